import CoreNet
import CoreNetLive
import Foundation
import HTTPTypes
import Testing

/// The live client, with retries that do not wait.
func live(
  trustRootsFile: String? = nil, environment: [String: String] = [:],
  unpackingLimit: Int = 32 << 20
) -> HTTPClient {
  .live(
    LiveConfiguration(
      version: "1.2", connectTimeout: .seconds(60), trustRootsFile: trustRootsFile,
      environment: environment, unpackingLimit: unpackingLimit),
    sleep: { _ in }, random: { 0 })
}

/// Waits until something that another thread does has happened; fails after half a minute.
func eventually(_ condition: () -> Bool) async throws {
  for _ in 0..<3000 where !condition() { try await Task.sleep(for: .milliseconds(10)) }
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

/// A call that waits a minute: a busy machine is not what these tests are about.
func patientCall(
  _ method: HTTPRequest.Method, _ url: String, headers: HTTPFields = [:], body: Data = Data(),
  bodyLimit: Int = 1 << 20
) throws -> HTTPCall {
  try HTTPCall(
    method, url, headers: headers, body: body, timeout: .seconds(60), idleTimeout: .seconds(60),
    bodyLimit: bodyLimit)
}
