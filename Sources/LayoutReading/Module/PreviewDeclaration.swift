import SwiftParser
import SwiftSyntax

/// A preview of the source: `#Preview { … }`, or the property of a `PreviewProvider`.
@MainActor
final class PreviewDeclaration {
  /// What the preview is called, where it has a name.
  let name: String?
  let body: CodeBlockItemListSyntax
  let file: SourceFile
  /// The type that the code stands in.
  let owner: TypeDeclaration?
  let place: SourcePlace

  /// Reads `#Preview("Name") { … }`; nil for another macro.
  init?(_ syntax: some FreestandingMacroExpansionSyntax, _ file: SourceFile) {
    guard syntax.macroName.text == "Preview",
      let body = syntax.trailingClosure
        ?? syntax.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return nil }
    let first = syntax.arguments.first
    name =
      first?.label == nil
      ? first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue : nil
    self.body = body.statements
    self.file = file
    owner = nil
    place = file.place(of: syntax)
  }

  /// Takes the previews of a `PreviewProvider`; nil for another type.
  init?(_ type: TypeDeclaration) {
    guard type.inherited.contains(where: { $0.name == "PreviewProvider" }),
      let property = type.statics.properties["previews"], let body = property.getter
    else { return nil }
    name = nil
    self.body = body
    file = property.file
    owner = type
    place = property.file.place(of: property.syntax)
  }

  /// What it is called in messages.
  var words: String {
    name.map { "in the preview \"\($0)\"" } ?? "in the preview of line \(place.line)"
  }
}
