import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `A picture view without a picture` {
  private func open(_ constraints: String, caption: String = "") async throws -> [String] {
    try await check(
      """
      import UIKit
      final class Badge: UIView {
        let picture = UIImageView(), caption = UILabel()
        init() {
          super.init(frame: .zero)
          for each in [picture, caption] {
            each.translatesAutoresizingMaskIntoConstraints = false
          }
          addSubview(picture)
          \(caption)
          NSLayoutConstraint.activate([\(constraints)])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    .filter { $0.rule == .ambiguous }.map(\.message)
  }

  @Test func `is told that its place is open`() async throws {
    let found = try await open(
      """
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.widthAnchor.constraint(equalToConstant: 40),
      picture.heightAnchor.constraint(equalToConstant: 40),
      """
    )
    #expect(found == ["`picture` is not determined: y can be anything"])
  }

  @Test func `is not told that its size is open, which the picture decides on`() async throws {
    let found = try await open(
      """
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.topAnchor.constraint(equalTo: topAnchor),
      """
    )
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `is told what is open besides its size, beside a text that comes later`() async throws
  {
    let found = try await open(
      """
      picture.centerYAnchor.constraint(equalTo: centerYAnchor),
      caption.topAnchor.constraint(equalTo: picture.bottomAnchor),
      caption.centerXAnchor.constraint(equalTo: centerXAnchor),
      """,
      caption: "addSubview(caption)"
    )
    #expect(found.count == 1)
    #expect(found.first?.contains("x can be anything") == true, "\(found)")
    #expect(found.first?.contains("width") == false, "\(found)")
  }

  /// With a picture its view has a height, and what hangs on it is open for a reason of its own.
  @Test func `leaves a stack open beside it that has no height either`() async throws {
    let found = try await check(
      """
      import UIKit
      final class UserCell: UITableViewCell {
        private let picture = UIImageView(), badge = UIView(), name = UILabel()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Ann"
          let texts = UIStackView(arrangedSubviews: [name, badge])
          texts.axis = .vertical
          for each in [picture, texts] {
            each.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(each)
          }
          NSLayoutConstraint.activate([
            picture.leftAnchor.constraint(equalTo: contentView.leftAnchor, constant: 20),
            picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 15),
            texts.leftAnchor.constraint(equalTo: picture.rightAnchor, constant: 5),
            texts.rightAnchor.constraint(equalTo: contentView.rightAnchor),
            texts.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .ambiguous }
    #expect(found.count == 1)
    #expect(found.first?.message.hasPrefix("`texts` is not determined: y can be anything") == true)
  }
}
