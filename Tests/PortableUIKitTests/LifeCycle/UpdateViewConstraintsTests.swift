import PortableUIKit
import Testing

/// The order is that of recordings of UIKit on iOS 26.1.
@MainActor @Suite struct `Updating the constraints of a controller` {
  private final class Log {
    var lines: [String] = []
  }

  private final class LoggingView: UIView {
    var name = ""
    var log: Log?
    override func updateConstraints() {
      log?.lines.append(name)
      super.updateConstraints()
    }
    override func layoutSubviews() {
      log?.lines.append("\(name) layout")
      super.layoutSubviews()
    }
  }

  private final class Controller: UIViewController {
    let log = Log()
    let child = LoggingView()
    let box = UIView()

    override func loadView() {
      let root = LoggingView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      root.name = "root"
      root.log = log
      child.name = "child"
      child.log = log
      root.addSubview(child)
      view = root
    }
    override func updateViewConstraints() {
      log.lines.append("controller")
      if box.superview == nil {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        NSLayoutConstraint.activate([
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
          box.widthAnchor.constraint(equalToConstant: 40),
          box.heightAnchor.constraint(equalToConstant: 50),
        ])
      }
      super.updateViewConstraints()
    }
    override func viewWillLayoutSubviews() { log.lines.append("will") }
    override func viewDidLayoutSubviews() { log.lines.append("did") }
  }

  @Test func `gives frames to what is constrained there`() {
    let controller = Controller()
    controller.view.layoutIfNeeded()
    #expect(controller.box.frame == CGRect(x: 20, y: 30, width: 40, height: 50))
  }

  @Test func `follows a child that asks, and comes before the layout`() {
    let controller = Controller()
    controller.view.layoutIfNeeded()
    controller.log.lines = []
    controller.child.setNeedsUpdateConstraints()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    #expect(controller.log.lines == ["child", "controller", "root", "will", "root layout", "did"])
  }

  @Test func `happens once for each time that the view asks`() {
    let controller = Controller()
    controller.view.layoutIfNeeded()
    controller.log.lines = []
    controller.view.layoutIfNeeded()
    #expect(controller.log.lines == [])
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    controller.view.updateConstraintsIfNeeded()
    #expect(controller.log.lines == ["controller", "root"])
  }
}
