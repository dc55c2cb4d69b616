import CoreModels
import HubAccounts
import Synchronization

/// Makes the ids of requests and traces, which name them in logs and are no secrets: hashes of a
/// counter, because random numbers of the system cost a call each.
final class RequestIDs: Sendable {
  private let state: Atomic<UInt64>

  /// Ids that differ from those of every server with another seed.
  init(seed: UInt64) { state = Atomic(seed) }

  /// Returns another number, never zero.
  func next() -> UInt64 {
    var hash = StableHash()
    hash.combine(state.wrappingAdd(1, ordering: .relaxed).newValue)
    return max(hash.value, 1)
  }
}

extension UInt64 {
  /// 16 hexadecimal digits.
  var hexadecimal: String { withUnsafeBytes(of: bigEndian) { $0.hexadecimal } }
}
