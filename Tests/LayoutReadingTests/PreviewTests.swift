import Foundation
import LayoutEngine
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `Previews` {
  private static let card = """
    import UIKit
    final class Card: UIView {
      init(model: CardModel) {
        super.init(frame: .zero)
        let label = UILabel()
        label.text = model.title
        addSubview(label)
        label.snp.makeConstraints { $0.edges.equalToSuperview() }
        if model.isWide { widthAnchor.constraint(equalToConstant: 200).isActive = true }
      }
      required init?(coder: NSCoder) { nil }
    }

    """

  @Test(arguments: [
    "#Preview { Card(model: CardModel(title: \"A title\", isWide: true)) }",
    "#Preview(\"wide\", traits: .sizeThatFitsLayout) { return Card(model: .init(title: \"A title\", isWide: true)) }",
    """
    struct Card_Previews: PreviewProvider {
      static var previews: some View {
        UIViewPreview { Card(model: CardModel(title: "A title", isWide: true)) }.previewLayout(.fixed)
      }
    }
    struct UIViewPreview: UIViewRepresentable {
      let view: UIView
      init(_ make: () -> UIView) { view = make() }
      func makeUIView(context: Context) -> UIView { view }
    }
    """,
    """
    struct Card_Previews: PreviewProvider {
      static var previews: some View {
        LibraryPreview { Card(model: CardModel(title: "A title", isWide: true)) }
      }
    }
    """,
  ])
  func `show a class with what it is made with`(_ preview: String) async throws {
    let model = "struct CardModel { var title: String; var isWide: Bool }\n"
    let reader = await SourceReader([("Test.swift", Self.card + model + preview)])
    let layouts = reader.layoutsWithVariants()
    let card = try #require(layouts.first { $0.className == "Card" })
    let shown = try #require(card.variants.first { $0.circumstance?.contains("preview") == true })
    #expect(shown.coverage == .whole, "\(shown.reasons)")
    #expect(shown.snapshot?.items.contains { $0.text == "A title" } == true)
    #expect(shown.snapshot?.constraints.contains { $0.constant == 200 } == true)
  }

  @Test func `of views of UIKit alone are layouts of their own`() async throws {
    let source = """
      import UIKit
      #Preview {
        let label = UILabel()
        label.text = "Hello"
        return label
      }
      """
    let layout = try #require(await read(source).first)
    #expect(layout.className == "#Preview")
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.items.map(\.text) == ["Hello"])
  }

  @Test func `of SwiftUI are left out`() async throws {
    let source = """
      import SwiftUI
      struct Hello: View { var body: some View { Text("Hello") } }
      #Preview { Hello() }
      """
    #expect(await read(source).isEmpty)
  }
}

@MainActor
@Suite(.serialized) struct `Texts by their keys` {
  private func text(_ expression: String, _ texts: LocalizedTexts) async throws -> String? {
    let source = """
      import UIKit
      final class Card: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.text = \(expression)
          addSubview(label)
          label.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
        required init?(coder: NSCoder) { nil }
      }
      extension String { var localized: String { NSLocalizedString(self, comment: "") } }
      """
    let layout = await SourceReader([("Test.swift", source)], texts: texts).layouts().first
    return layout?.snapshot?.items.first { $0.label == "label" }?.text
  }

  private static let strings = LocalizedTexts([
    ("App/de.lproj/Localizable.strings", Data("\"hello\" = \"Guten Tag\";".utf8)),
    ("App/en.lproj/Localizable.strings", Data("/* said */\n\"hello\" = \"Good morning\";".utf8)),
    ("App/en.lproj/Menu.strings", Data("\"hello\" = \"Soup\";".utf8)),
  ])

  @Test(arguments: [
    "NSLocalizedString(\"hello\", comment: \"\")", "String(localized: \"hello\")",
    "\"hello\".localized",
  ])
  func `are those of the language that the app is developed in`(_ expression: String) async throws {
    #expect(try await text(expression, Self.strings) == "Good morning")
  }

  @Test func `come from the table that is named`() async throws {
    let expression = "NSLocalizedString(\"hello\", tableName: \"Menu\", comment: \"\")"
    #expect(try await text(expression, Self.strings) == "Soup")
  }

  @Test func `are the keys where there is no text`() async throws {
    #expect(try await text("NSLocalizedString(\"bye\", comment: \"\")", Self.strings) == "bye")
  }

  @Test func `come from catalogs of strings`() async throws {
    let catalog = """
      {"sourceLanguage":"en","version":"1.0","strings":{"hello":{"localizations":{
        "de":{"stringUnit":{"state":"translated","value":"Hallo"}},
        "en":{"stringUnit":{"state":"translated","value":"Hello there"}}}}}}
      """
    let texts = LocalizedTexts([("App/Localizable.xcstrings", Data(catalog.utf8))])
    #expect(try await text("String(localized: \"hello\")", texts) == "Hello there")
  }
}
