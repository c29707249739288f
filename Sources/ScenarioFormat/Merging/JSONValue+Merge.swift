extension JSONValue {
  /// This value with another merged over it (RFC 7386): objects merge by key, everything else
  /// replaces. A `null` stays and means absent, as everywhere in a scenario.
  func merged(with patch: JSONValue) -> JSONValue {
    guard let members, let changes = patch.members else { return patch }
    var merged = members
    let places = Dictionary(
      members.enumerated().map { ($0.element.key, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    for change in changes {
      if let place = places[change.key] {
        merged[place] = Member(
          key: change.key, keyPlace: change.keyPlace,
          value: merged[place].value.merged(with: change.value))
      } else {
        merged.append(change)
      }
    }
    return JSONValue(place: patch.place, content: .object(merged))
  }

  /// This object without a member.
  func without(_ key: String) -> JSONValue {
    guard let members else { return self }
    return JSONValue(place: place, content: .object(members.filter { $0.key != key }))
  }
}
