import Foundation
import PlumbDiagnosis
import Testing

@testable import PlumbInterfaceBuilder

/// What the app of a document supports, told from files around it.
@Suite struct `What an app supports` {
  /// A folder that is a repository, with files.
  private struct App {
    let url: URL

    init(_ files: [String: String]) throws {
      url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "app-\(UUID().uuidString)"
      )
      for (name, text) in files.merging([".git": ""], uniquingKeysWith: { first, _ in first }) {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
      }
    }

    func support(_ document: String) -> AppSupport? {
      var finder = AppSupportFinder()
      return finder.support(for: url.appendingPathComponent(document).path)
    }

    func remove() { try? FileManager.default.removeItem(at: url) }
  }

  private func list(_ entries: String, type: String = "APPL") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>CFBundlePackageType</key><string>\(type)</string>
    \(entries)</dict></plist>
    """
  }

  private let portrait = """
    <key>UISupportedInterfaceOrientations</key><array>
    <string>UIInterfaceOrientationPortrait</string></array>
    """

  private let landscapeOnPads = """
    <key>UISupportedInterfaceOrientations~ipad</key><array>
    <string>UIInterfaceOrientationLandscapeLeft</string></array>
    """

  /// A project with an app of two configurations, and a framework; documents are in groups and in a folder that
  /// is a target's as a whole.
  private func project(_ settings: String, _ release: String? = nil) -> String {
    """
    // !$*UTF8*$!
    { objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, F); buildConfigurationList = PL; };
      PL = { isa = XCConfigurationList; buildConfigurations = (PD, PR); };
      PD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { TARGETED_DEVICE_FAMILY = "1,2"; }; };
      PR = { isa = XCBuildConfiguration; name = Release; buildSettings = { TARGETED_DEVICE_FAMILY = "1,2"; }; };
      G = { isa = PBXGroup; children = (A, S); sourceTree = "<group>"; };
      A = { isa = PBXGroup; path = "My App"; children = (V); sourceTree = "<group>"; };
      V = { isa = PBXVariantGroup; name = Main.storyboard; children = (B); sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
      S = { isa = PBXFileSystemSynchronizedRootGroup; path = Synced; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; productType = "com.apple.product-type.application";
        buildConfigurationList = TL; buildPhases = (R); fileSystemSynchronizedGroups = (S); };
      R = { isa = PBXResourcesBuildPhase; files = (BF); };
      BF = { isa = PBXBuildFile; fileRef = V; };
      TL = { isa = XCConfigurationList; buildConfigurations = (TD, TR); };
      TD = { isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) }; };
      TR = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(release ?? settings) }; };
      F = { isa = PBXNativeTarget; productType = "com.apple.product-type.framework"; };
    }; rootObject = P; }
    """
  }

  @Test func `is told by the Info.plist of an app around the document`() throws {
    let app = try App([
      "App/Info.plist": list(portrait + landscapeOnPads), "App/Base.lproj/A.xib": "",
    ])
    defer { app.remove() }
    let support = try #require(app.support("App/Base.lproj/A.xib"))
    #expect(support.orientations == [.phone: [.portrait], .pad: [.landscape]])
    #expect(support.words == "iPhone (portrait), iPad (landscape)")
    #expect(support.source.hasSuffix("/App/Info.plist"))
  }

  @Test func `is told by one in a folder beside the document's`() throws {
    let app = try App(["Support/Info.plist": list(portrait), "Views/A.xib": ""])
    defer { app.remove() }
    #expect(app.support("Views/A.xib")?.orientations[.phone] == [.portrait])
  }

  @Test func `is not told by an extension's or framework's, or from outside of the repository`()
    throws
  {
    let app = try App([
      "Kit/Info.plist": list(portrait, type: "FMWK"),
      "Widget/Info.plist": list(portrait + "<key>NSExtension</key><dict/>"),
      "Info.plist": list(portrait), "Kit/A.xib": "", "Kit/.git": "",
    ])
    defer { app.remove() }
    #expect(app.support("Kit/A.xib") == nil)
  }

  @Test func `is told by the target that the document belongs to`() throws {
    let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
    let app = try App([
      "My.xcodeproj/project.pbxproj": project(
        "TARGETED_DEVICE_FAMILY = 1; \(key)_iPhone = \"UIInterfaceOrientationPortrait\";"
      )
    ])
    defer { app.remove() }
    for document in ["My App/Base.lproj/Main.storyboard", "Synced/Deep/A.xib", "Elsewhere/A.xib"] {
      let support = try #require(app.support(document))
      #expect(support.idioms == [.phone], "\(document)")
      #expect(support.orientations == [.phone: [.portrait]])
    }
  }

  @Test func `is what any configuration of the target supports`() throws {
    let app = try App([
      "My.xcodeproj/project.pbxproj": project(
        "TARGETED_DEVICE_FAMILY = 1;",
        "TARGETED_DEVICE_FAMILY = \"1,2\";"
      )
    ])
    defer { app.remove() }
    #expect(app.support("A.xib")?.idioms == [.phone, .pad])
  }

  @Test func `is told by the property list that the target names`() throws {
    let app = try App([
      "My.xcodeproj/project.pbxproj": project("INFOPLIST_FILE = \"Lists/App-Info.plist\";"),
      "Lists/App-Info.plist": list(portrait),
    ])
    defer { app.remove() }
    #expect(app.support("A.xib")?.orientations == [.phone: [.portrait], .pad: [.portrait]])
  }

  @Test func `is not known where settings are computed or nothing says so`() throws {
    let app = try App([
      "My.xcodeproj/project.pbxproj": project("TARGETED_DEVICE_FAMILY = \"$(F)\";")
    ])
    defer { app.remove() }
    #expect(app.support("A.xib") == nil)
    let damaged = try App(["My.xcodeproj/project.pbxproj": "<<<<<<< HEAD"])
    defer { damaged.remove() }
    #expect(damaged.support("A.xib") == nil)
  }

  // MARK: - What it changes

  private let phones = AppSupport(
    idioms: [.phone],
    orientations: [.phone: [.portrait]],
    source: "Info.plist"
  )

  @Test func `decides which devices are all`() throws {
    var circumstances = CheckCircumstances()
    circumstances.usesAllDevices = true
    #expect(circumstances.builds.contains { $0.device?.idiom == .pad })
    circumstances.support = phones
    #expect(circumstances.builds.allSatisfy { $0.device?.idiom == .phone })
    #expect(circumstances.builds.allSatisfy { $0.orientation == .portrait })
    circumstances.support?.orientations[.phone] = [.portrait, .landscape]
    let lying = circumstances.builds.count { $0.orientation == .landscape }
    #expect(lying == circumstances.builds.count / 2)
  }

  /// 700 points in a document for an iPad, in an app that runs on phones alone.
  @Test @MainActor func `decides on what a document is laid out that was saved on another canvas`()
    throws
  {
    let wide = screen(
      box("a", "0 0 700 50"),
      constraints: corner("a", width: 700, height: 50)
        + rule("a-t", "top.trailing", "a.trailing", "relation=\"greaterThanOrEqual\"")
    )
    let text = wide.replacingOccurrences(of: "retina6_1", with: "ipad9_7")
      .replacingOccurrences(
        of: "width=\"414\" height=\"896\"",
        with: "width=\"768\" height=\"1024\""
      )
    #expect(text.contains("ipad9_7") && text.contains("\"768\""))
    for (support, count) in [(nil, 0), (phones, 1)] as [(AppSupport?, Int)] {
      var circumstances = CheckCircumstances()
      circumstances.support = support
      let checker = LayoutChecker()
      checker.check("A.storyboard", data: Data(text.utf8), in: circumstances)
      let conflicts = checker.finish().findings(.conflict)
      #expect(conflicts.count == count)
      #expect(conflicts.allSatisfy { $0.message.hasSuffix("; on retina6_12") })
    }
  }
}
