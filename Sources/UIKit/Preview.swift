/// A preview of a view in Xcode's canvas.
///
///     #Preview("Offer", traits: .sizeThatFitsLayout) { OfferView() }
///
/// The body is type-checked, and nothing is left of it in the program. `plumbline serve` shows previews in a browser, as they
/// stand in the source.
///
/// - Note: UIKit: Apple's makes a declaration that Xcode looks for; here nobody does.
///
/// - Parameters:
///   - name: What the preview is called.
///   - traits: How it is shown.
///   - body: Makes the view.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIView
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A preview of a controller's view in Xcode's canvas; as for views.
///
/// - Parameters:
///   - name: What the preview is called.
///   - traits: How it is shown.
///   - body: Makes the controller.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil,
  traits: PreviewTrait<Preview.ViewTraits>...,
  body: @escaping @MainActor () -> UIViewController
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// What previews are made of.
public struct Preview {
  /// The kind of traits that previews of views have.
  public struct ViewTraits {}
}

/// How a preview is shown.
///
/// - Note: UIKit: Xcode's canvas follows it; the programs that are compiled here do not.
public struct PreviewTrait<Kind>: Sendable {
  private init() {}
}

extension PreviewTrait where Kind == Preview.ViewTraits {
  /// In a device, as by default.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
  /// With the device's left side below.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// With the device's right side below.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }

  /// In a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
}
