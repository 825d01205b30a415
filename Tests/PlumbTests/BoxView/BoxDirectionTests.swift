#if canImport(UIKit)
import Testing
import UIKit

@testable import Plumb

@MainActor
@Suite struct `The direction of a box` {
  private let stage = Stage()
  private let box = BoxView(axis: .x, spacing: 10, insets: UIEdgeInsets.all(5))
  private let a = UIView()
  private let b = UIView()

  @Test func `mirrors frames where right-to-left is forced`() {
    box.items = [a.boxed.left(15).width(30), b.boxed]
    stage.layOut(box, 200, 50)
    #expect(a.frame == rect(20, 5, 30, 40))
    // 20 + 30 + 10 = 60; 195 − 60 = 135.
    #expect(b.frame == rect(60, 5, 135, 40))
    box.semanticContentAttribute = .forceRightToLeft
    box.layoutIfNeeded()
    #expect(a.frame == rect(150, 5, 30, 40))
    #expect(b.frame == rect(5, 5, 135, 40))
    box.semanticContentAttribute = .forceLeftToRight
    box.layoutIfNeeded()
    #expect(a.frame == rect(20, 5, 30, 40))
  }

  @Test func `mirrors frames where the traits read from right to left`() {
    let before = UITraitCollection.current
    UITraitCollection.current = UITraitCollection(layoutDirection: .rightToLeft)
    defer { UITraitCollection.current = before }
    box.items = [a.boxed.left(15).width(30).right(nil)]
    b.pinSize(CGSize(width: 20, height: 10))
    let column = BoxView(axis: .y)
    column.items = [b.boxed.centerX(offset: 12).bottom(nil)]
    stage.layOut(box, 200, 50)
    stage.layOut(column, 200, 50)
    #expect(a.frame == rect(150, 5, 30, 40))
    // 100 − 12 − 20 / 2
    #expect(b.frame.minX == 78)
    let forced = BoxView(axis: .x)
    forced.semanticContentAttribute = .forceLeftToRight
    forced.items = [a.boxed.left(15).width(30).right(nil)]
    stage.layOut(forced, 200, 50)
    #expect(a.frame == rect(15, 0, 30, 50))
  }

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  @Test func `moves the middle when the traits of its window change`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    let column = BoxView(axis: .y)
    column.items = [b.boxed.centerX(offset: 12).width(20)]
    window.addBoxItems(column.boxed)
    window.layoutIfNeeded()
    // 100 + 12 − 20 / 2
    #expect(b.frame.minX == 102)
    window.traitOverride = UITraitCollection(layoutDirection: .rightToLeft)
    window.layoutIfNeeded()
    // 100 − 12 − 20 / 2
    #expect(b.frame.minX == 78)
    window.traitOverride = nil
    window.layoutIfNeeded()
    #expect(b.frame.minX == 102)
  }
  #endif

  @Test func `is passed on to the views of the items where that is asked for`() {
    let inner = BoxView(axis: .x)
    inner.items = [b.boxed]
    box.items = [a.boxed, inner.boxed]
    box.semanticContentAttribute = .forceRightToLeft
    #expect(a.semanticContentAttribute == .unspecified)
    box.forceSubviewsSCA = true
    #expect(a.semanticContentAttribute == .forceRightToLeft)
    #expect(inner.semanticContentAttribute == .forceRightToLeft && inner.forceSubviewsSCA)
    #expect(b.semanticContentAttribute == .forceRightToLeft)
    box.semanticContentAttribute = .forceLeftToRight
    #expect(b.semanticContentAttribute == .forceLeftToRight)
    let late = UIView()
    inner.addItem(late.boxed)
    #expect(late.semanticContentAttribute == .forceLeftToRight)
  }
}

@MainActor
@Suite struct `Insets that are margins` {
  private let box = BoxView()

  @Test func `are two things unless one says otherwise`() {
    box.insets = .all(3)
    #expect(box.layoutMargins == .all(8))
    box.layoutMargins = .all(4)
    #expect(box.insets == .all(3))
  }

  @Test func `set each other`() {
    box.insetsAreMargins = true
    box.insets = .all(3)
    #expect(box.layoutMargins == .all(3))
    box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(box.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5,
      leading: 6,
      bottom: 7,
      trailing: 8
    )
    #expect(box.insets == UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8))
    #expect(box.directionalLayoutMargins.leading == 6)
  }
}
#endif
