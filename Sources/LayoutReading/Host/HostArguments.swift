/// The arguments of a call of UIKit, one for each parameter.
@MainActor
struct HostArguments {
  /// The values; nil where the parameter has its default.
  let values: [Value?]
  /// The line of the source that makes the call.
  let place: SourcePlace?

  init(_ values: [Value?], at place: SourcePlace? = nil) {
    self.values = values
    self.place = place
  }

  /// The file of the call, for functions that take it.
  var file: String { place?.file ?? "" }
  /// The line of the call, for functions that take it.
  var line: UInt { UInt(place?.line ?? 0) }

  /// An argument as UIKit takes it.
  func callAsFunction<Native>(_ index: Int, _ type: Native.Type) throws -> Native {
    guard index < values.count, let value = values[index] else {
      throw ConversionError(message: "an argument is missing")
    }
    return try native(value, type)
  }

  /// Likewise of a parameter with a default.
  func callAsFunction<Native>(
    _ index: Int,
    _ type: Native.Type,
    or fallback: @autoclosure () -> Native
  ) throws -> Native {
    guard index < values.count, let value = values[index] else { return fallback() }
    return try native(value, type)
  }

  /// A function of the source.
  func function(_ index: Int) throws -> FunctionValue {
    guard let function = try optionalFunction(index) else {
      throw ConversionError(message: "a function is missing")
    }
    return function
  }

  /// A function of the source, or nil.
  func optionalFunction(_ index: Int) throws -> FunctionValue? {
    guard index < values.count, let value = values[index] else { return nil }
    switch value {
    case .function(let function): return function
    case .none: return nil
    case .unknown: return FunctionValue { _, _ in .void }
    default: throw ConversionError(message: "a function was expected")
    }
  }

  /// Calls a function of the source from inside of UIKit, which cannot be told of errors.
  func call(_ function: FunctionValue, _ arguments: [Value]) {
    Callbacks.run { _ = try function(arguments) }
  }

  /// Asks a function of the source from inside of UIKit.
  ///
  /// - Returns: Nil where it answers nothing that can be used.
  func ask<Native>(
    _ function: FunctionValue,
    _ arguments: [Value],
    _ type: Native.Type
  ) -> Native? {
    var result: Native?
    Callbacks.run { result = try native(function(arguments), type) }
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
