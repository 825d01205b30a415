import Foundation

/// A server of pages for browsers on this machine, and nobody else.
///
/// It listens on 127.0.0.1 alone, at a port that the system gives. Requests must name that host, so that no other page's
/// name can be made to lead here, and must begin with a token that only whoever read the address knows.
///
/// Limits: 48 connections at once, 8,192 bytes and 5 seconds for a request, no bodies, one request for each connection.
///
/// It is written on the system's sockets: what is served is a handful of pages to one person, and a general server such as
/// swift-nio would be one more package to fetch and build for everybody who builds the tool.
package final class LoopbackServer: Sendable {
  /// Answers a request, whose path is without the token.
  package typealias Handler = @Sendable (HTTPRequest) async -> HTTPResponse

  /// How many connections are served at once.
  static let mostConnections = 48
  /// How long a request may take to come, in seconds.
  static let patience = 5

  /// The port.
  package let port: UInt16
  /// What the path of each request begins with.
  package let token: String
  private let socket: Socket
  private let handler: Handler
  private let load = Load()

  /// Why there is no server.
  package struct Failure: Error {
    /// The system's reason.
    package var reason: String
  }

  /// Opens a port; connections wait until ``start()``.
  package init(_ handler: @escaping Handler) throws(Failure) {
    guard let socket = Socket.stream() else {
      throw Failure(reason: String(cString: strerror(errno)))
    }
    guard let port = socket.listenOnLoopback() else {
      let reason = String(cString: strerror(errno))
      socket.end()
      throw Failure(reason: reason)
    }
    (self.socket, self.port, self.handler) = (socket, port, handler)
    // A browser that goes away is told by the call that writes, and does not end the program.
    signal(SIGPIPE, SIG_IGN)
    var generator = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let part = String(UInt32.random(in: .min ... .max, using: &generator), radix: 16)
      return String(repeating: "0", count: 8 - part.count) + part
    }.joined()
  }

  /// Where a browser finds the pages.
  package var address: String { "http://127.0.0.1:\(port)/\(token)/" }

  /// Serves connections from now on, each in a thread of its own.
  package func start() {
    Thread.detachNewThread { [self] in
      while let connection = socket.accepted() {
        guard load.enter() else {
          connection.setTimeout(reading: 1, writing: 1)
          reply(
            HTTPResponse(status: 503, "Too many connections.\n"),
            to: connection,
            withContent: true
          )
          connection.end()
          continue
        }
        Thread.detachNewThread { [self] in
          serve(connection)
          connection.end()
          load.leave()
        }
      }
    }
  }

  /// Takes no more connections.
  package func stop() { socket.end() }

  // MARK: - Connections

  private func serve(_ connection: Socket) {
    connection.setTimeout(reading: Self.patience, writing: Self.patience)
    guard let head = head(of: connection) else { return }
    let request: HTTPRequest
    do {
      request = try HTTPRequest(head: head)
    } catch {
      return reply(
        HTTPResponse(status: error.rawValue, "This request is not understood.\n"),
        to: connection,
        withContent: true
      )
    }
    let response = answer(request)
    reply(response, to: connection, withContent: request.method == .get)
    if case .events(let streams) = response.content, request.method == .get {
      streams.serve(connection)
    }
  }

  /// The bytes up to the empty line that ends a head; nil where they do not come in time.
  private func head(of connection: Socket) -> [UInt8]? {
    let end = ContinuousClock.now + .seconds(Self.patience)
    var bytes: [UInt8] = []
    while ContinuousClock.now < end {
      let more = connection.read(2048)
      if more.isEmpty { return nil }
      bytes += more
      if bytes.count > HTTPRequest.longestHead { return bytes }
      let from = max(0, bytes.count - more.count - 3)
      if let last = Self.endOfHead(bytes, from: from) { return Array(bytes[..<last]) }
    }
    return nil
  }

  private static func endOfHead(_ bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= start + 4 else { return nil }
    return (start...(bytes.count - 4)).first {
      bytes[$0] == 13 && bytes[$0 + 1] == 10 && bytes[$0 + 2] == 13 && bytes[$0 + 3] == 10
    }.map { $0 + 4 }
  }

  /// What is answered; the pages are made elsewhere, for which this thread waits.
  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    guard request.host == "127.0.0.1:\(port)" || request.host == "localhost:\(port)" else {
      return HTTPResponse(status: 421, "This server is for this machine alone.\n")
    }
    guard let first = request.path.first, Self.areSame(first, token) else {
      return HTTPResponse(
        status: 403,
        "The address lacks the token that plumbline serve printed.\n"
      )
    }
    var request = request
    request.path.removeFirst()
    let result = Answer()
    let done = DispatchSemaphore(value: 0)
    Task { [request, handler] in
      result.value = await handler(request)
      done.signal()
    }
    done.wait()
    return result.value
  }

  /// Compares in a time that does not tell where two texts differ.
  private static func areSame(_ a: String, _ b: String) -> Bool {
    let (a, b) = (Array(a.utf8), Array(b.utf8))
    guard a.count == b.count else { return false }
    return zip(a, b).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
  }

  private func reply(_ response: HTTPResponse, to connection: Socket, withContent: Bool) {
    guard connection.write(response.head), withContent else { return }
    if case .bytes(let data, _) = response.content { _ = connection.write(data) }
  }
}

/// An answer on its way between two threads, of which one waits for the other.
private final class Answer: @unchecked Sendable {
  var value = HTTPResponse(status: 500, "The page could not be made.\n")
}

/// How many connections are open.
private final class Load: @unchecked Sendable {
  private let lock = NSLock()
  /// Under the lock.
  private var count = 0

  /// Counts one more; false where there are enough.
  func enter() -> Bool {
    lock.withLock {
      guard count < LoopbackServer.mostConnections else { return false }
      count += 1
      return true
    }
  }

  /// Counts one less.
  func leave() { lock.withLock { count -= 1 } }
}
