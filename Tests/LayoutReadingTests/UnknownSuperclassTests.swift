import PlumbDiagnosis
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `A class below a superclass that is not there` {
  private func found(_ place: String, _ text: String = "\"Two\"") async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class AnswerCell: BaseCell {
        let titleLabel = UILabel(), countLabel = UILabel()
        override func setupViews() {
          super.setupViews()
          titleLabel.text = "One"
          countLabel.text = \(text)
          for label in [titleLabel, countLabel] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12).isActive = true
          }
          titleLabel.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true
          countLabel.topAnchor.constraint(equalTo: \(place)).isActive = true
        }
      }
      """
    ).filter { $0.rule == .overlappingContent }
  }

  @Test(arguments: ["titleLabel.topAnchor, constant: 3", "topAnchor, constant: 12"])
  func `is told that its labels lie on each other`(_ place: String) async throws {
    #expect(try await found(place).count == 1)
  }

  @Test func `is told nothing where they do not, or where their texts are not known`() async throws
  {
    #expect(try await found("titleLabel.bottomAnchor, constant: 3").isEmpty)
    #expect(try await found("topAnchor, constant: 12", "Strings.two").isEmpty)
  }
}
