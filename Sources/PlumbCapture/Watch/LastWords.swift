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

/// What is in the pipe over the standard error stream when a signal ends the program: the message of a trap, above all.
///
/// The handler does nothing but what POSIX allows in one (`dup2`, `poll`, `read`, `write`, `nanosleep`, `sigaction`,
/// `raise`), and then leaves the signal to whoever had it before, such as a crash reporter or the runtime's backtrace.
enum LastWords {
  private static let fatal = [SIGABRT, SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]
  /// Those that end a program that does not say otherwise.
  private static let ending = [SIGTERM, SIGINT, SIGHUP, SIGQUIT]
  /// The size of the room for what is read, in bytes.
  private static let roomSize = 4096
  /// More than there are signals.
  private static let signalLimit = 65

  private struct State {
    var original: Int32
    var readEnd: Int32
    /// Whether a thread has bytes that it has not written yet.
    var isPassingOn = false
    /// Room for what is read: a handler may ask for no memory.
    var room: UnsafeMutableRawPointer
    var previous: UnsafeMutablePointer<sigaction>
  }

  /// Kept for good: a handler may run at any time.
  private nonisolated(unsafe) static var state: UnsafeMutablePointer<State>?
  private nonisolated(unsafe) static var isActive = false

  /// Has signals empty the pipe from now on.
  static func prepare(original: Int32, readEnd: Int32) {
    if let state {
      state.pointee.original = original
      state.pointee.readEnd = readEnd
    } else {
      let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: signalLimit)
      previous.initialize(repeating: sigaction(), count: signalLimit)
      let new = UnsafeMutablePointer<State>.allocate(capacity: 1)
      new.initialize(
        to: State(
          original: original,
          readEnd: readEnd,
          room: .allocate(byteCount: roomSize, alignment: 1),
          previous: previous
        )
      )
      state = new
    }
    isActive = true
    for signal in fatal { install(signal, isFatal: true) }
    for signal in ending { install(signal, isFatal: false) }
  }

  /// Leaves signals to whoever had them before.
  static func forget() {
    isActive = false
    guard let state else { return }
    for signal in fatal + ending {
      var current = sigaction()
      sigaction(signal, nil, &current)
      // Somebody who came later passes the signal on to us, and we pass it on as well.
      guard isOurs(current) else { continue }
      sigaction(signal, &state.pointee.previous[Int(signal)], nil)
    }
  }

  /// Notes whether a thread has bytes that it has not written yet.
  static func isPassingOn(_ value: Bool) { state?.pointee.isPassingOn = value }

  private static func install(_ signal: Int32, isFatal: Bool) {
    guard let state else { return }
    var current = sigaction()
    sigaction(signal, nil, &current)
    guard !isOurs(current) else { return }
    // Programs that take such a signal go on, and what is in the pipe comes by itself.
    guard isFatal || isDefault(current) else { return }
    state.pointee.previous[Int(signal)] = current
    var own = sigaction()
    #if canImport(Darwin)
    own.__sigaction_u.__sa_sigaction = handler
    #else
    own.__sigaction_handler.sa_sigaction = handler
    #endif
    sigemptyset(&own.sa_mask)
    // A handler for an overflown stack needs the other one, where there is one.
    own.sa_flags = Int32(SA_ONSTACK) | Int32(SA_SIGINFO)
    sigaction(signal, &own, nil)
  }

  private static func isDefault(_ action: sigaction) -> Bool { address(action) == 0 }

  private static func isOurs(_ action: sigaction) -> Bool {
    address(action) == Int(bitPattern: unsafeBitCast(handler, to: UnsafeRawPointer.self))
  }

  private static func address(_ action: sigaction) -> Int {
    #if canImport(Darwin)
    let known = action.__sigaction_u.__sa_sigaction
    #else
    let known = action.__sigaction_handler.sa_sigaction
    #endif
    guard let known else { return 0 }
    return Int(bitPattern: unsafeBitCast(known, to: UnsafeRawPointer.self))
  }

  private static let handler:
    @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
      signal,
      information,
      _ in
      LastWords.speak(signal, code: information?.pointee.si_code ?? 0)
    }

  private static func speak(_ signal: Int32, code: Int32) {
    guard let state else { return }
    if isActive {
      // What is written from now on goes straight there.
      dup2(state.pointee.original, STDERR_FILENO)
      waitForOthers(state)
      drain(state)
      waitForOthers(state)
    }
    sigaction(signal, &state.pointee.previous[Int(signal)], nil)
    switch signal {
    case SIGILL, SIGSEGV, SIGBUS, SIGFPE:
      // The instruction runs again, and the handler from before hears of it at first hand; a signal that a program
      // sent does not come again by itself. The kernel's own codes are small numbers above 0.
      if code <= 0 || code >= 0x10000 { raise(signal) }
    default: raise(signal)
    }
  }

  /// Lets another thread write what it has read: half a second is more than it needs.
  private static func waitForOthers(_ state: UnsafeMutablePointer<State>) {
    for _ in 0..<100 where state.pointee.isPassingOn {
      var time = timespec(tv_sec: 0, tv_nsec: 5_000_000)
      nanosleep(&time, nil)
    }
  }

  private static func drain(_ state: UnsafeMutablePointer<State>) {
    let room = state.pointee.room
    while true {
      var descriptor = pollfd(fd: state.pointee.readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 0) > 0 else { return }
      let count = read(state.pointee.readEnd, room, roomSize)
      guard count > 0 else { return }
      var written = 0
      while written < count {
        let step = write(state.pointee.original, room + written, count - written)
        guard step > 0 else { return }
        written += step
      }
    }
  }
}

#endif
