import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

@Suite struct `Causes of a difference` {
  private func causes(_ change: (inout LayoutSnapshot) -> Void) -> [String] {
    var before = pictureSnapshot()
    before.items[1].text = "Save"
    before.constraints = [
      .init(
        id: "w",
        LayoutConstraint(ItemID(index: 1), .width, constant: 30, source: .app),
        first: 1,
        second: nil
      )
    ]
    var after = before
    change(&after)
    return LayoutCauses(from: before, to: after).all.map(\.text)
  }

  @Test func `are none where nothing was changed`() {
    #expect(causes { _ in }.isEmpty)
    // Frames follow, and are no cause.
    #expect(causes { $0.items[1].frame.x += 5 }.isEmpty)
  }

  @Test func `name a constraint with what changed in it`() {
    #expect(
      causes {
        $0.constraints[0].constant = 44
        $0.constraints[0].priority = 750
      } == ["`Save` width = 44: constant 30 → 44, priority required → 750"]
    )
    #expect(causes { $0.constraints = [] } == ["`Save` width = 30: removed"])
  }

  @Test func `name texts, values and looks before and after`() {
    #expect(causes { $0.items[1].text = "Store" } == ["`Store`: text “Save” → “Store”"])
    #expect(causes { $0.items[1].isHidden = true } == ["`Save`: hidden no → yes"])
    #expect(
      causes { $0.items[1].properties.hugging.horizontal = 1000 }
        == ["`Save`: hugging (horizontal, vertical) (250, 250) → (required, 250)"]
    )
    #expect(
      causes { $0.items[1].look?.background = LayoutSnapshot.Color(255, 0, 0) }
        == ["`Save`: background none → #ff0000"]
    )
  }

  @Test func `name a view that came without what is in it`() {
    #expect(
      causes {
        $0.items.append(pictureItem("box", parent: 0, .zero))
        $0.items.append(pictureItem("inner", parent: 2, .zero))
        $0.items[3].text = "Inside"
      } == ["UIView around `Inside` was added"]
    )
  }

  @Test func `name a view that was put elsewhere`() {
    var before = pictureSnapshot()
    before.items.append(pictureItem("box", parent: 0, .zero))
    before.items[2].label = "Box"
    before.items.append(pictureItem("moved", parent: 0, .zero))
    before.items[3].text = "Save"
    var after = before
    after.items[3].parent = 2
    let found = LayoutCauses(from: before, to: after).all.map(\.text)
    #expect(found == ["`Save` was put into `Box`"])
  }

  /// Constraints of code have addresses, which are others in each run.
  @Test func `find constraints without identity by their ends`() {
    #expect(
      causes {
        $0.constraints[0].id = "0x2"
        $0.constraints[0].constant = 31
      }.count == 2
    )
    var before = pictureSnapshot()
    before.constraints = [
      .init(
        id: "0x1",
        LayoutConstraint(ItemID(index: 1), .width, constant: 30, source: .app),
        first: 1,
        second: nil
      )
    ]
    var after = before
    after.constraints[0].id = "0x7"
    after.constraints[0].constant = -31
    #expect(
      LayoutCauses(from: before, to: after).all.map(\.text)
        == ["UIView view width = -31: constant 30 → −31"]
    )
  }
}

@Suite struct `A report of differences` {
  private func version(_ change: (inout LayoutSnapshot) -> Void = { _ in }) throws
    -> SceneDifference.Version
  {
    var snapshot = pictureSnapshot()
    for (name, place) in [("a", 2), ("b", 3), ("c", 4)] {
      snapshot.items.append(
        pictureItem(name, parent: 0, LayoutRect(x: 0, y: Double(place), width: 9, height: 9))
      )
      snapshot.items[place].text = name.uppercased()
    }
    change(&snapshot)
    return .init(file: "App/Main.storyboard", picture: try snapshot.picture())
  }

  @Test func `says once what all views went through`() throws {
    let after = try version { for place in 2...4 { $0.items[place].frame.y += 7.5 } }
    let scene = try #require(SceneDifference(from: version(), to: after))
    #expect(scene.consequences == ["`A`, `B`, `C`: y +7.5"])
  }

  @Test func `leaves out a scene in which nothing differs`() throws {
    #expect(try SceneDifference(from: version(), to: version()) == nil)
  }

  /// GitHub takes comments of up to 65,536 characters.
  @Test func `leaves out of Markdown what there is no room for, and counts it`() throws {
    var report = DifferenceReport(before: "a", after: "b")
    for number in 0..<50 {
      let scene = try version { $0.name = "Scene \(number) " + String(repeating: "x", count: 90) }
      report.scenes.append(SceneDifference(added: scene))
    }
    let text = report.markdown(limit: 2000, pictures: nil)
    #expect(text.utf16.count < 2100)
    #expect(text.contains("more scenes"))
    #expect(!report.markdown(pictures: nil).contains("more scene"))
  }

  @Test func `keeps names from becoming markup`() throws {
    var report = DifferenceReport(before: "<b>", after: "@me")
    let hostile = try version {
      $0.name = "<script>hit()</script> @all [a](b) <!--SCENES-->"
      $0.items[1].text = "--><img src=x>"
    }
    report.scenes = [SceneDifference(added: hostile)]
    report.failures = [.init(revision: "b", message: "<i>")]
    let html = report.html
    for text in ["<script>hit", "<img src=x", "<i>", "<b>\n"] { #expect(!html.contains(text)) }
    let markdown = report.markdown { "p/" + $0 }
    for text in ["<script>", "@all", "[a](b)"] { #expect(!markdown.contains(text)) }
  }
}
