import Foundation
import Testing

/// A declaration that other targets see.
struct VisibleDeclaration {
  let access: Substring
  let keyword: Substring
  let name: Substring

  private static let keywords: Set<Substring> = [
    "func", "var", "let", "struct", "enum", "class", "protocol", "actor", "init", "typealias",
    "subscript",
  ]
  private static let modifiers: Set<Substring> = [
    "static", "final", "mutating", "nonmutating", "nonisolated", "override", "convenience",
    "required", "indirect", "lazy", "weak", "unowned", "borrowing", "consuming", "isolated",
  ]
  /// Members that a protocol of the standard library or of Foundation asks for: it says what they
  /// mean.
  private static let witnesses: Set<Substring> = [
    "description", "debugDescription", "errorDescription", "hash", "encode", "rawValue", "next",
    "makeIterator", "makeAsyncIterator",
  ]

  /// The declaration that begins on this line, if it is `public`, `open` or `package`.
  init?(_ line: SourceLine) {
    var access: Substring?
    // "init(", "func name(", "var name:": the name ends where a sign begins.
    for (index, word) in line.words.enumerated() {
      let bare = word.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
      if Self.keywords.contains(bare), bare == word || bare == "init" || bare == "subscript" {
        guard let access else { return nil }
        // `class func` and `class var`: the second keyword says what it is.
        let following = line.words.dropFirst(index + 1).first ?? ""
        if bare == "class", ["func", "var"].contains(following) { continue }
        self.access = access
        keyword = bare
        name = following.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
        return
      }
      if ["public", "open", "package"].contains(word) {
        access = word
      } else if !word.hasPrefix("@") && !Self.modifiers.contains(bare) && !word.hasSuffix("(set)") {
        return nil
      }
    }
    return nil
  }

  /// Whether a comment must stand above it.
  var needsComment: Bool {
    // A function whose name is a sign is an operator.
    if keyword == "func" && name.isEmpty { return false }
    if ["func", "var"].contains(keyword) && Self.witnesses.contains(name) { return false }
    if access != "package" { return true }
    return ["func", "struct", "enum", "class", "protocol", "actor"].contains(keyword)
  }
}

/// A protocol of the repository, with the names of what it asks for.
struct ProtocolRequirements {
  let name: String
  let members: Set<Substring>

  static let all = Repository.sources.flatMap(all(in:))

  /// The protocols that a file declares. A requirement has its comment in the protocol; who fulfils
  /// it need not repeat that.
  static func all(in file: SourceFile) -> [ProtocolRequirements] {
    file.lines.indices.compactMap { start in
      let words = file.lines[start].words
      guard let place = words.firstIndex(of: "protocol"), !file.lines[start].isComment else {
        return nil
      }
      let indentation = file.lines[start].text.prefix { $0 == " " }
      let body = file.lines[start...].dropFirst().prefix { $0.text != indentation + "}" }
      let members = body.compactMap { line -> Substring? in
        let place = line.words.firstIndex { $0 == "func" || $0 == "var" }
        guard !line.isComment, let place else { return nil }
        return line.words.dropFirst(place + 1).first?.prefix { $0.isLetter || $0.isNumber }
      }
      let name = words.dropFirst(place + 1).first?.prefix { $0.isLetter || $0.isNumber } ?? ""
      return ProtocolRequirements(name: String(name), members: Set(members))
    }
  }
}

extension SourceFile {
  /// The names that protocols spoken of in this file ask for.
  fileprivate func requirements(of protocols: [ProtocolRequirements]) -> Set<Substring> {
    protocols.filter { asked in lines.contains { !$0.isComment && $0.text.contains(asked.name) } }
      .reduce(into: []) { $0.formUnion($1.members) }
  }

  /// The declarations that need a comment directly above and have none; attributes may stand
  /// between the two.
  func undocumented(
    beside protocols: [ProtocolRequirements]
  ) -> [(line: SourceLine, declaration: VisibleDeclaration)] {
    let requirements = requirements(of: protocols)
    return lines.indices.compactMap { index in
      guard let declaration = VisibleDeclaration(lines[index]), declaration.needsComment,
        !requirements.contains(declaration.name)
      else { return nil }
      let above = lines[..<index].reversed().first { !$0.trimmed.hasPrefix("@") }
      return above?.trimmed.hasPrefix("///") == true ? nil : (lines[index], declaration)
    }
  }
}

@Suite struct PublicDocTests {
  @Test(arguments: Repository.sources.map(\.path))
  func visibleDeclarationsSayWhatTheyMean(_ path: String) {
    for (line, declaration) in SourceFile(path).undocumented(beside: ProtocolRequirements.all) {
      Issue.record(
        """
        \(line.place): \(declaration.access) \(declaration.keyword) \(declaration.name) \
        has no comment (///) directly above
        """)
    }
  }

  @Test(arguments: [
    ("public struct A {", true), ("/// A.\npublic struct A {", false),
    ("/// A.\n@frozen\npublic struct A {", false), ("/// A.\n\npublic struct A {", true),
    ("// A.\npublic struct A {", true), ("public let a = 1", true), ("package let a = 1", false),
    ("  package init(_ a: Int) {", false), ("  public init?(_ a: Int) {", true),
    ("  public private(set) var a = 1", true), ("package static func a() {", true),
    ("package static func == (a: A, b: A) -> Bool {", false), ("struct A {", false),
    ("  package var description: String {", false), ("  public class func a() {", true),
    ("@inlinable package mutating func a() {", true), ("package import A", false),
    ("package extension A {", false), ("  @Flag public var a = false", true),
    ("  case .public: struct_", false), ("package final class A: B {", true),
    ("package nonisolated(unsafe) static func a() {", true),
  ])
  func findsWhatLacksAComment(_ text: String, _ expected: Bool) {
    #expect(SourceFile("A.swift", text: text).undocumented(beside: []).isEmpty != expected)
  }

  @Test func whatAProtocolAsksForIsDocumentedThere() {
    let file = SourceFile(
      "A.swift",
      text: """
        /// A sink.
        package protocol Sink {
          /// Delivers.
          func deliver(_ a: Int)
        }
        /// Another one.
        package struct Drain: Sink {
          package func deliver(_ a: Int) {}
          package func close() {}
        }
        """)
    let protocols = ProtocolRequirements.all(in: file)
    #expect(file.undocumented(beside: protocols).map(\.declaration.name) == ["close"])
  }
}
