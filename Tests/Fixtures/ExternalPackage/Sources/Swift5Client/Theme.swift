import UIKit

// The shape of what apps do at launch, and of views that find places on the screen.

/// The looks of an app.
public enum Theme {
  /// Sets the looks of all views; called at launch.
  public static func apply() {
    UINavigationBar.appearance().prefersLargeTitles = true
    UINavigationBar.appearance().tintColor = .white
    UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
    let bar = UITabBarAppearance()
    bar.configureWithOpaqueBackground()
    UITabBar.appearance().standardAppearance = bar
    if #available(iOS 15.0, *) {
      UITabBar.appearance().scrollEdgeAppearance = bar
    }
    UIBarButtonItem.appearance().setTitleTextAttributes(
      [.font: UIFont.systemFont(ofSize: 15, weight: .medium)],
      for: .normal
    )
    UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).font =
      .systemFont(ofSize: 22, weight: .bold)
    UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
      .defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 14)]
    UISwitch.appearance().onTintColor = .systemTeal
    BadgeLabel.appearance().font = .systemFont(ofSize: 11)
  }
}

/// A label of one's own, with the initialiser that Xcode writes.
open class BadgeLabel: UILabel {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    textAlignment = .center
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: max(size.width + 8, size.height), height: size.height)
  }
}

extension UIView {
  /// Where the view is on its screen.
  public var frameOnScreen: CGRect {
    convert(bounds, to: UIScreen.main.coordinateSpace)
  }

  /// Where the view is in a table's or another scroll view's content.
  public func place(in scroll: UIScrollView) -> CGRect {
    guard let superview = superview else { return frame }
    return superview.convert(frame, to: scroll)
  }

  /// Shrinks the view as a button does while it is pressed.
  public func press() {
    transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
  }
}

/// A field with a hint in two weights, and a price that never outgrows its place.
open class PriceField: UIView {
  public let field = UITextField()
  public let price = UILabel()

  public init(hint: String, unit: String) {
    super.init(frame: .zero)
    let placeholder = NSMutableAttributedString(
      string: hint,
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.lightGray]
    )
    placeholder.append(
      NSAttributedString(
        string: " " + unit,
        attributes: [.font: UIFont.boldSystemFont(ofSize: 13), .foregroundColor: UIColor.gray]
      )
    )
    field.attributedPlaceholder = placeholder
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 11
    price.adjustsFontSizeToFitWidth = true
    price.minimumScaleFactor = 0.5
    price.baselineAdjustment = .alignCenters
    price.allowsDefaultTighteningForTruncation = true
    for view in [field, price] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: leadingAnchor),
      field.topAnchor.constraint(equalTo: topAnchor),
      field.bottomAnchor.constraint(equalTo: bottomAnchor),
      price.leadingAnchor.constraint(equalTo: field.trailingAnchor, constant: 8),
      price.trailingAnchor.constraint(equalTo: trailingAnchor),
      price.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
      price.widthAnchor.constraint(equalToConstant: 60),
    ])
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
