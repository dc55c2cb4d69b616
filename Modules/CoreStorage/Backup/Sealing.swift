public import Foundation

/// Encrypts bytes with a passphrase or for a key, so that the storage holding the file cannot read
/// it. Apps that offer sealing supply an implementation.
///
/// Passphrases are deliberately slow to guess, so each use takes about a second. Keys cost nothing;
/// a passphrase protects the file that holds one.
public struct Sealing: Sendable {
  /// Seals bytes with a passphrase.
  public var seal: @Sendable (_ data: Data, _ passphrase: String) throws -> Data
  /// Opens sealed bytes; throws ``BackupError/wrongPassphrase``, ``BackupError/sealedForKey`` and
  /// ``BackupError/damaged``.
  public var open: @Sendable (_ data: Data, _ passphrase: String) throws -> Data
  /// Returns `true` for sealed bytes.
  public var isSealed: @Sendable (_ data: Data) -> Bool
  /// Sealing for keys.
  public var keys: Keys

  /// Sealing with keys. A key is one line of text that opens whatever was sealed for it.
  public struct Keys: Sendable {
    /// Generates a key.
    public var make: @Sendable () throws -> String
    /// Seals bytes for a key.
    public var seal: @Sendable (_ data: Data, _ key: String) throws -> Data
    /// Opens bytes sealed for a key; throws ``BackupError/wrongPassphrase`` for a different key,
    /// and ``BackupError/damaged``.
    public var open: @Sendable (_ data: Data, _ key: String) throws -> Data
    /// Returns `true` for bytes that were sealed for a key.
    public var isForKey: @Sendable (_ data: Data) -> Bool

    /// Creates key sealing from its four functions.
    public init(
      make: @escaping @Sendable () throws -> String,
      seal: @escaping @Sendable (_ data: Data, _ key: String) throws -> Data,
      open: @escaping @Sendable (_ data: Data, _ key: String) throws -> Data,
      isForKey: @escaping @Sendable (_ data: Data) -> Bool
    ) {
      (self.make, self.seal, self.open, self.isForKey) = (make, seal, open, isForKey)
    }
  }

  /// Creates sealing from its functions.
  public init(
    seal: @escaping @Sendable (_ data: Data, _ passphrase: String) throws -> Data,
    open: @escaping @Sendable (_ data: Data, _ passphrase: String) throws -> Data,
    isSealed: @escaping @Sendable (_ data: Data) -> Bool, keys: Keys
  ) {
    (self.seal, self.open, self.isSealed, self.keys) = (seal, open, isSealed, keys)
  }
}
