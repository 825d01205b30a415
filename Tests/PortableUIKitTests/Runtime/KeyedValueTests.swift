#if !canImport(ObjectiveC)
import Foundation
import Testing

@testable import PortableUIKit

@MainActor private final class Meter: NSObject {
  var level: Float = 0.5
  var name: String?
  var view = UIView()
  var mode = UIView.ContentMode.top

  private struct Keys: KeyTable {
    static var keys: [KeyedProperty] {
      [
        .init("level", get: { (o: Meter) in o.level }, set: { (o: Meter, v) in o.level = v }),
        .init("name", get: { (o: Meter) in o.name }, set: { (o: Meter, v) in o.name = v }),
        .init("view", get: { (o: Meter) in o.view }),
        .init("mode", get: { (o: Meter) in o.mode }, set: { (o: Meter, v) in o.mode = v }),
      ]
    }
  }
  private let keys = Keys()
}

@MainActor @Suite struct `Values for keys` {
  @Test func `are read and set by the class's table`() {
    let meter = Meter()
    meter.setValue("Gas", forKey: "name")
    #expect(meter.value(forKey: "name") as? String == "Gas")
    meter.setValue(nil, forKey: "name")
    #expect(meter.value(forKey: "name") == nil)
  }

  @Test(arguments: [1, 1.0, Float(1), true, CGFloat(1), NSNumber(value: 1)] as [any Sendable])
  func `take numbers of any kind`(_ number: any Sendable) {
    let meter = Meter()
    meter.setValue(number, forKey: "level")
    #expect(meter.level == 1)
  }

  @Test func `take the number of an enumeration's case`() {
    let meter = Meter()
    meter.setValue(UIView.ContentMode.center.rawValue, forKey: "mode")
    #expect(meter.mode == .center)
  }

  @Test func `are those of UIKit's classes behind a key path`() {
    let meter = Meter()
    meter.setValue(4, forKeyPath: "view.layer.cornerRadius")
    meter.setValue(true, forKeyPath: "view.hidden")
    #expect(meter.view.layer.cornerRadius == 4)
    #expect(meter.view.isHidden)
    #expect(meter.value(forKeyPath: "view.layer.cornerRadius") as? CGFloat == 4)
  }

  @Test func `are refused where the class has none, or one of another type`() {
    let meter = Meter()
    #expect(KeyedValues.set(1, forKey: "missing", of: meter) == .unknownKey)
    #expect(KeyedValues.set(UIView(), forKey: "view", of: meter) == .unknownKey)
    #expect(KeyedValues.set(UIView(), forKey: "name", of: meter) == .otherType)
    #expect(KeyedValues.set(nil, forKey: "level", of: meter) == .otherType)
  }

  @Test func `set the data source of the nearest class`() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
        -> UITableViewCell
      { UITableViewCell() }
    }
    let (table, rows) = (UITableView(), Rows())
    #expect(KeyedValues.set(rows, forKey: "dataSource", of: table) == .done)
    #expect(table.dataSource === rows)
    #expect(KeyedValues.set(UIView(), forKey: "dataSource", of: table) == .otherType)
  }
}

private final class Source: NSObject {
  var level = 0 {
    willSet { _willChangeValue(of: self, "level") }
    didSet { _didChangeValue(of: self, "level") }
  }
  private struct Keys: KeyTable {
    static var keys: [KeyedProperty] {
      [.init("level", get: { (o: Source) in o.level }, set: { (o: Source, v) in o.level = v })]
    }
  }
  private let keys = Keys()
}

private final class Listener: NSObject, KeyValueObserver {
  var told: [String] = []
  func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let values = [NSKeyValueChangeKey.oldKey, .newKey].map { change?[$0].map { "\($0)" } ?? "-" }
    let prior = change?[.notificationIsPriorKey] == nil ? "" : " prior"
    told.append("\(keyPath ?? "") \(values.joined(separator: " "))\(prior)")
  }
}

@MainActor @Suite struct `Observers of key paths` {
  @Test func `are told what they ask for, each time that it is set`() {
    let (source, listener) = (Source(), Listener())
    source.addObserver(listener, forKeyPath: "level", options: [.old, .new], context: nil)
    source.level = 2
    source.level = 2
    #expect(listener.told == ["level 0 2", "level 2 2"])
  }

  @Test func `are told at once and before a change where they ask for that`() {
    let (source, listener) = (Source(), Listener())
    source.addObserver(
      listener,
      forKeyPath: "level",
      options: [.initial, .prior, .new],
      context: nil
    )
    source.level = 1
    #expect(listener.told == ["level - 0", "level - - prior", "level - 1"])
  }

  @Test func `are told nothing once they are removed`() {
    let (source, listener) = (Source(), Listener())
    source.addObserver(listener, forKeyPath: "level", context: nil)
    source.removeObserver(listener, forKeyPath: "level")
    source.level = 1
    #expect(listener.told.isEmpty)
  }

  @Test func `may be closures, which end with what they return`() {
    let source = Source()
    var values: [Int?] = []
    var observation: NSKeyValueObservation? = source.observe(\.level, options: .new) {
      values.append($1.newValue)
    }
    source.level = 1
    source.level = 1
    observation?.invalidate()
    observation = nil
    source.level = 2
    #expect(values == [1])
  }
}
#endif
