#if PLUMB_CAPTURE

public import PlumbDiagnosis

#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// Constraints that cannot all hold, as the platform told it while the app ran.
@preconcurrency @MainActor
public struct WatchedConflict: CustomStringConvertible {
  /// Who contradicts whom, what the platform breaks, and whether the text proves it.
  public let explanation: ConflictExplanation
  /// The message of the platform.
  public let message: String
  /// The explanation for a person to read: constraints, reason, cause and what to change.
  public let text: String
  /// The live views that take part, in the order of the message; those that were not found are missing.
  public let views: [PlatformView]
  /// The names of those views, by their addresses in the message: an accessibility identifier, or the property that
  /// holds the view.
  public let names: [String: String]
  /// How often the same conflict was told before, whatever the addresses.
  public let repetitions: Int

  /// The explanation, with the names of the live views.
  public nonisolated var description: String { MainActor.assumeIsolated { fullText } }

  private var fullText: String {
    guard !names.isEmpty else { return text }
    let lines = names.sorted { $0.key < $1.key }.map { "  view  \($0.key) is \($0.value)" }
    return ([text] + lines).joined(separator: "\n")
  }
}

#endif
