#if !canImport(ObjectiveC)
public import Foundation

extension NSObject {
  /// The class, which code hands to `register(_:forCellReuseIdentifier:)` by this name.
  ///
  /// Source: in Objective-C a class is an object as well, and answers what its superclass `NSObject` answers.
  public class func classForCoder() -> AnyClass { self }
}
#endif
