import UIKit

/// A post: who and when, a text, a picture and what readers can do.
final class FeedCellView: UIView {
  let avatar = UIView()
  let name = UILabel()
  let time = UILabel()
  let message = UILabel()
  let picture = UIView()
  let like = UIButton(type: .system)
  let reply = UIButton(type: .system)
  let share = UIButton(type: .system)
  private let actions = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada"
    name.font = .preferredFont(forTextStyle: .headline)
    time.text = "Yesterday"
    time.font = .preferredFont(forTextStyle: .subheadline)
    message.text = "First light over the lake."
    message.font = .preferredFont(forTextStyle: .body)
    for label in [name, time, message] { label.numberOfLines = 0 }
    for (button, title) in [(like, "Like"), (reply, "Reply"), (share, "Share")] {
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      actions.addArrangedSubview(button)
    }
    let isLarge = UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory
    actions.axis = isLarge ? .vertical : .horizontal
    actions.distribution = .fillEqually
    for view in [avatar, name, time, message, picture, actions] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    activateConstraints()
  }

  required init?(coder: NSCoder) { nil }

  private func activateConstraints() {
    NSLayoutConstraint.activate([
      avatar.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      avatar.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      name.topAnchor.constraint(equalTo: avatar.topAnchor),
      name.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      time.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      time.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      time.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      message.topAnchor.constraint(greaterThanOrEqualTo: time.bottomAnchor, constant: 12),
      message.topAnchor.constraint(greaterThanOrEqualTo: avatar.bottomAnchor, constant: 12),
      message.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
      message.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      picture.topAnchor.constraint(equalTo: message.bottomAnchor, constant: 12),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: trailingAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5625),
      actions.topAnchor.constraint(equalTo: picture.bottomAnchor),
      actions.leadingAnchor.constraint(equalTo: avatar.leadingAnchor),
      actions.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      actions.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    // As high up as both allow.
    let start = message.topAnchor.constraint(equalTo: topAnchor)
    start.priority = .defaultLow
    start.isActive = true
  }
}
