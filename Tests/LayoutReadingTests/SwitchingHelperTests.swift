import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Methods that apps add to constraints, and that are not there.
@MainActor
@Suite(.serialized) struct `A method that switches constraints` {
  private func source(_ call: String, _ mask: String) -> String {
    """
    import UIKit
    final class Card: UIView {
      private let box = UIView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(box)
        \(mask)
        let all = [
          box.topAnchor.constraint(equalTo: topAnchor),
          box.bottomAnchor.constraint(equalTo: bottomAnchor),
          box.leadingAnchor.constraint(equalTo: leadingAnchor),
          box.trailingAnchor.constraint(equalTo: trailingAnchor),
        ]
        \(call)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  private static let off = "box.translatesAutoresizingMaskIntoConstraints = false"

  @Test(arguments: [
    "all.activate()", "all.active()", "all.activateAll()", "all.forEach { $0.activate() }",
  ])
  func `does so by its name`(_ call: String) async throws {
    let layout = try #require(await read(source(call, Self.off)).first)
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 4)
    #expect(try await check(source(call, Self.off)).isEmpty)
  }

  @Test func `switches them off again`() async throws {
    let call = "all.activate()\nall.deactivate()"
    let layout = try #require(await read(source(call, Self.off)).first)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 0)
  }

  /// It may turn the mask off as well.
  @Test(arguments: ["all.activate()", "all.install()"])
  func `is not known where it may do more`(_ call: String) async throws {
    let mask = call == "all.install()" ? Self.off : ""
    let layout = try #require(await read(source(call, mask)).first)
    #expect(layout.coverage == .part)
    #expect(try await check(source(call, mask)).isEmpty)
  }

  /// One of the app's own is run as it is.
  @Test func `is run where it is there`() async throws {
    let own = """
      extension Array where Element == NSLayoutConstraint {
        func activate() { NSLayoutConstraint.activate(Array(dropLast())) }
      }
      """
    let layout = try #require(await read(source("all.activate()", Self.off) + "\n" + own).first)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 3)
  }
}
