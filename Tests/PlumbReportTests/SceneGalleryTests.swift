import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

@Suite struct `A list of scenes` {
  private func page(_ names: [String], file: String = "a.xib") throws -> String {
    var page = InspectorPage(title: "App")
    for name in names {
      let solved = try SolvedLayout(pictureSnapshot())
      page.add(
        try .init(solved, findings: []),
        name: name,
        file: file,
        picture: LayoutPicture(solved)
      )
    }
    return try page.html
  }

  /// What stands in a script element of a page, as JSON.
  private func json(_ html: String, _ id: String) throws -> Any {
    let start = try #require(html.range(of: "id=\"\(id)\">"))
    let end = try #require(html.range(of: "</script>", range: start.upperBound..<html.endIndex))
    return try JSONSerialization.jsonObject(
      with: Data(html[start.upperBound..<end.lowerBound].utf8),
      options: .fragmentsAllowed
    )
  }

  @Test func `links to layouts by names that are their own`() throws {
    let html = try page(["Main", "Main", "A&b #1"])
    let scenes = try #require(try json(html, "scenes") as? [String: Any])
    let links = try #require(scenes["entries"] as? [[String: Any]]).map { $0["link"] as? String }
    #expect(Set(links).count == 3)
    #expect(links.last == "#layout=a.xib%20%E2%80%93%20A%26b%20%231")
    let layouts = try #require(try json(html, "data") as? [String: Any])["layouts"]
    let names = try #require(layouts as? [[String: Any]]).map { $0["name"] as? String }
    #expect(names == ["a.xib – Main", "a.xib – Main (2)", "a.xib – A&b #1"])
  }

  @Test func `is not there where a page has one file`() throws {
    var page = InspectorPage(title: "App")
    page.add(try .init(SolvedLayout(pictureSnapshot()), findings: []), name: "Main")
    let scenes = try json(page.html, "scenes")
    #expect(scenes is NSNull)
  }

  /// A page is put together at marks, which a name must not become.
  @Test(arguments: ["/*DATA*/", "/*SCRIPT*/", "</script><b>", "<!--"])
  func `holds names that look like parts of the page`(_ name: String) throws {
    let html = try page([name], file: name)
    let scenes = try #require(try json(html, "scenes") as? [String: Any])
    let entry = try #require(scenes["entries"] as? [[String: Any]]).first
    #expect(entry?["name"] as? String == name)
    let data = try json(html, "data")
    #expect(data is [String: Any])
    #expect(!html.contains("</script><b>"))
  }
}
