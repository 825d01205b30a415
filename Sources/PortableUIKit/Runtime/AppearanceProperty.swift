import Foundation

/// A property that an appearance can set.
///
/// Each class lists its own in `appearanceProperties`. A property takes part by keeping nil until it is
/// set: that tells a proxy what it was told, and a view what it was given itself.
@MainActor
struct AppearanceProperty {
  /// Hands what a proxy was told on to a view that was not told itself.
  let handOn: (_ proxy: UIView, _ view: UIView) -> Void

  /// A property of the class `Owner`.
  ///
  /// - Parameters:
  ///   - own: Where the value is kept; nil while nobody set it.
  ///   - set: Sets the value, with what follows from it for the layout.
  init<Owner: UIView, Value>(
    _ own: KeyPath<Owner, Value?>,
    _ set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    handOn = { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner, view[keyPath: own] == nil,
        let value = proxy[keyPath: own]
      else { return }
      set(view, value)
    }
  }

  /// Values by state and the like, of which a view may have some and lack others.
  init<Owner: UIView, Key: Hashable, Value>(
    _ own: @escaping @MainActor (Owner) -> [Key: Value],
    _ set: @escaping @MainActor (Owner, Key, Value) -> Void
  ) {
    handOn = { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner else { return }
      let owned = own(view)
      for (key, value) in own(proxy) where owned[key] == nil { set(view, key, value) }
    }
  }
}
