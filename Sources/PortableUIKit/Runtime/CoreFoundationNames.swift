#if !canImport(ObjectiveC)
public import Foundation

// Core Foundation's names for what Swift knows by its own: on Apple's platforms one is the other after `as`, and here both
// are the same type, so that `as` goes both ways.

/// A text, by Core Foundation's name.
public typealias CFString = String
/// Bytes, by Core Foundation's name.
public typealias CFData = Data
/// An address, by Core Foundation's name.
public typealias CFURL = URL
/// Values by key, by Core Foundation's name.
public typealias CFDictionary = [AnyHashable: Any]
/// A moment, in seconds from the beginning of 2001.
public typealias CFAbsoluteTime = Double
/// Where an error is put; nil where nobody wants it.
public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
/// An integer, by Objective-C's name.
public typealias NSInteger = Int
/// An integer without a sign, by Objective-C's name.
public typealias NSUInteger = UInt

/// Returns what time it is.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

// Apple declares it so; it is never nil.
/// Yes, by Core Foundation's name.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanTrue: NSNumber! = NSNumber(value: true)
// Apple declares it so; it is never nil.
/// No, by Core Foundation's name.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBooleanFalse: NSNumber! = NSNumber(value: false)
// Apple declares it so; it is never nil.
/// The key of a bundle's number.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBundleVersionKey: CFString! = "CFBundleVersion"
// Apple declares it so; it is never nil.
/// The key of a bundle's name.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBundleNameKey: CFString! = "CFBundleName"
// Apple declares it so; it is never nil.
/// The key of a bundle's identifier.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public let kCFBundleIdentifierKey: CFString! = "CFBundleIdentifier"
/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// What is posted between processes; nothing is here.
public final class CFNotificationCenter: Sendable {
  fileprivate static let darwin = CFNotificationCenter()
}

/// The name of a notification between processes.
public struct CFNotificationName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: CFString
  /// Creates a name.
  public init(rawValue: CFString) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: CFString) { self.rawValue = rawValue }
}

/// When notifications are delivered to a process that does not run.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  case drop = 1
  case coalesce = 2
  case hold = 3
  case deliverImmediately = 4
}

/// What is called when a notification was posted by another process.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

// Apple declares it so; it is never nil.
/// Returns where notifications between processes are posted.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// Posts a notification to other processes; none hears of it here.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter?,
  _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?,
  _ userInfo: CFDictionary?,
  _ deliverImmediately: Bool
) {}

/// Asks to hear of notifications of other processes; none posts here.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter?,
  _ observer: UnsafeRawPointer?,
  _ callBack: CFNotificationCallback?,
  _ name: CFString?,
  _ object: UnsafeRawPointer?,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {}

/// Asks to hear of other processes no longer.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter?,
  _ observer: UnsafeRawPointer?,
  _ name: CFNotificationName?,
  _ object: UnsafeRawPointer?
) {}

/// Asks to hear of other processes no longer.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter?,
  _ observer: UnsafeRawPointer?
) {}

/// A server shows who it is by a certificate; Foundation says of its own constant that it is not there.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
#endif
