import SourceRewriting
import Testing

@Suite struct `Files that import what is not here` {
  private func rewriter(_ leavesOut: Bool) -> ModuleRewriter {
    var names = ModuleNames()
    names.leavesOut = leavesOut
    let texts = [
      ("/A.swift", "import UIKit\nclass A: UIView { @objc func a() {} }\n"),
      ("/B.swift", "import UIKit\nimport SwiftUI\nstruct B: View {}\n"),
      ("/C.swift", "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"),
    ]
    return ModuleRewriter(
      files: texts.map { ParsedFile(path: $0.0, text: $0.1) },
      modules: names
    )
  }

  @Test func `are left out where it is asked for, with a line that says why`() {
    let (files, notices) = rewriter(true).rewritten()
    let left = files.first { $0.path == "/B.swift" }.map {
      String(decoding: $0.text, as: UTF8.self)
    }
    #expect(left == "\n\n\n")
    #expect(files.contains { $0.path == "/A.swift" })
    #expect(!files.contains { $0.path == "/C.swift" })
    #expect(notices.map(\.path) == ["/B.swift"])
    #expect(notices.map(\.line) == [2])
    #expect(
      notices.map(\.message) == [
        "the file is left out, for it imports SwiftUI, which is not here"
      ]
    )
  }

  @Test func `stay where it is not asked for`() {
    let (files, notices) = rewriter(false).rewritten()
    #expect(!files.contains { $0.path == "/B.swift" })
    #expect(notices.isEmpty)
  }
}
