import CoreModels
import CorePlugin
import CoreTerminal

/// A lesson as lines of text: centred and calm on a terminal, bare in a pipe.
struct LessonScreen {
  let state: LessonState
  var isRefreshing = false

  /// Text never grows wider than this, however wide the terminal is.
  private static let widestText = 60

  func lines(in world: World) -> [String] {
    let lesson = state.shown.lesson
    guard world.isDrawn else {
      return [lesson.text.terminalSafe] + signature(lesson) + ["", footer(in: world)]
    }
    let columns = world.columns
    let text = lesson.text.terminalSafe.wrapped(to: min(columns - 4, Self.widestText))
    return ["", ""]
      + text.map { world.styled($0.centered(in: columns), .bold) }
      + (signature(lesson).isEmpty ? [] : [""])
      + signature(lesson).map { world.styled($0.centered(in: columns), .dim) } + ["", ""]
      + footerLines(in: world).map { world.styled($0.centered(in: columns), .dim) }
  }

  /// The always visible footer in one line.
  func footer(in world: World) -> String {
    let age = world.text(LessonText.updated(state.shown, at: world.moment))
    let isFailed = state.refresh.failure != nil || world.isOffline
    let mark: LessonText? = isRefreshing ? .refreshing : isFailed ? .offline : nil
    return ([age] + [mark].compactMap(\.self).map(world.text)).joined(separator: " · ")
  }

  /// The footer with the hint how to refresh.
  func footerLines(in world: World) -> [String] {
    [footer(in: world), world.text(LessonText.refreshHint)].flatMap {
      $0.wrapped(to: world.columns)
    }
  }

  private func signature(_ lesson: LifeLesson) -> [String] {
    lesson.author.map { ["— \($0.terminalSafe)"] } ?? []
  }
}

/// Lessons in a list: when, what, and the start of the id that names them.
struct LessonList {
  let lessons: [ListedLesson]

  func lines(in world: World) -> [String] {
    lessons.flatMap { entry in
      let mark = entry.isFavorite ? "★ " : ""
      let head = "\(entry.day?.description ?? "")  \(entry.lesson.id.prefix(6))"
      let author = entry.lesson.author.map { " — \($0)" } ?? ""
      let text = (mark + entry.lesson.text + author).terminalSafe
      guard world.isDrawn else { return ["\(head)  \(text.replacing("\n", with: " "))"] }
      return [world.styled(head, .dim)]
        + text.wrapped(to: min(world.columns - 2, 78)).map { "  " + $0 } + [""]
    }
  }
}
