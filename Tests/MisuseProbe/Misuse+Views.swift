import Foundation
import PortableUIKit

private final class OtherSpace: NSObject, UICoordinateSpace {
  var bounds: CGRect { .zero }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint { point }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect { rect }
}

private final class OtherItem: UIBarButtonItem {}

private final class OtherConfiguration: UIContentConfiguration {
  func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: .cell())
  }
  func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class WithoutAppearance: UIView {
  required init?(coder: NSCoder) { nil }
}

extension Misuse {
  @MainActor static let views = [
    Misuse("view added to itself", "cannot be added as a subview of itself") {
      let view = UIView()
      view.addSubview(view)
    },
    Misuse("view added below itself", "cannot be added below itself") {
      let (parent, child) = (UIView(), UIView())
      parent.addSubview(child)
      child.addSubview(parent)
    },
    Misuse("layer added below itself", "the layers would go round in a circle") {
      let (parent, child) = (CALayer(), CALayer())
      parent.addSublayer(child)
      child.addSublayer(parent)
    },
    Misuse("frame that is not a number", "the frame of UILabel was set to") {
      UILabel().frame.size.width = .nan
    },
    Misuse("bounds that are not a number", "the bounds of UILabel were set to") {
      UILabel().bounds.origin.x = .nan
    },
    Misuse("exchange of subviews that are not there", "The subviews at 0 and 1 cannot be exchanged")
    {
      UIView().exchangeSubview(at: 0, withSubviewAt: 1)
    },
    Misuse("arranged index out of bounds", "The index 2 is out of bounds for 0 arranged subviews") {
      UIStackView().insertArrangedSubview(UIView(), at: 2)
    },
    Misuse("conversion to another space", "OtherSpace is no coordinate space") {
      _ = UIScreen.main.coordinateSpace.convert(CGPoint.zero, to: OtherSpace())
    },
    Misuse("control point out of range", "a timing function has 0 to 3") {
      let function = CAMediaTimingFunction(name: .linear)
      var point: [Float] = [0, 0]
      function.getControlPoint(at: 7, values: &point)
    },
    Misuse(
      "animations of a stopped animator",
      "animations were added to an animator that was stopped"
    ) {
      let animator = stoppedAnimator()
      animator.addAnimations {}
    },
    Misuse("start of a stopped animator", "an animator was started that was stopped") {
      stoppedAnimator().startAnimation()
    },
    Misuse("pause of a stopped animator", "an animator was paused that was stopped") {
      stoppedAnimator().pauseAnimation()
    },
    Misuse("finish of an animator that runs", "an animator was finished that was not stopped") {
      UIViewPropertyAnimator(duration: 1, curve: .linear).finishAnimation(at: .end)
    },
    Misuse("search token out of bounds", "token index 3 is beyond the 0 tokens") {
      UISearchTextField().insertToken(UISearchToken(icon: nil, text: "a"), at: 3)
    },
    Misuse("removal of a search token that is not there", "token index 0 is beyond the 0 tokens") {
      UISearchTextField().removeToken(at: 0)
    },
    Misuse("space of a class of bar buttons", "OtherItem cannot make spaces") {
      _ = OtherItem.flexibleSpace()
    },
    Misuse("list view with another configuration", "not a OtherConfiguration") {
      UIListContentView(configuration: .cell()).configuration = OtherConfiguration()
    },
    Misuse("appearance of a class without init(coder:)", "WithoutAppearance has no appearance") {
      _ = WithoutAppearance.appearance()
    },
  ]

  @MainActor private static func stoppedAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.startAnimation()
    animator.pauseAnimation()
    animator.stopAnimation(false)
    return animator
  }
}
