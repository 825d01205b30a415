import Foundation
import LayoutEngine
import PageServing

extension ServedProject {
  /// Solves a scene with another value, as its page asks; nothing is kept.
  func trial(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let number = file(request), let scene = Int(request.query["scene"] ?? ""),
      files[number].scenes.indices.contains(scene)
    else { return .missing }
    guard let change = Self.change(request.query) else {
      return HTTPResponse(status: 400, "There is nothing to try out in this request.\n")
    }
    do {
      let outcome = try files[number].scenes[scene].trial.outcome(of: change)
      return HTTPResponse(.bytes(try JSONEncoder().encode(outcome), type: "application/json"))
    } catch let refusal as SceneTrial.Refusal {
      return HTTPResponse(status: 400, "\(refusal.reason)\n")
    } catch let error as SnapshotError {
      return HTTPResponse(status: 400, "\(error)\n")
    }
  }

  private static func change(_ query: [String: String]) -> SceneTrial.Change? {
    func number(_ name: String) -> Double? {
      query[name].flatMap(Double.init).flatMap { $0.isFinite ? $0 : nil }
    }
    if let place = query["constraint"].flatMap(Int.init) {
      let (constant, priority) = (number("constant"), number("priority").map { Float($0) })
      guard constant != nil || priority != nil else { return nil }
      return .constraint(place, constant: constant, priority: priority)
    }
    guard let item = query["item"].flatMap(Int.init) else { return nil }
    if let width = number("width") { return .width(item, width) }
    return query["text"].map { .text(item, $0) }
  }
}
