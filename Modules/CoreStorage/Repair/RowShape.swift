import CoreModels

/// The column types of a row whose table is unknown.
extension [SQLValue] {
  /// One letter per column: `n`ull, `t`ext, `i`nteger, `d`ata.
  var shape: String {
    String(
      map { value -> Character in
        switch value {
        case .null: "n"
        case .text: "t"
        case .integer: "i"
        case .data: "d"
        }
      })
  }

  func optionalText(_ column: Int) -> String? {
    guard column < count, case .text(let text) = self[column] else { return nil }
    return text
  }

  func text(_ column: Int) -> String { optionalText(column) ?? "" }

  private func optionalNumber(_ column: Int) -> Int? {
    guard column < count, case .integer(let number) = self[column] else { return nil }
    return Int(number)
  }

  func number(_ column: Int) -> Int { optionalNumber(column) ?? 0 }

  func day(_ column: Int) -> Day? {
    optionalNumber(column).map(Day.init(epochDay:))
  }
}
