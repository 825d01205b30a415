/// Paths as texts, without a look at the files.
package enum PathNames {
  /// An absolute path without `.`, `..` and doubled slashes.
  package static func normalized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The path of a file from a folder around it; both are absolute.
  ///
  /// - Returns: nil for a file that does not lie in the folder.
  package static func relative(_ file: String, to folder: String) -> String? {
    if folder == "/" { return String(file.dropFirst()) }
    return file.hasPrefix(folder + "/") ? String(file.dropFirst(folder.count + 1)) : nil
  }

  /// The last name of a path.
  package static func last(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// A folder and the folders around it, up to the root of the file system; an absolute path.
  package static func ancestors(_ folder: String) -> [String] {
    var names = folder.split(separator: "/")
    var result: [String] = []
    while !names.isEmpty {
      result.append("/" + names.joined(separator: "/"))
      names.removeLast()
    }
    return result + ["/"]
  }
}
