#if !PLUMB_CAPTURE

/// A panel over the app in builds that are tried out; in this one it does nothing.
@MainActor
public enum PlumbPanel {
  /// Does nothing in this build.
  @discardableResult
  @inlinable public static func present(over window: AnyObject? = nil) -> AnyObject? { nil }
}

#endif
