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
    Misuse("message with another argument", "was sent String as argument 1; it takes Int") {
      _ = Counter().perform(Selector("add", Counter.add), with: "one")
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
