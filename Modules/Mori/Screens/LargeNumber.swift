/// A number in digits three rows high, drawn with half blocks.
struct LargeNumber {
  private static let rows = 3
  private static let digits: [Character: [String]] = [
    "0": ["█▀█", "█ █", "▀▀▀"], "1": ["▀█ ", " █ ", "▀▀▀"], "2": ["▀▀█", "█▀▀", "▀▀▀"],
    "3": ["▀▀█", " ▀█", "▀▀▀"], "4": ["█ █", "▀▀█", "  ▀"], "5": ["█▀▀", "▀▀█", "▀▀▀"],
    "6": ["█▀▀", "█▀█", "▀▀▀"], "7": ["▀▀█", "  █", "  ▀"], "8": ["█▀█", "█▀█", "▀▀▀"],
    "9": ["█▀█", "▀▀█", "▀▀▀"],
  ]

  let number: Int

  /// The three lines, equally wide, with thousands set apart.
  var lines: [String] {
    let text = Array(String(number))
    return (0..<Self.rows).map { row in
      text.enumerated().map { index, digit in
        let isThousand = index > 0 && (text.count - index).isMultiple(of: 3)
        let gap = index == 0 ? "" : isThousand ? "  " : " "
        return gap + (Self.digits[digit]?[row] ?? "   ")
      }.joined()
    }
  }
}
