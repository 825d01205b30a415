import SwiftSyntax

/// Initialisers of layers.
///
/// UIKit makes a view's layer of the class that `layerClass` names, which takes the Objective-C runtime. Without it, `init()` of
/// `CALayer` is `required`, and that of every subclass has to be.
extension FileRewriter {
  private static let layers: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CAEmitterLayer", "CATransformLayer", "CAScrollLayer", "CATiledLayer", "AVPlayerLayer",
  ]

  /// Marks the initialiser without parameters of a layer, or adds one that stops the program, as UIKit does where a class has
  /// others alone.
  ///
  /// - Returns: What comes into the class.
  func layerInitialisers(of node: ClassDeclSyntax) -> [String] {
    let lineage = module.scope.lineage(of: scope.joined(separator: "."))
    guard lineage.contains(where: { !Self.layers.isDisjoint(with: $0.inherited) }) else {
      return []
    }
    let initialisers = node.memberBlock.members
      .compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { $0.modifiers.named(.convenience) == nil }
    guard !initialisers.isEmpty else { return [] }
    let plain = initialisers.first { $0.signature.parameterClause.parameters.isEmpty }
    guard let plain else {
      let message = "init() has not been implemented by \(node.name.text)"
      return ["public required init() { fatalError(\(message.debugDescription)) }"]
    }
    if plain.modifiers.named(.required) == nil {
      // What is required overrides without the word; with it, there is a warning.
      if let override = plain.modifiers.named(.override) {
        changes.replace(override.range, with: "required")
      } else {
        changes.insert("required ", at: plain.initKeyword.range.lowerBound)
      }
    }
    return []
  }
}
