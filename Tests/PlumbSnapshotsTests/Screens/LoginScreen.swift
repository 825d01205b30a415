import UIKit

/// A form in a scroll view: two fields, and a button that is as wide as people can read.
final class LoginScreen: UIViewController {
  let heading = UILabel()
  let email = UITextField()
  let password = UITextField()
  let login = UIButton(configuration: .filled())
  private let scroll = UIScrollView()
  private let form = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Welcome back"
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    heading.numberOfLines = 0
    email.placeholder = "Email"
    password.placeholder = "Password"
    for field in [email, password] {
      field.borderStyle = .roundedRect
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    }
    login.configuration?.title = "Log in"
    login.heightAnchor.constraint(greaterThanOrEqualToConstant: 50).isActive = true
    form.axis = .vertical
    form.spacing = 16
    for part in [heading, email, password, login] { form.addArrangedSubview(part) }
    for child in [scroll, form] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(form)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      form.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 24),
      form.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor, constant: 20),
      form.trailingAnchor.constraint(
        equalTo: scroll.contentLayoutGuide.trailingAnchor,
        constant: -20
      ),
      form.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor, constant: -24),
      form.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, constant: -40),
    ])
  }
}
