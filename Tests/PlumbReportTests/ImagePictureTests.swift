import Foundation
import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import PlumbReport

@Suite struct `Pictures of images` {
  private func look(_ change: (inout LayoutSnapshot.Image) -> Void = { _ in })
    -> LayoutSnapshot.Look
  {
    var look = LayoutSnapshot.Look()
    var image = LayoutSnapshot.Image(name: "Logo", width: 20, height: 10)
    image.data = LayoutSnapshot.ImageData(mediaType: "image/png", [1, 2, 3])
    change(&image)
    look.image = image
    return look
  }

  private func parts(_ look: LayoutSnapshot.Look, width: Double = 30, height: Double = 40)
    -> [DrawnImage]
  {
    LookDrawing(look, LayoutRect(x: 0, y: 0, width: width, height: height), clips: false).content
      .compactMap { shape in
        if case .image(let image) = shape.figure { image } else { nil }
      }
  }

  @Test func `hold the file, stretched to where the content mode puts it`() throws {
    let svg = try pictureSnapshot(look()).picture().svg()
    let picture = ParsedPicture(svg)
    #expect(picture.elements["image"] == 1)
    #expect(svg.contains("xlink:href=\"data:image/png;base64,AQID\""))
    #expect(svg.contains("viewBox=\"0 0 20 10\""))
    #expect(parts(look()).map(\.place) == [LayoutRect(x: 0, y: 0, width: 30, height: 40)])
    let fitted = parts(look { $0.mode = "scaleAspectFit" })
    #expect(fitted.map(\.place) == [LayoutRect(x: 0, y: 12.5, width: 30, height: 15)])
  }

  @Test func `hold one file once, however many views show it`() throws {
    var snapshot = pictureSnapshot(look())
    for place in 0..<4 {
      var item = pictureItem(
        "more\(place)",
        parent: 0,
        LayoutRect(x: 50, y: Double(place) * 20, width: 20, height: 10)
      )
      item.look = look()
      snapshot.items.append(item)
    }
    let svg = try snapshot.picture().svg()
    #expect(svg.components(separatedBy: "AQID").count == 2)
    #expect(ParsedPicture(svg).elements["use"] == 5)
    let files = InspectorFiles()
    let encoder = JSONEncoder()
    encoder.userInfo[try #require(InspectorFiles.key)] = files
    let shapes = parts(look()) + parts(look { $0.mode = "center" })
    let json = try encoder.encode(shapes.map { InspectorShape(DrawnShape(.image($0))) })
    #expect(!String(decoding: json, as: UTF8.self).contains("AQID"))
    #expect(files.urls == ["data:image/png;base64,AQID"])
  }

  @Test func `fill a stencil with the tint colour`() throws {
    var stencil = look { $0.isTemplate = true }
    stencil.tint = LayoutSnapshot.Color(10, 20, 30)
    #expect(parts(stencil).map(\.tint) == [LayoutSnapshot.Color(10, 20, 30)])
    let svg = try pictureSnapshot(stencil).picture().svg()
    #expect(svg.contains("flood-color=\"#0a141e\""))
    #expect(parts(look()).map(\.tint) == [nil])
  }

  @Test func `keep the caps of a stretched image at their size`() {
    let caps = LayoutInsets(top: 2, left: 4, bottom: 3, right: 5)
    let pieces = parts(look { $0.slices = caps })
    #expect(pieces.count == 9)
    #expect(pieces.first?.part == LayoutRect(x: 0, y: 0, width: 4, height: 2))
    #expect(pieces.first?.place == LayoutRect(x: 0, y: 0, width: 4, height: 2))
    #expect(pieces[4].part == LayoutRect(x: 4, y: 2, width: 11, height: 5))
    #expect(pieces[4].place == LayoutRect(x: 4, y: 2, width: 21, height: 35))
    #expect(pieces.last?.place == LayoutRect(x: 25, y: 37, width: 5, height: 3))
  }

  @Test func `repeat the middle of an image that is tiled`() {
    let pieces = parts(
      look {
        ($0.slices, $0.isTiled) = (LayoutInsets(top: 0, left: 0, bottom: 0, right: 0), true)
      }
    )
    #expect(
      pieces.map(\.place) == [
        LayoutRect(x: 0, y: 0, width: 20, height: 10),
        LayoutRect(x: 20, y: 0, width: 10, height: 10),
        LayoutRect(x: 0, y: 10, width: 20, height: 10),
        LayoutRect(x: 20, y: 10, width: 10, height: 10),
        LayoutRect(x: 0, y: 20, width: 20, height: 10),
        LayoutRect(x: 20, y: 20, width: 10, height: 10),
        LayoutRect(x: 0, y: 30, width: 20, height: 10),
        LayoutRect(x: 20, y: 30, width: 10, height: 10),
      ]
    )
    #expect(pieces[1].part.width == 10)
  }

  @Test func `shrink caps where there is too little room for them`() {
    let caps = LayoutInsets(top: 0, left: 10, bottom: 0, right: 10)
    let pieces = parts(look { $0.slices = caps }, width: 10, height: 10)
    #expect(pieces.map(\.place.width) == [5, 5])
  }
}

@Suite struct `An image's data in a snapshot` {
  private func decoded(_ text: String) throws -> LayoutSnapshot.ImageData {
    try JSONDecoder().decode([LayoutSnapshot.ImageData].self, from: Data("[\"\(text)\"]".utf8))[0]
  }

  @Test func `comes back as it was`() throws {
    for count in 1...7 {
      let bytes = (0..<count).map { UInt8($0 * 37 & 255) }
      let data = try #require(LayoutSnapshot.ImageData(mediaType: "image/png", bytes))
      #expect(Data(base64Encoded: data.base64) == Data(bytes))
      #expect(try decoded(data.url) == data)
    }
  }

  @Test(arguments: [
    "data:text/html;base64,AQID", "data:image/png;base64,AQ\\\"", "http://example.com/a.png",
    "data:image/png,AQID", "data:image/png;base64,AQI", "javascript:alert(1)", "",
  ])
  func `is refused where it is no image in base 64`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(text) }
  }

  @Test func `is left out where it is too large, or of a kind that browsers do not show`() {
    let limit = LayoutSnapshot.ImageData.limit
    #expect(
      LayoutSnapshot.ImageData(mediaType: "image/png", [UInt8](repeating: 0, count: limit)) != nil
    )
    #expect(
      LayoutSnapshot.ImageData(mediaType: "image/png", [UInt8](repeating: 0, count: limit + 1))
        == nil
    )
    #expect(LayoutSnapshot.ImageData(mediaType: "application/pdf", [1]) == nil)
  }

  @Test func `is left out beyond what all images may take, the same one counted once`() {
    var snapshot = pictureSnapshot(nil)
    func item(_ value: UInt8) -> LayoutSnapshot.Item {
      var item = pictureItem("i", parent: 0, LayoutRect(x: 0, y: 0, width: 1, height: 1))
      var image = LayoutSnapshot.Image(name: "", width: 1, height: 1)
      let bytes = [UInt8](repeating: value, count: LayoutSnapshot.ImageData.limit)
      image.data = LayoutSnapshot.ImageData(mediaType: "image/png", bytes)
      item.look?.image = image
      return item
    }
    for value in 0..<20 { snapshot.items += [item(UInt8(value)), item(UInt8(value))] }
    #expect(snapshot.limitImages() == 8)
    #expect(snapshot.items.count { $0.look?.image?.data != nil } == 32)
  }
}
