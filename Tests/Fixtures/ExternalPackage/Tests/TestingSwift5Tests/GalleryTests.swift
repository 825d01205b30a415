import Testing
import UIKit

@testable import GalleryApp
@testable import StudioApp

/// The windows of the tests, which live on.
@MainActor private var windows: [UIWindow] = []

/// A window with a controller in it, laid out; no safe area, 390 × 844 points.
@MainActor @discardableResult
private func show(_ controller: UIViewController) -> UIWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  expectCaptureAgrees(of: window)
  windows.append(window)
  return window
}

@MainActor @Suite(.serialized) struct GalleryTests {
  // MARK: - Compositional layouts

  // Groups are 0.8 · 390 = 312 wide and 200 high; the first stands in the middle: (390 − 312) / 2 = 39.
  // The item takes all of its group but 8 points at either side.
  @Test func aSectionThatPagesCentredBeginsInTheMiddle() {
    let gallery = GalleryViewController()
    show(gallery)
    let item = gallery.collectionView.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(item?.frame == CGRect(x: 47, y: 0, width: 296, height: 200))
    let next = gallery.collectionView.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
    #expect(next?.frame == CGRect(x: 359, y: 0, width: 296, height: 200))
    #expect(gallery.visiblePages.contains(0))
  }

  // The albums begin at 200 + 20, below a header of 44 and an inset of 10, that is at 274. A column has two
  // items of 120 with 10 between; the next column is 100 + 12 further on. The badge of 20 points stands at
  // the top trailing corner, moved by 0.3 · 20 = 6 to the right and up.
  @Test func albumsStandInColumnsWithABadgeEach() {
    let gallery = GalleryViewController()
    show(gallery)
    let view = gallery.collectionView!
    let frames = (0..<3).map {
      view.layoutAttributesForItem(at: IndexPath(item: $0, section: 1))?.frame
    }
    #expect(frames[0] == CGRect(x: 16, y: 274, width: 100, height: 120))
    #expect(frames[1] == CGRect(x: 16, y: 404, width: 100, height: 120))
    #expect(frames[2] == CGRect(x: 128, y: 274, width: 100, height: 120))
    let badge = view.layoutAttributesForSupplementaryElement(
      ofKind: BadgeView.elementKind,
      at: IndexPath(item: 0, section: 1)
    )
    #expect(badge?.frame == CGRect(x: 102, y: 268, width: 20, height: 20))
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: TitleSupplementaryView.elementKind,
      at: IndexPath(item: 0, section: 1)
    )
    #expect(header?.frame == CGRect(x: 16, y: 220, width: 358, height: 44))
  }

  // Albums end at 274 + 250 + 10 = 534. Recent photographs begin at 554: a header of 44, an inset of 16,
  // three rows of 110 with 2 between, an inset of 16: 554 … 964. The background lies 8 points inside, and
  // the header goes from side to side, for it follows no insets.
  @Test func aBackgroundLiesBehindItsSectionAndAHeaderStaysInSight() throws {
    let gallery = GalleryViewController()
    let window = show(gallery)
    let view = try #require(gallery.collectionView)
    #expect(view.contentSize.height == 964)
    let path = IndexPath(item: 0, section: 2)
    let layout = view.collectionViewLayout
    let background = layout.layoutAttributesForDecorationView(
      ofKind: SectionBackgroundView.elementKind,
      at: path
    )
    #expect(background?.frame == CGRect(x: 8, y: 562, width: 374, height: 394))
    // The room is 390 − 32 = 358 wide, a third of it 119⅓; the row is full with the second item.
    let second = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 2))
    #expect(abs((second?.frame.minX ?? 0) - (16 + 358.0 / 3 + 2)) < 0.01)
    let kind = TitleSupplementaryView.elementKind
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
        == CGRect(x: 0, y: 554, width: 390, height: 44)
    )
    // Half of the section is scrolled out: a window of 390 × 300 at 600 points.
    window.frame.size.height = 300
    window.layoutIfNeeded()
    view.contentOffset.y = 600
    view.layoutIfNeeded()
    #expect(
      view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame.minY == 600
    )
    #expect(view.subviews.first is SectionBackgroundView)
  }

  @Test func itemsMoveAndSectionsAreReplaced() async {
    let gallery = GalleryViewController()
    show(gallery)
    let items = gallery.dataSource.snapshot().itemIdentifiers(inSection: .recent)
    gallery.move(items[0], after: items[2])
    let moved = gallery.dataSource.snapshot().itemIdentifiers(inSection: .recent)
    #expect(moved.prefix(3) == [items[1], items[2], items[0]])
    await gallery.reset(.albums, to: [Photo("One")])
    #expect(gallery.collectionView.numberOfItems(inSection: 1) == 1)
  }

  @Test func aListInACollectionHasSwipesAndRows() {
    let folders = FoldersController()
    show(folders)
    // An inset group of 390 points has 20 at each side.
    let row = folders.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
    #expect(row?.frame.minX == 20)
    #expect(row?.frame.width == 350)
  }

  // MARK: - Layouts of the application's own

  // Columns of (390 − 8) / 2 = 191. Ratios 1, ½, 2, 1 make heights of 191, 382, 96 (95.5 rounded) and 191.
  // Each goes below the shorter column: 0 left at 0, 1 right at 0, 2 left at 199, 3 left at 303.
  @Test func aWaterfallFillsTheShorterColumn() {
    let layout = WaterfallLayout()
    let browser = LayoutBrowser(collectionViewLayout: layout)
    let window = show(browser)
    let frames = (0..<4).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 191, height: 191))
    #expect(frames[1] == CGRect(x: 199, y: 0, width: 191, height: 382))
    #expect(frames[2] == CGRect(x: 0, y: 199, width: 191, height: 96))
    #expect(frames[3] == CGRect(x: 0, y: 303, width: 191, height: 191))
    #expect(browser.collectionView.contentSize == CGSize(width: 390, height: 494))
    // Another width is told with the former bounds still there, so that the layout knows it: (320 − 8) / 2.
    window.frame.size.width = 320
    window.layoutIfNeeded()
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.width == 156)
    // Scrolling alone computes nothing anew.
    let preparations = layout.preparations
    browser.collectionView.contentOffset.y = 10
    browser.collectionView.layoutIfNeeded()
    #expect(layout.preparations == preparations)
  }

  // Tags are at least 60 wide and 32 high, 8 apart, from 16 on.
  @Test func tagsStandBesideEachOtherWhileThereIsRoom() {
    let browser = LayoutBrowser(collectionViewLayout: TagCloudLayout())
    show(browser)
    let cells = browser.collectionView.visibleCells.sorted {
      ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX)
    }
    #expect(cells.count == 4)
    #expect(cells[0].frame == CGRect(x: 16, y: 16, width: 60, height: 32))
    #expect(cells[1].frame.minX == 84)
    #expect(cells.allSatisfy { $0.frame.height == 32 && $0.frame.maxX <= 374.5 })
  }

  // The first card is in the middle: (390 − 200) / 2 = 95. Two fit below each other, so that the
  // third one is 220 points off it, and scaled by 1 − 220 / 390 · 0.2.
  @Test func cardsShrinkBesideTheMiddle() throws {
    let layout = CarouselLayout()
    let browser = LayoutBrowser(collectionViewLayout: layout)
    show(browser)
    let first = layout.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))
    #expect(first?.frame.minX == 95)
    let path = IndexPath(item: 2, section: 0)
    let second = try #require(browser.collectionView.cellForItem(at: path))
    #expect(abs(second.layer.transform.m11 - (1 - 220.0 / 390 * 0.2)) < 1e-6)
    #expect(second.bounds.size == CGSize(width: 200, height: 300))
  }

  // MARK: - Containers

  // Fitting 1000 × 500 into 390 × 844 takes a scale of 0.39: 390 × 195, and (844 − 195) / 2 above and below.
  @Test func anImageIsZoomedToFitAndCentred() {
    let controller = ImageZoomController(imageSize: CGSize(width: 1000, height: 500))
    show(controller)
    #expect(abs(controller.scrollView.zoomScale - 0.39) < 1e-9)
    #expect(abs(controller.scrollView.contentSize.width - 390) < 1e-6)
    #expect(abs(controller.scrollView.contentInset.top - 324.5) < 1e-6)
  }

  @Test func pagesAreAsWideAsTheScreen() {
    let controller = OnboardingController()
    show(controller)
    #expect(controller.pages.map(\.frame.minX) == [0, 390, 780])
    #expect(controller.scrollView.contentSize.width == 1170)
    controller.scrollView.contentOffset.x = 390
    #expect(controller.pageControl.currentPage == 1)
  }

  // The sheet is as high as its closure says, with no safe area below it.
  @Test func aSheetIsAsHighAsItsDetentSays() {
    let root = UIViewController()
    show(root)
    let sheet = OptionsSheetController.present(on: root, height: 240)
    #expect(sheet.view.frame == CGRect(x: 0, y: 604, width: 390, height: 240))
    #expect(sheet.stack.frame.minX == 20 && sheet.stack.frame.width == 350)
    sheet.expand()
    // The largest leaves 10 points below the status bar, which has no height here.
    #expect(sheet.view.frame.minY == 10)
  }

  @Test func onlyTheChosenChildIsThere() async {
    let children = [UIViewController(), UIViewController()]
    let container = SegmentedContainerController(children)
    show(container)
    #expect(container.children == [children[0]])
    container.select(1, animated: false)
    // The end of a change is told in a later turn.
    for _ in 0..<100 where container.children.count > 1 { await Task.yield() }
    #expect(container.children == [children[1]])
    #expect(container.segments.numberOfSegments == 2)
    // Eight points above and below the segments of 31.
    #expect(children[1].view.superview?.frame.minY == 47)
  }

  @Test func theSystemsContainersComeUp() {
    show(RootTabController())
    show(TutorialPages())
    show(BrowserSplitController())
  }

  // MARK: - Tables

  // A row is 10 + 24 + 10 high; with a note it is higher by 4 and one line of it.
  @Test func aRowOpensAndTheHeaderHasItsHeight() throws {
    let contacts = ContactsViewController(style: .plain)
    show(contacts)
    let path = IndexPath(row: 0, section: 0)
    #expect(contacts.tableView.rectForHeader(inSection: 0).height == 28)
    #expect(contacts.tableView.rectForRow(at: path).height == 44)
    contacts.toggle(path)
    contacts.tableView.layoutIfNeeded()
    #expect(contacts.tableView.rectForRow(at: path).height > 44 + 4)
    contacts.tableView(contacts.tableView, commit: .delete, forRowAt: path)
    #expect(contacts.tableView.numberOfRows(inSection: 0) == 1)
  }

  // The window goes at the end of the block; rows that were in it are used again without one.
  @Test func aTableWhoseWindowIsGoneTakesChanges() {
    let contacts = ContactsViewController(style: .plain)
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = contacts
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }
    let path = IndexPath(row: 0, section: 0)
    contacts.toggle(path)
    contacts.tableView.layoutIfNeeded()
    #expect(contacts.tableView.rectForRow(at: path).height > 44 + 4)
  }

  // MARK: - Keyboards and text

  // The bar stands 8 points above the guide, which is the bottom without a safe area.
  @Test func theBarStandsAboveTheKeyboardAndGrowsUpToALimit() {
    let controller = ComposeController()
    show(controller)
    #expect(controller.view.keyboardLayoutGuide.layoutFrame.minY == 844)
    let bar = controller.textView.superview!
    #expect(bar.frame.maxY == 836)
    #expect(abs(controller.textView.frame.width - 290) < 0.01)
    let low = controller.textView.frame.height
    controller.textView.text = String(repeating: "Words and more words. ", count: 40)
    controller.textViewDidChange(controller.textView)
    controller.view.layoutIfNeeded()
    #expect(controller.textView.frame.height > low)
    #expect(controller.textView.frame.height == ComposeController.maximumHeight)
  }

  // Two fields of 44 with 16 between from 20 on; the error is 4 points below the second: 20 + 44 + 16 + 44.
  @Test func anErrorIsMadeRoomFor() {
    let form = FeedbackFormController()
    show(form)
    #expect(form.mailField.frame.minY == 60)
    #expect(abs(form.scrollView.contentSize.height - 144) < 0.01)
    form.showError(true)
    form.view.layoutIfNeeded()
    #expect(form.errorLabel.frame.minY == 108)
    let end = CGRect(x: 0, y: 544, width: 390, height: 300)
    form.keyboardWillChange(
      Notification(
        name: UIResponder.keyboardWillChangeFrameNotification,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: end]
      )
    )
    #expect(form.scrollView.contentInset.bottom == 300)
  }

  // The picture takes 20 points beside the words.
  @Test func aPictureInTextTakesItsRoom() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Words",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    let words = label.intrinsicContentSize.width
    label.attributedText = RichText.line("Words")
    // Both widths are rounded up to thirds of a point.
    #expect(abs(label.intrinsicContentSize.width - words - 20) < 0.34)
  }

  // Two words of about 40 points fit into 120; 40 in and 12 out leave 68, which holds one: twice the lines.
  @Test func indentsTakeRoomFromLines() {
    let style = NSMutableParagraphStyle()
    let text = String(repeating: "word ", count: 12)
    func height() -> CGFloat {
      NSAttributedString(
        string: text,
        attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style]
      ).boundingRect(
        with: CGSize(width: 120, height: CGFloat.infinity),
        options: .usesLineFragmentOrigin,
        context: nil
      ).height
    }
    let plain = height()
    style.firstLineHeadIndent = 40
    style.headIndent = 40
    style.tailIndent = -12
    #expect(abs(height() - 2 * plain) < 0.01)
  }

  // MARK: - Controls

  @Test func aDialIsAsLargeAsItSays() {
    let dial = DialControl()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    dial.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(dial)
    dial.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    dial.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.layoutIfNeeded()
    // The alignment rectangle of 80 begins at the edge; the frame is 4 points larger all around.
    #expect(dial.frame == CGRect(x: -4, y: -4, width: 88, height: 88))
    dial.accessibilityIncrement()
    #expect(abs(dial.value - 0.1) < 1e-9)
  }

  @Test func barsAreElementsOfTheirOwn() {
    let chart = BarChartView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    chart.values = [0.5, 1]
    chart.layoutIfNeeded()
    #expect(chart.bars.map(\.frame.minX).sorted() == [0, 50])
    let element = chart.accessibilityElements?.first as? UIAccessibilityElement
    #expect(
      element?.accessibilityFrameInContainerSpace == CGRect(x: 0, y: 25, width: 50, height: 25)
    )
    chart.grow()
  }

  // MARK: - Swift 6

  @Test func aTraitOfTheAppsOwnReachesViewsBelow() {
    let view = DensityView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    controller.view.addSubview(view)
    let window = show(controller)
    #expect(view.label.frame.height == 40)
    controller.traitOverrides.density = 1.5
    window.layoutIfNeeded()
    #expect(view.traitCollection.density == 1.5)
    #expect(view.changes == 1)
    #expect(view.label.frame.height == 60)
    #expect(view.colors().count == 3)
  }

  // Of three items of 100 with 8 between, two fit into 250.
  @Test func aBarHidesWhatDoesNotFit() {
    let bar = OverflowBar(frame: CGRect(x: 0, y: 0, width: 250, height: 44))
    bar.items = (0..<3).map { _ in
      let view = UIView()
      // Less than what hides a view in a stack.
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      width.priority = .required - 1
      width.isActive = true
      view.heightAnchor.constraint(equalToConstant: 20).isActive = true
      return view
    }
    bar.layoutIfNeeded()
    #expect(bar.hiddenCount == 1)
  }

  @Test func settingsComeUp() {
    let settings = SettingsController()
    show(settings)
    #expect(settings.colorWell.frame.minX == 0)
    #expect(settings.datePicker.frame.minY == settings.colorWell.frame.maxY + 12)
    #expect(settings.view.unsatisfiableConstraints().isEmpty)
    settings.copyColor()
    #expect(UIPasteboard.general.strings == ["a", "b"])
  }
}
