import PlumbSnapshots
import Testing
import UIKit

/// Layouts that are recorded beside this file, as a user of the package records them.
@MainActor
@Suite struct `Recorded layouts` {
  private func card(_ direction: UISemanticContentAttribute = .unspecified) -> UIView {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 12
    card.semanticContentAttribute = direction
    let title = UILabel()
    title.text = "Two tickets are waiting for you at the counter"
    title.numberOfLines = 0
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Show"
    let toggle = UISwitch()
    toggle.isOn = true
    for view in [title, button, toggle] {
      view.translatesAutoresizingMaskIntoConstraints = false
      view.semanticContentAttribute = direction
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      button.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      toggle.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      toggle.centerYAnchor.constraint(equalTo: button.centerYAnchor),
    ])
    return card
  }

  @Test func `of a card`() {
    expectLayout(of: card(), as: [.text, .svg])
  }

  @Test func `of a card from right to left`() {
    expectLayout(of: card(.forceRightToLeft), named: "rtl", as: [.text, .svg])
  }

  @Test func `are all in use`() {
    expectNoUnusedSnapshots()
  }
}
