import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Code that asks for the frame that a view is made with.
@MainActor
@Suite(.serialized) struct `The frame that a view is made with` {
  private func cell(_ constant: String, _ more: String = "") -> String {
    """
    import UIKit
    final class TitleCell: UICollectionViewCell {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(title)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: contentView.topAnchor),
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
          title.widthAnchor.constraint(equalToConstant: \(constant)),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    \(more)
    """
  }

  @Test(arguments: ["contentView.frame.width - 40", "bounds.width - 40", "frame.size.width - 40"])
  func `is not known in the initialiser of a collection view's cell`(_ width: String) async throws {
    let layout = try #require(await read(cell(width)).first)
    #expect(layout.open.count == 1)
    #expect(try await check(cell(width)).isEmpty)
  }

  @Test func `is that of the items that the source states`() async throws {
    let list = """
      final class TitlesController: UIViewController, UICollectionViewDelegateFlowLayout {
        override func viewDidLoad() {
          super.viewDidLoad()
          let list = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
          list.register(TitleCell.self, forCellWithReuseIdentifier: "title")
          list.delegate = self
          view.addSubview(list)
        }
        func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, sizeForItemAt i: IndexPath)
          -> CGSize { CGSize(width: 150, height: 60) }
      }
      """
    let layouts = await read(cell("contentView.frame.width - 40", list))
    let layout = try #require(layouts.first { $0.className == "TitleCell" })
    #expect(layout.snapshot?.constraints.contains { $0.constant == 110 } == true)
  }

  @Test func `is zero for a view that nothing gives a frame`() async throws {
    let source = """
      import UIKit
      final class Badge: UIView {
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          title.widthAnchor.constraint(equalToConstant: bounds.width - 40).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    #expect(try await check(source).map(\.rule) == [.conflict])
    #expect(try await check(source + "\nlet one = Badge()").map(\.rule) == [.conflict])
    let given = source + "\nfunc one(_ frame: CGRect) -> Badge { Badge(frame: frame) }"
    #expect(try await check(given).isEmpty)
  }
}
