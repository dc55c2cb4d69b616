import CorePlugin
import CoreStorage
import Logging

/// The handlers of the forms on Grounding Sun's pages, which run its commands.
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

  /// Returns the text of a form. A lone hyphen is replaced, because a command would read standard
  /// input.
  private static func words(of form: PageForm) throws -> String {
    let text = try form.required("text")
    return text == "-" ? "\u{2010}" : text
  }

  /// Saves all settings in one transaction, which undo reverts as a whole. Effects outside the
  /// store follow afterwards.
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
