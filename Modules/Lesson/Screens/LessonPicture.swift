import CoreModels
import CoreTerminal

/// A lesson as a picture: an SVG of 1200 × 1200 pixels, set in Georgia.
struct LessonPicture {
  let lesson: LifeLesson
  let palette: Palette

  private static let side = 1200
  private static let margin = 120

  var svg: String {
    let layout = layout
    let signature = lesson.author.map { "— \($0)" } ?? ""
    let blockHeight = layout.lines.count * layout.lineHeight
    let top = (Self.side - blockHeight) / 2 + layout.size * 4 / 5
    let rows = layout.lines.enumerated().map { index, line in
      #"<text x="600" y="\#(top + index * layout.lineHeight)">\#(line.xmlEscaped)</text>"#
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200">
      <rect width="1200" height="1200" fill="\(palette.background)"/>
      <rect x="60" y="60" width="1080" height="1080" rx="32" fill="\(palette.surface)"/>
      <g font-family="Georgia, 'Times New Roman', serif" text-anchor="middle">
      <g font-size="\(layout.size)" fill="\(palette.text)">
      \(rows.joined(separator: "\n"))
      </g>
      <text x="600" y="1090" font-size="30" fill="\(palette.secondaryText)">\
      \(signature.xmlEscaped)</text>
      </g>
      </svg>

      """
  }

  /// The layout of the text within the margins, above the signature.
  var layout: FittedText {
    let room = Self.side - 2 * Self.margin
    return FittedText(
      lesson.text, width: room, height: room - 60,
      sizes: Array(stride(from: 96, through: 16, by: -4)), leading: 140)
  }

  static let theme = Theme(
    light: Palette(
      background: Color(0xF4EFE6), surface: Color(0xFFFDF8), text: Color(0x2B2620),
      secondaryText: Color(0x6B6257), accent: Color(0x8A4B14)),
    dark: Palette(
      background: Color(0x15171C), surface: Color(0x1E2129), text: Color(0xF2EEE6),
      secondaryText: Color(0xA9A59C), accent: Color(0xE0A35C)))
}
