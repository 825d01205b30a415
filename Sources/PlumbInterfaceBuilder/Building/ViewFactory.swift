import PortableUIKit

/// Makes the view that an element stands for, with what decides its size.
@MainActor
struct ViewFactory {
  let document: InterfaceDocument
  let options: BuildOptions
  let traits: InterfaceTraits
  /// The view to fill, where it is there already.
  var adopted: UIView?

  /// Elements that are views, and that the factory knows.
  static func isKnown(_ element: InterfaceElement) -> Bool {
    knownNames.contains(element.name)
  }

  private static let knownNames: Set<String> = [
    "view", "containerView", "label", "button", "imageView", "textField", "textView", "stackView",
    "scrollView", "tableView", "tableViewCellContentView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView", "collectionReusableView", "tableViewCell", "switch", "slider",
    "stepper", "segmentedControl", "progressView", "activityIndicatorView", "pageControl",
    "searchBar", "pickerView", "datePicker", "navigationBar", "toolbar", "tabBar",
    "visualEffectView", "wkWebView", "webView", "mapView", "MTKView", "glkView", "sceneKitView",
    "arscnView", "skView", "tableViewSection", "tableViewHeaderFooterView",
  ]

  /// A new view for the element.
  func make(_ element: InterfaceElement) throws(DocumentError) -> UIView {
    switch element.name {
    case "label": try label(element)
    case "button": try button(element)
    case "imageView": try imageView(element)
    case "textField": try textField(element)
    case "textView": try textView(element)
    case "stackView": try stackView(element)
    case "scrollView": try instance(of: element, UIScrollView())
    case "tableView":
      try instance(of: element, UITableView(frame: .zero, style: tableStyle(element)))
    case "tableViewCell" where options.nib != nil: try instance(of: element, cell(element))
    case "collectionViewCell" where options.nib != nil:
      try instance(of: element, UICollectionViewCell(frame: .zero))
    case "collectionReusableView" where options.nib != nil:
      try instance(of: element, UICollectionReusableView(frame: .zero))
    case "collectionView":
      try instance(
        of: element,
        UICollectionView(
          frame: .zero,
          collectionViewLayout: options.nib?.layout(of: element) ?? UICollectionViewFlowLayout()
        )
      )
    case "visualEffectView": try instance(of: element, UIVisualEffectView(effect: nil))
    default:
      if let control = try control(element) { control } else { try instance(of: element, UIView()) }
    }
  }

  /// A view of the caller's for a custom class, or one of the kind that the class is attached to.
  func instance<View: UIView>(
    of element: InterfaceElement,
    _ otherwise: @autoclosure () -> View
  ) throws(DocumentError) -> View {
    if let adopted {
      guard let view = adopted as? View else {
        throw element.invalid(
          "customClass",
          expected: "a subclass of \(View.self), not \(type(of: adopted))"
        )
      }
      return view
    }
    guard let name = element["customClass"], let make = options.viewClasses[name] else {
      return otherwise()
    }
    let made = make()
    guard let view = made as? View else {
      throw element.invalid(
        "customClass",
        expected: "a subclass of \(View.self), not \(type(of: made))"
      )
    }
    return view
  }

  /// The style of a table of an app; on the canvas nothing depends on it.
  private func tableStyle(_ element: InterfaceElement) -> UITableView.Style {
    options.nib == nil ? .plain : element.tableStyle
  }

  private func cell(_ element: InterfaceElement) -> UITableViewCell {
    UITableViewCell(style: element.cellStyle, reuseIdentifier: element["reuseIdentifier"])
  }

  // MARK: - Text

  /// Whether a label's font shrinks: a document says `NO`, or how far.
  ///
  /// Source: of the 1,758 labels in 909 public documents, one has neither.
  private func shrinks(_ element: InterfaceElement) -> Bool {
    let attributes = element.attributes
    if let said = attributes["adjustsFontSizeToFit"] { return said == "YES" }
    return attributes["minimumScaleFactor"] != nil || attributes["minimumFontSize"] != nil
  }

  /// How small a label's font may become, as a part of its size.
  ///
  /// Where a document says that a font shrinks and not how far, which Interface Builder does not write, it
  /// shrinks as far as it takes.
  private func leastScale(_ element: InterfaceElement, of pointSize: CGFloat) -> CGFloat {
    if let factor = element.number("minimumScaleFactor") { return CGFloat(factor) }
    guard let least = element.number("minimumFontSize"), pointSize > 0 else {
      return shrinks(element) ? .leastNormalMagnitude : 0
    }
    return min(1, CGFloat(least) / pointSize)
  }

  private func label(_ element: InterfaceElement) throws(DocumentError) -> UILabel {
    let label = try instance(of: element, UILabel())
    label.font = font(element) ?? .systemFont(ofSize: 17)
    label.numberOfLines = element.number("numberOfLines").map { Int($0) } ?? 1
    label.adjustsFontForContentSizeCategory = followsContentSize(element)
    label.adjustsFontSizeToFitWidth = shrinks(element)
    label.minimumScaleFactor = leastScale(element, of: label.font.pointSize)
    label.preferredMaxLayoutWidth = element.length("preferredMaxLayoutWidth")
    label.asksForLongestLine = isAsWideAsLines(element)
    label.lineBreakMode =
      element.attributes["lineBreakMode"] == "characterWrap"
      ? .byCharWrapping
      : element.attributes["lineBreakMode"] == "wordWrap" ? .byWordWrapping : .byTruncatingTail
    if let size = document.designableSizes[element.id ?? ""] {
      label.font = designableFont(of: element, onOneLine: size) ?? label.font
    }
    if let text = attributedText(of: element, font: label.font) {
      label.attributedText = text
    } else {
      label.text = element.shownText ?? ""
    }
    return label
  }

  /// Whether the canvas makes a label whose text wraps as narrow as its longest line where it may be narrower.
  ///
  /// Source: saved frames. Five such labels of Xcode 13 and later, in four documents of three public repositories, are
  /// as wide as their longest line with the space that follows; those of older versions are as wide as they may be. A
  /// sixth, which hugs its text no more than other views do, is as narrow in a stack view that kept its width for
  /// a reason that is not known: such labels are left as they are.
  private func isAsWideAsLines(_ element: InterfaceElement) -> Bool {
    options.includesCanvasSizes && document.tools >= 19_000
      && (element.number("horizontalHuggingPriority") ?? 250) > 250
  }

  private func textField(_ element: InterfaceElement) throws(DocumentError) -> UITextField {
    let field = try instance(of: element, UITextField())
    field.font = font(element) ?? .systemFont(ofSize: 14)
    field.adjustsFontForContentSizeCategory = followsContentSize(element)
    field.text = element.attributes["text"]
    field.placeholder = element.attributes["placeholder"]
    switch element.attributes["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: field.borderStyle = .none
    }
    field.isSecureTextEntry = element.child("textInputTraits")?.flag("secureTextEntry") == true
    field.hasFormerHeight = document.tools < 14500
    // Devices with a home button had such fields longer.
    field.isAsHighAsItsLine =
      options.device == nil
      && (document.tools < 16000
        || (document.tools < 20000 && document.canvasDeviceInsets.bottom == 0))
    return field
  }

  private func textView(_ element: InterfaceElement) throws(DocumentError) -> UITextView {
    let view = try instance(of: element, UITextView())
    view.font = font(element) ?? .systemFont(ofSize: 14)
    view.adjustsFontForContentSizeCategory = followsContentSize(element)
    view.text = element.shownText
    view.isScrollEnabled = element.attributes["scrollEnabled"] != "NO"
    return view
  }

  // MARK: - Stack views

  private func stackView(_ element: InterfaceElement) throws(DocumentError) -> UIStackView {
    let stack = try instance(of: element, UIStackView())
    stack.isFromDocument = true
    // The saved size of a text is what the row had left for it.
    stack.hasFormerTextWidths =
      options.isAsSaved && options.textSizes == .metrics && !options.isForApp
      && !document.hasCanvasOfiOS15
    stack.axis = try element.value("axis", in: traits) == "vertical" ? .vertical : .horizontal
    stack.spacing =
      element.attributes["spacingType"] == "standard"
      ? UIStackView.spacingUseSystem : CGFloat(try element.number("spacing", in: traits) ?? 0)
    stack.distribution =
      switch try element.value("distribution", in: traits) {
      case "fillEqually": .fillEqually
      case "fillProportionally": .fillProportionally
      case "equalSpacing": .equalSpacing
      case "equalCentering": .equalCentering
      default: .fill
      }
    stack.alignment =
      switch try element.value("alignment", in: traits) {
      case "top", "leading": .leading
      case "bottom", "trailing": .trailing
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline", "baseline": .lastBaseline
      default: .fill
      }
    stack.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement")
    // Margins that a document states mean that the stack lays out inside them.
    stack.isLayoutMarginsRelativeArrangement =
      element.child("edgeInsets", key: "layoutMargins") != nil
      || element.child("directionalEdgeInsets", key: "directionalLayoutMargins") != nil
    return stack
  }
}
