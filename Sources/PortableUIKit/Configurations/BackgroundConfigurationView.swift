import Foundation

/// The view of a background configuration; it is as large as the view that it lies behind.
final class BackgroundConfigurationView: UIView {
  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { show() } }
  }
  private let fill = UIView()
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?
  private var customView: UIView?

  init(configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func show() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.clipsToBounds = configuration.cornerRadius > 0
    fill.layer.borderWidth = configuration.strokeWidth
    if configuration.strokeWidth > 0 {
      fill.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    }
    if effectView?.effect !== configuration.visualEffect {
      effectView?.removeFromSuperview()
      effectView = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
      if let effectView { fill.addSubview(effectView) }
    }
    if imageView?.image !== configuration.image {
      imageView?.removeFromSuperview()
      imageView = configuration.image.map { UIImageView(image: $0) }
      if let imageView { fill.addSubview(imageView) }
    }
    imageView?.contentMode = configuration.imageContentMode
    if customView !== configuration.customView {
      if customView?.superview === fill { customView?.removeFromSuperview() }
      customView = configuration.customView
      if let customView { fill.addSubview(customView) }
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    if let superview {
      let margins = superview.directionalLayoutMargins
      let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    fill.frame = bounds.inset(by: insets.resolved(for: effectiveUserInterfaceLayoutDirection))
    effectView?.frame = fill.bounds
    imageView?.frame = fill.bounds
    if let customView, customView.translatesAutoresizingMaskIntoConstraints {
      customView.frame = fill.bounds
    }
  }
}
