import CoreModels
import CoreStorage

/// A look that a person asks for.
enum ThemeWish: Hashable, Sendable {
  case manual(Look)
  case clock
  /// By the sun at a place; `nil` is the one that is remembered.
  case sun(Coordinates?)

  /// By the sun at a place as it was typed; throws ``GroundingSunError/badPlace(_:)``.
  static func sun(typed text: String?) throws(GroundingSunError) -> ThemeWish {
    guard let text else { return .sun(nil) }
    guard let place = Coordinates(text) else { throw .badPlace(text) }
    return .sun(place)
  }

  /// Makes it the choice in force; throws ``GroundingSunError/noPlace``.
  func choose(in transaction: Transaction) throws {
    switch self {
    case .manual(let look): try transaction.set(ThemeChoice.setting, to: look.rawValue)
    case .clock: try transaction.set(ThemeChoice.setting, to: nil)
    case .sun(let named):
      if let named { try transaction.set(ThemeChoice.placeSetting, to: named.description) }
      let known = try transaction.snapshot.setting(ThemeChoice.placeSetting)
      guard Coordinates(known) != nil else { throw GroundingSunError.noPlace }
      try transaction.set(ThemeChoice.setting, to: "sun")
    }
  }
}
