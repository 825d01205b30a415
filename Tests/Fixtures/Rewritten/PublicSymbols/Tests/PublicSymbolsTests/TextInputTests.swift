import UIKit
import XCTest

@testable import PublicSymbols

@MainActor
final class TextInputTests: XCTestCase {
  func testTheCursorOfAFieldStaysWhereItWas() {
    let field = AmountField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    XCTAssertNil(field.selectedTextRange)
    field.becomeFirstResponder()
    field.text = "12a34"
    XCTAssertEqual(field.cursorOffset, 5)
    let place = field.position(from: field.beginningOfDocument, offset: 2)!
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.format()
    XCTAssertEqual(field.text, "1234")
    XCTAssertEqual(field.cursorOffset, 2)
    XCTAssertNil(field.position(from: field.beginningOfDocument, offset: 5))
    move(field, by: 1)
    XCTAssertEqual(field.cursorOffset, 3)
  }

  func testWhatIsTypedReplacesWhatIsSelectedAndIsToldOf() {
    let field = AmountField(frame: .zero)
    let box = Box()
    field.addTarget(box, action: #selector(Box.changed), for: .editingChanged)
    field.text = "one two"
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    field.selectedTextRange = field.textRange(
      from: start,
      to: field.position(from: start, offset: 3)!
    )
    field.insertText("six")
    XCTAssertEqual(field.text, "six two")
    field.deleteBackward()
    XCTAssertEqual(field.text, "si two")
    XCTAssertEqual(field.backspaces, 1)
    XCTAssertEqual(box.count, 2)
  }

  func testAKeyPadTypesAndErases() {
    let pad = KeyPad(frame: .zero, inputViewStyle: .keyboard)
    let field = UITextField()
    pad.target = field
    pad.press("4")
    pad.press("2")
    XCTAssertEqual(field.text, "42")
    pad.erase()
    pad.erase()
    pad.erase()
    XCTAssertEqual(field.text, "")
    XCTAssertFalse(field.hasText)
  }

  func testTheCursorStandsBehindTheLettersBeforeIt() {
    let field = AmountField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "ab"
    let first = field.caretRect(for: field.beginningOfDocument)
    let last = field.caretRect(for: field.endOfDocument)
    XCTAssertEqual(first.minX, 0)
    XCTAssertEqual(first.width, 4)
    let label = UILabel()
    label.font = field.font
    label.text = "ab"
    XCTAssertEqual(last.minX, label.intrinsicContentSize.width, accuracy: 1)
  }

  func testATextViewIsMadeByItsDesignatedInitialiser() {
    let view = NoteView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(view.textContainer.lineFragmentPadding, 0)
    XCTAssertTrue(view.placeholder.superview === view)
    XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 0))
    view.text = "hello"
    XCTAssertEqual(view.selectedRange, NSRange(location: 5, length: 0))
    view.insertAtCursor(" you")
    XCTAssertEqual(view.text, "hello you")
    view.selectedRange = NSRange(location: 6, length: 3)
    XCTAssertEqual(view.selectedWord, "you")
  }

  func testTheSecondLineIsBelowTheFirst() {
    let view = NoteView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.text = "one\ntwo"
    view.layoutIfNeeded()
    let first = view.caretRect(for: view.beginningOfDocument)
    let last = view.caretRect(for: view.endOfDocument)
    XCTAssertEqual(first.minY, 8)
    XCTAssertGreaterThanOrEqual(last.minY, first.maxY - 1)
    XCTAssertEqual(view.mark(NSRange(location: 4, length: 3)).minX, 0)
  }

  func testTheTextStorageOfAViewIsItsText() {
    let view = UITextView()
    view.text = "one"
    XCTAssertEqual(view.textStorage.string, "one")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "O")
    XCTAssertEqual(view.text, "One")
    view.text = "two"
    XCTAssertEqual(view.textStorage.string, "two")
  }

  func testAStorageOfAnAppsOwnTellsItsDelegate() {
    let storage = MarkedStorage()
    let view = NoteView()
    storage.delegate = view
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "four")
    storage.addAttribute(
      .foregroundColor,
      value: UIColor.red,
      range: NSRange(location: 0, length: 2)
    )
    XCTAssertEqual(storage.string, "four")
    XCTAssertEqual(view.edits, 4)
  }

  func testAPlaceholderHasItsRectangle() {
    let field = AmountField()
    field.borderStyle = .roundedRect
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 34)
    XCTAssertEqual(
      field.placeholderRect(forBounds: bounds).minX,
      field.textRect(forBounds: bounds).minX + 3
    )
  }

  func testAPageIsReadAsItsLetters() throws {
    let text = try XCTUnwrap(plain("<p>One &amp; <b>two</b></p><p>three</p>"))
    XCTAssertEqual(text.string, "One & two\nthree\n")
    let font = text.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
    XCTAssertEqual(font, .boldSystemFont(ofSize: 12))
    XCTAssertEqual(empty.length, 0)
  }
}

final class Box: NSObject {
  var count = 0
  @objc func changed() { count += 1 }
}
