/// How many colours a terminal shows.
public enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  case none, ansi16, ansi256, trueColor

  public static func < (one: ColorDepth, other: ColorDepth) -> Bool {
    one.rawValue < other.rawValue
  }

  /// What a stream can show, strongest reason first: `never`; `always` (even in a pipe, then at
  /// least 16 colours, and over `NO_COLOR`, because what a person typed just now wins over what
  /// they once set); not a terminal; `NO_COLOR` that is not empty (no-color.org); `TERM`, where
  /// dumb or missing means none; `COLORTERM`.
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
    if term.isEmpty || term == "dumb" { return .none }
    let colorTerm = environment["COLORTERM", default: ""].lowercased()
    if ["truecolor", "24bit"].contains(colorTerm) || term.hasSuffix("-direct") {
      return .trueColor
    }
    return term.hasSuffix("-256color") ? .ansi256 : .ansi16
  }
}

/// What a person asked for with `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}
