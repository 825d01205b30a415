internal import ConstraintSolver
internal import LayoutEngine

extension LayoutHost {
  // MARK: - Who uses margins

  func noteMarginUse(_ item: ItemID) {
    if let view = object(item)?.constraintOwner { noteMarginUser(view) }
  }

  private func noteMarginUser(_ view: UIView) {
    guard let id = view.engineItem, !view.neededEngineExtras.usesMargins else { return }
    view.neededEngineExtras.usesMargins = true
    marginUsers.append(id)
    var properties = engine.properties(of: id)
    properties.margins = LayoutInsets(view.layoutMargins)
    engine.setProperties(properties, of: id)
    updateContentGuideMargins(of: view)
  }

  // MARK: - The system's guides

  func addSystemRows(of guide: UILayoutGuide) {
    guard let id = guide.engineItem, let owner = guide.owningView, let ownerID = owner.engineItem
    else { return }
    let constraints = systemConstraints(of: guide, id, ownerID, owner)
    if !constraints.isEmpty {
      guide.neededEngineExtras.systemRows = constraints.map { engine.add($0) }
    }
    switch guide.role {
    case .layoutMargins, .readableContent: noteMarginUser(owner)
    case .safeArea, .keyboard:
      noteMarginUser(owner)
      noteSafeArea(owner.safeAreaInsets, of: owner)
    default: break
    }
  }

  /// Brings the rows of guides whose constants follow the view up to date.
  func updateSystemRows(of guide: UILayoutGuide) {
    guard let id = guide.engineItem, let rows = guide.engineExtras?.systemRows,
      let owner = guide.owningView, let ownerID = owner.engineItem
    else { return }
    for (row, constraint) in zip(rows, systemConstraints(of: guide, id, ownerID, owner)) {
      engine.setConstant(constraint.constant, of: row)
    }
  }

  private func systemConstraints(
    of guide: UILayoutGuide,
    _ id: ItemID,
    _ owner: ItemID,
    _ view: UIView
  ) -> [LayoutConstraint] {
    func tie(
      _ attribute: LayoutAttribute,
      _ other: LayoutAttribute,
      _ source: ConstraintSource,
      _ constant: CGFloat = 0
    ) -> LayoutConstraint {
      LayoutConstraint(
        id,
        attribute,
        .equal,
        owner,
        other,
        constant: Double(constant),
        source: source
      )
    }
    switch guide.role {
    case .app, .system, .distance:
      return []
    case .layoutMargins:
      return [
        tie(.left, .leftMargin, .marginsGuide), tie(.right, .rightMargin, .marginsGuide),
        tie(.top, .topMargin, .marginsGuide), tie(.bottom, .bottomMargin, .marginsGuide),
      ]
    case .safeArea:
      let safe = view.safeAreaInsets
      return [
        tie(.left, .left, .safeAreaGuide, safe.left),
        tie(.right, .right, .safeAreaGuide, -safe.right),
        tie(.top, .top, .safeAreaGuide, safe.top),
        tie(.bottom, .bottom, .safeAreaGuide, -safe.bottom),
      ]
    case .keyboard:
      let safe = view.safeAreaInsets
      let usesSafeArea = (guide as? UIKeyboardLayoutGuide)?.usesBottomSafeArea ?? true
      let covered = (guide as? UIKeyboardLayoutGuide)?.coveredHeight ?? 0
      return [
        tie(.left, .left, .systemGuide), tie(.right, .right, .systemGuide),
        tie(.top, .bottom, .systemGuide, -max(usesSafeArea ? safe.bottom : 0, covered)),
        tie(.bottom, .bottom, .systemGuide),
      ]
    case .readableContent:
      return [
        tie(.centerX, .centerXWithinMargins, .systemGuide),
        tie(.top, .topMargin, .systemGuide), tie(.bottom, .bottomMargin, .systemGuide),
        LayoutConstraint(
          id,
          .left,
          .greaterThanOrEqual,
          owner,
          .leftMargin,
          source: .systemGuide
        ),
        LayoutConstraint(
          id,
          .width,
          .lessThanOrEqual,
          constant: readableWidth,
          source: .systemGuide
        ),
        LayoutConstraint(
          id,
          .width,
          .equal,
          constant: readableWidth,
          priority: 999.5,
          source: .systemGuide
        ),
      ]
    case .scrollContent:
      return [
        LayoutConstraint(id, .left, source: .scrollView),
        LayoutConstraint(id, .top, source: .scrollView),
      ]
    case .scrollFrame:
      return [
        LayoutConstraint(id, .left, constant: Double(view.boundsOrigin.x), source: .scrollView),
        LayoutConstraint(id, .top, constant: Double(view.boundsOrigin.y), source: .scrollView),
        tie(.width, .width, .scrollView), tie(.height, .height, .scrollView),
      ]
    }
  }

  // MARK: - Keeping margins up to date

  /// Reads the margins and safe areas again, for the views where they decide something.
  ///
  /// They depend on frames, so a layout that moves such a view is followed by another.
  ///
  /// - Returns: Whether one of them changed.
  @discardableResult
  func refreshMargins() -> Bool {
    marginsAreStale = false
    var changed = false
    for id in marginUsers {
      guard let view = object(id)?.view else { continue }
      var properties = engine.properties(of: id)
      let margins = LayoutInsets(view.layoutMargins)
      let safe = view.safeAreaInsets
      if margins != properties.margins {
        properties.margins = margins
        engine.setProperties(properties, of: id)
        updateContentGuideMargins(of: view)
        changed = true
      }
      if safe != view.engineSafeArea {
        if noteSafeArea(safe, of: view) { changed = true }
      }
      if InputViews.areInUse, noteInputViews(of: view) { changed = true }
    }
    return changed
  }

  /// Brings the guides that follow a safe area up to date with it.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  private func noteSafeArea(_ safe: UIEdgeInsets, of view: UIView) -> Bool {
    view.engineSafeArea = safe
    let guides = view.systemGuides.filter { $0.role == .safeArea || $0.role == .keyboard }
    for guide in guides { updateSystemRows(of: guide) }
    return !guides.isEmpty
  }

  /// Brings the guide that follows the keyboard up to date with the input views above it.
  ///
  /// - Returns: Whether it changed.
  private func noteInputViews(of view: UIView) -> Bool {
    for guide in view.systemGuides where guide.role == .keyboard {
      guard let guide = guide as? UIKeyboardLayoutGuide else { continue }
      let covered = view.heightBelowInputViews
      guard covered != guide.coveredHeight else { continue }
      guide.coveredHeight = covered
      updateSystemRows(of: guide)
      return true
    }
    return false
  }

  /// A scroll view's margins count from the edges of its content, for what is inside it.
  private func updateContentGuideMargins(of view: UIView) {
    guard let id = view.contentGuideForDescendants?.engineItem else { return }
    var properties = engine.properties(of: id)
    properties.margins = LayoutInsets(view.layoutMargins)
    engine.setProperties(properties, of: id)
  }
}

extension UIView {
  /// Where a guide of the system's is by the view's present insets.
  func frameBeforeLayout(of role: UILayoutGuide.Role, usesBottomSafeArea: Bool) -> CGRect {
    let all = CGRect(origin: .zero, size: storedFrame.size)
    switch role {
    case .app, .system, .distance: return .zero
    case .layoutMargins: return all.inset(by: layoutMargins)
    case .safeArea: return all.inset(by: safeAreaInsets)
    case .keyboard:
      let height = max(usesBottomSafeArea ? safeAreaInsets.bottom : 0, heightBelowInputViews)
      return CGRect(x: 0, y: all.height - height, width: all.width, height: height)
    case .readableContent:
      let margins = all.inset(by: layoutMargins)
      let width = min(margins.width, CGFloat(readableWidth))
      return CGRect(
        x: margins.midX - width / 2,
        y: margins.minY,
        width: width,
        height: margins.height
      )
    case .scrollContent:
      return CGRect(origin: .zero, size: (self as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return bounds
    }
  }
}

/// The greatest width of the readable guide at the default text size, in points.
///
/// Source: Apple's documentation names no figure; 672 is what an iPad shows.
private let readableWidth = 672.0
