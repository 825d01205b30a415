/// Why a value is not one that UIKit takes.
package struct ConversionError: Error {
  package var message: String

  package init(message: String) {
    self.message = message
  }

  /// The error of a value of another type than the one that is needed.
  package init(_ value: Any, _ type: Any.Type) {
    message = "a \(Swift.type(of: value)) was found where a \(type) is needed"
  }
}
