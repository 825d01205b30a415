#if PLUMB_CAPTURE

import Foundation

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The names of the properties that hold views and guides.
///
/// Only what classes of the application declare is looked at: it is by those names that its developer knows a view.
@MainActor
struct PropertyNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Asks views, and the controllers behind them.
  ///
  /// - Parameter objects: The views, those above before those below: where several hold one, the topmost names it.
  init(of objects: [AnyObject]) {
    for object in objects {
      guard let view = object as? PlatformView else { continue }
      #if canImport(UIKit)
      if let controller = view.next as? UIViewController { add(Mirror(reflecting: controller)) }
      #else
      if let controller = view.nextResponder as? NSViewController {
        add(Mirror(reflecting: controller))
      }
      #endif
      add(Mirror(reflecting: view))
    }
  }

  /// The name of the property, or nil where none was found.
  subscript(object: AnyObject) -> String? { names[ObjectIdentifier(object)] }

  private mutating func add(_ mirror: Mirror) {
    var mirror = mirror
    while Self.isOfApplication(mirror.subjectType) {
      for child in mirror.children {
        guard let label = child.label else { continue }
        let name = Self.name(of: label)
        if let all = child.value as? [PlatformView] {
          for (place, view) in all.enumerated() { add("\(name)[\(place)]", view) }
        } else if let view = child.value as? PlatformView {
          add(name, view)
        } else if let guide = child.value as? PlatformGuide {
          add(name, guide)
        }
      }
      guard let next = mirror.superclassMirror else { return }
      mirror = next
    }
  }

  private mutating func add(_ name: String, _ object: AnyObject) {
    let key = ObjectIdentifier(object)
    if names[key] == nil { names[key] = name }
  }

  /// Whether a class is of another module than the platform's: classes of Objective-C have no module at all.
  private static func isOfApplication(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    guard let module = name.split(separator: ".").first, module.count < name.count else {
      return false
    }
    return !["UIKit", "UIKitCore", "PortableUIKit", "AppKit", "Swift", "__C"].contains(module)
  }

  /// A property as it is written: the storage of a lazy one has a prefix.
  private static func name(of label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }
}

#endif
