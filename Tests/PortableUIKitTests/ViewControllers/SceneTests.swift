import Foundation
import PortableUIKit
import Testing

/// Counts how often it looks for terms.
@MainActor
private final class Updater: NSObject, UISearchResultsUpdating {
  var count = 0
  func updateSearchResults(for searchController: UISearchController) { count += 1 }
}

@MainActor @Suite(.serialized) struct `Scenes and what belongs to them` {
  @Test func `hold the windows that were put into them, while these live`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let before = scene.windows.count
    do {
      let window = UIWindow(windowScene: scene)
      #expect(window.frame == scene.screen.bounds)
      #expect(window.windowScene === scene)
      #expect(scene.windows.last === window)
    }
    #expect(scene.windows.count == before)
  }

  @Test func `take in a window that is shown`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(window.windowScene == nil)
    window.makeKeyAndVisible()
    #expect(window.windowScene?.keyWindow === window)
    window.windowScene = nil
    #expect(
      !UIApplication.shared.connectedScenes.contains { scene in
        (scene as? UIWindowScene)?.windows.contains(window) == true
      }
    )
  }

  @Test func `a search tells who looks for terms, and empties the bar at its end`() {
    let search = UISearchController(searchResultsController: nil)
    let updater = Updater()
    search.searchResultsUpdater = updater
    search.isActive = true
    search.searchBar.text = "x"
    search.isActive = false
    #expect(updater.count == 2)
    #expect(search.searchBar.text?.isEmpty ?? true)
  }

  @Test func `an edit button begins and ends editing`() throws {
    let controller = UIViewController()
    let action = try #require(controller.editButtonItem.primaryAction)
    UIControl().sendAction(action)
    #expect(controller.isEditing)
    UIControl().sendAction(action)
    #expect(!controller.isEditing)
  }
}
