package import Foundation

/// Browsers that wait for news.
///
/// Source: HTML Living Standard, 9.2, for server-sent events.
package final class EventStreams: @unchecked Sendable {
  private let lock = NSLock()
  /// Under the lock.
  private var sockets: Set<Socket> = []

  /// Creates streams to nobody.
  package init() {}

  /// How many wait.
  package var count: Int { lock.withLock { sockets.count } }

  /// Tells all that wait; those that do not take it are left out from now on.
  ///
  /// - Parameters:
  ///   - event: The kind of news, of letters.
  ///   - data: JSON in a line.
  package func tell(_ event: String, _ data: Data) {
    let line = Data(data.filter { $0 != 0x0A && $0 != 0x0D })
    send(Data("event: \(event)\ndata: ".utf8) + line + Data("\n\n".utf8))
  }

  /// Keeps connections open where somebody in between would end silent ones.
  private func beat() { send(Data(": still here\n\n".utf8)) }

  private func send(_ data: Data) {
    lock.withLock {
      for socket in sockets where !socket.write(data) { sockets.remove(socket) }
    }
  }

  /// Serves a connection until the browser ends it.
  func serve(_ socket: Socket) {
    // News are told from where pages are made, which waits for nobody's slow browser.
    socket.setTimeout(reading: 15, writing: 1)
    guard socket.write(Data(": welcome\n\n".utf8)) else { return }
    lock.withLock { _ = sockets.insert(socket) }
    // The browser sends nothing more; what ends the wait is its end, or the time.
    while lock.withLock({ sockets.contains(socket) }) {
      if !socket.read(64).isEmpty { break }
      if !socket.isOpen { break }
      beat()
    }
    lock.withLock { _ = sockets.remove(socket) }
  }
}

extension Socket {
  /// Whether the last read waited in vain, rather than met the end.
  fileprivate var isOpen: Bool {
    var byte: UInt8 = 0
    let got = recv(descriptor, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return got > 0 || (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK))
  }
}
