import AVFoundation
import UIKit
import UniformTypeIdentifiers
import XCTest

@testable import MediaContainer

@MainActor
final class ContainerTests: XCTestCase {
  private func shown() -> (SegmentsViewController, UIWindow) {
    let map = MapViewController()
    map.title = "Map"
    let page = PageViewController()
    page.title = "Page"
    let container = SegmentsViewController([map, page])
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    window.rootViewController = container
    window.isHidden = false
    window.layoutIfNeeded()
    return (container, window)
  }

  func testAMapTakesTheRoomThatItsConstraintsGive() throws {
    let (container, window) = shown()
    let map = try XCTUnwrap(container.shown as? MapViewController)
    XCTAssertEqual(map.map.frame.height, container.contentFrame.height / 2, accuracy: 0.5)
    XCTAssertEqual(map.map.frame.width, 400)
    XCTAssertEqual(map.map.annotations.count, 1)
    XCTAssertEqual(map.map.region.center.latitude, 52.5)
    window.isHidden = true
  }

  func testASegmentShowsAnotherChild() throws {
    let (container, window) = shown()
    container.select(1)
    window.layoutIfNeeded()
    let page = try XCTUnwrap(container.shown as? PageViewController)
    XCTAssertEqual(page.web.frame.size, container.contentFrame.size)
    XCTAssertEqual(page.web.url, URL(string: "https://example.com"))
    XCTAssertEqual(container.children, [page])
    window.isHidden = true
  }

  func testAFilmHasALayerOfItsOwn() {
    let film = FilmView()
    film.player = AVPlayer()
    XCTAssertNotNil(film.playerLayer.player)
    XCTAssertEqual(film.playerLayer.videoGravity, .resizeAspectFill)
    XCTAssertEqual(film.intrinsicContentSize.height, 180)
  }

  func testTypesHaveTheirIdentifiers() {
    XCTAssertEqual(
      PageViewController.types.map(\.identifier),
      ["public.image", "com.adobe.pdf", "public.json"]
    )
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertFalse(UTType.png.conforms(to: .text))
    XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
  }
}
