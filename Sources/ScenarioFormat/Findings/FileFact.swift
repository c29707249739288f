/// What can be wrong with a file that a scenario is read from.
enum FileFact: FindingFact, Error {
  case fileMissing
  case fileIsFolder
  case fileIsNoFile
  case fileUnreadable

  var words: String {
    switch self {
    case .fileMissing: "there is no such file"
    case .fileIsFolder: "this is a folder; name a file"
    case .fileIsNoFile: "this is no regular file"
    case .fileUnreadable: "the file cannot be read; look at its permissions"
    }
  }
}
