import CorePlugin
import CoreTerminal

/// A lesson as lines of text: centred on a terminal, plain in a pipe.
struct LessonScreen {
  let state: LessonState
  var isRefreshing = false

  /// The maximum width of text, however wide the terminal is.
  private static let widestText = 60

  func lines(in world: World) -> [String] {
    let lesson = state.shown.lesson
    guard world.isDrawn else {
      return [lesson.text.terminalSafe] + signature(in: world) + ["", footer(in: world)]
    }
    return ["", ""] + body(in: world) + ["", ""]
      + footerLines(in: world).map { world.styled($0.centered(in: world.columns), .dim) }
  }

  /// Returns the text and author, wrapped and centred.
  func body(in world: World) -> [String] {
    let columns = world.columns
    let text = state.shown.lesson.text.terminalSafe.wrapped(to: min(columns - 4, Self.widestText))
    let signature = signature(in: world).flatMap { $0.wrapped(to: columns - 4) }
    return text.map { world.styled($0.centered(in: columns), .bold) }
      + (signature.isEmpty ? [] : [""])
      + signature.map { world.styled($0.centered(in: columns), .dim) }
  }

  /// Returns the always visible footer in one line.
  func footer(in world: World) -> String {
    let age = world.text(LessonText.updated(state.shown, at: world.moment))
    return ([age] + [mark(in: world)].compactMap(\.self).map(world.text))
      .joined(separator: world.separator)
  }

  private func mark(in world: World) -> LessonText? {
    if isRefreshing { return .refreshing }
    if world.isOffline { return .offline }
    guard state.refresh.failure != nil else { return nil }
    return state.refresh.isOffline ? .offline : .notRefreshed
  }

  /// Returns the footer with a hint on refreshing.
  func footerLines(in world: World) -> [String] {
    [footer(in: world), world.text(LessonText.refreshHint)].flatMap {
      $0.wrapped(to: world.columns)
    }
  }

  private func signature(in world: World) -> [String] {
    let dash = world.terminal.isUnicode ? "—" : "--"
    return state.shown.lesson.author.map { ["\(dash) \($0.terminalSafe)"] } ?? []
  }
}

/// A list of lessons, each with its day and the start of its id.
struct LessonList {
  let lessons: [ListedLesson]

  func lines(in world: World) -> [String] {
    lessons.flatMap { entry in
      let isUnicode = world.terminal.isUnicode
      let mark = entry.isFavorite ? (isUnicode ? "★ " : "* ") : ""
      let head = "\(entry.day.map(world.tabled) ?? "")  \(entry.lesson.id.prefix(6))"
      let author = entry.lesson.author.map { isUnicode ? " — \($0)" : " -- \($0)" } ?? ""
      let text = (mark + entry.lesson.text + author).terminalSafe
      guard world.isDrawn else { return ["\(head)  \(text.replacing("\n", with: " "))"] }
      return [world.styled(head, .dim)]
        + text.wrapped(to: min(world.columns - 2, 78)).map { "  " + $0 } + [""]
    }
  }
}
