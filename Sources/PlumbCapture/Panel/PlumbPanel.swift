#if PLUMB_CAPTURE && canImport(UIKit)

import ConstraintSolver
import LayoutEngine
import Plumb
import PlumbDiagnosis
public import UIKit

/// A panel over the app: what the rules find on the screen, what decides the view that is tapped, and the conflicts since
/// the watch began.
///
///     PlumbPanel.present()
///
/// Views with findings have an outline. A tap on one of them, or on any other view, lists the constraints that name it,
/// with their lines where the DSL made them. The panel is made of plain views and constraints and takes part in no layout
/// but its own. In release builds nothing happens.
@preconcurrency @MainActor
public enum PlumbPanel {
  /// Shows the panel over a window; what it says is that of the moment.
  ///
  /// - Parameter window: The window; the key window unless told otherwise.
  /// - Returns: The panel, or nil where there is no window. It goes away with its button, or with
  ///   `removeFromSuperview()`.
  @discardableResult
  public static func present(over window: UIWindow? = nil) -> UIView? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let windows = scenes.flatMap(\.windows)
    guard let window = window ?? windows.first(where: \.isKeyWindow) ?? windows.first else {
      return nil
    }
    dismiss(from: window)
    let panel = PanelView(over: window)
    window.addSubview(panel)
    panel.snp.makeConstraints { $0.edges.equalToSuperview() }
    window.layoutIfNeeded()
    return panel
  }

  private static func dismiss(from window: UIWindow) {
    for view in window.subviews where view is PanelView { view.removeFromSuperview() }
  }
}

/// The panel: outlines over the window, and a sheet with words at its bottom.
final class PanelView: UIView {
  private let sheet = UIView()
  private let heading = UILabel()
  private let words = UITextView()
  private let close = UIButton(type: .system)
  private let captured: PanelContent

  /// Captures the window, which the panel is not in yet.
  init(over window: UIWindow) {
    captured = PanelContent(of: window)
    super.init(frame: window.bounds)
    accessibilityIdentifier = "PlumbPanel"
    addOutlines(in: window)
    addSheet()
    show(captured.overview, captured.summary)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let place = touches.first?.location(in: self), !sheet.frame.contains(place) else {
      return
    }
    select(at: place)
  }

  /// Lists what decides the view at a place of the window.
  func select(at place: CGPoint) {
    guard let superview, let (name, text) = captured.description(at: place, in: superview) else {
      return show(captured.overview, captured.summary)
    }
    show(text, name)
  }

  private func show(_ text: String, _ title: String) {
    heading.text = title
    words.text = text
  }

  // MARK: - Parts

  private func addOutlines(in window: UIWindow) {
    for (view, severity) in captured.marked {
      let outline = UIView(frame: view.convert(view.bounds, to: window))
      outline.isUserInteractionEnabled = false
      outline.layer.borderWidth = 2
      outline.layer.borderColor = (severity == .error ? UIColor.systemRed : .systemOrange).cgColor
      addSubview(outline)
    }
  }

  private func addSheet() {
    #if !os(tvOS)
    sheet.backgroundColor = .secondarySystemBackground
    #endif
    sheet.layer.cornerRadius = 12
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.numberOfLines = 0
    #if !os(tvOS)
    words.isEditable = false
    #endif
    words.font = .preferredFont(forTextStyle: .footnote)
    words.backgroundColor = .clear
    close.setTitle("Close", for: .normal)
    close.addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)
    addSubview(sheet)
    for view in [heading, words, close] { sheet.addSubview(view) }
    sheet.snp.makeConstraints { make in
      make.leading.trailing.equalTo(safeAreaLayoutGuide).inset(8)
      make.bottom.equalTo(safeAreaLayoutGuide).inset(8)
      make.height.equalToSuperview().multipliedBy(0.4)
    }
    heading.snp.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(12)
      make.trailing.lessThanOrEqualTo(close.snp.leading).offset(-8)
    }
    close.setContentCompressionResistancePriority(.required, for: .horizontal)
    close.setContentHuggingPriority(.required, for: .horizontal)
    close.snp.makeConstraints { make in
      make.trailing.equalToSuperview().inset(12)
      make.firstBaseline.equalTo(heading)
    }
    words.snp.makeConstraints { make in
      make.leading.trailing.bottom.equalToSuperview().inset(8)
      make.top.equalTo(heading.snp.bottom).offset(4)
    }
  }
}

/// What a panel has to say of a window.
@MainActor
struct PanelContent {
  /// How many findings and conflicts there are.
  let summary: String
  /// The findings and the conflicts, one below the other.
  let overview: String
  /// The views that findings name, each with the most serious one.
  let marked: [(view: UIView, severity: Finding.Severity)]

  private let snapshot: LayoutSnapshot
  private let views: [Int: UIView]

  init(of window: UIWindow) {
    let capture = TreeCapture(of: window)
    snapshot = capture.snapshot
    var views: [Int: UIView] = [:]
    for (index, object) in capture.objects.enumerated()
    where capture.snapshot.items[index].kind == .view {
      views[index] = object as? UIView
    }
    self.views = views
    LayoutWatch.flush()
    let conflicts = LayoutWatch.conflicts.map(\.description)
    var lines: [String]
    do {
      let findings = try SolvedLayout(snapshot).findings()
      var worst: [Int: Finding.Severity] = [:]
      for finding in findings {
        for item in finding.items.prefix(1) {
          worst[item] = max(worst[item] ?? .note, finding.severity)
        }
      }
      marked = worst.sorted { $0.key < $1.key }.compactMap { index, severity in
        views[index].map { ($0, severity) }
      }
      summary =
        "\(findings.count) finding\(findings.count == 1 ? "" : "s"), "
        + "\(conflicts.count) conflict\(conflicts.count == 1 ? "" : "s")"
      lines = findings.map { "\($0)" }
    } catch {
      marked = []
      summary = "The layout cannot be judged"
      lines = ["\(error)"]
    }
    lines += conflicts
    overview =
      lines.isEmpty ? "Nothing is wrong with this screen." : lines.joined(separator: "\n\n")
  }

  /// The name of the innermost view at a place of a window, and the constraints that name it.
  func description(at place: CGPoint, in window: UIView) -> (name: String, text: String)? {
    let hit = views.filter { _, view in
      !view.isHidden && view.superview != nil
        && view.bounds.contains(view.convert(place, from: window))
    }
    // The innermost one comes last in the order of the tree.
    guard let index = hit.keys.max() else { return nil }
    let frame = snapshot.items[index].frame
    var lines = ["x \(frame.x)  y \(frame.y)  width \(frame.width)  height \(frame.height)"]
    for constraint in snapshot.constraints
    where constraint.first == index || constraint.second == index {
      lines.append(text(of: constraint))
    }
    return (name(index), lines.joined(separator: "\n"))
  }

  private func name(_ index: Int) -> String {
    let item = snapshot.items[index]
    return item.label ?? item.text.map { "“\($0)”" } ?? item.className
  }

  private func text(of constraint: LayoutSnapshot.Constraint) -> String {
    var text = "\(name(constraint.first)).\(constraint.firstAttribute.name) "
    text += constraint.relation.shownSign
    if let second = constraint.second {
      text += " \(name(second)).\(constraint.secondAttribute.name)"
      if constraint.multiplier != 1 { text += " × \(constraint.multiplier)" }
      if constraint.constant != 0 {
        text += constraint.constant < 0 ? " − \(-constraint.constant)" : " + \(constraint.constant)"
      }
    } else {
      text += " \(constraint.constant)"
    }
    if constraint.priority != 1000 { text += "  priority \(constraint.priority)" }
    if !constraint.source.isApp { text += "  (\(constraint.source.words))" }
    if let place = constraint.origin { text += "  \(place.file):\(place.line)" }
    return text
  }
}

extension Relation {
  /// The relation as it is written.
  fileprivate var shownSign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}

extension LayoutEngine.ConstraintSource {
  /// Who made the constraint, in words.
  fileprivate var words: String {
    switch self {
    case .app: "the app"
    case .autoresizingMask: "autoresizing mask"
    case .encapsulatedSize: "what the host gives"
    case .marginsGuide: "layout margins"
    case .safeAreaGuide: "safe area"
    case .systemGuide: "the system"
    case .stackView: "stack view"
    case .scrollView: "scroll view"
    case .interfaceBuilder: "Interface Builder"
    }
  }
}

#endif
