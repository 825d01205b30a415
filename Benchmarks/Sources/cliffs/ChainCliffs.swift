import UIKit

/// Chains: rows of fixed heights that do not fit, gaps and heights that are at least so large.
@MainActor
enum ChainCliffs {
  static let all: [Cliff] = [
    Cliff(name: "form too tall, build", sizes: [125, 250, 500, 1000], atMost: 20, exponent: 1.3) {
      count in
      let screen = Screen(count, height: CGFloat(52 * count - 10))
      let constraints = form(screen)
      return { screen.activate(constraints) }
    },
    Cliff(name: "form too tall, edit", sizes: [125, 250, 500, 1000], atMost: 2, exponent: 1.3) {
      count in
      let screen = Screen(count, height: CGFloat(52 * count - 10))
      let constraints = form(screen)
      screen.activate(constraints)
      constraints[0].constant = 45
      screen.root.layoutIfNeeded()
      return {
        constraints[0].constant = 46
        screen.root.layoutIfNeeded()
      }
    },
    Cliff(name: "row too wide, build", sizes: [125, 250, 500, 1000], atMost: 20, exponent: 1.3) {
      count in
      let screen = Screen(count, width: CGFloat(10 * count - 5))
      let constraints = row(screen)
      return { screen.activate(constraints) }
    },
    Cliff(name: "row too wide, edit", sizes: [125, 250, 500, 1000], atMost: 2, exponent: 1.3) {
      count in
      let screen = Screen(count, width: CGFloat(10 * count - 5))
      let constraints = row(screen)
      screen.activate(constraints)
      constraints[1].constant = 11
      screen.root.layoutIfNeeded()
      return {
        constraints[1].constant = 12
        screen.root.layoutIfNeeded()
      }
    },
    Cliff(name: "gaps too wide, build", sizes: [250, 500, 1000, 2000], atMost: 50, exponent: nil) {
      count in
      let screen = Screen(count, width: CGFloat(2 * count - 10))
      let constraints = gaps(screen)
      return { screen.activate(constraints) }
    },
    Cliff(name: "the same, widths ≥ 0", sizes: [250, 500, 1000, 2000], atMost: 50, exponent: nil) {
      count in
      let screen = Screen(count, width: CGFloat(2 * count - 10))
      let widths = screen.views.map { $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 0) }
      let constraints = gaps(screen) + widths
      return { screen.activate(constraints) }
    },
    Cliff(name: "chain of ≥, open", sizes: [312, 625, 1250, 2500], atMost: 50, exponent: 1.3) {
      count in
      let screen = Screen(count)
      let constraints = chain(screen)
      return { screen.activate(constraints) }
    },
    Cliff(name: "chain of ≥, closed", sizes: [312, 625, 1250, 2500], atMost: 50, exponent: 1.3) {
      count in
      let screen = Screen(count, height: CGFloat(10 * count))
      var constraints = chain(screen)
      constraints.append(
        screen.bottom(before: count).constraint(lessThanOrEqualTo: screen.root.bottomAnchor)
      )
      return { screen.activate(constraints) }
    },
  ]

  /// Rows of 44 points, 8 below each other, pinned to the bottom of the root.
  private static func form(_ screen: Screen) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in screen.views.enumerated() {
      constraints += [
        view.heightAnchor.constraint(equalToConstant: 44),
        view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
        view.topAnchor.constraint(equalTo: screen.bottom(before: index), constant: 8),
      ]
    }
    constraints.append(
      screen.bottom(before: screen.views.count).constraint(equalTo: screen.root.bottomAnchor)
    )
    return constraints
  }

  /// Columns of 10 points, side by side, pinned to the end of the root.
  private static func row(_ screen: Screen) -> [NSLayoutConstraint] {
    var constraints = screen.views.indices.flatMap { index in
      [
        screen.views[index].leadingAnchor.constraint(equalTo: screen.trailing(before: index)),
        screen.views[index].widthAnchor.constraint(equalToConstant: 10),
      ]
    }
    constraints.append(
      screen.trailing(before: screen.views.count).constraint(equalTo: screen.root.trailingAnchor)
    )
    return constraints
  }

  /// Views side by side, 2 points apart, pinned to the end of the root.
  private static func gaps(_ screen: Screen) -> [NSLayoutConstraint] {
    var constraints = screen.views.indices.map { index in
      screen.views[index].leadingAnchor.constraint(
        equalTo: screen.trailing(before: index),
        constant: 2
      )
    }
    constraints.append(
      screen.trailing(before: screen.views.count).constraint(equalTo: screen.root.trailingAnchor)
    )
    return constraints
  }

  private static func chain(_ screen: Screen) -> [NSLayoutConstraint] {
    screen.views.enumerated().flatMap { index, view in
      [
        view.topAnchor.constraint(
          greaterThanOrEqualTo: screen.bottom(before: index),
          constant: 1
        ),
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 2),
      ]
    }
  }
}
