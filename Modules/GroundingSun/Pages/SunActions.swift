import CorePlugin
import CoreStorage
import Logging

/// What the forms of Grounding Sun do: what its commands do.
enum SunActions {
  static let all = [
    FormAction("/grounding-sun/new") { form, world in
      try await world.perform(NewCommand.self)
      return form.back(or: "/grounding-sun", within: "/grounding-sun")
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

  /// All of it is one change, which undo takes back as one. What is outside of the store follows
  /// from what is kept there, and comes afterwards.
  @Sendable private static func choose(_ form: PageForm, _ world: World) async throws -> PageAnswer
  {
    let wishes = try await SunSettingsForm(form, in: world)
    let moment = world.clockMoment
    try await world.store.transaction { try wishes.choose(in: $0, at: moment) }
    do { try await world.renewTimer(of: GroundingSunPlugin()) } catch {
      world.log.warning("timer not renewed")
    }
    if let source = wishes.source { _ = try await world.unwatched.chosenRefresh(from: source) }
    return form.back(or: "/grounding-sun", within: "/grounding-sun")
  }
}
