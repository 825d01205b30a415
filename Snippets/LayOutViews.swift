// On Apple's platforms `UIKit` is Apple's, and this is app code as it stands there.
#if canImport(UIKit)
// snippet.show
import UIKit

/// A title above a button that fills the width between the margins.
final class WelcomeView: UIView {
  let title = UILabel()
  let button = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Welcome back"
    button.setTitle("Sign In", for: .normal)
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      title.centerXAnchor.constraint(equalTo: centerXAnchor),
      button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 16),
      button.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

let view = WelcomeView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
view.layoutIfNeeded()
precondition(view.title.frame == CGRect(x: 104, y: 24, width: 112, height: 61.0 / 3))
precondition(view.button.frame.minX == 8 && view.button.frame.width == 304)
// snippet.hide
#endif
