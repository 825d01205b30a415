// swift-format-ignore-file
// Views that draw, controls that track, pages, containers, scenes, and lists made of configurations.
//
// Code as applications have it, in the ways that they write it: it must compile as it stands.
import UIKit

class BadgeView: UIView {
  var text: String? {
    didSet { label.text = text; invalidateIntrinsicContentSize(); setNeedsDisplay() }
  }
  private let label = UILabel()
  private let shape = CAShapeLayer()
  override class var layerClass: AnyClass { CAGradientLayer.self }
  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }
  private func commonInit() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
    autoresizesSubviews = true
    addSubview(label)
    layer.addSublayer(shape)
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = nil
    shape.lineWidth = 2
    label.shadowOffset = CGSize(width: 0, height: 1)
    label.baselineAdjustment = .alignCenters
    label.minimumScaleFactor = 0.5
    label.allowsDefaultTighteningForTruncation = true
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.3
    layer.shadowOffset = .init(width: 0, height: 2)
    layer.shadowRadius = 4
    layer.masksToBounds = false
    layer.shouldRasterize = true
    layer.rasterizationScale = UIScreen.main.scale
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 2, left: 6, bottom: 2, right: 6)).integral
    shape.frame = bounds
    shape.path = UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).cgPath
    layer.shadowPath =
      UIBezierPath(
        roundedRect: bounds,
        byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 8, height: 8)
      ).cgPath
    CATransaction.begin(); CATransaction.setDisableActions(true); shape.opacity = 1;
    CATransaction.commit()
  }
  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: max(size.width + 12, size.height + 4), height: size.height + 4)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.red.cgColor)
    context.fill(rect)
  }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func didMoveToWindow() { super.didMoveToWindow(); if window != nil { startPulse() } }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
  func startPulse() {
    let animation = CABasicAnimation(keyPath: "transform.scale")
    animation.fromValue = 1
    animation.toValue = 1.1
    animation.duration = 0.5
    animation.autoreverses = true
    animation.repeatCount = .infinity
    animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(animation, forKey: "pulse")
  }
}

final class RatingControl: UIControl {
  private var buttons: [UIButton] = []
  var value = 0 { didSet { if value != oldValue { sendActions(for: .valueChanged) } } }
  override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }
  override var isEnabled: Bool { didSet {} }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    _ = touch.location(in: self); return true
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  func setUp() {
    let stack = UIStackView(
      arrangedSubviews: (0..<5).map { index in
        let button = UIButton(type: .custom)
        button.tag = index
        button.setImage(UIImage(systemName: "star"), for: .normal)
        button.setImage(UIImage(systemName: "star.fill"), for: .selected)
        button.setTitleColor(.systemBlue, for: [.normal, .highlighted])
        button.titleLabel?.font = UIFont.boldSystemFont(ofSize: 13)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: -4)
        button.contentHorizontalAlignment = .leading
        button.isUserInteractionEnabled = false
        buttons.append(button)
        return button
      }
    )
    stack.distribution = .fillEqually
    stack.isUserInteractionEnabled = false
    addSubview(stack)
    stack.frame = bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let menu = UIMenu(
      title: "",
      children: [
        UIAction(title: "One", image: nil, state: .on) { _ in },
        UIMenu(title: "More", options: .displayInline, children: []),
      ]
    )
    buttons.first?.menu = menu
    buttons.first?.showsMenuAsPrimaryAction = true
    addInteraction(UIContextMenuInteraction(delegate: self))
  }
  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(title: "", children: [])
    }
  }
}

func measure(_ text: String) -> CGSize {
  let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
  let size = (text as NSString).size(withAttributes: attributes)
  let rect = NSAttributedString(string: text, attributes: attributes).boundingRect(
    with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
    options: [.usesLineFragmentOrigin, .usesFontLeading],
    context: nil
  )
  let other = (text as NSString).boundingRect(
    with: CGSize(width: 100, height: .max),
    options: .usesLineFragmentOrigin,
    attributes: attributes,
    context: nil
  )
  return CGSize(width: ceil(max(size.width, rect.width, other.width)), height: ceil(rect.height))
}

func image(_ color: UIColor) -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
    color.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
  }.resizableImage(withCapInsets: .zero)
}

final class PagesController: UIPageViewController, UIPageViewControllerDataSource {
  private let pages = [UIViewController(), UIViewController()]
  init() {
    super.init(
      transitionStyle: .scroll,
      navigationOrientation: .horizontal,
      options: [.interPageSpacing: 8]
    )
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }
  required init?(coder: NSCoder) { fatalError() }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { pages.last }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
}

final class ContainerController: UIViewController {
  private var current: UIViewController?
  private let container = UIView()
  func show(_ next: UIViewController) {
    current?.willMove(toParent: nil)
    current?.view.removeFromSuperview()
    current?.removeFromParent()
    addChild(next)
    next.view.frame = container.bounds
    next.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(next.view)
    next.didMove(toParent: self)
    current = next
    setNeedsStatusBarAppearanceUpdate()
    additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0)
    setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .regular), forChild: next)
    if #available(iOS 15.0, *), let sheet = next.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.selectedDetentIdentifier = .medium
    }
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      .fixedSpace(8), UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil),
      UIBarButtonItem(customView: UILabel()),
    ]
    toolbar.sizeToFit()
    let field = UITextField()
    field.inputAccessoryView = toolbar
    field.inputView = UIPickerView()
    field.keyboardType = .emailAddress
    field.returnKeyType = .next
    field.autocorrectionType = .no
    field.autocapitalizationType = .none
    field.textContentType = .username
    field.isSecureTextEntry = true
    field.clearButtonMode = .whileEditing
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 1))
    field.leftViewMode = .always
    field.attributedPlaceholder = NSAttributedString(
      string: "Mail",
      attributes: [.foregroundColor: UIColor.placeholderText]
    )
    field.delegate = self
    _ = field.becomeFirstResponder()
    view.endEditing(true)
    let date = UIDatePicker()
    date.datePickerMode = .date
    date.preferredDatePickerStyle = .compact
    date.minimumDate = Date()
    let stepper = UIStepper()
    stepper.minimumValue = 0; stepper.stepValue = 2
    let bar = UISearchBar()
    bar.placeholder = "Search"; bar.searchBarStyle = .minimal
    bar.showsCancelButton = true
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn)
    animator.addAnimations { self.container.center.x += 10 }
    animator.addCompletion { position in _ = position == .end }
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        self.container.alpha = 0
      }
    }
    UIView.animate(
      withDuration: 0.5,
      delay: 0,
      usingSpringWithDamping: 0.7,
      initialSpringVelocity: 0.2,
      options: []
    ) { self.container.transform = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi) }
    let snapshot = container.snapshotView(afterScreenUpdates: true)
    snapshot?.frame = view.convert(container.frame, from: container.superview)
    let window = view.window?.windowScene?.windows.first { $0.isKeyWindow }
    _ = window?.safeAreaInsets.bottom
    _ =
      UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?
      .interfaceOrientation.isLandscape
    if traitCollection.userInterfaceStyle == .dark { overrideUserInterfaceStyle = .light }
    let names = UIFont.familyNames + UIFont.fontNames(forFamilyName: "Helvetica")
    _ = names.count
    let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      .withSymbolicTraits([.traitBold, .traitItalic])
    _ = descriptor.map { UIFont(descriptor: $0, size: 0) }
    _ =
      UIFont.monospacedDigitSystemFont(ofSize: 12, weight: .medium).withSize(13).fontDescriptor
      .pointSize
    _ = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }
    view.bringSubviewToFront(container); view.sendSubviewToBack(container)
    view.insertSubview(UIView(), belowSubview: container); view.insertSubview(UIView(), at: 0)
    view.viewWithTag(3)?.removeFromSuperview()
    UIView.performWithoutAnimation { view.layoutIfNeeded() }
    let blur = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular))
    )
    blur.contentView.addSubview(UIView())
    let pan = UIPanGestureRecognizer(); pan.delegate = self
    view.addGestureRecognizer(pan); _ = pan.translation(in: view); _ = pan.velocity(in: view);
    _ = pan.state == .began
    let long = UILongPressGestureRecognizer(); long.minimumPressDuration = 1;
    pan.require(toFail: long)
    view.addInteraction(UIPointerInteraction(delegate: nil))
    _ = UIPasteboard.general.string
    _ = UIColor(named: "Accent")?.resolvedColor(with: traitCollection)
    _ = UIImage(data: Data())?.size
    let config = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
    _ = UIImage(systemName: "x", withConfiguration: config)?.withTintColor(
      .red,
      renderingMode: .alwaysOriginal
    )
    let activity = UIActivityViewController(activityItems: ["x"], applicationActivities: nil)
    activity.popoverPresentationController?.sourceView = view
    activity.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(activity, animated: true)
    _ = NSStringFromClass(type(of: self))
  }
}
extension ContainerController: UITextFieldDelegate, UIGestureRecognizerDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder(); return true
  }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: windowScene)
    window?.rootViewController = UISplitViewController(style: .doubleColumn)
    window?.overrideUserInterfaceStyle = .dark
    window?.makeKeyAndVisible()
  }
  func sceneDidBecomeActive(_ scene: UIScene) {}
}

final class ListController: UICollectionViewController {
  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    configuration.showsSeparators = true
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }
  required init?(coder: NSCoder) { fatalError() }
  override func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }

  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, _, item in
    var content = cell.defaultContentConfiguration()
    content.text = item
    cell.contentConfiguration = content
  }
  override func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: "Row \(indexPath.item)")
  }
}

final class TableController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.separatorStyle = .singleLine
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    tableView.sectionHeaderTopPadding = 0
    tableView.allowsMultipleSelection = true
    tableView.setEditing(true, animated: false)
    tableView.backgroundView = UILabel()
    tableView.sectionIndexColor = .red
    tableView.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    refreshControl = UIRefreshControl()
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "A"
    content.secondaryText = "B"
    content.textProperties.numberOfLines = 1
    content.textProperties.font = .preferredFont(forTextStyle: .body)
    content.imageProperties.maximumSize = CGSize(width: 30, height: 30)
    content.imageToTextPadding = 8
    content.directionalLayoutMargins.leading = 20
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.listGroupedCell()
    background.backgroundColor = .red
    background.cornerRadius = 8
    cell.backgroundConfiguration = background
    cell.accessoryView = UISwitch()
    cell.textLabel?.text = "x"
    cell.detailTextLabel?.text = "y"
    cell.imageView?.image = nil
    cell.separatorInset = .zero
    cell.preservesSuperviewLayoutMargins = false
    cell.selectedBackgroundView = UIView()
    return cell
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { "H" }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { UITableView.automaticDimension }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) { tableView.deleteRows(at: [indexPath], with: .fade) }
  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
