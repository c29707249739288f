extension ScenarioReader {
  /// Whether a file that was found in a folder can be a scenario.
  ///
  /// An object without `customers`, `population` and `script` cannot, unless it has a title and a
  /// parent that may have them: it is there for others to build upon. A file that cannot be read
  /// might be one, and its reader says what is wrong with it.
  package static func mayBeScenario(file path: String) -> Bool {
    guard case .success(let bytes) = SourceLoader.load(path) else { return true }
    let root = JSON5Reader.read(SourceText(name: path, bytes: bytes)).value
    guard let root, root.members != nil else { return true }
    return root["customers"] != nil || root["script"] != nil || root["population"] != nil
      || root["title"] != nil && root["extends"] != nil
  }
}
