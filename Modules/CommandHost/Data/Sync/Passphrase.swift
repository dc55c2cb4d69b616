import CorePlugin
import CoreStorage
import CoreTerminal

extension World {
  /// A passphrase that the person types twice, unseen, or gives on standard input; throws
  /// ``DataError/noPassphrase`` for an empty one and ``DataError/passphrasesDiffer``.
  func newPassphrase() throws(DataError) -> String {
    let passphrase = try typedPassphrase()
    if terminal.isInputInteractive,
      askSecret(text(DataText.passphraseAgain)) != passphrase
    {
      throw .passphrasesDiffer
    }
    return passphrase
  }

  /// A passphrase that the person types once, unseen, or gives on standard input.
  func typedPassphrase() throws(DataError) -> String {
    let typed =
      terminal.isInputInteractive ? askSecret(text(DataText.passphrase)) : terminal.readLine()
    guard let typed, !typed.isEmpty else { throw .noPassphrase }
    return typed
  }
}

extension Suite {
  /// The way of sealing files, which an app without one lacks.
  static func requiredSealing() throws(DataError) -> Sealing {
    guard let sealing else { throw .noSealing }
    return sealing
  }
}
