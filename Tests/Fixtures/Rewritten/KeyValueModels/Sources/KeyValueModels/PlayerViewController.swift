import UIKit

private var volumeContext = 0

final class PlayerViewController: UIViewController {
  let titleLabel = UILabel()
  let stateLabel = UILabel()
  let slider = UISlider()
  let web = UIProgressView()
  private let player: Player
  private var observations: [NSKeyValueObservation] = []
  private(set) var log: [String] = []

  init(player: Player) {
    self.player = player
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    observations = [
      player.observe(\.title, options: [.initial, .new]) { [weak self] player, change in
        self?.titleLabel.text = player.title ?? "Nothing"
        self?.log.append("title")
      },
      player.observe(\.state) { [weak self] player, _ in
        self?.log.append("state \(player.state.rawValue)")
      },
    ]
    player.addObserver(
      self,
      forKeyPath: #keyPath(Player.volume),
      options: [.new, .old],
      context: &volumeContext
    )
  }

  deinit {
    player.removeObserver(self, forKeyPath: #keyPath(Player.volume), context: &volumeContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &volumeContext, keyPath == "volume" else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    slider.value = change?[.newKey] as? Float ?? 0
    log.append("volume \(change?[.oldKey] as? Float ?? -1)")
  }

  func stop() {
    observations.forEach { $0.invalidate() }
    observations = []
  }
}
