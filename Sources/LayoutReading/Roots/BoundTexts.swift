import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Gives a label the text that a stream is bound to, in a reading with other texts: `name.bind(to: label.rx.text)`,
  /// `name.assign(to: \.text, on: label)`.
  ///
  /// Such a text comes while the app runs, whatever the label was made with.
  ///
  /// Source: RxCocoa, `Reactive<UILabel>.text`; Apple, `Publisher.assign(to:on:)`.
  ///
  /// - Parameters:
  ///   - name: What is called, with what it is called on, whose names say what the text is.
  ///   - arguments: What it is called with.
  ///   - scope: The variables around.
  func bindTexts(_ name: String, _ arguments: [Argument], _ scope: Scope) {
    for argument in arguments {
      guard let target = argument.expression.flatMap(Self.ownerOfBoundText) else { continue }
      showText(from: name, in: target, scope)
    }
    guard let target = arguments.first(where: { $0.label == "on" })?.expression,
      let path = arguments.first(where: { $0.label == "to" })?.expression,
      path.as(KeyPathExprSyntax.self)?.components.trimmedDescription == ".text"
    else { return }
    showText(from: name, in: target, scope)
  }

  /// Gives a label the text that an operator binds to it, in a reading with other texts: `label.reactive.text <~ name`.
  ///
  /// Source: ReactiveSwift, `BindingTarget`.
  func bindText(by infix: InfixOperatorExprSyntax, _ scope: Scope) {
    guard let target = Self.ownerOfBoundText(infix.leftOperand) else { return }
    showText(from: infix.rightOperand.trimmedDescription, in: target, scope)
  }

  /// What has a text that is bound: `label` of `label.rx.text`.
  private static func ownerOfBoundText(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let text = expression.as(MemberAccessExprSyntax.self),
      text.declName.baseName.text == "text",
      let reactive = text.base?.as(MemberAccessExprSyntax.self),
      ["rx", "reactive"].contains(reactive.declName.baseName.text)
    else { return nil }
    return reactive.base
  }

  private func showText(from source: String, in target: ExprSyntax, _ scope: Scope) {
    guard let value = try? evaluate(target, scope), let label = hostObject(of: value) as? UILabel
    else { return }
    let own = target.trimmedDescription.split { !$0.isLetter && $0 != "_" }.last.map(String.init)
    let names = source.split { !$0.isLetter && $0 != "_" }.map(String.init) + [own ?? ""]
    guard !names.contains(where: ViewNames.isShortText) else { return }
    showsTextOfRunTime = true
    if isReadWithTexts { label.text = sampleText(for: names) }
  }
}
