#if canImport(UIKit)
import Plumb
import Testing
import UIKit

/// The layout-item shorthand.
@MainActor
@Suite struct `The layout-item shorthand` {
  private let scene = Scene()

  @Test func `makes inactive constraints, to the same attribute unless another is given`() {
    let made = [
      scene.a.constraint(.top, to: scene.b),
      scene.a.constraint(.leading, to: scene.b, .leadingMargin, constant: 4),
      scene.a.constraint(.width, .lessThanOrEqual, to: scene.guide, multiplier: 0.5, constant: -2),
      scene.guide.constraint(.height, .greaterThanOrEqual, to: scene.a, .width),
      scene.a.constraint(.height, constant: 30),
    ]
    #expect(
      lines(made) == [
        "a.top == b.top", "a.leading == b.leadingMargin + 4", "a.width <= guide.width * 0.5 - 2",
        "guide.height >= a.width", "a.height == 30",
      ]
    )
    #expect(made.allSatisfy { !$0.isActive && $0.priority == .required })
    #expect(scene.a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `reports numbers that are not finite`() {
    var made: NSLayoutConstraint?
    let line: UInt = #line + 2
    let reported = issues {
      made = scene.a.constraint(.width, to: scene.b, multiplier: .infinity, constant: .nan)
    }
    #expect(reported.map(\.kind) == [.invalidNumber])
    #expect(reported.first?.line == line)
    #expect(made.map { lines([$0]) } == ["a.width == b.width"])
  }

  // MARK: - A scroll view

  /// Lays a scroll view out by the shorthand alone, in a window of a size in points.
  private func layOutScrollView(
    _ size: CGSize,
    margin: CGFloat
  ) -> (scroll: UIScrollView, stack: UIStackView) {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: margin,
      bottom: 0,
      trailing: margin
    )
    let scroll = UIScrollView()
    let rows = (0..<20).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: rows)
    stack.axis = .vertical
    scroll.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.addSubview(stack)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.constraint(.top, to: root),
      scroll.constraint(.bottom, to: root),
      scroll.constraint(.leading, to: root),
      scroll.constraint(.trailing, to: root),
      content.constraint(.width, to: scroll.frameLayoutGuide),
      stack.constraint(.top, to: content),
      stack.constraint(.bottom, to: content),
      stack.constraint(.leading, to: root, .leadingMargin),
      stack.constraint(.trailing, to: root, .trailingMargin),
      stack.constraint(.leading, .greaterThanOrEqual, to: content),
      stack.constraint(.trailing, .lessThanOrEqual, to: content),
    ])
    NSLayoutConstraint.activate(rows.map { $0.constraint(.height, constant: 100) })
    root.layoutIfNeeded()
    holder.append(root)
    return (scroll, stack)
  }

  @Test func `lays a scroll view out on a phone and on a pad`() {
    for (size, margin): (CGSize, CGFloat) in [
      (CGSize(width: 390, height: 844), 16), (CGSize(width: 1024, height: 1366), 20),
    ] {
      let (scroll, stack) = layOutScrollView(size, margin: margin)
      #expect(scroll.frame == CGRect(origin: .zero, size: size))
      // 20 rows of 100 points.
      #expect(stack.frame == rect(margin, 0, size.width - 2 * margin, 2000))
      // It scrolls vertically only.
      #expect(scroll.contentSize == CGSize(width: size.width, height: 2000))
    }
  }
}

/// Keeps the hierarchies of the test alive: views hold their superviews weakly.
@MainActor private var holder: [UIView] = []
#endif
