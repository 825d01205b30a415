internal import LayoutEngine

/// One run of the layout, in UIKit's order: properties are updated from the root down, constraints from the leaves up, the
/// engine solves, and views lay out their subviews from the root down.
///
/// Source: Apple's "Auto Layout Guide", chapter on the deferred layout pass, and its documentation of `updateProperties()`.
@MainActor
enum LayoutPass {
  /// How often a layout that asks for another layout gets one.
  nonisolated static let roundLimit = 32
  /// How many rounds at the end of a layout that does not settle are looked into.
  static let recordedRounds = 4
  /// How often a layout that was asked for in another one of the same hierarchy gets one: what it leaves
  /// is done by the outer one.
  private static let nestedRoundLimit = 4
  /// How many layouts may run one in another; those further in are left to the outer ones.
  private static let nestingLimit = 64
  /// How many views, each in the one before, a layout may add and lay out in one round.
  private static let growthLimit: Int32 = 64

  /// How many layouts run, one in another.
  @exclusivity(unchecked) private static var nesting = 0

  /// Whether somebody looks on while views are laid out.
  @exclusivity(unchecked) private static var isObserved = false
  /// The flags with one of which a view has somebody to tell before it is laid out, and after that.
  ///
  /// While somebody looks on they are all, so that one look tells: a view that is laid out has some flag.
  @exclusivity(unchecked) private static var telling = LayoutFlags.isObserved
  @exclusivity(unchecked) private static var tellingAfter = LayoutFlags.hasLayer

  /// Looks whether somebody looks on by now.
  static func noteObservers() {
    isObserved = InsetUse.isAny || FeedbackLoopRecorder.isOn || UpdateTracking.isEach
    let all = LayoutFlags(rawValue: .max)
    telling = isObserved ? all : .isObserved
    tellingAfter = isObserved ? all : .hasLayer
  }

  /// The siblings that layouts have yet to go on with, those of inner layouts behind those of outer ones.
  @exclusivity(unchecked) private static var levels = PlainList<Level>()

  /// Whether a layout runs.
  @inline(__always) static var isRunning: Bool { nesting > 0 }

  /// Lays out the hierarchy of `view`, from the topmost view in a row above it that asked for it.
  ///
  /// A view that asks while it is laid out is laid out again in the next round, and never in itself.
  static func run(from view: UIView) {
    let root = view.hierarchyRoot
    root.deliverTraitsIfChanged()
    guard isDirty(root), nesting < nestingLimit else { return }
    if let host = root.ownedHost, host.isTakingIn {
      // Asked by the size of a view, while constraints are still missing.
      host.noteUnanswered(view)
      return
    }
    nesting += 1
    root.passDepth += 1
    if root.passDepth == 1 {
      root.ownedHost?.reports.beginPass()
      root.ownedHost?.hasAskedAgain = false
    }
    layOut(from: view, root)
    root.passDepth -= 1
    nesting -= 1
  }

  private static func layOut(from view: UIView, _ root: UIView) {
    let isNested = root.passDepth > 1
    let limit = isNested ? nestedRoundLimit : roundLimit
    for round in 1...limit {
      guard isDirty(root) else { break }
      if !isNested, round > limit - recordedRounds {
        FeedbackLoopRecorder.beginRound(round, of: root)
      }
      let (host, hasSolved, hasLaidOut) =
        UpdateTracking.trackAll(below: root, isInner: isNested) { carryOut(from: view, root) }
      host.askAgain()
      if host.refreshMargins() {
        host.needsSolve = true
        root.markNeedsLayout()
      } else if !host.needsSolve {
        if view !== root, !isDirtyBelow(view) { break }
        // What is left are views that are being laid out.
        if !hasSolved, !hasLaidOut, !root.needsUpdateHereOrBelow { break }
      }
      if !isNested, round == limit, isDirty(root) { FeedbackLoopRecorder.report(root) }
    }
    if !isNested { FeedbackLoopRecorder.end(of: root) }
  }

  /// One round: what was asked for is updated, solved and laid out.
  ///
  /// - Returns: The host, and whether there was something to solve, and to lay out.
  @inline(__always)
  private static func carryOut(from view: UIView, _ root: UIView) -> (LayoutHost, Bool, Bool) {
    if PropertyUpdates.areRequested { PropertyUpdates.carryOut(below: root) }
    if root.needsUpdateHereOrBelow { root.updateConstraintsIfNeeded() }
    let host = self.host(of: root)
    let hasSolved = host.needsSolve
    if hasSolved { mark(host.solveWithText(), in: host) }
    let hasLaidOut = TraitUse.during(.layout) { layOut(top(of: view)) }
    return (host, hasSolved, hasLaidOut)
  }

  /// The host of the hierarchy, made at its first layout.
  static func host(of root: UIView) -> LayoutHost {
    if let host = root.ownedHost, host.isAlive { return host }
    let host = LayoutHost(root: root, purpose: .layout)
    root.ownedHost = host
    return host
  }

  private static func isDirty(_ root: UIView) -> Bool {
    UpdateTracking.takeInChanges()
    return root.needsLayoutFlag || root.descendantNeedsLayout || root.needsUpdateHereOrBelow
      || root.ownedHost?.needsSolve != false || PropertyUpdates.areRequested(in: root)
  }

  private static func isDirtyBelow(_ view: UIView) -> Bool {
    view.needsLayoutFlag || view.descendantNeedsLayout || view.needsUpdateHereOrBelow
  }

  /// The view where the layout starts.
  ///
  /// Source: Apple's documentation of `CALayer.layoutIfNeeded()`.
  private static func top(of view: UIView) -> UIView {
    var top = view
    while let above = top.superview, above.needsLayoutFlag { top = above }
    return top
  }

  /// Lays out the views at and below one that asked for it, superviews first.
  ///
  /// - Returns: Whether there were any.
  private static func layOut(_ top: UIView) -> Bool {
    var hasLaidOut = false
    guard top.needsLayoutFlag || top.descendantNeedsLayout else { return false }
    guard var level = layOut(top, &hasLaidOut, growth: 0) else { return hasLaidOut }
    // A view that is laid out may have others laid out in turn, which leaves the list as it finds it.
    let outer = levels.count
    while true {
      let next = level.nextDirty()
      guard !next.isNone else {
        level.subviews.end()
        guard levels.count > outer else {
          levels.releaseLargeRoom()
          return hasLaidOut
        }
        level = levels.removeLast()
        continue
      }
      // The level holds the view, whatever becomes of it.
      let below = next.read { layOut($0, &hasLaidOut, growth: level.growth) } ?? nil
      guard let below else { continue }
      levels.append(level)
      level = below
    }
  }

  /// Lays out a view, if it asked for it.
  ///
  /// - Returns: Its subviews, where one below it asked for a layout.
  @inline(__always)
  private static func layOut(_ view: UIView, _ hasLaidOut: inout Bool, growth: Int32) -> Level? {
    var flags = view.layoutFlags
    if flags.contains(.needsLayout) {
      if flags.contains(.isLayingOut) {
        // Asked by itself, or by what it has laid out: the frames are up to date, and its turn comes again.
        view.applySubviewFrames()
        flags = view.layoutFlags
      } else {
        hasLaidOut = true
        flags = layOutSubviews(of: view, flags)
      }
    }
    guard flags.contains(.descendantNeedsLayout) else { return nil }
    let growth = view.engineItem == nil ? growth + 1 : 0
    view.descendantNeedsLayout = false
    guard growth < growthLimit else {
      // Views that add views have no end; the next round goes on where this one stops.
      view.noteLayoutBelow()
      return nil
    }
    return Level(subviews: WalkedSubviews(of: view), growth: growth)
  }

  /// Has a view lay out its subviews.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - flags: What it asks for.
  /// - Returns: What it asks for by now.
  @inline(__always)
  private static func layOutSubviews(of view: UIView, _ flags: LayoutFlags) -> LayoutFlags {
    view.layoutFlags = flags.subtracting(.needsLayout).union(.isLayingOut)
    // Most views have nobody to tell.
    guard flags.isDisjoint(with: telling) else {
      layOutSubviewsAndTell(view)
      return endTold(view)
    }
    view.layoutSubviews()
    var after = view.layoutFlags
    guard after.isDisjoint(with: tellingAfter) else {
      if after.contains(.hasLayer) { view.storedLayer?.placeSublayers(isForced: true) }
      return endTold(view)
    }
    after.rawValue &= ~LayoutFlags.isLayingOut.rawValue
    view.layoutFlags = after
    return after
  }

  /// Ends the layout of a view's subviews of which somebody was told, or may be.
  ///
  /// - Returns: What the view asks for by now.
  @inline(never)
  private static func endTold(_ view: UIView) -> LayoutFlags {
    view.isLayingOut = false
    if isObserved, InsetUse.isAny { view.askForNewsOfSubviews() }
    return view.layoutFlags
  }

  @inline(never)
  private static func layOutSubviewsAndTell(_ view: UIView) {
    guard UpdateTracking.isEach else { return tellOfLayout(of: view) }
    UpdateTracking.track(.layout, of: view) { tellOfLayout(of: view) }
  }

  @inline(__always)
  private static func tellOfLayout(of view: UIView) {
    FeedbackLoopRecorder.begin(view)
    let controller = view.hadLayoutController ? view.layoutController : nil
    if InsetUse.isAny || view.hasMarginNews || controller != nil { view.announceInsets() }
    controller?.viewWillLayoutSubviews()
    view.layoutSubviews()
    view.storedLayer?.placeSublayers(isForced: true)
    controller?.viewDidLayoutSubviews()
    FeedbackLoopRecorder.end(view)
  }

  /// Siblings that are being laid out, as they were when their turn came.
  private struct Level {
    var subviews: WalkedSubviews
    /// How many of the views above them, one in the other, are not known to the engine.
    let growth: Int32

    /// The next of them that asks for a layout by now, for itself or for one below it.
    @MainActor
    mutating func nextDirty() -> Uncounted<UIView> {
      while true {
        let subview = subviews.next()
        // A list is mostly cells that nobody asked.
        if subview.read({ !$0.layoutFlags.isDisjoint(with: .isDirty) }) != false {
          return subview
        }
      }
    }
  }

  /// Notes for messages which views got another frame.
  @inline(never)
  private static func noteSolved(_ moved: [ItemID], in host: LayoutHost) {
    for id in moved {
      guard let view = host.object(id)?.view, let above = view.superview else { continue }
      let frame = CGRect(host.engine.frame(of: id))
      guard !frame.isSame(as: view.storedFrame) else { continue }
      FeedbackLoopRecorder.noteSolved(
        above,
        "The frame of \(NSLayoutConstraint.words(for: view)) became \(UIView.flat(frame)) from "
          + UIView.flat(view.storedFrame)
      )
    }
  }

  /// Hands the solved frames on: to guides at once, to views by asking their superviews to lay out.
  private static func mark(_ changes: LayoutChanges, in host: LayoutHost) {
    if FeedbackLoopRecorder.isOn { noteSolved(changes.items, in: host) }
    for news in changes.news {
      let index = Int(news.code)
      if index >= 0 {
        let view = host.uncountedObject(at: index).read { $0.storedView } ?? .none
        view.read { $0.noteNeedsLayout() }
      } else {
        handOn(ItemID(index: ~index), in: host)
      }
    }
  }

  /// Gives a guide, or the root, its frame.
  @inline(never)
  private static func handOn(_ id: ItemID, in host: LayoutHost) {
    guard let object = host.object(id) else { return }
    let frame = host.engine.frame(of: id)
    if let guide = object.guide {
      guide.takeFrame(CGRect(frame))
    } else if let root = object.view, !root.translatesAutoresizingMaskIntoConstraints {
      root.applyEngineFrame(
        CGRect(
          x: root.storedFrame.minX,
          y: root.storedFrame.minY,
          width: CGFloat(frame.width),
          height: CGFloat(frame.height)
        ),
        host
      )
    }
  }
}

extension UIView {
  /// Gives the subviews the frames that the engine found.
  func applySubviewFrames() {
    let host = Uncounted(storedHost)
    guard !storedSubviews.isEmpty, let frames = host.read({ $0.isAlive ? $0.frames : nil }) ?? nil
    else { return }
    let applying = LayoutHost.applying
    LayoutHost.applying = host
    var subviews = WalkedSubviews(of: self)
    while true {
      let subview = subviews.next()
      guard let hasSet = subview.read({ $0.applyNewFrame(from: host, frames) }) else { break }
      // An override of `frame` may have taken the view out of the hierarchy, and its subviews with it. As long as it
      // is in there, it holds the host.
      if hasSet, Uncounted(storedHost) != host { break }
    }
    subviews.end()
    LayoutHost.applying = applying
  }

  /// Takes the frame that the engine found, where it is another than the view's.
  ///
  /// - Returns: Whether it was.
  @inline(__always)
  private func applyNewFrame(from host: Uncounted<LayoutHost>, _ frames: KnownFrames) -> Bool {
    guard let frame = newFrame(from: host, frames) else { return false }
    self.frame = frame
    return true
  }

  /// The frame that the engine found, where it is another than the view's.
  @inline(__always)
  private func newFrame(from host: Uncounted<LayoutHost>, _ frames: KnownFrames) -> CGRect? {
    // One that is used again after its hierarchy died still has its place there until it is taken in.
    guard let id = engineItem, Uncounted(storedHost) == host else { return nil }
    if followsMask {
      // One that was set since the engine solved is newer than what the engine found.
      if dirtyInputs.contains(.autoresizing) { return nil }
      // A frame that was set stays as it was set, off the pixels too.
      guard let frame = layoutHost?.engine.exactFrame(of: id) else { return nil }
      return frame.distance(to: LayoutRect(storedFrame)) > 1e-6 ? CGRect(frame) : nil
    }
    let frame = frames[id]
    return frame.isSame(as: storedFrame) ? nil : frame
  }

  /// Takes a frame from the engine, without telling the engine of it.
  func applyEngineFrame(_ frame: CGRect, _ host: LayoutHost) {
    guard !frame.isSame(as: storedFrame) else { return }
    let applying = LayoutHost.applying
    LayoutHost.applying = Uncounted(host)
    self.frame = frame
    LayoutHost.applying = applying
  }
}

extension UILayoutGuide {
  func takeFrame(_ frame: CGRect) {
    layoutFrame = frame
    if role == .scrollContent { owningView?.contentGuideDidMove(to: frame.size) }
  }
}

extension CGRect {
  @inline(__always)
  init(_ rect: LayoutRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension LayoutRect {
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX),
      y: Double(rect.minY),
      width: Double(rect.width),
      height: Double(rect.height)
    )
  }
}
