public import Foundation

/// Closes bytes with a passphrase or for a key, so that whoever keeps the file cannot read it; an
/// app that offers it names an implementation.
///
/// A passphrase is made slow to guess, so each use of it takes about a second; a key costs nothing,
/// and is itself kept in a file that a passphrase closes.
public struct Sealing: Sendable {
  /// The sealed form of bytes.
  public var seal: @Sendable (_ data: Data, _ passphrase: String) throws -> Data
  /// The bytes again; throws ``BackupError/wrongPassphrase``, ``BackupError/sealedForKey`` and
  /// ``BackupError/damaged``.
  public var open: @Sendable (_ data: Data, _ passphrase: String) throws -> Data
  /// Whether bytes are a sealed form.
  public var isSealed: @Sendable (_ data: Data) -> Bool
  /// Sealing for keys.
  public var keys: Keys

  /// What keys can do: a key is a line of text that opens what was sealed for it.
  public struct Keys: Sendable {
    /// A new key.
    public var make: @Sendable () throws -> String
    /// The form of bytes that this key opens.
    public var seal: @Sendable (_ data: Data, _ key: String) throws -> Data
    /// The bytes again; throws ``BackupError/wrongPassphrase`` for another key, and
    /// ``BackupError/damaged``.
    public var open: @Sendable (_ data: Data, _ key: String) throws -> Data
    /// Whether a sealed form is for a key.
    public var isForKey: @Sendable (_ data: Data) -> Bool

    /// Keys by four functions.
    public init(
      make: @escaping @Sendable () throws -> String,
      seal: @escaping @Sendable (_ data: Data, _ key: String) throws -> Data,
      open: @escaping @Sendable (_ data: Data, _ key: String) throws -> Data,
      isForKey: @escaping @Sendable (_ data: Data) -> Bool
    ) {
      (self.make, self.seal, self.open, self.isForKey) = (make, seal, open, isForKey)
    }
  }

  /// Sealing by functions.
  public init(
    seal: @escaping @Sendable (_ data: Data, _ passphrase: String) throws -> Data,
    open: @escaping @Sendable (_ data: Data, _ passphrase: String) throws -> Data,
    isSealed: @escaping @Sendable (_ data: Data) -> Bool, keys: Keys
  ) {
    (self.seal, self.open, self.isSealed, self.keys) = (seal, open, isSealed, keys)
  }
}
