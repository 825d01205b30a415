import Foundation
import Requirements

/// The proxies of all classes, and how they are chosen for a view.
@MainActor
enum AppearanceProxies {
  /// An object that keeps what instances of its class shall look like.
  private struct Proxy {
    let object: NSObject
    let type: ObjectIdentifier
    let containers: [ObjectIdentifier]
    let traits: UITraitCollection?
    /// Whether an object is an instance of the proxy's class.
    let isInstance: (AnyObject) -> Bool
    /// Whether an object is an instance of each container's class, the outermost container first.
    let isContainer: [(AnyObject) -> Bool]
  }

  private static var proxies: [Proxy] = []

  /// Returns the proxy of a class for a containment and traits, made the first time.
  static func proxy<Object: NSObject & AppearanceProxying>(
    for type: Object.Type,
    containers: [any UIAppearanceContainer.Type],
    traits: UITraitCollection?
  ) -> Object {
    let identifiers = containers.map { ObjectIdentifier($0) }
    let known = proxies.first {
      $0.type == ObjectIdentifier(type) && $0.containers == identifiers && $0.traits == traits
    }
    if let object = known?.object as? Object { return object }
    guard let object = type.init(coder: NSCoder()) else {
      requirementFailure("\(type) has no appearance: its init(coder:) returned nil")
    }
    proxies.append(
      Proxy(
        object: object,
        type: ObjectIdentifier(type),
        containers: identifiers,
        traits: traits,
        isInstance: { $0 is Object },
        isContainer: containers.reversed().map { instanceCheck($0) }
      )
    )
    return object
  }

  private static func instanceCheck<Container: UIAppearanceContainer>(
    _ type: Container.Type
  ) -> (AnyObject) -> Bool {
    { $0 is Container }
  }

  /// Gives a view that came into a window what its proxies were told.
  ///
  /// Source for the order: Apple's documentation of `UIAppearance`: of several containments the one whose
  /// outermost container stands highest wins, then the longest. That a subclass comes before its
  /// superclass, and a proxy with traits before one without, is an assumption.
  static func apply(to view: UIView) {
    guard !proxies.isEmpty else { return }
    let fitting = proxies.filter {
      $0.isInstance(view)
        && ($0.traits == nil || view.traitCollection.containsTraits(in: $0.traits))
    }
    guard !fitting.isEmpty else { return }
    let path = self.path(to: view)
    var ranked: [(proxy: Proxy, height: Int)] = []
    for proxy in fitting {
      guard let height = height(of: proxy, in: path) else { continue }
      ranked.append((proxy, height))
    }
    ranked.sort { precedes($0, $1) }
    for (proxy, _) in ranked {
      guard let object = proxy.object as? UIView else { continue }
      for property in Swift.type(of: object).appearanceProperties { property.handOn(object, view) }
    }
  }

  /// What the view stands in, the window first: views and the controllers between them.
  private static func path(to view: UIView) -> [AnyObject] {
    var path: [AnyObject] = []
    var above: UIView? = view
    while let current = above {
      if current !== view { path.append(current) }
      if let controller = current.layoutController { path.append(controller) }
      above = current.superview
    }
    return path.reversed()
  }

  /// The place of the outermost container; nil where the containers do not contain the view.
  private static func height(of proxy: Proxy, in path: [AnyObject]) -> Int? {
    var outermost: Int?
    var next = 0
    for (index, object) in path.enumerated() where next < proxy.isContainer.count {
      guard proxy.isContainer[next](object) else { continue }
      if next == 0 { outermost = index }
      next += 1
    }
    return next == proxy.isContainer.count ? outermost ?? Int.max : nil
  }

  private static func precedes(
    _ left: (proxy: Proxy, height: Int),
    _ right: (proxy: Proxy, height: Int)
  ) -> Bool {
    if left.proxy.type != right.proxy.type { return right.proxy.isInstance(left.proxy.object) }
    if left.height != right.height { return left.height < right.height }
    if left.proxy.containers.count != right.proxy.containers.count {
      return left.proxy.containers.count > right.proxy.containers.count
    }
    return left.proxy.traits != nil && right.proxy.traits == nil
  }

  /// Forgets all proxies, for tests.
  static func removeAll() {
    proxies = []
  }
}

/// A class whose instances can be proxies: `init(coder:)` makes one of any class.
@MainActor
protocol AppearanceProxying {
  init?(coder: NSCoder)
}

extension UIView: AppearanceProxying {}
extension UIBarItem: AppearanceProxying {}
