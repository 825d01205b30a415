import Foundation
import PortableUIKit
import Testing

/// Writes down what it is asked and told.
@MainActor
private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
  var calls: [String] = []
  var mayBegin = true
  var mayEnd = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    calls.append("begin?")
    return mayBegin
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begun") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    calls.append("end?")
    return mayEnd
  }
  func textFieldDidEndEditing(_ textField: UITextField) { calls.append("ended") }
  func textViewDidBeginEditing(_ textView: UITextView) { calls.append("view begun") }
  func textViewDidEndEditing(_ textView: UITextView) { calls.append("view ended") }
}

@MainActor @Suite(.serialized) struct `The first responder` {
  private let root = UIView()
  private let first = UITextField()
  private let second = UITextField()
  private let listener = Listener()

  init() {
    root.addSubview(first)
    root.addSubview(second)
    first.delegate = listener
  }

  @Test func `is one at a time`() {
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder && second.isFirstResponder)
    #expect(second.isEditing && !first.isEditing)
    root.endEditing(true)
  }

  // Apple, `UITextFieldDelegate`: the order of calls.
  @Test func `asks and tells the delegate of a field`() {
    first.becomeFirstResponder()
    #expect(listener.calls == ["begin?", "begun"])
    first.resignFirstResponder()
    #expect(listener.calls == ["begin?", "begun", "end?", "ended"])
  }

  @Test func `is refused where the delegate says no`() {
    listener.mayBegin = false
    #expect(!first.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    listener.mayBegin = true
    listener.mayEnd = false
    #expect(first.becomeFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(!root.endEditing(false))
    #expect(root.endEditing(true))
    #expect(!first.isFirstResponder)
  }

  @Test func `leaves only the view that is asked to end editing`() {
    let other = UIView()
    first.becomeFirstResponder()
    #expect(other.endEditing(true))
    #expect(first.isFirstResponder)
    #expect(root.endEditing(false))
    #expect(!first.isFirstResponder)
  }

  @Test func `of a text view tells its own delegate`() {
    let view = UITextView()
    view.delegate = listener
    view.becomeFirstResponder()
    view.resignFirstResponder()
    #expect(listener.calls == ["view begun", "view ended"])
  }

  @Test func `sends the actions of a field`() {
    var sent: [String] = []
    second.addAction(UIAction { _ in sent.append("begin") }, for: .editingDidBegin)
    second.addAction(UIAction { _ in sent.append("end") }, for: .editingDidEnd)
    second.becomeFirstResponder()
    second.resignFirstResponder()
    #expect(sent == ["begin", "end"])
  }
}
