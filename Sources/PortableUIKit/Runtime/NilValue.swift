/// A type that nil is a value of: an optional.
///
/// `ExpressibleByNilLiteral` says the same, but a cast to its metatype ends the optimizer of Swift 6.3.
protocol NilValue {
  /// The value that is none.
  static var none: Self { get }
}

extension Optional: NilValue {}

/// Returns nil as a value of a type; nil itself, one level up, for types that are no optionals.
func nilValue<Value>(of type: Value.Type) -> Value? {
  guard let optional = type as? any NilValue.Type else { return nil }
  return optional.none as? Value
}
