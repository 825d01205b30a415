import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `Presenting beside another` {
  /// UIKit warns "Attempt to present … which is already presenting …" and does nothing else.
  @Test func `leaves what is presented, and does not call the completion`() {
    let (presenter, first, second) = (UIViewController(), UIViewController(), UIViewController())
    presenter.present(first, animated: false)
    var completed = false
    presenter.present(second, animated: false) { completed = true }
    #expect(presenter.presentedViewController === first)
    #expect(second.presentingViewController == nil)
    #expect(!completed)
  }
}
