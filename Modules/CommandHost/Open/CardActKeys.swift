import CoreModels
import CorePlugin

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

  /// The key that asks for it.
  func key(in world: World) -> String {
    switch self {
    case .usual: world.text(OpenText.spaceKey)
    case .less: "-"
    case .add: "a"
    case .edit: "e"
    }
  }
}
