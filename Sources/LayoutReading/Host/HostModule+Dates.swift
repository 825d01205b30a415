import Foundation
import HostCalls
import PortableUIKit

extension HostModule {
  /// Adds dates that the source writes down, and timers, which fire after the layout was made.
  ///
  /// What the clock and the user's settings say is not among it: `Date()` and `Locale.current` stay unknown.
  func registerDates() {
    registerMoments()
    registerCalendars()
    registerTimers()
  }

  private func registerMoments() {
    add("Date", .structure, Date.self, ["Comparable", "Hashable"]) { t in
      t.initializer("init(timeIntervalSinceReferenceDate ti: Double)") { a in
        wrap(any: Date(timeIntervalSinceReferenceDate: try a(0, Double.self)))
      }
      t.initializer("init(timeIntervalSince1970: Double)") { a in
        wrap(any: Date(timeIntervalSince1970: try a(0, Double.self)))
      }
      t.initializer("init(timeInterval: Double, since date: Date)") { a in
        wrap(any: Date(timeInterval: try a(0, Double.self), since: try a(1, Date.self)))
      }
      t.shared("distantPast", "Date") { wrap(any: Date.distantPast) }
      t.shared("distantFuture", "Date") { wrap(any: Date.distantFuture) }
      t.get("timeIntervalSince1970", "Double") { (o: Date) in wrap(o.timeIntervalSince1970) }
      t.get("timeIntervalSinceReferenceDate", "Double") { (o: Date) in
        wrap(o.timeIntervalSinceReferenceDate)
      }
      t.method("func addingTimeInterval(_ timeInterval: Double) -> Date") { (o: Date, a) in
        wrap(any: o.addingTimeInterval(try a(0, Double.self)))
      }
      t.method("func timeIntervalSince(_ date: Date) -> Double") { (o: Date, a) in
        wrap(o.timeIntervalSince(try a(0, Date.self)))
      }
    } matches: {
      $0 is Date
    }
    add("DateInterval", .structure, DateInterval.self, ["Hashable"]) { t in
      t.initializer("init(start: Date, end: Date)") { a in
        let (start, end) = (try a(0, Date.self), try a(1, Date.self))
        // Foundation stops the program.
        guard start <= end else {
          throw ConversionError(message: "a date interval ends before it starts")
        }
        return wrap(any: DateInterval(start: start, end: end))
      }
      t.get("start", "Date") { (o: DateInterval) in wrap(any: o.start) }
      t.get("end", "Date") { (o: DateInterval) in wrap(any: o.end) }
      t.get("duration", "Double") { (o: DateInterval) in wrap(o.duration) }
    } matches: {
      $0 is DateInterval
    }
  }

  private func registerCalendars() {
    add("Locale", .structure, Locale.self, ["Hashable"]) { t in
      t.initializer("init(identifier: String)") { a in
        wrap(any: Locale(identifier: try a(0, String.self)))
      }
      t.get("identifier", "String") { (o: Locale) in wrap(o.identifier) }
    } matches: {
      $0 is Locale
    }
    add("TimeZone", .structure, TimeZone.self, ["Hashable"]) { t in
      t.initializer("init?(identifier: String)") { a in
        wrap(any: TimeZone(identifier: try a(0, String.self)) as Any)
      }
      t.initializer("init?(secondsFromGMT seconds: Int)") { a in
        wrap(any: TimeZone(secondsFromGMT: try a(0, Int.self)) as Any)
      }
    } matches: {
      $0 is TimeZone
    }
    add("Calendar.Identifier", .enumeration, Calendar.Identifier.self, ["Hashable"]) { t in
      for (name, identifier) in Self.calendars {
        t.shared(name, "Calendar.Identifier") { wrap(any: identifier) }
      }
    } matches: {
      $0 is Calendar.Identifier
    }
    add("Calendar", .structure, Calendar.self, ["Hashable"]) { t in
      t.initializer("init(identifier: Calendar.Identifier)") { a in
        wrap(any: Calendar(identifier: try a(0, Calendar.Identifier.self)))
      }
      t.field("locale", "Locale?", { (o: Calendar) in wrap(any: o.locale as Any) }) {
        (o: inout Calendar, v) in o.locale = try native(v, Locale?.self)
      }
      t.field("firstWeekday", "Int", { (o: Calendar) in wrap(o.firstWeekday) }) {
        (o: inout Calendar, v) in o.firstWeekday = try native(v, Int.self)
      }
    } matches: {
      $0 is Calendar
    }
    add("DateComponents", .structure, DateComponents.self, ["Hashable"]) { t in
      t.initializer(
        """
        init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, \
        month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil)
        """
      ) { a in
        wrap(
          any: DateComponents(
            calendar: try a(0, Calendar?.self, or: nil),
            timeZone: try a(1, TimeZone?.self, or: nil),
            era: try a(2, Int?.self, or: nil),
            year: try a(3, Int?.self, or: nil),
            month: try a(4, Int?.self, or: nil),
            day: try a(5, Int?.self, or: nil),
            hour: try a(6, Int?.self, or: nil),
            minute: try a(7, Int?.self, or: nil),
            second: try a(8, Int?.self, or: nil)
          )
        )
      }
      for (name, path) in Self.components {
        t.field(name, "Int?", { (o: DateComponents) in wrap(any: o[keyPath: path] as Any) }) {
          (o: inout DateComponents, v) in o[keyPath: path] = try native(v, Int?.self)
        }
      }
    } matches: {
      $0 is DateComponents
    }
  }

  private static let calendars: [(String, Calendar.Identifier)] = [
    ("gregorian", .gregorian), ("iso8601", .iso8601), ("buddhist", .buddhist),
    ("chinese", .chinese), ("hebrew", .hebrew), ("islamic", .islamic), ("japanese", .japanese),
    ("persian", .persian), ("indian", .indian),
  ]

  private static let components: [(String, WritableKeyPath<DateComponents, Int?>)] = [
    ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
    ("minute", \.minute), ("second", \.second), ("weekday", \.weekday),
  ]

  private func registerTimers() {
    /// One that is in no run loop.
    func unscheduled(_ a: HostArguments) throws -> Value {
      wrap(Timer(timeInterval: try a(0, Double.self), repeats: false) { _ in })
    }
    add("Timer", .classType, Timer.self, ["NSObject"]) { t in
      t.initializer(
        "init(timeInterval interval: Double, repeats: Bool, block: (Timer) -> Void)",
        unscheduled
      )
      t.maker(
        "func scheduledTimer(withTimeInterval interval: Double, repeats: Bool, block: (Timer) -> Void) -> Timer",
        unscheduled
      )
      t.method("func invalidate()") { (o: Timer, _) in wrap(o.invalidate()) }
      t.method("func fire()") { (_: Timer, _) in
        throw ConversionError(message: "what a timer does is not known")
      }
      t.get("isValid", "Bool") { (o: Timer) in wrap(o.isValid) }
      t.field("tolerance", "Double", { (o: Timer) in wrap(o.tolerance) }) { (o: inout Timer, v) in
        o.tolerance = try native(v, Double.self)
      }
    } matches: {
      $0 is Timer
    }
    extend("RunLoop") { t in
      t.method("func add(_ timer: Timer, forMode mode: RunLoop.Mode)") { (_: RunLoop, _) in .void }
    }
  }
}
