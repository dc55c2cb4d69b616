// Separators from Unicode CLDR; a non-breaking space keeps a number on one line.
extension Language {
  /// A whole number with thousands separators: `19,345` in English.
  public func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    // Hungarian, Polish and Spanish do not group four digits.
    guard digits.count > ([.hungarian, .polish, .spanish].contains(self) ? 4 : 3) else {
      return "\(number)"
    }
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text += groupSeparator }
      text.append(digit)
    }
    return (number < 0 ? "-" : "") + text
  }

  /// A number with one decimal: `74.6` in English.
  public func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    let sign = tenths < 0 ? "-" : ""
    return sign + grouped(Int(tenths.magnitude / 10)) + decimalSeparator
      + "\(tenths.magnitude % 10)"
  }

  private var groupSeparator: String {
    switch self {
    case .english: ","
    case .german, .spanish: "."
    case .slovak, .czech, .hungarian, .polish: "\u{A0}"
    }
  }

  private var decimalSeparator: String { self == .english ? "." : "," }
}
