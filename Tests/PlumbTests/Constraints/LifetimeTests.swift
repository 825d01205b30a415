#if canImport(UIKit)
import Plumb
import Testing
import UIKit

@MainActor
@Suite struct `A described window that is dropped` {
  private struct Reference {
    weak var object: AnyObject?
  }

  @Test func `leaves no view, no constraint and no description alive`() {
    var references: [Reference] = []
    func note(_ object: AnyObject) { references.append(Reference(object: object)) }
    do {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      note(window)
      var above: UIView = window
      for index in 0..<1000 {
        let view = UIView()
        above.addSubview(view)
        let made = view.snp.prepareConstraints { make in
          make.leading.top.equalToSuperview().offset(index % 3)
          make.size.equalTo(20).priority(.high)
        }
        for constraint in made {
          constraint.activate()
          note(constraint)
          constraint.layoutConstraints.forEach(note)
        }
        view.snp.makeConstraints { $0.trailing.lessThanOrEqualToSuperview() }
        if index % 2 == 0 {
          view.snp.remakeConstraints { $0.directionalEdges.equalToSuperview().inset(2) }
        }
        if index % 10 == 9 { above = view }
        note(view)
      }
      window.layoutIfNeeded()
      // Those that were made again have let go of the first.
      #expect(references.filter { $0.object != nil }.count >= 500 * 7)
    }
    // A window, and for each view itself and two descriptions of four constraints.
    #expect(references.count == 1 + 1000 * (1 + 2 + 4))
    #expect(references.filter { $0.object != nil }.isEmpty)
  }
}
#endif
