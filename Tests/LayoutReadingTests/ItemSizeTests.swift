import PlumbDiagnosis
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `A collection view's cell` {
  private static let literal =
    "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath)"
    + " -> CGSize { CGSize(width: 300, height: 100) }"
  private static let protocols = "UICollectionViewDataSource, UICollectionViewDelegateFlowLayout"

  /// A cell whose picture and line are 8 + 84 + 8 + 1 points high, and the controller of its collection view.
  private func list(
    _ setup: String = "",
    _ methods: String = literal,
    delegate: String = "self",
    protocols: String = protocols,
    items: String = "songs.count",
    inCell: String = ""
  ) -> String {
    """
    import UIKit
    final class SongCell: UICollectionViewCell {
      let picture = UIImageView(), line = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        [picture, line].forEach {
          $0.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview($0)
        }
        NSLayoutConstraint.activate([
          picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
          picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
          picture.widthAnchor.constraint(equalToConstant: 84),
          picture.heightAnchor.constraint(equalToConstant: 84),
          line.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 8),
          line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          line.heightAnchor.constraint(equalToConstant: 1),
          line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
      \(inCell)
    }
    final class SongsController: UIViewController, \(protocols) {
      var songs: [String] = []
      let layout = UICollectionViewFlowLayout()
      lazy var list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list)
        list.frame = view.bounds
        list.register(SongCell.self, forCellWithReuseIdentifier: "song")
        list.dataSource = self
        list.delegate = \(delegate)
        \(setup)
      }
      func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { \(items) }
      func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
        c.dequeueReusableCell(withReuseIdentifier: "song", for: i)
      }
      \(methods)
    }
    """
  }

  private func conflicts(_ source: String) async throws -> [String] {
    try await check(source).filter { $0.rule == .conflict }.map(\.message)
  }

  @Test func `contradicts the height that the delegate gives its items`() async throws {
    let found = try await conflicts(list())
    #expect(found.count == 1)
    #expect(found.first?.contains(" need 1 more point than the 100 there are") == true)
  }

  @Test func `contradicts the height that the layout gives its items`() async throws {
    let found = try await conflicts(list("layout.itemSize = CGSize(width: 300, height: 100)", ""))
    #expect(found.count == 1)
  }

  /// Whoever makes a controller gives it its layout; the protocol says that it is a flow layout.
  @Test func `contradicts the height that the delegate gives its items in a layout from elsewhere`()
    async throws
  {
    let cell = try #require(list().split(separator: "final class SongsController").first)
    let found = try await conflicts(
      cell + """
        final class Songs: UICollectionViewController, UICollectionViewDelegateFlowLayout {
          override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(SongCell.self, forCellWithReuseIdentifier: "song")
          }
          func collectionView(
            _ c: UICollectionView,
            layout l: UICollectionViewLayout,
            sizeForItemAt i: IndexPath
          ) -> CGSize { CGSize(width: view.frame.width, height: 100) }
        }
        """
    )
    #expect(found.count == 1)
  }

  @Test func `contradicts a height that stands beside a width which hangs on the room`()
    async throws
  {
    let method = Self.literal.replacing("300", with: "c.bounds.width / 2")
    #expect(try await conflicts(list("", method)).count == 1)
  }

  @Test func `fits items that are as high as what is in it`() async throws {
    #expect(try await conflicts(list("", Self.literal.replacing("100", with: "101"))).isEmpty)
  }

  @Test func `contradicts the width of its items, too`() async throws {
    let tie = "picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),"
    let source = list("", Self.literal.replacing("100", with: "101"))
      .replacing("picture.widthAnchor", with: "\(tie)\npicture.widthAnchor")
    let found = try await conflicts(source)
    #expect(found.count == 1)
    #expect(found.first?.contains("in 300 points") == true)
  }

  /// The cell asks for 8 + 84 points.
  private func widths(_ body: String) async throws -> [String] {
    let tie = "picture.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),"
    let method = Self.literal.replacing("{ CGSize(width: 300, height: 100) }", with: "{ \(body) }")
    return try await conflicts(
      list("", method).replacing("picture.widthAnchor", with: "\(tie)\npicture.widthAnchor")
    )
  }

  @Test(arguments: [
    "CGSize(width: view.frame.width / 2, height: 101)",
    """
    let width = (UIScreen.main.bounds.size.width - 30) / 2
    return CGSize(width: width, height: width)
    """,
  ])
  func `contradicts a width that no phone has room for`(_ body: String) async throws {
    let found = try await widths(body)
    #expect(found.count == 1)
    #expect(found.first?.contains("`picture`") == true)
  }

  /// 402 points less 34 are four times 92.
  @Test(arguments: [
    "CGSize(width: (view.frame.width - 34) / 4, height: 101)",
    "CGSize(width: width(of: i), height: 101)",
    "let width = width(of: i)\nreturn CGSize(width: width, height: 101)",
  ])
  func `may have the width that items have on some phone, or that code computes`(_ body: String)
    async throws
  {
    #expect(try await widths(body).isEmpty)
  }

  @Test(arguments: ["layout.estimatedItemSize = CGSize(width: 1, height: 1)"])
  func `decides on its size where the layout only estimates it`(_ setup: String) async throws {
    #expect(try await conflicts(list(setup)).isEmpty)
  }

  @Test func `decides on its size where it has something to say about it`() async throws {
    let method = """
      override func preferredLayoutAttributesFitting(_ a: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(a) }
      """
    #expect(try await conflicts(list(inCell: method)).isEmpty)
  }

  @Test func `is given no size by a method that computes it`() async throws {
    let method = Self.literal.replacing(
      "{ CGSize(width: 300, height: 100) }",
      with: "{ i.row == 0 ? .zero : CGSize(width: 300, height: 100) }"
    )
    #expect(try await conflicts(list("", method)).isEmpty)
  }

  @Test func `is given no size by a method that UIKit does not find`() async throws {
    let protocols = "UICollectionViewDataSource, UICollectionViewDelegate"
    #expect(try await conflicts(list(protocols: protocols)).isEmpty)
  }

  @Test func `is given no size by an object that may not be the delegate`() async throws {
    #expect(try await conflicts(list(delegate: "Sizes.shared")).isEmpty)
  }

  @Test func `is given no size where a layout of the source may give it another one`()
    async throws
  {
    let layout = "\nfinal class Grid: UICollectionViewFlowLayout {}"
    #expect(try await conflicts(list() + layout).isEmpty)
  }

  /// The list is told nothing of its own, as it only repeats what is wrong with its cell.
  @Test func `is told what contradicts its size once, and no mask of its own`() async throws {
    let found = try await check(list(items: "2")).filter { $0.rule == .conflict }
    #expect(found.map(\.scene) == ["SongCell"])
    #expect(found.first?.message.contains("mask") == false)
  }
}
