import CorePlugin
import CoreStorage
import CoreTerminal

extension World {
  /// Asks for a new passphrase twice without echo, or reads it from standard input. Throws
  /// ``DataError/noPassphrase`` if it is empty and ``DataError/passphrasesDiffer``.
  func newPassphrase() throws(DataError) -> String {
    let passphrase = try typedPassphrase()
    if terminal.isInputInteractive,
      askSecret(text(DataText.passphraseAgain)) != passphrase
    {
      throw .passphrasesDiffer
    }
    return passphrase
  }

  /// Asks for a passphrase once without echo, or reads it from standard input.
  func typedPassphrase() throws(DataError) -> String {
    let typed =
      terminal.isInputInteractive ? askSecret(text(DataText.passphrase)) : terminal.readLine()
    guard let typed, !typed.isEmpty else { throw .noPassphrase }
    return typed
  }
}

extension Suite {
  /// Returns the app's sealing; throws if it has none.
  static func requiredSealing() throws(DataError) -> Sealing {
    guard let sealing else { throw .noSealing }
    return sealing
  }
}
