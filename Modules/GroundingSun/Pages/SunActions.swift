import CorePlugin
import CoreStorage
import Logging

/// The forms of Grounding Sun's pages.
enum SunActions {
  static let all = [
    FormAction(
      "/grounding-sun/new", to: { $0.back(or: "/grounding-sun", within: "/grounding-sun") }
    ) { _ in DrawAnother() },
    FormAction("/grounding-sun/list", to: "/grounding-sun/list") { form in
      AddAffirmation(text: TypedText(try form.required("text")))
    },
    FormAction("/grounding-sun/list/{id}/edit", to: "/grounding-sun/list") { form in
      EditAffirmation(
        id: try form.parameter("id"), text: TypedText(try form.required("text")))
    },
    FormAction("/grounding-sun/list/{id}/remove", to: "/grounding-sun/list") { form in
      RemoveAffirmation(id: try form.parameter("id"))
    },
    FormAction("/grounding-sun/list/{id}/restore", to: "/grounding-sun/list") { form in
      RemoveAffirmation(id: try form.parameter("id"), isUndone: true)
    },
    FormAction("/grounding-sun/settings", perform: choose),
    FormAction("/grounding-sun/reminders/test") { form, world in
      try await TryReminder<GroundingSunPlugin>().performed(in: world.unwatched)
      return form.back(or: "/grounding-sun", within: "/grounding-sun")
    },
  ]

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
