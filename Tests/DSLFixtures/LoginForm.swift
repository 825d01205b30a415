#if canImport(UIKit)
public import Plumb
public import UIKit

/// A form: icon and field side by side, twice, below a title and above two buttons.
///
/// All heights and the widths of icons, title and the button for a forgotten password are fixed, so
/// that no frame depends on text.
public final class LoginForm: UIView {
  public let boxView = BoxView()
  public let titleLabel = UILabel()
  public let nameBoxView = BoxView(axis: .x, spacing: 8)
  public let nameImageView = UIImageView()
  public let nameField = UITextField()
  public let passwordBoxView = BoxView(axis: .x, spacing: 8)
  public let passwordImageView = UIImageView()
  public let passwordField = UITextField()
  public let forgotButton = UIButton()
  public let loginButton = UIButton()
  public let errorLabel = UILabel()

  public init(width: CGFloat = 360) {
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: 640))
    addBoxItems(boxView.boxed.bottom(nil))
    nameBoxView.items = [nameImageView.boxed.centerY(), nameField.boxed]
    passwordBoxView.items = [passwordImageView.boxed.centerY(), passwordField.boxed]
    boxView.insets = .all(16)
    boxView.spacing = 20
    boxView.items = [
      titleLabel.boxed.centerX(padding: 30).bottom(20),
      nameBoxView.boxed,
      passwordBoxView.boxed,
      forgotButton.boxed.left(>=0.0),
      loginButton.boxed.top(30).left(50).right(50),
    ]
    titleLabel.pinSize(CGSize(width: 200, height: 30))
    for imageView in [nameImageView, passwordImageView] {
      imageView.pinSize(CGSize(width: 24, height: 24))
    }
    for field in [nameField, passwordField] { field.pinHeight(40) }
    forgotButton.pinSize(CGSize(width: 120, height: 30))
    loginButton.pinHeight(44)
    errorLabel.pinHeight(18)
  }

  public required init?(coder: NSCoder) { nil }

  /// Checks the fields: an empty one gets the error below it, a full one loses it.
  public func validate() {
    for (field, box) in [(nameField, nameBoxView), (passwordField, passwordBoxView)]
    where field.text?.isEmpty ?? true {
      boxView.insertItem(errorLabel.boxed.top(-16).left(32), after: box, z: .back)
      boxView.animateChangesWithDurations(0.3)
      return
    }
    errorLabel.removeFromSuperview()
    boxView.animateChangesWithDurations(0.3)
  }

  /// Where the rows are, from top to bottom.
  public var frames: [CGRect] {
    boxView.managedViews.map { $0.frame }
  }
}

/// The form as it is where the name is missing.
public final class RejectedLoginForm: UIView {
  private let form = LoginForm(width: 320)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    form.passwordField.text = "secret"
    addSubview(form)
    form.validate()
  }

  public required init?(coder: NSCoder) { nil }
}
#endif
