import Foundation
import LayoutEngine
import TextMetrics

extension CapturedLayout {
  /// Notes what each view looks like, at the frames that the layout gave and in its own style.
  @MainActor
  mutating func addLooks() {
    let current = UITraitCollection.current
    defer { UITraitCollection.current = current }
    let layers = LayerCapture()
    for (index, object) in objects.enumerated() {
      guard let view = object as? UIView else { continue }
      let own = view.traitCollection.userInterfaceStyle
      let style = own == .unspecified ? current.userInterfaceStyle : own
      if style != UITraitCollection.current.userInterfaceStyle {
        // Colours that follow traits are resolved with the current ones, as while UIKit draws.
        UITraitCollection.current = UITraitCollection(traitsFrom: [
          current, UITraitCollection(userInterfaceStyle: style),
        ])
      }
      layers.begin(view)
      snapshot.items[index].look = view.look(layers)
      snapshot.items[index].look?.layersLeftOut = layers.takeLeftOut()
    }
    addScreenParts()
    snapshot.limitImages()
  }
}

extension UIView {
  /// What the view looks like, in its own rectangle.
  ///
  /// - Parameter capture: What is around it, for a view that is a mask or in one, and how much there is already.
  /// - Returns: The look for the current traits.
  func look(_ capture: LayerCapture) -> LayoutSnapshot.Look {
    var look = LayoutSnapshot.Look()
    look.isDark = UITraitCollection.current.userInterfaceStyle == .dark
    if let backgroundColor {
      let color = LayoutSnapshot.Color(backgroundColor)
      look.background = color.alpha > 0 ? color : nil
    }
    look.opacity = Double(min(max(alpha, 0), 1))
    look.tint = LayoutSnapshot.Color(tintColor)
    if let scroll = self as? UIScrollView {
      look.scrollX = Double(scroll.bounds.minX)
      look.scrollY = Double(scroll.bounds.minY)
    }
    let safe = safeAreaInsets
    if safe != .zero { look.safeArea = LayoutInsets(safe) }
    look.addLayers(of: self, capture)
    switch self {
    case let label as UILabel: look.add(label)
    case let view as UITextView: look.add(view)
    case let view as UIImageView: look.add(view)
    case let control as UIControl: look.add(control)
    default: look.addOther(self)
    }
    return look
  }

  /// The text of a part that the view draws by itself.
  func lines(
    _ text: String,
    _ font: UIFont,
    in area: CGRect,
    alignment: NSTextAlignment = .center,
    color: UIColor
  ) -> [LayoutSnapshot.TextLine] {
    MeasuredText(text, font: font, metrics: textMetrics).drawnLines(
      .init(
        area: area,
        alignment: alignment,
        isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft,
        color: color
      )
    )
  }
}

extension LayoutSnapshot.Image {
  /// Takes over an image in the variant for the current traits.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - mode: The name of the content mode.
  ///   - isStencil: Whether it is one where it does not say so itself.
  init(_ image: UIImage, mode: String, isStencil: Bool = false) {
    self.init(
      name: image.name ?? "",
      width: Double(image.size.width),
      height: Double(image.size.height),
      isSymbol: image.isSymbolImage,
      mode: mode
    )
    weight = image.symbolWeight
    data = image.contents(for: .current)?.data
    guard data != nil else { return }
    switch image.renderingMode {
    case .automatic: isTemplate = isStencil || image.tint != nil
    case .alwaysOriginal: isTemplate = image.tint != nil
    case .alwaysTemplate: isTemplate = true
    }
    if image.capInsets != .zero {
      slices = LayoutInsets(image.capInsets)
      isTiled = image.resizingMode == .tile
    }
  }
}

extension LayoutSnapshot.Look {
  // MARK: - Text and images

  @MainActor
  fileprivate mutating func add(_ label: UILabel) {
    guard var text = label.measured else { return }
    var color = label.isEnabled ? label.textColor ?? .label : .lightGray
    var alignment = label.textAlignment
    if let button = label.superview as? UIButton, button.titleLabel === label {
      color = button.foregroundColor
      if button.contentHorizontalAlignment == .center { alignment = .center }
    }
    var size = label.bounds.size
    let isWhole = label.isPlacedByCell && label.numberOfLines == 1
    let natural = isWhole ? text.size(scale: 1).width : 0
    let excess = max(0, natural - size.width)
    size.width += excess
    var vertical = MeasuredText.Vertical.center
    let shrunk = text.shrunk(into: size, least: label.leastTextScale)
    if shrunk.text != text.text {
      vertical = label.place(of: shrunk, insteadOf: text)
      text = shrunk
    }
    let isRightToLeft = label.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start: CGFloat =
      switch alignment {
      case .center: -excess / 2
      case .right: -excess
      case .natural where isRightToLeft: -excess
      default: 0
      }
    lines = text.drawnLines(
      .init(
        area: CGRect(origin: CGPoint(x: start, y: 0), size: size),
        alignment: alignment,
        isRightToLeft: isRightToLeft,
        vertical: vertical,
        color: color
      )
    )
  }

  @MainActor
  fileprivate mutating func add(_ view: UITextView) {
    let inset = view.textContainerInset
    var area = CGRect(origin: .zero, size: view.bounds.size).inset(by: inset)
    area = area.insetBy(dx: view.textContainer.lineFragmentPadding, dy: 0)
    // What is below the bounds is there, and scrolled to.
    area.size.height = .greatestFiniteMagnitude
    lines = view.measured.drawnLines(
      .init(
        area: area,
        alignment: view.textAlignment,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        followsLetters: true,
        vertical: .top,
        color: view.textColor ?? .label
      )
    )
  }

  @MainActor
  fileprivate mutating func add(_ view: UIImageView) {
    guard let shown = view.image else { return }
    let button = view.superview as? UIButton
    // Source: Apple, `UIImage.RenderingMode.automatic`: buttons of the system's kinds draw stencils.
    let isStencil = button.map { $0.buttonType != .custom || $0.configuration != nil } ?? false
    image = LayoutSnapshot.Image(shown, mode: "\(view.contentMode)", isStencil: isStencil)
    if let button { tint = .init(button.foregroundColor) }
    if let color = shown.tint { tint = .init(color) }
  }

  // MARK: - Controls

  @MainActor
  fileprivate mutating func add(_ view: UIControl) {
    switch view {
    case let view as UISwitch:
      control = .init(.toggle)
      control?.value = view.isOn ? 1 : 0
      tint = .init(view.onTintColor ?? .systemGreen)
    case let view as UISlider:
      control = .init(.slider)
      control?.value = view.placeOfKnob
      if let color = view.minimumTrackTintColor { tint = .init(color) }
    case is UIStepper: control = .init(.stepper)
    case let view as UISegmentedControl: add(segments: view)
    case let view as UIPageControl:
      control = .init(.pages)
      control?.count = max(0, view.numberOfPages)
      control?.selected = view.currentPage
      control?.fill = view.currentPageIndicatorTintColor.map { .init($0) }
      control?.emptyFill = view.pageIndicatorTintColor.map { .init($0) }
    case let view as UITextField: add(field: view)
    case let view as UIButton:
      control = .init(.button)
      control?.style = view.configuration?.look ?? ""
      // A ground that is clear is what configurations have unless they are given one.
      control?.fill = view.configuration?.background.backgroundColor
        .map { LayoutSnapshot.Color($0) }.flatMap { $0.alpha > 0 ? $0 : nil }
      control?.cornerRadius = view.configuration.flatMap {
        $0.cornerRadius(height: view.bounds.height, view.traitCollection.systemGeneration)
      }.map { Double($0) }
      if let color = view.configuration?.baseBackgroundColor { tint = .init(color) }
      add(systemButton: view)
    case let view as UIDatePicker: add(datePicker: view)
    default: break
    }
    control?.isEnabled = view.isEnabled
  }

  @MainActor
  private mutating func add(segments view: UISegmentedControl) {
    control = .init(.segments)
    let count = view.numberOfSegments
    control?.count = count
    control?.selected = view.selectedSegmentIndex
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = view.bounds.width / CGFloat(max(1, count))
    for index in 0..<count {
      let place = CGFloat(isRightToLeft ? count - 1 - index : index)
      let isChosen = index == view.selectedSegmentIndex
      lines += view.lines(
        view.titleForSegment(at: index) ?? "",
        view.ownTitleFont ?? .systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium),
        in: CGRect(x: place * width + 2, y: 0, width: width - 4, height: view.bounds.height - 1),
        color: .label
      )
    }
  }

  @MainActor
  private mutating func add(field view: UITextField) {
    control = .init(.textField)
    control?.style = "\(view.borderStyle)"
    let own = view.text ?? ""
    let area = view.textRect(forBounds: CGRect(origin: .zero, size: view.bounds.size))
    var text = view.measured
    if view.isSecureTextEntry, !own.isEmpty {
      text = MeasuredText(
        String(repeating: "•", count: own.count),
        font: view.font ?? .systemFont(ofSize: 17),
        metrics: view.textMetrics
      )
    }
    lines = text.shrunk(into: area.size, least: view.leastTextScale).drawnLines(
      .init(
        area: area,
        alignment: view.textAlignment,
        isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
        color: own.isEmpty ? .placeholderText : view.textColor ?? .label
      )
    )
    addClearButton(of: view)
  }

  // MARK: - Bars and the rest

  @MainActor
  fileprivate mutating func addOther(_ view: UIView) {
    switch view {
    case let view as UIProgressView:
      control = .init(.progress)
      control?.value = Double(min(max(view.progress, 0), 1))
      if let color = view.progressTintColor { tint = .init(color) }
    case let view as UIActivityIndicatorView:
      control = .init(.activity)
      tint = .init(view.color ?? .systemGray)
    case let view as UISearchBar:
      control = .init(.searchBar)
      layers += BarPicture(view).search(view)
    case let view as UINavigationBar:
      control = .init(.navigationBar)
      layers += BarPicture(view).navigation(view)
    case let view as UIToolbar:
      control = .init(.toolbar)
      layers += BarPicture(view).tools(view)
    case let view as UITabBar:
      control = .init(.tabBar)
      control?.count = view.items?.count ?? 0
      control?.selected = view.items?.firstIndex { $0 === view.selectedItem } ?? -1
      layers += BarPicture(view).tabs(view)
    case let view as UIVisualEffectView: add(effect: view)
    case is UIPickerView: control = .init(.picker)
    case is UITableView: control = .init(.table)
    case let view as UITableViewCell: add(cell: view)
    default: break
    }
  }
}

extension UILabel {
  /// Where text in smaller fonts stands, after ``baselineAdjustment``.
  fileprivate func place(
    of shrunk: MeasuredText,
    insteadOf full: MeasuredText
  ) -> MeasuredText.Vertical {
    guard numberOfLines == 1, baselineAdjustment != .alignCenters else { return .center }
    let before = full.layout(width: .infinity)
    let top = (bounds.height - CGFloat(before.height)) / 2
    if baselineAdjustment == .none { return .at(top) }
    let after = shrunk.layout(width: .infinity)
    return .at(top + CGFloat(before.firstBaseline - after.firstBaseline))
  }
}

extension UIButton {
  /// The colour of title and image.
  fileprivate var foregroundColor: UIColor {
    guard isEnabled else { return UIColor.label.withAlphaComponent(0.3) }
    if let configuration {
      if let color = configuration.baseForegroundColor { return color }
      return ["filled", "borderedProminent"].contains(configuration.look) ? .white : tintColor
    }
    if let color = titleColor(for: state) ?? titleColor(for: .normal) { return color }
    return buttonType == .custom ? .white : tintColor
  }
}
