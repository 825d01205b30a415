import PlumbDiagnosis
import Testing

/// Conflicts of constraints with views whose classes are not known.
@MainActor
@Suite(.serialized) struct `A conflict about a view of a class that is not known` {
  private func conflicts(_ constraints: String) async throws -> Int {
    try await check(
      """
      import UIKit
      final class Card: UIView {
        let main = UIView(), stepper = StepperView(frame: .zero)
        override init(frame: CGRect) {
          super.init(frame: frame)
          for view in [main, stepper] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
          }
          NSLayoutConstraint.activate([
            main.topAnchor.constraint(equalTo: topAnchor),
            main.leadingAnchor.constraint(equalTo: leadingAnchor),
            main.trailingAnchor.constraint(equalTo: trailingAnchor),
            stepper.leadingAnchor.constraint(equalTo: leadingAnchor),
            stepper.trailingAnchor.constraint(equalTo: trailingAnchor),
            stepper.bottomAnchor.constraint(equalTo: bottomAnchor),
            \(constraints)
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).count { $0.rule == .conflict }
  }

  @Test func `is told where the constraints contradict each other as they are written`()
    async throws
  {
    let count = try await conflicts(
      """
      main.bottomAnchor.constraint(equalTo: stepper.topAnchor, constant: -16),
      stepper.topAnchor.constraint(equalTo: main.bottomAnchor),
      stepper.heightAnchor.constraint(equalToConstant: 30)
      """
    )
    #expect(count == 1)
  }
}
