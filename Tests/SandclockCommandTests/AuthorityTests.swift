import Foundation
import Testing

/// `sandclock authority`.
@Suite struct AuthorityTests {
  @Test func showsAndExportsTheUsersOwn() throws {
    let folder = try Folder()
    let environment = ["XDG_DATA_HOME": folder.path]
    let shown = try Command.run(["authority"], environment: environment)
    #expect(shown.status == 0)
    #expect(shown.output.contains("kept         in \(folder.path)/sandclock/authority\n"))
    #expect(
      try Command.run(["authority", "show"], environment: environment).output == shown.output)

    let target = "\(folder.path)/trust"
    let exported = try Command.run(["authority", "export", target], environment: environment)
    #expect(exported.status == 0)
    let files = try FileManager.default.contentsOfDirectory(atPath: target).sorted()
    #expect(files == ["chain.pem", "root.base64", "root.cer", "root.pem"])
    let root = try String(contentsOfFile: "\(target)/root.base64", encoding: .utf8)
    #expect(shown.output.contains(root))
  }

  @Test func warnsOfAWord() throws {
    let shown = try Command.run(["authority", "show", "--authority", "seed:demo"])
    #expect(shown.output.contains("whoever knows the word can sign"))
  }
}
