import Foundation
import HostCalls
import PlumbInterfaceBuilder
import PortableUIKit
import SwiftSyntax

/// The program that documents are loaded for while its source is read.
@MainActor
final class SourceProgram: ReadProgram {
  private unowned let evaluator: Evaluator
  /// The document that was asked for last, where the module has none of the name.
  private var missing: String?

  init(_ evaluator: Evaluator) { self.evaluator = evaluator }

  /// What loads the documents of a module.
  static func loader(of module: SourceModule) -> LoaderOfDocuments {
    LoaderOfDocuments { try module.documents.document(ModuleDocuments.path(of: $0)) }
  }

  // MARK: - Finding

  func document(_ name: String, _ ending: String) -> URL? {
    let file = name.hasSuffix("." + ending) ? name : "\(name).\(ending)"
    let near = evaluator.site?.file ?? evaluator.rootFile
    let path = evaluator.module.documents.path(file, near: near)
    missing = path == nil ? file : nil
    return path.map { ModuleDocuments.url(of: $0) }
  }

  func className(of object: AnyObject) -> String? {
    (object as? any HostedObject)?.link.instance?.declaration.name
  }

  func maker(of className: String) -> ((NSCoder) -> NSObject?)? {
    guard let type = evaluator.module.type(className, near: nil), type.kind == .classType,
      evaluator.hostClass(of: type) != nil
    else { return nil }
    return { [evaluator] coder in evaluator.decoded(type, coder) }
  }

  // MARK: - Setting

  func set(_ value: Any?, forKey key: String, of object: AnyObject) -> KeyedValues.Outcome? {
    let new = value.map { wrap(any: $0) } ?? .none
    let place = evaluator.site ?? SourcePlace(file: evaluator.rootFile, line: 1)
    switch (key, object) {
    case ("dataSource", let table as UITableView)
    where table.staticSections != nil && !evaluator.givesRows(new):
      return nil
    case ("dataSource", is UITableView), ("dataSource", is UICollectionView):
      evaluator.setSource(of: object, new.isNone ? nil : new, place)
      return .done
    case ("delegate", is UITableView), ("delegate", is UICollectionView):
      if evaluator.setSizes(of: object, new, place) { return .done }
    default: break
    }
    guard let (owner, name, property) = property(key, of: object) else {
      // What only hears of events is no matter of a layout.
      if case .object = new, ["delegate", "dataSource"].contains(key) { return .done }
      return nil
    }
    guard !property.isComputed || property.setter != nil else { return .unknownKey }
    Callbacks.run {
      let scope = Scope(Frame(self: nil, in: nil, property.file))
      try evaluator.set(name, of: owner, Reference(owner), to: new, scope, property.syntax)
    }
    return .done
  }

  func object(forKey key: String, of object: AnyObject) -> AnyObject? {
    guard let (owner, name, property) = property(key, of: object) else { return nil }
    var result: AnyObject?
    Callbacks.run {
      let scope = Scope(Frame(self: nil, in: nil, property.file))
      let value = try evaluator.member(name, of: owner, scope, property.syntax)
      result = value.flatMap(evaluator.hostObject)
    }
    return result
  }

  /// The property of the source that an object has for a key, with the object as a value.
  ///
  /// A property called `isHidden` is found as `hidden` as well, which Objective-C calls it.
  private func property(
    _ key: String,
    of object: AnyObject
  ) -> (owner: Value, name: String, property: PropertyDeclaration)? {
    let owner = wrap(any: object)
    for layer in evaluator.layers(of: owner) {
      // What UIKit has comes before what extensions of classes above it have.
      guard case .declared(let declaration) = layer else { continue }
      for name in [key, "is" + key.prefix(1).uppercased() + key.dropFirst()] {
        if let property = declaration.members.properties[name] { return (owner, name, property) }
      }
    }
    return nil
  }

  func send(_ selector: Selector, to object: AnyObject, _ arguments: [Any?]) -> Any? {
    guard let instance = (object as? any HostedObject)?.link.instance,
      let function = evaluator.method(selector, of: instance.declaration)
    else { return nil }
    let count = function.signature.parameters.count
    var result: Any?
    Callbacks.run {
      let values = arguments.prefix(count).map { $0.map { wrap(any: $0) } ?? .none }
      let answer = try evaluator.call(function, on: .object(instance), Array(values))
      result = evaluator.hostObject(of: answer)
    }
    return result
  }

  // MARK: - Noting

  func made(_ object: AnyObject, id: String?, file: String, line: Int) {
    evaluator.origins[ObjectIdentifier(object)] = SourcePlace(file: file, line: line)
    evaluator.keptObjects.append(object)
    if let id { evaluator.documentElements[ObjectIdentifier(object)] = (file, id) }
  }

  func warn(_ message: String, file: String, line: Int) {
    evaluator.note(.unknown, message, SourcePlace(file: file, line: line))
  }

  func miss(_ key: String, of object: AnyObject, file: String, line: Int) {
    let name = className(of: object) ?? "\(type(of: object))"
    evaluator.note(
      .unknown,
      "`\(name)` is not known to have the property `\(key)` that the document connects",
      SourcePlace(file: file, line: line)
    )
  }

  func fail(_ error: any Error) {
    let reason = missing.map { "the document `\($0)` is not known" } ?? "\(error)"
    evaluator.note(.unknown, reason, evaluator.site)
    evaluator.failedDocument = reason
  }
}
