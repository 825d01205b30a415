package import LayoutEngine
import TextMetrics

/// A layout as a value, with the objects that its items and constraints stand for.
package struct CapturedLayout {
  /// The layout.
  ///
  /// Its items and constraints carry addresses as identities.
  package var snapshot: LayoutSnapshot
  /// The view or guide of each item.
  package var objects: [AnyObject]
  /// The constraint of each constraint, or nil for one of the system's that no object stands for.
  package var constraints: [NSLayoutConstraint?]
}

extension UIView {
  /// The layout of the view's hierarchy as a value, after a layout pass.
  ///
  /// What views look like costs a second measuring of each text, and is left out unless it is asked for.
  package func captureLayout(name: String, includesLook: Bool = false) -> CapturedLayout {
    let root = hierarchyRoot
    root.layoutIfNeeded()
    var captured = LayoutPass.host(of: root).capture(name: name)
    if includesLook { captured.addLooks() }
    return captured
  }
}

extension LayoutHost {
  fileprivate func capture(name: String) -> CapturedLayout {
    if needsSolve { solve() }
    var captured = CapturedLayout(
      snapshot: LayoutSnapshot(name: name, scale: engine.scale),
      objects: [],
      constraints: []
    )
    var place: [ItemID: Int] = [:]
    root.forEachItemBelow { item in
      guard let id = item.engineItem else { return }
      place[id] = captured.objects.count
      captured.objects.append(item)
      captured.snapshot.items.append(snapshotItem(item, id, place))
    }
    addStacks(to: &captured, place)
    let all = engine.allConstraints
    let mentions = mentions(of: all)
    for id in all {
      let constraint = engine.constraint(id)
      guard let first = place[constraint.first] else { continue }
      let object = constraintObject(id)
      var value = LayoutSnapshot.Constraint(
        id: object.map(addressText) ?? "",
        constraint,
        first: first,
        second: constraint.second.flatMap { place[$0] }
      )
      value.mention = mentions[id]
      value.identifier = object?.identifier
      value.origin = object?.sourcePlace.map { SourceLocation(file: $0.file, line: $0.line) }
      captured.snapshot.constraints.append(value)
      captured.constraints.append(object)
    }
    return captured
  }

  /// The places of the constraints that decide ties, counted from 0.
  private func mentions(of constraints: [LayoutConstraintID]) -> [LayoutConstraintID: Int] {
    let known = constraints.compactMap { id in engine.mention(of: id).map { (mention: $0, id: id) }
    }
    let ordered = known.sorted { $0 < $1 }
    return Dictionary(uniqueKeysWithValues: ordered.enumerated().map { ($1.id, $0) })
  }

  private func addStacks(to captured: inout CapturedLayout, _ place: [ItemID: Int]) {
    for (index, object) in captured.objects.enumerated() {
      guard let stack = object as? UIStackView else { continue }
      captured.snapshot.items[index].stack = LayoutSnapshot.StackFacts(
        axis: stack.axis == .horizontal ? .horizontal : .vertical,
        distribution: "\(stack.distribution)",
        alignment: "\(stack.alignment)",
        arranged: stack.arrangedSubviews.compactMap { view in
          view.engineItem.flatMap { place[$0] }
        }
      )
    }
  }

  /// Says by which kind of figures a text was measured, the least exact of its runs deciding.
  private func addExactness(of view: UIView, to item: inout LayoutSnapshot.Item) {
    guard item.isText else { return }
    let known = view.fontsOfText.map { ($0, SystemFontMetrics.exactness(of: $0)) }
    guard let least = known.min(by: { $0.1 < $1.1 }) else { return }
    switch least.1 {
    case .file: item.textExactness = .exact
    case .figures: item.textExactness = .figures
    case .substitute:
      item.textExactness = .substitute
      if case .named(let name) = least.0.family { item.missingFont = name }
    }
  }

  private func snapshotItem(
    _ item: any LayoutItemObject,
    _ id: ItemID,
    _ place: [ItemID: Int]
  ) -> LayoutSnapshot.Item {
    var value = LayoutSnapshot.Item(
      kind: item is UIView ? .view : .guide,
      id: addressText(of: item),
      className: "\(type(of: item))",
      parent: engine.parent(of: id).flatMap { place[$0] },
      frame: engine.frame(of: id),
      properties: engine.properties(of: id)
    )
    if let view = item as? UIView {
      value.label = view.accessibilityIdentifier
      // Whoever looks at a window wants to see it, shown or not.
      value.isHidden = view.isHidden && view.windowAsRoot == nil
      value.isText = view.isSizedByText
      value.isPlacedByFrame = view.translatesAutoresizingMaskIntoConstraints
      value.usesAutoresizingMask = value.isPlacedByFrame && view.superview != nil
      value.textFacts = view.textFacts
      addExactness(of: view, to: &value)
      value.isImage = (view as? UIImageView)?.image != nil
      value.clipsToBounds = view.clipsToBounds
    } else if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty {
      value.label = guide.role == .app ? guide.identifier : nil
      value.className = guide.role.word ?? value.className
      if guide.role == .scrollContent {
        value.kind = .content
        value.hasUnknownContent =
          (guide.owningView as? UIScrollView)?.sizesContentItself == true
      }
    }
    return value
  }
}

extension UIView {
  /// The fonts that decide the size of the view's text; none without a text, and where its size is given.
  fileprivate var fontsOfText: [FontDescription] {
    guard textSizeOverride == nil else { return [] }
    switch self {
    case let label as UILabel:
      return label.text?.isEmpty == false ? label.measured?.fonts ?? [] : []
    case let button as UIButton:
      guard let title = button.shownTitle, !title.isEmpty else { return [] }
      return button.measuredTitle(title).fonts
    // Empty ones are as high as a line.
    case let field as UITextField: return field.measured.fonts
    case let view as UITextView: return view.measured.fonts
    default: return []
    }
  }
}

extension UILayoutGuide.Role {
  /// What the guide is called in messages.
  fileprivate var word: String? {
    switch self {
    case .app, .system: nil
    case .layoutMargins: "margins"
    case .safeArea: "safe area"
    case .readableContent: "readable width"
    case .scrollContent: "content"
    case .scrollFrame: "frame"
    case .keyboard: "keyboard"
    case .distance: "distance"
    }
  }
}
