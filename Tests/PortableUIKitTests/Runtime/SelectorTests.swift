import PortableUIKit
import Testing

/// A form as `plumbline swift` compiles one.
@MainActor
private class Form: UIViewController {
  var heard: [String] = []
  let button = UIButton()

  func save() { heard.append("save") }
  func saveSender(_ sender: UIButton) { heard.append("saveSender \(sender === button)") }
  func press(_ sender: UIControl, event: UIEvent?) { heard.append("press \(event == nil)") }
  func noted(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func bridged(_ notification: NSNotification) {
    heard.append("bridged \(notification.name.rawValue)")
  }
  func name() -> NSString { NSString(string: "a form of \(heard.count) words") }

  nonisolated private struct _SelectorTable: SelectorTable {
    static var selectors: [Selector] {
      [
        Selector("save", calling: { (form: Form) in form.save() }),
        Selector("saveSender:", calling: { (form: Form, a: UIButton) in form.saveSender(a) }),
        Selector(
          "press:event:",
          calling: { (form: Form, a: UIControl, b: UIEvent?) in form.press(a, event: b) }
        ),
        Selector("noted:", calling: { (form: Form, a: Notification) in form.noted(a) }),
        Selector("bridged:", calling: { (form: Form, a: NSNotification) in form.bridged(a) }),
        Selector("name", calling: { (form: Form) in form.name() }),
      ]
    }
  }
  private let _selectorTable = _SelectorTable()
}

@MainActor
private final class LongForm: Form {
  override func save() { heard.append("save at length") }
  func reset() { heard.append("reset") }

  nonisolated private struct _SelectorTable: SelectorTable {
    static var selectors: [Selector] {
      [Selector("reset", calling: { (form: LongForm) in form.reset() })]
    }
  }
  private let _selectorTable = _SelectorTable()
}

/// A class with type parameters, whose table is that of each of its instances.
@MainActor
private final class List<Row>: UIView {
  var refreshed = 0
  func refresh() { refreshed += 1 }

  nonisolated private struct _SelectorTable: SelectorTable {
    static var selectors: [Selector] {
      [Selector("refresh", calling: { (list: List) in list.refresh() })]
    }
  }
  private let _selectorTable = _SelectorTable()
}

@MainActor
@Suite struct `Selectors` {
  private let form = Form()

  @Test func `are found by name, with none, one and two arguments`() {
    form.button.addTarget(form, action: Selector("save"), for: .touchUpInside)
    form.button.addTarget(form, action: Selector("saveSender:"), for: .touchUpInside)
    form.button.addTarget(form, action: Selector("press:event:"), for: .touchUpInside)
    form.button.addTarget(form, action: Selector("save"), for: .touchDown)
    form.button.sendActions(for: .touchUpInside)
    #expect(form.heard == ["save", "saveSender true", "press true"])
  }

  @Test func `call what a subclass overrides, and what it adds`() {
    let form = LongForm()
    form.perform(NSSelectorFromString("save"))
    form.perform("reset")
    #expect(form.heard == ["save at length", "reset"])
    #expect(!self.form.responds(to: "reset"))
    #expect(self.form.responds(to: "save"))
  }

  @Test func `are found in classes with type parameters`() {
    let list = List<Int>()
    list.perform("refresh")
    #expect(list.refreshed == 1)
  }

  @Test func `return what the method returned`() {
    let name = form.perform("name")
    #expect(name?.takeUnretainedValue() as? NSString == "a form of 0 words")
    #expect(form.perform("save") == nil)
  }

  @Test func `call the method that they were made with, where no table has it`() {
    let view = UIView()
    #expect(!view.responds(to: "setNeedsLayout"))
    let selector = Selector("endEditing", UIView.endEditing(_:))
    #expect(selector == "endEditing:")
    #expect(view.responds(to: selector))
    #expect(!UIViewController().responds(to: selector))
    let removal = Selector("removeFromSuperview", UIView.removeFromSuperview)
    let parent = UIView()
    parent.addSubview(view)
    view.perform(removal)
    #expect(view.superview == nil)
  }

  @Test func `are removed with their target or one by one`() {
    let button = form.button
    button.addTarget(form, action: "save", for: [.touchUpInside, .touchDown])
    button.addTarget(form, action: "saveSender:", for: .touchUpInside)
    button.removeTarget(form, action: "save", for: .touchUpInside)
    #expect(button.actions(forTarget: form, forControlEvent: .touchUpInside) == ["saveSender:"])
    #expect(button.actions(forTarget: form, forControlEvent: .touchDown) == ["save"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.actions(forTarget: form, forControlEvent: .touchDown) == nil)
    button.sendActions(for: .allEvents)
    #expect(form.heard.isEmpty)
  }

  @Test func `are called once where a target is added twice`() {
    form.button.addTarget(form, action: "save", for: .touchUpInside)
    form.button.addTarget(form, action: "save", for: .touchUpInside)
    form.button.sendActions(for: .touchUpInside)
    #expect(form.heard == ["save"])
  }

  @Test func `do not keep their target alive`() {
    let button = UIButton()
    weak var gone: Form?
    do {
      let form = Form()
      gone = form
      button.addTarget(form, action: "save", for: .touchUpInside)
    }
    #expect(gone == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func `look for their target from the sender up`() {
    form.view.addSubview(form.button)
    form.button.addTarget(nil, action: "saveSender:", for: .touchUpInside)
    form.button.sendActions(for: .touchUpInside)
    #expect(form.heard == ["saveSender true"])
    #expect(!UIApplication.shared.sendAction("nobody", to: nil, from: form.button, for: nil))
  }

  @Test func `tell of what a recognizer recognised`() {
    let tap = UITapGestureRecognizer(target: form, action: "save")
    tap.state = .ended
    #expect(form.heard == ["save"])
    tap.removeTarget(form, action: "save")
    tap.state = .ended
    #expect(form.heard == ["save"])
  }

  @Test func `tell of a bar's button`() throws {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: form, action: "save")
    let action = try #require(item.action)
    #expect(UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil))
    #expect(form.heard == ["save"])
  }

  @Test func `tell of notifications until the observer is removed`() {
    let center = NotificationCenter()
    center.addObserver(form, selector: "noted:", name: Notification.Name("a"), object: nil)
    center.addObserver(form, selector: "bridged:", name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    center.post(name: Notification.Name("c"), object: nil)
    #expect(form.heard == ["a", "bridged b"])
    center.removeObserver(form, name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("a"), object: nil)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(form.heard == ["a", "bridged b", "bridged b"])
    center.removeObserver(form)
    center.post(name: Notification.Name("b"), object: nil)
    #expect(form.heard.count == 3)
  }

  @Test func `tell no observer that died`() {
    let center = NotificationCenter()
    weak var gone: Form?
    do {
      let form = Form()
      gone = form
      center.addObserver(form, selector: "noted:", name: Notification.Name("a"), object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("a"), object: nil)
  }

  @Test func `still let observers with blocks be removed`() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: nil, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Notification.Name("a"), object: nil)
    center.removeObserver(token)
    center.post(name: Notification.Name("a"), object: nil)
    #expect(count == 1)
  }

  @Test func `are called by timers, which keep their target and carry what they are given`() {
    let timer = Timer(
      timeInterval: 0.01,
      target: form,
      selector: "save",
      userInfo: 7,
      repeats: false
    )
    #expect(timer.userInfo as? Int == 7)
    timer.fire()
    #expect(form.heard == ["save"])
    #expect(!timer.isValid)
    let repeated = Timer.scheduledTimer(
      timeInterval: 0.005,
      target: form,
      selector: "save",
      userInfo: nil,
      repeats: true
    )
    let end = Date(timeIntervalSinceNow: 2)
    while form.heard.count < 3, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    repeated.invalidate()
    #expect(form.heard.count >= 3)
  }

  @Test func `are called after a delay, unless they are taken back`() {
    form.perform("save", with: nil, afterDelay: 0.01)
    form.perform("noted:", with: Notification(name: Notification.Name("late")), afterDelay: 0.01)
    NSObject.cancelPreviousPerformRequests(withTarget: form, selector: "save", object: nil)
    let end = Date(timeIntervalSinceNow: 2)
    while form.heard.isEmpty, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.02))
    }
    #expect(form.heard == ["late"])
  }

  @Test func `that a responder has are those that it can perform`() {
    #expect(form.canPerformAction("save", withSender: nil))
    #expect(!form.canPerformAction("copy:", withSender: nil))
    #expect(form.target(forAction: "save", withSender: nil) as AnyObject === form)
  }
}
