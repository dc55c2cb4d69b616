import CoreModels
import CorePlugin
import CoreStorage

/// The handlers of the forms on Mori's pages, which run its commands.
enum MoriActions {
  static let all =
    [
      FormAction("/mori/setup", perform: setUp),
      FormAction("/mori/align", perform: align),
      FormAction("/mori/weeks/mark", perform: mark),
      FormAction("/mori/weeks/unmark") { form, world in
        try await world.perform(
          WeekCommand.Unmark.self, ["--", try form.required("day")])
        return form.back(or: "/mori", within: "/mori")
      },
    ] + habits + diary

  @Sendable private static func setUp(_ form: PageForm, _ world: World) async throws -> PageAnswer {
    var arguments = ["--born=" + (try form.required("born"))]
    if let years = form.filled("expectancy") {
      arguments.append("--expectancy=" + years)
    } else if let country = form.filled("country") {
      arguments.append("--country=" + country)
      arguments += form.filled("sex").map { ["--sex=" + $0] } ?? []
    } else {
      arguments.append("--expectancy=\(LifeSetup.usualExpectancy)")
    }
    try await world.perform(SetupCommand.self, arguments)
    return .moved(to: "/mori")
  }

  @Sendable private static func align(_ form: PageForm, _ world: World) async throws -> PageAnswer {
    guard let chosen = form["align"].flatMap({ LifeGrid.Alignment(rawValue: $0) }) else {
      throw FormError.unreadable
    }
    try await world.store.transaction { try $0.set(MoriSettings.align, to: chosen) }
    return .moved(to: "/mori/settings")
  }

  @Sendable private static func mark(_ form: PageForm, _ world: World) async throws -> PageAnswer {
    var arguments = form.filled("color").map { ["--mark-color=" + $0] } ?? []
    if form["milestone"] != nil { arguments.append("--milestone") }
    arguments += ["--", try form.required("day"), try form.required("text")]
    try await world.perform(WeekCommand.Mark.self, arguments)
    return form.back(or: "/mori", within: "/mori")
  }
}
