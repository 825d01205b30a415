import Foundation

/// A connection's descriptor, with the calls of the system that are not the same everywhere.
struct Socket: Hashable, Sendable {
  let descriptor: Int32

  /// A socket of TCP.
  static func stream() -> Socket? {
    // `SOCK_STREAM`, which is of another type in each C library.
    let kind: Int32 = 1
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { return nil }
    let result = Socket(descriptor: descriptor)
    // Programs that are started for source files have no use for it.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    return result
  }

  /// Binds it to a free port of 127.0.0.1 and listens; the port, or nil where the system refuses.
  func listenOnLoopback() -> UInt16? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    address.sin_port = 0
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
    }
    guard isBound, listen(descriptor, 64) == 0 else { return nil }
    let isKnown = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size) == 0
      }
    }
    return isKnown ? UInt16(bigEndian: address.sin_port) : nil
  }

  /// The next connection; nil where the socket was closed.
  func accepted() -> Socket? {
    while true {
      let descriptor = accept(self.descriptor, nil, nil)
      if descriptor >= 0 {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return Socket(descriptor: descriptor)
      }
      // Too many open files pass; a closed socket does not.
      guard errno == EINTR || errno == ECONNABORTED || errno == EMFILE || errno == ENFILE else {
        return nil
      }
      usleep(10_000)
    }
  }

  /// Limits how long reading and writing wait, in seconds.
  func setTimeout(reading: Int, writing: Int) {
    let size = socklen_t(MemoryLayout<timeval>.size)
    for (option, seconds) in [(SO_RCVTIMEO, reading), (SO_SNDTIMEO, writing)] {
      var time = timeval()
      time.tv_sec = .init(seconds)
      setsockopt(descriptor, SOL_SOCKET, option, &time, size)
    }
  }

  /// Up to `count` bytes; empty where the other side is done, or nothing came in time.
  func read(_ count: Int) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: count)
    let got = recv(descriptor, &buffer, count, 0)
    return got > 0 ? Array(buffer.prefix(got)) : []
  }

  /// Writes all bytes; false where the other side does not take them.
  func write(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        guard let start = bytes.baseAddress else { return true }
        let count = send(descriptor, start + sent, bytes.count - sent, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }

  /// Ends the connection.
  func end() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    close(descriptor)
  }
}
