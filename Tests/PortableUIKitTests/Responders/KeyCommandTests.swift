import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Commands` {
  @Test func `of a controller are those that were added`() {
    let controller = UIViewController()
    let command = UIKeyCommand(
      input: UIKeyCommand.inputEscape,
      modifierFlags: .command,
      action: Selector("leave")
    )
    #expect(controller.keyCommands == nil)
    controller.addKeyCommand(command)
    #expect(controller.keyCommands == [command])
    controller.removeKeyCommand(command)
    #expect(controller.keyCommands == nil)
  }

  @Test func `of a menu that are ticked are its selection`() {
    let ticked = UIAction(title: "a", state: .on) { _ in }
    let inner = UICommand(title: "b", action: Selector("b"), state: .on)
    let menu = UIMenu(children: [
      ticked, UIAction(title: "c") { _ in }, UIMenu(options: .displayInline, children: [inner]),
      UIMenu(children: [UIAction(title: "d", state: .on) { _ in }]),
    ])
    #expect(menu.selectedElements == [ticked, inner])
  }

  @Test func `are done by the nearest controller`() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    #expect(child.targetViewController(forAction: Selector("nobody"), sender: nil) == nil)
  }

  @Test func `paste kinds that are asked for`() {
    let view = UIView()
    let text = NSItemProvider(object: NSString(string: "a"))
    #expect(!view.canPaste([text]))
    view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
    #expect(view.canPaste([text]))
    #expect(!view.canPaste([NSItemProvider()]))
  }
}

@MainActor
@Suite struct `What is copied` {
  @Test func `is found by its kind`() {
    let board = UIPasteboard.withUniqueName()
    board.setValue("a", forPasteboardType: "public.utf8-plain-text")
    #expect(board.string == "a")
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("a".utf8))
    board.setData(Data([1]), forPasteboardType: "own")
    #expect(board.string == nil)
    #expect(board.types == ["own"])
    #expect(board.contains(pasteboardTypes: ["own"]))
  }

  @Test func `is handed over as objects and as bytes`() {
    let provider = NSItemProvider(object: NSString(string: "a"))
    var text: String?
    provider.loadObject(ofClass: String.self) { value, _ in text = value }
    #expect(text == "a")
    provider.registerDataRepresentation(forTypeIdentifier: "own", visibility: .all) { completion in
      completion(Data([1, 2]), nil)
      return nil
    }
    #expect(provider.hasItemConformingToTypeIdentifier("own"))
    nonisolated(unsafe) var bytes: Data?
    provider.loadDataRepresentation(forTypeIdentifier: "own") { data, _ in bytes = data }
    #expect(bytes == Data([1, 2]))
  }
}
