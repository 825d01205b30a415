import PlumbCapture
import PlumbSnapshots
import Testing
import UIKit

/// A title that nothing keeps inside.
private final class OfferScreen: UIView {
  let title = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
    accessibilityIdentifier = "offer"
    backgroundColor = .systemBackground
    title.text = "Summer offer"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: centerXAnchor),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 40),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct `The panel in a picture` {
  @Test func `outlines what has a finding, and says it below`() throws {
    let screen = OfferScreen()
    let window = UIWindow(frame: screen.frame)
    window.addSubview(screen)
    window.isHidden = false
    try #require(PlumbPanel.present(over: window) != nil)
    expectLayout(of: window, as: [.svg])
  }
}
