import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The labels of a view's class that other code can reach and that none of the class's own code gives a text: an empty label is
  /// of no use, so that code which was not read fills it.
  ///
  /// - Returns: The names of their properties.
  func labelsFilledElsewhere(of type: TypeDeclaration) -> [String] {
    guard let host = hostClass(of: type), host.metatype is UIView.Type else { return [] }
    let files = files(of: type)
    let filled = files.reduce(into: Set<String>()) { $0.formUnion(ShownTexts($1.tree).mentioned) }
    return layers(of: .declared(type)).flatMap { layer -> [String] in
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        return []
      }
      return declaration.stored.filter {
        !$0.isStatic && !$0.isPrivate && !$0.isOverride && $0.wrapper == nil
          && !$0.attributes.contains("IBOutlet") && makesLabel($0) && !filled.contains($0.name)
          && !ViewNames.isShortText($0.name)
      }.map(\.name)
    }
  }

  /// Whether a property has a label without a text, by what it is made of: `UILabel()`, or a closure that makes one and may give
  /// it a text without a character; or by its type, where an initialiser or a method makes it.
  private func makesLabel(_ property: PropertyDeclaration) -> Bool {
    guard !property.isComputed else { return false }
    guard let made = property.initializer else { return property.type?.unwrapped.name == "UILabel" }
    let names = NameCollector.names(in: Syntax(made))
    guard names.contains("UILabel") else { return false }
    if names.isDisjoint(with: ["text", "attributedText"]) { return true }
    let texts = ShownTexts(made)
    return texts.emptiesSomething && texts.mentioned.isEmpty
  }

  /// Gives the labels a text, in a reading with other texts, that are still empty once everything else filled the object.
  ///
  /// What code had that is not known may have given them one.
  func fillEmptyLabels(of instance: Instance) {
    for name in labelsFilledElsewhere(of: instance.declaration) {
      guard let label = instance.fields[name].flatMap(hostObject) as? UILabel,
        label.text?.isEmpty != false, !label.isHidden,
        !handled.contains(ObjectIdentifier(label))
      else { continue }
      label.text = sampleText(for: [name])
    }
  }
}
