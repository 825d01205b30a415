import Foundation
import PortableUIKit
import Testing

/// A controller with a bar for the bottom, as conversations have one.
@MainActor
private final class Conversation: UIViewController {
  var bar: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
  let line = UIView()

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    line.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(line)
    NSLayoutConstraint.activate([
      line.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
      line.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}

/// A bar that is as high as it says.
@MainActor
private final class SizedBar: UIView {
  var height: CGFloat = 60 { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
}

/// Writes down what is told of the keyboard, with the height of its frame at the end.
@MainActor
private final class Listener {
  private(set) var heard: [String] = []
  private var tokens: [any NSObjectProtocol] = []

  init() {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ] {
      let token = NotificationCenter.default
        .addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
          let words = name.rawValue.dropFirst(10).dropLast(12)
          MainActor.assumeIsolated {
            self?.heard.append("\(words) \(frame?.minY ?? -1) \(frame?.height ?? -1)")
          }
        }
      tokens.append(token)
    }
  }

  func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
}

@MainActor @Suite(.serialized) struct `Input views` {
  private let conversation = Conversation()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func show(_ controller: UIViewController) {
    window.safeAreaInsetsOverride = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  private func frame(_ view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: nil) } }

  @Test func `of a controller that appears stand at the bottom of the window`() {
    show(conversation)
    #expect(conversation.isFirstResponder)
    #expect(frame(conversation.bar) == rect(0, 794, 390, 50))
    #expect(conversation.bar?.safeAreaInsets.bottom == 34)
    #expect(conversation.line.frame == rect(0, 793, 390, 1))
    conversation.resignFirstResponder()
  }

  @Test func `go with the first responder`() {
    show(conversation)
    #expect(conversation.resignFirstResponder())
    #expect(conversation.bar?.window == nil)
    #expect(conversation.line.frame == rect(0, 809, 390, 1))
    #expect(conversation.bar?.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test func `of a controller go with it`() {
    let stack = UINavigationController(rootViewController: conversation)
    show(stack)
    #expect(frame(conversation.bar) == rect(0, 794, 390, 50))
    let next = UIViewController()
    stack.pushViewController(next, animated: false)
    #expect(conversation.bar?.window == nil)
    stack.popViewController(animated: false)
    #expect(frame(conversation.bar) == rect(0, 794, 390, 50))
    conversation.resignFirstResponder()
  }

  @Test func `with a flexible height are as high as they say`() {
    let bar = SizedBar()
    bar.autoresizingMask = .flexibleHeight
    conversation.bar = bar
    show(conversation)
    #expect(frame(bar) == rect(0, 784, 390, 60))
    bar.height = 90
    window.layoutIfNeeded()
    #expect(frame(bar) == rect(0, 754, 390, 90))
    #expect(conversation.line.frame == rect(0, 753, 390, 1))
    conversation.resignFirstResponder()
  }

  @Test func `grow with the safe area below their content`() {
    let bar = UIInputView(frame: .zero, inputViewStyle: .default)
    bar.allowsSelfSizing = true
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      content.heightAnchor.constraint(equalToConstant: 36),
      content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
    ])
    conversation.bar = bar
    show(conversation)
    // 8 + 36 + 34
    #expect(frame(bar) == rect(0, 766, 390, 78))
    conversation.resignFirstResponder()
  }

  @Test func `may keep clear of the safe area of their window`() {
    show(conversation)
    if let bar = conversation.bar {
      bar.bottomAnchor.constraint(lessThanOrEqualTo: window.safeAreaLayoutGuide.bottomAnchor)
        .isActive = true
    }
    window.layoutIfNeeded()
    #expect(frame(conversation.bar) == rect(0, 760, 390, 50))
    #expect(conversation.line.frame == rect(0, 759, 390, 1))
    conversation.resignFirstResponder()
  }

  @Test func `are replaced when they are asked for anew`() {
    show(conversation)
    let old = conversation.bar
    conversation.bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    #expect(frame(old) == rect(0, 794, 390, 50))
    conversation.reloadInputViews()
    #expect(old?.window == nil)
    #expect(frame(conversation.bar) == rect(0, 800, 390, 44))
    conversation.bar?.frame.size.height = 70
    conversation.reloadInputViews()
    #expect(frame(conversation.bar) == rect(0, 774, 390, 70))
    conversation.resignFirstResponder()
  }

  @Test func `stay while the text in them is edited`() {
    let field = UITextField(frame: CGRect(x: 8, y: 8, width: 200, height: 34))
    conversation.bar?.addSubview(field)
    show(conversation)
    let listener = Listener()
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder && !conversation.isFirstResponder)
    #expect(frame(conversation.bar) == rect(0, 794, 390, 50))
    #expect(field.resignFirstResponder())
    #expect(conversation.isFirstResponder)
    #expect(frame(conversation.bar) == rect(0, 794, 390, 50))
    #expect(listener.heard.isEmpty)
    listener.stop()
    conversation.resignFirstResponder()
  }

  @Test func `of a field stand above the view in place of its keyboard`() {
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    controller.view.addSubview(field)
    field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 260))
    show(controller)
    #expect(field.inputView?.window == nil)
    field.becomeFirstResponder()
    #expect(frame(field.inputAccessoryView) == rect(0, 540, 390, 44))
    #expect(frame(field.inputView) == rect(0, 584, 390, 260))
    field.resignFirstResponder()
    #expect(field.inputView?.window == nil)
  }

  @Test func `are told of as a keyboard`() {
    let listener = Listener()
    show(conversation)
    #expect(listener.heard == ["WillShow 794.0 50.0", "DidShow 794.0 50.0"])
    conversation.resignFirstResponder()
    #expect(listener.heard.suffix(2) == ["WillHide 844.0 50.0", "DidHide 844.0 50.0"])
    #expect(listener.heard.count == 4)
    listener.stop()
  }

  @Test func `are as wide as a window that turns`() {
    show(conversation)
    window.frame.size = CGSize(width: 844, height: 390)
    window.layoutIfNeeded()
    #expect(frame(conversation.bar) == rect(0, 340, 844, 50))
    #expect(conversation.line.frame == rect(0, 339, 844, 1))
    conversation.resignFirstResponder()
  }
}
