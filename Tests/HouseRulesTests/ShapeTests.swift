import Foundation
import Testing

extension SourceLine {
  /// Whether the line is a comment that holds one address, which cannot be broken.
  fileprivate var isAddress: Bool {
    let words = trimmed.split(separator: " ")
    return words.count == 2 && isComment && words[1].hasPrefix("https://")
  }
}

/// The shape of files and folders.
@Suite struct ShapeTests {
  /// Places on one machine, and registries. They are put together here, so that this file does not
  /// hold them itself.
  static let foreignWords = [
    "../" + "shared", "/" + "work/", "/" + "root/", "/" + "home/", "pypi" + ".org",
    "deb.debian" + ".org", "npm" + "js", "crates" + ".io",
  ]

  @Test(arguments: Repository.swiftFiles)
  func fitsThePage(_ path: String) {
    let file = SourceFile(path)
    // The text after the last newline is empty and no line.
    let count = file.lines.count - (file.lines.last?.text.isEmpty == true ? 1 : 0)
    #expect(count <= 400, "\(path): a file has at most 400 lines; take a facet into its own")
    for line in file.lines where line.text.count > 100 && !line.isAddress {
      Issue.record("\(line.place): \(line.text.count) columns; a line has at most 100")
    }
  }

  @Test(arguments: [(".json5", ".timeline"), (".timeline", ".json5")])
  func scenariosHaveTheirTimeline(_ ending: String, _ twin: String) {
    let files = Set(Repository.files)
    let scenarios = files.filter {
      $0.hasPrefix("Scenarios/") && $0.hasSuffix(ending) && $0.split(separator: "/").count == 2
    }
    #expect(!scenarios.isEmpty, "Scenarios holds no \(ending)")
    for path in scenarios.sorted() where !files.contains(path.dropLast(ending.count) + twin) {
      Issue.record("\(path) has no \(twin) beside it")
    }
  }

  @Test func topHoldsWhatItShould() {
    let expected: Set<Substring> = ["Package.swift", "Sources", "Tests", "Scenarios", "README.md"]
    let names = Set(Repository.files.compactMap { $0.split(separator: "/").first })
    let other = names.subtracting(expected).filter { !$0.hasPrefix(".") }
    #expect(other.isEmpty, "nothing else stands at the top")
    #expect(expected.subtracting(names).isEmpty, "missing at the top")
  }

  @Test(arguments: foreignWords)
  func mentionsNoForeignPlace(_ words: String) {
    for path in Repository.files {
      guard let text = Repository.text(path), text.contains(words) else { continue }
      for line in SourceFile(path, text: text).lines where mentions(words, in: line.text) {
        Issue.record("\(line.place): mentions \(words)")
      }
    }
  }

  /// Whether the words stand in the text; a path only where it begins there, not in `$folder/home`.
  private func mentions(_ words: String, in text: String) -> Bool {
    text.ranges(of: words).contains { range in
      guard words.hasPrefix("/"), range.lowerBound > text.startIndex else { return true }
      let before = text[text.index(before: range.lowerBound)]
      return !(before.isLetter || before.isNumber || "_-.})*".contains(before))
    }
  }
}
