import CoreModels
import Foundation

/// The rules for email addresses, passwords and names.
package enum AccountRules {
  /// Trims an address and converts it to lower case, the form that identifies an account. A NUL,
  /// which not every database stores, becomes a space, which no address has either.
  package static func normalized(_ email: String) -> String {
    email.trimmingWhitespace().lowercased().replacing("\0", with: " ")
  }

  /// Validates and normalizes an address. Throws ``AccountError/badEmail``.
  package static func email(_ text: String) throws(AccountError) -> String {
    let email = normalized(text)
    let parts = email.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, email.utf8.count <= 254, (1...64).contains(parts[0].utf8.count),
      isLocal(parts[0]), isDomain(parts[1])
    else { throw .badEmail }
    return email
  }

  /// Validates a password of 8 to 128 characters in any script and normalizes it, so that every
  /// keyboard produces the same bytes. Refuses common passwords and ones close to the owner's
  /// names.
  package static func newPassword(_ text: String, of names: [String]) throws(AccountError) -> String
  {
    let password = text.precomposedStringWithCanonicalMapping
    guard (8...128).contains(password.count), password.utf8.count <= 2048 else {
      throw .badPassword
    }
    let plain = password.lowercased()
    guard Set(plain).count > 3, ContentTable(Content.commonPasswords).rows(of: plain).isEmpty else {
      throw .commonPassword
    }
    let parts = (names + ["daybook"]).flatMap { name in
      [name[...]] + name.split { !$0.isLetter && !$0.isNumber }
    }
    let rest = parts.filter { $0.count > 2 }.sorted { $0.count > $1.count }.reduce(plain) {
      $0.replacing($1.lowercased(), with: "")
    }
    guard rest.count >= 8 else { throw .personalPassword }
    return password
  }

  /// Validates a name of at most 100 characters. Throws ``AccountError/badName``.
  package static func name(_ text: String) throws(AccountError) -> String {
    do { return try TextRule("name", characters: 0...100).validate(text) } catch {
      throw .badName
    }
  }

  /// Printable characters without white space, quotes or brackets, and no empty part between dots.
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
