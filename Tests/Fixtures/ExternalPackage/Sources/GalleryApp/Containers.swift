// swift-format-ignore-file
// Containers of the application's own, zooming, paging, sheets and the system's containers.
import UIKit

/// A bar of segments above one child at a time.
final class SegmentedContainerController: UIViewController {
  let segments = UISegmentedControl()
  private let contentView = UIView()
  private(set) var selectedController: UIViewController?
  private var controllers: [UIViewController]

  init(_ controllers: [UIViewController]) {
    self.controllers = controllers
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    for (index, controller) in controllers.enumerated() {
      segments.insertSegment(
        action: UIAction(title: controller.title ?? "") { [weak self] _ in self?.select(index, animated: true) },
        at: index, animated: false)
    }
    segments.selectedSegmentIndex = 0
    segments.setContentOffset(CGSize(width: 0, height: 1), forSegmentAt: 0)
    for subview in [segments, contentView] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      segments.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      segments.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      segments.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      contentView.topAnchor.constraint(equalTo: segments.bottomAnchor, constant: 8),
      contentView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    select(0, animated: false)
  }

  func select(_ index: Int, animated: Bool) {
    let next = controllers[index]
    guard next !== selectedController else { return }
    let previous = selectedController
    selectedController = next
    previous?.willMove(toParent: nil)
    addChild(next)
    next.view.frame = contentView.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    guard let previous else {
      contentView.addSubview(next.view)
      next.didMove(toParent: self)
      return
    }
    next.view.transform = CGAffineTransform(translationX: contentView.bounds.width, y: 0)
    transition(
      from: previous, to: next, duration: animated ? 0.3 : 0, options: [.curveEaseInOut],
      animations: {
        next.view.transform = .identity
        previous.view.alpha = 0
      },
      completion: { _ in
        previous.view.alpha = 1
        previous.removeFromParent()
        next.didMove(toParent: self)
      })
    setNeedsStatusBarAppearanceUpdate()
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  override var childForStatusBarStyle: UIViewController? { selectedController }
  override var childForStatusBarHidden: UIViewController? { selectedController }
  override var childForHomeIndicatorAutoHidden: UIViewController? { selectedController }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { selectedController }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  override func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    CGSize(width: parentSize.width, height: parentSize.height - 48)
  }

  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    preferredContentSize = container.preferredContentSize
  }
}

final class ImageZoomController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let imageView = UIImageView()
  private var imageSize: CGSize

  init(imageSize: CGSize) {
    self.imageSize = imageSize
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.delegate = self
    scrollView.maximumZoomScale = 4
    scrollView.bouncesZoom = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.decelerationRate = .fast
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    let format = UIGraphicsImageRendererFormat.preferred()
    format.scale = 1
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: imageSize, format: format).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(origin: .zero, size: imageSize))
      context.cgContext.setStrokeColor(UIColor.white.cgColor)
      context.cgContext.setLineWidth(4)
      context.cgContext.strokeEllipse(in: CGRect(origin: .zero, size: imageSize).insetBy(dx: 10, dy: 10))
    }
    imageView.image = image
    imageView.frame = CGRect(origin: .zero, size: image.size)
    scrollView.addSubview(imageView)
    scrollView.contentSize = image.size
    let doubleTap = UITapGestureRecognizer()
    doubleTap.numberOfTapsRequired = 2
    scrollView.addGestureRecognizer(doubleTap)
    scrollView.pinchGestureRecognizer?.isEnabled = true
    scrollView.panGestureRecognizer.maximumNumberOfTouches = 2
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let scale = min(
      scrollView.bounds.width / imageSize.width, scrollView.bounds.height / imageSize.height)
    scrollView.minimumZoomScale = scale
    scrollView.zoomScale = scale
    center()
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { center() }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }

  private func center() {
    let x = max((scrollView.bounds.width - scrollView.contentSize.width) / 2, 0)
    let y = max((scrollView.bounds.height - scrollView.contentSize.height) / 2, 0)
    scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
  }

  func zoom(to point: CGPoint) {
    guard scrollView.zoomScale == scrollView.minimumZoomScale else {
      scrollView.setZoomScale(scrollView.minimumZoomScale, animated: false)
      return
    }
    let size = CGSize(
      width: scrollView.bounds.width / scrollView.maximumZoomScale,
      height: scrollView.bounds.height / scrollView.maximumZoomScale)
    scrollView.zoom(
      to: CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height),
      animated: false)
  }
}

final class OnboardingController: UIViewController, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  let pages: [UIView] = (0..<3).map { _ in UIView() }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    scrollView.delegate = self
    scrollView.contentInsetAdjustmentBehavior = .never
    pageControl.numberOfPages = pages.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.backgroundStyle = .prominent
    pageControl.allowsContinuousInteraction = false
    pageControl.hidesForSinglePage = true
    pageControl.setIndicatorImage(UIImage(systemName: "star"), forPage: 0)
    pageControl.preferredIndicatorImage = UIImage(systemName: "circle.fill")
    pageControl.addAction(UIAction { [weak self] action in
      guard let self, let control = action.sender as? UIPageControl else { return }
      scrollView.setContentOffset(
        CGPoint(x: CGFloat(control.currentPage) * scrollView.bounds.width, y: 0), animated: false)
    }, for: .valueChanged)
    [scrollView, pageControl].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    let content = scrollView.contentLayoutGuide, frame = scrollView.frameLayoutGuide
    var constraints = [
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: pageControl.topAnchor),
      pageControl.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      pageControl.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8),
      content.heightAnchor.constraint(equalTo: frame.heightAnchor),
    ]
    var leading = content.leadingAnchor
    for page in pages {
      page.translatesAutoresizingMaskIntoConstraints = false
      scrollView.addSubview(page)
      constraints += [
        page.leadingAnchor.constraint(equalTo: leading),
        page.topAnchor.constraint(equalTo: content.topAnchor),
        page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        page.widthAnchor.constraint(equalTo: frame.widthAnchor),
      ]
      leading = page.trailingAnchor
    }
    constraints.append(leading.constraint(equalTo: content.trailingAnchor))
    NSLayoutConstraint.activate(constraints)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.frame.width
    guard width > 0 else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / width).rounded())
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee.x = CGFloat(pageControl.currentPage) * scrollView.bounds.width
  }
}

final class OptionsSheetController: UIViewController {
  static let small = UISheetPresentationController.Detent.Identifier("small")
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    for title in ["Copy", "Duplicate", "Hide"] {
      var configuration = UIButton.Configuration.gray()
      configuration.title = title
      configuration.buttonSize = .large
      stack.addArrangedSubview(UIButton(configuration: configuration))
    }
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
  }

  static func present(on presenter: UIViewController, height: CGFloat) -> OptionsSheetController {
    let controller = OptionsSheetController()
    controller.isModalInPresentation = false
    if let sheet = controller.sheetPresentationController {
      sheet.detents = [
        .custom(identifier: small) { context in min(height, context.maximumDetentValue * 0.9) },
        .custom { $0.maximumDetentValue * 0.5 },
        .medium(),
        .large(),
      ]
      sheet.selectedDetentIdentifier = small
      sheet.largestUndimmedDetentIdentifier = small
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      sheet.prefersEdgeAttachedInCompactHeight = true
      sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
      sheet.preferredCornerRadius = 24
      sheet.delegate = controller
    }
    presenter.present(controller, animated: false)
    return controller
  }

  func expand() {
    sheetPresentationController?.animateChanges {
      sheetPresentationController?.selectedDetentIdentifier = .large
    }
    sheetPresentationController?.invalidateDetents()
  }
}

extension OptionsSheetController: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    stack.isHidden = sheetPresentationController.selectedDetentIdentifier == nil
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

final class BrowserSplitController: UISplitViewController, UISplitViewControllerDelegate {
  let sidebar = UIViewController(), list = UIViewController(), detail = UIViewController()

  init() {
    super.init(style: .tripleColumn)
    preferredDisplayMode = .twoBesideSecondary
    preferredSplitBehavior = .tile
    preferredPrimaryColumnWidth = 260
    minimumPrimaryColumnWidth = 200
    maximumPrimaryColumnWidth = 320
    preferredSupplementaryColumnWidthFraction = 0.3
    presentsWithGesture = true
    showsSecondaryOnlyButton = true
    primaryBackgroundStyle = .sidebar
    displayModeButtonVisibility = .automatic
    delegate = self
    setViewController(sidebar, for: .primary)
    setViewController(list, for: .supplementary)
    setViewController(UINavigationController(rootViewController: detail), for: .secondary)
    setViewController(UIViewController(), for: .compact)
  }

  required init?(coder: NSCoder) { fatalError() }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposed: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposed: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { .oneBesideSecondary }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  func reveal() {
    show(.secondary)
    hide(.primary)
    if isCollapsed { showDetailViewController(detail, sender: self) }
  }
}

final class RootTabController: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .secondarySystemBackground
    appearance.shadowColor = nil
    appearance.selectionIndicatorTintColor = .tintColor
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.secondaryLabel]
    appearance.stackedLayoutAppearance.selected.iconColor = .tintColor
    appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .systemPink
    appearance.inlineLayoutAppearance = appearance.stackedLayoutAppearance
    appearance.compactInlineLayoutAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)
    tabBar.standardAppearance = appearance
    tabBar.scrollEdgeAppearance = appearance
    tabBar.unselectedItemTintColor = .secondaryLabel
    viewControllers = [makeTab("Library", symbol: "photo", tag: 0), makeTab("Search", symbol: "magnifyingglass", tag: 1)]
    viewControllers?.first?.tabBarItem.badgeValue = "3"
    viewControllers?.last?.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    selectedIndex = 0
  }

  private func makeTab(_ title: String, symbol: String, tag: Int) -> UIViewController {
    let root = LibraryController()
    root.title = title
    let navigation = UINavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: tag)
    navigation.tabBarItem.selectedImage = UIImage(systemName: symbol + ".fill")
    let appearance = UINavigationBarAppearance(idiom: .phone)
    appearance.configureWithTransparentBackground()
    appearance.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
    appearance.largeTitleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 34, weight: .heavy), .foregroundColor: UIColor.label,
    ]
    appearance.titleTextAttributes[.kern] = 0.5
    appearance.titlePositionAdjustment = .zero
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.tintColor]
    appearance.doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    appearance.setBackIndicatorImage(
      UIImage(systemName: "arrow.left"), transitionMaskImage: UIImage(systemName: "arrow.left"))
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance.copy()
    navigation.navigationBar.compactAppearance = appearance
    navigation.navigationBar.compactScrollEdgeAppearance = appearance
    navigation.navigationBar.prefersLargeTitles = true
    navigation.hidesBarsOnSwipe = true
    return navigation
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    viewController !== selectedViewController
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    viewController.tabBarItem.badgeValue = nil
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
}

final class LibraryController: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate, UISearchBarDelegate {
  private let searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.hidesNavigationBarDuringPresentation = true
    searchController.automaticallyShowsCancelButton = true
    searchController.searchBar.placeholder = "Search photos"
    searchController.searchBar.scopeButtonTitles = ["All", "Favorites"]
    searchController.searchBar.showsScopeBar = false
    searchController.searchBar.delegate = self
    searchController.searchBar.searchTextField.tokenBackgroundColor = .systemBlue
    searchController.searchBar.searchTextField.insertToken(
      UISearchToken(icon: UIImage(systemName: "person"), text: "People"), at: 0)
    searchController.scopeBarActivation = .onSearchActivation
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.preferredSearchBarPlacement = .stacked
    navigationItem.largeTitleDisplayMode = .always
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.style = .browser
    let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    let more = UIBarButtonItem(
      title: nil, image: UIImage(systemName: "ellipsis.circle"), primaryAction: nil,
      menu: UIMenu(title: "", options: .singleSelection, children: [
        UIDeferredMenuElement.uncached { completion in
          completion([UIAction(title: "Name", subtitle: "A to Z") { _ in }])
        },
        UICommandLike.make(),
      ]))
    navigationItem.rightBarButtonItems = [more, add, .fixedSpace(8), .flexibleSpace()]
    navigationItem.leadingItemGroups = [.fixedGroup(items: [add])]
    setToolbarItems([.flexibleSpace(), add, .flexibleSpace()], animated: false)
    definesPresentationContext = true
    extendedLayoutIncludesOpaqueBars = true
    edgesForExtendedLayout = [.top, .bottom]
    additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 12, right: 0)
    setContentScrollView(nil, for: .top)
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text?.trimmingCharacters(in: .whitespaces) ?? ""
    let tokens = searchController.searchBar.searchTextField.tokens
    navigationItem.prompt = text.isEmpty && tokens.isEmpty ? nil : "Results"
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
  func willPresentSearchController(_ searchController: UISearchController) {}
  func didDismissSearchController(_ searchController: UISearchController) {}
}

enum UICommandLike {
  @MainActor static func make() -> UIMenu {
    UIMenu(
      title: "Sort", image: UIImage(systemName: "arrow.up.arrow.down"), identifier: UIMenu.Identifier("sort"),
      options: [.displayInline, .singleSelection],
      children: ["Date", "Name"].map { title in
        UIAction(title: title, identifier: .init(title), discoverabilityTitle: title, state: .mixed) { _ in }
      })
  }
}

final class TutorialPages: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (0..<3).map { _ in UIViewController() }

  init() {
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([pages[0]], direction: .forward, animated: false)
    isDoubleSided = false
  }

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
    pages.firstIndex(of: viewController).flatMap { $0 + 1 < pages.count ? pages[$0 + 1] : nil }
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { title = "\(pages.firstIndex(of: viewControllers?.first ?? pages[0]) ?? 0)" }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
}
