import UIKit

class SignInViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var emailField: UITextField!
  @IBOutlet weak var passwordField: UITextField!
  @IBOutlet weak var signInButton: UIButton!
  @IBOutlet weak var errorLabel: UILabel?
  @IBOutlet var fields: [UITextField]!
  @IBOutlet weak var bottomConstraint: NSLayoutConstraint!
  private var isAllowed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    signInButton.isEnabled = false
    errorLabel?.isHidden = true
  }

  @IBAction func editingChanged(_ sender: UITextField) {
    signInButton.isEnabled = fields.allSatisfy { !($0.text ?? "").isEmpty }
  }

  @IBAction func signInTapped(_ sender: Any) {
    isAllowed = passwordField.text == "secret"
    errorLabel?.isHidden = isAllowed
    if isAllowed { performSegue(withIdentifier: "showItems", sender: emailField.text) }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showItems", let items = segue.destination as? ItemsViewController
    else { return }
    items.user = sender as? String
  }
}
