import Foundation
import Testing

/// Screens as apps have them, with asset catalogs, bars and lists: what a person expects who reads the source.
@Suite(.needsTool) struct `Pictures of screens` {
  /// A screen and what its picture must have.
  struct Screen: Sendable, CustomTestStringConvertible {
    var file: String
    var scene: String?
    /// Texts that are seen.
    var texts: [String]
    /// How many different images of the catalog are seen at least.
    var images: Int
    /// The ground and the brand's colour in the light style.
    var light: [String]
    /// The same in the dark one.
    var dark: [String]

    var testDescription: String { file }
  }

  private static let screens = [
    Screen(
      file: "Shop/Shop.storyboard",
      scene: "tabs",
      texts: ["NEW THIS WEEK", "Stoneware mug", "89 €", "Free returns for 30 days.", "Shop", "2"],
      images: 3,
      light: ["#faf6ee", "#0d594d"],
      dark: ["#181614", "#62c4b0"]
    ),
    Screen(
      file: "Onboarding/Onboarding.storyboard",
      texts: ["Walk further", "Get Started", "I already have an account"],
      images: 1,
      light: ["#ffffff", "#e24e2f"],
      dark: ["#000000", "#ff785a"]
    ),
    Screen(
      file: "Profile/Profile.storyboard",
      scene: "profile",
      texts: ["Profile", "Mara Lindqvist", "4,209", "Followers", "Follow", "Message"],
      images: 1,
      light: ["#f5f3fc", "#583cb4"],
      dark: ["#242130", "#aa96ff"]
    ),
    Screen(
      file: "Inbox/Inbox.storyboard",
      scene: "inbox",
      texts: ["Inbox", "Edit", "Search Mail", "Train tickets", "Updated Just Now", "3 Unread"],
      images: 0,
      light: ["#ffffff", "#006ec8"],
      dark: ["#000000", "#5aaaff"]
    ),
    Screen(
      file: "Player/Player.storyboard",
      scene: "player",
      texts: ["Player", "Lyrics", "Evening, Slowly", "The Field Notes"],
      images: 1,
      light: ["#281630", "#ff9678"],
      dark: ["#120a18", "#ff9678"]
    ),
    Screen(
      file: "Preferences/Preferences.storyboard",
      scene: "prefs",
      texts: ["Settings", "CONNECTIONS", "Aeroplane Mode", "Home", "General", "Version 4.2 (311)"],
      images: 0,
      light: ["#f2f2f7", "#ff9500"],
      dark: ["#000000", "#ff9500"]
    ),
    Screen(
      file: "Place/Place.storyboard",
      texts: ["Map", "Café Central", "Open until 22:00 · 350 m", "Directions"],
      images: 1,
      light: ["#f05a28"],
      dark: ["#ff8250"]
    ),
    Screen(
      file: "Reader/Reader.storyboard",
      scene: "reader",
      texts: ["example.org", "Web page"],
      images: 1,
      light: ["#1e3c6e"],
      dark: ["#8caae6"]
    ),
    Screen(
      file: "Album/Album.swift",
      scene: "AlbumNavigationController",
      texts: ["Summer"],
      images: 4,
      light: ["#fcf8f6"],
      dark: ["#141012"]
    ),
    Screen(
      file: "Checkout/Checkout.swift",
      texts: [
        "Your order", "Stoneware mug", "35 €", "Delivery", "Arrives on Tuesday.", "Pay 59 €",
      ],
      images: 2,
      light: ["#f2f2f7", "#147850"],
      dark: ["#000000", "#5ad296"]
    ),
    Screen(
      file: "Chat/Chat.swift",
      texts: ["Yes! I bring the coffee.", "Message"],
      images: 2,
      light: ["#ffffff", "#0a84ff"],
      dark: ["#000000", "#0a84ff"]
    ),
    Screen(
      file: "Tabs/Tabs.swift",
      scene: "MainTabBarController",
      texts: ["People", "Find a person", "Ada", "Margaret", "More"],
      images: 1,
      light: ["#ffffff", "#5e35b1"],
      dark: ["#000000", "#b39ddb"]
    ),
  ]

  private func picture(_ screen: Screen, _ style: String) throws -> String {
    let file = "Tests/Fixtures/Screens/" + screen.file
    let scene = screen.scene.map { ["--scene", $0] } ?? []
    let result = try Tool.run(
      ["render", file, "--style", style, "-o", "-"] + scene,
      in: Example.folder.deletingLastPathComponent()
    )
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test(arguments: screens) func `show the app's texts, images and colours`(_ screen: Screen) throws
  {
    for (style, colors) in [("light", screen.light), ("dark", screen.dark)] {
      let svg = try picture(screen, style)
      for text in screen.texts {
        #expect(svg.contains(">\(text)</text>"), "\(style): no \"\(text)\"")
      }
      for color in colors { #expect(svg.contains("\"\(color)\""), "\(style): nothing is \(color)") }
      let images = svg.components(separatedBy: "data:image/").count - 1
      #expect(images >= screen.images, "\(style): \(images) images")
    }
  }

  @Test func `show a scene of a canvas under its title, and what its bar shows only there`() throws
  {
    let file = "Tests/Fixtures/Screens/Inbox/Inbox.storyboard"
    let folder = Example.folder.deletingLastPathComponent()
    let canvas = try Tool.run(["render", file, "-o", "-"], in: folder).output
    #expect(canvas.contains(/font-weight="600"[^>]*>Inbox<\/text>/))
    #expect(!canvas.contains(">tableViewController"))
    #expect(canvas.components(separatedBy: ">3 Unread</text>").count == 2)
    let scene = try Tool.run(["render", file, "-o", "-", "--scene", "Inbox"], in: folder)
    #expect(scene.status == 0, "\(scene.errors)")
    #expect(scene.output.contains(">Train tickets</text>"))
    #expect(scene.output.components(separatedBy: ">3 Unread</text>").count == 2)
  }

  /// Whether Poppler's program is there that makes pictures of PDF files.
  private static let readsPDF = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: $0 + "/pdftocairo")
    }

  @Test(.enabled("pdftocairo is not there") { readsPDF })
  func `show images that are PDF files`() throws {
    let svg = try picture(Self.screens[0], "light")
    #expect(svg.contains("data:image/svg+xml"))
    #expect(!svg.contains(">wordmark</text>"))
  }
}
