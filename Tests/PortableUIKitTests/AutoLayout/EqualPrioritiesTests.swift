import Foundation
import LayoutEngine
import PortableUIKit
import Testing

/// A label of a given size, so that no font plays a part.
private final class SizedLabel: UILabel {
  let size: CGSize

  init(_ size: CGSize, lines: Int = 1) {
    self.size = size
    super.init(frame: .zero)
    numberOfLines = lines
    textSizeOverride = size
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Who gets the room, and who keeps its size, where priorities are equal.
///
/// The figures are public recordings of iOS 26.1 at 3×: rows of 393 points with 20 at both ends and 24
/// between the labels.
@MainActor
@Suite struct `Equal priorities` {
  /// A row of labels, and its constraints, which are not active yet.
  @MainActor
  private struct Row {
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    let labels: [SizedLabel]

    init(_ widths: [CGFloat], lines: [Int] = []) {
      labels = widths.enumerated().map { number, width in
        let lines = number < lines.count ? lines[number] : 1
        return SizedLabel(CGSize(width: width, height: 20), lines: lines)
      }
      for label in labels { row.addSubview(label) }
    }

    var constraints: [NSLayoutConstraint] {
      let gaps = zip(labels, labels.dropFirst()).map {
        $0.trailingAnchor.constraint(equalTo: $1.leadingAnchor, constant: -24)
      }
      return [labels[0].leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20)]
        + labels.map { $0.centerYAnchor.constraint(equalTo: row.centerYAnchor) } + gaps
        + [
          row.trailingAnchor.constraint(
            equalTo: labels[labels.count - 1].trailingAnchor,
            constant: 20
          )
        ]
    }

    /// The widths in thirds of a point, whole numbers at 3×.
    var thirds: [CGFloat] {
      row.layoutIfNeeded()
      return labels.map { ($0.frame.width * 3).rounded() }
    }
  }

  @Test func `give the surplus to the view that is mentioned first`() {
    let row = Row([251.0 / 3, 229.0 / 3])
    NSLayoutConstraint.activate(row.constraints)
    // 252.667 and 76.333
    #expect(row.thirds == [758, 229])
  }

  @Test func `follow the constraints when these are turned round`() {
    let row = Row([251.0 / 3, 229.0 / 3])
    NSLayoutConstraint.activate(row.constraints.reversed())
    // 83.667 and 245.333
    #expect(row.thirds == [251, 736])
  }

  @Test func `do not follow the order of the subviews`() {
    let row = Row([251.0 / 3, 229.0 / 3])
    row.row.insertSubview(row.labels[1], at: 0)
    NSLayoutConstraint.activate(row.constraints)
    #expect(row.thirds == [758, 229])
  }

  @Test func `let the view that is mentioned first keep its size in a shortage`() {
    let row = Row([767.0 / 3, 586.0 / 3])
    NSLayoutConstraint.activate(row.constraints)
    // 255.667 and 73.333
    #expect(row.thirds == [767, 220])
  }

  @Test func `decide several lines after single ones, and give the last the surplus`() {
    let widths = [CGFloat(103.0 / 3), 35, 49]
    for (lines, expected) in [
      ([1, 1, 1], [663, 105, 147]), ([0, 0, 0], [103, 105, 707]), ([1, 0, 1], [103, 665, 147]),
      ([0, 0, 1], [103, 665, 147]),
    ] {
      let row = Row(widths, lines: lines)
      NSLayoutConstraint.activate(row.constraints)
      #expect(row.thirds == expected.map { CGFloat($0) }, "\(lines)")
    }
  }

  @Test func `turn to plain views by their wishes`() {
    // 279 and 50, from widths of 50 at 250 for both
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
    let (a, b) = (UIView(), UIView())
    for view in [b, a] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    let wishes = [a, b].map { view in
      let wish = view.widthAnchor.constraint(equalToConstant: 50)
      wish.priority = .defaultLow
      return wish
    }
    NSLayoutConstraint.activate(
      [
        a.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 20),
        a.trailingAnchor.constraint(equalTo: b.leadingAnchor, constant: -24),
        b.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -20),
      ] + wishes
    )
    row.layoutIfNeeded()
    #expect([a, b].map(\.frame.width) == [279, 50])
  }

  /// What is active decides, and when it was activated; not when the layout was solved.
  @Test func `count a constraint that is activated again as a new mention`() {
    let row = Row([251.0 / 3, 229.0 / 3])
    let constraints = row.constraints
    NSLayoutConstraint.activate(constraints)
    #expect(row.thirds == [758, 229])
    // All that names the first label comes again, behind what names the second.
    let first = constraints.filter { $0.firstItem === row.labels[0] }
    NSLayoutConstraint.deactivate(first)
    row.row.layoutIfNeeded()
    NSLayoutConstraint.activate(first)
    #expect(row.thirds == [251, 736])
    let fresh = Row([251.0 / 3, 229.0 / 3])
    let again = fresh.constraints
    NSLayoutConstraint.activate(again.filter { $0.firstItem !== fresh.labels[0] })
    NSLayoutConstraint.activate(again.filter { $0.firstItem === fresh.labels[0] })
    #expect(fresh.thirds == row.thirds)
  }

  @Test func `survive in a captured layout`() throws {
    let row = Row([251.0 / 3, 229.0 / 3])
    NSLayoutConstraint.activate(row.constraints.reversed())
    let frames = row.thirds
    let captured = row.row.captureLayout(name: "row")
    #expect(captured.snapshot.constraints.compactMap(\.mention).sorted() == [0, 1, 2, 3, 4])
    let engine = try LayoutSolver(captured.snapshot)
    _ = engine.solve()
    let widths = [1, 2].map { CGFloat(engine.frame(of: ItemID(index: $0)).width * 3).rounded() }
    #expect(widths == frames)
  }
}
