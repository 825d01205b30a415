/// The arguments of a call of UIKit, one for each parameter.
///
/// The table of calls knows nothing of how values of the source are kept, and so it is compiled without them.
@MainActor
package struct HostArguments {
  /// What gives the arguments.
  package let values: any HostValues

  package init(_ values: any HostValues) {
    self.values = values
  }

  /// The file of the call, for functions that take it.
  package var file: String { values.file }
  /// The line of the call, for functions that take it.
  package var line: UInt { values.line }

  /// An argument as UIKit takes it.
  package func callAsFunction<Native>(_ index: Int, _ type: Native.Type) throws -> Native {
    try values.native(index, type)
  }

  /// Likewise of a parameter with a default.
  package func callAsFunction<Native>(
    _ index: Int,
    _ type: Native.Type,
    or fallback: @autoclosure () -> Native
  ) throws -> Native {
    values.isGiven(index) ? try values.native(index, type) : fallback()
  }

  /// A function of the source.
  package func function(_ index: Int) throws -> any HostFunctionValue {
    guard let function = try values.function(index) else {
      throw ConversionError(message: "a function is missing")
    }
    return function
  }

  /// A function of the source, or nil.
  package func optionalFunction(_ index: Int) throws -> (any HostFunctionValue)? {
    try values.function(index)
  }
}

/// What gives the arguments of a call.
@MainActor
package protocol HostValues {
  /// The file of the call.
  var file: String { get }
  /// The line of the call.
  var line: UInt { get }

  /// Whether there is an argument, rather than the default of its parameter.
  func isGiven(_ index: Int) -> Bool

  /// An argument as a type of UIKit's.
  ///
  /// - Throws: ``ConversionError`` where it cannot be one.
  func native<Native>(_ index: Int, _ type: Native.Type) throws -> Native

  /// An argument that is a function, or nil where there is none.
  ///
  /// - Throws: ``ConversionError`` where it is something else.
  func function(_ index: Int) throws -> (any HostFunctionValue)?
}

/// A function of the source, which UIKit calls.
@MainActor
package protocol HostFunctionValue: AnyObject {
  /// Calls it. UIKit cannot be told of errors.
  func call(_ arguments: [Any])

  /// Asks it.
  ///
  /// - Returns: Nil where it answers nothing that can be used.
  func ask<Native>(_ arguments: [Any], _ type: Native.Type) -> Native?
}
