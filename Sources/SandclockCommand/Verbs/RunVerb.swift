internal import Sandclock

/// `sandclock run FILE|DIR…`: runs scenarios.
enum RunVerb {
  static func run(_ words: [String], _ console: Console) async throws -> ExitStatus {
    let arguments = try Arguments(words, for: .run)
    let settings = try RunSettings(arguments)
    let files = try ScenarioFiles(arguments)
    try settings.checkNames(of: files.paths)
    if settings.explains, settings.isQuiet || !files.isOneFile {
      throw UsageError.nothingToExplain
    }
    let ledger = try RunLedger.opened(settings, files)
    let status =
      files.isOneFile
      ? try await SingleRun(settings: settings, ledger: ledger, console: console)
        .run(files.paths[0])
      : try await SeveralRuns(
        settings: settings, files: files.paths, ledger: ledger, console: console
      ).run()
    try ledger?.close()
    return status
  }
}
