import SwiftSyntax

extension Evaluator {
  /// The method of the source that overrides one of UIKit, such as `layoutSubviews()`.
  func override(_ name: String, of type: TypeDeclaration) -> FunctionDeclaration? {
    if let known = type.knownOverrides[name] { return known }
    let base = String(name.prefix { $0 != "(" })
    var found: FunctionDeclaration?
    for layer in layers(of: .declared(type)) {
      guard case .declared(let declaration) = layer else { break }
      if declaration.kind == .protocolType || declaration.kind == .foreign { continue }
      found = declaration.members.functions[base]?.first { $0.fullName == name }
      if found != nil { break }
    }
    type.knownOverrides[name] = .some(found)
    return found
  }

  /// The property of the source that overrides one of UIKit.
  func override(property name: String, of type: TypeDeclaration) -> PropertyDeclaration? {
    for layer in layers(of: .declared(type)) {
      guard case .declared(let declaration) = layer else { return nil }
      if declaration.kind == .protocolType || declaration.kind == .foreign { continue }
      if let property = declaration.members.properties[name], property.isOverride {
        return property
      }
    }
    return nil
  }
}
