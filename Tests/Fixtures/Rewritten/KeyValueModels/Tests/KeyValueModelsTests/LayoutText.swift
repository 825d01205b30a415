import UIKit
import XCTest

/// A layout as lines of text: each view with its frame in the view around it, and each constraint of documents and code.
///
/// What reads these sources without compiling them has to say the same.
@MainActor
struct LayoutText {
  private var paths: [ObjectIdentifier: String] = [:]
  private var views: [String] = []
  private var constraints: [String] = []

  init(_ root: UIView) {
    add(root, "0")
    addConstraints(of: root)
  }

  var text: String { (views + constraints.sorted()).joined(separator: "\n") + "\n" }

  private mutating func add(_ view: UIView, _ path: String) {
    paths[ObjectIdentifier(view)] = path
    for guide in view.layoutGuides { paths[ObjectIdentifier(guide)] = path + ".guide" }
    paths[ObjectIdentifier(view.safeAreaLayoutGuide)] = path + ".guide"
    paths[ObjectIdentifier(view.layoutMarginsGuide)] = path + ".guide"
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(Self.number)
    views.append("\(path) \(type(of: view)) \(numbers.joined(separator: " "))")
    for (place, subview) in view.subviews.enumerated() { add(subview, "\(path).\(place)") }
  }

  private mutating func addConstraints(of view: UIView) {
    for constraint in view.constraints
    where constraint.isActive && type(of: constraint) == NSLayoutConstraint.self {
      // Those that stack views make themselves.
      if constraint.identifier?.hasPrefix("UISV") == true { continue }
      let second = constraint.secondItem.flatMap { path($0) }.map {
        " \($0).\(Self.name(constraint.secondAttribute)) × \(Self.number(constraint.multiplier))"
      }
      constraints.append(
        "\(path(constraint.firstItem) ?? "?").\(Self.name(constraint.firstAttribute)) "
          + ["≤", "=", "≥"][constraint.relation.rawValue + 1] + (second ?? "")
          + " + \(Self.number(constraint.constant)) @ \(Self.number(CGFloat(constraint.priority.rawValue)))"
      )
    }
    for subview in view.subviews { addConstraints(of: subview) }
  }

  private func path(_ item: AnyObject?) -> String? { item.flatMap { paths[ObjectIdentifier($0)] } }

  private static func number(_ value: CGFloat) -> String {
    "\((Double(value) * 100).rounded() / 100 + 0)"
  }

  private static func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    switch attribute {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    default: "\(attribute.rawValue)"
    }
  }

  // MARK: - Comparing

  /// Lays a view out as wide as the screen, and compares it with what was recorded.
  static func check(_ view: UIView, _ name: String, file: String = #filePath) throws {
    let size = view.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0),
      withHorizontalFittingPriority: UILayoutPriority(rawValue: 999),
      verticalFittingPriority: .fittingSizeLevel
    )
    let isPlaced = size.width > 0 && size.height > 0
    view.frame = CGRect(
      x: 0,
      y: 0,
      width: size.width > 0 ? min(size.width, 390) : 390,
      // Rows without content have the standard height.
      height: isPlaced ? size.height : view is UITableViewCell ? 44 : 844
    )
    view.layoutIfNeeded()
    try compare(view, name, file)
  }

  /// Shows a controller on the whole screen, and compares its window with what was recorded.
  static func check(_ controller: UIViewController, _ name: String, file: String = #filePath) throws
  {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    UITraitCollection.current = UIScreen.main.traitCollection
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    try compare(window, name, file)
    window.isHidden = true
  }

  /// - Note: With the variable `RECORD_LAYOUTS` set, the layouts are written instead.
  private static func compare(_ view: UIView, _ name: String, _ file: String) throws {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let url = folder.appendingPathComponent("Layouts/\(name).txt")
    let text = LayoutText(view).text
    if ProcessInfo.processInfo.environment["RECORD_LAYOUTS"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    XCTAssertEqual(text, try String(contentsOf: url, encoding: .utf8))
  }
}
