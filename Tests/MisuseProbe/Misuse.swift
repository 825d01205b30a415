import Foundation
import PortableUIKit

/// One way to misuse UIKit's API, and words of the message that has to be printed before the program ends.
struct Misuse {
  /// What the probe is asked for.
  var name: String
  /// What the message has to hold: a name, a number, the rule.
  var words: String
  /// Runs into it.
  var body: @MainActor () -> Void

  init(_ name: String, _ words: String, body: @escaping @MainActor () -> Void) {
    self.name = name
    self.words = words
    self.body = body
  }

  @MainActor static let all: [Misuse] =
    constraints + views + tables + collections + snapshots + controllers + messages
}
