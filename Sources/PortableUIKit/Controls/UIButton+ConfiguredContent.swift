import Foundation

/// The parts of a button with a configuration, in points.
struct ButtonParts {
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var image = CGSize.zero
  /// The room that is kept free for the image.
  var imageRoom = CGSize.zero
  /// Title and subtitle together.
  var text = CGSize.zero
  /// Everything without the insets.
  var content = CGSize.zero
}

extension UIButton {
  /// The size of a wheel in place of an image, in points: the medium one's.
  private var indicatorSize: CGSize { CGSize(width: 20, height: 20) }

  /// The title of the configuration with the attributes that are shown, or nil where it is plain.
  var configuredTitle: NSAttributedString? {
    guard let configuration, let title = configuration.attributedTitle else { return nil }
    return styled(title, configuration.titleTextAttributesTransformer, plainTitleFont)
  }

  /// The subtitle of the configuration with the attributes that are shown, or nil where there is none.
  ///
  /// Its font of 15 points, 13 in small buttons, is an assumption.
  var configuredSubtitle: NSAttributedString? {
    guard let configuration, let subtitle = configuration.attributedSubtitle,
      !subtitle.characters.isEmpty
    else { return nil }
    let font = UIFont.systemFont(ofSize: configuration.buttonSize.fontSize - 2)
    return styled(subtitle, configuration.subtitleTextAttributesTransformer, font, always: true)
  }

  /// The text with a transformer's attributes; nil where it has none and does not need them.
  private func styled(
    _ text: AttributedString,
    _ transformer: UIConfigurationTextAttributesTransformer?,
    _ font: UIFont,
    always: Bool = false
  ) -> NSAttributedString? {
    let isPlain = transformer == nil && text.runs.allSatisfy { $0.attributes == .init() }
    if isPlain, !always { return nil }
    var base = AttributeContainer()
    base.font = font
    if let color = configuration?.baseForegroundColor { base.foregroundColor = color }
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      let given = base.merging(run.attributes)
      let shown = transformer?(given) ?? given
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters),
          attributes: shown.attributes
        )
      )
    }
    return result
  }

  /// The parts of a button whose content may be so wide, in points.
  func parts(of configuration: Configuration, width: CGFloat = .infinity) -> ButtonParts {
    var parts = ButtonParts()
    let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    parts.image = configuration.showsActivityIndicator ? indicatorSize : shownImage?.size ?? .zero
    parts.imageRoom = parts.image
    if isBeside {
      parts.imageRoom.width = max(parts.image.width, configuration.imageReservation)
    } else {
      parts.imageRoom.height = max(parts.image.height, configuration.imageReservation)
    }
    let hasText = shownTitle?.isEmpty == false || configuration.subtitle?.isEmpty == false
    let padding = hasText && parts.imageRoom.width > 0 ? configuration.imagePadding : 0
    let room = isBeside ? max(0, width - parts.imageRoom.width - padding) : width
    if let title = shownTitle, !title.isEmpty {
      parts.title = measuredTitle(title, lines: titleLines).size(width: room, scale: textScale)
    }
    if let subtitle = configuredSubtitle {
      parts.subtitle = MeasuredText(
        subtitle,
        default: plainTitleFont,
        lines: configuration.subtitleLineBreakMode.wraps ? 0 : 1,
        breakMode: configuration.subtitleLineBreakMode,
        metrics: textMetrics
      ).size(width: room, scale: textScale)
    }
    parts.text = CGSize(
      width: max(parts.title.width, parts.subtitle.width),
      height: parts.title.height + parts.subtitle.height
        + (parts.subtitle.height > 0 ? configuration.titlePadding : 0)
    )
    // A symbol stands on a line of the title's font, even where there is no title.
    let isSymbol = shownImage?.isSymbolImage == true && !configuration.showsActivityIndicator
    if parts.text == .zero, parts.imageRoom == .zero || isSymbol {
      parts.text.height = titleFont.lineHeight.roundedUpToPixel(scale: textScale)
    }
    parts.content =
      isBeside
      ? CGSize(
        width: parts.text.width + padding + parts.imageRoom.width,
        height: max(parts.text.height, parts.imageRoom.height)
      )
      : CGSize(
        width: max(parts.text.width, parts.imageRoom.width),
        height: parts.text.height + padding + parts.imageRoom.height
      )
    return parts
  }

  /// The size of a button whose width is limited, in points.
  func size(of configuration: Configuration, width: CGFloat = .infinity) -> CGSize {
    let insets = configuration.contentInsets
    let sides = insets.leading + insets.trailing
    let content = parts(of: configuration, width: max(0, width - sides)).content
    return CGSize(
      width: content.width + sides,
      height: content.height + insets.top + insets.bottom
    )
  }

  /// Places image, title and subtitle as the configuration says.
  func layOut(_ configuration: Configuration) {
    let direction = effectiveUserInterfaceLayoutDirection
    let isRightToLeft = direction == .rightToLeft
    let area = bounds.inset(by: configuration.contentInsets.resolved(for: direction))
    let parts = parts(of: configuration, width: area.width)
    let content = CGRect(
      origin: CGPoint(
        x: start(parts.content.width, in: area),
        y: top(parts.content.height, in: area)
      ),
      size: CGSize(
        width: min(parts.content.width, max(0, area.width)),
        height: parts.content.height
      )
    )
    var image = CGRect(origin: content.origin, size: parts.imageRoom)
    var text = CGRect(origin: content.origin, size: parts.text)
    text.size.width = min(text.width, content.width)
    let placement = configuration.imagePlacement
    if placement.contains(.top) || placement.contains(.bottom) {
      image.origin.x = content.midX - image.width / 2
      text.origin.x = content.midX - text.width / 2
      if placement.contains(.top) {
        text.origin.y = content.maxY - text.height
      } else {
        image.origin.y = content.maxY - image.height
      }
    } else {
      text.size.width = min(text.width, max(0, content.width - image.width))
      image.origin.y = content.midY - image.height / 2
      text.origin.y = content.midY - text.height / 2
      if placement.contains(.trailing) != isRightToLeft {
        image.origin.x = content.maxX - image.width
      } else {
        text.origin.x = content.maxX - text.width
      }
    }
    existingImageView?.frame = CGRect(
      x: image.midX - parts.image.width / 2,
      y: image.midY - parts.image.height / 2,
      width: parts.image.width,
      height: parts.image.height
    )
    placeTexts(parts, text, configuration, isRightToLeft: isRightToLeft)
  }

  private func placeTexts(
    _ parts: ButtonParts,
    _ text: CGRect,
    _ configuration: Configuration,
    isRightToLeft: Bool
  ) {
    let isBeside = configuration.imagePlacement.isDisjoint(with: [.top, .bottom])
    func frame(_ size: CGSize, y: CGFloat) -> CGRect {
      let width = min(size.width, text.width)
      let left = text.minX
      let right = text.maxX - width
      let x: CGFloat =
        switch configuration.titleAlignment {
        case .automatic: isBeside ? (isRightToLeft ? right : left) : text.midX - width / 2
        case .leading: isRightToLeft ? right : left
        case .center: text.midX - width / 2
        case .trailing: isRightToLeft ? left : right
        }
      return CGRect(x: x, y: y, width: width, height: size.height)
    }
    existingTitleLabel?.frame = frame(parts.title, y: text.minY)
    existingSubtitleLabel?.frame = frame(parts.subtitle, y: text.maxY - parts.subtitle.height)
  }

  private func start(_ width: CGFloat, in area: CGRect) -> CGFloat {
    let width = min(width, max(0, area.width))
    return switch effectiveContentHorizontalAlignment {
    case .left, .leading, .fill: area.minX
    case .right, .trailing: area.maxX - width
    case .center: area.midX - width / 2
    }
  }

  private func top(_ height: CGFloat, in area: CGRect) -> CGFloat {
    switch contentVerticalAlignment {
    case .top, .fill: area.minY
    case .bottom: area.maxY - height
    case .center: area.midY - height / 2
    }
  }
}

extension NSLineBreakMode {
  /// Whether lines go on below.
  var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
