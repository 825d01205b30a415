public import Foundation

/// What can be pasted, by kinds.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject {
  /// The kinds, as names of types.
  open var acceptableTypeIdentifiers: [String]

  /// Creates it of names of types.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }

  /// Adds names of types.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
}

/// What fingers may do to edit.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
