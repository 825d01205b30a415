public import Foundation
import Requirements

/// What looks after a screen, or a part of one: it makes a view and hears of its layout.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// Whether the first scroll view keeps its content out of bars, as before iOS 11: yes at first; kept, as the scroll view's
  /// ``UIScrollView/contentInsetAdjustmentBehavior`` decides.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: - Creating a View Controller

  /// Creates a controller, whose view is loaded from a document when it is first asked for.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The document; nil for one with the name of the class, where there is one.
  ///   - nibBundleOrNil: The bundle of the document; nil for that of the application.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller that makes its view itself.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) {
    coder.beginDecoding()
    nibName = coder.documentValues.nibName
    nibBundle = coder.documentValues.nibBundle
    super.init()
    coder.endDecoding(self)
  }

  /// The name of the document with the view.
  public let nibName: String?
  /// The bundle of the document with the view.
  public let nibBundle: Bundle?

  // MARK: - Managing the View

  private(set) var storedView: UIView?
  private var isLoadingView = false

  // Apple declares the view so; reading it makes it.
  /// The view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.layoutController = nil
      storedView = newValue
      topGuide = nil
      bottomGuide = nil
      newValue?.layoutController = self
    }
  }

  /// The view, where it was made.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view was made.
  open var isViewLoaded: Bool { storedView != nil }

  /// The document that the controller was loaded from.
  package final var documentStoryboard: UIStoryboard?
  /// What the controller can ask of its scene.
  package final var documentScene: (any ControllerScene)?

  /// Makes the view and sets ``UIViewController/view``: that of the document, where there is one, or a plain one as large as
  /// the screen, unless overridden.
  open func loadView() {
    if loadViewFromDocument() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Makes the view, unless it was made.
  open func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    loadView()
    isLoadingView = false
    requirement(
      storedView != nil,
      "loadView of \(type(of: self)) did not set the controller's view"
    )
    viewDidLoad()
  }

  /// Tells that the view was made.
  open func viewDidLoad() {}

  /// What the controller is called: in its navigation item and its entry of a tab bar, too.
  open var title: String? {
    didSet {
      // Source: Apple, `UIViewController.title`: a value updates the titles of the items.
      navigationItem.title = title
      tabBarItem?.title = title
    }
  }

  /// A name under which the state would be kept; nothing is kept here.
  open var restorationIdentifier: String?
  /// The name of the views among which the focus moves first.
  open var focusGroupIdentifier: String?
  /// Whether the controller decides on the status bar although it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the keyboard stays while no field has the focus: in a form sheet.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether actions of the controllers behind it are done while it is presented.
  open var performsActionsWhilePresentingModally: Bool { false }
  /// How the interface stands on the device, as controllers said before iOS 8.
  open var interfaceOrientation: UIInterfaceOrientation { UIWindowScene.main.interfaceOrientation }

  /// The size that the controller would like for its view, in points.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  // MARK: - Responding to View Events

  /// Tells that the view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is shown, before its layout.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view was shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view has gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// How far the view is on its way to the screen.
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  var appearance = Appearance.disappeared

  /// Whether the view is about to be shown for the first time with this parent.
  open var isBeingPresented: Bool { appearance == .appearing && presentingViewController != nil }
  /// Whether the view is about to go with the end of its presentation.
  open var isBeingDismissed: Bool { appearance == .disappearing && presentingViewController != nil }
  /// Whether the controller has just been taken in by its parent.
  open internal(set) var isMovingToParent = false
  /// Whether the controller is about to leave its parent.
  open internal(set) var isMovingFromParent = false

  /// Whether children hear of appearing and disappearing with this controller.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells the controller that its view is about to be shown, or to go.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in appearingChildren {
      child.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  /// Tells the controller that its view was shown, or has gone.
  open func endAppearanceTransition() {
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in appearingChildren { child.endAppearanceTransition() }
    }
    switch appearance {
    case .appearing:
      appearance = .appeared
      viewDidAppear(false)
      InputViews.didAppear(self)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(false)
      InputViews.didDisappear(self)
    case .appeared, .disappeared: break
    }
  }

  // MARK: - Laying Out the View

  /// Tells that the view is about to lay out its subviews; what it reads of `@Observable` objects is tracked.
  open func viewWillLayoutSubviews() {}

  /// Tells that the view has laid out its subviews; what it reads of `@Observable` objects is tracked.
  open func viewDidLayoutSubviews() {}

  /// Where a controller brings the constraints of its view up to date; overrides call `super` last.
  ///
  /// Called before the layout, after the views below were updated, where the view or one below it asked
  /// with `setNeedsUpdateConstraints()`, and before the first layout. Has the view's `updateConstraints()`
  /// called.
  open func updateViewConstraints() {
    storedView?.updateConstraints()
  }

  // MARK: - Updating Properties

  /// Whether ``updateProperties()`` is to be called: at first, and again where it was asked for.
  final var needsUpdatePropertiesFlag = true

  /// Where a controller brings the content and the look of its views up to date, before its view does.
  ///
  /// What it reads of `@Observable` objects is tracked, as by `UIView.updateProperties()`.
  open func updateProperties() {}

  /// Asks for ``updateProperties()`` with the next layout, without asking for a layout.
  open func setNeedsUpdateProperties() { PropertyUpdates.request(self) }

  /// Calls ``updateProperties()`` where it was asked for, and of the views and controllers below.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }

  final func updateNewProperties() { PropertyUpdates.update(self) }

  // MARK: - Margins and Safe Area

  /// The least margins of the view in points: 0 above and below; at the sides 16, or 20 from a width
  /// of 414 on.
  ///
  /// Source: saved frames in Interface Builder documents: 16 points up to a width of 393, 20 from 414 on.
  /// What widths between those have is not recorded; 16 is taken.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = storedView?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { storedView?.marginRulesChanged() }
  }

  /// What the controller adds to the safe area of its view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      guard additionalSafeAreaInsets != oldValue else { return }
      InsetUse.hasSafeAreas = true
      storedView?.safeAreaRulesChanged()
    }
  }

  /// Tells that the margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Tells that the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  private var topGuide: LayoutSupportGuide?
  private var bottomGuide: LayoutSupportGuide?

  /// What stands for the bars at the top; the first use adds two constraints to the view.
  open var topLayoutGuide: any UILayoutSupport {
    if let topGuide { return topGuide }
    let guide = LayoutSupportGuide(atTop: true, of: view)
    topGuide = guide
    return guide
  }

  /// What stands for the bars at the bottom; the first use adds two constraints to the view.
  open var bottomLayoutGuide: any UILayoutSupport {
    if let bottomGuide { return bottomGuide }
    let guide = LayoutSupportGuide(atTop: false, of: view)
    bottomGuide = guide
    return guide
  }

  /// Which edges the view reaches under bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { parent?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// Whether the view reaches under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet {
      guard extendedLayoutIncludesOpaqueBars != oldValue else { return }
      parent?.viewIfLoaded?.setNeedsLayout()
    }
  }

  // MARK: - Managing Child View Controllers

  /// The controllers in this one.
  public internal(set) var children: [UIViewController] = []

  /// The controller that this one is in.
  public internal(set) weak var parent: UIViewController?

  /// Takes a controller in; its view has to be added, and `didMove(toParent:)` called, by the caller.
  open func addChild(_ childController: UIViewController) {
    requirement(childController !== self, "\(type(of: self)) cannot be its own child")
    requirement(
      !ancestors.contains { $0 === childController },
      "\(type(of: childController)) is a parent of \(type(of: self)) and cannot be its child"
    )
    guard childController.parent !== self else { return }
    if childController.parent != nil { childController.removeFromParent() }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  private var ancestors: [UIViewController] {
    var result: [UIViewController] = []
    while let next = (result.last ?? self).parent { result.append(next) }
    return result
  }

  /// Takes the controller out of its parent; `willMove(toParent: nil)` is for the caller to call
  /// before.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Lets one child take the place of another.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    requirement(
      fromViewController.parent != nil && fromViewController.parent === toViewController.parent,
      "\(type(of: fromViewController)) and \(type(of: toViewController)) must have a common parent to "
        + "change from one to the other"
    )
    exchange(fromViewController, for: toViewController) {
      fromViewController.view.superview?.addSubview(toViewController.view)
      animations?()
      fromViewController.view.removeFromSuperview()
    }
    // Told later, as of other animations.
    UIView.animate(withDuration: duration, animations: {}, completion: completion)
  }

  /// Tells that the parent is about to change.
  open func willMove(toParent parent: UIViewController?) {}

  /// Tells that the parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting a View Controller

  /// The controller that this one presents.
  public internal(set) var presentedViewController: UIViewController?

  /// The controller that presents this one.
  public internal(set) weak var presentingViewController: UIViewController?

  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// How the controller comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a sheet cannot be pulled down.
  open var isModalInPresentation = false

  /// Whether the controller presents in its place what asks for the current context.
  open var definesPresentationContext = false

  /// Whether what is presented in the controller's place takes its transition style; nothing moves here.
  open var providesPresentationContextTransitionStyle = false

  private lazy var sheet = UISheetPresentationController(
    presentedViewController: self,
    presenting: nil
  )

  /// The height that a sheet has, where it is presented as one; nil with the other styles.
  open var sheetPresentationController: UISheetPresentationController? { ownSheet }

  /// That of this class, whatever an override says.
  private var ownSheet: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet, .popover: sheet
    default: nil
    }
  }

  private lazy var otherPresentation = UIPresentationController(
    presentedViewController: self,
    presenting: nil
  )

  /// What is asked how the controller comes and goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// What decides where the view stands, where a delegate has one.
  final var ownPresentation: UIPresentationController?

  /// What decides where the view stands.
  open var presentationController: UIPresentationController? {
    ownPresentation ?? popoverPresentationController ?? ownSheet ?? otherPresentation
  }

  /// What goes along with a change of controllers; there is none while nothing changes.
  ///
  /// Source: Apple's documentation of the property: a controller that takes part in no change asks its parent.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ControllerTransition.coordinator(of: self)
  }

  /// Whether a change between scenes of a document may be made.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Makes ready for a change between scenes of a document.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Makes a change between scenes of the document that the controller was loaded from.
  ///
  /// - Parameters:
  ///   - identifier: The name of the change, which the scene must have.
  ///   - sender: What is told to ``prepare(for:sender:)``.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    let isDone = DocumentLoader.reading(otherwise: true) {
      try documentScene?.perform(identifier, from: self, sender: sender) ?? false
    }
    // What a program that is read would follow is not always known.
    requirement(
      isDone || DocumentLoader.program != nil,
      "Receiver (<\(classText(of: self)): \(addressText(of: self))>) has no segue with identifier '\(identifier)'"
    )
  }

  /// Whether a segue back may lead to this controller: where it has the method.
  open func canPerformUnwindAction(
    _ action: Selector,
    from fromViewController: UIViewController,
    sender: Any?
  ) -> Bool { Messages.canSend(action, to: self) }

  /// Told that a segue leads back to, or past, this controller.
  open func unwind(
    for unwindSegue: UIStoryboardSegue,
    towards subsequentVC: UIViewController
  ) {}

  /// Returns the size of a child in a controller of a size, in points: all of it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  private var contentScrollViews: [NSDirectionalRectEdge: UIScrollView] = [:]

  /// Says which scroll view a bar at some edges goes by; nil for the one that is found.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge] = scrollView
  }

  /// Returns the scroll view that a bar at an edge was told to go by.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.first { $0.key.contains(edge) }?.value
  }

  /// Told that a child would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Presents a controller above everything in the window.
  ///
  /// A controller that presents one already leaves it as it is, says so in the log, and does not call
  /// `completion`.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if let presentedViewController {
      warnOfPresentation(of: viewControllerToPresent, beside: presentedViewController)
      return
    }
    beginPresentation(of: viewControllerToPresent, animated: flag, completion)
  }

  /// Ends what the controller presents, or its own presentation.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController != nil {
      endPresentation(animated: flag, completion)
    } else if let presentingViewController {
      presentingViewController.dismiss(animated: flag, completion: completion)
    } else if let parent {
      parent.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }

  /// Shows a controller the way that the container around this one does: by pushing, or by presenting.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as detail: in the secondary column of a split view controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: - Bars

  /// Whether a tab bar below hides while the controller is on a navigation stack, above the bottom.
  open var hidesBottomBarWhenPushed = false

  /// The buttons of the navigation controller's toolbar.
  open var toolbarItems: [UIBarButtonItem]?

  /// Sets the buttons of the navigation controller's toolbar.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// Whether the status bar is hidden; the safe area does not follow it here.
  open var prefersStatusBarHidden: Bool { false }
  /// The look of the status bar.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the home indicator hides by itself.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The orientations that the controller allows.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the controller is presented first; nothing turns here.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the controller turns with the device.
  open var shouldAutorotate: Bool { true }

  /// Says that what the status bar is to look like has changed.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Says that what the home indicator is to do has changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Says that the allowed orientations have changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Tells that memory is scarce; nothing calls it here.
  open func didReceiveMemoryWarning() {}
  /// Whether the controller is being edited.
  open var isEditing = false

  /// The button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
  )

  /// The child that decides how the status bar looks.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that is asked which edges the system's gestures wait at.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that these edges are others; nobody listens here.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// What stands in place of content that is not there.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { placeContentUnavailableView() }
  }
  /// The state that what stands in place of content follows.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Sets ``contentUnavailableConfiguration``; overrides say to what, and what they read of `@Observable` objects is tracked.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// Asks for ``contentUnavailableConfiguration`` anew.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    UpdateTracking.track(.contentUnavailable, of: self) {
      updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
  }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that decides whether the home indicator hides.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the system's gestures wait.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// What is shown in a navigation bar.
  open package(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  // Apple declares the item so; it is never nil here.
  /// What is shown in a tab bar.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  // MARK: - Traits and the responder chain

  /// The traits that are set here, for the controller and all below it.
  final var ownTraitOverrides = UITraitOverrides()
  /// The traits that the parent has set for this controller.
  final var givenTraits: UITraitCollection?
  /// Who wants to hear of changed traits.
  final var traitRegistrations: [TraitChangeRegistration] = []

  /// The traits of the view.
  open var traitCollection: UITraitCollection {
    storedView?.traitCollection ?? parent?.traitCollection ?? .current
  }

  /// Tells that the view is about to get another size, in points; overrides call `super`.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }

  /// Tells that the traits are about to change; overrides call `super`.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Tells that the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open override var next: UIResponder? { storedView?.superview ?? presentingViewController }

  // MARK: - Keys

  private var addedKeyCommands: [UIKeyCommand] = []

  /// The keys that the controller does something for: those that were added.
  open override var keyCommands: [UIKeyCommand]? {
    addedKeyCommands.isEmpty ? nil : addedKeyCommands
  }

  /// Adds a key.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }
  /// Takes a key away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }

  /// Returns the nearest controller around this one, or itself, that does an action.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    var controller: UIViewController? = self
    while let known = controller {
      if known.canPerformAction(action, withSender: sender) { return known }
      controller = known.parent
    }
    return nil
  }

  // MARK: - Pointers, Transitions and Focus

  /// Whether the pointer of a mouse is hidden and kept.
  open var prefersPointerLocked: Bool { false }
  /// The child that says so in place of this controller.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Says that ``prefersPointerLocked`` is to be asked anew.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether what was in focus is so again when the controller comes back.
  open var restoresFocusAfterTransition = true
  /// The name of the controller in records of what is used.
  open var interactionActivityTrackingBaseName: String?
  /// How the controller is to appear; nothing moves here.
  open var preferredTransition: Transition?

  /// Sets the view that scrolls the content, for all sides.
  public final func setContentScrollView(_ scrollView: UIScrollView?) {
    setContentScrollView(scrollView, for: .all)
  }
}

extension UIViewController: UITraitEnvironment {}

extension UIViewController: LayoutController {
  /// The least margins in force.
  var effectiveMinimumMargins: NSDirectionalEdgeInsets {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : .zero
  }
}
