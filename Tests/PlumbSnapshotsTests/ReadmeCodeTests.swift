import PlumbSnapshots
import Testing
import UIKit

/// A title before a badge, as any app has it.
private final class OfferView: UIView {
  let title = UILabel()
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.text = "Summer offer"
    badge.text = "New"
    for view in [title, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      badge.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct `The code of the README` {
  @Test func `tests a view as it says`() {
    let card = OfferView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    card.layoutIfNeeded()
    #expect(card.title.frame.maxX <= card.badge.frame.minX)
    expectNoFindings(in: card)
  }
}
