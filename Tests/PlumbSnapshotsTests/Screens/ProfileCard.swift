import UIKit

/// The card of the documentation: its name does not know where the button begins.
final class ProfileCard: UIView {
  let badge = UIView()
  let name = UILabel()
  let follow = UIButton(configuration: .filled())

  override init(frame: CGRect) {
    super.init(frame: frame)
    name.text = "Ada Lovelace"
    name.font = .preferredFont(forTextStyle: .title2)
    follow.configuration?.title = "Follow"
    for view in [badge, name, follow] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      badge.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.centerYAnchor.constraint(equalTo: centerYAnchor),
      badge.widthAnchor.constraint(equalToConstant: 40),
      badge.heightAnchor.constraint(equalToConstant: 40),
      name.topAnchor.constraint(equalTo: topAnchor, constant: 24),
      name.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -24),
      name.leadingAnchor.constraint(equalTo: badge.trailingAnchor, constant: 12),
      follow.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      follow.centerYAnchor.constraint(equalTo: centerYAnchor),
      follow.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
