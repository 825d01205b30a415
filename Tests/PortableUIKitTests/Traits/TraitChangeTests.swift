import Foundation
import PortableUIKit
import Testing

private final class ListeningView: UIView {
  var heard: [UIUserInterfaceSizeClass] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard.append(traitCollection.horizontalSizeClass)
  }
}

@MainActor
@Suite struct `Changed traits` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = ListeningView()

  private func traits(_ sizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection(traitsFrom: [.current, UITraitCollection(horizontalSizeClass: sizeClass)])
  }

  @Test func `are told to every view of the window, once`() {
    let inner = ListeningView()
    view.addSubview(inner)
    window.addSubview(view)
    #expect(view.heard.isEmpty)
    window.traitOverride = traits(.regular)
    window.layoutIfNeeded()
    window.traitOverride = traits(.regular)
    #expect(view.heard == [.regular] && inner.heard == [.regular])
  }

  @Test func `are told to a view that comes from other traits`() {
    window.traitOverride = traits(.regular)
    window.addSubview(view)
    #expect(view.heard == [.regular])
  }

  @Test func `are told to those who registered for them, until they end it`() {
    window.addSubview(view)
    var calls = 0
    let registration = view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (view: ListeningView, previous: UITraitCollection) in
      #expect(previous.horizontalSizeClass != view.traitCollection.horizontalSizeClass)
      calls += 1
    }
    window.traitOverride = traits(.regular)
    #expect(calls == 1)
    window.traitOverride = UITraitCollection(
      traitsFrom: [traits(.regular), UITraitCollection(displayScale: 2)]
    )
    #expect(calls == 1)
    view.unregisterForTraitChanges(registration)
    window.traitOverride = traits(.compact)
    #expect(calls == 1)
  }
}
