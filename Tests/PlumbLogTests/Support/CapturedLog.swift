import Logging

@testable import PortableUIKit

/// What is logged while a closure runs, as `StreamLogHandler` writes it.
@MainActor
func capturedLog(_ body: () -> Void) -> String {
  let stream = StringStream()
  let before = LayoutConflictReporter.makeLogger
  defer { LayoutConflictReporter.makeLogger = before }
  LayoutConflictReporter.makeLogger = {
    Logger(label: "LayoutConstraints") { _ in MessageHandler(stream: stream) }
  }
  body()
  return stream.text
}

/// Collects what is written to it; used on one thread.
private final class StringStream: @unchecked Sendable {
  var text = ""
}

/// Writes lines in the form of swift-log's `StreamLogHandler`, with a fixed time.
private struct MessageHandler: LogHandler {
  var metadata: Logger.Metadata = [:]
  var logLevel = Logger.Level.trace
  let stream: StringStream

  init(stream: StringStream) { self.stream = stream }

  subscript(metadataKey key: String) -> Logger.Metadata.Value? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func log(event: LogEvent) {
    stream.text +=
      "2026-02-03T04:05:06+0000 \(event.level) LayoutConstraints: [PortableUIKit] \(event.message)\n"
  }
}
