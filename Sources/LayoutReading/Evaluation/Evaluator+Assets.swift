import HostCalls
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// What something that is taken from the app's assets or fonts by its name is.
  enum Asset {
    /// It is no such call.
    case other
    /// The files that are known have it.
    case found(AnyObject)
    /// Only the app has it.
    case missing
  }

  /// Looks for the image, colour or font that an initialiser takes from the app by its name.
  ///
  /// Bundles are not told apart: what lies nearest to the source counts.
  func asset(_ type: HostType, _ arguments: [Argument], _ scope: Scope) throws -> Asset {
    func text() throws -> String? {
      guard case .string(let text)? = try arguments.first.map({ try value(of: $0, scope, nil) })
      else { return nil }
      return text
    }
    let found: AnyObject?
    switch (type.name, arguments.first?.label) {
    case ("UIImage", "named"): found = try text().flatMap(AppAssets.image)
    case ("UIColor", "named"): found = try text().flatMap(AppAssets.color)
    case ("UIFont", "name"):
      guard let name = try text(), arguments.count > 1,
        let size = try value(of: arguments[1], scope, .named("CGFloat", [])).number
      else { return .missing }
      found = AppAssets.font(named: name, size: size)
    case ("UIImage", "resource"), ("UIColor", "resource"):
      found = symbol(of: arguments.first?.expression).flatMap {
        AppAssets.constant($0, of: type.name)
      }
    case ("UIImage", "contentsOfFile"), ("UIImage", "data"): found = nil
    default: return .other
    }
    return found.map(Asset.found) ?? .missing
  }

  /// The constant that an expression like `.hero`, `.Icons.back` or `ImageResource.hero` names.
  private func symbol(of expression: ExprSyntax?) -> String? {
    guard var member = expression?.as(MemberAccessExprSyntax.self) else { return nil }
    var names = [member.declName.baseName.bareText]
    while let base = member.base {
      if let outer = base.as(MemberAccessExprSyntax.self) {
        names.insert(outer.declName.baseName.bareText, at: 0)
        member = outer
      } else if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.bareText {
        if !["ImageResource", "ColorResource"].contains(name) { names.insert(name, at: 0) }
        break
      } else {
        return nil
      }
    }
    return names.joined(separator: ".")
  }
}
