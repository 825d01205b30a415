import TestSupport
import Testing

@testable import PageServing

@Suite struct `Requests of browsers` {
  private func request(_ text: String) throws -> HTTPRequest {
    try HTTPRequest(head: Array(text.utf8))
  }

  private func head(_ line: String, _ fields: String...) -> String {
    ([line, "Host: 127.0.0.1:80"] + fields).joined(separator: "\r\n") + "\r\n\r\n"
  }

  @Test func `have a path, a query and a host`() throws {
    let found = try request(head("GET /t%C3%B6/data?file=3&text=a+%26b HTTP/1.1"))
    #expect(found.method == .get)
    #expect(found.path == ["tö", "data"])
    #expect(found.query == ["file": "3", "text": "a &b"])
    #expect(found.host == "127.0.0.1:80")
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\n\r\n", HTTPRequest.Refusal.malformed),
    ("GET / HTTP/1.1\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", .malformed),
    ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", .malformed),
    ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", .malformed),
    ("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", .malformed),
    ("GET /%ff HTTP/1.1\r\nHost: a\r\n\r\n", .malformed),
    ("GET /a/../b HTTP/1.1\r\nHost: a\r\n\r\n", .malformed),
    ("GET /%2e%2e HTTP/1.1\r\nHost: a\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nHost: a\r\n folded: b\r\n\r\n", .malformed),
    ("GET / HTTP/1.1\r\nHost: a\r\nno colon\r\n\r\n", .malformed),
    ("POST / HTTP/1.1\r\nHost: a\r\n\r\n", .unknownMethod),
    ("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n", .hasBody),
    ("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n", .hasBody),
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", .unknownVersion),
  ])
  func `are refused where no browser would send them`(
    _ text: String,
    _ refusal: HTTPRequest.Refusal
  ) {
    #expect(throws: refusal) { try request(text) }
  }

  @Test func `are refused where they are too long`() {
    #expect(throws: HTTPRequest.Refusal.tooLong) {
      try request(head("GET /" + String(repeating: "a", count: 9000) + " HTTP/1.1"))
    }
    let fields = (0..<70).map { "A\($0): b" }.joined(separator: "\r\n")
    #expect(throws: HTTPRequest.Refusal.tooLong) { try request(head("GET / HTTP/1.1", fields)) }
  }

  /// Bytes that are changed, left out and doubled make a request or a refusal, and nothing else.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `never stop the program`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let sample = Array(head("GET /token/file?a=%41&b=c HTTP/1.1", "Accept: */*").utf8)
    var understood = 0
    for _ in 0..<1000 {
      var bytes = sample
      for _ in 0..<Int.random(in: 0...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(bytes[place], at: place)
        default: bytes.removeSubrange(place...)
        }
      }
      if let request = try? HTTPRequest(head: bytes) {
        understood += 1
        #expect(!request.path.contains(".."), "seed \(seed)")
      }
    }
    // One in five stays as it was.
    #expect(understood > 100, "seed \(seed)")
  }
}
