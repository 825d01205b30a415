public import Foundation

// MARK: - Setting the Content for Each State

extension UIButton {
  /// Sets the title for a state.
  func keepTitle(_ title: String?, for state: UIControl.State) {
    contents[state, default: Content()].title = title
    if state == .normal, configuration != nil { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the title with attributes for a state.
  func keepAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    contents[state, default: Content()].attributedTitle = title
    contentDidChange()
  }

  /// Sets the color of the title for a state.
  func keepTitleColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state, default: Content()].titleColor = color
  }

  /// Sets the color of the title's shadow for a state; nothing is drawn of it here.
  public func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    contents[state, default: Content()].titleShadowColor = color
  }

  /// Returns the color of the title's shadow for a state.
  public func titleShadowColor(for state: UIControl.State) -> UIColor? {
    contents[state]?.titleShadowColor
  }

  /// The color of the title's shadow now.
  public var currentTitleShadowColor: UIColor? { current(\.titleShadowColor) }

  /// Sets the image for a state.
  func keepImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state, default: Content()].image = image
    if state == .normal, configuration != nil { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the image behind title and image for a state.
  func keepBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    contents[state, default: Content()].backgroundImage = image
    contentDidChange()
  }

  /// Sets how symbols are chosen for a state.
  public func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    contents[state, default: Content()].symbolConfiguration = configuration
    contentDidChange()
  }

  /// Returns how symbols are chosen for a state.
  public func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { contents[state]?.symbolConfiguration }

  /// How symbols are chosen now.
  public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    current(\.symbolConfiguration)
  }

}

// MARK: - Getting the Current State

extension UIButton {
  /// The title now.
  public var currentTitle: String? { current(\.title) }

  /// The title with attributes now.
  public var currentAttributedTitle: NSAttributedString? { current(\.attributedTitle) }

  /// The color of the title now.
  public var currentTitleColor: UIColor { current(\.titleColor) ?? tintColor }

  /// The image now.
  public var currentImage: UIImage? { current(\.image) }

  /// The image behind everything now.
  public var currentBackgroundImage: UIImage? { current(\.backgroundImage) }

  /// What the button shows in its state, or else in the normal one.
  private func current<Value>(_ part: KeyPath<Content, Value?>) -> Value? {
    contents[state]?[keyPath: part] ?? contents[.normal]?[keyPath: part]
  }

  /// The title that is shown.
  var shownTitle: String? {
    currentAttributedTitle?.string ?? configuration?.title ?? currentTitle
  }

  /// The image that is shown.
  var shownImage: UIImage? {
    let image = configuration?.image ?? currentImage
    let symbol =
      configuration?.preferredSymbolConfigurationForImage ?? current(\.symbolConfiguration)
    guard let symbol, let image else { return image }
    return image.applyingSymbolConfiguration(symbol) ?? image
  }
}

// MARK: - Layout

extension UIButton {
  /// The size of the title in whole points, rounded up.
  ///
  /// Source: saved heights in Interface Builder documents: 33 at 17 points and 32 at 16 are whole
  /// numbers plus 12 at every scale.
  private var titleSize: CGSize {
    guard let title = shownTitle, !title.isEmpty else { return .zero }
    return measuredTitle(title, lines: existingTitleLabel?.numberOfLines ?? 1).size(scale: 1)
  }

  /// The title that is shown, in its fonts.
  func measuredTitle(_ title: String, lines: Int = 1) -> MeasuredText {
    guard let attributed = currentAttributedTitle ?? configuredTitle else {
      return MeasuredText(title, font: titleFont, lines: lines, metrics: textMetrics)
    }
    return MeasuredText(
      attributed,
      default: titleFont,
      lines: lines,
      breakMode: .byTruncatingTail,
      metrics: textMetrics
    )
  }

  /// The size of title, image and the space around them, in points.
  ///
  /// Without a configuration: the width of the title, at least 30; the height of its line plus 12. An image beside it
  /// counts, and leaves no room above and below: the button is as high as the higher of the two. An image alone, be it a
  /// symbol or not, has the width of the image and stands on a line of the title's font.
  ///
  /// Source: saved heights in Interface Builder documents of three public repositories: a symbol alone, and images
  /// of 16 points in custom buttons, have the 22 points of a line of 18 points. In two others a title of 18 points beside a
  /// symbol has 22 points, and one beside an image of 28 points has 28.
  var contentSize: CGSize {
    if let configuration { return size(of: configuration) }
    let title = titleSize
    let image = shownImage?.size ?? .zero
    let background = currentBackgroundImage?.size ?? .zero
    var size = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    if shownImage != nil, title == .zero {
      size.height = max(size.height, titleFont.lineHeight.rounded(.up))
    }
    if contentEdgeInsets == .zero {
      if shownImage == nil {
        let line = title.height > 0 ? title.height : titleFont.lineHeight.rounded(.up)
        size.height = line + 12
        size.width = max(size.width, 30)
      }
    } else {
      if title == .zero, shownImage == nil { size.height = titleFont.lineHeight.rounded(.up) }
      size.width += contentEdgeInsets.left + contentEdgeInsets.right
      size.height += contentEdgeInsets.top + contentEdgeInsets.bottom
    }
    return CGSize(
      width: max(size.width, background.width),
      height: max(size.height, background.height)
    )
  }

  /// Places image and title beside each other.
  func layOutContent() {
    if let configuration {
      layOut(configuration)
      return
    }
    let content = contentRect(forBounds: bounds)
    existingImageView?.frame = imageRect(forContentRect: content)
    existingTitleLabel?.frame = titleRect(forContentRect: content)
  }

  /// Where image or title stands in `area`, beside each other: the image first, and last where the
  /// direction is right-to-left.
  ///
  /// - Parameters:
  ///   - area: The room for both, in points.
  ///   - isImage: Whether it is the image that is asked for.
  /// - Returns: The rectangle in points.
  func placeBesideEachOther(in area: CGRect, isImage: Bool) -> CGRect {
    let title = titleSize
    let image = shownImage?.size ?? .zero
    let width = min(title.width + image.width, max(0, area.width))
    var x =
      switch effectiveContentHorizontalAlignment {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - width
      case .center: area.midX - width / 2
      }
    let titleWidth = max(0, width - image.width)
    let isTitleFirst = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if isImage == isTitleFirst { x += isImage ? titleWidth : image.width }
    let height = isImage ? image.height : title.height
    let y =
      switch contentVerticalAlignment {
      case .top, .fill: area.minY
      case .bottom: area.maxY - height
      case .center: area.midY - height / 2
      }
    return CGRect(x: x, y: y, width: isImage ? image.width : titleWidth, height: height)
  }
}
