import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What has room on the usual phone, and none on the smallest one.
@MainActor
@Suite(.serialized) struct `A screen on the smallest phone` {
  private func screen(_ lengths: [String], _ view: String = "UIView()") -> String {
    """
    import UIKit
    final class Bill: UIViewController {
      let stack = UIStackView()
      override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
          stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
          stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
          stack.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
        ])
        for height in [\(lengths.joined(separator: ", "))] as [CGFloat] {
          let part = \(view)
          part.heightAnchor.constraint(equalToConstant: height).isActive = true
          stack.addArrangedSubview(part)
        }
        stack.addArrangedSubview(UIView())
      }
    }
    """
  }

  private func conflicts(_ source: String) async throws -> [Finding] {
    try await check(source).filter { $0.rule == .conflict }
  }

  @Test func `is told to lack room`() async throws {
    let found = try await conflicts(screen(["200", "200", "240"]))
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("(on a phone of 375 × 667 points)") == true)
  }

  /// Whatever they are, they have the heights that the screen gives them.
  @Test func `is told to lack room for views that are not known`() async throws {
    #expect(try await conflicts(screen(["200", "200", "240"], "TipView()")).count == 1)
  }

  @Test func `may have room for all`() async throws {
    #expect(try await conflicts(screen(["200", "200", "100"])).isEmpty)
  }

  @Test func `is told once what has no room on any phone`() async throws {
    let found = try await conflicts(screen(["300", "300", "400"]))
    #expect(found.count == 1)
    #expect(found.first?.message.contains("375 × 667") == false)
  }

  /// Its code asks for the size of the screen.
  @Test func `may be made for every height`() async throws {
    let height = "UIScreen.main.bounds.height / 4"
    #expect(try await conflicts(screen([height, height, height])).isEmpty)
  }

  // MARK: - What lies below it

  private func page(_ space: Double, _ members: String = "", in place: String = "view") -> String {
    """
    import UIKit
    final class Page: UIViewController {
      let picture = UIView()
      let title1 = UILabel()
      let scroll = UIScrollView()
      override func viewDidLoad() {
        super.viewDidLoad()
        title1.text = "Everything you paid"
        view.addSubview(scroll)
        scroll.frame = view.bounds
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        for part in [picture, title1] {
          part.translatesAutoresizingMaskIntoConstraints = false
          \(place).addSubview(part)
          part.leadingAnchor.constraint(equalTo: \(place).leadingAnchor, constant: 16).isActive = true
        }
        NSLayoutConstraint.activate([
          picture.topAnchor.constraint(equalTo: \(place).topAnchor, constant: \(space)),
          picture.heightAnchor.constraint(equalToConstant: 300),
          picture.trailingAnchor.constraint(equalTo: \(place).trailingAnchor, constant: -16),
          title1.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 40),
          title1.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
          \(members)
        ])
      }
    }
    """
  }

  private func below(_ source: String) async throws -> [String] {
    try await check(source).filter { $0.rule == .outsideSuperview && $0.severity != .note }
      .map(\.message)
  }

  /// 320 + 300 + 40 = 660, and the label of 20.29 points is 20.5 high there, with two pixels to a point.
  @Test func `is told to end above a text`() async throws {
    let found = try await below(page(320))
    #expect(found.count == 1, "\(found)")
    #expect(found.first?.contains("`title1` ends 13.5 points below the screen") == true, "\(found)")
    #expect(found.first?.hasSuffix("(on a phone of 375 × 667 points)") == true, "\(found)")
  }

  @Test func `may end below all texts`() async throws {
    #expect(try await below(page(300)).isEmpty)
  }

  /// 660 points of it scroll.
  @Test func `may show a text that scrolls`() async throws {
    let width = "picture.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32),"
    let end = "title1.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),"
    #expect(try await below(page(320, width + end, in: "scroll")).isEmpty)
  }

  /// It comes in later, as far as anybody knows.
  @Test func `is no matter of what lies below every phone`() async throws {
    #expect(try await below(page(600)).isEmpty)
  }

  /// The dots of a page control are views of UIKit's own.
  @Test func `is told where half of a page control is below it`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Pages: UIViewController {
        let dots = UIPageControl()
        override func viewDidLoad() {
          super.viewDidLoad()
          dots.numberOfPages = 3
          dots.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(dots)
          NSLayoutConstraint.activate([
            dots.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dots.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          ])
        }
      }
      """
    )
    #expect(
      found.filter { $0.rule == .outsideSuperview }.map(\.message) == [
        "`dots` ends 13 points below the screen, which does not scroll (on a phone of 375 × 667 points)"
      ]
    )
  }
}
