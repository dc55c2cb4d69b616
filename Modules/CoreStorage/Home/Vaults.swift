import Foundation
import Synchronization

extension Secrets.Vault {
  /// Stores each secret in a file of the home that only its owner can read.
  public static func files(in home: Home) -> Secrets.Vault {
    Secrets.Vault(
      load: { name in
        let path = try home.secretPath(name)
        var status = stat()
        guard stat(path, &status) == 0 else {
          // A folder without access is different from a missing secret.
          if errno == EACCES { throw StoreError.secret(name: name) }
          return nil
        }
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
          throw StoreError.secret(name: name)
        }
        return text
      },
      save: { secret, name in
        let path = try home.secretPath(name)
        try home.makeFolder(home.secretsPath)
        // Written to a temporary file and renamed, so that a crash leaves either the old or the new
        // secret. Secrets' names never begin with a dot.
        var draft = Array("\(home.secretsPath)/.\(name).XXXXXX".utf8CString)
        let file = mkstemp(&draft)
        guard file >= 0 else { throw StoreError.secret(name: name) }
        let bytes = Array(secret.utf8)
        let isWritten = write(file, bytes, bytes.count) == bytes.count && fsync(file) == 0
        close(file)
        guard isWritten, rename(draft, path) == 0 else {
          unlink(draft)
          throw StoreError.secret(name: name)
        }
        // The folder is synced so that the rename reaches the disk.
        let folder = open(home.secretsPath, O_RDONLY | O_CLOEXEC)
        guard folder >= 0 else { throw StoreError.secret(name: name) }
        fsync(folder)
        close(folder)
      },
      remove: { name in
        guard unlink(try home.secretPath(name)) == 0 || errno == ENOENT else {
          throw StoreError.secret(name: name)
        }
      })
  }

  /// Stores secrets in the desktop's keyring: libsecret's `secret-tool`, or `security` on macOS.
  public static func keyring(
    isMac: Bool, run: @escaping @Sendable (KeyringCommand) throws -> KeyringCommand.Output
  ) -> Secrets.Vault {
    let command: @Sendable (KeyringCommand.Action, String) throws -> KeyringCommand = {
      let name = try Secrets.checked($1)
      return isMac
        ? KeyringCommand.security($0, name: name) : KeyringCommand.secretTool($0, name: name)
    }
    return Secrets.Vault(
      load: { name in
        let output = try run(command(.load, name))
        if output.status == 0 { return output.text.trimmingCharacters(in: .newlines) }
        guard KeyringCommand.noSuchSecret.contains(output.status) else {
          throw StoreError.secret(name: name)
        }
        return nil
      },
      save: { secret, name in
        guard try run(command(.save(secret), name)).status == 0 else {
          throw StoreError.secret(name: name)
        }
      },
      remove: { name in
        let status = try run(command(.remove, name)).status
        guard status == 0 || KeyringCommand.noSuchSecret.contains(status) else {
          throw StoreError.secret(name: name)
        }
      })
  }

  /// Stores secrets in memory, for the life of the process.
  public static func inMemory() -> Secrets.Vault {
    let secrets = Mutex<[String: String]>([:])
    return Secrets.Vault(
      load: { name in secrets.withLock { $0[name] } },
      save: { secret, name in secrets.withLock { $0[name] = secret } },
      remove: { name in _ = secrets.withLock { $0.removeValue(forKey: name) } })
  }
}

/// An invocation of the desktop's keyring program. Secrets are passed on standard input, never as
/// arguments.
public struct KeyringCommand: Hashable, Sendable {
  /// The program's output and exit status.
  public struct Output: Sendable {
    /// Standard output.
    public let text: String
    /// The exit status, 0 for success.
    public let status: Int32

    /// Creates an output.
    public init(text: String, status: Int32) {
      self.text = text
      self.status = status
    }
  }

  /// The exit statuses for a missing secret: 1 from `secret-tool`, 44 from `security`.
  static let noSuchSecret: Set<Int32> = [1, 44]

  enum Action { case load, remove, save(String) }

  /// The program and its arguments.
  public let arguments: [String]
  /// The program's standard input; may be empty.
  public let input: String

  static func secretTool(_ action: Action, name: String) -> KeyringCommand {
    let attributes = ["service", "daybook", "name", name]
    return switch action {
    case .load: KeyringCommand(arguments: ["secret-tool", "lookup"] + attributes, input: "")
    case .remove: KeyringCommand(arguments: ["secret-tool", "clear"] + attributes, input: "")
    case .save(let secret):
      KeyringCommand(
        arguments: ["secret-tool", "store", "--label", "Daybook: \(name)"] + attributes,
        input: secret)
    }
  }

  static func security(_ action: Action, name: String) -> KeyringCommand {
    let item = ["-s", "daybook", "-a", name]
    return switch action {
    case .load:
      KeyringCommand(arguments: ["security", "find-generic-password"] + item + ["-w"], input: "")
    case .remove:
      KeyringCommand(arguments: ["security", "delete-generic-password"] + item, input: "")
    case .save(let secret):
      // Interactive mode reads the command from standard input; hexadecimal needs no quoting.
      KeyringCommand(
        arguments: ["security", "-i"],
        input: "add-generic-password -U -s daybook -a \(name) -X \(hexadecimal(secret))\n")
    }
  }

  private static func hexadecimal(_ text: String) -> String {
    text.utf8.map { String(UInt16($0) + 0x100, radix: 16).dropFirst() }.joined()
  }
}

extension Home {
  fileprivate func secretPath(_ name: String) throws -> String {
    secretsPath + "/" + (try Secrets.checked(name))
  }
}

extension Secrets {
  /// Returns the name if it has only letters, digits, dots, hyphens and underscores, which makes it
  /// a valid file name and a single keyring word. Otherwise throws.
  static func checked(_ name: String) throws -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x30...0x39).contains(byte) || [0x2D, 0x2E, 0x5F].contains(byte)
    }
    guard isPlain, let first = name.first, first != ".", first != "-" else {
      throw StoreError.secret(name: name)
    }
    return name
  }
}
