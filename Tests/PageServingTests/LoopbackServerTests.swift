import Foundation
import Testing

@testable import PageServing

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@Suite struct `The server on loopback` {
  private func withServer(_ body: (LoopbackServer) async throws -> Void) async throws {
    try await withServer(answering: { _ in HTTPResponse("hello") }, body)
  }

  private func withServer(
    answering handler: @escaping LoopbackServer.Handler,
    _ body: (LoopbackServer) async throws -> Void
  ) async throws {
    let server = try LoopbackServer(handler)
    server.start()
    defer { server.stop() }
    try await body(server)
  }

  /// What a server answers to bytes.
  ///
  /// It is waited for in a thread, and for long: tests have no more of them than there are cores, and the server needs one,
  /// too.
  private func answer(_ text: String, of server: LoopbackServer) async throws -> String {
    try await inThread {
      let socket = try Socket.connected(to: server.port)
      defer { socket.end() }
      socket.setTimeout(reading: 1200, writing: 10)
      #expect(socket.write(Data(text.utf8)))
      var bytes: [UInt8] = []
      while case let more = socket.read(4096), !more.isEmpty { bytes += more }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  private func inThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
  }

  private func get(
    _ path: String,
    _ server: LoopbackServer,
    host: String? = nil
  ) async throws -> String {
    try await answer(
      "GET \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(server.port)")\r\n\r\n",
      of: server
    )
  }

  @Test func `answers who knows the token`() async throws {
    try await withServer { server in
      let text = try await get("/\(server.token)/", server)
      #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(text.hasSuffix("\r\n\r\nhello"))
      #expect(text.contains("Cache-Control: no-store"))
    }
  }

  @Test func `answers nobody else`() async throws {
    try await withServer { server in
      for path in ["/", "/\(server.token)x/", "/\(server.token.dropLast())/", "/nothing"] {
        let text = try await get(path, server)
        #expect(text.hasPrefix("HTTP/1.1 403 "), "\(path)")
      }
    }
  }

  /// A name that somebody else leads to this machine is refused.
  @Test func `answers to its own name alone`() async throws {
    try await withServer { server in
      let path = "/\(server.token)/"
      for host in ["example.org", "example.org:\(server.port)", "127.0.0.1", "127.0.0.1:1"] {
        let text = try await get(path, server, host: host)
        #expect(text.hasPrefix("HTTP/1.1 421 "), "\(host)")
      }
      let text = try await get(path, server, host: "localhost:\(server.port)")
      #expect(text.hasPrefix("HTTP/1.1 200 "))
    }
  }

  @Test func `refuses what is no request, and goes on`() async throws {
    try await withServer { server in
      let long = String(repeating: "a", count: 8500)
      let answers = [
        try await answer("\r\n\r\n", of: server),
        try await answer("POST / HTTP/1.1\r\nHost: a\r\n\r\n", of: server),
        try await answer(long, of: server),
        try await get("/\(server.token)/", server),
      ]
      #expect(
        answers.map { $0.split(separator: " ").dropFirst().first } == ["400", "405", "431", "200"]
      )
    }
  }

  @Test func `sends the head alone where that is asked for`() async throws {
    try await withServer { server in
      let text = try await answer(
        "HEAD /\(server.token)/ HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n",
        of: server
      )
      #expect(text.contains("Content-Length: 5"))
      #expect(text.hasSuffix("\r\n\r\n"))
    }
  }

  @Test func `tells news to who waits for them, and how many there were before`() async throws {
    let events = EventStreams()
    events.tell("change", Data("{\"file\":0}".utf8))
    try await withServer(answering: { _ in HTTPResponse(.events(events)) }) { server in
      let text = try await inThread {
        let socket = try Socket.connected(to: server.port)
        defer { socket.end() }
        socket.setTimeout(reading: 1200, writing: 10)
        let head =
          "GET /\(server.token)/events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n"
        #expect(socket.write(Data(head.utf8)))
        var text = ""
        while !text.contains("id: 1\nevent: state\ndata: 1\n\n") {
          let more = socket.read(4096)
          guard !more.isEmpty else { return text }
          text += String(decoding: more, as: UTF8.self)
        }
        let end = ContinuousClock.now + .seconds(5)
        while events.count == 0, ContinuousClock.now < end { usleep(2000) }
        events.tell("change", Data("{\"file\":\n1}".utf8))
        return String(decoding: socket.read(4096), as: UTF8.self)
      }
      #expect(text == "id: 2\nevent: change\ndata: {\"file\":1}\n\n")
    }
  }
}

extension Socket {
  /// A connection to a port of this machine.
  fileprivate static func connected(to port: UInt16) throws -> Socket {
    let result = try #require(stream())
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(result.descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    return result
  }
}
