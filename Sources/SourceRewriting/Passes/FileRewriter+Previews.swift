import SwiftSyntax

extension FileRewriter {
  /// Takes out a declaration `#Preview { … }` with its attributes, and leaves its lines.
  ///
  /// Apple's macro is a compiler plugin of Xcode. Nothing asks for what it declares but Xcode's canvas, and
  /// `plumbline serve`, which reads the source as it was written.
  ///
  /// - Returns: Whether it is one, in which there is nothing more to rewrite.
  func takeOutPreview(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard node.macroName.text == "Preview", node.trailingClosure != nil || !node.arguments.isEmpty
    else { return false }
    changes.blank(node.range)
    return true
  }
}
