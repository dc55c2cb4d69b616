import CoreModels

// The colours of a picture.
extension Look {
  var palette: Palette { MoriTheme.theme[self] }
  var lived: Color { self == .dark ? MoriTheme.lived : palette.secondaryText }
  var future: Color { self == .dark ? MoriTheme.future : palette.accent }

  /// The colours of a year of habits.
  var habits: HabitPalette { self == .dark ? .dark : .light }

  func color(of mark: MarkColor?) -> Color {
    guard let mark else { return palette.text }
    return self == .dark ? mark.color : mark.lightColor
  }
}

extension MarkColor {
  /// The shade on the light theme.
  var lightColor: Color {
    switch self {
    case .red: Color(0xD70015)
    case .orange: Color(0xB54700)
    case .yellow: Color(0x806000)
    case .green: Color(0x1F7A35)
    case .teal: Color(0x006E87)
    case .purple: Color(0x8944AB)
    case .pink: Color(0xC2185B)
    case .white: Color(0x000000)
    }
  }
}
