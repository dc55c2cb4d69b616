import Foundation

/// Passwords, tokens and keys; never stored as records or logged.
///
/// A secret `aclio.openai` is looked up in the environment as `ACLIO_OPENAI`, then in the file
/// named by `ACLIO_OPENAI_FILE`, then in the home's vault: files with mode 0600, or the desktop's
/// keyring if the user enabled it.
public struct Secrets: Sendable {
  /// The home's storage for secrets; all three functions throw ``StoreError/secret(name:)``.
  public struct Vault: Sendable {
    /// Returns the secret, or `nil` if there is none.
    public var load: @Sendable (_ name: String) throws -> String?
    /// Saves a secret.
    public var save: @Sendable (_ secret: String, _ name: String) throws -> Void
    /// Removes a secret, if it exists.
    public var remove: @Sendable (_ name: String) throws -> Void

    /// Creates a vault from its three functions.
    public init(
      load: @escaping @Sendable (_ name: String) throws -> String?,
      save: @escaping @Sendable (_ secret: String, _ name: String) throws -> Void,
      remove: @escaping @Sendable (_ name: String) throws -> Void
    ) {
      self.load = load
      self.save = save
      self.remove = remove
    }
  }

  private let environment: [String: String]
  private let vault: Vault

  /// Looks secrets up in an environment, then in a vault.
  public init(environment: [String: String], vault: Vault) {
    self.environment = environment
    self.vault = vault
  }

  /// Returns the secret, or `nil` if there is none. Throws
  /// ``StoreError/secretFile(path:variable:)`` if a file named by the environment cannot be read.
  public func find(_ name: String) throws -> String? {
    let variable = Secrets.variable(for: name)
    if let value = environment[variable], !value.isEmpty { return value }
    let fileVariable = variable + "_FILE"
    if let path = environment[fileVariable], !path.isEmpty {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw StoreError.secretFile(path: path, variable: fileVariable)
      }
      return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    return try vault.load(name)
  }

  /// Saves a secret to the vault.
  public func save(_ secret: String, as name: String) throws { try vault.save(secret, name) }

  /// Removes a secret from the vault.
  public func remove(_ name: String) throws { try vault.remove(name) }

  /// Returns the environment variable of a secret: `ACLIO_OPENAI_KEY` for `aclio.openai-key`.
  static func variable(for name: String) -> String {
    name.uppercased().replacing(".", with: "_").replacing("-", with: "_")
  }
}
