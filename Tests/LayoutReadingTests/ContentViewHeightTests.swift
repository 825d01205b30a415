import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// A height that code gives the content view of a collection's cell.
@MainActor
@Suite(.serialized) struct `The height of a content view` {
  /// 200 + 12 + 12 in 180.
  private static let source = """
    import UIKit
    struct Hotel: Hashable { let name: String }
    final class HotelCell: UICollectionViewCell {
        let image = UIImageView()
        let name = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            [image, name].forEach { $0.translatesAutoresizingMaskIntoConstraints = false; contentView.addSubview($0) }
            NSLayoutConstraint.activate([
                contentView.heightAnchor.constraint(equalToConstant: 180),
                image.topAnchor.constraint(equalTo: contentView.topAnchor),
                image.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                image.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                image.heightAnchor.constraint(equalToConstant: 200),
                name.topAnchor.constraint(equalTo: image.bottomAnchor, constant: 12),
                name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12)
            ])
        }
        required init?(coder: NSCoder) { nil }
    }
    final class HotelsVC: UIViewController {
        lazy var list = UICollectionView(frame: .zero, collectionViewLayout: Self.layout())
        lazy var source: UICollectionViewDiffableDataSource<Int, Hotel> = {
            let r = UICollectionView.CellRegistration<HotelCell, Hotel> { cell, _, hotel in cell.name.text = hotel.name }
            return .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: r, for: $1, item: $2) }
        }()
        override func loadView() { view = list }
        override func viewDidLoad() {
            super.viewDidLoad()
            var s = source.snapshot()
            s.appendSections([0])
            s.appendItems([Hotel(name: "Memmo Alfama")])
            source.apply(s)
        }
        static func layout() -> UICollectionViewLayout {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(280))
            let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
        }
    }
    """

  /// The mask is the cell's, which places its content view by it.
  @Test func `is told without the advice to turn the mask of the view off`() async throws {
    let found = try await check(Self.source).filter { $0.rule == .autoresizingMask }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("is placed by its cell and by") == true)
    #expect(found.first?.suggestion?.contains("a priority of 999") == true)
  }

  @Test func `is named as what to delete where it makes the cell too low for what is in it`()
    async throws
  {
    let found = try await check(Self.source).filter { $0.rule == .conflict }
    #expect(found.count == 1)
    #expect(
      found.first?.suggestion?.hasPrefix("delete `contentView` height = 180 (Test.swift:10), if")
        == true
    )
  }
}
