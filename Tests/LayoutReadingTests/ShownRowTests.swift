import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Cells that build themselves where a table tells them whether they are selected.
@MainActor
@Suite(.serialized) struct `A cell that is built when it is selected` {
  private let source = """
    import UIKit
    final class PlaceCell: UITableViewCell {
      let name = UILabel()
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        setUp()
      }
      func setUp() {
        contentView.addSubview(name)
        name.translatesAutoresizingMaskIntoConstraints = false
        name.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor).isActive = true
        name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
      }
    }
    """

  @Test func `is read whole, as a table tells each row that it is not`() async throws {
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.items.contains { $0.label == "name" } == true)
  }

  @Test func `is told to make its constraints anew`() async throws {
    #expect(try await check(source).map(\.rule) == [.constraintsPileUp])
  }
}
