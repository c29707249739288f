internal import Foundation

/// What can be wrong with a file that a scenario is read from.
enum FileFact: FindingFact, Error {
  case fileMissing
  case fileIsFolder
  case fileIsNoFile
  case fileUnreadable(errno: Int32)
  case fileTooLarge(bytes: Int64)
  case fileIsCatalog
  /// A file that another one names, by its path.
  indirect case named(String, FileFact)

  var words: String {
    switch self {
    case .fileMissing: "there is no such file"
    case .fileIsFolder: "this is a folder; name a file"
    case .fileIsNoFile: "this is no regular file"
    case .fileUnreadable(let number):
      "the file cannot be read: \(String(cString: strerror(number)))"
    case .fileTooLarge(let bytes):
      "\(bytes) bytes are more than the \(SourceText.byteLimit >> 20) MB a file may have"
    case .fileIsCatalog:
      "this is a catalog, not a scenario; sandclock catalog shows it, sandclock new writes "
        + "a scenario over it"
    case .named(let path, let fact): "\(Quotation.of(path)): \(fact.words)"
    }
  }
}
