public import Foundation

extension UIViewController {
  /// How a controller appears; nothing moves here.
  @preconcurrency @MainActor
  open class Transition: NSObject {
    /// What is asked for where the controller comes from.
    @preconcurrency @MainActor
    open class ZoomSourceViewProviderContext: NSObject {
      /// The controller that appears.
      open internal(set) var zoomedViewController = UIViewController()
      /// The controller that it comes from.
      open internal(set) var sourceViewController = UIViewController()
    }

    /// What is asked for the rectangle that becomes the source.
    @preconcurrency @MainActor
    open class ZoomOptionsAlignmentRectContext: NSObject {
      /// The view that it comes from.
      open internal(set) var sourceView = UIView()
      /// The controller that appears.
      open internal(set) var zoomedViewController = UIViewController()
    }

    /// What is asked for whether fingers may take the controller away.
    @preconcurrency @MainActor
    open class ZoomOptionsInteractionContext: NSObject {
      /// Where the finger is.
      open internal(set) var location = CGPoint.zero
      /// How fast it moves.
      open internal(set) var velocity = CGVector.zero
      /// Whether the controller would go away otherwise.
      open internal(set) var willBegin = true
    }

    /// How a controller grows out of a view.
    @preconcurrency @MainActor
    open class ZoomOptions: NSObject {
      /// The color over what is behind.
      open var dimmingColor: UIColor?
      /// The haze over what is behind.
      open var dimmingVisualEffect: UIBlurEffect?
      /// Returns the rectangle that becomes the source.
      open var alignmentRectProvider: ((ZoomOptionsAlignmentRectContext) -> CGRect?)?
      /// Whether fingers may take the controller away.
      open var interactiveDismissShouldBegin: ((ZoomOptionsInteractionContext) -> Bool)?

      /// Creates what is usual.
      public override init() {
        super.init()
      }
    }

    /// Returns the view that the controller grows out of, where it does.
    public let sourceViewProvider: ((ZoomSourceViewProviderContext) -> UIView?)?

    private init(_ provider: ((ZoomSourceViewProviderContext) -> UIView?)? = nil) {
      sourceViewProvider = provider
      super.init()
    }

    /// It grows out of a view.
    public static func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition { Transition(sourceViewProvider) }
    /// It turns.
    public static var flipHorizontal: Transition { Transition() }
    /// It fades in.
    public static var crossDissolve: Transition { Transition() }
    /// It comes from below.
    public static var coverVertical: Transition { Transition() }
    /// A page curls away.
    public static var partialCurl: Transition { Transition() }
  }
}
