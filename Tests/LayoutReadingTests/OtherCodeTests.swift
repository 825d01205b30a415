import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What a check tells of a class that is a part of others: a base class, or a view that others fill.
@MainActor
@Suite(.serialized) struct `A class that others complete` {
  private func card(_ access: String, _ more: String) -> String {
    """
    import UIKit
    \(access)class Card: UIView {
      let header = UIView(), body = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(header)
        addSubview(body)
        header.snp.makeConstraints { $0.top.leading.trailing.equalToSuperview() }
        body.snp.makeConstraints { make in
          make.top.equalTo(header.snp.bottom)
          make.leading.trailing.bottom.equalToSuperview()
        }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    \(more)
    """
  }

  private nonisolated static let subclass = """
    final class NewsCard: Card {
      private let kicker = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        kicker.text = "Politics"
        header.addSubview(kicker)
        kicker.snp.makeConstraints { $0.edges.equalToSuperview() }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test(arguments: [
    ("", "", true), ("open ", "", false), ("", subclass, false),
    (
      "", "func fit(_ card: Card) { card.header.heightAnchor.constraint(equalToConstant: 8) }",
      false
    ),
    ("", "func fill(_ card: Card) { card.header.addSubview(UILabel()) }", false),
  ])
  func `is not told that it lacks what they add`(
    _ access: String,
    _ more: String,
    _ isTold: Bool
  ) async throws {
    let findings = try await check(card(access, more))
    #expect(findings.contains { $0.rule == .ambiguous } == isTold)
  }

  @Test func `is told what its subclass lacks as well`() async throws {
    let findings = try await check(card("", "final class NewsCard: Card { }"))
    #expect(findings.contains { $0.rule == .ambiguous })
  }

  private func ribbon(_ transform: String) -> String {
    """
    import UIKit
    final class Ribbon: UIView {
      private let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        label.text = "SALE"
        \(transform)
        addSubview(label)
        label.snp.makeConstraints { make in
          make.centerX.equalTo(snp.trailing).offset(-28)
          make.centerY.equalTo(snp.top).offset(28)
          make.width.equalTo(120)
          make.height.equalTo(22)
        }
        snp.makeConstraints { $0.size.equalTo(160) }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test(arguments: ["", "label.transform = CGAffineTransform(rotationAngle: .pi / 4)"])
  func `shows a view elsewhere that it turns`(_ transform: String) async throws {
    let findings = try await check(ribbon(transform))
    #expect(findings.contains { $0.rule == .outsideSuperview } == transform.isEmpty)
  }

  private func wave(_ more: String) -> String {
    """
    import UIKit
    final class Wave: UIView {
      private let circle = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(circle)
        \(more)
        circle.snp.makeConstraints { make in
          make.centerX.bottom.equalToSuperview()
          make.width.equalToSuperview().multipliedBy(1.6)
          make.height.equalTo(circle.snp.width)
        }
        snp.makeConstraints { $0.height.equalTo(220) }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  /// A shape that its superview cuts off may be as large as it looks best.
  @Test(arguments: [
    "", "clipsToBounds = true", "clipsToBounds = true; circle.addSubview(UILabel())",
  ])
  func `is not warned of a shape larger than what cuts it off`(_ more: String) async throws {
    let findings = try await check(wave(more))
    let isTold = findings.contains { $0.rule == .outsideSuperview && $0.severity > .note }
    #expect(isTold == (more != "clipsToBounds = true"))
  }

  private func total(_ height: String) -> String {
    """
    import UIKit
    final class Total: UIView {
      private let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.text = "Total"
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        addSubview(label)
        label.snp.makeConstraints { make in
          make.edges.equalToSuperview()
          make.height.equalTo(\(height))
        }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test(arguments: [
    "24", "UIFontMetrics(forTextStyle: .body).scaledValue(for: 24)", "ceil(label.font.lineHeight)",
  ])
  func `may take a height from the text size`(_ height: String) async throws {
    let findings = try await check(total(height))
    #expect(findings.contains { $0.rule == .fixedTextHeight } == (height == "24"))
  }

  /// What piles up in a view is told of that view, and not once more of each screen that shows it.
  @Test func `is told of what piles up in it once`() async throws {
    let findings = try await check(
      """
      import UIKit
      final class Header: UIView {
        private let line = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          line.translatesAutoresizingMaskIntoConstraints = false
          addSubview(line)
        }
        required init?(coder: NSCoder) { fatalError() }
        override func layoutSubviews() {
          super.layoutSubviews()
          NSLayoutConstraint.activate([
            line.leadingAnchor.constraint(equalTo: leadingAnchor),
            line.trailingAnchor.constraint(equalTo: trailingAnchor),
            line.bottomAnchor.constraint(equalTo: bottomAnchor),
            line.heightAnchor.constraint(equalToConstant: 1),
          ])
        }
      }
      final class Screen: UIViewController {
        private let header = Header()
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(header)
          header.snp.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
            make.height.equalTo(85)
          }
        }
      }
      """
    )
    #expect(findings.map(\.rule) == [.constraintsPileUp])
  }

  private func notice(_ title: String, _ setup: String = "") -> String {
    """
    import UIKit
    final class Notice: UIView {
      private let ok = UIButton(type: .system)
      override init(frame: CGRect) {
        super.init(frame: frame)
        ok.setTitle("\(title)", for: .normal)
        \(setup)
        addSubview(ok)
        ok.snp.makeConstraints { make in
          make.top.bottom.equalToSuperview()
          make.centerX.equalToSuperview()
        }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  /// No translation of a short title is as wide as the screen; that of a long one may be.
  @Test(arguments: [("OK", false), ("Send me a new code by mail", true)])
  func `is warned of a title that a translation makes too long`(
    _ title: String,
    _ isWarned: Bool
  ) async throws {
    let findings = try await check(notice(title))
    #expect(
      findings.contains { $0.rule == .unboundedGrowth && $0.severity == .warning } == isWarned
    )
  }

  /// In 393 points, "Resend" would have to be 7.6 times as wide as its 52; "Continue" has 62, and leaves them with a
  /// translation at the largest text size, which a title of a fixed size does not follow.
  @Test(arguments: [("Resend", true, false), ("Continue", true, true), ("Continue", false, false)])
  func `is warned of a short title as far as it may become wider`(
    _ title: String,
    _ followsTextSize: Bool,
    _ isWarned: Bool
  ) async throws {
    let setup = "ok.titleLabel?.adjustsFontForContentSizeCategory = \(followsTextSize)"
    let findings = try await check(notice(title, setup)).filter { $0.rule == .unboundedGrowth }
    #expect(findings.map(\.severity) == [isWarned ? .warning : .note])
  }

  /// With 60 points around it, "OK" makes a button of 82, a fifth of the screen, but its 22 points of text have room for 333.
  @Test func `is not warned of a short title with much room around it`() async throws {
    let insets = "ok.contentEdgeInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)"
    let findings = try await check(notice("OK", insets)).filter { $0.rule == .unboundedGrowth }
    #expect(findings.map(\.severity) == [.note])
  }

  /// A switch stays as wide as it is, and the label takes the room.
  @Test(arguments: [("UISwitch()", false), ("UILabel()", true)])
  func `has room between a label and a control that never grows`(
    _ second: String,
    _ isTold: Bool
  ) async throws {
    let findings = try await check(
      """
      import UIKit
      final class Row: UIViewController {
        private let name = UILabel(), second = \(second)
        override func viewDidLoad() {
          super.viewDidLoad()
          name.text = "Open now"
          let row = UIStackView(arrangedSubviews: [name, second])
          view.addSubview(row)
          row.snp.makeConstraints { make in
            make.top.equalTo(view.safeAreaLayoutGuide)
            make.leading.trailing.equalToSuperview().inset(16)
          }
        }
      }
      """
    )
    #expect(findings.contains { $0.rule == .equalPriorities } == isTold)
  }

  /// An operator of the source that makes constraints comes before the one of the language.
  @Test func `may have an operator of its own for anchors`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        @discardableResult
        func == (left: NSLayoutXAxisAnchor, right: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
          let constraint = left.constraint(equalTo: right)
          constraint.isActive = true
          return constraint
        }
        final class Row: UIView {
          let title = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            title.leadingAnchor == leadingAnchor
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 1)
  }
}
