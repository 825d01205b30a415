import Foundation
import PortableUIKit

#if canImport(ObjectiveC)

extension Misuse {
  /// The runtime of Objective-C speaks for itself.
  @MainActor static let messages: [Misuse] = []
}

#else

private final class Counter: NSObject {
  func add(_ number: Int) {}
}

private final class OwnTimer: Timer {}

private struct Target {}

extension Misuse {
  @MainActor static let messages: [Misuse] = [
    Misuse("message that an object does not know", "missing]: unrecognized selector") {
      _ = NSObject().perform(Selector(("missing")))
    },
    Misuse("change to undo outside of a group", "a change was registered outside of a group") {
      let manager = UndoManager()
      manager.groupsByEvent = false
      manager.registerUndo(withTarget: manager) { _ in }
    },
    Misuse("undo that is switched on twice", "was called without disableUndoRegistration()") {
      UndoManager().enableUndoRegistration()
    },
    Misuse("end of a group that nobody began", "was called without beginUndoGrouping()") {
      UndoManager().endUndoGrouping()
    },
    Misuse("message with another argument", "was sent String as argument 1; it takes Int") {
      _ = Counter().perform(Selector("add", Counter.add), with: "one")
    },
    Misuse(
      "value for a key that an object does not have",
      "valueForUndefinedKey:]: this class is not key value coding-compliant for the key colour."
    ) { _ = NSObject().value(forKey: "colour") },
    Misuse(
      "setting a key that an object does not have",
      "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key colour."
    ) { NSObject().setValue(1, forKey: "colour") },
    Misuse("setting a key to another type", "text of UILabel cannot be a Int") {
      UILabel().setValue(1, forKey: "text")
    },
    Misuse(
      "key path through a number",
      "tag of UIView is no object, so that tag.text leads nowhere"
    ) {
      _ = UIView().value(forKeyPath: "tag.text")
    },
    Misuse("managed value that has none", "address of NSObject has no value yet") {
      let address: URL = NSObject()._managedValue("address")
      print(address)
    },
    Misuse("timer for what is no object", "A timer's target is an object; Target is none") {
      _ = Timer(
        timeInterval: 1,
        target: Target(),
        selector: Selector(("tick")),
        userInfo: nil,
        repeats: false
      )
    },
    Misuse("timer of another class", "OwnTimer cannot be made with a target and a selector") {
      _ = OwnTimer(
        timeInterval: 1,
        target: NSObject(),
        selector: Selector(("tick")),
        userInfo: nil,
        repeats: false
      )
    },
  ]
}

#endif
