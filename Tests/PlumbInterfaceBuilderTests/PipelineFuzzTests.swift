import Foundation
import LayoutEngine
import PlumbDiagnosis
import TestSupport
import Testing

@testable import PlumbInterfaceBuilder

@MainActor @Suite struct `A broken document` {
  /// The processor's time for one document: a hundred times what it takes.
  private static let patience = Duration.seconds(5)

  /// Whatever a document says, the way from its bytes to the findings comes to an end.
  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `is refused or laid out, and soon`(_ seed: UInt64) throws {
    let examples = try Example.names.map { String(decoding: try Example.data($0), as: UTF8.self) }
    var mutator = DocumentMutator(scenes: examples, seed: seed)
    var laidOut = 0
    for number in 0..<25 {
      let text = mutator.next()
      let time = try processorTime {
        if try passes(text, "seed \(seed), document \(number)") { laidOut += 1 }
      }
      #expect(time < Self.patience, "seed \(seed), document \(number)")
    }
    #expect(laidOut > 0, "seed \(seed)")
  }

  /// Sends a document through; answers whether it was accepted.
  private func passes(_ text: String, _ comment: String) throws -> Bool {
    let document: InterfaceDocument
    do throws(DocumentError) {
      document = try InterfaceDocument(data: Data(text.utf8), file: "Test.storyboard")
    } catch { return false }
    for textSizes in BuildOptions.TextSizes.allCases {
      var options = BuildOptions()
      options.textSizes = textSizes
      let builder = DocumentBuilder(document, file: "Test.storyboard", options: options)
      let layouts: [DocumentLayout]
      do throws(DocumentError) { layouts = try builder.layouts() } catch { return false }
      for layout in layouts {
        let solved = try SolvedLayout(layout.snapshot)
        _ = solved.findings(of: Rule.all)
        let frames = solved.frames + layout.snapshot.items.map(\.frame)
        #expect(
          frames.allSatisfy {
            $0.x.isFinite && $0.y.isFinite && $0.maxX.isFinite && $0.maxY.isFinite
          },
          "\(comment)"
        )
      }
    }
    return true
  }
}
