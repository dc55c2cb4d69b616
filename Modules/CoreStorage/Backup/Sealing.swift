public import Foundation

/// Closes bytes with a passphrase, so that whoever keeps the file cannot read it; an app that
/// offers it names an implementation.
public struct Sealing: Sendable {
  /// The sealed form of bytes.
  public var seal: @Sendable (_ data: Data, _ passphrase: String) throws -> Data
  /// The bytes again; throws ``BackupError/wrongPassphrase`` and ``BackupError/damaged``.
  public var open: @Sendable (_ data: Data, _ passphrase: String) throws -> Data
  /// Whether bytes are a sealed form.
  public var isSealed: @Sendable (_ data: Data) -> Bool

  /// Sealing by three functions.
  public init(
    seal: @escaping @Sendable (_ data: Data, _ passphrase: String) throws -> Data,
    open: @escaping @Sendable (_ data: Data, _ passphrase: String) throws -> Data,
    isSealed: @escaping @Sendable (_ data: Data) -> Bool
  ) {
    self.seal = seal
    self.open = open
    self.isSealed = isSealed
  }
}
