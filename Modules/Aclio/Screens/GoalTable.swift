import CorePlugin
import CoreTerminal

/// Goals as a table; narrow terminals show fewer columns.
struct GoalTable {
  let goals: [GoalOverview]
  var hasHeader = true

  func lines(in world: World) -> [String] {
    let columns = Self.columns.filter {
      world.columns >= $0.leastWidth && (world.isDrawn || !$0.isDrawing)
    }
    return Table(
      columns: columns.map { column in
        Table.Column(
          hasHeader && world.columns >= 40 ? column.title.map(world.text) ?? "" : "",
          alignment: column.alignment,
          isFlexible: column.isFlexible)
      },
      rows: goals.map { goal in columns.map { $0.cell(goal, world) } }
    ).lines(
      columns: min(world.columns, 100), isUnicode: world.terminal.isUnicode, header: .dim,
      colors: world.isDrawn ? world.terminal.colors : .none)
  }

  private struct Column: Sendable {
    var title: GoalText?
    /// The minimum width of the terminal, in columns.
    var leastWidth = 0
    var alignment = Alignment.leading
    var isFlexible = false
    /// `true` if it only illustrates another column.
    var isDrawing = false
    let cell: @Sendable (GoalOverview, World) -> String
  }

  private static let columns = [
    Column(alignment: .trailing) { goal, _ in "\(goal.number)" },
    Column(title: .goal, isFlexible: true) { goal, _ in goal.goal.shownName },
    Column(leastWidth: 60, isDrawing: true) { goal, world in
      world.bar(Double(goal.progress) / 100, columns: 10, color: goal.goal.color)
    },
    Column(title: .progress, alignment: .trailing) { goal, _ in "\(goal.progress)%" },
    Column(title: .due, leastWidth: 40) { goal, world in
      let status = world.statusText(of: goal)
      let isLate = goal.due == .overdue || goal.due == .today
      return world.styled(status, isLate && !goal.goal.isArchived ? .bold : .dim)
    },
  ]
}
