import Foundation
import PortableUIKit

/// Asks an object of the source what UIKit's lists ask their data sources and delegates.
@MainActor
class SourceList: NSObject {
  /// How many rows a section has at most: more are told, and not made.
  static let limit = 200

  /// The object; nil where it is not known, and there are no rows.
  let instance: Instance?
  /// Where the list was told of it.
  let place: SourcePlace
  private weak var evaluator: Evaluator?

  init(_ instance: Instance?, _ evaluator: Evaluator, at place: SourcePlace) {
    self.instance = instance
    self.evaluator = evaluator
    self.place = place
  }

  /// Whether the source has a method.
  func has(_ name: String) -> Bool {
    guard let instance, let evaluator else { return false }
    return evaluator.override(name, of: instance.declaration) != nil
  }

  /// The answer of a method, or nil where there is none or it is not known.
  func ask<Native>(_ name: String, _ arguments: [Any], _ type: Native.Type) -> Native? {
    guard let instance, let evaluator,
      let function = evaluator.override(name, of: instance.declaration)
    else { return nil }
    var result: Native?
    Callbacks.run {
      let values = arguments.map { wrap(any: $0) }
      let before = evaluator.asksForRows
      evaluator.asksForRows = true
      defer { evaluator.asksForRows = before }
      do {
        result = try native(evaluator.call(function, on: .object(instance), values), type)
      } catch is UnknownError {
        result = nil
      }
    }
    return result
  }

  /// Tells a method of something that happens, if there is one.
  func tell(_ name: String, _ arguments: [Any]) {
    guard let instance, let evaluator,
      let function = evaluator.override(name, of: instance.declaration)
    else { return }
    Callbacks.run {
      _ = try evaluator.call(function, on: .object(instance), arguments.map { wrap(any: $0) })
    }
  }

  /// How many rows there are, at most as many as are read.
  func count(_ name: String, _ arguments: [Any]) -> Int {
    guard let count = ask(name, arguments, Int.self) else { return 0 }
    if count > Self.limit {
      evaluator?.note(.content, "the first \(Self.limit) of \(count) rows are read", place)
    }
    return min(max(count, 0), Self.limit)
  }

  /// A view for a row, a plain one where the source's own is not known.
  func made<View: UIView>(_ name: String, _ arguments: [Any], else plain: View) -> View {
    if let view = ask(name, arguments, View.self) { return view }
    evaluator?.note(.unsupported, "a view of a list could not be made", place)
    evaluator?.keptObjects.append(plain)
    evaluator?.standIns.insert(ObjectIdentifier(plain))
    return plain
  }
}
