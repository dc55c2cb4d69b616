import CoreModels
import CoreNet
import CorePlugin
import CoreReminders
import CoreStorage

/// What the forms of Grounding Sun do: what its commands do.
enum SunActions {
  static let all = [
    FormAction("/grounding-sun/new") { _, world in
      try await world.perform(NewCommand.self)
      return .moved(to: "/grounding-sun")
    },
    FormAction("/grounding-sun/list") { form, world in
      try await world.perform(AddCommand.self, ["--", try words(of: form)])
      return .moved(to: "/grounding-sun/list")
    },
    FormAction("/grounding-sun/list/{id}/edit") { form, world in
      let arguments = [try form.parameter("id"), try words(of: form)]
      try await world.perform(EditCommand.self, ["--"] + arguments)
      return .moved(to: "/grounding-sun/list")
    },
    FormAction("/grounding-sun/list/{id}/remove") { form, world in
      try await world.perform(RemoveCommand.self, ["--", try form.parameter("id")])
      return .moved(to: "/grounding-sun/list")
    },
    FormAction("/grounding-sun/list/{id}/restore") { form, world in
      try await world.perform(RemoveCommand.self, ["--undo", "--", try form.parameter("id")])
      return .moved(to: "/grounding-sun/list")
    },
    FormAction("/grounding-sun/settings", perform: choose),
  ]

  /// The words of a form; a hyphen alone would ask a command to read what it is piped.
  private static func words(of form: PageForm) throws -> String {
    let text = try form.required("text")
    return text == "-" ? "\u{2010}" : text
  }

  /// Everything is looked at before anything is kept.
  @Sendable private static func choose(_ form: PageForm, _ world: World) async throws -> PageAnswer
  {
    let theme = try themeArguments(form)
    let source = try await sourceArguments(form, world)
    try await world.perform(ThemeCommand.self, theme)
    try await chooseReminders(form, world)
    if let source { try await world.perform(SourceCommand.self, ["--", source]) }
    return form.back(or: "/grounding-sun", within: "/grounding-sun")
  }

  private static func themeArguments(_ form: PageForm) throws -> [String] {
    switch form["look"] {
    case "light": return ["light"]
    case "dark": return ["dark"]
    case "auto": return ["auto"]
    case "sun":
      let place = form.filled("place")
      if let place, Coordinates(place) == nil { throw GroundingSunError.badPlace(place) }
      return ["auto", "--sun"] + (place.map { ["--place=" + $0] } ?? [])
    default: throw FormError.unreadable
    }
  }

  /// A source to change to. A page takes no path: the files here need not be the person's.
  private static func sourceArguments(_ form: PageForm, _ world: World) async throws -> String? {
    switch form["source"] {
    case "bundled":
      return try await world.affirmationSource() == .bundled ? nil : "bundled"
    case "server":
      guard let address = form.filled("address"), address.hasPrefix("https://") else {
        throw NetError.invalidURL
      }
      return address
    default: return nil
    }
  }

  /// Turns reminders on, off or to other times where the form says something else than what is so.
  private static func chooseReminders(_ form: PageForm, _ world: World) async throws {
    let former = try await world.store.read {
      try GroundingSunPlugin().affirmationReminders(in: $0)
    }
    guard form["remind"] != nil else {
      guard former.isEnabled else { return }
      return try await world.perform(RemindOff<GroundingSunPlugin>.self)
    }
    let times = (form.filled("times") ?? "").split { ", ;".contains($0) }.map(String.init)
    let isSame = former.schedule.times.map(\.description) == times.sorted()
    guard !former.isEnabled || !isSame else { return }
    try await world.perform(
      RemindOn<GroundingSunPlugin>.self, times.map { "--at=" + $0 })
  }
}
