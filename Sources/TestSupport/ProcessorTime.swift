import Foundation

/// How long the calling thread computes in `work`, without what it waits for.
///
/// Tests are started all at once and wait for each other, so a clock on the wall tells how many there are, and so
/// does a time limit of Swift Testing's.
///
/// - Parameter work: Runs once, on the calling thread.
/// - Returns: The time, never negative.
public func processorTime(of work: () throws -> Void) rethrows -> Duration {
  let start = processorTimeOfThread()
  try work()
  return max(.zero, processorTimeOfThread() - start)
}

private func processorTimeOfThread() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
}
