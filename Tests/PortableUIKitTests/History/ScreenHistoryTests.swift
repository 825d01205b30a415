import Foundation
import TestSupport
import Testing

@testable import PortableUIKit

/// The layout depends on the tree as it is, not on how it came about.
@MainActor @Suite struct `A screen under change` {
  static let edits = 1000 * TestSettings.length

  @Test(arguments: [2.0, 3.0])
  func `has the frames of a tree built afresh`(_ scale: CGFloat) {
    var random = SeededRandom(seed: UInt64(scale))
    var state = ScreenState(cellCount: 2)
    let live = ScreenView(state, scale: scale)
    live.layoutIfNeeded()
    for step in 0..<Self.edits {
      let edit = state.edit(using: &random, newID: 1000 + step)
      live.follow(state)
      live.layoutIfNeeded()
      let fresh = ScreenView(state, scale: scale)
      fresh.layoutIfNeeded()
      let differences = differences(live, fresh)
      #expect(differences.isEmpty, "scale \(scale), step \(step): \(edit)")
      // What follows would fail for the same reason.
      if !differences.isEmpty { return }
    }
  }

  @Test func `never has a conflict, whose outcome may depend on age`() {
    var random = SeededRandom(seed: 2)
    var state = ScreenState(cellCount: 2)
    for step in 0..<100 {
      for _ in 0..<10 { _ = state.edit(using: &random, newID: 1000 + step) }
      let screen = ScreenView(state, scale: 2)
      screen.layoutIfNeeded()
      #expect(LayoutPass.host(of: screen).conflicts.isEmpty, "step \(step): \(state)")
    }
  }

  /// The places where two trees are different, with both frames.
  private func differences(_ mine: UIView, _ theirs: UIView, path: String = "") -> [String] {
    var found: [String] = []
    if bits(mine.frame) != bits(theirs.frame) {
      found.append("\(path)/\(type(of: mine)): \(mine.frame), not \(theirs.frame)")
    }
    if mine.subviews.count != theirs.subviews.count {
      found.append("\(path): \(mine.subviews.count) subviews, not \(theirs.subviews.count)")
    }
    for (place, pair) in zip(mine.subviews, theirs.subviews).enumerated() {
      found += differences(pair.0, pair.1, path: "\(path)/\(place)")
    }
    let guides = mine.layoutGuides.map { bits($0.layoutFrame) }
    if guides != theirs.layoutGuides.map({ bits($0.layoutFrame) }) {
      found.append("\(path)/\(type(of: mine)): guides")
    }
    return found
  }

  private func bits(_ rect: CGRect) -> [UInt64] {
    [rect.minX, rect.minY, rect.width, rect.height].map { Double($0).bitPattern }
  }
}
