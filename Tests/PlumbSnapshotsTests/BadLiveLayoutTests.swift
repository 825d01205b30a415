import PlumbDiagnosis
import PlumbSnapshots
import Testing
import UIKit

/// Two labels in a card of 320 by 60 points, placed by the test.
private final class PairView: UIView {
  let title = UILabel()
  let detail = UILabel()

  init(_ titleText: String, _ detailText: String, _ place: (PairView) -> [NSLayoutConstraint]) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    title.text = titleText
    detail.text = detailText
    for label in [title, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      addSubview(label)
    }
    NSLayoutConstraint.activate(place(self))
  }

  required init?(coder: NSCoder) { nil }

  /// Both on one line, one at each end.
  var ends: [NSLayoutConstraint] {
    [
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.centerYAnchor.constraint(equalTo: centerYAnchor),
      detail.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      detail.centerYAnchor.constraint(equalTo: centerYAnchor),
    ]
  }
}

private let long = "A title that takes most of the room"

@MainActor
@Suite struct `A live layout that is bad already` {
  private func found(_ view: PairView) throws -> [String] {
    try view.layoutFindings().filter { $0.severity >= .warning }.map(\.rule.id)
  }

  @Test func `is told where siblings cover each other`() throws {
    let covering = PairView(long, "and a long detail") { $0.ends }
    #expect(try found(covering).contains("missing-sibling-relation"))
  }

  @Test func `is not where one ends before the other`() throws {
    let apart = PairView(long, "and a long detail") { view in
      view.detail.setContentCompressionResistancePriority(.required, for: .horizontal)
      return view.ends + [
        view.detail.leadingAnchor.constraint(
          greaterThanOrEqualTo: view.title.trailingAnchor,
          constant: 8
        )
      ]
    }
    #expect(!(try found(apart)).contains("missing-sibling-relation"))
  }

  @Test func `is told where an edge has the sign of the other`() throws {
    let moved = PairView("Name", "Detail") { view in
      [
        view.title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        view.title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 16),
        view.title.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
        view.detail.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        view.detail.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        view.detail.topAnchor.constraint(equalTo: view.title.bottomAnchor, constant: 4),
      ]
    }
    #expect(try found(moved) == ["outset-by-offset"])
  }

  @Test func `is told where lines have no width to wrap at`() throws {
    let unbound = PairView("Name", long + ", and then some more of it on a second line") { view in
      view.detail.numberOfLines = 0
      return [
        view.title.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        view.title.topAnchor.constraint(equalTo: view.topAnchor, constant: 4),
        view.title.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
        view.detail.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        view.detail.topAnchor.constraint(equalTo: view.title.bottomAnchor, constant: 4),
      ]
    }
    #expect(try found(unbound).count == 1)
  }
}
