import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Helpers of other modules that place views, and whose names may be any.
@MainActor
@Suite(.serialized) struct `A helper that is not known and places a view` {
  private func source(_ line: String, _ more: String = "") -> String {
    """
    import UIKit
    final class Card: UIView {
      let title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Title"
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        \(line)
      }
      required init?(coder: NSCoder) { nil }
    }
    \(more)
    """
  }

  @Test(arguments: [
    "title.snapToEdges()", "title.attach(sides: [.top, .leading], 8)", "title.dock(.fill)",
    "title.alignTop(8).alignLeading(16)", "title.topAnchor == topAnchor + 8",
    "title.edgeAnchors == edgeAnchors", "title.widthAnchor <= 300",
  ])
  func `makes the class one that is read in part`(_ line: String) async throws {
    let layout = try #require(await read(source(line)).first)
    #expect(layout.coverage == .part)
    #expect(layout.reasons.map(\.place?.line) == [9])
    #expect(try await check(source(line)).isEmpty)
  }

  /// What ties the content of a view to it does not place the view.
  @Test func `is not told by what is inside of its view`() async throws {
    let line = """
      let note = UILabel()
      title.addSubview(note)
      note.translatesAutoresizingMaskIntoConstraints = false
      note.topAnchor.constraint(equalTo: title.topAnchor).isActive = true
      note.leadingAnchor.constraint(equalTo: title.leadingAnchor).isActive = true
      title.snapToEdges()
      """
    let layout = try #require(await read(source(line)).first)
    #expect(
      layout.reasons.map(\.message) == ["how `title.snapToEdges` places its view is not known"]
    )
    #expect(try await check(source(line)).isEmpty)
  }

  @Test(arguments: [
    "title.roundCorners(8)", "title.setTintColor(.red)",
    "title.frame.origin.x = 8; title.applyTheme()",
    "title.topAnchor.constraint(equalTo: topAnchor).isActive = true\n"
      + "title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true\n"
      + "let button = UIButton(); button.setTitle(\"A\", for: .normal); title.addSubview(button)\n"
      + "button.frame = bounds; button.titleLabel!.useTheme()",
    "NSLayoutConstraint.activate([title.topAnchor.constraint(equalTo: topAnchor), "
      + "title.leadingAnchor.constraint(equalTo: leadingAnchor)]); title.applyTheme()",
  ])
  func `is none where it only draws, or something else places the view`(_ line: String)
    async throws
  {
    let layout = try #require(await read(source(line)).first)
    #expect(layout.coverage == .whole)
  }

  @Test func `is not one that the source declares`() async throws {
    let more = "extension UIView { func snapToEdges() {} }"
    #expect(try await check(source("title.snapToEdges()", more)).map(\.rule) == [.ambiguous])
  }

  @Test(arguments: ["subviews(note, badge)", "sv(note, badge)", "subviews([note, badge])"])
  func `may be called after the subviews that it adds`(_ line: String) async throws {
    let source = source("let note = UILabel(), badge = UIView(); \(line)")
    let items = try #require(await read(source).first?.snapshot?.items)
    #expect(items.count == 4)
  }

  /// Only a view has subviews of its own.
  @Test func `is read in a class whose base is not known and that adds subviews to itself`()
    async throws
  {
    func source(_ add: String) -> String {
      """
      import UIKit
      class Badge: Chip {
        let title = UILabel()
        init(text: String) {
          super.init()
          title.translatesAutoresizingMaskIntoConstraints = false
          \(add)(title)
          title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          title.widthAnchor.constraint(equalToConstant: 20).isActive = true
          title.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
      }
      """
    }
    for add in ["addSubview", "self.addSubview"] {
      #expect(try await check(source(add)).map(\.rule) == [.conflict])
    }
    #expect(await read(source("other.addSubview")).isEmpty)
  }

  @Test func `has colours that the app calls by names`() async throws {
    let line =
      "title.attributedText = NSAttributedString(string: \"A\", attributes: [.foregroundColor: UIColor.brand])"
    let layout = try #require(await read(source(line)).first)
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.items.last?.text == "A")
  }
}
