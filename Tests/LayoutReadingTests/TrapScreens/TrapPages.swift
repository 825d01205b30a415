import UIKit

@testable import six_traps

/// A screen of the sample app, without parameters.
class TrapPage: UIView {
  var trap: Trap { .onlyCentered }
  var isFixed: Bool { false }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let screen = TrapView(trap, isFixed: isFixed)
    addSubview(screen)
    screen.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      screen.topAnchor.constraint(equalTo: topAnchor),
      screen.leadingAnchor.constraint(equalTo: leadingAnchor),
      screen.trailingAnchor.constraint(equalTo: trailingAnchor),
      screen.heightAnchor.constraint(equalToConstant: 400),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

final class OnlyCenteredRepaired: TrapPage {
  override var isFixed: Bool { true }
}

class OutsetByOffsetPage: TrapPage {
  override var trap: Trap { .outsetByOffset }
}

final class OutsetByOffsetRepaired: OutsetByOffsetPage {
  override var isFixed: Bool { true }
}

class SaidTwicePage: TrapPage {
  override var trap: Trap { .saidTwice }
}

final class SaidTwiceRepaired: SaidTwicePage {
  override var isFixed: Bool { true }
}

class MixedDirectionPage: TrapPage {
  override var trap: Trap { .mixedDirection }
}

final class MixedDirectionRepaired: MixedDirectionPage {
  override var isFixed: Bool { true }
}

class NothingBetweenPage: TrapPage {
  override var trap: Trap { .nothingBetween }
}

final class NothingBetweenRepaired: NothingBetweenPage {
  override var isFixed: Bool { true }
}

class MarginToMarginPage: TrapPage {
  override var trap: Trap { .marginToMargin }
}

final class MarginToMarginRepaired: MarginToMarginPage {
  override var isFixed: Bool { true }
}
