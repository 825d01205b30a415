import LayoutEngine
import Testing
import TextMetrics

@testable import PortableUIKit

/// Every character is one em wide; lines are one em high with the baseline at 0.8 em.
@MainActor
@Suite struct `Text that shrinks` {
  private func lines(_ view: UIView, _ size: CGSize) throws -> [LayoutSnapshot.TextLine] {
    view.textCanvas = TextCanvas(metrics: FixedMetrics(), scale: 1)
    view.frame = CGRect(origin: .zero, size: size)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(view)
    let captured = root.captureLayout(name: "test", includesLook: true)
    let place = try #require(captured.objects.firstIndex { $0 === view })
    return try #require(captured.snapshot.items[place].look).lines
  }

  private func label(_ text: String, least: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 20)
    label.numberOfLines = lines
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = least
    return label
  }

  @Test func `fits into its label, which keeps its intrinsic size`() throws {
    let label = label("abcdefghij", least: 0.25)
    // Ten letters of 20 points in 100: half the font.
    let line = try #require(try lines(label, CGSize(width: 100, height: 20)).first)
    #expect(abs(line.fontSize - 10) < 0.05)
    #expect(line.text == "abcdefghij")
    #expect(label.intrinsicContentSize == CGSize(width: 200, height: 20))
  }

  @Test func `is cut where the least factor is too large`() throws {
    let label = label("abcdefghij", least: 0.75)
    // At 15 points 100 points hold six characters, the last of which is the ellipsis.
    let line = try #require(try lines(label, CGSize(width: 100, height: 20)).first)
    #expect(line.fontSize == 15)
    #expect(line.text == "abcde…")
  }

  /// Apple's documentation of `minimumScaleFactor`: at 0 the text is not scaled down.
  @Test func `does not shrink without a factor, nor without being asked`() throws {
    let size = CGSize(width: 100, height: 20)
    #expect(try lines(label("abcdefghij", least: 0), size).first?.fontSize == 20)
    let other = label("abcdefghij", least: 0.5)
    other.adjustsFontSizeToFitWidth = false
    #expect(try lines(other, size).first?.fontSize == 20)
    #expect(try lines(label("abcde", least: 0.5), size).first?.fontSize == 20)
  }

  /// A line of 20 points in 40 has its top at 10 and its baseline at 26; at half the size its baseline is 8
  /// below its top.
  @Test(arguments: [
    (UIBaselineAdjustment.alignBaselines, 26.0), (.alignCenters, 23), (.none, 18),
  ])
  func `keeps baseline, middle or top`(adjustment: UIBaselineAdjustment, baseline: Double) throws {
    let label = label("abcdefghij", least: 0.5)
    label.baselineAdjustment = adjustment
    let line = try #require(try lines(label, CGSize(width: 100, height: 40)).first)
    #expect(abs(line.baseline - baseline) < 0.05)
  }

  @Test func `fits into the lines that a label has`() throws {
    let label = label("abcdefgh ijklmnop", least: 0.25, lines: 2)
    // Eight letters of a line in 80 points: 10 points each.
    let found = try lines(label, CGSize(width: 80, height: 60))
    #expect(found.map(\.text) == ["abcdefgh", "ijklmnop"])
    #expect(found.allSatisfy { abs($0.fontSize - 10) < 0.05 })
  }

  @Test func `of a field goes down to its least size`() throws {
    let field = UITextField()
    field.font = .systemFont(ofSize: 20)
    field.text = "abcdefghij"
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 12
    let line = try #require(try lines(field, CGSize(width: 100, height: 30)).first)
    #expect(line.fontSize == 12)
    #expect(field.intrinsicContentSize.width == 200)
  }

  @Test func `of a button shrinks in its title label`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("abcdefghij", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = 0.5
    button.textCanvas = TextCanvas(metrics: FixedMetrics(), scale: 1)
    #expect(button.intrinsicContentSize.width == 200)
    #expect(button.textFacts?.shrinks == true)
    #expect(button.textFacts?.minimumScale == 0.5)
    let label = try #require(button.titleLabel)
    #expect(
      abs(try #require(try lines(label, CGSize(width: 100, height: 20)).first).fontSize - 10) < 0.05
    )
  }
}
