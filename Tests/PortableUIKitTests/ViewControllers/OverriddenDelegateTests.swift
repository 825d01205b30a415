import Foundation
import PortableUIKit
import Testing

/// What applications override of controllers of tables and collections, which have it by their protocols in UIKit.
@MainActor
@Suite struct `Controllers of lists` {
  private final class Items: UICollectionViewController {
    var heard: [String] = []

    override func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      heard.append("menu")
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: nil)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      shouldSelectItemAt indexPath: IndexPath
    ) -> Bool { false }

    override func scrollViewDidEndDragging(
      _ scrollView: UIScrollView,
      willDecelerate decelerate: Bool
    ) { heard.append("drag") }
  }

  @Test func `are asked by their overrides`() {
    let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = items
    let place = IndexPath(item: 0, section: 0)
    #expect(
      delegate.collectionView(
        items.collectionView,
        contextMenuConfigurationForItemAt: place,
        point: .zero
      )
        != nil
    )
    #expect(!delegate.collectionView(items.collectionView, shouldSelectItemAt: place))
    delegate.scrollViewDidEndDragging(items.collectionView, willDecelerate: false)
    #expect(items.heard == ["menu", "drag"])
  }

  @Test func `begin with a collection in rows where a document says nothing`() {
    let items = UICollectionViewController(nibName: nil, bundle: nil)
    #expect(items.collectionViewLayout is UICollectionViewFlowLayout)
  }

  private final class Button: UIButton {
    override func setTitle(_ title: String?, for state: UIControl.State) {
      super.setTitle(title?.uppercased(), for: state)
    }
  }

  @Test func `have buttons that change the titles they are given`() {
    let button = Button()
    button.setTitle("ok", for: .normal)
    #expect(button.currentTitle == "OK")
  }
}

@MainActor
@Suite struct `The content guide of tabs` {
  /// 844 − 83: the bar of 49 points above a safe area of 34.
  @Test func `ends where the bar begins`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [UIViewController()]
    let guide = tabs.contentLayoutGuide
    let window = UIWindow(frame: rect(0, 0, 390, 844))
    window.rootViewController = tabs
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 0, 390, tabs.tabBar.frame.minY))
    #expect(tabs.tabBar.frame.minY < 844)
    tabs.isTabBarHidden = true
    tabs.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(guide.layoutFrame == rect(0, 0, 390, 844))
  }
}
