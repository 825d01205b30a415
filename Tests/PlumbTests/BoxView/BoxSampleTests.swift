#if canImport(UIKit)
import DSLFixtures
import Plumb
import Testing
import UIKit

/// Screens in the shapes of public samples, in our words, with frames by arithmetic.
@MainActor
@Suite struct `Screens of boxes` {
  /// An album: three columns that share the width, then one that folds in through a switch.
  ///
  /// Arithmetic: 310 − 2 · 10 for the insets − 2 · 5 for the spacing leave 280; the shares 1, 1, 2 give
  /// 70, 70 and 140.
  @Test func `an album shares its width, and folds`() {
    let album = AlbumColumns(frame: CGRect(x: 0, y: 0, width: 310, height: 100))
    album.layoutIfNeeded()
    #expect(album.columns.map(\.frame.width) == [70, 70, 140])
    #expect(album.columns.map(\.frame.minX) == [10, 85, 160])
    #expect(album.caption.frame == CGRect(x: 0, y: 0, width: 310, height: 40))
    album.fold.state = true
    album.layoutIfNeeded()
    #expect(album.caption.frame.height == 80)
  }

  #if !canImport(Darwin)  // What is asked for here, only ours tells.
  /// A chooser of which one detail is open at a time, by two switches; no conflict on the way.
  ///
  /// Arithmetic: the open detail is 60 high, the closed one 0; a title of 20 stands above each.
  @Test func `a list opens one row at a time without a conflict`() {
    let list = FoldingList(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let conflicts = list.unsatisfiableConstraints {
      list.layoutIfNeeded()
      list.switches[0].state = true
      list.layoutIfNeeded()
      list.switches[0].state = false
      list.switches[1].state = true
      list.layoutIfNeeded()
    }
    #expect(conflicts.isEmpty)
    #expect(list.details.map(\.frame.height) == [0, 60])
    #expect(list.titles.map(\.frame.minY) == [0, 20])
    #expect(list.details[1].frame.minY == 40)
  }
  #endif

  /// A row of settings: an icon, a growing middle and a switch at the end, centred across.
  ///
  /// Arithmetic: width 300, insets 16, spacing 8; the icon takes 24, the end 50: 300 − 32 − 16 − 74 = 178.
  @Test func `a row of settings gives the rest to its middle`() {
    let row = SettingsRow(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    row.layoutIfNeeded()
    #expect(row.middle.frame == CGRect(x: 48, y: 8, width: 178, height: 44))
    #expect(row.icon.frame == CGRect(x: 16, y: 18, width: 24, height: 24))
    #expect(row.end.frame == CGRect(x: 234, y: 15, width: 50, height: 30))
  }
}
#endif
