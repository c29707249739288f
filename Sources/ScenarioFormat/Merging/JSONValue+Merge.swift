extension JSONValue {
  /// This value with another merged over it (RFC 7386): objects merge by key, everything else
  /// replaces. A `null` stays and means absent, as everywhere in a scenario.
  func merged(with patch: JSONValue) -> JSONValue {
    guard let members, let changes = patch.members else { return patch }
    var merged = members
    for change in changes {
      if let place = merged.firstIndex(where: { $0.key == change.key }) {
        merged[place] = Member(
          key: change.key, keyPlace: change.keyPlace,
          value: merged[place].value.merged(with: change.value))
      } else {
        merged.append(change)
      }
    }
    return JSONValue(place: patch.place, content: .object(merged))
  }
}
