import Plumb
import UIKit

/// One of the six traps of constraint code: a screen that looks right here and breaks elsewhere, and its repair.
@MainActor
struct Trap {
  /// What is wrong, in a few words.
  let title: String
  /// What to write instead.
  let fix: String
  /// Fills a screen, the wrong way or the right one.
  let fill: @MainActor (_ screen: TrapView, _ isFixed: Bool) -> Void

  /// The traps, in the order of the page "The six traps of constraint code".
  static let all = [
    onlyCentered, outsetByOffset, saidTwice, mixedDirection, nothingBetween, marginToMargin,
  ]
}

/// The screen of a trap, with the views that the traps need.
final class TrapView: UIView {
  let title = UILabel()
  let note = UILabel()
  let button = UIButton(type: .system)
  let card = UIView()

  init(_ trap: Trap, isFixed: Bool) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
    accessibilityIdentifier = isFixed ? "fixed screen" : "screen"
    backgroundColor = .systemBackground
    title.text = "Summer offer"
    note.text = "Two tickets for the price of one"
    button.setTitle("Continue to secure checkout", for: .normal)
    card.backgroundColor = .secondarySystemBackground
    trap.fill(self, isFixed)
  }

  required init?(coder: NSCoder) { nil }
}

extension Trap {
  /// 1. Nothing stops a centered text at the edge of the screen.
  static let onlyCentered = Trap(
    title: "A button that is only centered",
    fix: "keep a side inside with an inequality; the center keeps the other"
  ) { screen, isFixed in
    screen.addSubview(screen.button)
    screen.button.snp.makeConstraints { make in
      make.center.equalToSuperview()
      guard isFixed else { return }
      make.leading.greaterThanOrEqualToSuperview().inset(8)
    }
  }

  /// 2. A constant counts to the right and down at every edge.
  static let outsetByOffset = Trap(
    title: "The sign of a trailing constant",
    fix: "write inset, or a negative offset"
  ) { screen, isFixed in
    screen.addSubview(screen.card)
    screen.card.snp.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview().inset(16)
      if isFixed {
        make.trailing.equalToSuperview().inset(50)
      } else {
        make.trailing.equalToSuperview().offset(50)
      }
    }
  }

  /// 3. What agrees today contradicts itself with the next change.
  static let saidTwice = Trap(
    title: "Constraints that say what others already say",
    fix: "say each thing once"
  ) { screen, isFixed in
    screen.addSubview(screen.card)
    screen.card.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.top.equalToSuperview().inset(40)
      make.height.equalTo(80)
      // 375 points less 16 on either side: on every other screen the constraints cannot all hold.
      if !isFixed { make.width.equalTo(343) }
    }
  }

  /// 4. From right to left, leading and left are opposite sides.
  static let mixedDirection = Trap(
    title: "Left beside leading",
    fix: "use leading and trailing together"
  ) { screen, isFixed in
    screen.addSubview(screen.card)
    screen.card.snp.makeConstraints { make in
      if isFixed { make.leading.equalToSuperview() } else { make.left.equalToSuperview() }
      make.trailing.equalToSuperview()
      make.top.equalToSuperview().inset(40)
      make.height.equalTo(80)
    }
  }

  /// 5. Two texts cover each other as soon as the first one wraps.
  static let nothingBetween = Trap(
    title: "Two texts that nothing keeps apart",
    fix: "tie the second one to the bottom of the first"
  ) { screen, isFixed in
    screen.title.text = "Summer offer until the end of August"
    screen.title.numberOfLines = 0
    screen.note.numberOfLines = 0
    screen.addSubview(screen.title)
    screen.addSubview(screen.note)
    screen.title.snp.makeConstraints { make in
      make.top.equalToSuperview().inset(30)
      make.leading.trailing.equalToSuperview().inset(16)
    }
    screen.note.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      if isFixed {
        make.top.equalTo(screen.title.snp.bottom).offset(8)
      } else {
        make.top.equalToSuperview().inset(60)
      }
    }
  }

  /// 6. The two insets cancel, and the edge is where nobody expects it.
  static let marginToMargin = Trap(
    title: "A margin tied to a margin",
    fix: "tie the edge of the view to the margin of its superview"
  ) { screen, isFixed in
    screen.addSubview(screen.card)
    screen.card.snp.makeConstraints { make in
      if isFixed {
        make.leading.trailing.equalTo(screen.layoutMarginsGuide)
      } else {
        make.leadingMargin.trailingMargin.equalToSuperview()
      }
      make.top.equalToSuperview().inset(40)
      make.height.equalTo(80)
    }
  }
}
