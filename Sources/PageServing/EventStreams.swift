package import Foundation

/// Browsers that wait for news.
///
/// Source: HTML Living Standard, 9.2, for server-sent events.
package final class EventStreams: @unchecked Sendable {
  private let lock = NSLock()
  /// Under the lock.
  private var sockets: Set<Socket> = []
  private var told = 0

  /// Creates streams to nobody.
  package init() {}

  /// How many wait.
  package var count: Int { lock.withLock { sockets.count } }

  /// How many news were told so far.
  ///
  /// A page that says how many it shows is told at once when there are more: what was told before it listened is not lost.
  package var state: Int { lock.withLock { told } }

  /// Tells all that wait, with the news' number as its `id`; those that do not take it are left out from now on.
  ///
  /// - Parameters:
  ///   - event: The kind of news, of letters.
  ///   - data: JSON in a line.
  package func tell(_ event: String, _ data: Data) {
    let line = Data(data.filter { $0 != 0x0A && $0 != 0x0D })
    lock.withLock {
      told += 1
      send(Data("id: \(told)\nevent: \(event)\ndata: ".utf8) + line + Data("\n\n".utf8))
    }
  }

  /// Keeps connections open where somebody in between would end silent ones.
  private func beat() { lock.withLock { send(Data(": still here\n\n".utf8)) } }

  /// Under the lock.
  private func send(_ data: Data) {
    for socket in sockets where !socket.write(data) { sockets.remove(socket) }
  }

  /// Serves a connection until the browser ends it.
  func serve(_ socket: Socket) {
    // News are told from where pages are made, which waits for nobody's slow browser.
    socket.setTimeout(reading: 15, writing: 1)
    // Nothing can be told between the number and the first news that come here.
    let isThere = lock.withLock {
      guard socket.write(Data("id: \(told)\nevent: state\ndata: \(told)\n\n".utf8)) else {
        return false
      }
      sockets.insert(socket)
      return true
    }
    guard isThere else { return }
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
