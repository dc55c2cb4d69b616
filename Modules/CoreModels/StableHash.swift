/// A hash that is the same in every process and on every machine. Not cryptographic.
public struct StableHash: Sendable {
  private var state: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates an empty hash.
  public init() {}

  /// Feeds bytes into the hash.
  public mutating func combine(_ bytes: some Sequence<UInt8>) {
    var hash = self
    // Iterating over `Data` byte by byte is many times slower than over its buffer.
    let isDone: Void? = bytes.withContiguousStorageIfAvailable { stored in
      for byte in stored { hash.combine(byte: byte) }
    }
    if isDone == nil { for byte in bytes { hash.combine(byte: byte) } }
    self = hash
  }

  /// Feeds a text's UTF-8 bytes into the hash.
  public mutating func combine(_ text: String) {
    combine(text.utf8)
  }

  /// Feeds a number's eight bytes into the hash.
  public mutating func combine(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      combine(byte: UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// The FNV-1a hash, mixed by SplitMix64's finalizer so that every bit counts.
  public var value: UInt64 {
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  private mutating func combine(byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
