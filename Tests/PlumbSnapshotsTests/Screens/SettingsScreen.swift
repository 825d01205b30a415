import UIKit

/// Rows with a title and a switch, the switch below the title where texts are very large.
final class SettingsScreen: UIViewController {
  let notifications = SettingsRow("Notifications")
  let location = SettingsRow("Location while in use")
  private let scroll = UIScrollView()
  private let rows = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.axis = .vertical
    for row in [notifications, location] { rows.addArrangedSubview(row) }
    for child in [scroll, rows] { child.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scroll)
    scroll.addSubview(rows)
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: area.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      scroll.bottomAnchor.constraint(equalTo: area.bottomAnchor),
      rows.topAnchor.constraint(equalTo: content.topAnchor),
      rows.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      rows.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      rows.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      rows.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }
}

/// A title beside or above its switch.
final class SettingsRow: UIView {
  let title = UILabel()
  let toggle = UISwitch()

  init(_ text: String) {
    super.init(frame: .zero)
    title.text = text
    title.font = .preferredFont(forTextStyle: .body)
    title.numberOfLines = 0
    for view in [title, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
      bottomAnchor.constraint(greaterThanOrEqualTo: title.bottomAnchor, constant: 12),
      bottomAnchor.constraint(greaterThanOrEqualTo: toggle.bottomAnchor, constant: 12),
      heightAnchor.constraint(greaterThanOrEqualToConstant: 52),
    ])
    toggle.setContentCompressionResistancePriority(.required, for: .horizontal)
    // As low as all of these allow.
    let height = heightAnchor.constraint(equalToConstant: 0)
    height.priority = .fittingSizeLevel
    height.isActive = true
    if UITraitCollection.current.preferredContentSizeCategory.isAccessibilityCategory {
      NSLayoutConstraint.activate([
        toggle.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
        toggle.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      ])
    } else {
      NSLayoutConstraint.activate([
        toggle.topAnchor.constraint(equalTo: topAnchor, constant: 10),
        toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -20),
        toggle.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 12),
      ])
    }
  }

  required init?(coder: NSCoder) { nil }
}
