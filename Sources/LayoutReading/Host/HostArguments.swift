import HostCalls

/// The arguments of a call that the source makes.
@MainActor
private struct SourceArguments: HostValues {
  /// The values; nil where the parameter has its default.
  let values: [Value?]
  /// The line of the source that makes the call.
  let place: SourcePlace?

  var file: String { place?.file ?? "" }
  var line: UInt { UInt(place?.line ?? 0) }

  func isGiven(_ index: Int) -> Bool { index < values.count && values[index] != nil }

  func native<Native>(_ index: Int, _ type: Native.Type) throws -> Native {
    guard index < values.count, let value = values[index] else {
      throw ConversionError(message: "an argument is missing")
    }
    return try LayoutReading.native(value, type)
  }

  func function(_ index: Int) throws -> (any HostFunctionValue)? {
    guard index < values.count, let value = values[index] else { return nil }
    switch value {
    case .function(let function): return function
    case .none: return nil
    case .unknown: return FunctionValue { _, _ in .void }
    default: throw ConversionError(message: "a function was expected")
    }
  }
}

extension HostArguments {
  /// Arguments of the source, nil where a parameter has its default.
  init(_ values: [Value?], at place: SourcePlace? = nil) {
    self.init(SourceArguments(values: values, place: place))
  }
}

extension FunctionValue: HostFunctionValue {
  func call(_ arguments: [Any]) {
    Callbacks.run { _ = try self(arguments.map { wrap(any: $0) }) }
  }

  func ask<Native>(_ arguments: [Any], _ type: Native.Type) -> Native? {
    var result: Native?
    Callbacks.run { result = try native(self(arguments.map { wrap(any: $0) }), type) }
    return result
  }
}

/// Calls that UIKit makes into the source.
@MainActor
enum Callbacks {
  /// The evaluator at work, which takes note of errors that UIKit cannot be told of.
  static weak var evaluator: Evaluator?

  static func run(_ body: () throws -> Void) {
    // What runs later than the reading is no matter of it.
    guard let evaluator, evaluator.pending == nil else { return }
    do {
      try body()
    } catch let error as Interruption where !error.isRecoverable {
      evaluator.pending = error
    } catch {
      evaluator.note(error)
    }
  }
}
