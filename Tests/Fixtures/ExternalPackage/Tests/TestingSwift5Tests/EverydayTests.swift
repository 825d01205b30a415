import Testing
import UIKit

@testable import EverydayApp

/// A window with a controller in it, laid out.
@MainActor
private func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  expectCaptureAgrees(of: window)
  return window
}

@MainActor @Suite(.serialized) struct EverydayTests {
  @Test func aCellIsAsHighAsItsTextAndHasNoConflict() {
    let cell = ArticleCell(style: .default, reuseIdentifier: nil)
    func height(_ title: String) -> CGFloat {
      cell.configure(with: Article(title: title, subtitle: "Sub", date: Date(), isRead: false))
      return cell.systemLayoutSizeFitting(
        CGSize(width: 390, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    // The thumbnail is 60 points high, and there are 8 above and below.
    #expect(height("Short") >= 76)
    #expect(height(String(repeating: "A long title that wraps ", count: 8)) > height("Short"))
    #expect(cell.unsatisfiableConstraints().isEmpty)
  }

  @Test func aListShowsItsRows() throws {
    let list = ArticlesViewController()
    let window = show(UINavigationController(rootViewController: list))
    #expect(list.view.unsatisfiableConstraints().isEmpty)
    #expect(window.windowScene != nil)
    #expect(list.navigationController?.navigationBar.prefersLargeTitles == true)
  }

  @Test func aGridHasTwoCellsInARow() throws {
    let grid = GridController()
    _ = show(grid)
    let cells = grid.collectionView.visibleCells.sorted { $0.frame.minX < $1.frame.minX }
    // Half of 390 − 2 · 16 points each.
    #expect(cells.count == 2)
    #expect(cells.map(\.frame.minX) == [16, 195])
  }

  @Test func aFormAndItsContainersComeUp() {
    _ = show(Form())
    _ = show(TabBar())
    _ = show(PagesController())
    let list = ListController()
    let window = show(list)
    // An inset group of 390 points has 20 at each side; a row of one line is 44 points high.
    let row = list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(row?.frame.width == 350)
    #expect(row?.frame.height == 44)
    #expect(list.view.window === window)
    _ = show(TableController())
    let container = ContainerController()
    _ = show(container)
    let child = UIViewController()
    container.show(child)
    #expect(container.children == [child])
  }

  @Test func aLoginScreenFillsAPhoneAndCentersItselfOnATablet() throws {
    let login = LoginViewController()
    _ = show(login)
    let scroll = try #require(login.view.subviews.first as? UIScrollView)
    let stack = try #require(scroll.subviews.compactMap { $0 as? UIStackView }.first)
    #expect(stack.frame.minX == 16 && stack.frame.width == 358)
    let button = try #require(stack.arrangedSubviews.compactMap { $0 as? LoadingButton }.first)
    #expect(button.frame.height == 50)
    button.isLoading = true
    login.view.layoutIfNeeded()
    #expect(!button.isEnabled)
    #expect(login.view.unsatisfiableConstraints().isEmpty)
  }

  @Test func aSheetStandsInTheLowerHalf() {
    let root = UIViewController()
    let window = show(root)
    let presenter = Presenter()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = presenter
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(sheet.view.window === window)
  }

  @Test func stringsMeasureThemselves() {
    let size = measure("Some words that need more than a hundred points")
    #expect(size.height > 3 * 20)
  }
}
