// swift-format-ignore-file
// Keyboards: by notifications, by the guide, growing text, accessories, links and attachments.
import UIKit

final class ComposeController: UIViewController, UITextViewDelegate {
  let textView = UITextView()
  let sendButton = UIButton(type: .system)
  private let bar = UIView()
  private(set) var textHeight: NSLayoutConstraint!
  static let maximumHeight: CGFloat = 120

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    textView.isScrollEnabled = false
    textView.delegate = self
    textView.font = .systemFont(ofSize: 16)
    textView.textContainerInset = UIEdgeInsets(top: 8, left: 4, bottom: 8, right: 4)
    textView.textContainer.lineFragmentPadding = 0
    textView.typingAttributes = [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label]
    textView.linkTextAttributes = [.foregroundColor: UIColor.systemBlue, .underlineStyle: NSUnderlineStyle.single.rawValue]
    textView.dataDetectorTypes = [.link, .phoneNumber]
    textView.allowsEditingTextAttributes = false
    textView.isFindInteractionEnabled = true
    textView.layer.cornerRadius = 18
    sendButton.setTitle("Send", for: [])
    sendButton.isEnabled = false
    [bar].forEach(view.addSubview)
    for subview in [textView, sendButton] { bar.addSubview(subview) }
    [bar, textView, sendButton].forEach { $0.translatesAutoresizingMaskIntoConstraints = false }
    sendButton.setContentHuggingPriority(.required, for: .horizontal)
    textHeight = textView.heightAnchor.constraint(equalToConstant: Self.maximumHeight)
    view.keyboardLayoutGuide.followsUndockedKeyboard = true
    view.keyboardLayoutGuide.usesBottomSafeArea = true
    view.keyboardLayoutGuide.keyboardDismissPadding = 50
    let nearTop = bar.topAnchor.constraint(greaterThanOrEqualTo: view.safeAreaLayoutGuide.topAnchor)
    view.keyboardLayoutGuide.setConstraints([nearTop], activeWhenAwayFrom: .top)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalToSystemSpacingBelow: bar.bottomAnchor, multiplier: 1),
      textView.topAnchor.constraint(equalTo: bar.topAnchor, constant: 6),
      textView.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -6),
      textView.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -16),
      sendButton.widthAnchor.constraint(equalToConstant: 60),
      sendButton.lastBaselineAnchor.constraint(equalTo: textView.bottomAnchor, constant: -12),
    ])
  }

  func textViewDidChange(_ textView: UITextView) {
    sendButton.isEnabled = textView.hasText
    let fitting = textView.sizeThatFits(CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude))
    let scrolls = fitting.height > Self.maximumHeight
    if textView.isScrollEnabled != scrolls {
      textView.isScrollEnabled = scrolls
      textHeight.isActive = scrolls
      textView.invalidateIntrinsicContentSize()
    }
    UIView.animate(springDuration: 0.3, bounce: 0.1) { self.view.layoutIfNeeded() }
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    let current = textView.text as NSString
    return current.replacingCharacters(in: range, with: text).count <= 500
  }

  func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
    if case .link(let url) = textItem.content { print(url, textItem.range) }
    return defaultAction
  }

  func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
    UIMenu(children: [UIAction(title: "Bold") { _ in }] + suggestedActions)
  }
}

final class FeedbackFormController: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  private let stack = UIStackView()
  let nameField = UITextField(), mailField = UITextField()
  let errorLabel = UILabel()
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.keyboardDismissMode = .interactive
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 16
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    errorLabel.text = "Please give an address."
    errorLabel.isHidden = true
    for field in [nameField, mailField] {
      field.borderStyle = .roundedRect
      field.delegate = self
      field.inputAccessoryView = makeToolbar()
      field.inputAssistantItem.leadingBarButtonGroups = []
      field.clearButtonMode = .whileEditing
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    [nameField, mailField, errorLabel].forEach(stack.addArrangedSubview)
    stack.setCustomSpacing(4, after: mailField)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 20),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor, constant: -20),
    ])
    let center = NotificationCenter.default
    observers.append(center.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: .main
    ) { [weak self] notification in
      MainActor.assumeIsolated { self?.keyboardWillChange(notification) }
    })
    observers.append(center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { [weak self] _ in
      MainActor.assumeIsolated { self?.scrollView.contentInset.bottom = 0 }
    })
  }

  private func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.items = [
      UIBarButtonItem(image: UIImage(systemName: "chevron.up"), primaryAction: UIAction { [weak self] _ in self?.nameField.becomeFirstResponder() }),
      .fixedSpace(12),
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) }),
    ]
    toolbar.sizeToFit()
    return toolbar
  }

  func keyboardWillChange(_ notification: Notification) {
    guard let info = notification.userInfo,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    else { return }
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? UInt(UIView.AnimationCurve.easeInOut.rawValue)
    let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool ?? true
    guard isLocal else { return }
    let covered = view.window.map { scrollView.convert(end, from: $0.screen.coordinateSpace) } ?? end
    let overlap = max(0, scrollView.bounds.maxY - covered.minY)
    UIView.animate(withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16)) {
      self.scrollView.contentInset.bottom = overlap
      self.scrollView.verticalScrollIndicatorInsets.bottom = overlap
    } completion: { _ in
      self.scrollView.flashScrollIndicators()
    }
  }

  func showError(_ shows: Bool) {
    let animator = UIViewPropertyAnimator(duration: 0.25, dampingRatio: 0.8) {
      self.errorLabel.isHidden = !shows
      self.errorLabel.alpha = shows ? 1 : 0
      self.stack.layoutIfNeeded()
    }
    animator.addCompletion { position in
      if position == .end, shows { UIAccessibility.post(notification: .layoutChanged, argument: self.errorLabel) }
    }
    animator.startAnimation()
    mailField.layer.add(shake(), forKey: "shake")
  }

  private func shake() -> CAAnimation {
    let animation = CAKeyframeAnimation(keyPath: "position.x")
    animation.values = [0, 10, -10, 10, 0]
    animation.keyTimes = [0, 0.16, 0.5, 0.83, 1]
    animation.duration = 0.4
    animation.isAdditive = true
    animation.timingFunctions = [CAMediaTimingFunction(name: .easeOut)]
    return animation
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    (textField === nameField ? mailField : nil)?.becomeFirstResponder() ?? textField.resignFirstResponder()
  }

  deinit { observers.forEach(NotificationCenter.default.removeObserver) }
}

/// A bar that stays above the keyboard as the controller's accessory.
final class ChatController: UIViewController {
  private lazy var accessory: UIInputView = {
    let view = UIInputView(frame: CGRect(x: 0, y: 0, width: 0, height: 52), inputViewStyle: .keyboard)
    view.allowsSelfSizing = true
    return view
  }()
  override var inputAccessoryView: UIView? { accessory }
  override var canBecomeFirstResponder: Bool { true }
  override var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first { $0.primaryLanguage == "emoji" } ?? super.textInputMode }
  override var keyCommands: [UIKeyCommand]? {
    let send = UIKeyCommand(title: "Send", action: Selector("send"), input: "\r", modifierFlags: .command)
    send.wantsPriorityOverSystemBehavior = true
    return [send, UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Selector("close"))]
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard presses.contains(where: { $0.key?.keyCode == .keyboardReturnOrEnter }) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { super.canPerformAction(action, withSender: sender) }
}

enum RichText {
  /// A line with a picture of 20 × 20 points in it.
  @MainActor static func line(_ text: String) -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star.fill")?.withTintColor(.systemYellow, renderingMode: .alwaysOriginal)
    attachment.bounds = CGRect(x: 0, y: -4, width: 20, height: 20)
    let result = NSMutableAttributedString(attachment: attachment)
    result.append(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    return result
  }

  /// Terms with a link, as a paragraph of their own style.
  @MainActor static func terms() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .natural
    style.lineSpacing = 4
    style.paragraphSpacing = 8
    style.firstLineHeadIndent = 12
    style.headIndent = 12
    style.tailIndent = -12
    style.lineBreakStrategy = .pushOut
    style.tabStops = [NSTextTab(textAlignment: .left, location: 24)]
    style.hyphenationFactor = 0
    let text = "By continuing you accept the Terms of Use."
    let result = NSMutableAttributedString(string: text, attributes: [
      .font: UIFont.preferredFont(forTextStyle: .footnote), .paragraphStyle: style, .foregroundColor: UIColor.secondaryLabel,
    ])
    let range = (text as NSString).range(of: "Terms of Use")
    result.addAttribute(.link, value: URL(string: "https://example.com/terms")!, range: range)
    result.enumerateAttribute(.link, in: NSRange(location: 0, length: result.length)) { value, range, _ in
      if value != nil { result.addAttribute(.underlineColor, value: UIColor.tintColor, range: range) }
    }
    return result
  }
}
