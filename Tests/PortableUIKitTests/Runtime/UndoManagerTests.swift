import Foundation
import PortableUIKit
import Testing

/// Source: Apple, `UndoManager`.
@MainActor
@Suite struct `An undo manager` {
  private final class Counter {
    let manager = UndoManager()
    private(set) var value = 0

    func set(_ new: Int, name: String = "") {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old, name: name) }
      if !name.isEmpty { manager.setActionName(name) }
      value = new
    }
  }

  private func counter(grouped: Bool = false) -> Counter {
    let counter = Counter()
    counter.manager.groupsByEvent = grouped
    return counter
  }

  private func step(_ counter: Counter, _ value: Int, _ name: String = "") {
    counter.manager.beginUndoGrouping()
    counter.set(value, name: name)
    counter.manager.endUndoGrouping()
  }

  @Test func `undoes a group, and does it again`() {
    let counter = counter()
    step(counter, 1)
    step(counter, 2)
    counter.manager.undo()
    #expect(counter.value == 1)
    counter.manager.undo()
    #expect(counter.value == 0)
    #expect(!counter.manager.canUndo)
    counter.manager.redo()
    counter.manager.redo()
    #expect(counter.value == 2)
    #expect(!counter.manager.canRedo)
  }

  @Test func `undoes changes of one turn of the run loop together`() {
    let counter = counter(grouped: true)
    counter.set(1)
    counter.set(2)
    #expect(counter.manager.groupingLevel == 1)
    counter.manager.undo()
    #expect(counter.value == 0)
  }

  @Test func `forgets what was undone when something else is done`() {
    let counter = counter()
    step(counter, 1)
    counter.manager.undo()
    #expect(counter.manager.canRedo)
    step(counter, 5)
    #expect(!counter.manager.canRedo)
  }

  @Test func `keeps as many groups as it is told`() {
    let counter = counter()
    counter.manager.levelsOfUndo = 2
    for value in 1...4 { step(counter, value) }
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 2)
    #expect(!counter.manager.canUndo)
  }

  @Test func `names what it would undo`() {
    let counter = counter()
    step(counter, 1, "Typing")
    #expect(counter.manager.undoMenuItemTitle == "Undo Typing")
    counter.manager.undo()
    #expect(counter.manager.redoMenuItemTitle == "Redo Typing")
    #expect(counter.manager.undoMenuItemTitle == "Undo")
  }

  @Test func `keeps nothing while it is switched off, and nothing of objects it is told to forget`()
  {
    let counter = counter()
    counter.manager.disableUndoRegistration()
    counter.set(1)
    counter.manager.enableUndoRegistration()
    #expect(!counter.manager.canUndo)
    step(counter, 2)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }

  @Test func `comes from the window`() {
    let (window, view) = (UIWindow(), UIView())
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager != nil)
    #expect(view.undoManager === window.undoManager)
  }
}
