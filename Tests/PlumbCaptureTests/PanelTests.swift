import Plumb
import PlumbReport
import PlumbSnapshots
import Testing
import UIKit

@testable import PlumbCapture

@MainActor
@Suite(.serialized) struct `The panel over a screen` {
  /// A screen with a title that nothing keeps inside, and a card that sticks out.
  private final class Screen: UIView {
    let title = UILabel()
    let card = UIView()

    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
      backgroundColor = .systemBackground
      title.text = "Summer offer"
      card.backgroundColor = .systemTeal
      addSubview(title)
      addSubview(card)
      title.snp.makeConstraints { make in
        make.centerX.equalToSuperview()
        make.top.equalToSuperview().inset(40)
      }
      card.snp.makeConstraints { make in
        make.leading.equalToSuperview().inset(16)
        make.trailing.equalToSuperview().inset(-30)
        make.top.equalTo(title.snp.bottom).offset(12)
        make.height.equalTo(60)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  private func window() -> (UIWindow, Screen) {
    let screen = Screen()
    let window = UIWindow(frame: screen.frame)
    window.addSubview(screen)
    window.isHidden = false
    window.layoutIfNeeded()
    return (window, screen)
  }

  private func texts(_ view: UIView) -> [String] {
    let own = (view as? UILabel)?.text ?? (view as? UITextView)?.text
    return [own].compactMap { $0 } + view.subviews.flatMap(texts)
  }

  @Test func `lists the findings`() throws {
    let (window, _) = window()
    let panel = try #require(PlumbPanel.present(over: window))
    let text = texts(panel).joined(separator: "\n")
    #expect(text.contains("2 findings, 0 conflicts"), "\(text)")
    #expect(text.contains("unbounded-growth: nothing limits the width of `title`"), "\(text)")
  }

  @Test func `tells what decides a view that is tapped`() throws {
    let (window, screen) = window()
    let panel = try #require(PlumbPanel.present(over: window) as? PanelView)
    panel.select(at: CGPoint(x: screen.card.frame.midX, y: screen.card.frame.midY))
    let text = texts(panel).joined(separator: "\n")
    #expect(text.contains("card.height = 60.0"), "\(text)")
    #expect(text.contains("PanelTests.swift:"))
    panel.select(at: CGPoint(x: -10, y: -10))
    #expect(texts(panel).joined().contains("2 findings"))
  }

  @Test func `stands over the screen once, and leaves it as it was`() throws {
    let (window, screen) = window()
    let before = screen.layoutSnapshot(includesLook: false).treeText
    let panel = try #require(PlumbPanel.present(over: window))
    PlumbPanel.present(over: window)
    #expect(panel.superview == nil)
    let now = try #require(window.subviews.last as? PanelView)
    now.removeFromSuperview()
    #expect(screen.layoutSnapshot(includesLook: false).treeText == before)
  }

  @Test func `has nothing wrong with itself`() throws {
    let (window, screen) = window()
    try #require(PlumbPanel.present(over: window) != nil)
    screen.removeFromSuperview()
    expectNoFindings(in: window)
  }
}
