import PlumbDiagnosis
import PlumbInterfaceBuilder
import SwiftSyntax

/// A tablet held sideways: a screen on which the width is regular, for classes whose code asks for that.
///
/// Source: Apple, Human Interface Guidelines, "Layout", size classes: the width of an iPad that shows one app is regular.
enum WideScreen {
  /// The options that ask for it; nil where a device or an orientation is asked for already.
  ///
  /// - Parameter options: What was asked for.
  /// - Returns: The same on that tablet.
  static func options(_ options: BuildOptions) -> BuildOptions? {
    guard options.device == nil, options.orientation == nil,
      let device = InterfaceDevice.named("iPad Air (5th generation)")
    else { return nil }
    var options = options
    options.device = device
    options.orientation = .landscape
    return options
  }

  /// The reading of a class on it.
  @MainActor
  static var variant: ReadingVariant {
    ReadingVariant(choice: .wideScreen, words: "on an iPad of 1180 × 820 points")
  }
}

extension Evaluator {
  /// Whether a class is made for screens of more than one kind: it asks which one it is on, and lays something out.
  ///
  /// - Parameter root: The class.
  /// - Returns: Whether it does both.
  func asksForKindOfScreen(_ root: TypeDeclaration) -> Bool {
    let code = root.codeOfMembers
    return code.contains { !NameCollector.names(in: $0).isDisjoint(with: Self.kindsOfScreens) }
      && code.contains { mayLayOut($0, among: Self.constraintWords) }
  }

  private static let kindsOfScreens: Set<String> = ["horizontalSizeClass", "userInterfaceIdiom"]
}

extension TypeDeclaration {
  /// What its methods, initialisers and properties hold.
  fileprivate var codeOfMembers: [Syntax] {
    members.functions.values.joined().map(\.syntax) + initializers.map(\.syntax)
      + members.properties.values.map(\.syntax)
  }
}

extension SourceLayout {
  /// What becomes of a finding on a wide screen: constraints that break there, and what is open where all is known.
  func judgedOnWideScreen(_ finding: Finding) -> Finding? {
    switch finding.rule {
    case .conflict: judged(finding)
    case .ambiguous where coverage == .whole: judged(finding)
    default: nil
    }
  }
}
