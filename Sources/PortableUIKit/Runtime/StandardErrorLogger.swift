#if !SwiftLog
internal import Foundation

/// What is used here of swift-log's `Logger`, for clients without the package trait `SwiftLog`: messages go to the
/// standard error stream, as UIKit's do.
struct Logger {
  typealias Message = String

  var label: String

  func warning(_ message: Message) {
    FileHandle.standardError.write(Data("\(label): \(message)\n".utf8))
  }
}
#endif
