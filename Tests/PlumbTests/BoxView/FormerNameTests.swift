#if canImport(UIKit)
import Testing
import UIKit

@testable import Plumb

/// Code that uses former names, behind a requirement that is not deprecated.
@MainActor
private protocol FormerCode {
  func constraints(of a: UIView, _ b: UIView) -> [NSLayoutConstraint]
}

private struct OldApp: FormerCode {
  @available(*, deprecated)
  func constraints(of a: UIView, _ b: UIView) -> [NSLayoutConstraint] {
    [
      a.bxPin(.top, to: .bottom, of: b, pin: >=1), a.bxPin(.left, to: .right, of: b, offset: 2),
      a.bxSetWidth(3), a.bxSetHeight(4), a.bxSetAspect(2),
      b.bxSetAspectFromSize(CGSize(width: 2, height: 1)), a.bxSameEdge(.centerX, of: b),
      a.bxPinWidth(7), a.bxPinHeight(>=8), a.bxPinWidth(9, to: b), a.bxPinHeight(<=1, to: b),
    ] + b.bxSetSize(CGSize(width: 5, height: 6)) + [a, b].bxSameWidth() + [a, b].bxSameHeight()
  }
}

@MainActor
@Suite struct `Former names of pins` {
  @Test func `make the constraints of the present ones`() {
    let root = root(100, 100)
    let a = UIView()
    let b = UIView()
    root.addSubview(a)
    root.addSubview(b)
    let app: any FormerCode = OldApp()
    #expect(
      Names(["a": a, "b": b]).texts(app.constraints(of: a, b)) == [
        "a.top >= b.bottom + 1.0", "a.leading == b.trailing + 2.0", "a.width == 3.0",
        "a.height == 4.0", "a.height == a.width * 2.0", "b.height == b.width * 0.5",
        "a.centerX == b.centerX", "a.width == 7.0", "a.height >= 8.0", "a.width == b.width + 9.0",
        "a.height <= b.height + 1.0", "b.width == 5.0", "b.height == 6.0", "b.width == a.width",
        "b.height == a.height",
      ]
    )
  }
}
#endif
