import Foundation
import HostCalls

/// A value of UIKit as the source sees it.
@MainActor
func wrap<Native>(_ value: Native) -> Value {
  switch value {
  case let value as CGFloat: return .double(Double(value))
  case let value as Bool where Native.self == Bool.self || type(of: value as Any) == Bool.self:
    return .bool(value)
  case let value as Int where type(of: value as Any) == Int.self: return .int(value)
  case let value as Double where type(of: value as Any) == Double.self: return .double(value)
  case let value as String where type(of: value as Any) == String.self: return .string(value)
  case let value as Float where type(of: value as Any) == Float.self: return .double(Double(value))
  case is Void: return .void
  case let value as Value: return value
  case let value as any NativeContainer: return value.wrapped
  case let value as HashableValue: return value.value
  case let value as SourceContentConfiguration: return value.value
  case let value as any HostedObject:
    guard let instance = value.link.instance else { return .host(value) }
    if instance.host == nil { instance.host = value }
    return .object(instance)
  case let value as Instance: return .object(value)
  case let value as any FixedWidthInteger: return whole(value).map { .int($0) } ?? .host(value)
  default: return .host(value)
  }
}

/// Likewise of a value of any type, an optional too.
@MainActor
func wrap(any value: Any) -> Value { _openExistential(value, do: wrap) }

/// A number of any size, where it is one of `Int`.
private func whole<Whole: FixedWidthInteger>(_ value: Whole) -> Int? { Int(exactly: value) }
