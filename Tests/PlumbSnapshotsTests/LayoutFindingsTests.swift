import PlumbDiagnosis
import Testing
import UIKit

@testable import PlumbSnapshots

/// A card whose button's place is forgotten where it is told so.
private final class OfferView: UIView {
  let title = UILabel()
  let button = UIButton(type: .system)

  init(isComplete: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 120))
    title.text = "Summer offer"
    for view in [title, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -16),
      button.leadingAnchor.constraint(equalTo: title.leadingAnchor),
    ])
    if isComplete { button.topAnchor.constraint(equalTo: title.bottomAnchor).isActive = true }
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct `Findings in live views` {
  @Test func `are none where all is well`() throws {
    expectNoFindings(in: OfferView(isComplete: true))
    #expect(try OfferView(isComplete: true).layoutFindings().isEmpty)
  }

  @Test func `name the property, the line of a constraint, and what to change`() throws {
    let findings = try OfferView(isComplete: false).layoutFindings()
    let finding = try #require(findings.first)
    #expect(findings.count == 1)
    #expect(finding.rule == .ambiguous)
    #expect(finding.message.hasPrefix("`button` is not determined: y can be anything"))
    let text = finding.description
    #expect(text.hasPrefix("PlumbSnapshotsTests/LayoutFindingsTests.swift:"))
    #expect(text.contains(": ambiguous: `button`"))
    #expect(text.contains("\n  → add a top or centerY constraint for `button`"))
  }

  @Test func `become issues`() {
    let issues = issues { expectNoFindings(in: OfferView(isComplete: false)) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("ambiguous: `button` is not determined") == true)
  }

  @Test func `become one issue for each line that makes them`() {
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    for index in 0..<3 {
      let row = UIView(frame: CGRect(x: 0, y: index * 100, width: 320, height: 100))
      row.accessibilityIdentifier = "Row \(index)"
      let icon = UIView()
      icon.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(icon)
      list.addSubview(row)
      icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
      icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
    }
    let issues = issues { expectNoFindings(in: list, of: [.conflict]) }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("(3 times, first in `Row 0`)") == true, "\(issues)")
  }

  @Test func `are those of the rules and the level that are asked for`() throws {
    expectNoFindings(in: OfferView(isComplete: false), of: [.conflict])
    // Ambiguity is a warning.
    expectNoFindings(in: OfferView(isComplete: false), level: .error)
    #expect(try OfferView(isComplete: false).layoutFindings(of: [.conflict]).isEmpty)
  }
}

/// A title in the middle that nothing keeps inside.
private final class BannerView: UIView {
  let title = UILabel()

  init(_ text: String) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    title.text = text
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)
    NSLayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: centerXAnchor),
      title.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite struct `A live text that is too long already` {
  @Test func `becomes an issue`() {
    let long = BannerView("A title that is by far too long for a banner of this width")
    let found = issues { expectNoFindings(in: long) }
    #expect(found.count == 1)
    #expect(found.first?.contains("`title` sticks out of BannerView") == true, "\(found)")
  }

  @Test func `is none while it fits`() {
    #expect(issues { expectNoFindings(in: BannerView("Hello")) }.isEmpty)
  }
}
