public import Foundation
import Requirements

/// The letters by which lists are divided: those of the Latin alphabet, and a sign for the rest.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the letters of the user's language; the Latin ones here.
  open class func current() -> Self {
    guard let result = shared as? Self else {
      requirementFailure("\(self) has no letters; UILocalizedIndexedCollation has")
    }
    return result
  }

  /// The titles of sections: A to Z, and #.
  open var sectionTitles: [String] { "ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init) }
  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }

  /// Returns the section of a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }
}
