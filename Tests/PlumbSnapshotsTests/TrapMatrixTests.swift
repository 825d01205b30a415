import Plumb
import Testing
import UIKit

@testable import PlumbSnapshots
@testable import six_traps

#if !canImport(Darwin)

/// The whole screen of a trap.
private final class TrapScreen: UIViewController {
  let screen: TrapView

  init(_ trap: Trap, isFixed: Bool) {
    screen = TrapView(trap, isFixed: isFixed)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = screen }
}

/// The screens of "The six traps of constraint code", each found by a matrix at the width at which it begins.
@MainActor
@Suite struct `The six traps in a matrix` {
  private func found(
    _ trap: Trap,
    isFixed: Bool = false,
    _ widths: [CGFloat],
    _ texts: [LayoutSample<TrapScreen>] = [LayoutSample("the usual text") { _ in }]
  ) throws -> [String] {
    // What the DSL notices itself is not what is asked for here.
    let before = onIssue
    onIssue = { _ in }
    defer { onIssue = before }
    return try issues {
      try expectLayout(
        { TrapScreen(trap, isFixed: isFixed) },
        across: .widths(widths),
        .directions,
        .data(texts)
      )
    }
  }

  private func edges(_ found: [String]) -> [String] {
    found.flatMap { $0.split(separator: "\n") }.filter { $0.hasPrefix("fits") }.map(String.init)
  }

  @Test func `a button that is only centered leaves the screen where its text is wider`() throws {
    let long = LayoutSample<TrapScreen>("a long text") {
      $0.screen.button.setTitle(
        "Continue to the payment of all tickets for all shows",
        for: .normal
      )
    }
    let button = TrapScreen(.onlyCentered, isFixed: false)
    long.apply(button)
    let width = Int(button.screen.button.intrinsicContentSize.width)
    let found = try found(.onlyCentered, [390, 320], [long])
    #expect(found.count == 1)
    #expect(found.first?.contains("outside-superview: `button` sticks out of `screen`") == true)
    // What sticks out by a point at either side is not seen: three are one and a half at each.
    let edge = try #require(edges(found).first)
    #expect(edge.hasPrefix("fits down to \(width - 2) points; at \(width - 3): "), "\(edge)")
    // The text is cut off then, and says so.
    let fixed = try self.found(.onlyCentered, isFixed: true, [390, 320], [long])
    #expect(!fixed.contains { $0.contains("outside-superview") })
  }

  @Test func `the sign of a constant is wrong at all widths`() throws {
    let found = try found(.outsetByOffset, [375, 320, 430])
    #expect(found.count == 1)
    #expect(found.first?.contains("outset-by-offset: `card` is 16 points inside") == true)
    #expect(found.first?.contains("in all 6 cases") == true)
    #expect(edges(found).isEmpty)
    #expect(try self.found(.outsetByOffset, isFixed: true, [375, 320, 430]).isEmpty)
  }

  @Test func `what is said twice agrees at one width alone`() throws {
    let found = try found(.saidTwice, [320, 375, 390, 430])
    #expect(found.count == 1)
    #expect(found.first?.contains("conflict: `card` width = 343") == true)
    #expect(found.first?.contains("in 6 of 8 cases") == true)
    let edge = try #require(edges(found).first)
    // 343 and 16 at either side; at 374 one is missing.
    #expect(edge.hasPrefix("fits at 375 points alone; at 374: "), "\(edge)")
    #expect(edge.contains("need 1 more point than the 374 there are"), "\(edge)")
    #expect(try self.found(.saidTwice, isFixed: true, [320, 375, 390, 430]).isEmpty)
  }

  @Test func `left beside leading is wrong from right to left at all widths`() throws {
    let found = try found(.mixedDirection, [375, 320])
    #expect(
      found.contains { $0.contains("mixed-direction: `card`") && $0.contains("in all 4 cases") }
    )
    #expect(
      found.contains {
        $0.contains("ambiguous: `card`")
          && $0.contains("the least unusual: 375 points, right to left")
      }
    )
    #expect(edges(found).isEmpty)
    #expect(try self.found(.mixedDirection, isFixed: true, [375, 320]).isEmpty)
  }

  @Test func `texts that nothing keeps apart cover each other where the first one wraps`() throws {
    let screen = TrapScreen(.nothingBetween, isFixed: false).screen
    // 16 at either side
    let width = Int(screen.title.intrinsicContentSize.width.rounded(.up)) + 32
    let found = try found(.nothingBetween, [375, CGFloat(width - 13)])
    #expect(found.count == 1)
    #expect(found.first?.contains("overlapping-content: `note` covers") == true)
    let edge = try #require(edges(found).first)
    #expect(edge.hasPrefix("fits down to \(width) points; at \(width - 1): "), "\(edge)")
    #expect(try self.found(.nothingBetween, isFixed: true, [375, 300]).isEmpty)
  }

  @Test func `a margin tied to a margin is wrong at all widths`() throws {
    let found = try found(.marginToMargin, [375, 320])
    #expect(found.count == 1)
    #expect(found.first?.contains("margin-to-margin: `card` leading is") == true)
    #expect(found.first?.contains("in all 4 cases") == true)
    #expect(edges(found).isEmpty)
    #expect(try self.found(.marginToMargin, isFixed: true, [375, 320]).isEmpty)
  }
}

#endif
