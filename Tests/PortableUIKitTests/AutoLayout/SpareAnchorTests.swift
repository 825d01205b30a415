import Foundation
import Testing

@testable import PortableUIKit

@MainActor
@Suite("An anchor that is asked for")
struct SpareAnchorTests {
  private let first = UIView()
  private let second = UIView()

  @Test func `is another than those that somebody holds`() {
    let held = (0..<4).map { _ in first.leadingAnchor }
    let next = second.trailingAnchor
    #expect(held.allSatisfy { $0 !== next && $0.item === first && $0.attribute == .leading })
    #expect(next.item === second && next.attribute == .trailing)
  }

  @Test func `may be one that nobody holds any more, and names what was asked for`() {
    KeptAnchors.removeAll()
    let former = ObjectIdentifier(first.topAnchor)
    let next = second.bottomAnchor
    #expect(ObjectIdentifier(next) == former)
    #expect(next.item === second && next.attribute == .bottom)
  }

  /// What is left with an anchor would come to the next one with it.
  @Test func `has no associated object of a former one`() {
    KeptAnchors.removeAll()
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    defer { key.deallocate() }
    objc_setAssociatedObject(first.widthAnchor, key, "left", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    #expect(objc_getAssociatedObject(second.widthAnchor, key) == nil)
  }

  @Test func `keeps no view alive`() {
    weak var view: UIView?
    do {
      let made = UIView()
      view = made
      _ = made.leadingAnchor.constraint(equalTo: first.leadingAnchor)
    }
    #expect(view == nil)
  }
}
