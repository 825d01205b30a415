import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Property wrappers that the source names and does not declare.
@MainActor
@Suite(.serialized) struct `Property wrappers that are not known` {
  private func source(_ attribute: String, _ declarations: String = "") -> String {
    """
    import UIKit
    \(declarations)
    final class Card: UIView {
      \(attribute) var title = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Summer offer"
        addSubview(title)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
          title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
          title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
          title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test func `may have turned off the mask of a view, of which nothing is told`() async throws {
    let layout = try #require(await read(source("@ForLayout")).first)
    #expect(layout.coverage == .part)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 4)
    #expect(try await check(source("@ForLayout")).isEmpty)
  }

  @Test func `leave the view its name where the source declares them`() async throws {
    let wrapper = """
      @propertyWrapper struct ForLayout<View: UIView> {
        var wrappedValue: View
        init(wrappedValue: View) {
          self.wrappedValue = wrappedValue
          wrappedValue.translatesAutoresizingMaskIntoConstraints = false
        }
      }
      """
    let layout = try #require(await read(source("@ForLayout", wrapper)).first)
    #expect(layout.snapshot?.items.contains { $0.label == "title" } == true)
  }

  @Test func `leave the mask on where the value is what is put in`() async throws {
    #expect(try await check(source("")).contains { $0.message.contains("autoresizing mask") })
    #expect(
      try await check(source("@Published")).contains { $0.message.contains("autoresizing mask") }
    )
  }

  @Test func `turn the mask off where their declaration does`() async throws {
    let wrapper = """
      @propertyWrapper struct ForLayout<V: UIView> {
        var wrappedValue: V { didSet { off() } }
        init(wrappedValue: V) { self.wrappedValue = wrappedValue; off() }
        func off() { wrappedValue.translatesAutoresizingMaskIntoConstraints = false }
      }
      """
    let layout = try #require(await read(source("@ForLayout", wrapper)).first)
    #expect(layout.coverage == .whole)
    #expect(try await check(source("@ForLayout", wrapper)).isEmpty)
  }

  @Test func `leave a number open, and the constraint that it is in`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Card: UIView {
          @Scaled var margin: CGFloat = 16
          let title = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(title)
            title.translatesAutoresizingMaskIntoConstraints = false
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    let place = try #require(
      layout.snapshot?.constraints.firstIndex { $0.firstAttribute == .leading }
    )
    #expect(layout.open.contains(place))
  }
}
