import Foundation
import Testing

@testable import PortableUIKit

/// Views that were laid out once take part in later layouts with what they are then.
@MainActor @Suite struct `A change after the first layout` {
  /// A view at the top left of a root, laid out once at 10 × 10.
  @MainActor private struct Scene {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = ContentView()

    init() {
      view.size = CGSize(width: 10, height: 10)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutIfNeeded()
    }
  }

  @Test func `of the content's size counts`() {
    let scene = Scene()
    scene.view.size = CGSize(width: 60, height: 20)
    scene.root.layoutIfNeeded()
    #expect(scene.view.frame == CGRect(x: 0, y: 0, width: 60, height: 20))
  }

  @Test func `of the hugging counts`() {
    let scene = Scene()
    let trailing = scene.view.trailingAnchor.constraint(equalTo: scene.root.trailingAnchor)
    trailing.priority = UILayoutPriority(500)
    trailing.isActive = true
    scene.root.layoutIfNeeded()
    scene.view.setContentHuggingPriority(UILayoutPriority(600), for: .horizontal)
    scene.root.layoutIfNeeded()
    #expect(scene.view.frame.width == 10)
  }

  @Test(arguments: [true, false])
  func `leaves a text on its lines`(_ changesHugging: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let label = UILabel()
    label.fill(words: 12)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let height = label.frame.height
    if changesHugging {
      label.setContentHuggingPriority(UILayoutPriority(252), for: .vertical)
    } else {
      label.semanticContentAttribute = .forceRightToLeft
    }
    root.layoutIfNeeded()
    #expect(label.frame.height == height)
  }
}
