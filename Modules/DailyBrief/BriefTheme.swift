import CoreModels
import CoreStorage

/// The look of a person's pages: an accent and a background. Every pair is readable, in light and
/// dark mode.
struct BriefTheme: Hashable, Sendable {
  /// The colour of links, buttons and marks.
  enum Accent: String, CaseIterable, Codable, Sendable {
    case sun, rose, plum, sky, sea, leaf
  }

  /// The page's background, and the cards on it.
  enum Background: String, CaseIterable, Codable, Sendable {
    case paper, sand, mist, meadow, plain
  }

  var accent = Accent.sun
  var background = Background.paper

  static let accentSetting = Setting("daily-brief.accent", default: Accent.sun)
  static let backgroundSetting = Setting("daily-brief.background", default: Background.paper)

  /// The theme's colours; text colours are the same in every theme.
  var colors: Theme {
    let (accent, page, card) = (accent.shade, background.page, background.card)
    return Theme(
      light: Palette(
        background: page.light, surface: card.light, text: Color(0x22262B),
        secondaryText: Color(0x5B636D), accent: accent.light),
      dark: Palette(
        background: page.dark, surface: card.dark, text: Color(0xF1F3F5),
        secondaryText: Color(0xA8B0BA), accent: accent.dark))
  }
}

extension BriefTheme {
  /// Reads the person's choice.
  init(in snapshot: Snapshot) throws {
    accent = try snapshot.setting(Self.accentSetting)
    background = try snapshot.setting(Self.backgroundSetting)
  }
}

extension BriefTheme.Accent {
  var shade: Shade {
    switch self {
    case .sun: Shade(0xB0500B, 0xF59E4C)
    case .rose: Shade(0xB02A5B, 0xFF9EB5)
    case .plum: Shade(0x7E22CE, 0xC79BFF)
    case .sky: Shade(0x1D5FA8, 0x7DB7F0)
    case .sea: Shade(0x0B6B63, 0x3FD0BF)
    case .leaf: Shade(0x2F6B1E, 0x93CF6E)
    }
  }
}

extension BriefTheme.Background {
  var page: Shade {
    switch self {
    case .paper: Shade(0xFFFDF8, 0x16191E)
    case .sand: Shade(0xFAF3E6, 0x1C1813)
    case .mist: Shade(0xEEF3F8, 0x111820)
    case .meadow: Shade(0xEFF5EC, 0x121A14)
    case .plain: Shade(0xFFFFFF, 0x000000)
    }
  }

  var card: Shade {
    switch self {
    case .paper: Shade(0xFFFFFF, 0x1E2229)
    case .sand: Shade(0xFFFCF6, 0x26211A)
    case .mist: Shade(0xFFFFFF, 0x1A232D)
    case .meadow: Shade(0xFDFFFC, 0x1A251D)
    case .plain: Shade(0xFFFFFF, 0x14161A)
    }
  }
}

/// A colour for light mode and its counterpart for dark mode.
struct Shade: Hashable, Sendable {
  let light: Color, dark: Color

  /// Creates a shade from two `0xRRGGBB` values.
  init(_ light: UInt32, _ dark: UInt32) {
    (self.light, self.dark) = (Color(light), Color(dark))
  }

  /// The shade as a CSS value.
  var css: String { "light-dark(\(light), \(dark))" }
}
