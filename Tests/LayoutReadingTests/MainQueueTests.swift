import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Closures that code hands to the main queue.
@MainActor
@Suite(.serialized) struct `What code hands to the main queue` {
  private func row(_ body: String) -> String {
    """
    import UIKit
    final class Row: UITableViewCell {
      let title = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(title)
        title.translatesAutoresizingMaskIntoConstraints = false
        pin()
      }
      required init?(coder: NSCoder) { nil }
      func pin() {
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: contentView.topAnchor),
          title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          title.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      func configure(_ text: String) {
        \(body)
      }
    }
    """
  }

  @Test(arguments: ["DispatchQueue.main.async", "OperationQueue.main.addOperation"])
  func `piles up when a cell is used again`(_ call: String) async throws {
    let found = try await check(
      row("\(call) { [weak self] in self?.title.text = text; self?.pin() }")
    )
    #expect(found.map(\.rule) == [.constraintsPileUp])
  }

  @Test(arguments: [
    "DispatchQueue.main.async { [weak self] in self?.title.text = text }",
    "DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.pin() }",
  ])
  func `is told of only where it comes at once and makes constraints`(_ body: String) async throws {
    #expect(try await check(row(body)).isEmpty)
  }

  @Test func `is run once the view is laid out`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Page: UIViewController {
          let card = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            card.translatesAutoresizingMaskIntoConstraints = false
            DispatchQueue.main.async {
              self.view.addSubview(self.card)
              self.card.topAnchor.constraint(equalTo: self.view.topAnchor).isActive = true
              self.card.leadingAnchor.constraint(equalTo: self.view.leadingAnchor).isActive = true
              self.card.heightAnchor.constraint(equalToConstant: 40).isActive = true
              self.card.widthAnchor.constraint(equalToConstant: self.view.bounds.width / 2).isActive = true
            }
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
    let card = try #require(layout.snapshot?.items.first { $0.label == "card" })
    #expect(abs(card.frame.width - 393 / 2) < 0.5)
  }
}
