import LayoutReading
import PlumbDiagnosis
import Testing

/// Texts by keys, whose tables are not among the files.
@MainActor
@Suite(.serialized) struct `A key without a text` {
  private func button(_ title: String) -> String {
    """
    import UIKit
    final class Question: UIViewController {
      private let cancel = UIButton(type: .system)
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cancel)
        cancel.setTitle(\(title), for: .normal)
        cancel.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          cancel.widthAnchor.constraint(equalToConstant: 127),
          cancel.heightAnchor.constraint(equalToConstant: 44),
          cancel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          cancel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
      }
    }
    """
  }

  private func isTruncated(_ title: String) async throws -> Bool {
    try await check(button(title)).contains { $0.rule == .textTruncated }
  }

  @Test(arguments: [
    #"NSLocalizedString("deleteConfirmation.cancelButton.title", comment: "")"#,
    #"String(localized: "delete_confirmation_cancel_button")"#,
    #"NSLocalizedString("deleteConfirmationCancelButton", comment: "")"#,
  ])
  func `is measured as no text where it is a name`(_ title: String) async throws {
    #expect(try await !isTruncated(title))
  }

  @Test(arguments: [
    #"NSLocalizedString("Cancel the deletion of the item", comment: "")"#,
    #"String(localized: "Cancel the deletion of the item")"#,
  ])
  func `is the text in the language of the developers`(_ title: String) async throws {
    #expect(try await isTruncated(title))
  }
}
