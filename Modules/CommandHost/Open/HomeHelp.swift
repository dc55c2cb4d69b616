import CorePlugin
import CoreTerminal

extension World {
  private static let narrowestMeaning = 16

  /// Returns the keys of the open screen and their meanings.
  func helpLines(columns: Int) -> [String] {
    let keys = OpenText.helpKeys
    let widest = keys.map(\.keys.displayWidth).max() ?? 0
    guard columns >= widest + 4 + Self.narrowestMeaning else {
      return keys.flatMap { keys, meaning in
        keys.wrapped(to: columns) + text(meaning).wrapped(to: max(columns - 2, 1)).map { "  " + $0 }
      }
    }
    return keys.flatMap { keys, meaning in
      let lines = text(meaning).wrapped(to: columns - widest - 4)
      return lines.enumerated().map { index, line in
        "  " + (index == 0 ? keys : "").padded(to: widest) + "  " + line
      }
    }
  }
}
