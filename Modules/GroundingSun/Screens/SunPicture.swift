import CoreModels
import CoreTerminal

/// An affirmation as a picture: its card under the sky, as an SVG of 1200 × 1200 pixels.
struct SunPicture {
  let text: String
  /// The date below the text.
  let day: String
  let palette: SunPalette

  /// The text's layout within the card.
  var layout: FittedText {
    FittedText(
      text, width: 800, height: 700, sizes: [84, 72, 62, 54, 46, 40, 34, 28, 24, 20], leading: 150)
  }

  var svg: String {
    let layout = layout
    let height = layout.lineHeight
    let top = 600 - layout.lines.count * height / 2 + layout.size
    let rows = layout.lines.enumerated().map { index, line in
      #"<text x="600" y="\#(top + index * height)">\#(line.xmlEscaped)</text>"#
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200">
      <defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">\
      <stop offset="0" stop-color="\(palette.gradient.top)"/>\
      <stop offset="1" stop-color="\(palette.gradient.bottom)"/></linearGradient></defs>
      <rect width="1200" height="1200" fill="url(#sky)"/>
      <rect x="120" y="120" width="960" height="960" rx="64" fill="\(palette.card)"/>
      <g font-family="Georgia, 'Times New Roman', serif" text-anchor="middle">
      <g font-size="\(layout.size)" fill="\(palette.text)">
      \(rows.joined(separator: "\n"))
      </g>
      <text x="600" y="1025" font-size="30" fill="\(palette.secondaryText)">\(day.xmlEscaped)</text>
      </g>
      </svg>

      """
  }

  /// The available variants, for links.
  static func offers(in language: Language) -> [[String: String]] {
    ["png", "svg"].flatMap { ending in
      [(Look.light, SunPageWord.light), (.dark, .dark)].map { look, word in
        let name = word.text(in: language)
        return [
          "ending": ending, "theme": look.rawValue, "label": "\(ending.uppercased()), \(name)",
        ]
      }
    }
  }
}
