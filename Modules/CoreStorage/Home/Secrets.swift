import Foundation

/// Passwords, tokens and keys: never records, never in a log.
///
/// A secret `aclio.openai` is looked for in the environment as `ACLIO_OPENAI`, then in the file
/// that `ACLIO_OPENAI_FILE` names, then where this home keeps secrets: a file with mode 0600, or
/// the desktop's keyring when the person turned it on.
public struct Secrets: Sendable {
  /// Where this home keeps secrets; all three throw ``StoreError/secret(name:)``.
  public struct Vault: Sendable {
    /// The secret, `nil` where there is none.
    public var load: @Sendable (_ name: String) throws -> String?
    /// Keeps a secret.
    public var save: @Sendable (_ secret: String, _ name: String) throws -> Void
    /// Forgets a secret, also where there is none.
    public var remove: @Sendable (_ name: String) throws -> Void

    /// A vault of three effects.
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

  /// The secrets of an environment and a vault.
  public init(environment: [String: String], vault: Vault) {
    self.environment = environment
    self.vault = vault
  }

  /// The secret, `nil` where there is none; throws ``StoreError/secretFile(path:variable:)`` where a
  /// file that the environment names cannot be read.
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

  /// Keeps a secret in the vault.
  public func save(_ secret: String, as name: String) throws { try vault.save(secret, name) }

  /// Forgets a secret of the vault.
  public func remove(_ name: String) throws { try vault.remove(name) }

  /// `aclio.openai-key` is `ACLIO_OPENAI_KEY` in the environment.
  static func variable(for name: String) -> String {
    name.uppercased().replacing(".", with: "_").replacing("-", with: "_")
  }
}
