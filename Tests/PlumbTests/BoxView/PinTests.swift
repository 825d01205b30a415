#if canImport(UIKit)
import Plumb
import Testing
import UIKit

@Suite struct `Pins` {
  @Test func `are exact and required unless they say otherwise`() {
    #expect(Pin(5) == Pin(constant: 5, relation: .equal, priority: .required))
    #expect(Pin.zero == Pin(0))
    #expect(Pin.equal(5) == Pin(5))
    #expect(Pin.greaterThanOrEqual(5) == Pin(5, relation: .greaterThanOrEqual))
    #expect(Pin.greaterThanOrEqual() == Pin(0, relation: .greaterThanOrEqual))
    #expect(Pin.lessThanOrEqual(5) == Pin(5, relation: .lessThanOrEqual))
  }

  @Test func `are none where the length is none`() {
    let nothing: CGFloat? = nil
    let five: CGFloat? = 5
    #expect(Pin.equal(nothing) == nil)
    #expect(Pin.greaterThanOrEqual(nothing) == nil)
    #expect(Pin.lessThanOrEqual(nothing) == nil)
    #expect(Pin.equal(five) == Pin(5))
    #expect(Pin.greaterThanOrEqual(five) == >=5.0)
    #expect(Pin.lessThanOrEqual(five) == <=5.0)
  }

  @Test func `take a priority by name and by number`() {
    #expect(Pin(5).withPriority(.defaultLow).priority == .defaultLow)
    #expect(Pin(5).almostRequired.priority.rawValue == 999)
    #expect(Pin(5).low().required().priority == .required)
    #expect(Pin(5).required(-1).priority.rawValue == 999)
    #expect(Pin(5).high().priority == .defaultHigh)
    #expect(Pin(5).high(2).priority.rawValue == 752)
    #expect(Pin(5).low().priority == .defaultLow)
    #expect(Pin(5).low(-3).priority.rawValue == 247)
    #expect(Pin(5).exact(33).priority.rawValue == 33)
    #expect((>=5.0).high() == Pin(5, relation: .greaterThanOrEqual, priority: .defaultHigh))
  }

  @Test func `are written as a relation before a number of any kind`() {
    let wide: CGFloat = 5
    let long: Double = 5
    let whole = 5
    #expect([>=wide, >=long, >=whole, >=5.0, >=5].allSatisfy { $0 == .greaterThanOrEqual(5) })
    #expect([<=wide, <=long, <=whole, <=5.0, <=5].allSatisfy { $0 == .lessThanOrEqual(5) })
    #expect([==wide, ==long, ==whole, ==5.0, ==5].allSatisfy { $0 == .equal(5) })
  }

  @Test func `are written as a relation before an optional number`() {
    let wide: CGFloat? = 5
    let long: Double? = 5
    let whole: Int? = 5
    let nothing: CGFloat? = nil
    #expect([>=wide, >=long, >=whole].allSatisfy { $0 == .greaterThanOrEqual(5) })
    #expect([<=wide, <=long, <=whole].allSatisfy { $0 == .lessThanOrEqual(5) })
    #expect([==wide, ==long, ==whole].allSatisfy { $0 == .equal(5) })
    #expect([>=nothing, <=nothing, ==nothing].allSatisfy { $0 == nil })
  }

  @Test func `take a priority behind an ampersand`() {
    #expect(==5.0 & .defaultLow == Pin(5, priority: .defaultLow))
    #expect(*0.5 & .defaultLow == MultiPin(0.5, Pin(0, priority: .defaultLow)))
    let nothing: Pin? = nil
    #expect(nothing & .defaultLow == nil)
    #expect(Optional(Pin(5)) & .defaultLow == Pin(5, priority: .defaultLow))
  }

  @Test func `become a multiple with the length added`() {
    let pin = >=20.0 * 0.3
    #expect(pin.multiplier == 0.3)
    #expect(pin.constant == 20)
    #expect(pin.relation == .greaterThanOrEqual)
    let high: MultiPin = (>=20).high() * 0.3
    #expect(>=20 * 0.3 & .defaultHigh == high)
  }

  @Test func `add up unless one is a minimum and the other a maximum`() {
    #expect(Pin(2) + 3 == Pin(5))
    #expect(*0.5 + 3 == MultiPin(multiplier: 0.5, pin: Pin(3)))
    #expect(Pin(2) + >=3 == >=5)
    #expect((<=2).low() + Pin(3).high() == (<=5).low())
    #expect(>=2 + >=3 == >=5)
    let contradiction: Pin? = >=2 + <=3
    #expect(contradiction == nil)
  }
}

@Suite struct `Multiples` {
  @Test func `pass the values of their pin through`() {
    var pin = *0.5
    #expect(pin == MultiPin(multiplier: 0.5, pin: .zero))
    pin.constant = 3
    pin.relation = .lessThanOrEqual
    pin.priority = .defaultLow
    #expect(pin.pin == Pin(3, relation: .lessThanOrEqual, priority: .defaultLow))
    #expect((pin.constant, pin.relation, pin.priority) == (3, .lessThanOrEqual, .defaultLow))
  }

  @Test func `are written as a star before a number of either kind`() {
    let wide: CGFloat = 0.25
    let long: Double = 0.25
    #expect(*wide == MultiPin(0.25))
    #expect(*long == MultiPin(0.25))
  }

  @Test func `take a priority like pins`() {
    #expect((*0.5).high(1).priority.rawValue == 751)
    #expect((*0.5).low().required(-2).priority.rawValue == 998)
    #expect((*0.5).almostRequired.priority.rawValue == 999)
    #expect((*0.5).exact(12).withPriority(.defaultLow).low(4).priority.rawValue == 254)
  }
}
#endif
