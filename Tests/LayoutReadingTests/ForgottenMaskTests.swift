import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Views that keep their masks beside constraints, where something of the layout is not known.
@MainActor
@Suite(.serialized) struct `A mask that was forgotten` {
  private func conflicts(_ source: String) async throws -> [Finding] {
    try await check("import UIKit\n" + source).filter { $0.rule == .conflict }
  }

  @Test(arguments: ["UITableViewCell", "UICollectionViewCell"])
  func `is told in a cell that has another height without the conflict along the other axis`(
    _ base: String
  ) async throws {
    let start =
      base == "UITableViewCell"
      ? "style: UITableViewCell.CellStyle, reuseIdentifier: String?" : "frame: CGRect"
    let call =
      base == "UITableViewCell" ? "style: style, reuseIdentifier: reuseIdentifier" : "frame: frame"
    let found = try await conflicts(
      """
      final class Row: \(base) {
        let name = UILabel()
        override init(\(start)) {
          super.init(\(call))
          name.text = "Name"
          contentView.addSubview(name)
          NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
            name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.message.contains("`name` keeps its autoresizing mask"))
    #expect(finding.message.contains("`name` left = 0"))
    #expect(!finding.message.contains("ways"), "that of the height is there in no other one")
  }

  @Test(arguments: [
    "logo.widthAnchor.constraint(equalToConstant: 100).isActive = true",
    "logo.frame = frames[0]; logo.topAnchor.constraint(equalTo: view.topAnchor, constant: 9).isActive = true",
  ])
  func `may suit a frame that is not known`(_ line: String) async throws {
    let found = try await conflicts(
      """
      final class Screen: UIViewController {
        var frames: [CGRect] = Store.frames
        override func viewDidLoad() {
          super.viewDidLoad()
          let logo = UIImageView(image: UIImage(named: "logo"))
          view.addSubview(logo)
          \(line)
        }
      }
      """
    )
    #expect(found.isEmpty)
  }

  @Test(arguments: [(#""textColor""#, 1), (#""highlightsToday""#, 1), (#""frame""#, 0), ("key", 0)])
  func `is none where a value is set by a key that may decide on it`(
    _ key: String,
    _ count: Int
  ) async throws {
    let found = try await conflicts(
      """
      final class Screen: UIViewController {
        let picker = UIDatePicker()
        let key = Store.key
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(picker)
          picker.setValue(Store.value, forKeyPath: \(key))
          picker.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20).isActive = true
        }
      }
      """
    )
    #expect(found.count == count)
  }
}
