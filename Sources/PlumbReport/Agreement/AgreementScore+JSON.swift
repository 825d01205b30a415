public import Foundation
public import PlumbDiagnosis

extension AgreementScore {
  /// The score for a program to read.
  ///
  /// `{"documents","seconds","groups":{"metric-free":{"views","within0.5","within1","oracle":
  /// {"views","within0.5"}},"text-dependent":{…,"knowable":{"views","within0.5","within1"},
  /// "withoutMissingFonts":{…}}},"conflict":{"roots","agree"},"ambiguous":
  /// {"views","agree"}}`, the last two only where there was a manifest. Knowable views are proven, and depend on no text
  /// whose font was not found, whose class is the app's, or that was saved lower or higher than a line of its font.
  public func json() throws -> Data {
    var groups: [String: Document.Group] = [:]
    for group in [AgreementManifest.Group.metricFree, .textDependent] {
      groups[group.rawValue] = Document.Group(
        views: count(group: group),
        withinHalf: count(within: Self.tolerance, group: group),
        withinOne: count(within: 1, group: group),
        oracle: .init(
          views: count(group: group, isProven: true),
          withinHalf: count(within: Self.tolerance, group: group, isProven: true)
        ),
        knowable: group == .textDependent ? part(group, \.isKnowable) : nil,
        withoutMissingFonts: group == .textDependent
          ? part(group) { $0.texts != .inMissingFont } : nil
      )
    }
    let document = Document(
      documents: documents,
      seconds: (seconds * 1000).rounded() / 1000,
      groups: groups,
      conflict: conflicts.map { .init(roots: $0.count, agree: $0.agreeing) },
      ambiguous: ambiguities.map { .init(views: $0.count, agree: $0.agreeing) }
    )
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(document)
  }

  private func part(
    _ group: AgreementManifest.Group,
    _ isChosen: (View) -> Bool
  ) -> Document.Part {
    Document.Part(
      views: count(group: group, where: isChosen),
      withinHalf: count(within: Self.tolerance, group: group, where: isChosen),
      withinOne: count(within: 1, group: group, where: isChosen)
    )
  }

  private struct Document: Encodable {
    var documents: Int
    var seconds: Double
    var groups: [String: Group]
    var conflict: Conflicts?
    var ambiguous: Ambiguities?

    struct Group: Encodable {
      var views: Int
      var withinHalf: Int
      var withinOne: Int
      var oracle: Proven
      var knowable: Part?
      var withoutMissingFonts: Part?

      enum CodingKeys: String, CodingKey {
        case views
        case withinHalf = "within0.5"
        case withinOne = "within1"
        case oracle, knowable, withoutMissingFonts
      }
    }

    struct Part: Encodable {
      var views: Int
      var withinHalf: Int
      var withinOne: Int

      enum CodingKeys: String, CodingKey {
        case views
        case withinHalf = "within0.5"
        case withinOne = "within1"
      }
    }

    struct Proven: Encodable {
      var views: Int
      var withinHalf: Int

      enum CodingKeys: String, CodingKey {
        case views
        case withinHalf = "within0.5"
      }
    }

    struct Conflicts: Encodable {
      var roots: Int
      var agree: Int
    }

    struct Ambiguities: Encodable {
      var views: Int
      var agree: Int
    }
  }
}
