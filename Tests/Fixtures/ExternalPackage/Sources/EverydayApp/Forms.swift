// swift-format-ignore-file
// Layouts, transitions and a form that touches most of what a view controller has.
//
// Code as applications have it, in the ways that they write it: it must compile as it stands.
import UIKit

// Container & custom layouts
final class FlowLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let width = collectionView.bounds.inset(by: collectionView.layoutMargins).width
    itemSize = CGSize(width: (width / 3).rounded(.down), height: 70)
    sectionInset = UIEdgeInsets(top: minimumInteritemSpacing, left: 0, bottom: 0, right: 0)
    sectionInsetReference = .fromSafeArea
    scrollDirection = .horizontal
    headerReferenceSize = CGSize(width: 0, height: 20)
    estimatedItemSize = UICollectionViewFlowLayout.automaticSize
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
  override func targetContentOffset(
    forProposedContentOffset proposed: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposed }
  override func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  { super.invalidationContext(forBoundsChange: newBounds) }
}

final class Cell: UICollectionViewCell {
  override var isSelected: Bool { didSet { contentView.layer.borderWidth = isSelected ? 2 : 0 } }
  override var isHighlighted: Bool { didSet { setNeedsLayout() } }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size = contentView.systemLayoutSizeFitting(
      layoutAttributes.size,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return attributes
  }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
  override func updateConstraints() { super.updateConstraints() }
  override class var requiresConstraintBasedLayout: Bool { true }
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    super.systemLayoutSizeFitting(targetSize)
  }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
  }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func didAddSubview(_ subview: UIView) { super.didAddSubview(subview) }
  override func willRemoveSubview(_ subview: UIView) { super.willRemoveSubview(subview) }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}

final class Designable: UIView {
  var cornerRadius: CGFloat = 0 { didSet { layer.cornerRadius = cornerRadius } }
}

extension UIView {
  func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    translatesAutoresizingMaskIntoConstraints = false
    topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top).isActive = true
    let all: [NSLayoutXAxisAnchor] = [leadingAnchor, trailingAnchor]
    _ = all
  }
  static func fromNib() -> Self {
    Bundle.main.loadNibNamed(String(describing: self), owner: nil, options: nil)!.first as! Self
  }
  var parentViewController: UIViewController? {
    var responder: UIResponder? = self
    while let next = responder?.next {
      if let controller = next as? UIViewController { return controller }; responder = next
    }
    return nil
  }
  func addShadow() {
    layer.shadowColor = UIColor(white: 0, alpha: 0.2).cgColor
    layer.shadowOffset = .zero
  }
  func image() -> UIImage {
    UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
  }
  @discardableResult func with(_ change: (Self) -> Void) -> Self { change(self); return self }
}

extension UIColor {
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255,
      green: CGFloat((hex >> 8) & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha
    )
  }
  static let brand = UIColor(hex: 0x336699)
  func components() -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&r, green: &g, blue: &b, alpha: &a)
    return (r, g, b, a)
  }
  var lighter: UIColor {
    var h: CGFloat = 0, s: CGFloat = 0, b: CGFloat = 0, a: CGFloat = 0;
    getHue(&h, saturation: &s, brightness: &b, alpha: &a);
    return UIColor(hue: h, saturation: s, brightness: min(b * 1.2, 1), alpha: a)
  }
}

final class Toast: UIView {
  static func show(_ text: String, in window: UIWindow?) {
    guard let window else { return }
    let label = UILabel()
    label.text = text
    label.sizeToFit()
    label.center = CGPoint(
      x: window.bounds.midX,
      y: window.bounds.maxY - window.safeAreaInsets.bottom - 40
    )
    window.addSubview(label)
    UIView.animate(
      withDuration: 0.3,
      delay: 2,
      options: .curveEaseInOut,
      animations: { label.alpha = 0 },
      completion: { _ in label.removeFromSuperview() }
    )
  }
}

final class Presenter: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { 0.3 }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    transitionContext.containerView.addSubview(to)
    to.frame = transitionContext.finalFrame(for: transitionContext.viewController(forKey: .to)!)
    transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
  }
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { self }
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    BottomSheet(presentedViewController: presented, presenting: presenting)
  }
}
final class BottomSheet: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    return CGRect(
      x: 0,
      y: container.bounds.height / 2,
      width: container.bounds.width,
      height: container.bounds.height / 2
    )
  }
  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews();
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
  override func presentationTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in })
  }
}

final class Form: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate,
  UITextFieldDelegate
{
  let picker = UIPickerView()
  let stack = UIStackView()
  var observation: NSKeyValueObservation?
  var restoresScene = false
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(stack)
    picker.dataSource = self; picker.delegate = self
    picker.selectRow(1, inComponent: 0, animated: false)
    isModalInPresentation = true
    modalTransitionStyle = .crossDissolve
    modalPresentationStyle = .custom
    navigationController?.setNavigationBarHidden(true, animated: false)
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    tabBarController?.selectedIndex = 1
    tabBarController?.tabBar.isTranslucent = false
    navigationItem.titleView = UIImageView(image: nil)
    navigationItem.backButtonDisplayMode = .minimal
    navigationItem.leftBarButtonItem = editButtonItem
    setToolbarItems([UIBarButtonItem(systemItem: .flexibleSpace)], animated: false)
    edgesForExtendedLayout = []
    extendedLayoutIncludesOpaqueBars = true
    let label = UILabel()
    label.lineBreakStrategy = .pushOut
    label.highlightedTextColor = .white
    label.isHighlighted = true
    label.drawText(in: .zero)
    _ = label.textRect(forBounds: .zero, limitedToNumberOfLines: 1)
    label.preferredMaxLayoutWidth = 200
    let image = UIImageView(image: UIImage(systemName: "a"), highlightedImage: nil)
    image.animationImages = []
    image.startAnimating()
    image.preferredSymbolConfiguration = .init(scale: .large)
    image.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let button = UIButton(type: .system, primaryAction: UIAction(title: "x", handler: { _ in }))
    button.setAttributedTitle(NSAttributedString(string: "a"), for: .normal)
    button.setBackgroundImage(nil, for: .highlighted)
    button.imageView?.contentMode = .scaleAspectFit
    button.adjustsImageWhenHighlighted = false
    button.imageEdgeInsets = .zero
    button.semanticContentAttribute = .forceRightToLeft
    button.configurationUpdateHandler = { button in
      button.configuration?.showsActivityIndicator = button.isSelected
    }
    button.setPreferredSymbolConfiguration(.init(pointSize: 10), forImageIn: .normal)
    var filled = UIButton.Configuration.filled()
    filled.cornerStyle = .capsule
    filled.baseBackgroundColor = .red
    filled.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var out = incoming; out.font = .systemFont(ofSize: 20); return out
    }
    filled.attributedTitle = AttributedString("x")
    filled.imagePlacement = .trailing
    filled.buttonSize = .large
    filled.background.cornerRadius = 3
    filled.subtitle = "s"
    filled.titleAlignment = .center
    button.configuration = filled
    let slider = UISlider(); slider.isContinuous = true; slider.minimumTrackTintColor = .red;
    slider.setThumbImage(nil, for: .normal)
    let segmented = UISegmentedControl();
    segmented.insertSegment(withTitle: "a", at: 0, animated: false);
    segmented.selectedSegmentTintColor = .red;
    segmented.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 3)], for: .normal);
    segmented.apportionsSegmentWidthsByContent = true
    let page = UIPageControl(); page.currentPageIndicatorTintColor = .red;
    page.hidesForSinglePage = true
    let progress = UIProgressView(); progress.progressTintColor = .red;
    progress.trackTintColor = .blue
    let refresh = UIRefreshControl(); refresh.attributedTitle = nil; refresh.beginRefreshing();
    refresh.endRefreshing()
    let web = UIVisualEffectView(effect: nil); _ = web.effect
    observation = stack.observe(\.isHidden, options: [.new]) { _, change in _ = change.newValue }
    for case let field as UITextField in stack.arrangedSubviews { field.borderStyle = .roundedRect }
    stack.arrangedSubviews.forEach {
      stack.removeArrangedSubview($0); $0.removeFromSuperview()
    }
    stack.insertArrangedSubview(label, at: 0)
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    viewRespectsSystemMinimumLayoutMargins = false
    view.accessibilityIdentifier = "root"
    view.isExclusiveTouch = true
    view.clearsContextBeforeDrawing = true
    view.autoresizesSubviews = false
    view.contentScaleFactor = 2
    view.restorationIdentifier = "r"
    view.tintAdjustmentMode = .dimmed
    view.mask = UIView()
    view.setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
    view.translatesAutoresizingMaskIntoConstraints = true
    UIAccessibility.post(notification: .screenChanged, argument: view)
    _ = UIAccessibility.isReduceMotionEnabled
    label.accessibilityAttributedLabel = nil
    view.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "x") { _ in true }]
    let guide = UILayoutGuide(); guide.identifier = "g"; view.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 2).isActive =
      true
    let c = NSLayoutConstraint(
      item: label,
      attribute: .leading,
      relatedBy: .equal,
      toItem: view,
      attribute: .leadingMargin,
      multiplier: 1,
      constant: 0
    )
    c.identifier = "x"; c.priority = .defaultHigh; c.shouldBeArchived = true
    view.addConstraints([c]); view.removeConstraints([c])
    NSLayoutConstraint.deactivate(view.constraints)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[l]-|",
        options: [.alignAllCenterY],
        metrics: nil,
        views: ["l": label]
      )
    )
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
    let spring = UISpringTimingParameters(
      dampingRatio: 0.8,
      initialVelocity: CGVector(dx: 0, dy: 1)
    )
    _ = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    let path = UIBezierPath(); path.move(to: .zero); path.addLine(to: .zero);
    path.addCurve(to: .zero, controlPoint1: .zero, controlPoint2: .zero); path.close();
    path.lineWidth = 2; path.stroke(); path.fill(); path.addClip()
    let keyframe = CAKeyframeAnimation(keyPath: "position"); keyframe.values = [1];
    keyframe.keyTimes = [0]; keyframe.path = path.cgPath
    let group = CAAnimationGroup(); group.animations = [keyframe]
    let spring2 = CASpringAnimation(keyPath: "x"); spring2.damping = 2
    let replicator = CAReplicatorLayer(); replicator.instanceCount = 3
    let text = CATextLayer(); text.string = "x"; text.fontSize = 3
    let emitter = CAEmitterLayer(); _ = emitter
    let link = CADisplayLink(target: self, selector: "x"); link.add(to: .main, forMode: .common)
    _ = [slider, segmented, page, progress, refresh, group, spring2, replicator, text] as [Any]
    if restoresScene { performSegue(withIdentifier: "x", sender: nil) }
    if restoresScene {
      _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    }
    let nib = UINib(nibName: "x", bundle: nil); _ = nib
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { "x" }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var childForStatusBarStyle: UIViewController? { nil }
  override var inputAccessoryView: UIView? { picker }
  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { nil }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake {}
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
  deinit { NotificationCenter.default.removeObserver(self) }
}
