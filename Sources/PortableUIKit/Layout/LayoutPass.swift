internal import LayoutEngine

/// One run of the layout, in UIKit's order: constraints are updated from the leaves up, the engine
/// solves, and views lay out their subviews from the root down.
///
/// Source: Apple's "Auto Layout Guide", chapter on the deferred layout pass.
@MainActor
enum LayoutPass {
  /// How often a layout that asks for another layout gets one.
  private static let roundLimit = 32

  /// Lays out the hierarchy of `view`, from the topmost view in a row above it that asked for it.
  static func run(from view: UIView) {
    let root = view.hierarchyRoot
    root.deliverTraitsIfChanged()
    root.ownedHost?.reports.beginPass()
    for _ in 0..<roundLimit {
      guard isDirty(root) else { return }
      if root.needsUpdateConstraintsFlag || root.descendantNeedsUpdateConstraints {
        root.updateConstraintsIfNeeded()
      }
      let host = self.host(of: root)
      if host.needsSolve { mark(host.solveWithText(), in: host) }
      layOut(top(of: view))
      if host.refreshMargins() {
        host.needsSolve = true
        root.markNeedsLayout()
      } else if !host.needsSolve, view !== root, !isDirtyBelow(view) {
        return
      }
    }
  }

  /// The host of the hierarchy, made at its first layout.
  static func host(of root: UIView) -> LayoutHost {
    if let host = root.ownedHost, host.isAlive { return host }
    let host = LayoutHost(root: root, purpose: .layout)
    root.ownedHost = host
    return host
  }

  private static func isDirty(_ root: UIView) -> Bool {
    root.needsLayoutFlag || root.descendantNeedsLayout || root.needsUpdateConstraintsFlag
      || root.descendantNeedsUpdateConstraints || root.ownedHost?.needsSolve != false
  }

  private static func isDirtyBelow(_ view: UIView) -> Bool {
    view.needsLayoutFlag || view.descendantNeedsLayout || view.needsUpdateConstraintsFlag
      || view.descendantNeedsUpdateConstraints
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
  private static func layOut(_ top: UIView) {
    var levels: [Level] = []
    var level = Level(subviews: [top])
    while true {
      guard let view = level.nextDirty() else {
        guard let above = levels.popLast() else { return }
        level = above
        continue
      }
      if view.needsLayoutFlag {
        view.needsLayoutFlag = false
        let controller = view.layoutController
        controller?.viewWillBeLaidOut()
        controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.storedLayer?.placeSublayers(isForced: true)
        controller?.viewDidLayoutSubviews()
      }
      guard view.descendantNeedsLayout else { continue }
      view.descendantNeedsLayout = false
      levels.append(level)
      level = Level(subviews: view.storedSubviews)
    }
  }

  /// Siblings that are being laid out, as they were when their turn came.
  private struct Level {
    let subviews: [UIView]
    var next = 0

    /// The next of them that asks for a layout by now, for itself or for one below it.
    @MainActor
    mutating func nextDirty() -> UIView? {
      while next < subviews.count {
        let index = next
        next += 1
        // A list is mostly cells that nobody asked: they are passed over without counting them.
        if Uncounted(subviews[index]).read({ $0.needsLayoutFlag || $0.descendantNeedsLayout })
          == true
        {
          return subviews[index]
        }
      }
      return nil
    }
  }

  /// Hands the solved frames on: to guides at once, to views by asking their superviews to lay out.
  private static func mark(_ moved: [ItemID], in host: LayoutHost) {
    var marked = Uncounted<UIView>.none
    for id in moved {
      guard let object = host.object(id) else { continue }
      let above = object.storedView.superview
      if !above.isNone {
        // Siblings come one after the other.
        if above != marked { above.object?.markNeedsLayout() }
        marked = above
      } else if let view = object.view {
        if !view.translatesAutoresizingMaskIntoConstraints {
          let frame = host.engine.frame(of: id)
          view.applyEngineFrame(
            CGRect(
              x: view.storedFrame.minX,
              y: view.storedFrame.minY,
              width: CGFloat(frame.width),
              height: CGFloat(frame.height)
            ),
            host
          )
        }
      } else if let guide = object.guide {
        guide.takeFrame(CGRect(host.engine.frame(of: id)))
      }
    }
  }
}

extension UIView {
  /// Gives the subviews the frames that the engine found.
  func applySubviewFrames() {
    guard let host = layoutHost else { return }
    let subviews = storedSubviews
    for index in subviews.indices {
      // Where most stay, counting them would take longer than everything else.
      guard let frame = Uncounted(subviews[index]).read({ $0.newFrame(from: host) }) ?? nil
      else { continue }
      subviews[index].applyEngineFrame(frame, host)
    }
  }

  /// The frame that the engine found, where it is another than the view's.
  private func newFrame(from host: LayoutHost) -> CGRect? {
    // One that is used again after its hierarchy died still has its place there until it is taken in.
    guard let id = engineItem, storedHost === host else { return nil }
    if translatesAutoresizingMaskIntoConstraints {
      // One that was set since the engine solved is newer than what the engine found.
      if dirtyInputs.contains(.autoresizing) { return nil }
      // A frame that was set stays as it was set, off the pixels too.
      let frame = host.engine.exactFrame(of: id)
      return frame.distance(to: LayoutRect(storedFrame)) > 1e-6 ? CGRect(frame) : nil
    }
    let frame = CGRect(host.engine.frame(of: id))
    return frame.isSame(as: storedFrame) ? nil : frame
  }

  /// Takes a frame from the engine, without telling the engine of it.
  func applyEngineFrame(_ frame: CGRect, _ host: LayoutHost) {
    guard !frame.isSame(as: storedFrame) else { return }
    let isNested = host.isApplyingFrames
    host.isApplyingFrames = true
    self.frame = frame
    host.isApplyingFrames = isNested
  }
}

extension UILayoutGuide {
  func takeFrame(_ frame: CGRect) {
    layoutFrame = frame
    if role == .scrollContent { owningView?.contentGuideDidMove(to: frame.size) }
  }
}

extension CGRect {
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
