import LayoutEngine
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `Classes that use anchors` {
  static let card = """
    import UIKit
    final class Card: UIView {
      private let title = UILabel()
      private lazy var badge: UIView = { let v = UIView(); v.backgroundColor = .red; return v }()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Hello"
        [title, badge].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }
        NSLayoutConstraint.activate([
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
          badge.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
          badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
          badge.widthAnchor.constraint(equalToConstant: 24),
          badge.heightAnchor.constraint(equalTo: badge.widthAnchor, multiplier: 0.5),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test func `are read whole, with the lines of their constraints`() async throws {
    let layout = try #require(await read(Self.card).first)
    #expect(layout.reasons == [])
    #expect(layout.coverage == .whole)
    let snapshot = try #require(layout.snapshot)
    #expect(snapshot.items.map(\.className) == ["Card", "UILabel", "UIView"])
    #expect(snapshot.items.map(\.label) == [nil, "title", "badge"])
    let own = snapshot.constraints.filter { $0.source == .app }
    #expect(own.compactMap(\.origin?.line).sorted() == Array(10...17))
    #expect(snapshot.items[2].frame.width == 24)
    #expect(snapshot.items[2].frame.height == 12)
  }

  @Test func `say which line activates a constraint before its view is added`() async throws {
    let source = """
      import UIKit
      final class Broken: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.topAnchor.constraint(equalTo: topAnchor).isActive = true
          addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(layout.failure?.place?.line == 6)
  }

  @Test func `are read in part where a number is not known`() async throws {
    let source = Self.card.replacing("constant: 16", with: "constant: Theme.margin")
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .part)
    #expect(layout.reasons.first?.place?.line == 10)
  }

  @Test func `have views with the line that makes them, where nothing constrains them`()
    async throws
  {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Card: UIView {
          private lazy var title: UILabel = {
            let label = UILabel()
            return label
          }()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    #expect(layout.snapshot?.items.last?.origin?.line == 4)
  }

  /// Swift takes the overload that the operands have, which is not the comparison that anchors inherit.
  @Test func `is made by an operator of the source's own`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        func + <A>(lhs: NSLayoutAnchor<A>, rhs: CGFloat) -> (NSLayoutAnchor<A>, CGFloat) { (lhs, rhs) }
        func == <A>(lhs: NSLayoutAnchor<A>, rhs: (NSLayoutAnchor<A>, CGFloat)) {
          lhs.constraint(equalTo: rhs.0, constant: rhs.1).isActive = true
        }
        func == (lhs: NSLayoutDimension, rhs: CGFloat) {
          lhs.constraint(equalToConstant: rhs).isActive = true
        }
        final class Card: UIView {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
            label.translatesAutoresizingMaskIntoConstraints = false
            label.topAnchor == topAnchor + 10
            label.leadingAnchor == leadingAnchor + 20
            label.widthAnchor == 80
          }
          required init?(coder: NSCoder) { nil }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
    let own = try #require(layout.snapshot).constraints.filter { $0.source == .app }
    #expect(own.map(\.constant).sorted() == [10, 20, 80])
  }
}
