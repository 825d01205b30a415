import Foundation
import PageServing
import PlumbDiagnosis
import PlumbReport

extension ServedProject {
  /// Answers a request of a page.
  func answer(_ request: HTTPRequest) async -> HTTPResponse {
    do {
      switch request.path.first {
      case nil: return try index()
      case "index.json": return HTTPResponse(.bytes(try gallery().json(), type: "application/json"))
      case "events": return HTTPResponse(.events(events))
      case "file": return try file(request).map(page) ?? .missing
      case "data": return try file(request).map(data) ?? .missing
      case "picture": return picture(request)
      case "try": return try trial(request)
      case "favicon.ico": return .missing
      default: return .missing
      }
    } catch {
      return HTTPResponse(status: 500, "\(error)\n")
    }
  }

  /// The number of the file that a request names.
  func file(_ request: HTTPRequest) -> Int? {
    guard let text = request.query["file"], let number = Int(text), files.indices.contains(number)
    else { return nil }
    return number
  }

  private func index() throws -> HTTPResponse {
    HTTPResponse(try gallery().html(title: "plumbline serve"), type: "text/html")
  }

  /// The scenes of all files.
  ///
  /// A scene of a document is shown with its class where that is read, and not a second time alone.
  private func gallery() throws -> SceneGallery {
    let joined = joined
    var gallery = SceneGallery()
    (gallery.events, gallery.data, gallery.state) = ("events", "index.json", events.state)
    if let codeFailure { gallery.failures.append(codeFailure) }
    for (number, file) in present {
      if let failure = file.failure { gallery.failures.append(failure) }
      let replaced = joined[ModuleReaders.name(of: file.file)] ?? []
      for (place, scene) in file.scenes.enumerated()
      where scene.document != nil || scene.elements.isDisjoint(with: replaced) {
        let link = "file?file=\(number)#layout=" + SceneGallery.encoded(scene.name)
        gallery.add(
          name: scene.name,
          file: file.file,
          link: link,
          // Another address for another picture: browsers keep those that they have shown.
          picture: "picture?file=\(number)&scene=\(place)&state=\(Self.mark(scene.svg))",
          findings: scene.findings.map {
            .init(
              rule: $0.rule,
              severity: $0.severity,
              message: $0.message,
              scene: scene.name,
              place: $0.place
            )
          },
          linkToFinding: { "\(link)&finding=\($0 + 1)" }
        )
      }
    }
    return gallery
  }

  /// The elements of documents that are shown with their classes, by the documents' names.
  private var joined: [String: Set<String>] {
    present.reduce(into: [:]) { result, each in
      for scene in each.file.scenes {
        if let document = scene.document {
          result[document, default: []].formUnion(scene.elements)
        }
      }
    }
  }

  /// A number that is another one for another text, most likely.
  private static func mark(_ text: String) -> String {
    let hash = text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return String(hash, radix: 36)
  }

  private func page(_ number: Int) throws -> HTTPResponse {
    let file = files[number]
    let live = InspectorLive(
      file: number,
      events: "events",
      data: "data?file=\(number)",
      trial: "try?file=\(number)",
      index: "./",
      state: events.state,
      failure: file.failure
    )
    return HTTPResponse(
      try InspectorPage.html(data: file.data, images: file.images, live: live),
      type: "text/html"
    )
  }

  private func data(_ number: Int) throws -> HTTPResponse {
    let file = files[number]
    let failure = try file.failure.map {
      String(decoding: try JSONEncoder().encode($0), as: UTF8.self)
    }
    return HTTPResponse(
      "{\"page\":\(file.data),\"images\":\(file.images),\"failure\":\(failure ?? "null"),"
        + "\"state\":\(events.state)}",
      type: "application/json"
    )
  }

  private func picture(_ request: HTTPRequest) -> HTTPResponse {
    guard let number = file(request), let text = request.query["scene"], let place = Int(text),
      files[number].scenes.indices.contains(place)
    else { return .missing }
    return HTTPResponse(files[number].scenes[place].svg, type: "image/svg+xml")
  }
}
