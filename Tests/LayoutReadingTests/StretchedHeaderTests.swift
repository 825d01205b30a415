import PlumbDiagnosis
import Testing

/// A header in a scroll view that is held by what is outside, so that it can be stretched.
@MainActor
@Suite(.serialized) struct `A header that is stretched` {
  private func found(_ members: String, isHeldAtLeft: Bool = true) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Story: UIViewController, UIScrollViewDelegate {
        let scroll = UIScrollView(), header = UIView(), text = UIView()
        lazy var height = header.heightAnchor.constraint(equalToConstant: 270)
        override func viewDidLoad() {
          super.viewDidLoad()
          scroll.delegate = self
          view.addSubview(scroll)
          scroll.addSubview(header)
          scroll.addSubview(text)
          for each in [scroll, header, text] {
            each.translatesAutoresizingMaskIntoConstraints = false
          }
          NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: view.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            header.topAnchor.constraint(equalTo: view.topAnchor),
            header.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            height,
            text.topAnchor.constraint(equalTo: header.bottomAnchor),
            text.widthAnchor.constraint(equalTo: scroll.widthAnchor),
            text.heightAnchor.constraint(equalToConstant: 1500),
            text.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
          ])
          \(isHeldAtLeft ? Self.sides : "")
        }
        \(members)
      }
      """
    )
  }

  private static let sides = """
    for each in [header, text] {
      each.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
      each.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
    }
    """

  private static let follows = """
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      height.constant = 270 - scrollView.contentOffset.y
    }
    """

  @Test func `is told where nothing makes up for it`() async throws {
    #expect(try await found("").map(\.rule) == [.tiedOutsideScroll])
  }

  @Test func `may change its height as it is scrolled`() async throws {
    #expect(try await found(Self.follows).isEmpty)
  }

  /// Both lack the same.
  @Test func `is to be held at both sides, as what lies beside it`() async throws {
    let open = try await found(Self.follows, isHeldAtLeft: false)
    #expect(open.map(\.rule) == [.ambiguous])
    #expect(
      open.map(\.suggestion) == [
        "add leading and trailing constraints from `header` and `text` to `scroll`"
      ]
    )
  }
}
