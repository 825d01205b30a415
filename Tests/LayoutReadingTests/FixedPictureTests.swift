import PlumbDiagnosis
import Testing

/// Pictures that are not known in views whose size is fixed.
@MainActor
@Suite(.serialized) struct `A picture that is not known` {
  private func growth(_ size: String) async throws -> [Rule] {
    try await check(
      """
      import UIKit
      final class Row: UIView {
        let icon = UIImageView(), title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          icon.image = UIImage(named: "pin")
          for each in [icon, title] {
            addSubview(each)
            each.translatesAutoresizingMaskIntoConstraints = false
            each.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
          }
          icon.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 28).isActive = true
          \(size)
          title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 4).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        func configure(_ place: String) { title.text = place }
      }
      """
    ).map(\.rule).filter { $0 == .unboundedGrowth }
  }

  @Test(arguments: [
    """
    icon.widthAnchor.constraint(equalToConstant: 24).isActive = true
    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
    """,
    """
    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
    icon.widthAnchor.constraint(equalTo: icon.heightAnchor).isActive = true
    """,
  ])
  func `says nothing of the layout where its view has a fixed size`(_ size: String) async throws {
    #expect(try await growth(size) == [.unboundedGrowth])
  }

  @Test(arguments: [
    "",
    "icon.heightAnchor.constraint(equalToConstant: 24).isActive = true",
    """
    icon.heightAnchor.constraint(equalToConstant: 24).isActive = true
    icon.widthAnchor.constraint(lessThanOrEqualToConstant: 24).isActive = true
    """,
  ])
  func `keeps what hangs on its size from being told`(_ size: String) async throws {
    #expect(try await growth(size).isEmpty)
  }
}
