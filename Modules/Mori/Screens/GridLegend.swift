import CoreModels
import CoreTerminal

extension GridScreen {
  /// Returns the shapes with their counts, in as many lines as needed.
  func legend(_ density: GridDensity, columns: Int, look: Look) -> [String] {
    guard look.hasLegend else { return [] }
    let glyphs = GridGlyphs(density: density, isUnicode: look.isUnicode)
    var entries: [(glyph: Character, look: GridCell.Look, text: GridText)] = [
      (glyphs.lived, .lived, .lived(counts.lived)), (glyphs.now, .now, .state(.current)),
      (glyphs.future, .future, .toCome(counts.remaining)),
    ]
    if counts.current == nil { entries.remove(at: 1) }
    if hasNotes { entries.append((glyphs.note, .mark(nil), .note)) }
    if hasMilestones { entries.append((glyphs.milestone, .mark(nil), .milestone)) }
    var lines: [String] = []
    for entry in entries {
      let text =
        entry.look.style(String(entry.glyph), look.colors) + " "
        + entry.text.text(in: look.language)
      if let last = lines.last, last.visibleWidth + 3 + text.visibleWidth <= columns {
        lines[lines.count - 1] = last + "   " + text
      } else {
        lines.append(text.truncated(to: columns, ellipsis: look.ellipsis))
      }
    }
    return lines
  }
}
