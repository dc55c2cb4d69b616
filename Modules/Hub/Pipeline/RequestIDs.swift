import HubAccounts
import Synchronization

/// Makes the ids of requests and traces, which name them in logs and are no secrets: SplitMix64's
/// numbers, because random ones of the system cost a call each.
final class RequestIDs: Sendable {
  private let state: Atomic<UInt64>

  /// Ids that differ from those of every server with another seed.
  init(seed: UInt64) { state = Atomic(seed) }

  /// Returns another number, never zero.
  func next() -> UInt64 {
    var mixed = state.wrappingAdd(0x9e37_79b9_7f4a_7c15, ordering: .relaxed).newValue
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return max(mixed ^ (mixed >> 31), 1)
  }
}

extension UInt64 {
  /// 16 hexadecimal digits.
  var hexadecimal: String {
    String(unsafeUninitializedCapacity: 16) { text in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: self >> (60 - 4 * place)) & 15
        text[place] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return 16
    }
  }
}
