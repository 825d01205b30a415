#if canImport(UIKit)
import UIKit

/// A title above a detail, with margins around them.
open class Card: UIView {
  public let title = UILabel()
  public let detail = UIView()
  public private(set) var hiddenChanges = 0
  private var observation: NSKeyValueObservation?
  private lazy var gap = detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  private func build() {
    for view in [title, detail] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      title.heightAnchor.constraint(equalToConstant: 20),
      gap,
    ])
    addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[detail(30)]-|",
        options: [],
        metrics: nil,
        views: ["detail": detail]
      )
    )
    observation = detail.observe(\.isHidden) { [weak self] _, _ in self?.hiddenChanges += 1 }
  }

  public func setGap(_ gap: CGFloat, animated: Bool) {
    self.gap.constant = gap
    UIView.animate(withDuration: animated ? 0.25 : 0) { self.layoutIfNeeded() }
  }
}

@available(iOS 17, *)
#Preview("Card", traits: .fixedLayout(width: 320, height: 120)) {
  let card = Card()
  card.title.text = "A card"
  return card
}
#endif
