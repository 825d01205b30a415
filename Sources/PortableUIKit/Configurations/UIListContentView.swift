public import Foundation
import Requirements

/// The view of a ``UIListContentConfiguration``, laid out by constraints.
///
/// Texts wrap. Texts side by side stand one below the other where they do not fit into one line. All
/// stands in the middle where the view is higher than its content. A row is at least 44 points high.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView, ListHostedView {
  /// What decides which constraints there are.
  private struct Arrangement: Equatable {
    var margins = NSDirectionalEdgeInsets.zero
    var image: CGSize?
    var reserved = CGSize.zero
    var hasText = false
    var hasSecondaryText = false
    var isSideBySide = false
    var imageToText: CGFloat = 0
    var textToText: CGFloat = 0
    var minimumHeight: CGFloat = 0
    /// Whether the texts are as wide as they need, rather than as there is room.
    var textHugs = false
    var secondaryTextHugs = false
  }

  /// Creates the view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    addParts()
  }

  /// Creates a view from an archive, with the configuration of a cell.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    shown = .cell()
    super.init(coder: coder)
    addParts()
    coder.endDecoding(self)
  }

  /// What the view shows: a ``UIListContentConfiguration``.
  ///
  /// Another type is a mistake of the program.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let list = newValue as? UIListContentConfiguration else {
        requirementFailure(
          "UIListContentView shows a UIListContentConfiguration, not a \(type(of: newValue))"
        )
      }
      guard list != shown else { return }
      shown = list
      show()
    }
  }

  /// A guide as large as the text, or nil where there is none.
  open var textLayoutGuide: UILayoutGuide? { shown.hasText ? textGuide : nil }

  /// A guide as large as the second text, or nil where there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    shown.hasSecondaryText ? secondaryTextGuide : nil
  }

  /// A guide as large as the image, or nil where there is none.
  open var imageLayoutGuide: UILayoutGuide? { shown.image == nil ? nil : imageGuide }

  private var shown: UIListContentConfiguration
  private let label = UILabel()
  private let secondaryLabel = UILabel()
  private let imageView = UIImageView()
  private lazy var textGuide = guide(around: label)
  private lazy var secondaryTextGuide = guide(around: secondaryLabel)
  private lazy var imageGuide = guide(around: imageView)
  private let block = UILayoutGuide()
  private let imageBox = UILayoutGuide()
  private var arrangement: Arrangement?
  private var arrangedConstraints: [NSLayoutConstraint] = []

  var hostMargins: NSDirectionalEdgeInsets? {
    didSet { if hostMargins != oldValue { arrange() } }
  }

  private func addParts() {
    for view in [imageView, label, secondaryLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    imageView.contentMode = .scaleAspectFit
    addLayoutGuide(block)
    addLayoutGuide(imageBox)
    show()
  }

  private func guide(around view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: view.topAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    return guide
  }

  // MARK: - Showing the parts

  private func show() {
    show(shown.text, shown.attributedText, shown.textProperties, in: label)
    show(
      shown.secondaryText,
      shown.secondaryAttributedText,
      shown.secondaryTextProperties,
      in: secondaryLabel
    )
    let properties = shown.imageProperties
    imageView.image = shown.shownImage
    imageView.isHidden = shown.image == nil
    imageView.tintColor = properties.tintColor.map { properties.tintColorTransformer?($0) ?? $0 }
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.layer.borderWidth = properties.strokeWidth
    if properties.strokeWidth > 0 {
      imageView.layer.borderColor = properties.resolvedStrokeColor(for: tintColor).cgColor
    }
    for view in [imageView, label, secondaryLabel] { view.alpha = shown.alpha }
    arrange()
  }

  private func show(
    _ text: String?,
    _ attributedText: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment = properties.textAlignment
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = properties.allowsDefaultTighteningForTruncation
    label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
    if let attributedText {
      label.attributedText = attributedText
    } else {
      label.text = properties.transformed(text)
    }
    label.isHidden = label.text?.isEmpty != false
  }

  // MARK: - Arranging the parts

  open override func layoutSubviews() {
    arrange()
    super.layoutSubviews()
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    // What fits side by side depends on the width that is asked about.
    if horizontalFittingPriority == .required, targetSize.width > 0 {
      arrange(width: targetSize.width)
    }
    return super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private var effectiveListMargins: NSDirectionalEdgeInsets {
    var margins = shown.directionalLayoutMargins
    guard let hostMargins else { return margins }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) {
      margins.leading = max(margins.leading, hostMargins.leading)
      margins.trailing = max(margins.trailing, hostMargins.trailing)
    }
    if shown.axesPreservingSuperviewLayoutMargins.contains(.vertical) {
      margins.top = max(margins.top, hostMargins.top)
      margins.bottom = max(margins.bottom, hostMargins.bottom)
    }
    return margins
  }

  /// How far from the leading edge the texts begin, in points.
  var textStart: CGFloat {
    guard let arrangement else { return 0 }
    let image = arrangement.image == nil ? 0 : arrangement.reserved.width + arrangement.imageToText
    return arrangement.margins.leading + image
  }

  /// Brings the constraints up to date, for a width in points or else the view's own.
  private func arrange(width: CGFloat? = nil) {
    let traits = traitCollection
    var wanted = Arrangement()
    wanted.margins = effectiveListMargins
    wanted.hasText = shown.hasText
    wanted.hasSecondaryText = shown.hasSecondaryText
    wanted.imageToText = shown.imageToTextPadding
    wanted.minimumHeight = shown.minimumHeight
    let labelsHug = traits.systemMetrics.list.labelsHug
    wanted.textHugs = labelsHug && shown.textProperties.alignment == .natural
    wanted.secondaryTextHugs = labelsHug && shown.secondaryTextProperties.alignment == .natural
    if let image = shown.shownImage {
      let size = shown.imageProperties.size(of: image)
      wanted.image = size
      wanted.reserved = shown.imageProperties.reserved(
        for: size,
        isSymbol: image.isSymbolImage,
        traits
      )
    }
    wanted.isSideBySide = fitsSideBySide(wanted, width: width ?? bounds.width)
    wanted.textToText =
      wanted.isSideBySide
      ? shown.textToSecondaryTextHorizontalPadding : shown.textToSecondaryTextVerticalPadding
    guard wanted != arrangement else { return }
    arrangement = wanted
    NSLayoutConstraint.deactivate(arrangedConstraints)
    arrangedConstraints = constraints(for: wanted)
    NSLayoutConstraint.activate(arrangedConstraints)
  }

  private func fitsSideBySide(_ wanted: Arrangement, width: CGFloat) -> Bool {
    guard shown.prefersSideBySideTextAndSecondaryText, wanted.hasText, wanted.hasSecondaryText
    else { return false }
    // Before the view has a width, it is taken for wide enough.
    guard width > 0 else { return true }
    var room = width - wanted.margins.leading - wanted.margins.trailing
    if wanted.image != nil { room -= wanted.reserved.width + wanted.imageToText }
    room -= shown.textToSecondaryTextHorizontalPadding
    // A pixel may be lost to rounding.
    return naturalWidth(label) + naturalWidth(secondaryLabel) <= room + 0.5
  }

  private func naturalWidth(_ label: UILabel) -> CGFloat {
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    return label.sizeThatFits(unlimited).width
  }

  private func constraints(for wanted: Arrangement) -> [NSLayoutConstraint] {
    let margins = wanted.margins
    // A cell that is still smaller than its margins breaks nothing.
    let almost = UILayoutPriority(999)
    var result = [
      block.topAnchor.constraint(greaterThanOrEqualTo: topAnchor, constant: margins.top),
      bottomAnchor.constraint(
        greaterThanOrEqualTo: block.bottomAnchor,
        constant: margins.bottom
      ).with(almost),
      block.centerYAnchor.constraint(
        equalTo: centerYAnchor,
        constant: (margins.top - margins.bottom) / 2
      ).with(almost),
      trailingAnchor.constraint(
        equalTo: block.trailingAnchor,
        constant: margins.trailing
      ).with(almost),
      block.heightAnchor.constraint(equalToConstant: 0).with(UILayoutPriority(1)),
      imageBox.topAnchor.constraint(
        greaterThanOrEqualTo: topAnchor,
        constant: wanted.image == nil ? 0 : margins.top
      ).with(almost),
      bottomAnchor.constraint(
        greaterThanOrEqualTo: imageBox.bottomAnchor,
        constant: wanted.image == nil ? 0 : margins.bottom
      ).with(almost),
      imageBox.centerYAnchor.constraint(equalTo: block.centerYAnchor),
      imageBox.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      imageBox.widthAnchor.constraint(equalToConstant: wanted.reserved.width),
      imageBox.heightAnchor.constraint(equalToConstant: wanted.reserved.height),
      block.leadingAnchor.constraint(
        equalTo: imageBox.trailingAnchor,
        constant: wanted.image == nil ? 0 : wanted.imageToText
      ),
      imageView.centerXAnchor.constraint(equalTo: imageBox.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: imageBox.centerYAnchor),
      imageView.widthAnchor.constraint(equalToConstant: wanted.image?.width ?? 0),
      imageView.heightAnchor.constraint(equalToConstant: wanted.image?.height ?? 0),
    ]
    if wanted.minimumHeight > 0 {
      result.append(
        heightAnchor.constraint(greaterThanOrEqualToConstant: wanted.minimumHeight).with(almost)
      )
    }
    return result + (wanted.isSideBySide ? sideBySide(wanted) : below(wanted))
  }

  /// One text at the leading end and one at the trailing end, on one baseline.
  private func sideBySide(_ wanted: Arrangement) -> [NSLayoutConstraint] {
    [
      label.leadingAnchor.constraint(equalTo: block.leadingAnchor),
      secondaryLabel.trailingAnchor.constraint(equalTo: block.trailingAnchor),
      secondaryLabel.leadingAnchor.constraint(
        greaterThanOrEqualTo: label.trailingAnchor,
        constant: wanted.textToText
      ).with(UILayoutPriority(999)),
      secondaryLabel.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      label.topAnchor.constraint(greaterThanOrEqualTo: block.topAnchor),
      secondaryLabel.topAnchor.constraint(greaterThanOrEqualTo: block.topAnchor),
      block.bottomAnchor.constraint(greaterThanOrEqualTo: label.bottomAnchor),
      block.bottomAnchor.constraint(greaterThanOrEqualTo: secondaryLabel.bottomAnchor),
      label.centerYAnchor.constraint(equalTo: block.centerYAnchor).with(UILayoutPriority(2)),
    ]
  }

  private func trailing(of label: UILabel, hugs: Bool) -> NSLayoutConstraint {
    hugs
      ? label.trailingAnchor.constraint(lessThanOrEqualTo: block.trailingAnchor)
      : label.trailingAnchor.constraint(equalTo: block.trailingAnchor)
  }

  /// One text below the other; one that has no letters takes no room.
  private func below(_ wanted: Arrangement) -> [NSLayoutConstraint] {
    let gap = wanted.hasText && wanted.hasSecondaryText ? wanted.textToText : 0
    return [
      label.topAnchor.constraint(equalTo: block.topAnchor),
      label.leadingAnchor.constraint(equalTo: block.leadingAnchor),
      trailing(of: label, hugs: wanted.textHugs),
      secondaryLabel.topAnchor.constraint(equalTo: label.bottomAnchor, constant: gap),
      secondaryLabel.leadingAnchor.constraint(equalTo: block.leadingAnchor),
      trailing(of: secondaryLabel, hugs: wanted.secondaryTextHugs),
      secondaryLabel.bottomAnchor.constraint(equalTo: block.bottomAnchor),
    ]
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority.
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
