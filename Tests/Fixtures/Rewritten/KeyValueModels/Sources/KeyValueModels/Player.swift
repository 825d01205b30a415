import Foundation

@objc enum PlayerState: Int {
  case stopped, playing, paused
}

class Player: NSObject {
  @objc dynamic var volume: Float = 0.5
  @objc dynamic private(set) var state = PlayerState.stopped
  @objc dynamic var title: String? {
    didSet { changes += 1 }
  }
  @objc var rate = 1.0
  private(set) var changes = 0

  func play() { state = .playing }
  func pause() { state = .paused }
}

final class Radio: Player {
  @objc dynamic var station = Station(name: "One")
}

final class Station: NSObject {
  @objc dynamic var name: String

  init(name: String) { self.name = name }
}

/// An observer that is no view.
final class VolumeLog: NSObject {
  private let player: Player
  private(set) var volumes: [Float] = []

  init(player: Player) {
    self.player = player
    super.init()
    player.addObserver(self, forKeyPath: "volume", options: [.initial, .new], context: nil)
  }

  deinit { player.removeObserver(self, forKeyPath: "volume") }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if keyPath == "volume", let value = change?[.newKey] as? Float { volumes.append(value) }
  }
}
