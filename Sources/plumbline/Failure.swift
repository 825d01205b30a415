import Foundation
import LayoutEngine

/// What keeps the tool from its work, in a sentence that begins with the file.
///
/// Wrong calls are `ValidationError`s, which are followed by how to call it.
struct Failure: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}

/// Does something with a file's content, and names the file in what is wrong with it.
///
/// Documents name their file and line themselves.
func naming<Result>(_ file: String, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch let error as SnapshotError {
    throw Failure("\(file == "-" ? "standard input" : file): \(error)")
  } catch let error as EncodingError {
    throw Failure(
      "\(file == "-" ? "standard input" : file): it has numbers that cannot be written: \(error)"
    )
  }
}

extension Error {
  /// Why the system refused a file, in its own words: "No such file or directory".
  ///
  /// Foundation on Linux has no words for most, and prints codes.
  var reason: String {
    var error: NSError? = self as NSError
    while let current = error {
      if current.domain == NSPOSIXErrorDomain, let text = strerror(Int32(current.code)) {
        return String(cString: text)
      }
      error = (current.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    }
    return localizedDescription
  }
}
