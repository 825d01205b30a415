public import Foundation

/// The state that what stands in place of content follows.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  public var traitCollection: UITraitCollection
  /// The text that was searched for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// What stands in place of content that is not there: a picture, words and buttons, in the middle.
///
/// Source: Apple's documentation of `UIContentUnavailableConfiguration`; it names no figures, so that the
/// distances are assumptions.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where everything stands.
  public enum Alignment: Int, Sendable {
    case center = 0
    case natural = 1
  }

  /// What a button does.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// What the button does.
    public var primaryAction: UIAction?
    /// The menu that the button opens.
    public var menu: UIMenu?
    /// Whether the button can be touched.
    public var isEnabled = true
    /// What the button is for.
    public var role = UIButton.Role.normal
  }

  /// What words look like.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The greatest number of lines; 0 is no limit.
    public var numberOfLines = 0
  }

  /// What the picture looks like.
  ///
  /// Source: Apple, `UIContentUnavailableConfiguration.ImageProperties`: a side of 0 has no limit.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// How a symbol is chosen.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template.
    public var tintColor: UIColor?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The greatest size, in points.
    public var maximumSize = CGSize.zero
    /// Whether colors stay where others are inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  /// What the picture looks like.
  public var imageProperties = ImageProperties()
  /// The picture.
  public var image: UIImage?
  /// The words.
  public var text: String?
  /// The words below them.
  public var secondaryText: String?
  /// What the words look like.
  public var textProperties = TextProperties(
    font: .systemFont(ofSize: 22, weight: .bold),
    color: .label
  )
  /// What the words below them look like.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline),
    color: .secondaryLabel
  )
  /// The button.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// The button below it.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the button below it does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where everything stands.
  public var alignment = Alignment.center
  /// The space around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16,
    leading: 16,
    bottom: 16,
    trailing: 16
  )
  /// The space below the picture, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The space below the words, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space above the button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What lies behind everything.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a wheel turns in place of the picture.
  var isLoading = false

  /// Returns what says that there is nothing.
  public static func empty() -> Self { Self() }

  /// Returns what says that something is being loaded.
  public static func loading() -> Self {
    var result = Self()
    result.isLoading = true
    result.textProperties.color = .secondaryLabel
    return result
  }

  /// Returns what says that nothing was found.
  public static func search() -> Self {
    var result = Self()
    result.image = UIImage(systemName: "magnifyingglass")
    result.text = "No Results"
    result.secondaryText = "Check the spelling or try a new search."
    return result
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view in place of content that is not there.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private let stack = UIStackView()

  /// What is shown.
  open var configuration: any UIContentConfiguration {
    didSet { fill() }
  }

  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: guide.topAnchor),
    ])
    fill()
  }

  /// Creates a view from an archive, without anything in it.
  public required init?(coder: NSCoder) {
    configuration = UIContentUnavailableConfiguration()
    super.init(coder: coder)
  }

  private func fill() {
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    guard let content = configuration as? UIContentUnavailableConfiguration else { return }
    directionalLayoutMargins = content.directionalLayoutMargins
    stack.alignment = content.alignment == .center ? .center : .leading
    var last: UIView?
    func add(_ view: UIView, after padding: CGFloat) {
      stack.addArrangedSubview(view)
      if let last { stack.setCustomSpacing(padding, after: last) }
      last = view
    }
    if content.isLoading { add(UIActivityIndicatorView(style: .medium), after: 0) }
    if let image = content.image { add(picture(image, content.imageProperties), after: 0) }
    let hasPicture = last != nil
    for (text, look) in [
      (content.text, content.textProperties),
      (content.secondaryText, content.secondaryTextProperties),
    ] {
      guard let text else { continue }
      let label = UILabel()
      label.text = text
      label.font = look.font
      label.textColor = look.color
      label.numberOfLines = look.numberOfLines
      label.textAlignment = content.alignment == .center ? .center : .natural
      let isFirst = stack.arrangedSubviews.count == (hasPicture ? 1 : 0)
      add(label, after: isFirst ? content.imageToTextPadding : content.textToSecondaryTextPadding)
    }
    addButton(
      content.button,
      content.buttonProperties,
      after: content.textToButtonPadding,
      with: add
    )
    addButton(
      content.secondaryButton,
      content.secondaryButtonProperties,
      after: content.buttonToSecondaryButtonPadding,
      with: add
    )
  }

  private func picture(
    _ image: UIImage,
    _ look: UIContentUnavailableConfiguration.ImageProperties
  ) -> UIImageView {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = look.preferredSymbolConfiguration
    if let color = look.tintColor { view.tintColor = color }
    view.layer.cornerRadius = look.cornerRadius
    view.clipsToBounds = look.cornerRadius > 0
    view.accessibilityIgnoresInvertColors = look.accessibilityIgnoresInvertColors
    let size = view.intrinsicContentSize
    var factor: CGFloat = 1
    if look.maximumSize.width > 0, size.width > 0 {
      factor = min(factor, look.maximumSize.width / size.width)
    }
    if look.maximumSize.height > 0, size.height > 0 {
      factor = min(factor, look.maximumSize.height / size.height)
    }
    if factor < 1 {
      view.contentMode = .scaleAspectFit
      NSLayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: size.width * factor),
        view.heightAnchor.constraint(equalToConstant: size.height * factor),
      ])
    }
    return view
  }

  private func addButton(
    _ look: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties,
    after padding: CGFloat,
    with add: (UIView, CGFloat) -> Void
  ) {
    let hasContent = look.title != nil || look.attributedTitle != nil || look.image != nil
    guard hasContent || properties.primaryAction?.title.isEmpty == false else { return }
    var look = look
    if !hasContent { look.title = properties.primaryAction?.title }
    let button = UIButton(configuration: look, primaryAction: properties.primaryAction)
    button.isEnabled = properties.isEnabled
    button.menu = properties.menu
    add(button, padding)
  }
}

extension UIViewController {
  /// Puts what stands in place of content over the view, or takes it away.
  func placeContentUnavailableView() {
    guard let view = viewIfLoaded else { return }
    let old = view.subviews.last { $0 is any UIContentView && $0.tag == contentUnavailableTag }
    old?.removeFromSuperview()
    guard let configuration = contentUnavailableConfiguration else { return }
    let content = configuration.makeContentView()
    content.tag = contentUnavailableTag
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}

/// What tells the view in place of content from those of the application.
private let contentUnavailableTag = Int.min
