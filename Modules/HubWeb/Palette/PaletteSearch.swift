import CoreModels
import CorePlugin

/// A place to go or a thing to do that fits typed words.
struct PaletteResult: Sendable {
  enum Effect: Sendable {
    /// Opens a page.
    case goes(String)
    /// Performs an action by the words of its command, the product's first.
    case acts([String])
    /// Writes a command in the field, whose text is still missing.
    case fills(String)
  }

  let label: String
  /// The product's name, or a few words on the action.
  let detail: String
  let icon: String
  let effect: Effect
  /// Better matches have more.
  let score: Int
}

/// Finds pages and actions by typed words.
struct PaletteSearch {
  let plugins: [any Plugin]
  let rows: [String: [CardRow]]
  let language: Language
  let today: Day
  /// The frame's own pages: path, title, and more words that find it.
  let places: [(path: String, title: String, more: String)]

  private static let most = 12
  /// As many as *on the 3rd of June 2026* has.
  private static let mostDayWords = 6

  func results(for text: String) -> [PaletteResult] {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    let folded = words.map(\.folded)
    let all =
      words.isEmpty
      ? pages([])
      : pages(folded) + cards(words, folded) + earlier(words) + acts(words, folded)
    // A stable order keeps what is read in place while more is typed.
    return all.enumerated()
      .sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      .prefix(Self.most).map(\.element)
  }

  private func pages(_ words: [String]) -> [PaletteResult] {
    let own = places.map { ($0.path, $0.title, "", "", $0.more) }
    let products = plugins.flatMap { plugin in
      plugin.pages.enumerated().compactMap {
        index, page -> (String, String, String, String, String)? in
        guard !page.path.contains("{"), !page.path.contains("."), !page.isDownload else {
          return nil
        }
        let title = index == 0 ? plugin.name : page.title(language)
        return (page.path, title, index == 0 ? "" : plugin.name, plugin.appearance.icon, "")
      }
    }
    // Without words the main pages are enough.
    return (own + products).filter { !words.isEmpty || $0.2.isEmpty }
      .compactMap { path, title, product, icon, more in
        let known = [title, product, more].joined(separator: " ").foldedWords
        guard words.allSatisfy({ word in known.contains { $0.hasPrefix(word) } }) else {
          return nil
        }
        let isWhole = words.first == known.first
        return PaletteResult(
          label: title, detail: product, icon: icon, effect: .goes(path),
          score: (isWhole ? 85 : 60) + (product.isEmpty ? 5 : 0))
      }
  }

  /// The rows of today's cards for an earlier day, which comes last: `read 20 last friday`.
  private func earlier(_ words: [String]) -> [PaletteResult] {
    let reader = DayReader(today: today, language: language, tense: .past)
    let ends = (max(1, words.count - Self.mostDayWords)..<max(1, words.count))
    for end in ends {
      let text = words[end...].joined(separator: " ")
      // A number alone is an amount.
      guard Int(text) == nil, let day = try? reader.day(text), day <= today else { continue }
      let rest = Array(words[..<end])
      return cards(rest, rest.map(\.folded), on: day)
    }
    return []
  }

  /// The rows of today's cards: `read 20` adds to the habit *Reading*.
  private func cards(
    _ words: [String], _ folded: [String], on day: Day? = nil
  ) -> [PaletteResult] {
    let all = PaletteAct.all(of: plugins, in: language)
    return plugins.flatMap { plugin in
      (rows[plugin.id] ?? []).flatMap { row -> [PaletteResult] in
        let known = row.text.foldedWords
        let count = zip(known, folded).prefix { $0.hasPrefix($1) }.count
        guard count > 0, folded[0].count > 1 else { return [] }
        let rest = words.dropFirst(count).joined(separator: " ")
        return row.acts.compactMap { act in
          guard act.kind != .edit, act.asks != rest.isEmpty, day == nil || act.isOfDay,
            rest.isEmpty || all.action(of: act, in: plugin)?.takes(rest) == true
          else { return nil }
          let details = [
            act.asks ? act.title : "", day?.longText(in: language) ?? "",
          ].filter { !$0.isEmpty }
          return PaletteResult(
            label: row.text + ": " + (act.asks ? rest : act.title),
            detail: details.joined(separator: " · "), icon: plugin.appearance.icon,
            effect: .acts(
              [plugin.id] + act.words + (act.asks ? [rest] : [])
                + (day.map { ["--date", "\($0)"] } ?? [])),
            score: 90 + min(count, 5))
        }
      }
    }
  }

  /// The acts of today's cards that take a text, offered when another app shares one.
  func results(sharing text: String) -> [PaletteResult] {
    let all = PaletteAct.all(of: plugins, in: language)
    return plugins.flatMap { plugin in
      var offered: Set<[String]> = []
      return (rows[plugin.id] ?? []).flatMap(\.acts).compactMap { act -> PaletteResult? in
        guard act.asks, let known = all.action(of: act, in: plugin),
          known.typed.first?.kind == .text, known.typed.count == 1,
          offered.insert(act.words).inserted
        else { return nil }
        return PaletteResult(
          label: act.title + ": " + text, detail: plugin.name, icon: plugin.appearance.icon,
          effect: .acts([plugin.id] + act.words + [text]), score: 0)
      }
    }
  }

  private func acts(_ words: [String], _ folded: [String]) -> [PaletteResult] {
    PaletteAct.all(of: plugins, in: language).compactMap { act in
      guard let (count, score) = act.match(folded) else { return nil }
      let rest = Array(words.dropFirst(count))
      let line = act.words.joined(separator: " ")
      let values = act.values(from: rest)
      // An action that needs no words shows something unless it gets some.
      let isWhole = values != nil && (!rest.isEmpty || act.typed.isEmpty)
      guard isWhole || rest.isEmpty else { return nil }
      let inputs = act.typed.map(\.name).joined(separator: " ")
      return PaletteResult(
        label: isWhole ? ([line] + rest).joined(separator: " ") : "\(line) … \(inputs)",
        detail: act.meaning, icon: act.plugin.appearance.icon,
        effect: isWhole
          ? .acts(act.full + rest)
          : .fills("\(act.plugin.id) \(line) "),
        score: score)
    }
  }
}

extension [PaletteAct] {
  /// Returns the action that an act of a row performs.
  fileprivate func action(of act: CardAct, in plugin: any Plugin) -> PaletteAct? {
    first { $0.plugin.id == plugin.id && act.words.starts(with: $0.words) }
  }
}

extension PaletteAct {
  /// Returns `true` if the last input that is typed can be this text.
  fileprivate func takes(_ text: String) -> Bool {
    typed.last?.kind != .integer || Int(text) != nil
  }

  /// Returns how many of the words name the action and how well; `nil` for another action.
  fileprivate func match(_ folded: [String]) -> (count: Int, score: Int)? {
    let full = [plugin.id] + words
    for (name, score) in [(full, 100), (words, 95)] where folded.starts(with: name) {
      return (name.count, score + name.count)
    }
    guard let first = folded.first, first.count > 2 else { return nil }
    // `dank` is enough for *danke*.
    let isNamed = keywords.foldedWords.contains {
      $0 == first || first.count > 3 && $0.hasPrefix(first)
    }
    if isNamed { return (1, 88) }
    let known = (full.joined(separator: " ") + " " + meaning + " " + keywords)
      .foldedWords
    guard folded.allSatisfy({ word in known.contains { $0.hasPrefix(word) } }) else { return nil }
    return (folded.count, 40)
  }
}

extension Page {
  /// `true` for an address that answers with a file.
  fileprivate var isDownload: Bool { path.contains("/export") || path.contains("/poster") }
}
