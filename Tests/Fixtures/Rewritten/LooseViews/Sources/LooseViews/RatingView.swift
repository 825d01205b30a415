import UIKit

public final class RatingView: UIView {
  @IBOutlet private weak var valueLabel: UILabel!
  @IBOutlet private weak var stepper: UIStepper!

  public static func make() -> RatingView? {
    let nib = UINib(nibName: "RatingView", bundle: .module)
    return nib.instantiate(withOwner: nil).first as? RatingView
  }

  public var value: Int { Int(stepper.value) }
  public var text: String? { valueLabel.text }

  public func rate(_ value: Int) {
    stepper.value = Double(value)
    stepper.sendActions(for: .valueChanged)
  }

  @IBAction private func changed() { valueLabel.text = "\(value) of 5" }
}
