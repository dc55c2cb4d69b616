public import CoreModels

extension CardRow.Tone {
  /// The text in the tone's colour, which is one of the terminal's own 16: the person chose those to
  /// be read on their background, dark or light.
  public func callAsFunction(_ text: String, _ depth: ColorDepth) -> String {
    style(text, min(depth, .ansi16))
  }

  private var style: Style {
    switch self {
    case .plain: .plain
    case .due: .bold
    case .gain: Style(foreground: Color(0x00CD00))
    case .loss: Style(foreground: Color(0xCD0000))
    case .quiet: .dim
    }
  }
}

extension DayMark {
  /// The mark's sign, which differs in shape from all others.
  public func sign(isUnicode: Bool) -> String {
    switch self {
    case .kept: isUnicode ? "■" : "#"
    case .open: isUnicode ? "□" : "o"
    case .missed: isUnicode ? "·" : "."
    case .free: " "
    case .paused: isUnicode ? "–" : "-"
    }
  }

  /// The mark's tone.
  public var tone: CardRow.Tone {
    switch self {
    case .kept: .gain
    case .open: .due
    case .missed, .free, .paused: .quiet
    }
  }
}
