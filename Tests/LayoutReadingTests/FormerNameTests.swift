import LayoutEngine
import Testing

@testable import LayoutReading

/// Code from before Swift 4.2, when the types of UIKit were not nested in one another.
@MainActor
@Suite(.serialized) struct `Names of years ago` {
  @Test func `make the constraints of a visual format with an empty set of options`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        class Row: UIView {
          let title = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-7-[t]-9-|", options: NSLayoutFormatOptions(), metrics: nil, views: ["t": title]))
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
    let constants = try #require(layout.snapshot).constraints.map { abs($0.constant) }
    #expect(constants.contains(7) && constants.contains(9))
  }

  @Test func `of functions call those that are there now`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        class Row: UIView {
          let title = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            addConstraints(NSLayoutConstraint.constraintsWithVisualFormat("H:|-7-[t]", options: [], metrics: nil, views: ["t": title]))
            NSLayoutConstraint.activateConstraints([title.topAnchor.constraint(equalTo: topAnchor)])
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
    #expect(try #require(layout.snapshot).constraints.count { $0.source == .app } == 2)
  }

  @Test(arguments: [
    ("title.topAnchor.constraintEqualToAnchor(topAnchor, constant: 7)", 7.0),
    ("title.leadingAnchor.constraintGreaterThanOrEqualToAnchor(leadingAnchor, constant: 8)", 8),
    ("title.heightAnchor.constraintLessThanOrEqualToConstant(9)", 9),
    ("title.widthAnchor.constraintEqualToAnchor(widthAnchor, multiplier: 0.5, constant: 4)", 4),
    ("title.topAnchor.constraintEqualToSystemSpacingBelow(topAnchor, multiplier: 2)", 16),
  ])
  func `of anchors make the constraints of those that are there now`(
    _ constraint: String,
    _ constant: Double
  ) async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        class Row: UIView {
          let title = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            \(constraint).active = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
    let constraints = try #require(layout.snapshot).constraints.filter { $0.source == .app }
    #expect(constraints.map(\.constant) == [constant])
  }

  @Test(arguments: [
    ("UIFont.systemFontOfSize(20).pointSize == 20", "true"),
    ("UIFont.systemFontOfSize(9, weight: UIFontWeightBold).pointSize == 9", "true"),
    ("UIFont.preferredFontForTextStyle(UIFontTextStyleBody).pointSize == 17", "true"),
    ("UIStackViewAlignment.center == .center", "true"),
    ("UILayoutConstraintAxis.vertical == NSLayoutConstraint.Axis.vertical", "true"),
    ("UIProgressViewStyle.bar == .bar", "true"),
    ("UITableViewAutomaticDimension == UITableView.automaticDimension", "true"),
    ("UILayoutPriorityDefaultHigh == UILayoutPriority.defaultHigh", "true"),
    ("UIStackViewDistribution.fillEqually == .fillEqually", "true"),
  ])
  func `mean what they are called now`(_ expression: String, _ expected: String) async throws {
    #expect(try await value(of: expression, after: "import UIKit") == expected)
  }

  @Test func `of the DSL make the constraints that its members make`() async throws {
    func layout(_ prefix: String) async throws -> SourceLayout {
      try #require(
        await read(
          """
          import SnapKit
          import UIKit
          class Page: UIViewController {
            let scroll = UIScrollView(), content = UIView(), title = UILabel()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(scroll)
              scroll.addSubview(content)
              content.addSubview(title)
              scroll.\(prefix)makeConstraints { make in make.edges.equalToSuperview() }
              content.\(prefix)makeConstraints { make in
                make.edges.equalToSuperview()
                make.width.equalTo(view.\(prefix)width)
              }
              title.\(prefix)makeConstraints { make in
                make.top.equalTo(content.\(prefix)top).offset(7)
                make.left.right.bottom.equalToSuperview().inset(5)
              }
            }
          }
          """
        ).first
      )
    }
    let (former, present) = (try await layout("snp_"), try await layout("snp."))
    #expect(former.coverage == .whole)
    let snapshot = try #require(former.snapshot)
    #expect(snapshot.constraints.contains { $0.constant == 7 })
    #expect(snapshot.items.map(\.frame) == present.snapshot?.items.map(\.frame))
  }

  @Test func `of properties and methods do what the present ones do`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        class Row: UIView {
          let title = UILabel(frame: CGRectZero), note = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            title.setTranslatesAutoresizingMaskIntoConstraints(false)
            addSubview(title)
            note.hidden = true
            note.frame = UIScreen.mainScreen().bounds
            note.autoresizingMask = .FlexibleWidth | .FlexibleHeight
            addSubview(note)
            layoutMargins = UIEdgeInsetsZero
            title.topAnchor.constraint(equalTo: topAnchor, constant: 7).active = true
            title.leadingAnchor.constraint(equalTo: leadingAnchor).active = !title.hidden
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    let snapshot = try #require(layout.snapshot)
    #expect(snapshot.constraints.count { $0.source == .app } == 2)
    let title = try #require(snapshot.items.first { $0.label == "title" })
    #expect(!title.usesAutoresizingMask)
    #expect(try #require(snapshot.items.first { $0.label == "note" }).isHidden)
  }
}
