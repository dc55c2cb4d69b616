import CoreModels

extension CardAct.Kind {
  /// The kind of act that a key asks for, if any.
  init?(_ key: Character) {
    switch key {
    case " ", "+", "=": self = .usual
    case "-": self = .less
    case "a": self = .add
    case "e": self = .edit
    default: return nil
    }
  }
}
