import Foundation
import Testing

@testable import PortableUIKit

/// References to everything that was made, which keep nothing alive.
@MainActor
private struct Watched {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []

  mutating func note(_ object: AnyObject?) {
    references.append(Reference(object: object))
  }

  /// The classes of what is still alive, but for what spare anchors name.
  var alive: [String] {
    KeptAnchors.removeAll()
    return references.compactMap { $0.object.map { "\(type(of: $0))" } }
  }
  var count: Int { references.count }
}

/// A value that is hung on a view.
private final class Token {}

@MainActor
@Suite struct `A window that is dropped` {
  private static var key: UInt8 = 0
  private static let viewCount = 1000

  /// Builds a window, lets `change` do what it wants, lays out and drops all.
  private func build(_ change: (UIWindow, [UIView], inout Watched) -> Void = { _, _, _ in })
    -> Watched
  {
    var watched = Watched()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.logsLayoutConflicts = false
    watched.note(window)
    var views: [UIView] = []
    for index in 0..<Self.viewCount {
      let view = index % 7 == 0 ? UILabel() : UIView()
      view.translatesAutoresizingMaskIntoConstraints = index % 11 == 0
      let above = index == 0 ? window : views[(index - 1) / 3]
      above.addSubview(view)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      let constraints = [
        view.leadingAnchor.constraint(equalTo: above.layoutMarginsGuide.leadingAnchor),
        view.topAnchor.constraint(equalTo: above.topAnchor, constant: CGFloat(index % 5)),
        guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
        guide.leftAnchor.constraint(equalTo: view.leftAnchor),
      ]
      if !view.translatesAutoresizingMaskIntoConstraints {
        NSLayoutConstraint.activate(constraints)
      }
      views.append(view)
      watched.note(view)
      watched.note(guide)
      watched.note(above.layoutMarginsGuide)
      watched.note(view.itemReference)
      for constraint in constraints { watched.note(constraint) }
    }
    change(window, views, &watched)
    window.layoutIfNeeded()
    watched.note(window.ownedHost)
    watched.note(window.ownedHost?.engine)
    return watched
  }

  @Test func `leaves nothing alive`() {
    let watched = build()
    // A window, eight objects for each view, a host and an engine.
    #expect(watched.count == 1 + 8 * Self.viewCount + 2)
    #expect(watched.alive.isEmpty)
  }

  @Test func `leaves nothing alive after conflicts`() {
    let watched = build { window, views, watched in
      for view in views.prefix(20) where !view.translatesAutoresizingMaskIntoConstraints {
        for width in [10, 20] {
          let constraint = view.widthAnchor.constraint(equalToConstant: CGFloat(width))
          constraint.isActive = true
          watched.note(constraint)
        }
      }
      window.layoutIfNeeded()
      #expect(window.ownedHost?.conflicts.isEmpty == false)
    }
    #expect(watched.alive.isEmpty)
  }

  @Test func `leaves no stack alive, nor its hidden views`() {
    let watched = build { window, _, watched in
      let stack = UIStackView(arrangedSubviews: [UILabel(), UIView(), UILabel()])
      window.addSubview(stack)
      window.layoutIfNeeded()
      stack.arrangedSubviews[1].isHidden = true
      window.layoutIfNeeded()
      stack.arrangedSubviews[1].isHidden = false
      stack.arrangedSubviews[0].isHidden = true
      watched.note(stack)
      for view in stack.arrangedSubviews { watched.note(view) }
      for constraint in stack.constraints { watched.note(constraint) }
    }
    #expect(watched.alive.isEmpty)
  }

  #if !canImport(ObjectiveC)  // With it, observing is Foundation's.
  @Test func `leaves no observed view and no associated object alive`() {
    var tokens: [NSKeyValueObservation] = []
    var calls = 0
    let watched = build { _, views, watched in
      for view in views {
        tokens.append(view.observe(\.isHidden) { _, _ in calls += 1 })
        let token = Token()
        watched.note(token)
        objc_setAssociatedObject(view, &Self.key, token, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      }
      views[0].isHidden = true
    }
    #expect(calls == 1)
    #expect(tokens.count == Self.viewCount)
    // The observers are still there, and hold nothing.
    #expect(watched.alive.isEmpty)
  }
  #endif

  @Test func `leaves nothing alive that was taken out before`() {
    var kept: [NSLayoutConstraint] = []
    let watched = build { window, views, watched in
      window.layoutIfNeeded()
      _ = views[2].systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      kept = views[5].constraints
      views[1].removeFromSuperview()
      window.layoutIfNeeded()
      views[4].exerciseAmbiguityInLayout()
    }
    #expect(!kept.isEmpty)
    // Constraints that somebody holds live on with the references to their items, and hold no item.
    let alive = Set(watched.alive)
    #expect(alive.isSubset(of: ["NSLayoutConstraint", "LayoutItemReference"]))
    #expect(kept.allSatisfy { $0.firstItem == nil })
    kept = []
    #expect(watched.alive.isEmpty)
  }
}
