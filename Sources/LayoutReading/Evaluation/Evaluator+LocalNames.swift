import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Keeps what a variable of a function calls the view or guide that is made for it.
  ///
  /// A caller names it after the function that makes it: `let row = makeLabel()` says what the label is for.
  func keepName(_ name: String, of value: Value, madeBy initializer: ExprSyntax) {
    guard let call = initializer.as(FunctionCallExprSyntax.self), let object = namedObject(value)
    else { return }
    let key = ObjectIdentifier(object)
    guard localNames[key] == nil || Self.makes(call) else { return }
    localNames[key] = name
    keptObjects.append(object)
  }

  /// Keeps what a visual format calls its views.
  func keepNames(ofFormat values: [Value?]) {
    guard case .dictionary(let views)?? = values.last else { return }
    for case (.string(let name), let value) in views.pairs {
      guard let object = namedObject(value), localNames[ObjectIdentifier(object)] == nil else {
        continue
      }
      localNames[ObjectIdentifier(object)] = name
      keptObjects.append(object)
    }
  }

  private func namedObject(_ value: Value) -> AnyObject? {
    let object = hostObject(of: value)
    return object is UIView || object is UILayoutGuide ? object : nil
  }

  /// Whether a call makes what it returns, by the looks of it: one of a method of another object may hand out what that has.
  private static func makes(_ call: FunctionCallExprSyntax) -> Bool {
    switch call.calledExpression.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr, .closureExpr, .genericSpecializationExpr: return true
    case .memberAccessExpr(let access):
      guard let base = access.base else { return true }
      let text = base.trimmedDescription
      return text == "self" || text.first?.isUppercase == true
    default: return false
    }
  }

  /// What the source calls the object at an address: a property, `contentView` or `view`, or else a variable.
  func nameInSource(at address: UInt) -> String? {
    func isMeant(_ object: AnyObject?) -> Bool {
      object.map { UInt(bitPattern: ObjectIdentifier($0)) } == address
    }
    for instance in instances {
      let names = instance.fields.filter { isMeant(hostObject(of: $0.value)) }
      if let name = names.keys.map(FieldKey.name).min() { return name }
    }
    for instance in instances {
      switch instance.host {
      case let cell as UITableViewCell where isMeant(cell.contentView): return "contentView"
      case let cell as UICollectionViewCell where isMeant(cell.contentView): return "contentView"
      case let header as UITableViewHeaderFooterView where isMeant(header.contentView):
        return "contentView"
      case let controller as UIViewController where isMeant(controller.viewIfLoaded): return "view"
      default: continue
      }
    }
    return localNames.first { UInt(bitPattern: $0.key) == address }?.value
  }
}
