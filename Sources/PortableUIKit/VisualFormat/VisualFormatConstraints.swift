internal import Foundation

/// Makes the constraints that a visual format describes.
///
/// Next to the superview, the standard distance is its layout margin; between views it is 8 points.
///
/// Source: Apple, "Auto Layout Guide: Visual Format Language"; "UIKit header, layoutMargins" for the
/// margins.
@MainActor
struct VisualFormatConstraints {
  private let format: String
  private let line: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let views: [String: any LayoutItemObject]
  private var constraints: [NSLayoutConstraint] = []

  /// The standard distance between two views, in points.
  static let standardDistance: CGFloat = 8

  /// Makes the constraints.
  ///
  /// - Throws: What is wrong with the format, and where.
  static func make(
    _ format: String,
    options: NSLayoutConstraint.FormatOptions,
    metrics: [String: CGFloat],
    views: [String: any LayoutItemObject]
  ) throws(VisualFormatError) -> [NSLayoutConstraint] {
    let line = try VisualFormatParser.parse(
      format,
      metrics: metrics,
      viewNames: Set(views.keys)
    )
    var maker = VisualFormatConstraints(format, line, options, views)
    try maker.alignViews()
    for index in line.elements.indices {
      if case .view(let view) = line.elements[index] { try maker.size(view) }
      if index > 0 {
        try maker.space(line.elements[index - 1], line.gaps[index - 1], line.elements[index])
      }
    }
    return maker.constraints
  }

  private init(
    _ format: String,
    _ line: VisualFormat,
    _ options: NSLayoutConstraint.FormatOptions,
    _ views: [String: any LayoutItemObject]
  ) {
    self.format = format
    self.line = line
    self.options = options
    self.views = views
  }

  // MARK: - Sizes and distances

  private mutating func size(_ view: VisualFormat.View) throws(VisualFormatError) {
    let item = try item(view.name, at: view.position)
    let attribute: NSLayoutConstraint.Attribute = line.axis == .horizontal ? .width : .height
    for predicate in view.size {
      switch predicate.operand {
      case .constant(let constant):
        add(item, attribute, predicate.relation, nil, .notAnAttribute, constant, predicate.priority)
      case .view(let name, let position):
        let other = try self.item(name, at: position)
        add(item, attribute, predicate.relation, other, attribute, 0, predicate.priority)
      }
    }
  }

  private mutating func space(
    _ before: VisualFormat.Element,
    _ gap: VisualFormat.Gap,
    _ after: VisualFormat.Element
  ) throws(VisualFormatError) {
    let usesMargins = gap == .standard
    let predicates: [VisualFormat.Predicate]
    switch gap {
    case .none: predicates = [.init(operand: .constant(0))]
    case .standard:
      let isBetweenViews = !before.isSuperview && !after.isSuperview
      predicates = [.init(operand: .constant(isBetweenViews ? Self.standardDistance : 0))]
    case .predicates(let given): predicates = given
    }
    var first = try side(of: after, isAfter: true, usesMargins: usesMargins)
    var second = try side(of: before, isAfter: false, usesMargins: usesMargins)
    if !before.isSuperview, !after.isSuperview, measuresBaselines {
      (first.attribute, second.attribute) = (.firstBaseline, .lastBaseline)
    }
    // Read from right to left, what comes after has the smaller coordinate.
    if isReversed { swap(&first, &second) }
    for predicate in predicates {
      guard case .constant(let constant) = predicate.operand else { continue }
      add(
        first.item,
        first.attribute,
        predicate.relation,
        second.item,
        second.attribute,
        constant,
        predicate.priority
      )
      if usesMargins { constraints.last?.space = .visualFormat }
    }
  }

  /// Whether the line is read against the direction of its coordinates.
  private var isReversed: Bool {
    line.axis == .horizontal && options.direction == .directionRightToLeft
  }

  /// Whether distances between views are those of their baselines.
  ///
  /// Source: Apple, `NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline`.
  private var measuresBaselines: Bool {
    line.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  private typealias Side = (item: any LayoutItemObject, attribute: NSLayoutConstraint.Attribute)

  /// The side of an element that faces the gap.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - isAfter: Whether the element comes after the gap.
  ///   - usesMargins: Whether a superview is met at its margin.
  /// - Returns: The item and its attribute.
  /// - Throws: An error where there is no superview.
  private func side(
    of element: VisualFormat.Element,
    isAfter: Bool,
    usesMargins: Bool
  ) throws(VisualFormatError) -> Side {
    switch element {
    case .view(let view):
      return (try item(view.name, at: view.position), isAfter ? beginning : end)
    case .superview(let position):
      guard let superview = try superview() else {
        throw error(
          "Unable to interpret '|' character, because the related view doesn't have a superview",
          at: position
        )
      }
      let attribute = isAfter ? end : beginning
      return (superview, usesMargins ? attribute.atMargin : attribute)
    }
  }

  /// The attribute where the line begins.
  private var beginning: NSLayoutConstraint.Attribute {
    if line.axis == .vertical { return .top }
    if options.direction == .directionLeftToRight { return .left }
    return options.direction == .directionRightToLeft ? .right : .leading
  }

  /// The attribute where the line ends.
  private var end: NSLayoutConstraint.Attribute {
    if line.axis == .vertical { return .bottom }
    if options.direction == .directionLeftToRight { return .right }
    return options.direction == .directionRightToLeft ? .left : .trailing
  }

  /// The superview of the first view in the line.
  private func superview() throws(VisualFormatError) -> UIView? {
    for element in line.elements {
      guard case .view(let view) = element else { continue }
      let item = try item(view.name, at: view.position)
      return (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
    }
    return nil
  }

  // MARK: - Alignment

  private static let alignments:
    [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute, NSLayoutConstraint.Axis)] = [
      (.alignAllLeft, .left, .vertical), (.alignAllRight, .right, .vertical),
      (.alignAllLeading, .leading, .vertical), (.alignAllTrailing, .trailing, .vertical),
      (.alignAllCenterX, .centerX, .vertical), (.alignAllTop, .top, .horizontal),
      (.alignAllBottom, .bottom, .horizontal), (.alignAllCenterY, .centerY, .horizontal),
      (.alignAllLastBaseline, .lastBaseline, .horizontal),
      (.alignAllFirstBaseline, .firstBaseline, .horizontal),
    ]

  /// Aligns each view with the one before it.
  ///
  /// A line of one view has nothing to align, so that its options do not matter: public applications give such a line an
  /// alignment along it, and run.
  private mutating func alignViews() throws(VisualFormatError) {
    let views = line.elements.count {
      if case .view = $0 { true } else { false }
    }
    guard views > 1 else { return }
    for (option, attribute, axis) in Self.alignments where options.contains(option) {
      guard axis == line.axis else {
        let (edge, direction) =
          line.axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
        throw error(
          "Options mask required views to be aligned on a \(edge) edge, which is not allowed "
            + "for layout that is also \(direction).",
          at: 0
        )
      }
      var previous: (any LayoutItemObject)?
      for element in line.elements {
        guard case .view(let view) = element else { continue }
        let item = try item(view.name, at: view.position)
        if let previous { add(previous, attribute, .equal, item, attribute, 0, .required) }
        previous = item
      }
    }
  }

  // MARK: - Parts

  private func item(
    _ name: String,
    at position: Int
  ) throws(VisualFormatError) -> any LayoutItemObject {
    guard let item = views[name] else {
      throw error("\(name) is not a key in the views dictionary.", at: position)
    }
    return item
  }

  private mutating func add(
    _ first: any LayoutItemObject,
    _ firstAttribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation,
    _ second: (any LayoutItemObject)?,
    _ secondAttribute: NSLayoutConstraint.Attribute,
    _ constant: CGFloat,
    _ priority: UILayoutPriority
  ) {
    constraints.append(
      NSLayoutConstraint(
        first,
        firstAttribute,
        relation,
        second,
        secondAttribute,
        constant: constant,
        priority: priority
      )
    )
  }

  private func error(_ reason: String, at position: Int) -> VisualFormatError {
    VisualFormatError(format: format, position: position, reason: reason)
  }
}

extension VisualFormat.Element {
  fileprivate var isSuperview: Bool {
    if case .superview = self { true } else { false }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same side, moved in by the margin.
  fileprivate var atMargin: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
