import Foundation

/// A project file of Xcode, as far as it says which devices and orientations its apps support.
///
/// Source: the property list that Xcode saves as `project.pbxproj`; build settings of a target come before those
/// of the project. Settings of `.xcconfig` files are not read: what they say is taken for not said.
struct XcodeProject {
  private typealias Object = [String: Any]

  private let objects: [String: Object]
  private let project: Object
  /// The folder that paths count from.
  private let folder: String
  /// The paths of file references and groups, by their identifiers, from the folder.
  private var paths: [String: String] = [:]

  /// Reads a `project.pbxproj`; nil for a file that is not such a property list.
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? Object, let objects = root["objects"] as? [String: Any],
      let id = root["rootObject"] as? String, let project = objects[id] as? Object
    else { return nil }
    self.objects = objects.compactMapValues { $0 as? Object }
    self.project = project
    let bundle = URL(fileURLWithPath: file).deletingLastPathComponent()
    let rest = project["projectDirPath"] as? String ?? ""
    folder = PathNames.normalized(bundle.deletingLastPathComponent().path + "/" + rest)
    if let group = project["mainGroup"] as? String { walk(group, below: "", depth: 0) }
  }

  private mutating func walk(_ id: String, below parent: String, depth: Int) {
    // No project nests groups so deep: one that holds itself does.
    guard depth < 100, paths[id] == nil, let object = objects[id] else { return }
    let own = object["path"] as? String ?? ""
    let isFromFolder = object["sourceTree"] as? String == "SOURCE_ROOT"
    let path = isFromFolder || parent.isEmpty ? own : own.isEmpty ? parent : parent + "/" + own
    paths[id] = path
    for child in object["children"] as? [String] ?? [] {
      walk(child, below: path, depth: depth + 1)
    }
  }

  /// What the apps say that a document belongs to; where it belongs to none, what all apps of the project say.
  ///
  /// - Parameter document: An absolute path.
  /// - Returns: nil where the project has no app.
  func statedSupport(for document: String) -> StatedSupport? {
    let apps = (project["targets"] as? [String] ?? []).compactMap { objects[$0] }
      .filter { $0["productType"] as? String == "com.apple.product-type.application" }
    let owners = apps.filter { holds($0, document) }
    let stated = (owners.isEmpty ? apps : owners).flatMap(statedSupport)
    return stated.dropFirst().reduce(stated.first) { $0?.union($1) }
  }

  private func holds(_ target: Object, _ document: String) -> Bool {
    let groups = target["fileSystemSynchronizedGroups"] as? [String] ?? []
    if groups.compactMap({ paths[$0] }).contains(where: {
      document.hasPrefix(PathNames.normalized(folder + "/" + $0) + "/")
    }) {
      return true
    }
    let files = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
      .filter { $0["isa"] as? String == "PBXResourcesBuildPhase" }
      .flatMap { $0["files"] as? [String] ?? [] }
      .compactMap { objects[$0]?["fileRef"] as? String }
    // Documents with several languages are groups of files.
    let references = files.flatMap { [$0] + (objects[$0]?["children"] as? [String] ?? []) }
    return references.contains { id in
      paths[id].map { PathNames.normalized(folder + "/" + $0) == document } ?? false
    }
  }

  /// What each configuration of a target says.
  private func statedSupport(_ target: Object) -> [StatedSupport] {
    let shared = configurations(of: project)
    return configurations(of: target).map { name, settings in
      let all = (shared[name] ?? [:]).merging(settings) { _, own in own }
      let list = words(all["INFOPLIST_FILE"])?.joined(separator: " ")
      let file = list.flatMap { path -> InfoPropertyList? in
        let path = path.replacingOccurrences(of: "$(SRCROOT)/", with: "")
        return InfoPropertyList(file: PathNames.normalized(folder + "/" + path))
      }
      let key = "INFOPLIST_KEY_UISupportedInterfaceOrientations"
      let both = words(all[key])
      let own = StatedSupport(
        idioms: words(all["TARGETED_DEVICE_FAMILY"], by: ",").flatMap(StatedSupport.idioms),
        phone: (words(all[key + "_iPhone"]) ?? both).flatMap(StatedSupport.orientations),
        pad: (words(all[key + "_iPad"]) ?? both).flatMap(StatedSupport.orientations)
      )
      return own.completed(by: file?.stated)
    }
  }

  private func configurations(of owner: Object) -> [String: [String: Any]] {
    guard let id = owner["buildConfigurationList"] as? String,
      let ids = objects[id]?["buildConfigurations"] as? [String]
    else { return [:] }
    return Dictionary(
      ids.compactMap { objects[$0] }.map {
        ($0["name"] as? String ?? "", $0["buildSettings"] as? [String: Any] ?? [:])
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  /// The words of a setting, which is a text or a list of texts.
  private func words(_ setting: Any?, by separator: Character = " ") -> [String]? {
    if let list = setting as? [String] { return list }
    return (setting as? String).map {
      $0.split(separator: separator).map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }
}

/// The `Info.plist` of an app, as far as it says which devices and orientations the app supports.
struct InfoPropertyList {
  /// What it says.
  let stated: StatedSupport
  /// Whether it is an app's, and not an extension's or a framework's.
  let isForApp: Bool

  /// Reads a property list; nil for a file that is none.
  init?(file: String) {
    guard let data = FileManager.default.contents(atPath: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let root = list as? [String: Any]
    else { return nil }
    let key = "UISupportedInterfaceOrientations"
    func orientations(_ keys: String...) -> Set<DeviceOrientation>? {
      keys.lazy.compactMap { root[$0] as? [String] }.first
        .flatMap(StatedSupport.orientations)
    }
    let family = root["UIDeviceFamily"] as? [Any]
    stated = StatedSupport(
      idioms: family.flatMap { StatedSupport.idioms($0.map { "\($0)" }) },
      phone: orientations(key + "~iphone", key),
      pad: orientations(key + "~ipad", key)
    )
    isForApp =
      root["NSExtension"] == nil
      && (root["CFBundlePackageType"] as? String == "APPL"
        || root["LSRequiresIPhoneOS"] as? Bool == true)
  }
}
