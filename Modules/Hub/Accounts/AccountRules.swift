import CoreModels
import Foundation

/// What an address and a password have to be.
enum AccountRules {
  /// The address in lower case without white space around it, as it names an account.
  static func normalized(_ email: String) -> String { email.trimmingWhitespace().lowercased() }

  /// An address of the usual shape; throws ``AccountError/badEmail``.
  static func email(_ text: String) throws(AccountError) -> String {
    let email = normalized(text)
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, email.utf8.count <= 254, (1...64).contains(parts[0].utf8.count),
      isLocal(parts[0]), isDomain(parts[1])
    else { throw .badEmail }
    return email
  }

  /// A password of 8 to 128 characters in any script, normalized so that every keyboard gives the
  /// same; throws ``AccountError/badPassword``.
  static func newPassword(_ text: String) throws(AccountError) -> String {
    let password = text.precomposedStringWithCanonicalMapping
    guard (8...128).contains(password.count), password.utf8.count <= 2048 else {
      throw .badPassword
    }
    return password
  }

  /// A name of at most 100 characters; throws ``AccountError/badName``.
  static func name(_ text: String) throws(AccountError) -> String {
    do { return try TextRule("name", characters: 0...100).validate(text) } catch {
      throw .badName
    }
  }

  /// Printable characters without white space, quotes and brackets, and no empty part at a dot.
  private static func isLocal(_ text: Substring) -> Bool {
    text.unicodeScalars.allSatisfy {
      isPrintable($0) && !"\"(),:;<>[\\]".unicodeScalars.contains($0)
    }
      && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty }
  }

  /// At least two labels of letters, digits and hyphens.
  private static func isDomain(_ text: Substring) -> Bool {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count >= 2
      && labels.allSatisfy { label in
        (1...63).contains(label.utf8.count) && label.first != "-" && label.last != "-"
          && label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }

  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator:
      false
    default: true
    }
  }
}
