import Foundation
import LayoutEngine

/// The files of a page's images, each once, by the numbers under which shapes name them.
final class InspectorFiles: @unchecked Sendable {
  /// Where an encoder keeps them; every text makes a key.
  static let key: CodingUserInfoKey? = CodingUserInfoKey(rawValue: "Plumb.InspectorFiles")

  private let lock = NSLock()
  /// Under the lock.
  private var numbers: [LayoutSnapshot.ImageData: Int] = [:]

  /// The number of a file, counted from 0.
  func number(of data: LayoutSnapshot.ImageData) -> Int {
    lock.withLock {
      let number = numbers[data] ?? numbers.count
      numbers[data] = number
      return number
    }
  }

  /// The files as URLs, by their numbers.
  var urls: [String] {
    lock.withLock { numbers.sorted { $0.value < $1.value }.map(\.key.url) }
  }
}
