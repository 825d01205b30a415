import PlumbDiagnosis
import Testing

/// Lengths that hang on what is not there yet.
@MainActor
@Suite(.serialized) struct `Before texts are there` {
  private func rules(_ distribution: String) async throws -> [Rule] {
    try await check(
      """
      import UIKit
      final class Weather: UITableViewCell {
        let icon = UIImageView(), stack = UIStackView(), city = UILabel(), now = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          stack.axis = .vertical
          stack.distribution = \(distribution)
          for view in [city, now] { stack.addArrangedSubview(view) }
          for view in [icon, stack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
            view.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
            view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
          }
          NSLayoutConstraint.activate([
            icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            icon.widthAnchor.constraint(equalToConstant: 120),
            icon.heightAnchor.constraint(equalToConstant: 120),
            stack.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
            stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).map(\.rule)
  }

  @Test func `views that fill in proportion share what is left over by that`() async throws {
    let rules = try await rules(".fillProportionally")
    #expect(!rules.contains(.equalPriorities) && !rules.contains(.ambiguous))
  }

  @Test func `views that fill share it by their priorities`() async throws {
    #expect(try await rules(".fill").contains(.equalPriorities))
  }

  @Test(arguments: ["textLabel?.frame.origin.x = 56", ""])
  func `what is as high as the label of a cell is not said to have no height`(
    _ placing: String
  ) async throws {
    let found = try await check(
      """
      import UIKit
      final class Person: UITableViewCell {
        let time = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
          time.text = "12:00"
          contentView.addSubview(time)
          time.translatesAutoresizingMaskIntoConstraints = false
          NSLayoutConstraint.activate([
            time.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            time.widthAnchor.constraint(equalToConstant: 100),
            time.centerYAnchor.constraint(equalTo: textLabel!.centerYAnchor),
            time.heightAnchor.constraint(equalTo: textLabel!.heightAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() {
          super.layoutSubviews()
          \(placing)
        }
      }
      """
    )
    #expect(!found.contains { $0.rule == .zeroSize })
  }
}
