import CoreNet
import CoreNetLive
import Foundation
import Testing

/// The live client, with retries that do not wait.
func live(
  trustRootsFile: String? = nil, environment: [String: String] = [:],
  unpackingLimit: Int = 32 << 20
) -> HTTPClient {
  .live(
    LiveConfiguration(
      version: "1.2", connectTimeout: .seconds(3), trustRootsFile: trustRootsFile,
      environment: environment, unpackingLimit: unpackingLimit),
    sleep: { _ in }, random: { 0 })
}

/// Waits until something that another thread does has happened; fails after three seconds.
func eventually(_ condition: () -> Bool) async throws {
  for _ in 0..<300 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
  #expect(condition())
}

/// 1, 2, 3…
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0

  func next() -> Int {
    lock.withLock {
      count += 1
      return count
    }
  }
}
