import Foundation
import LayoutEngine
import PlumbDiagnosis
import PlumbReport

/// A file as it is served: what the inspector shows, and the pictures of its scenes.
///
/// For Swift files it comes from a process of its own, as JSON: code that UIKit stops over stops that process.
struct ServedFile: Codable, Sendable {
  /// A scene of the file.
  struct Scene: Codable, Sendable {
    var name: String
    var svg: String
    var findings: [Found]
    /// The ids of the elements of a document that it is of.
    var elements: Set<String>
    /// The document whose elements those are, of a class that is laid out with it.
    var document: String?
    var trial: SceneTrial
  }

  /// What was found in a scene.
  struct Found: Codable, Sendable {
    var rule: String
    var severity: String
    var message: String
    var place: String?
  }

  /// The file, as it is named.
  var file: String
  /// What the inspector's page shows, as its script reads it.
  var data = "{}"
  /// The files of its images, as addresses that hold them.
  var images = "[]"
  /// The scenes.
  var scenes: [Scene] = []
  /// Why it could not be read, with file and line; nil where it could.
  var failure: String?

  /// A file that could not be read.
  init(file: String, failure: String) {
    self.file = file
    self.failure = failure
  }

  /// Prepares a file for its page.
  ///
  /// - Throws: `EncodingError` where a number is not finite.
  @MainActor
  init(file: String, _ scenes: [InspectedScenes.Scene]) throws {
    self.file = file
    var page = InspectorPage(title: file)
    for scene in scenes { page.add(scene.content, name: scene.name) }
    page.fonts = EmbeddedFont.fonts(of: scenes.map(\.picture)).fonts
    (data, images) = try page.json()
    self.scenes = scenes.map { scene in
      Scene(
        name: scene.name,
        svg: SceneGallery.svg(of: scene.picture),
        findings: scene.picture.findings.map { finding in
          Found(
            rule: finding.rule.id,
            severity: finding.severity.rawValue,
            message: finding.message,
            place: finding.location.map { "\($0.file):\($0.line)" }
          )
        },
        elements: scene.elements,
        document: scene.document,
        trial: SceneTrial(parts: scene.parts)
      )
    }
  }
}
