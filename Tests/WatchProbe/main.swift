import Foundation
import Plumb
import PlumbCapture
import UIKit

// A program whose standard error stream is watched, for tests that read what comes out of it.
//
// usage: watch-probe CASE

/// A label that should be 400 points wide on a screen of 375.
@MainActor
final class Card: UIView {
  let title = UILabel()

  init(width: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    title.text = "Summer offer"
    addSubview(title)
    title.snp.makeConstraints { make in
      make.leading.trailing.equalToSuperview().inset(16)
      make.top.equalToSuperview()
      make.width.equalTo(width)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// Writes bytes to the standard error stream as any code does.
func say(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}

/// What is written where a lot is written, in lines that tell where they stand.
func flood(_ lines: Int) {
  for index in 0..<lines { say("line \(index) " + String(repeating: "x", count: 120) + "\n") }
}

@MainActor
func show(_ card: Card) {
  let window = UIWindow(frame: card.frame)
  window.addSubview(card)
  window.isHidden = false
  window.layoutIfNeeded()
  windows.append(window)
}

var windows: [UIWindow] = []

switch CommandLine.arguments.dropFirst().first ?? "" {
case "explain":
  LayoutWatch.start()
  show(Card(width: 400))
  say("after it\n")
case "repeat":
  LayoutWatch.start()
  for _ in 0..<3 { show(Card(width: 400)) }
  show(Card(width: 500))
case "values":
  LayoutWatch.start(printing: false) { conflict in
    print(
      "heard \(conflict.repetitions) \(conflict.views.map { "\(type(of: $0))" }) "
        + "\(conflict.names.values.sorted())"
    )
  }
  for _ in 0..<2 { show(Card(width: 400)) }
  LayoutWatch.stop()
case "during":
  // What is left of 375 points: all is well until it is told otherwise.
  let card = Card(width: 343)
  let found = LayoutWatch.conflicts(in: card) {
    card.title.snp.makeConstraints { $0.width.equalTo(320) }
  }
  print("found \(found.count) \(found.first?.names.values.sorted() ?? []) \(LayoutWatch.isRunning)")
case "flood":
  LayoutWatch.start()
  flood(20_000)
case "plain-flood":
  flood(20_000)
case "pieces":
  LayoutWatch.start()
  for byte in "no line end, \u{1F600} and bytes".utf8 {
    FileHandle.standardError.write(Data([byte, 0xFF]))
  }
case "twice":
  LayoutWatch.start()
  LayoutWatch.start()
  show(Card(width: 400))
  LayoutWatch.stop()
  LayoutWatch.stop()
  say("last\n")
case "stop":
  var before = stat()
  fstat(STDERR_FILENO, &before)
  LayoutWatch.start()
  say("one\n")
  LayoutWatch.stop()
  var after = stat()
  fstat(STDERR_FILENO, &after)
  say("two\n")
  print(before.st_ino == after.st_ino && before.st_dev == after.st_dev)
case "exit":
  LayoutWatch.start()
  show(Card(width: 400))
  flood(2000)
  exit(3)
case "exit-elsewhere":
  LayoutWatch.start()
  flood(2000)
  let thread = Thread { exit(4) }
  thread.start()
  while true { sleep(1) }
case "trap":
  LayoutWatch.start()
  flood(2000)
  fatalError("the last words")
case "abort":
  LayoutWatch.start()
  flood(2000)
  say("the last words\n")
  abort()
case "terminate":
  // Whoever runs the tests may ignore the signal, and children inherit that.
  signal(SIGTERM, SIG_DFL)
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGTERM)
  sigprocmask(SIG_UNBLOCK, &signals, nil)
  LayoutWatch.start()
  flood(2000)
  say("the last words\n")
  kill(getpid(), SIGTERM)
  sleep(5)
case "threads":
  LayoutWatch.start()
  DispatchQueue.concurrentPerform(iterations: 8) { thread in
    for index in 0..<2000 { say("\(thread) \(index)\n") }
  }
case "child":
  LayoutWatch.start()
  let child = Process()
  child.executableURL = URL(fileURLWithPath: "/bin/sh")
  child.arguments = ["-c", "echo from the child >&2; sleep 0.3; echo later >&2"]
  try child.run()
  child.waitUntilExit()
case "print":
  LayoutWatch.start { conflict in
    // A handler that writes more than the pipe holds must not wait for itself.
    flood(5000)
  }
  show(Card(width: 400))
default:
  print("usage: watch-probe CASE")
  exit(2)
}
