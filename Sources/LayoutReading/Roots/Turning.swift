import Foundation
import PlumbDiagnosis
import PortableUIKit

extension Evaluator {
  /// What becomes of a class once the device is turned, and the moment at which it is, where its code switches or makes
  /// constraints then.
  ///
  /// A class that does nothing of the kind may be made for one orientation alone.
  func turningVariants(of root: TypeDeclaration) -> [ReadingVariant] {
    let switches = Self.hooksOfTurning.contains { name in
      override(name, of: root).map { mayLayOut($0.syntax, among: Self.constraintWords) } == true
    }
    guard switches || layOutByTraits else { return [] }
    return [
      ReadingVariant(choice: .turned(isMoment: false), words: "once the device is turned"),
      ReadingVariant(choice: .turned(isMoment: true), words: "while the device is turned"),
    ]
  }

  private static let hooksOfTurning = [
    "traitCollectionDidChange(_:)", "viewWillTransition(to:with:)", "willTransition(to:with:)",
  ]

  /// Whether the device is to be turned in this reading, and whether the moment is meant; nil where it stays.
  var turning: Bool? {
    guard case .turned(let isMoment)? = variant?.choice else { return nil }
    return isMoment
  }
}

/// What runs beside a turn of the device: at its end, as it takes no time.
@MainActor
private final class TurningTransition: NSObject, UIViewControllerTransitionCoordinator {
  private var blocks: [((any UIViewControllerTransitionCoordinator) -> Void)?] = []

  let isAnimated = false
  let transitionDuration: TimeInterval = 0

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinator) -> Void)?
  ) -> Bool {
    blocks.insert(animation, at: blocks.count / 2)
    blocks.append(completion)
    return true
  }

  func finish() {
    let all = blocks
    blocks = []
    for block in all { block?(self) }
  }
}

extension Evaluator {
  /// Tells an object of the source that the device is turned, and does what a controller wants done beside the turn.
  ///
  /// - Parameters:
  ///   - instance: The controller, or the view: that is told of its traits alone.
  ///   - screen: The screen of the turned device, which is that of the process.
  ///   - turn: Turns the window.
  /// - Throws: ``Interruption``.
  func telling(
    _ instance: Instance,
    of screen: SimulatedScreen,
    _ turn: () -> Void
  ) throws {
    guard instance.host is UIViewController else {
      turn()
      return try callTraitHandlers(of: instance)
    }
    let transition = TurningTransition()
    keptObjects.append(transition)
    let told: [(name: String, value: Value)] = [
      ("willTransition(to:with:)", wrap(any: UITraitCollection.current)),
      ("viewWillTransition(to:with:)", wrap(screen.size)),
    ]
    for (name, value) in told {
      guard let hook = override(name, of: instance.declaration) else { continue }
      do {
        _ = try call(hook, on: .object(instance), [value, .host(transition)])
      } catch let error as Interruption where error.isRecoverable {
        note(error)
      }
    }
    turn()
    try callTraitHandlers(of: instance)
    transition.finish()
  }
}

extension SourceLayout {
  /// What becomes of a finding once the device is turned: one about room may be of an app that is never turned.
  func judgedOnceTurned(_ finding: Finding) -> Finding? {
    switch finding.rule {
    case .conflict: judged(forOneOrientation(finding))
    case .ambiguous where coverage == .whole: judged(finding)
    default: nil
    }
  }

  /// A conflict with what a property holds for one orientation, and what stays active in the other one.
  private func forOneOrientation(_ finding: Finding) -> Finding {
    guard !Set(stored).isDisjoint(with: finding.constraints) else { return finding }
    var finding = finding
    finding.suggestion =
      "deactivate the constraints of the other orientation before those of this one are activated"
    finding.fixes = []
    return finding
  }
}
