#if PLUMB_CAPTURE && !os(Windows) && !os(WASI)

import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Bionic)
import Bionic
#endif

/// A pipe over the standard error stream, which passes on what is written, unchanged, and shows it to a reader.
///
/// What was written before ``pump()`` is called has been passed on when it returns: nothing depends on when the thread
/// that waits for the pipe is woken. The program may end by returning, by `exit` or by a signal; what is in the pipe
/// then is passed on first. A child process that has inherited the stream may outlive the watch: the thread goes on
/// until the last writer is gone.
final class ErrorStream: @unchecked Sendable {
  /// Where everything goes: what the standard error stream was before.
  let original: Int32
  private let readEnd: Int32
  /// Guards the reader, and that bytes are passed on in their order.
  private let lock = NSLock()
  private let read: (UnsafeBufferPointer<UInt8>) -> Void
  private let pause: () -> Void
  private var isOpen = true
  private var hasEnded = false
  private var isAtLineStart = true
  private var hasNews = false

  /// Puts a pipe over the stream; nil where the system gives no pipe.
  ///
  /// - Parameters:
  ///   - read: Called with what was written, on any thread, and never on two at a time.
  ///   - pause: Called where nothing was written for a moment, or nothing more will be for now.
  init?(
    read: @escaping (UnsafeBufferPointer<UInt8>) -> Void,
    pause: @escaping () -> Void
  ) {
    self.read = read
    self.pause = pause
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return nil }
    let kept = dup(STDERR_FILENO)
    guard kept >= 0 else {
      close(ends[0])
      close(ends[1])
      return nil
    }
    // Children get the stream itself, and neither of what is behind it.
    _ = fcntl(kept, F_SETFD, FD_CLOEXEC)
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    original = kept
    readEnd = ends[0]
    guard dup2(ends[1], STDERR_FILENO) >= 0 else {
      close(kept)
      close(ends[0])
      close(ends[1])
      return nil
    }
    close(ends[1])
    LastWords.prepare(original: kept, readEnd: ends[0])
    let thread = Thread { [self] in wait() }
    thread.name = "Plumb.LayoutWatch"
    thread.start()
  }

  /// Passes on what was written so far, and shows it to the reader.
  func pump() {
    lock.lock()
    defer { lock.unlock() }
    passOn()
    if hasNews {
      hasNews = false
      pause()
    }
  }

  /// Gives the stream back, and passes on what is still in the pipe.
  func stop() {
    guard isOpen else { return }
    isOpen = false
    LastWords.forget()
    dup2(original, STDERR_FILENO)
    pump()
  }

  /// Writes a text of our own to where everything goes, on lines of its own.
  ///
  /// It does not go through the pipe: whoever empties the pipe must not wait for room in it.
  func write(_ text: String) {
    lock.lock()
    defer { lock.unlock() }
    passOn()
    var bytes = Array((isAtLineStart ? "" : "\n").utf8)
    bytes += text.utf8
    isAtLineStart = bytes.last == 0x0A
    bytes.withUnsafeBufferPointer { Self.write($0, to: original) }
  }

  // MARK: - Passing on

  /// Waits for what is written until the last writer is gone.
  private func wait() {
    while true {
      var descriptor = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      lock.lock()
      let timeout: Int32 = hasNews ? 50 : -1
      lock.unlock()
      let count = poll(&descriptor, 1, timeout)
      if count < 0, errno != EINTR { return }
      lock.lock()
      if count == 0, hasNews {
        hasNews = false
        pause()
      } else {
        passOn()
      }
      let hasEnded = hasEnded
      lock.unlock()
      guard hasEnded else { continue }
      close(readEnd)
      return
    }
  }

  /// Passes on what is in the pipe; the lock is held.
  private func passOn() {
    guard !hasEnded else { return }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { buffer in
      while true {
        var descriptor = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        let count = poll(&descriptor, 1, 0)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        LastWords.isPassingOn(true)
        let length = systemRead(readEnd, buffer.baseAddress, buffer.count)
        if length > 0 {
          let bytes = UnsafeBufferPointer(rebasing: buffer[..<length])
          Self.write(bytes, to: original)
          LastWords.isPassingOn(false)
          isAtLineStart = bytes.last == 0x0A
          hasNews = true
          read(bytes)
          continue
        }
        LastWords.isPassingOn(false)
        if length < 0, errno == EINTR { continue }
        hasEnded = true
        return
      }
    }
  }

  /// Writes all bytes; what the stream does not take at all is lost, as it would have been without the pipe.
  private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) {
    guard var start = bytes.baseAddress else { return }
    var rest = bytes.count
    while rest > 0 {
      let count = systemWrite(descriptor, start, rest)
      if count > 0 {
        start += count
        rest -= count
      } else if count < 0, errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
      } else if count < 0, errno != EINTR {
        return
      }
    }
  }
}

private let systemRead = read(_:_:_:)
private let systemWrite = write(_:_:_:)

#endif
