// swift-format-ignore-file
// A login screen, fields with captions, buttons that load, bars and a carousel.
//
// Code as applications have it, in the ways that they write it: it must compile as it stands.
import UIKit

// Programmatic login screen, onboarding, custom tab bar etc.
final class LoginViewController: UIViewController {
  private let scrollView: UIScrollView = {
    let v = UIScrollView(); v.keyboardDismissMode = .onDrag;
    v.showsHorizontalScrollIndicator = false; return v
  }()
  private let emailField = FloatingField(placeholder: "E-mail", type: .emailAddress)
  private let passwordField = FloatingField(placeholder: "Password", type: .default)
  private lazy var button: LoadingButton = {
    let button = LoadingButton(type: .custom)
    button.setTitle("Log in", for: .normal)
    button.setTitle("Please wait…", for: .disabled)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.lineBreakMode = .byTruncatingTail
    button.contentEdgeInsets = .init(top: 12, left: 24, bottom: 12, right: 24)
    button.addAction(UIAction { [unowned self] _ in login() }, for: .touchUpInside)
    button.layer.cornerRadius = 12
    button.layer.masksToBounds = true
    return button
  }()
  private var bottomConstraint: NSLayoutConstraint?
  private var tokens: [NSObjectProtocol] = []
  private var compactConstraints: [NSLayoutConstraint] = []
  private var regularConstraints: [NSLayoutConstraint] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      emailField, passwordField, button, separator(), label("Forgot?", style: .footnote),
    ])
    stack.axis = .vertical
    stack.spacing = 16
    stack.setCustomSpacing(32, after: passwordField)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    bottomConstraint = scrollView.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor
    )
    compactConstraints = [
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32)
    ]
    regularConstraints = [
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      stack.widthAnchor.constraint(equalTo: scrollView.widthAnchor, multiplier: 0.5).with(
        priority: .defaultHigh
      ),
    ]
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bottomConstraint!,
      stack.centerXAnchor.constraint(equalTo: scrollView.centerXAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 48),
      stack.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -48),
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
    ])
    apply(traitCollection)
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification,
        object: nil,
        queue: .main
      ) { [weak self] note in
        guard let self,
          let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?
            .cgRectValue,
          let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey]
            as? TimeInterval,
          let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
        else { return }
        let local = self.view.convert(frame, from: nil)
        self.bottomConstraint?.constant = -max(
          0,
          self.view.bounds.maxY - local.minY - self.view.safeAreaInsets.bottom
        )
        UIView.animate(
          withDuration: duration,
          delay: 0,
          options: UIView.AnimationOptions(rawValue: curve << 16),
          animations: { self.view.layoutIfNeeded() }
        )
      }
    )
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Help",
        image: nil,
        primaryAction: nil,
        menu: UIMenu(children: [UIDeferredMenuElement { $0([]) }])
      )
    ]
  }
  private func apply(_ traits: UITraitCollection) {
    let isCompact = traits.horizontalSizeClass == .compact
    NSLayoutConstraint.deactivate(isCompact ? regularConstraints : compactConstraints)
    NSLayoutConstraint.activate(isCompact ? compactConstraints : regularConstraints)
  }
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.apply(newCollection) })
  }
  private func login() {
    button.isLoading = true
    view.isUserInteractionEnabled = false
    Task { @MainActor [weak self] in
      try? await Task.sleep(nanoseconds: 1)
      self?.button.isLoading = false
      self?.presentError()
    }
  }
  private func presentError() {
    let sheet = UIAlertController(title: "Oops", message: "…", preferredStyle: .actionSheet)
    sheet.addAction(.init(title: "OK", style: .default, handler: nil))
    sheet.preferredAction = sheet.actions.first
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = button; popover.sourceRect = button.bounds;
      popover.permittedArrowDirections = [.up]
    }
    present(sheet, animated: true)
  }
  private func separator() -> UIView {
    let v = UIView(); v.backgroundColor = .opaqueSeparator;
    v.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.nativeScale).isActive = true;
    return v
  }
  private func label(_ text: String, style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: text,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: style),
        .underlineStyle: NSUnderlineStyle.single.rawValue, .strokeWidth: -2, .obliqueness: 0.1,
        .shadow: NSShadow(), .ligature: 0,
        .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle,
      ]
    )
    label.textAlignment = .center
    return label
  }
}
extension NSLayoutConstraint {
  func with(priority: UILayoutPriority) -> Self { self.priority = priority; return self }
}

final class FloatingField: UIView, UITextFieldDelegate {
  private let field = UITextField()
  private let caption = UILabel()
  private var captionTop: NSLayoutConstraint!
  private lazy var toolbar: UIToolbar = {
    let bar = UIToolbar();
    bar.setItems(
      [
        .init(systemItem: .flexibleSpace),
        .init(
          systemItem: .done,
          primaryAction: UIAction { [weak self] _ in self?.field.resignFirstResponder() }
        ),
      ],
      animated: false
    ); bar.sizeToFit(); return bar
  }()
  init(placeholder: String, type: UIKeyboardType) {
    super.init(frame: .zero)
    caption.text = placeholder
    caption.font = .systemFont(ofSize: 12, weight: .medium)
    field.keyboardType = type
    field.inputAccessoryView = toolbar
    field.delegate = self
    field.addAction(UIAction { [weak self] _ in self?.float() }, for: .editingChanged)
    field.rightView = UIImageView(image: UIImage(systemName: "eye"))
    field.rightViewMode = .unlessEditing
    field.enablesReturnKeyAutomatically = true
    field.passwordRules = nil
    [caption, field].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0)
    }
    captionTop = caption.topAnchor.constraint(equalTo: topAnchor, constant: 18)
    NSLayoutConstraint.activate([
      captionTop, caption.leadingAnchor.constraint(equalTo: field.leadingAnchor),
      field.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      field.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      field.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
    layer.borderColor = UIColor.systemGray4.cgColor
    isAccessibilityElement = false
    accessibilityElements = [field]
    setContentCompressionResistancePriority(.required, for: .vertical)
  }
  required init?(coder: NSCoder) { nil }
  private func float() {
    captionTop.constant = (field.text ?? "").isEmpty ? 18 : 4
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 0.2,
      delay: 0,
      options: [],
      animations: { self.layoutIfNeeded() },
      completion: nil
    )
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { layer.borderWidth = 2 }
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let current = (textField.text ?? "") as NSString
    return current.replacingCharacters(in: range, with: string).count < 40
  }
  override var forFirstBaselineLayout: UIView { field }
  override func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.insetBy(dx: 1, dy: 1) }
}

final class LoadingButton: UIButton {
  private let spinner = UIActivityIndicatorView(style: .medium)
  private var savedTitle: String?
  var isLoading = false { didSet { isLoading ? start() : stop() } }
  private func start() {
    savedTitle = title(for: .normal)
    setTitle("", for: .normal)
    spinner.color = titleColor(for: .normal)
    addSubview(spinner)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    spinner.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    spinner.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    spinner.startAnimating()
    isEnabled = false
  }
  private func stop() {
    setTitle(savedTitle, for: .normal); spinner.removeFromSuperview(); isEnabled = true
  }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 1)
  }
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    super.imageRect(forContentRect: contentRect)
  }
  override func layoutSubviews() {
    super.layoutSubviews(); imageView?.layer.cornerRadius = 4; bringSubviewToFront(spinner)
  }
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize;
    return CGSize(width: size.width + 20, height: max(44, size.height))
  }
}

final class TabBar: UITabBarController, UITabBarControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabBar.tintColor = .brown
    tabBar.unselectedItemTintColor = .gray
    tabBar.barStyle = .black
    tabBar.shadowImage = UIImage()
    tabBar.backgroundImage = UIImage()
    let appearance = UITabBarAppearance()
    appearance.configureWithTransparentBackground()
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 10)
    ]
    tabBar.standardAppearance = appearance
    if #available(iOS 15, *) { tabBar.scrollEdgeAppearance = appearance }
    setViewControllers([UIViewController()], animated: false)
    viewControllers?.forEach {
      $0.tabBarItem.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)
    }
    selectedViewController = viewControllers?.first
    moreNavigationController.isNavigationBarHidden = true
  }
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}
final class Nav: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate
{
  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.delegate = self
    navigationBar.tintColor = .white
    navigationBar.setBackgroundImage(UIImage(), for: .default)
    navigationBar.shadowImage = UIImage()
    navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
    navigationBar.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 34, weight: .heavy)]
    navigationBar.backIndicatorImage = UIImage(systemName: "chevron.left")
    navigationBar.compactAppearance = UINavigationBarAppearance()
    navigationBar.barTintColor = .black
    hidesBarsOnSwipe = true
    pushViewController(UIViewController(), animated: false)
    popToRootViewController(animated: false)
    _ = viewControllers.last === topViewController
    _ = visibleViewController
    setViewControllers([], animated: true)
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { nil }
  override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? .default
  }
}

final class CarouselView: UIView, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 0
    layout.sectionInset = .init(top: 0, left: 16, bottom: 0, right: 16)
    let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    view.backgroundColor = .clear
    view.isPagingEnabled = true
    view.decelerationRate = .fast
    view.alwaysBounceHorizontal = true
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "h"
    )
    view.dataSource = self
    view.delegate = self
    view.allowsMultipleSelection = false
    view.prefetchDataSource = nil
    view.contentInsetAdjustmentBehavior = .never
    return view
  }()
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 10 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind,
      withReuseIdentifier: "h",
      for: indexPath
    )
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: bounds.width - 32, height: bounds.height) }
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { .zero }
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 8 }
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { .zero }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { targetContentOffset.pointee.x = 0 }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  func reload() {
    collectionView.reloadData(); collectionView.collectionViewLayout.invalidateLayout();
    collectionView.performBatchUpdates(nil); _ = collectionView.indexPathsForVisibleItems;
    _ = collectionView.visibleCells; _ = collectionView.indexPathForItem(at: .zero);
    collectionView.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false);
    collectionView.selectItem(at: nil, animated: false, scrollPosition: [])
  }
}
