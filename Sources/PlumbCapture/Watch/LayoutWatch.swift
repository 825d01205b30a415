#if PLUMB_CAPTURE

import Foundation
import LayoutEngine
public import PlumbDiagnosis
import PlumbLog
import PlumbReport

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// Explains each conflict of constraints in the console, right where the platform tells of it.
///
///     LayoutWatch.start()
///
/// Once in the app's life is enough, as early as `application(_:didFinishLaunchingWithOptions:)`. From then on the
/// message "Unable to simultaneously satisfy constraints" is followed by who contradicts whom, why, and what to change,
/// once for each cause.
///
/// The messages are read where they go: on Apple's systems from the process's own log, and from the standard error
/// stream where a debugger has them sent there (`OS_ACTIVITY_DT_MODE`), as on systems without that log. The stream
/// passes everything on unchanged. Nothing leaves the process, and no method of the platform is replaced.
///
/// In release builds there is nothing of it but empty functions, unless the trait `CaptureInRelease` asks for more.
@preconcurrency @MainActor
public enum LayoutWatch {
  /// What is called with each conflict.
  public typealias Handler = @MainActor (WatchedConflict) -> Void

  /// Whether the watch is on.
  public private(set) static var isRunning = false

  /// The conflicts since the watch began, each cause once, in the order in which they were told.
  public private(set) static var conflicts: [WatchedConflict] = []

  private static var prints = true
  private static var handlers: [(id: Int, roots: [PlatformView], call: Handler)] = []
  private static var handlerCount = 0
  private static var counts: [ConflictShape: Int] = [:]
  private static var startCount = 0
  private static let inbox = ConflictInbox()
  #if !os(Windows) && !os(WASI)
  /// Written on the main actor alone, and read where the program ends.
  private nonisolated(unsafe) static var stream: ErrorStream?
  #endif
  #if canImport(OSLog)
  private static var systemLog: SystemLog?
  #endif
  private static var isExitNoted = false

  // MARK: - Starting and stopping

  /// Begins to explain conflicts.
  ///
  /// A second call changes nothing but the handler and whether the console hears of them.
  ///
  /// - Parameters:
  ///   - printing: Whether explanations are printed to the console.
  ///   - handler: What else is to happen: called on the main actor, also for what was told before.
  public static func start(printing: Bool = true, handler: Handler? = nil) {
    prints = printing
    ownHandler = handler
    guard !isRunning else { return }
    open()
  }

  /// Ends the watch, and gives the standard error stream back as it was.
  ///
  /// What was written before is passed on and explained first.
  public static func stop() {
    guard isRunning else { return }
    flush()
    isRunning = false
    #if !os(Windows) && !os(WASI)
    stream?.stop()
    stream = nil
    #endif
    #if canImport(OSLog)
    systemLog?.stop()
    systemLog = nil
    #endif
    deliver()
    ownHandler = nil
  }

  /// Explains what was told up to now, without waiting for the main run loop.
  public static func flush() {
    #if !os(Windows) && !os(WASI)
    stream?.pump()
    #endif
    #if canImport(OSLog)
    systemLog?.read()
    #endif
    deliver()
  }

  /// The conflicts that are told while `body` runs, and by a layout at its end.
  ///
  /// The watch need not run; nothing is printed beside what the platform prints.
  ///
  /// - Parameters:
  ///   - view: A view whose hierarchy is laid out at the end, and in which views are looked for; nil for none.
  ///   - body: What may lead to conflicts.
  /// - Returns: The conflicts, each cause once.
  /// - Throws: What `body` throws.
  public static func conflicts(
    in view: PlatformView? = nil,
    during body: () throws -> Void
  ) rethrows -> [WatchedConflict] {
    let wasRunning = isRunning
    let printed = prints
    if !wasRunning { open() }
    flush()
    prints = false
    var found: [WatchedConflict] = []
    var seen: Set<ConflictShape> = []
    let id = add(roots: [view].compactMap { $0 }) { conflict in
      if seen.insert(ConflictShape(conflict.explanation.conflict)).inserted {
        found.append(conflict)
      }
    }
    defer {
      handlers.removeAll { $0.id == id }
      prints = printed
      if !wasRunning { stop() }
    }
    try body()
    view?.layOutHierarchy()
    flush()
    return found
  }

  /// Tells in the console what the rules find in a view's hierarchy, after a layout pass, each finding once.
  ///
  ///     override func viewDidAppear(_ animated: Bool) {
  ///       super.viewDidAppear(animated)
  ///       LayoutWatch.check(view)
  ///     }
  ///
  /// Conflicts are left out: the platform tells of them, and so the watch does.
  ///
  /// - Parameters:
  ///   - view: A view. All of the hierarchy that it is in is looked through.
  ///   - rules: The rules; those that are on by default unless told otherwise.
  public static func check(
    _ view: PlatformView,
    of rules: [Rule] = Rule.all.filter(\.isOnByDefault)
  ) {
    view.layOutHierarchy()
    flush()
    do {
      let snapshot = LayoutSnapshot(of: view, includesLook: false)
      let findings = try SolvedLayout(snapshot).findings(of: rules.filter { $0 != .conflict })
      for finding in findings {
        // The numbers of a finding differ between screens.
        let names = finding.items.map { snapshot.items[$0].label ?? snapshot.items[$0].id }
        let place = finding.location.map { "\($0.file):\($0.line)" } ?? ""
        let key = [finding.rule.id, place, "\(names)"]
        if told.insert(key).inserted { say("Plumb: \(finding)\n") }
      }
    } catch {
      say("Plumb: the layout cannot be judged: \(error)\n")
    }
  }

  private static var told: Set<[String]> = []
  private static var ownHandler: Handler?

  private static func add(roots: [PlatformView], _ call: @escaping Handler) -> Int {
    handlerCount += 1
    handlers.append((handlerCount, roots, call))
    return handlerCount
  }

  private static func open() {
    isRunning = true
    startCount += 1
    conflicts = []
    counts = [:]
    let inbox = inbox
    inbox.clear()
    #if canImport(OSLog)
    systemLog = SystemLog { inbox.read($0) }
    // Without it, nothing of the layout's goes to the stream.
    guard ProcessInfo.processInfo.environment["OS_ACTIVITY_DT_MODE"] != nil else { return }
    #endif
    #if !os(Windows) && !os(WASI)
    stream = ErrorStream(
      read: { inbox.read($0) },
      pause: { inbox.pause() }
    )
    noteExit()
    #endif
  }

  /// Has the end of the program wait for what is still in the pipe.
  private static func noteExit() {
    guard !isExitNoted else { return }
    isExitNoted = true
    atexit {
      #if !os(Windows) && !os(WASI)
      guard Thread.isMainThread else {
        LayoutWatch.stream?.stop()
        return
      }
      #endif
      MainActor.assumeIsolated { LayoutWatch.stop() }
    }
  }

  // MARK: - Telling

  /// Explains what has come in.
  static func deliver() {
    for message in inbox.take() { explain(message) }
  }

  private static func explain(_ bytes: [UInt8]) {
    for conflict in ConflictLog(bytes: bytes).conflicts {
      let shape = ConflictShape(conflict)
      let count = counts[shape, default: 0]
      counts[shape] = count + 1
      guard count == 0 || !handlers.isEmpty || ownHandler != nil else { continue }
      let watched = watched(conflict, bytes, count)
      if count == 0 {
        conflicts.append(watched)
        if prints { say("\(watched)\n") }
      }
      for handler in handlers { handler.call(watched) }
      ownHandler?(watched)
    }
  }

  private static func watched(
    _ conflict: LoggedConflict,
    _ bytes: [UInt8],
    _ repetitions: Int
  ) -> WatchedConflict {
    let live = LiveViews(of: conflict, in: handlers.flatMap(\.roots))
    var names: [String: String] = [:]
    for (address, view) in live.found { names[address] = live.name(of: view) }
    var log = ConflictLog("")
    log.conflicts = [conflict]
    return WatchedConflict(
      explanation: ConflictExplanation(conflict),
      message: String(decoding: bytes, as: UTF8.self),
      text: text(of: log),
      views: live.found.map(\.view),
      names: names,
      repetitions: repetitions
    )
  }

  private static func text(of log: ConflictLog) -> String {
    let place = "Plumb:\(log.conflicts.first?.line ?? 1): "
    return ExplainedLog(log, file: "Plumb").blocks.map { block in
      block.hasPrefix(place) ? "Plumb: " + block.dropFirst(place.count) : block
    }.joined(separator: "\n")
  }

  /// Writes to the console, past the pipe.
  private static func say(_ text: String) {
    #if !os(Windows) && !os(WASI)
    if let stream { return stream.write(text) }
    #endif
    FileHandle.standardError.write(Data(text.utf8))
  }
}

/// Messages on their way from any thread to the main actor.
final class ConflictInbox: @unchecked Sendable {
  private let lock = NSLock()
  private var scanner = ConflictScanner()
  private var messages: [[UInt8]] = []

  /// Looks for messages in what was written.
  func read(_ bytes: some Sequence<UInt8>) {
    let hasNews = lock.withLock {
      scanner.read(bytes)
      return collect()
    }
    if hasNews { announce() }
  }

  /// Ends a message, as nothing follows for now.
  func pause() {
    let hasNews = lock.withLock {
      scanner.pause()
      return collect()
    }
    if hasNews { announce() }
  }

  /// The messages since the last call.
  func take() -> [[UInt8]] {
    lock.withLock {
      defer { messages = [] }
      return messages
    }
  }

  /// Forgets what has come in.
  func clear() {
    lock.withLock {
      scanner = ConflictScanner()
      messages = []
    }
  }

  private func collect() -> Bool {
    let new = scanner.takeMessages()
    messages += new
    return !new.isEmpty
  }

  private func announce() {
    DispatchQueue.main.async { MainActor.assumeIsolated { LayoutWatch.deliver() } }
  }
}

#else

/// Explains conflicts in builds that are tried out; in this one it does nothing.
@MainActor
public enum LayoutWatch {
  /// Does nothing in this build.
  @inlinable public static func start(printing: Bool = true) {}

  /// Does nothing in this build.
  @inlinable public static func stop() {}

  /// Does nothing in this build.
  @inlinable public static func flush() {}

  /// Does nothing in this build.
  @inlinable public static func check(_ view: AnyObject) {}
}

#endif
