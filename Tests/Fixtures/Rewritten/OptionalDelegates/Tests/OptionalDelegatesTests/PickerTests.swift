import OptionalDelegates
import Testing
import UIKit

private final class Quiet: NSObject, PickerDelegate {
  var finished = 0
  func pickerDidFinish(_ picker: Picker) { finished += 1 }
}

private class Base: NSObject, PickerDelegate {
  var log: [String] = []
  func pickerDidFinish(_ picker: Picker) { log.append("finish") }
  func pickerDidOpen() { log.append("open") }
  var accent: UIColor { .red }
}

private final class Talkative: Base {
  func picker(_ picker: Picker, didSelect row: Int) { log.append("row \(row)") }
  func picker(_ picker: Picker, titleFor row: Int) -> String? { row == 0 ? nil : "title \(row)" }
}

extension Talkative: UIScrollViewDelegate {
  func shouldClose(_ picker: Picker) -> Bool { false }
  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled") }
}

@MainActor
@Suite struct `Optional requirements` {
  private let picker = Picker()

  @Test func `do nothing where nobody fulfils them`() {
    let quiet = Quiet()
    picker.delegate = quiet
    picker.open()
    #expect(picker.tintColor == .black)
    #expect(picker.select(row: 3) == "row 3")
    #expect(picker.close())
    #expect(quiet.finished == 1)
    #expect(!picker.delegateTakesSelections)
  }

  @Test func `are called in the class, its superclass and its extensions`() {
    let talkative = Talkative()
    picker.delegate = talkative
    picker.open()
    #expect(picker.tintColor == .red)
    #expect(picker.select(row: 2) == "title 2")
    #expect(picker.select(row: 0) == "row 0")
    #expect(!picker.close())
    #expect(talkative.log == ["open", "row 2", "row 0"])
    #expect(picker.delegateTakesSelections)
  }

  @Test func `of UIKit's protocols are called as well`() {
    let base = Base()
    let talkative = Talkative()
    picker.delegate = base
    picker.scrollDelegate = talkative
    #expect(picker.close())
    #expect(base.log == ["finish"])
    #expect(talkative.log == ["scrolled"])
  }

  @Test func `are nil without a delegate`() {
    #expect(picker.select(row: 1) == "row 1")
    #expect(picker.close())
  }
}
