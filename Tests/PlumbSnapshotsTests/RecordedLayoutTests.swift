import LayoutEngine
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

  @Test func `of a layer`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 40, y: 20, width: 120, height: 60)
    layer.backgroundColor = UIColor.systemTeal.cgColor
    layer.cornerRadius = 8
    let above = CALayer()
    above.addSublayer(CALayer())
    above.insertSublayer(layer, at: 0)
    expectLayout(of: layer)
    #expect(above.sublayers?.first === layer)
    #expect(layer.frame == CGRect(x: 40, y: 20, width: 120, height: 60))
  }

  @Test func `are what a form makes of a view`() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    let widths = SnapshotForm("widths") { layout in "\(layout.name) \(layout.items[0].frame.width)"
    }
    #expect(try widths.content(of: view, named: "box") == "box 10.0")
  }

  @Test func `are all in use`() {
    expectNoUnusedSnapshots()
  }
}
