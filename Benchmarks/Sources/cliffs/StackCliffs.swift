import UIKit

/// Stack views with very many arranged views, and deep trees.
@MainActor
enum StackCliffs {
  static let all: [Cliff] = [
    spaced("equal spacing", .equalSpacing, 30),
    spaced("equal spacing, too little room", .equalSpacing, 15),
    spaced("equal centering", .equalCentering, 30),
    spaced("equal centering, too little room", .equalCentering, 15),
    Cliff(name: "flat stack, build", sizes: [625, 1250, 2500, 5000], atMost: 150, exponent: nil) {
      count in
      let stack = Stack()
      let labels = Self.labels(count)
      return {
        for label in labels { stack.stack.addArrangedSubview(label) }
        stack.root.layoutIfNeeded()
      }
    },
    Cliff(name: "flat stack, remove", sizes: [625, 1250, 2500, 5000], atMost: 150, exponent: nil) {
      count in
      let stack = Stack()
      for label in labels(count) { stack.stack.addArrangedSubview(label) }
      stack.root.layoutIfNeeded()
      return {
        for view in stack.stack.arrangedSubviews {
          stack.stack.removeArrangedSubview(view)
          view.removeFromSuperview()
        }
        stack.root.layoutIfNeeded()
      }
    },
    Cliff(name: "hit test, depth", sizes: [1250, 2500, 5000, 10_000], atMost: 10, exponent: 1.3) {
      count in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var last = root
      for _ in 0..<count {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        last.addSubview(view)
        last = view
      }
      let bottom = last
      return { precondition(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === bottom) }
    },
  ]

  /// A column in a root.
  @MainActor
  private struct Stack {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    let stack = UIStackView()

    init() {
      stack.axis = .vertical
      stack.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      ])
    }
  }

  private static func labels(_ count: Int) -> [UILabel] {
    (0..<count).map { index in
      let label = UILabel()
      label.text = "row \(index)"
      return label
    }
  }

  /// A column of labels, each with so many points.
  private static func spaced(
    _ name: String,
    _ distribution: UIStackView.Distribution,
    _ room: CGFloat
  ) -> Cliff {
    Cliff(name: name, sizes: [125, 250, 500, 1000], atMost: 20, exponent: 1.2) { count in
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      let stack = UIStackView()
      stack.axis = .vertical
      stack.distribution = distribution
      stack.frame = CGRect(x: 0, y: 0, width: 390, height: room * CGFloat(count))
      root.addSubview(stack)
      for label in labels(count) { stack.addArrangedSubview(label) }
      return { root.layoutIfNeeded() }
    }
  }
}
