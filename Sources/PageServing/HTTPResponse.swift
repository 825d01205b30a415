package import Foundation

/// An answer to a browser.
package struct HTTPResponse: Sendable {
  /// What is answered.
  package enum Content: Sendable {
    /// Bytes of a kind, such as `text/html`.
    case bytes(Data, type: String)
    /// News, as they come.
    case events(EventStreams)
  }

  /// The status, as HTTP counts.
  package var status: Int
  /// What is answered.
  package var content: Content

  /// Creates an answer.
  package init(status: Int = 200, _ content: Content) {
    self.status = status
    self.content = content
  }

  /// An answer of text.
  package init(status: Int = 200, _ text: String, type: String = "text/plain") {
    self.init(status: status, .bytes(Data(text.utf8), type: type))
  }

  /// The answer to what is not there.
  package static let missing = HTTPResponse(status: 404, "There is no such page.\n")

  private static let reasons = [
    200: "OK", 400: "Bad Request", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    413: "Content Too Large", 421: "Misdirected Request", 431: "Request Header Fields Too Large",
    500: "Internal Server Error", 503: "Service Unavailable", 505: "HTTP Version Not Supported",
  ]

  /// The head that is sent before the content.
  ///
  /// Nothing is kept by browsers, shown in frames of other pages, or told to them.
  var head: Data {
    var lines = ["HTTP/1.1 \(status) \(Self.reasons[status] ?? "Unknown")"]
    switch content {
    case .bytes(let data, let type):
      lines += ["Content-Type: \(type); charset=utf-8", "Content-Length: \(data.count)"]
    case .events: lines.append("Content-Type: text/event-stream; charset=utf-8")
    }
    lines += [
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
      "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
      "Cross-Origin-Opener-Policy: same-origin", "Connection: close", "", "",
    ]
    return Data(lines.joined(separator: "\r\n").utf8)
  }
}
