/// The number of colours a terminal supports.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  case none, ansi16, ansi256, trueColor

  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }

  /// Terminals without colours in ncurses' terminfo.
  private static let monochrome: Set<String> = [
    "dumb", "vt52", "vt100", "vt102", "vt220", "vt320", "vt420", "xterm-mono", "ansi-m",
  ]

  /// The colour depth of a stream, by precedence: `never`; `always`, with at least 16 colours even
  /// in a pipe, and despite `NO_COLOR`, because an explicit option overrides a stored preference;
  /// not a terminal; a non-empty `NO_COLOR` (no-color.org); `TERM`, where a missing one or
  /// one without colours means none; `COLORTERM`.
  public static func detect(
    environment: [String: String], isTerminal: Bool, choice: ColorChoice
  ) -> ColorDepth {
    switch choice {
    case .never: return .none
    case .always: return max(.ansi16, offered(by: environment))
    case .auto:
      guard isTerminal, environment["NO_COLOR", default: ""].isEmpty else { return .none }
      return offered(by: environment)
    }
  }

  private static func offered(by environment: [String: String]) -> ColorDepth {
    let term = environment["TERM", default: ""].lowercased()
    if term.isEmpty || monochrome.contains(term) { return .none }
    let colorTerm = environment["COLORTERM", default: ""].lowercased()
    if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct") {
      return .trueColor
    }
    return term.hasSuffix("-256color") ? .ansi256 : .ansi16
  }
}

/// The value of `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
