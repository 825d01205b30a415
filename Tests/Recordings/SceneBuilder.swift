import Foundation
import PortableUIKit

/// A label that may be given the size that Apple's font gave it.
private final class SceneLabel: UILabel {
  var recorded: CGSize?
  override var intrinsicContentSize: CGSize { recorded ?? super.intrinsicContentSize }
  override func sizeThatFits(_ size: CGSize) -> CGSize { recorded ?? super.sizeThatFits(size) }
}

/// A view with a content of a size of its own.
private final class SceneContent: UIView {
  var own = CGSize.zero
  override var intrinsicContentSize: CGSize { own }
  override func sizeThatFits(_ size: CGSize) -> CGSize { own }
}

/// Makes the views of a scene by UIKit's API.
@MainActor
final class SceneBuilder {
  /// The views by their path: the indices of subviews from the root on, `0.1`; the root is the empty one.
  private(set) var views: [String: UIView] = [:]
  private var sources: [AnyObject] = []
  /// The sizes of contents that Apple's fonts gave, by path; none to measure by ours.
  var recordedSizes: [String: CGSize] = [:]

  func build(_ part: SceneView, _ path: String = "") throws -> UIView {
    let view = try make(part, path)
    if part.has("u") { view.translatesAutoresizingMaskIntoConstraints = false }
    if part.has("hugH") {
      let priority = UILayoutPriority(Float(part.number("hugH")))
      view.setContentHuggingPriority(priority, for: .horizontal)
    }
    if part.has("cmpH") {
      let priority = UILayoutPriority(Float(part.number("cmpH")))
      view.setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    for (index, child) in part.parts("s").enumerated() {
      let subview = try build(child, path.isEmpty ? "\(index)" : "\(path).\(index)")
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(subview)
      } else {
        view.addSubview(subview)
      }
    }
    if part.has("hidden") { view.isHidden = true }
    if part.has("fit") {
      view.sizeToFit()
      view.frame.origin = part.frame.origin
    }
    views[path] = view
    return view
  }

  private func make(_ part: SceneView, _ path: String) throws -> UIView {
    let frame = part.frame
    switch part.text("c") ?? "" {
    case "UIView": return UIView(frame: frame)
    case "UILabel": return label(part, path)
    case "UIButton": return button(part)
    case "UISwitch": return UISwitch(frame: frame)
    case "UISlider": return UISlider(frame: frame)
    case "UIProgressView":
      let view = UIProgressView(progressViewStyle: .default)
      view.frame = frame
      view.progress = Float(part.number("p"))
      return view
    case "UIImageView":
      let view = UIImageView(image: image(part.size("iz")))
      view.frame = frame
      return view
    case "UISegmentedControl":
      let view = UISegmentedControl(items: part.list("segs"))
      view.frame = frame
      return view
    case "UIActivityIndicatorView":
      let view = UIActivityIndicatorView(style: part.number("big") > 0 ? .large : .medium)
      view.frame = frame
      return view
    case "UIPageControl":
      let view = UIPageControl()
      view.numberOfPages = Int(part.number("n"))
      view.frame = frame
      return view
    case "UITextField":
      let view = UITextField(frame: frame)
      view.borderStyle = .roundedRect
      view.font = SceneView.font(part.number("z"), nil)
      view.text = part.text("t")
      view.placeholder = part.text("ph")
      return view
    case "UITextView":
      let view = UITextView(frame: frame)
      view.font = SceneView.font(part.number("z"), nil)
      view.text = part.text("t")
      return view
    case "UIToolbar": return UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 0))
    case "Fixed":
      let view = SceneContent()
      view.own = part.size("x")
      return view
    case "UIStackView": return stack(part)
    case "UICollectionView": return collection(part)
    case "UITableView": return table(part)
    case let name: throw UnreadableRecording(text: "a view of the class '\(name)'")
    }
  }

  private func image(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in }
  }

  private func label(_ part: SceneView, _ path: String) -> UIView {
    let label = SceneLabel(frame: part.frame)
    label.recorded = recordedSizes[path]
    if part.has("runs") {
      let text = NSMutableAttributedString(string: "")
      for case let run as [Any] in part.list("runs") where run.count >= 5 {
        var attributes: [NSAttributedString.Key: Any] = [
          .font: SceneView.font(SceneView.number(run[1]), run[2] as? String)
        ]
        let (kern, offset) = (SceneView.number(run[3]), SceneView.number(run[4]))
        if kern != 0 { attributes[.kern] = kern }
        if offset != 0 { attributes[.baselineOffset] = offset }
        text.append(NSAttributedString(string: run[0] as? String ?? "", attributes: attributes))
      }
      if part.has("ls") {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = part.number("ls")
        let all = NSRange(location: 0, length: text.length)
        text.addAttribute(.paragraphStyle, value: style, range: all)
      }
      label.attributedText = text
    } else {
      label.font = SceneView.font(part.number("z"), part.text("w"))
      label.text = part.text("t")
    }
    if part.has("n") { label.numberOfLines = Int(part.number("n")) }
    return label
  }

  private func button(_ part: SceneView) -> UIView {
    let configurations: [String: UIButton.Configuration] = [
      "filled": .filled(), "tinted": .tinted(), "bordered": .bordered(), "plain": .plain(),
    ]
    let sizes: [String: UIButton.Configuration.Size] = [
      "large": .large, "medium": .medium, "small": .small, "mini": .mini,
    ]
    let button: UIButton
    if var configuration = configurations[part.text("cfg") ?? ""] {
      configuration.title = part.text("t")
      if let size = sizes[part.text("bs") ?? ""] { configuration.buttonSize = size }
      button = UIButton(configuration: configuration)
    } else {
      button = UIButton(type: .system)
      button.setTitle(part.text("t"), for: .normal)
      if part.has("z") {
        button.titleLabel?.font = SceneView.font(part.number("z"), part.text("w"))
      }
      if part.has("iz") { button.setImage(image(part.size("iz")), for: .normal) }
    }
    button.frame = part.frame
    return button
  }

  private func stack(_ part: SceneView) -> UIView {
    let alignments: [String: UIStackView.Alignment] = [
      "leading": .leading, "trailing": .trailing, "center": .center, "top": .top,
    ]
    let stack = UIStackView(frame: part.frame)
    stack.axis = part.text("axis") == "h" ? .horizontal : .vertical
    stack.spacing = part.number("sp")
    stack.distribution = part.text("d") == "fillEqually" ? .fillEqually : .fill
    stack.alignment = alignments[part.text("a") ?? ""] ?? .fill
    return stack
  }

  private func collection(_ part: SceneView) -> UIView {
    let layout = UICollectionViewFlowLayout()
    if part.has("hor") { layout.scrollDirection = .horizontal }
    layout.itemSize = part.size("item")
    layout.minimumLineSpacing = part.number("line")
    layout.minimumInteritemSpacing = part.number("inter")
    layout.sectionInset = part.insets("inset")
    let view = UICollectionView(frame: part.frame, collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "view"
      )
    }
    let source = SceneCollection(part)
    sources.append(source)
    view.dataSource = source
    view.delegate = source
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  private func table(_ part: SceneView) -> UIView {
    let style: UITableView.Style = part.text("style") == "plain" ? .plain : .insetGrouped
    let view = UITableView(frame: part.frame, style: style)
    let source = SceneTable(part.parts("secs"))
    sources.append(source)
    view.dataSource = source
    view.delegate = source
    view.contentInsetAdjustmentBehavior = .never
    return view
  }

  /// Adds the scene's constraints in their order.
  func constrain(_ statements: [SceneView]) throws {
    let relations: [String: NSLayoutConstraint.Relation] = [
      "=": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
    for statement in statements {
      guard let first = views[statement.text("i") ?? ""],
        let attribute = Self.attribute(statement.text("a")),
        let relation = relations[statement.text("r") ?? ""]
      else { throw UnreadableRecording(text: "a constraint of a scene") }
      var second: Any?
      var other = NSLayoutConstraint.Attribute.notAnAttribute
      if let path = statement.text("j"), let view = views[path], let name = statement.text("b") {
        let isSafe = name.hasPrefix("safe")
        second = isSafe ? view.safeAreaLayoutGuide : view
        other = Self.attribute(isSafe ? name.dropFirst(4).lowercased() : name) ?? .notAnAttribute
      }
      let constraint = NSLayoutConstraint(
        item: first,
        attribute: attribute,
        relatedBy: relation,
        toItem: second,
        attribute: other,
        multiplier: statement.number("m"),
        constant: statement.number("k")
      )
      constraint.priority = UILayoutPriority(Float(statement.number("p")))
      constraint.isActive = true
    }
  }

  private static func attribute(_ name: String?) -> NSLayoutConstraint.Attribute? {
    let all: [String: NSLayoutConstraint.Attribute] = [
      "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
      "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
      "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
      "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
      "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
      "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
      "centerYWithinMargins": .centerYWithinMargins,
    ]
    return all[name ?? ""]
  }
}
