import Testing
import ThirdParty
import UIKit

@MainActor
@Suite struct `A card` {
  @Test func `stands in a controller`() {
    let controller = UIViewController()
    let card = Card()
    card.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(card)
    NSLayoutConstraint.activate([
      card.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor),
      card.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      card.widthAnchor.constraint(equalToConstant: 100),
    ])
    controller.view.layoutIfNeeded()
    let width = UIScreen.main.bounds.width
    #expect(card.frame == CGRect(x: (width - 100) / 2, y: 0, width: 100, height: 70))
  }
}
