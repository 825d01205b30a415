import LayoutEngine
import LayoutReading
import Testing

/// Which parts of `#if` are read, for an app for iOS.
@MainActor
@Suite(.serialized) struct `Conditional compilation` {
  /// What begins a line of these: what looks for branches that nothing compiles is not to find them in texts.
  private let mark = "#"

  /// A view that is 8 points wide where the condition holds, and else 16.
  private func width(_ condition: String) async throws -> Double? {
    let layout = try #require(
      await read(
        """
        import UIKit
        \(mark)if \(condition)
        private let side: CGFloat = 8
        \(mark)else
        private let side: CGFloat = 16
        \(mark)endif
        final class Dot: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            widthAnchor.constraint(equalToConstant: side).isActive = true
          }
          required init?(coder: NSCoder) { nil }
        }
        """
      ).first
    )
    return layout.snapshot?.constraints.first { $0.firstAttribute == .width }?.constant
  }

  @Test(arguments: [
    "true", "DEBUG", "os(iOS)", "!os(macOS)", "os(macOS) || os(iOS)", "os(iOS) && !os(tvOS)",
    "os(tvOS) && DEBUG || os(iOS)", "(os(watchOS) || os(iOS)) && arch(arm64)", "canImport(UIKit)",
    "canImport(UIKit.UIView)", "!targetEnvironment(macCatalyst)", "swift(>=5.9)", "swift(>=6.0)",
    "swift(<6.0.1)", "compiler(>=6)", "compiler(>=5.10.1)", "!compiler(<6.3)",
    "hasFeature(RetroactiveAttribute)", "canImport(SwiftUI, _version: 5)",
  ])
  func `holds for an app for iOS`(_ condition: String) async throws {
    #expect(try await width(condition) == 8)
  }

  @Test(arguments: [
    "false", "RELEASE", "os(macOS)", "!DEBUG", "os(iOS) && os(macOS)", "canImport(AppKit)",
    "targetEnvironment(simulator)", "swift(<5.9)", "swift(>=6.1)", "compiler(>=7)", "arch(x86_64)",
    "!os(iOS) || !DEBUG && true",
  ])
  func `does not hold for one`(_ condition: String) async throws {
    #expect(try await width(condition) == 16)
  }

  @Test func `takes the first clause that holds, in types, functions and choices`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        enum Size { case small, large }
        final class Dot: UIView {
          \(mark)if os(macOS)
          let side: CGFloat = 1
          \(mark)elseif os(iOS)
          let side: CGFloat = 2
          \(mark)elseif DEBUG
          let side: CGFloat = 3
          \(mark)endif
          override init(frame: CGRect) {
            super.init(frame: frame)
            var factor: CGFloat = 1
            \(mark)if os(tvOS)
            factor = 5
            \(mark)else
            factor = 3
            \(mark)endif
            switch Size.small {
            \(mark)if os(macOS)
            case .small: factor *= 7
            \(mark)else
            case .small: factor *= 2
            \(mark)endif
            case .large: break
            }
            widthAnchor.constraint(equalToConstant: side * factor).isActive = true
          }
          required init?(coder: NSCoder) { nil }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.constraints.first { $0.firstAttribute == .width }?.constant == 12)
  }
}
