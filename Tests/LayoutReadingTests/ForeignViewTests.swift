import LayoutEngine
import Testing

@testable import LayoutReading

/// Views of frameworks of Apple's that are not here.
@MainActor
@Suite(.serialized) struct `Views of other frameworks` {
  @Test func `keep their class and the frame that the code gives them`() async throws {
    let layout = try #require(
      await read(
        """
        import MapKit
        final class Card: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(MKMapView(frame: CGRect(x: 1, y: 2, width: 30, height: 40)))
          }
          required init?(coder: NSCoder) { nil }
        }
        """
      ).first
    )
    let map = try #require(layout.snapshot?.items.last)
    #expect(layout.coverage == .whole)
    #expect(map.className == "MKMapView")
    #expect([map.frame.x, map.frame.y, map.frame.width, map.frame.height] == [1, 2, 30, 40])
  }

  @Test func `show what the code asks of them`() async throws {
    let layout = try #require(
      await read(
        """
        import MapKit
        final class Panel: UIViewController {
          private let map = MKMapView()
          override func viewDidLoad() {
            super.viewDidLoad()
            map.showsUserLocation = true
            map.mapType = .hybrid
            view.addSubview(map)
            map.snp.makeConstraints { $0.edges.equalToSuperview() }
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
  }

  /// `autoresizingMask` is UIView's, and `.flexibleWidth` a member of its type.
  @Test func `have what every view has, by its type`() async throws {
    let layout = try #require(
      await read(
        """
        import MapKit
        final class Panel: UIViewController {
          private let map = MKMapView()
          override func viewDidLoad() {
            super.viewDidLoad()
            map.frame = view.bounds
            map.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            map.contentMode = .center
            view.addSubview(map)
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
  }

  @Test func `fill the screen as the view of a controller, what scrolls a page included`()
    async throws
  {
    let layout = try #require(
      await read(
        """
        import WebKit
        final class Page: UIViewController {
          override func loadView() { view = WKWebView() }
        }
        """
      ).first
    )
    let items = try #require(layout.snapshot?.items.filter { $0.kind == .view })
    #expect(items.map(\.className) == ["UIWindow", "WKWebView", "UIScrollView"])
    #expect(items.allSatisfy { $0.frame.width > 300 && $0.frame.height > 600 })
  }

  @Test func `are told of where their frame is not known`() async throws {
    let layout = try #require(
      await read(
        """
        import MapKit
        final class Card: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(MKMapView(frame: Elsewhere.frame))
          }
          required init?(coder: NSCoder) { nil }
        }
        """
      ).first
    )
    #expect(layout.coverage == .part)
  }

  @Test func `are named with the types of generic classes around them`() async throws {
    let layouts = await read(
      """
      class Box<Content: UIView>: UIView {
        let content: Content
        init(_ content: Content) { self.content = content; super.init(frame: .zero); addSubview(content) }
        required init?(coder: NSCoder) { nil }
      }
      final class Card: UIView {
        override init(frame: CGRect) { super.init(frame: frame); addSubview(Box(UILabel())) }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    let card = try #require(layouts.first { $0.className == "Card" })
    #expect(card.snapshot?.items.map(\.className) == ["Card", "Box<UILabel>", "UILabel"])
  }
}
