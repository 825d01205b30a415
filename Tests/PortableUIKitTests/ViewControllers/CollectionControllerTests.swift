import Foundation
import PortableUIKit
import Testing

@MainActor
struct `A controller of a collection` {
  private let controller = UICollectionViewController(
    collectionViewLayout: UICollectionViewFlowLayout()
  )

  @Test func `has the collection in a view, which other views can lie in as well`() throws {
    let view = try #require(controller.view)
    #expect(!(view is UICollectionView))
    #expect(controller.collectionView.superview === view)
    #expect(controller.collectionView.dataSource === controller)
  }

  @Test func `has a collection that fills the view`() throws {
    let view = try #require(controller.view)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.layoutIfNeeded()
    #expect(controller.collectionView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test func `ties its collection to the view, beside a bar`() throws {
    let view = try #require(controller.view)
    let collection = try #require(controller.collectionView)
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    collection.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      collection.topAnchor.constraint(equalTo: view.topAnchor),
      collection.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collection.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collection.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    view.layoutIfNeeded()
    #expect(collection.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
  }

  @Test func `takes another collection in the place of its own`() throws {
    let view = try #require(controller.view)
    let other = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let first = controller.collectionView
    controller.collectionView = other
    #expect(first?.superview == nil)
    #expect(other.superview === view)
    #expect(other.frame == view.bounds)
  }
}
