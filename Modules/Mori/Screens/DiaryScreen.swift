import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal

/// Diary entries as lines of text: wrapped on a terminal, plain in a pipe.
struct DiaryScreen {
  let world: World

  /// The maximum width of text, however wide the terminal is.
  private static let widestText = 72
  /// Characters of a text that is only named.
  private static let longestQuote = 40

  private var width: Int { min(world.columns, Self.widestText) }

  /// Formats entries with their days, separated by empty lines.
  func lines(of entries: [GratitudeEntry]) -> [String] {
    spaced(entries.map { heading($0.day) + body(of: $0) })
  }

  /// Formats search results with excerpts around the matches.
  func lines(of matches: [SearchMatch<GratitudeEntry>]) -> [String] {
    spaced(matches.map { heading($0.value.day) + excerpt($0.excerpt) })
  }

  /// Formats a day's entry with the time it was last saved. In a pipe its day is named on request.
  func lines(of entry: GratitudeEntry, isDayNamed: Bool = false) -> [String] {
    let saved = wrapped(world.text(MoriText.lastSaved(world.savingTime(of: entry))))
    return (world.isDrawn || isDayNamed ? heading(entry.day) : []) + body(of: entry)
      + saved.map { world.styled($0, .dim) }
  }

  /// Quotes the beginning of a replaced text, with a hint on appending.
  func lines(ofReplacing text: String) -> [String] {
    let text = text.trimmingWhitespace()
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    let isCut = line.count > Self.longestQuote || line.utf8.count < text.utf8.count
    let quote = String(line.prefix(Self.longestQuote)) + (isCut ? "…" : "")
    return wrapped(world.text(DiaryText.replaced(quote.terminalSafe)))
      .map { world.styled($0, .dim) }
  }

  /// Formats the question for a day without an entry.
  func lines(ofPromptFor day: Day) -> [String] {
    let hint = wrapped(world.text(DiaryText.promptHint)).map { world.styled($0, .dim) }
    return (world.isDrawn ? heading(day) : [])
      + wrapped(world.text(DiaryText.prompt(on: day))) + hint
  }

  private func heading(_ day: Day?) -> [String] {
    wrapped(day?.longText(in: world.language) ?? "").map { world.styled($0, .bold) }
  }

  private func body(of entry: GratitudeEntry) -> [String] {
    let mood = entry.mood.map { world.text(DiaryText.mood($0)) }
    let tags = entry.tags.map { "#" + $0 }.joined(separator: " ").terminalSafe
    let marks = ([mood].compactMap(\.self) + (tags.isEmpty ? [] : [tags]))
      .joined(separator: world.separator)
    return wrapped(entry.text.terminalSafe.withoutOuterNewlines)
      + (marks.isEmpty ? [] : wrapped(marks).map { world.styled($0, .dim) })
  }

  private func excerpt(_ parts: [SearchMatch<GratitudeEntry>.Part]) -> [String] {
    var text = ""
    // Wrapping moves only white space, so the other characters keep their order and style.
    var looks: [Bool] = []
    for part in parts {
      let safe = part.text.terminalSafe
      text += safe
      looks += safe.unicodeScalars.filter { !$0.properties.isWhitespace }.map { _ in part.isMatch }
    }
    let lines = wrapped(text.withoutOuterNewlines)
    guard world.isDrawn else { return lines }
    var index = 0
    return lines.map { line in
      var runs: [(text: String.UnicodeScalarView, isMatch: Bool)] = []
      for scalar in line.unicodeScalars {
        var isMatch = false
        if !scalar.properties.isWhitespace {
          isMatch = index < looks.count && looks[index]
          index += 1
        }
        if runs.last?.isMatch != isMatch { runs.append((String.UnicodeScalarView(), isMatch)) }
        runs[runs.count - 1].text.append(scalar)
      }
      return runs.map { $0.isMatch ? world.styled(String($0.text), .match) : String($0.text) }
        .joined()
    }
  }

  private func wrapped(_ text: String) -> [String] {
    world.isDrawn
      ? text.wrapped(to: width)
      : text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func spaced(_ blocks: [[String]]) -> [String] { Array(blocks.joined(separator: [""])) }
}

extension Style {
  fileprivate static let match = Style(bold: true, underline: true)
}

extension String {
  /// The text without leading and trailing newlines.
  fileprivate var withoutOuterNewlines: String {
    var text = self[...]
    while text.first?.isNewline ?? false { text.removeFirst() }
    while text.last?.isNewline ?? false { text.removeLast() }
    return String(text)
  }
}

extension World {
  /// Returns the time of the last save, with its date if it is not the entry's day.
  func savingTime(of entry: GratitudeEntry) -> String {
    let time = calendar.timeOfDay(at: entry.lastSaved)
    let isSameDay = calendar.day(containing: entry.lastSaved) == entry.day
    let day = calendar.wallClock(at: entry.lastSaved).date.shortText(in: language)
    return isSameDay ? time : "\(day) \(time)"
  }
}
