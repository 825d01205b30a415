// A login form of nested boxes, with an error that opens below an empty field.
//
// swift run LoginForm

// On Apple's platforms `UIKit` is Apple's, and this is app code as it stands there.
#if canImport(UIKit)
import Plumb
import UIKit

// snippet.form
final class LoginForm: BoxView {
  let titleLabel = UILabel()
  let nameBoxView = BoxView(axis: .x, spacing: 8)
  let nameImageView = UIImageView(image: UIImage(systemName: "person"))
  let nameField = UITextField()
  let passwordBoxView = BoxView(axis: .x, spacing: 8)
  let passwordImageView = UIImageView(image: UIImage(systemName: "lock"))
  let passwordField = UITextField()
  let forgotButton = UIButton(type: .system)
  let loginButton = UIButton(type: .system)
  let errorLabel = UILabel()

  override func setup() {
    titleLabel.text = "Welcome"
    forgotButton.setTitle("Forgot password?", for: .normal)
    loginButton.setTitle("Log in", for: .normal)
    for field in [nameField, passwordField] { field.borderStyle = .roundedRect }
    for icon in [nameImageView, passwordImageView] {
      icon.pinSize(CGSize(width: 24, height: 24))
    }

    nameBoxView.items = [nameImageView.boxed.centerY(), nameField.boxed]
    passwordBoxView.items = [passwordImageView.boxed.centerY(), passwordField.boxed]
    insets = .all(16)
    spacing = 20
    items = [
      titleLabel.boxed.centerX(padding: 30).bottom(20),
      nameBoxView.boxed,
      passwordBoxView.boxed,
      forgotButton.boxed.left(>=0.0),
      loginButton.boxed.top(30).left(50).right(50),
    ]
  }
}
// snippet.end

// snippet.error
extension LoginForm {
  /// Shows an error below the first empty field; none where both are filled in.
  func validate() {
    let fields = [(nameField, nameBoxView), (passwordField, passwordBoxView)]
    if let (_, row) = fields.first(where: { $0.0.text?.isEmpty ?? true }) {
      errorLabel.text = "Please fill in this field."
      insertItem(errorLabel.boxed.top(-16).left(32), after: row, z: .back)
    } else {
      errorLabel.removeFromSuperview()
    }
    animateChangesWithDurations(0.3)
  }
}
// snippet.end

// snippet.show
let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
let form = LoginForm()
screen.addBoxItems(form.boxed.bottom(nil))
screen.layoutIfNeeded()
// snippet.end
printFrames("The form")

form.validate()
printFrames("With an error below the name")

form.nameField.text = "Ada"
form.passwordField.text = "secret"
form.validate()
printFrames("Filled in")

form.forceSubviewsSCA = true
form.semanticContentAttribute = .forceRightToLeft
screen.layoutIfNeeded()
printFrames("From right to left")

@MainActor
func printFrames(_ title: String) {
  print("\(title): \(form.bounds.width) × \(form.bounds.height)")
  for view in form.managedViews {
    let frame = view.frame
    print("  \(type(of: view)) \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height)")
  }
}
#endif
