import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Constraints that are made when a cell is selected, or a controller's view appears.
@MainActor
@Suite(.serialized) struct `What is made at every event` {
  private func pileUps(_ source: String) async throws -> [String] {
    try await check(source).filter { $0.rule == .constraintsPileUp }.map(\.message)
  }

  private func row(_ hook: String) -> String {
    """
    import UIKit
    final class Row: UITableViewCell {
      let card = UIView()
      var isBuilt = false
      \(hook)
      private func build() {
        contentView.addSubview(card)
        card.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          card.topAnchor.constraint(equalTo: contentView.topAnchor),
          card.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          card.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          card.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
        ])
      }
    }
    """
  }

  @Test(arguments: [
    ("build()", true), ("guard window != nil else { return }; build()", false),
    ("if !isBuilt { build() }; isBuilt = true", false),
  ])
  func `piles up in a view that builds itself wherever its window is`(
    _ body: String,
    _ isTold: Bool
  ) async throws {
    let source = row("override func didMoveToWindow() { super.didMoveToWindow(); \(body) }")
    #expect(try await pileUps(source).count == (isTold ? 1 : 0))
  }

  @Test(arguments: [
    ("build()", true), ("guard superview != nil else { return }; build()", false),
  ])
  func `piles up in a view that builds itself wherever its superview is`(
    _ body: String,
    _ isTold: Bool
  ) async throws {
    let source = row("override func didMoveToSuperview() { \(body) }")
    #expect(try await pileUps(source).count == (isTold ? 1 : 0))
  }

  @Test func `piles up in a cell that builds itself when it is selected`() async throws {
    let source = row(
      """
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        build()
      }
      """
    )
    #expect(
      try await pileUps(source) == [
        "Row makes the constraints of this line and of three more anew each time it is selected or deselected: "
          + "every change adds another copy of each"
      ]
    )
  }

  @Test(arguments: [
    "if !isBuilt { isBuilt = true; build() }",
    "card.layer.borderWidth = selected ? 2 : 0",
  ])
  func `piles up nothing where a cell is built once`(_ body: String) async throws {
    let source = row(
      """
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        \(body)
      }
      """
    )
    #expect(try await pileUps(source).isEmpty)
  }

  private func screen(_ body: String) -> String {
    """
    import UIKit
    final class Screen: UIViewController {
      let banner = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(banner)
        banner.translatesAutoresizingMaskIntoConstraints = false
        banner.heightAnchor.constraint(equalToConstant: 40).isActive = true
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        \(body)
      }
    }
    """
  }

  @Test func `piles up in a screen that is laid out when it appears`() async throws {
    let source = screen("banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true")
    #expect(
      try await pileUps(source) == [
        "Screen makes this constraint anew each time it appears: every appearance adds another one"
      ]
    )
  }

  @Test func `piles up nothing where what was there is taken away`() async throws {
    let source = screen(
      """
      banner.removeFromSuperview()
      view.addSubview(banner)
      banner.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      """
    )
    #expect(try await pileUps(source).isEmpty)
  }

  private func header(_ hook: String) -> String {
    """
    import UIKit
    final class Header: UIView {
      let title = UILabel()
      override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        \(hook)
      }
      private func build() {
        addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        title.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
    }
    """
  }

  @Test func `piles up in a view that builds itself wherever it is put, or not`() async throws {
    #expect(
      try await pileUps(header("build()")) == [
        "Header makes this constraint anew also when it is taken out of its superview: "
          + "every change of it adds another one"
      ]
    )
  }

  @Test(arguments: [
    "guard newSuperview != nil else { return }\nbuild()", "if title.superview == nil { build() }",
  ])
  func `piles up nothing in a view that builds itself where it is put`(
    _ hook: String
  ) async throws {
    #expect(try await pileUps(header(hook)).isEmpty)
  }
}
