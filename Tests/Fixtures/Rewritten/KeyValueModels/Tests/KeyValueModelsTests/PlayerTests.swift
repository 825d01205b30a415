import CoreData
import UIKit
import XCTest

@testable import KeyValueModels

@MainActor
final class PlayerTests: XCTestCase {
  func testClosuresHearOfChanges() {
    let player = Player()
    let controller = PlayerViewController(player: player)
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.titleLabel.text, "Nothing")
    player.title = "Blue"
    XCTAssertEqual(controller.titleLabel.text, "Blue")
    XCTAssertEqual(player.changes, 1)
    player.play()
    player.pause()
    XCTAssertEqual(controller.log, ["title", "title", "state 1", "state 2"])
  }

  func testAnObserverIsCalledWithTheKeyPath() {
    let player = Player()
    let controller = PlayerViewController(player: player)
    controller.loadViewIfNeeded()
    player.volume = 0.75
    XCTAssertEqual(controller.slider.value, 0.75)
    XCTAssertEqual(controller.log.last, "volume 0.5")
  }

  func testAnObserverThatIsNoViewIsCalled() {
    let player = Player()
    let log = VolumeLog(player: player)
    player.volume = 0.25
    player.volume = 0.25
    XCTAssertEqual(log.volumes, [0.5, 0.25, 0.25])
  }

  func testNobodyHearsOfChangesAfterwards() {
    let player = Player()
    let controller = PlayerViewController(player: player)
    controller.loadViewIfNeeded()
    controller.stop()
    player.title = "Green"
    XCTAssertEqual(controller.titleLabel.text, "Nothing")
  }

  func testValuesAreReadAndSetByTheirNames() {
    let radio = Radio()
    radio.setValue(0.25, forKey: "volume")
    radio.setValue("Jazz", forKey: "title")
    radio.setValue("Two", forKeyPath: #keyPath(Radio.station.name))
    radio.setValue(2, forKey: "rate")
    XCTAssertEqual(radio.volume, 0.25)
    XCTAssertEqual(radio.value(forKey: "title") as? String, "Jazz")
    XCTAssertEqual(radio.value(forKeyPath: "station.name") as? String, "Two")
    XCTAssertEqual(radio.rate, 2)
    XCTAssertEqual(radio.changes, 1)
  }

  func testAnObserverBySetValueHearsToo() {
    let radio = Radio()
    var volumes: [Float] = []
    let observation = radio.observe(\.volume, options: .new) { _, change in
      volumes.append(change.newValue ?? -1)
    }
    radio.setValue(0.1, forKey: "volume")
    radio.volume = 0.2
    observation.invalidate()
    radio.volume = 0.3
    XCTAssertEqual(volumes, [0.1, 0.2])
  }

  func testRecordsKeepTheirValues() {
    let note = Note(context: NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType))
    note.text = "Milk"
    note.isPinned = true
    let cell = NoteCell(style: .default, reuseIdentifier: nil)
    cell.show(note)
    XCTAssertEqual(cell.textLabel?.text, "Milk")
    XCTAssertEqual(cell.accessoryType, .checkmark)
    XCTAssertEqual(note.order, 0)
    XCTAssertEqual(note.value(forKey: "text") as? String, "Milk")
  }
}
