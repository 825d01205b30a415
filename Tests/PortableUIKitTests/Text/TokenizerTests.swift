import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Parts of a text` {
  private func part(
    _ text: String,
    at place: Int,
    _ granularity: UITextGranularity,
    _ direction: UITextStorageDirection = .forward
  ) -> String? {
    let view = UITextView()
    view.text = text
    guard let position = view.position(from: view.beginningOfDocument, offset: place) else {
      return nil
    }
    let range = view.tokenizer.rangeEnclosingPosition(
      position,
      with: granularity,
      inDirection: .storage(direction)
    )
    return range.flatMap { view.text(in: $0) }
  }

  @Test func `are words without what stands round them`() {
    #expect(part("It isn't so.", at: 4, .word) == "isn't")
    #expect(part("It isn't so.", at: 2, .word) == nil)
    #expect(part("It isn't so.", at: 2, .word, .backward) == "It")
    #expect(part("“a1”", at: 1, .word) == "a1")
  }

  @Test func `are sentences with the spaces behind them`() {
    #expect(part("One. Two 3.5? Three", at: 1, .sentence) == "One. ")
    #expect(part("One. Two 3.5? Three", at: 9, .sentence) == "Two 3.5? ")
    #expect(part("One. Two 3.5? Three", at: 15, .sentence) == "Three")
  }

  @Test func `are paragraphs without their ends`() {
    #expect(part("a b\nc", at: 1, .paragraph) == "a b")
    #expect(part("a b\nc", at: 4, .paragraph) == "c")
  }
}
