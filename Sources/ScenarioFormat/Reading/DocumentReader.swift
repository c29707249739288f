/// Loads and reads a file into its root value; what is wrong with it goes to the report.
enum DocumentReader {
  /// The root of the document in a file; `nil` when there is none to go on with. A file that
  /// cannot be loaded is a finding at `name`, where another file names it.
  static func root(ofFile path: String, namedAt name: Node? = nil, _ report: FindingReport) -> Node?
  {
    let number = report.nextNumber
    switch SourceLoader.load(path) {
    case .failure(let fact):
      if let name {
        name.found(FileFact.named(path, fact))
        return nil
      }
      let source = SourceText(name: path, bytes: [], number: number)
      report.add(source)
      report.report(fact, at: source.place(at: 0), .root)
      return nil
    case .success(let bytes):
      return root(of: SourceText(name: path, bytes: bytes, number: number), report)
    }
  }

  /// The root of the document in a text.
  static func root(of source: SourceText, _ report: FindingReport) -> Node? {
    report.add(source)
    let (value, findings) = JSON5Reader.read(source)
    for finding in findings { report.report(finding, in: source) }
    return value.map { Node(value: $0, path: .root, report: report) }
  }
}

/// A path as it stands in a file: relative to the folder of that file.
func resolved(_ path: String, besides file: String) -> String {
  guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
  return String(file[...slash]) + path
}
