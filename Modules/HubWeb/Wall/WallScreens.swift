import CoreModels
import CorePlugin
import CoreStorage
import HubAccounts

/// The colors of a paired screen.
enum WallLook: String, CaseIterable, Sendable {
  /// Light by day, dark by night.
  case day
  case light, dark
  /// Black on white without motion, for e-ink.
  case paper
}

/// The pairing of screens that have no keyboard: the screen shows a code, its owner types it
/// elsewhere, and the screen receives a token that opens nothing but the wall.
struct WallScreens: Sendable {
  /// A screen that shows a code.
  private struct Waiting: Codable, Sendable {
    /// The hash of the secret in the screen's cookie.
    var hash: String
    /// The person who typed the code, and the choices for the screen.
    var person: Person?
    var name = ""
    var look = ""
  }

  private static let waiting = RegistryNamespace<Waiting>("wall_code")
  /// Seconds for which a code can be typed.
  private static let patience = 900
  /// Letters and digits that no one confuses.
  private static let letters = Set("2345679ACDEFGHJKLMNPQRTUVWXYZ")
  /// The scope of a wall's token, which no other route accepts.
  static let scope = "wall"

  let store: Store
  let gate: Gate

  init(_ services: HubServices) {
    (store, gate) = (services.operatorWorld.store, services.gate)
  }

  /// Starts to wait; returns the code to show and the secret for the screen's cookie.
  func begin() async throws -> (code: String, secret: BearerSecret) {
    let secret = BearerSecret()
    var code = ""
    while code.count < 6 {
      code = String(BearerSecret().text.uppercased().filter(Self.letters.contains).prefix(6))
    }
    let made = code
    try await store.changeRegistry {
      try $0.put(Waiting(hash: secret.hash), made, in: Self.waiting, for: Self.patience)
    }
    return (code, secret)
  }

  /// Lets the screen that shows a code in; `false` if none does.
  func pair(
    _ typed: String, with person: Person, name: String, look: WallLook
  ) async throws -> Bool {
    let code = typed.uppercased().filter { $0.isLetter || $0.isNumber }
    return try await store.changeRegistry { registry in
      guard var screen = try registry.find(code, in: Self.waiting), screen.person == nil else {
        return false
      }
      (screen.person, screen.name, screen.look) = (person, name, look.rawValue)
      try registry.put(screen, code, in: Self.waiting, for: Self.patience)
      return true
    }
  }

  /// The answer to a screen that waits.
  enum Progress {
    case waits
    /// Paired: the token for its cookie.
    case paired(String)
    /// The code has expired.
    case ended
  }

  /// Returns how far the pairing of a screen is.
  func progress(of code: String, _ secret: BearerSecret) async throws -> Progress {
    let found = try await store.changeRegistry { registry -> Waiting? in
      guard let screen = try registry.find(code, in: Self.waiting),
        screen.hash.isSame(as: secret.hash)
      else { return nil }
      if screen.person != nil { try registry.remove(code, in: Self.waiting) }
      return screen
    }
    guard let found else { return .ended }
    guard let person = found.person else { return .waits }
    return .paired(
      try await gate.scriptTokens.add(
        freeName(found.name, of: person), for: person,
        scopes: [Self.scope, Self.scope + "." + found.look], days: nil))
  }

  /// The name, numbered if another token has it.
  private func freeName(_ name: String, of person: Person) async throws -> String {
    let taken = Set(try await gate.scriptTokens.list(of: person.id).map(\.name))
    return taken.contains(name)
      ? (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) } ?? name : name
  }

  /// Returns a person's paired screens.
  func list(of person: String) async throws -> [ScriptToken] {
    try await gate.scriptTokens.list(of: person).filter(\.isWall)
  }

  /// Returns the person of a paired screen with its look; `nil` if it was removed.
  func find(_ token: String) async throws -> (person: Person, look: WallLook)? {
    guard let found = try await gate.scriptTokens.find(token), found.isWall else { return nil }
    if gate.options.isMultiUser, found.person.id != gate.owner.id {
      guard let account = try await gate.accounts.account(found.person.id), !account.isShut else {
        return nil
      }
    }
    let look = WallLook.allCases.first { found.scopes.contains(Self.scope + "." + $0.rawValue) }
    return (found.person, look ?? .day)
  }
}

extension ScriptToken {
  /// `true` for the token of a paired screen.
  var isWall: Bool { scopes.contains(WallScreens.scope) }
}

/// The cookie of a screen: a wall's token, or the code that it shows with its secret.
struct WallCookie: Hashable, Sendable {
  static let name = "daybook_wall"

  let value: String

  init(_ value: String) { self.value = value }

  init(code: String, secret: BearerSecret) { value = "\(code)~\(secret.text)" }

  /// Finds the cookie in a `Cookie` field.
  init?(inField field: String) {
    guard let value = field.cookies(named: Self.name).first else { return nil }
    self.value = String(value)
  }

  /// The code and its secret while the screen waits.
  var code: (String, BearerSecret)? {
    let parts = value.split(separator: "~")
    return parts.count == 2 ? (String(parts[0]), BearerSecret(parts[1])) : nil
  }

  /// The `Set-Cookie` field, which limits the cookie to the wall.
  func field(isSecure: Bool) -> String {
    CookieField.setting(
      Self.name, to: value, path: WallPage.path, seconds: 400 * 86_400, isSecure: isSecure)
  }
}
