import CoreGraphics
import UIKit

class ProfileForm: UIViewController {
  @IBOutlet weak var nameField: UITextField!
  @IBOutlet private(set) var titleLabel: UILabel?
  @IBInspectable var cornerRadius: CGFloat = 8

  let saveButton = UIButton(type: .system)
  let newsletter = UISwitch()
  let volume = UISlider()
  var log: [String] = []
  private var timer: Timer?

  lazy var closeItem = UIBarButtonItem(
    barButtonSystemItem: .done,
    target: self,
    action: #selector(close)
  )
  private lazy var tap: UITapGestureRecognizer = {
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped(_:)))
    tap.numberOfTapsRequired = 2
    return tap
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    saveButton.addTarget(self, action: #selector(save(_:)), for: .touchUpInside)
    saveButton.addTarget(self, action: #selector(ProfileForm.pressed(_:event:)), for: .touchDown)
    newsletter.addTarget(self, action: #selector(self.newsletterChanged), for: .valueChanged)
    volume.addTarget(
      self,
      action: #selector(
        volumeChanged
      ),
      for: [.valueChanged, .touchUpInside]
    )
    view.addSubview(saveButton)
    view.addGestureRecognizer(tap)
    navigationItem.rightBarButtonItem = closeItem
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(didBecomeActive),
      name: UIApplication.didBecomeActiveNotification,
      object: nil
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @IBAction func save(_ sender: UIButton) { log.append("save \(sender === saveButton)") }
  @objc func pressed(_ sender: Any, event: UIEvent?) { log.append("pressed") }
  @objc private func newsletterChanged(_ sender: UISwitch) {
    log.append("newsletter \(sender.isOn)")
  }
  @objc func volumeChanged() { log.append("volume") }
  @objc fileprivate func tapped(_ recognizer: UITapGestureRecognizer) {
    log.append("tapped \(recognizer.numberOfTapsRequired)")
  }

  #if DEBUG
  @objc func debugMenu() { log.append("debug") }
  #else
  @objc func debugMenu() { log.append("release") }
  #endif

  var recognizer: UITapGestureRecognizer { tap }

  func startTimer() {
    timer = Timer.scheduledTimer(
      timeInterval: 0.01,
      target: self,
      selector: #selector(tick(_:)),
      userInfo: ["step": 2],
      repeats: true
    )
  }

  @objc private dynamic func tick(_ timer: Timer) {
    let step = (timer.userInfo as? [String: Int])?["step"] ?? 0
    log.append("tick \(step)")
    timer.invalidate()
  }
}

/// What the keyboard does, in an extension as most applications have it.
extension ProfileForm {
  @objc private func keyboardWillShow(_ notification: Notification) {
    log.append(notification.name.rawValue)
  }
  @objc func didBecomeActive() { log.append("active") }
}

final class LongProfileForm: ProfileForm {
  override func save(_ sender: UIButton) {
    super.save(sender)
    log.append("and more")
  }

  @objc(resetEverything) func reset() { log.append("reset") }
  @objc func choose(row: Int) { log.append("row \(row)") }
}

@available(iOS 17, *)
#Preview("Profile", traits: .fixedLayout(width: 320, height: 480), .landscapeLeft) {
  let form = ProfileForm()
  form.title = "Profile"
  return form
}
