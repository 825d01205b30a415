import Foundation
import Testing

@testable import PlumbInterfaceBuilder

/// A linear congruential generator (Knuth, MMIX): the same numbers from the same seed, everywhere.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

@Suite struct `Mutated documents` {
  /// Whatever happens to its bytes, a document is read or refused with a place, and never crashes.
  @Test(arguments: Example.names, [1, 2] as [UInt64])
  func `are read or refused`(_ name: String, _ seed: UInt64) throws {
    let original = [UInt8](try Example.data(name))
    var generator = SeededGenerator(state: seed)
    let clock = ContinuousClock()
    let end = clock.now + .milliseconds(250)
    var refused = 0
    for _ in 0..<200 where clock.now < end {
      let bytes = mutate(original, using: &generator)
      do throws(DocumentError) {
        let document = try InterfaceDocument(data: Data(bytes), file: "Test.storyboard")
        for scene in document.scenes { _ = scene.root }
      } catch {
        refused += 1
        #expect(error.line >= 1, "seed \(seed)")
        #expect(error.description.hasPrefix("Test.storyboard:"), "seed \(seed)")
      }
    }
    #expect(refused > 0, "seed \(seed)")
  }

  private func mutate(
    _ original: [UInt8],
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = original
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let length = min(Int.random(in: 1...40, using: &generator), bytes.count - place)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<place + length)
      case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 3: bytes[place] = UInt8(ascii: "<")
      case 4:
        let words = ["NaN", "1e300", "&amp;", "]]>", "<!--", "\"", "-", "\u{0}"]
        bytes.insert(
          contentsOf: Array((words.randomElement(using: &generator) ?? "").utf8),
          at: place
        )
      default:
        if bytes.count - length > 100 { bytes.removeLast(length) }
      }
    }
    return bytes
  }
}
