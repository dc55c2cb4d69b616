import CoreModels
import CoreStorage

/// A requested look.
enum ThemeWish: Hashable, Sendable {
  case manual(Look)
  case clock
  /// Follow the sun at a place; `nil` for the saved one.
  case sun(Coordinates?)

  /// Parses a request to follow the sun at a place; throws ``GroundingSunError/badPlace(_:)``.
  static func sun(typed text: String?, in language: Language) throws(GroundingSunError) -> ThemeWish
  {
    guard let text else { return .sun(nil) }
    guard let place = Coordinates(text, in: language) else { throw .badPlace(text) }
    return .sun(place)
  }

  /// Saves it as the user's choice; throws ``GroundingSunError/noPlace``.
  func choose(in transaction: Transaction) throws {
    switch self {
    case .manual(let look): try transaction.set(ThemeChoice.setting, to: look.rawValue)
    case .clock: try transaction.set(ThemeChoice.setting, to: nil)
    case .sun(let named):
      if let named { try transaction.set(ThemeChoice.placeSetting, to: named.description) }
      guard try ThemeChoice.place(in: transaction.snapshot) != nil else {
        throw GroundingSunError.noPlace
      }
      try transaction.set(ThemeChoice.setting, to: "sun")
    }
  }
}
