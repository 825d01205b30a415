import SourceRewriting
import Testing

/// Rewrites a module of one file.
func rewritten(_ text: String, dependencies: [ModuleIndex] = []) -> String {
  rewritten(["/A.swift": text], dependencies: dependencies)["/A.swift"] ?? text
}

/// Rewrites a module, and returns the files that changed.
func rewritten(_ files: [String: String], dependencies: [ModuleIndex] = []) -> [String: String] {
  let parsed = files.sorted { $0.key < $1.key }.map { ParsedFile(path: $0.key, text: $0.value) }
  let result = ModuleRewriter(files: parsed, dependencies: dependencies).rewritten()
  return Dictionary(
    uniqueKeysWithValues: result.files.map { ($0.path, String(decoding: $0.text, as: UTF8.self)) }
  )
}

/// Returns the line, from 1, of a text.
func line(_ number: Int, of text: String) -> String {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return number <= lines.count ? String(lines[number - 1]) : ""
}
