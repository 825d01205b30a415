import LayoutEngine
import PlumbDiagnosis
import Testing

/// Constraints that come with what something unknown calls: an observable, a store, the network.
@MainActor
@Suite(.serialized) struct `What closures would settle that nothing has called` {
  private func source(_ line: String) -> String {
    """
    import UIKit
    final class Login: UIViewController {
      let field = UITextField(), button = UIButton(type: .system)
      var onChange: (() -> Void)?
      lazy var top = button.topAnchor.constraint(equalTo: field.bottomAnchor)
      override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Log in", for: .normal)
        for each in [field, button] {
          each.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(each)
        }
        NSLayoutConstraint.activate([
          field.topAnchor.constraint(equalTo: view.topAnchor, constant: 80),
          field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        ])
        \(line)
      }
    }
    """
  }

  private func open(_ line: String) async throws -> [Finding] {
    try await check(source(line)).filter { $0.rule == .ambiguous }
  }

  @Test(arguments: [
    "model.error.bind { [weak self] in self?.top.isActive = $0 == nil }",
    "Store.shared.subscribe(self) { state in self.top.isActive = state.isReady }",
    "model.error.asDriver().drive(onNext: { _ in self.top.isActive = true }).disposed(by: bag)",
    "onChange = { [weak self] in self?.top.isActive = true }",
    """
    API.fetch { _ in
      self.button.topAnchor.constraint(equalTo: self.field.bottomAnchor).isActive = true
    }
    """,
  ])
  func `is not told to be open`(_ line: String) async throws {
    #expect(try await open(line).isEmpty)
  }

  @Test(arguments: [
    "", "model.error.bind { [weak self] in self?.button.isEnabled = $0 == nil }",
    "UIView.animate(withDuration: 1) { self.button.alpha = 1 }",
  ])
  func `is told where they settle nothing`(_ line: String) async throws {
    #expect(try await open(line).count == 1)
  }
}
