/// `sandclock run FILE|DIR…`: runs scenarios.
enum RunVerb {
  static func run(_ words: [String], _ console: Console) async throws -> ExitStatus {
    let arguments = try Arguments(words, for: .run)
    let settings = try RunSettings(arguments)
    let files = try ScenarioFiles(arguments)
    return files.isOneFile
      ? try await SingleRun(settings: settings, console: console).run(files.paths[0])
      : try await SeveralRuns(settings: settings, files: files.paths, console: console).run()
  }
}
