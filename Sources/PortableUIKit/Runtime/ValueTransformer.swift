#if !canImport(ObjectiveC)
public import Foundation

/// The name of what makes one value of another.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Keeps objects as archives that name their classes.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName(
    "NSSecureUnarchiveFromData"
  )
}

/// What makes one value of another.
open class ValueTransformer: NSObject {
  private final class Known: @unchecked Sendable {
    let lock = NSLock()
    /// Under the lock.
    var byName: [NSValueTransformerName: ValueTransformer] = [:]
  }
  private static let known = Known()

  /// Makes one known by a name; nil for none any more.
  public class func setValueTransformer(
    _ transformer: ValueTransformer?,
    forName name: NSValueTransformerName
  ) {
    known.lock.withLock { known.byName[name] = transformer }
  }

  /// Returns the names that are known.
  public class func valueTransformerNames() -> [NSValueTransformerName] {
    known.lock.withLock { Array(known.byName.keys) }
  }

  fileprivate static func known(_ name: NSValueTransformerName) -> ValueTransformer? {
    known.lock.withLock { known.byName[name] }
  }

  /// The class of what is made.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it can be made back: yes, unless something else is said.
  open class func allowsReverseTransformation() -> Bool { true }
  /// Makes a value of another: the same one here.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Makes a value back: by ``transformedValue(_:)``, where nothing else is said.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// What is found by a name; an initialiser of a class could only make another object.
public protocol _NamedTransformer {}

extension _NamedTransformer {
  /// Is the one that is known by a name; nil where there is none.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.known(name) as? Self else { return nil }
    self = found
  }
}

extension ValueTransformer: _NamedTransformer {}

/// What makes archives of objects, and objects of archives.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that an archive may hold.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self,
      NSData.self, NSURL.self, NSUUID.self, NSNull.self,
    ]
  }
}
#endif
