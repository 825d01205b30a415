import UIKit

extension ProfileForm {
  @objc func close() { log.append("close") }
}

extension UIViewController {
  func hideKeyboardWhenTapped() -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(
      target: self,
      action: #selector(UIViewController.dismissKeyboard)
    )
    view.addGestureRecognizer(tap)
    return tap
  }

  @objc func dismissKeyboard() {
    view.endEditing(true)
    title = "dismissed"
  }
}
