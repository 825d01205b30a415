import Foundation
import PortableUIKit
import Testing

/// Writes down where it is moved to.
@MainActor
private final class Recorder: NSObject, UIInteraction {
  weak var view: UIView?
  var moves: [String] = []
  func willMove(to view: UIView?) { moves.append(view == nil ? "will leave" : "will come") }
  func didMove(to view: UIView?) {
    self.view = view
    moves.append(view == nil ? "left" : "came")
  }
}

private final class Tinted: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

@MainActor @Suite struct `What views are told beside layout` {
  @Test func `an interaction hears of its view, and belongs to one at a time`() {
    let (first, second, recorder) = (UIView(), UIView(), Recorder())
    first.addInteraction(recorder)
    second.addInteraction(recorder)
    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    #expect(
      recorder.moves == ["will come", "came", "will leave", "left", "will come", "came"]
    )
  }

  @Test func `a tint color is heard of below`() {
    let (root, below) = (Tinted(), Tinted())
    root.addSubview(below)
    root.tintColor = .red
    #expect(root.changes == 1 && below.changes == 1)
  }

  @Test func `traits of text input are kept`() {
    let field = UITextField()
    #expect(field.keyboardType == .default && field.autocapitalizationType == .sentences)
    field.keyboardType = .emailAddress
    field.textContentType = .username
    field.returnKeyType = .next
    #expect(field.keyboardType == .emailAddress && field.textContentType == .username)
    #expect(field.returnKeyType == .next && UITextField().returnKeyType == .default)
  }

  @Test func `swiping offers actions that can be run`() {
    var done: Bool?
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
      finish(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    let action = configuration.actions[0]
    action.handler(action, UIView()) { done = $0 }
    #expect(done == true)
    #expect(delete.backgroundColor == .systemRed)
  }

  @Test func `a pasteboard keeps what was copied`() {
    let board = UIPasteboard()
    board.string = "a"
    #expect(board.strings == ["a"] && board.hasStrings && !board.hasURLs)
    board.string = nil
    #expect(!board.hasStrings)
  }

  @Test func `bar buttons take a target that is not told`() {
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    let button = UIBarButtonItem(title: "Done", style: .done, target: self.owner, action: "done")
    #expect(space.target == nil && space.action == nil)
    #expect(button.title == "Done" && button.style == .done && button.target === owner)
    #expect(button.action == Selector("done"))
  }
  private let owner = NSObject()
}
