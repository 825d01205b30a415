import Combine
import Foundation
import os.log

final class Counter: ObservableObject {
  @Published private(set) var count = 0
  @Published var step = 1
  let reset = PassthroughSubject<Void, Never>()
  private var cancellables = Set<AnyCancellable>()
  private let logger = Logger(subsystem: "models", category: "counter")
  private static let log = OSLog(subsystem: "models", category: "old")

  init() {
    reset
      .sink { [weak self] in self?.count = 0 }
      .store(in: &cancellables)
  }

  func increase() {
    count += step
    logger.debug("count is \(self.count, privacy: .public)")
    os_log("step %d", log: Self.log, type: .debug, step)
  }

  func request(for address: URL) -> URLRequest {
    var request = URLRequest(url: address)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }
}
