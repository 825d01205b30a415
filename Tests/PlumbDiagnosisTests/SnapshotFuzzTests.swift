import ConstraintSolver
import Foundation
import LayoutEngine
import TestSupport
import Testing

@testable import PlumbDiagnosis

@Suite struct `A broken snapshot` {
  /// A layout with each kind of item and constraint.
  private static func sample() throws -> Data {
    var layout = HandMadeLayout()
    let stack = layout.add("stack", className: "UIStackView")
    let first = layout.addText("First", width: 100, lines: 0, parent: stack)
    let second = layout.addText("Second", width: 60, parent: stack)
    layout.snapshot.items[stack].stack = .init(axis: .vertical, arranged: [first, second])
    layout.tie(first, .leading, stack)
    layout.tie(second, .top, first, .bottom, 8)
    let card = layout.add("card", saved: LayoutRect(x: 8, y: 8, width: 100, height: 50))
    layout.tie(card, .leading, 0, .leadingMargin, 8)
    layout.tie(card, .trailing, .lessThanOrEqual, 0, nil, 8)
    layout.tie(card, .width, card, .height)
    let label = layout.addText("Label of the card", width: 120, parent: card, at: (4, 4))
    layout.snapshot.items[label].properties.compressionResistance.horizontal = 1000
    layout.snapshot.items[label].textFacts?.followsContentSize = true
    layout.add(LayoutConstraint(layout.item(label), .height, constant: 21))
    return try JSONEncoder().encode(layout.snapshot)
  }

  /// What takes the place of a number, a text or whatever else there is.
  fileprivate static var values: [Any] {
    [
      0, -1, 1, 2, 7, 1e9, -1e9, 1e15, 1e300, -1e308, 0.0001, 1e-300, 1000, 999.9999,
      9_007_199_254_740_993, Int.max, Int.min, 1e30, 1e307, 1e-46, Double.leastNormalMagnitude,
      Double.leastNonzeroMagnitude, 33_554_432,
      "", "left", "trailingMargin", "stackView", "encapsulatedSize", "\u{0}", true, false, NSNull(),
      [Any](), [String: Any](),
    ]
  }

  private struct Mutator {
    var random: UInt64

    mutating func next(_ bound: Int) -> Int {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((random >> 33) % UInt64(max(1, bound)))
    }

    /// A copy of a value with something in it removed, repeated or replaced.
    mutating func mutated(_ value: Any) -> Any {
      if var list = value as? [Any], !list.isEmpty {
        let place = next(list.count)
        switch next(8) {
        case 0: list.remove(at: place)
        case 1: list.append(list[place])
        case 2: list.swapAt(place, next(list.count))
        default: list[place] = mutated(list[place])
        }
        return list
      }
      if var object = value as? [String: Any], !object.isEmpty {
        let key = object.keys.sorted()[next(object.count)]
        if next(12) == 0 {
          object[key] = nil
        } else {
          object[key] = object[key].map { mutated($0) }
        }
        return object
      }
      let values = `A broken snapshot`.values
      return values[next(values.count)]
    }
  }

  /// Whatever a file says, it is refused or looked through by every rule, and soon.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `is refused or looked through`(_ seed: UInt64) throws {
    var mutator = Mutator(random: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let sample = try JSONSerialization.jsonObject(with: Self.sample())
    var lookedThrough = 0
    for number in 0..<120 {
      var value = sample
      for _ in 0..<(1 + mutator.next(4)) { value = mutator.mutated(value) }
      guard JSONSerialization.isValidJSONObject(value) else { continue }
      let data = try JSONSerialization.data(withJSONObject: value)
      let time = processorTime {
        guard let snapshot = try? JSONDecoder().decode(LayoutSnapshot.self, from: data),
          let solved = try? SolvedLayout(snapshot)
        else { return }
        lookedThrough += 1
        for finding in solved.findings(of: Rule.all) {
          #expect(!finding.message.isEmpty)
          #expect(finding.items.allSatisfy(snapshot.items.indices.contains))
        }
        _ = try? SolvedLayout(snapshot.mirrored()).findings(of: Rule.all)
      }
      #expect(time < .seconds(5), "seed \(seed), file \(number)")
    }
    #expect(lookedThrough > 5, "seed \(seed)")
  }
}
