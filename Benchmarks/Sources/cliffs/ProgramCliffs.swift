import UIKit

/// Layouts that are linear programs of many rows.
@MainActor
enum ProgramCliffs {
  static let all: [Cliff] = [
    Cliff(name: "grid of ≥ with wishes", sizes: [100, 225, 441, 896], atMost: 100, exponent: nil) {
      count in
      let side = Int(Double(count).squareRoot())
      let screen = Screen(side * side)
      let constraints = grid(screen, side)
      return { screen.activate(constraints) }
    },
    Cliff(name: "distinct priorities", sizes: [125, 250, 500, 1000], atMost: 20, exponent: nil) {
      count in
      let screen = Screen(count)
      let wishes = screen.views.map { $0.widthAnchor.constraint(equalToConstant: 10).with(500) }
      var constraints = screen.views.indices.map { index in
        screen.views[index].leadingAnchor.constraint(equalTo: screen.trailing(before: index))
      }
      constraints.append(
        screen.trailing(before: count).constraint(equalTo: screen.root.trailingAnchor)
      )
      screen.activate(constraints + wishes)
      return {
        for (index, wish) in wishes.enumerated() {
          wish.priority = UILayoutPriority(Float(1 + index % 990))
        }
        screen.root.layoutIfNeeded()
      }
    },
    Cliff(name: "all pairs ≥", sizes: [25, 50, 100, 200], atMost: 200, exponent: nil) { count in
      let screen = Screen(count)
      var constraints: [NSLayoutConstraint] = []
      for (index, view) in screen.views.enumerated() {
        constraints.append(
          view.widthAnchor.constraint(greaterThanOrEqualToConstant: CGFloat(index))
        )
        for other in screen.views[..<index] {
          constraints.append(
            view.leadingAnchor.constraint(greaterThanOrEqualTo: other.leadingAnchor, constant: 1)
          )
        }
      }
      return { screen.activate(constraints) }
    },
    Cliff(name: "optional equalities", sizes: [20, 40, 80, 160], atMost: 150, exponent: nil) {
      count in
      let screen = Screen(count)
      var constraints: [NSLayoutConstraint] = []
      for (index, view) in screen.views.enumerated() {
        for other in 0..<index where index * other % 5 == 0 {
          constraints.append(
            view.widthAnchor.constraint(
              equalTo: screen.views[other].widthAnchor,
              constant: CGFloat((index * 7 + other) % 13)
            ).with(500)
          )
        }
      }
      return { screen.activate(constraints) }
    },
    Cliff(name: "labels, optional gaps", sizes: [50, 100, 200, 400], atMost: 50, exponent: nil) {
      count in
      let (screen, constraints) = labels(count)
      return { screen.activate(constraints) }
    },
    Cliff(name: "labels, one text", sizes: [50, 100, 200, 400], atMost: 10, exponent: nil) {
      count in
      let (screen, constraints) = labels(count)
      screen.activate(constraints)
      return {
        (screen.views[count / 2] as? UILabel)?.text = "x"
        screen.root.layoutIfNeeded()
      }
    },
  ]

  private static func grid(_ screen: Screen, _ side: Int) -> [NSLayoutConstraint] {
    var constraints: [NSLayoutConstraint] = []
    for row in 0..<side {
      for column in 0..<side {
        let view = screen.views[row * side + column]
        if column > 0 {
          let before = screen.views[row * side + column - 1].trailingAnchor
          constraints.append(
            view.leadingAnchor.constraint(greaterThanOrEqualTo: before, constant: 1)
          )
        }
        if row > 0 {
          let above = screen.views[(row - 1) * side + column].leadingAnchor
          constraints.append(
            view.leadingAnchor.constraint(greaterThanOrEqualTo: above, constant: 1)
          )
        }
        let width = CGFloat((row * 7 + column * 3) % 20)
        constraints.append(view.widthAnchor.constraint(equalToConstant: width).with(600))
        constraints.append(
          view.trailingAnchor.constraint(lessThanOrEqualTo: screen.root.trailingAnchor)
        )
      }
    }
    return constraints
  }

  /// A row of labels that would like to be 8 points apart, in too little room.
  private static func labels(_ count: Int) -> (Screen, [NSLayoutConstraint]) {
    var index = 0
    let screen = Screen(count) {
      let label = UILabel()
      label.text = "label number \(index * 37 % 101)"
      index += 1
      return label
    }
    var constraints: [NSLayoutConstraint] = []
    for (index, view) in screen.views.enumerated() {
      let before = screen.trailing(before: index)
      constraints += [
        view.leadingAnchor.constraint(equalTo: before, constant: 8).with(999),
        view.leadingAnchor.constraint(greaterThanOrEqualTo: before),
      ]
    }
    constraints.append(
      screen.trailing(before: count).constraint(equalTo: screen.root.trailingAnchor)
    )
    return (screen, constraints)
  }
}
