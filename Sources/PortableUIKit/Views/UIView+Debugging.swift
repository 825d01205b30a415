internal import LayoutEngine
internal import PlumbLog

extension UIView {
  // MARK: - Describing Views

  /// The view in UIKit's words; see ``description``.
  ///
  /// Source: descriptions of iOS 12 and later in public logs, for the parts and their order.
  final var describedText: String {
    var parts = ["<\(classText(of: self)): \(addressText(of: self))"]
    if let base = baseClassText { parts.append("baseClass = \(base)") }
    parts.append("frame = \(Self.flat(frame))")
    if let shown = (self as? UILabel)?.text ?? (self as? UITextField)?.text
      ?? (self as? UITextView)?.text
    {
      parts.append("text = '\(LoggedConstraint.shortened(shown))'")
    }
    if clipsToBounds { parts.append("clipsToBounds = YES") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(numberText(alpha))") }
    if !isOpaque { parts.append("opaque = NO") }
    if !autoresizingMask.isEmpty { parts.append("autoresize = \(autoresizingMask.shortText)") }
    if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if let color = backgroundColor { parts.append("backgroundColor = \(color.spaceText)") }
    parts.append("layer = <\(classText(of: layer)): \(addressText(of: layer))>")
    if let scroll = self as? UIScrollView {
      let offset = scroll.contentOffset
      let size = scroll.contentSize
      let insets = scroll.adjustedContentInset
      parts.append("contentOffset: \(Self.braced([offset.x, offset.y]))")
      parts.append("contentSize: \(Self.braced([size.width, size.height]))")
      let sides = [insets.top, insets.left, insets.bottom, insets.right]
      parts.append("adjustedContentInset: \(Self.braced(sides))")
    }
    return parts.joined(separator: "; ") + ">"
  }

  static func flat(_ rect: CGRect) -> String {
    "(\(numberText(rect.minX)) \(numberText(rect.minY)); "
      + "\(numberText(rect.width)) \(numberText(rect.height)))"
  }

  /// Numbers in braces, with all their digits.
  private static func braced(_ numbers: [CGFloat]) -> String {
    let texts = numbers.map { number in
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(Double(number))"
    }
    return "{\(texts.joined(separator: ", "))}"
  }

  /// The nearest class of UIKit's, for a view of another class that is not directly below `UIView`.
  private var baseClassText: String? {
    let name = String(reflecting: type(of: self))
    guard !name.hasPrefix("PortableUIKit.") else { return nil }
    var next: AnyClass? = type(of: self)
    while let current = next {
      let name = String(reflecting: current)
      if name.hasPrefix("PortableUIKit.") {
        return current == UIView.self ? nil : String(name.dropFirst("PortableUIKit.".count))
      }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// The view and everything below it, a line each, as UIKit's private method of this name prints it.
  public func recursiveDescription() -> String {
    var lines: [String] = []
    describeBelow(depth: 0, &lines)
    return lines.joined(separator: "\n")
  }

  private func describeBelow(depth: Int, _ lines: inout [String]) {
    let indent = depth == 0 ? "" : "   |" + String(repeating: "    |", count: depth - 1) + " "
    lines.append(indent + description)
    for view in subviews { view.describeBelow(depth: depth + 1, &lines) }
  }

  // MARK: - Tracing the Layout

  /// The hierarchy from its root, with what is laid out by constraints and what they leave open, as UIKit's
  /// private method of this name prints it.
  ///
  /// The hierarchy is laid out first, where it has to be. The variables that are named have the numbers
  /// that they have in the engine.
  public func _autolayoutTrace() -> String {
    let root = hierarchyRoot
    root.layoutIfNeeded()
    let host = LayoutPass.host(of: root)
    var lines = [""]
    root.trace(depth: 0, host, &lines)
    lines += [
      "", "Legend:", "\t* - is laid out with auto layout",
      "\t+ - is laid out manually, but is represented in the layout engine because "
        + "translatesAutoresizingMaskIntoConstraints = YES",
      "\t• - layout engine host",
    ]
    return lines.joined(separator: "\n")
  }

  private func trace(depth: Int, _ host: LayoutHost, _ lines: inout [String]) {
    let isRoot = superview == nil
    let isNamed = existingItemReference.map { !$0.activeConstraints.isEmpty } ?? false
    let mark =
      isRoot ? "•" : !translatesAutoresizingMaskIntoConstraints ? "*" : isNamed ? "+" : ""
    let indent = String(repeating: "|   ", count: depth)
    lines.append(indent + mark + traceName + host.ambiguityText(of: self, traceName))
    for guide in systemGuides + layoutGuides where guide.role != .distance {
      let text = host.ambiguityText(of: guide, guide.traceName)
      lines.append(indent + "|   *" + guide.description + text)
    }
    for view in subviews { view.trace(depth: depth + 1, host, &lines) }
  }
}

extension LayoutItemObject {
  /// The item's class, address and text.
  fileprivate var traceName: String {
    var item = LoggedConstraint.Item(self)
    item.className = classText(of: self)
    if let view = self as? UIView { item.text = view.shownText }
    let text = item.text.map { "'\(LoggedConstraint.shortened($0))'" } ?? ""
    return "\(item.className ?? ""):\(item.id)\(text)"
  }
}

extension LayoutHost {
  /// What the constraints leave open of an item, in UIKit's words.
  fileprivate func ambiguityText(of item: any LayoutItemObject, _ name: String) -> String {
    guard let id = item.engineItem else { return "" }
    let open = engine.freedoms(of: id)
    guard !open.isEmpty else { return "" }
    let names = open.map { freedom in
      let number = id.index * 4
      return switch freedom.quantity {
      case .x: "\(name).minX{id: \(number)}"
      case .y: "\(name).minY{id: \(number + 1)}"
      case .width: "\(name).Width{id: \(number + 2)}"
      case .height: "\(name).Height{id: \(number + 3)}"
      }
    }
    return "- AMBIGUOUS LAYOUT for " + names.joined(separator: ", ")
  }
}

extension UIView.AutoresizingMask {
  /// The flexible parts by their first letters.
  fileprivate var shortText: String {
    let names: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}

extension UIColor {
  /// The colour with its space as UIKit prints it; a grey is taken for one that was made as such.
  fileprivate var spaceText: String {
    let parts = components
    let alpha = numberText(parts.alpha)
    if parts.red == parts.green, parts.green == parts.blue {
      return "UIExtendedGrayColorSpace \(numberText(parts.red)) \(alpha)"
    }
    let numbers = [parts.red, parts.green, parts.blue].map(numberText).joined(separator: " ")
    return "UIExtendedSRGBColorSpace \(numbers) \(alpha)"
  }
}
