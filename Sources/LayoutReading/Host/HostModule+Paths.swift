import HostCalls
import PortableUIKit

extension HostModule {
  /// Adds the shapes whose initialisers take a pointer to a map of the plane, which is given as a value here.
  func registerPaths() {
    extend("CGPath") { t in
      t.initializer("init(rect: CGRect, transform: CGAffineTransform?)") { a in
        let rect = try a(0, CGRect.self)
        return try mapped(a, 1) { wrap(PortableUIKit.CGPath(rect: rect, transform: $0)) }
      }
      t.initializer("init(ellipseIn rect: CGRect, transform: CGAffineTransform?)") { a in
        let rect = try a(0, CGRect.self)
        return try mapped(a, 1) { wrap(PortableUIKit.CGPath(ellipseIn: rect, transform: $0)) }
      }
      t.initializer(
        "init(roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform?)"
      ) { a in
        let (rect, width) = (try a(0, CGRect.self), try a(1, CGFloat.self))
        let height = try a(2, CGFloat.self)
        return try mapped(a, 3) {
          wrap(
            PortableUIKit.CGPath(
              roundedRect: rect,
              cornerWidth: width,
              cornerHeight: height,
              transform: $0
            )
          )
        }
      }
    }
  }
}

/// Calls with a pointer to the map that an argument is, or with nil.
@MainActor
private func mapped(
  _ arguments: HostArguments,
  _ index: Int,
  _ body: (UnsafePointer<CGAffineTransform>?) -> Value
) throws -> Value {
  guard let transform = try arguments(index, CGAffineTransform?.self) else { return body(nil) }
  return withUnsafePointer(to: transform) { body($0) }
}
