import Foundation
import PortableUIKit
import Testing

@MainActor
@Suite struct `Associated objects` {
  private static var firstKey: UInt8 = 0
  private static var secondKey: UInt8 = 0

  private final class Token {}

  @Test func `are kept by key`() {
    let view = UIView()
    objc_setAssociatedObject(view, &Self.firstKey, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(view, &Self.secondKey, ["b": 1], .OBJC_ASSOCIATION_COPY_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.firstKey) as? String == "a")
    #expect(objc_getAssociatedObject(view, &Self.secondKey) as? [String: Int] == ["b": 1])
    objc_setAssociatedObject(view, &Self.firstKey, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(view, &Self.firstKey) == nil)
    objc_removeAssociatedObjects(view)
    #expect(objc_getAssociatedObject(view, &Self.secondKey) == nil)
  }

  @Test func `belong to the object in an optional`() {
    let view: UIView? = UIView()
    objc_setAssociatedObject(
      view as Any,
      &Self.firstKey,
      1 as Int?,
      .OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    #expect(objc_getAssociatedObject(view as Any, &Self.firstKey) as? Int == 1)
    let nothing: UIView? = nil
    #expect(objc_getAssociatedObject(nothing as Any, &Self.firstKey) == nil)
  }

  @Test(arguments: ["view", "guide", "constraint", "controller"])
  func `die with their owner`(_ kind: String) {
    weak var token: Token?
    do {
      let owner: AnyObject =
        switch kind {
        case "view": UIView()
        case "guide": UILayoutGuide()
        case "constraint": NSLayoutConstraint()
        default: UIViewController()
        }
      let value = Token()
      token = value
      objc_setAssociatedObject(owner, &Self.firstKey, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, &Self.firstKey) as? Token === value)
    }
    #expect(token == nil)
  }

  @Test func `do not keep an assigned object alive`() {
    let view = UIView()
    do {
      let token = Token()
      objc_setAssociatedObject(view, &Self.firstKey, token, .OBJC_ASSOCIATION_ASSIGN)
      #expect(objc_getAssociatedObject(view, &Self.firstKey) as? Token === token)
    }
    #expect(objc_getAssociatedObject(view, &Self.firstKey) == nil)
  }

  @Test func `of other objects are not handed to a successor at the same address`() {
    for _ in 0..<200 {
      let object = Token()
      #expect(objc_getAssociatedObject(object, &Self.firstKey) == nil)
      objc_setAssociatedObject(object, &Self.firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
      #expect(objc_getAssociatedObject(object, &Self.firstKey) as? Int == 1)
    }
  }
}

@MainActor
@Suite struct `A mutable set` {
  private final class Token {}

  @Test func `tells objects apart by identity`() {
    let set = NSMutableSet()
    let token = Token()
    set.add(token)
    set.add(token)
    set.add(Token())
    #expect(set.count == 2)
    #expect(set.contains(token))
    set.remove(token)
    #expect(set.count == 1)
    #expect(!set.contains(token))
  }

  @Test func `tells values apart by equality and keeps their order`() {
    let set = NSMutableSet()
    set.addObjects(from: ["b", "a", "b", 3])
    #expect(set.count == 3)
    #expect(set.allObjects.map { "\($0)" } == ["b", "a", "3"])
    set.removeAllObjects()
    #expect(set.anyObject() == nil)
  }
}

// With an Objective-C runtime, observing is Foundation's.
#if !canImport(ObjectiveC)
@MainActor
@Suite struct `Key-value observing` {
  @Test func `tells of visibility while the observation lives`() {
    let view = UILabel()
    var seen: [Bool] = []
    var observation: NSKeyValueObservation? = view.observe(\.isHidden, options: [.old, .new]) {
      view,
      change in
      #expect(change.oldValue == !view.isHidden)
      seen.append(view.isHidden)
    }
    view.isHidden = true
    view.isHidden = true
    view.isHidden = false
    #expect(seen == [true, false])
    observation?.invalidate()
    view.isHidden = true
    observation = nil
    #expect(observation == nil)
    #expect(seen.count == 2)
  }
}
#endif
