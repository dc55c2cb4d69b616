import CoreModels
import CorePlugin
import CoreStorage

extension Page {
  /// The conversation about all goals.
  static let aclioChat = Page(
    "/aclio/chat", title: { AclioPageWord.talk.text(in: $0) }
  ) { request, world in
    .shown(try await ChatPage.content(about: nil, request, in: world))
  }

  /// The conversation about a goal.
  static let aclioGoalChat = Page(
    "/aclio/goals/{goal}/chat", title: { AclioPageWord.talk.text(in: $0) }
  ) { request, world in
    guard let goal = try await world.goalIfAny(of: request) else { return .missing }
    return .shown(try await ChatPage.content(about: goal, request, in: world))
  }
}

/// A conversation with the coach.
enum ChatPage {
  /// The number of messages per page; older ones have pages of their own.
  static let pageLength = 40

  private static let template = PageTemplate(Content.Pages.chat, parts: Content.file)

  static func content(
    about goal: Goal?, _ request: RouteRequest, in world: World
  ) async throws -> PageContent {
    let (id, now) = (goal?.id, world.now())
    let (all, coach) = try await world.store.read { snapshot in
      (
        try snapshot.conversation(about: id, at: now).messages,
        try snapshot.setting(CoachChoice.coach)
      )
    }
    let chat = AclioPath.chat(id)
    let last = max((all.count + pageLength - 1) / pageLength, 1)
    // Page 1 has the newest messages.
    let number = request.pageNumber(upTo: last)
    let end = all.count - (number - 1) * pageLength
    let shown = all[max(end - pageLength, 0)..<end]
    var values = AclioParts.values(goal == nil ? .talk : nil, request, in: world)
    if let goal { values["goal"] = ["path": AclioPath.goal(goal.id), "name": goal.name] }
    values["chat"] = chat
    values["coach"] = world.text(ChatText.coach(coach))
    values["you"] = world.text(ChatText.you)
    values["stopped"] = world.text(ChatText.interrupted)
    values["host"] = try await world.coachHost(coach)
    values["messages"] = shown.map { message($0, in: world) }
    values["isComing"] = all.last?.state == .streaming
    if number < last { values["earlier"] = "\(chat)?page=\(number + 1)" }
    if number > 1 { values["later"] = "\(chat)?page=\(number - 1)" }
    if all.isEmpty {
      values["empty"] = world.text(AclioPageWord.nothingSaid)
      let starters: [AclioPageWord] = [.starter1, .starter2, .starter3]
      values["starters"] = starters.map { ["text": world.text($0), "chat": chat] }
    }
    return PageContent(try template.html(showing: values), title: goal?.name)
  }

  private static func message(
    _ message: ChatMessage, in world: World
  ) -> [String: any Sendable] {
    let calendar = world.calendar
    let isOwn = message.role == .user
    var values: [String: any Sendable] = [
      "side": isOwn ? "mine" : "theirs", "isText": isOwn,
      "who": isOwn
        ? world.text(ChatText.you)
        : message.coach.map { world.text(ChatText.coach($0)) } ?? "Daybook",
      "iso": message.createdAt.description,
      "time":
        "\(calendar.wallClock(at: message.createdAt).date.shortText(in: world.language)) \(calendar.timeOfDay(at: message.createdAt))",
    ]
    // A coach may make up an address.
    let remark = message.coach.map { _ in world.text(StepHelpText.unverified) }
    values["html"] =
      isOwn ? message.text.xmlEscaped : DocumentMarkup(message.text, afterLinks: remark).html
    switch message.state {
    case .complete: break
    case .streaming:
      values["isArriving"] = true
      values["note"] = world.text(ChatText.streaming)
    case .interrupted: values["note"] = world.text(ChatText.interrupted)
    }
    return values
  }
}

/// The form actions of a conversation.
enum ChatActions {
  static let all = [
    FormAction("/aclio/chat", limits: [.coach], perform: say),
    FormAction("/aclio/goals/{goal}/chat", limits: [.coach], perform: say),
    FormAction("/aclio/chat/stop", perform: stop),
    FormAction("/aclio/goals/{goal}/chat/stop", perform: stop),
    FormAction("/aclio/chat/clear", perform: clear),
    FormAction("/aclio/goals/{goal}/chat/clear", perform: clear),
  ]

  /// Sends a message and waits for the answer, for browsers without scripts.
  @Sendable private static func say(_ form: PageForm, in world: World) async throws -> PageAnswer {
    let goal = try await world.goal(of: form.request)
    let coach = try await world.coach()
    let begun = try await world.beginExchange(
      form["message"] ?? "", about: goal, with: coach.name)
    let (_, problem) = try await world.receive(begun, from: coach) { _ in }
    if let problem { throw problem }
    return .moved(to: AclioPath.chat(goal?.id))
  }

  @Sendable private static func stop(_ form: PageForm, in world: World) async throws -> PageAnswer {
    let id = try await world.goal(of: form.request)?.id
    try await world.stopAnswers(about: id)
    return .moved(to: AclioPath.chat(id))
  }

  @Sendable private static func clear(
    _ form: PageForm, in world: World
  ) async throws -> PageAnswer {
    let id = try await world.goal(of: form.request)?.id
    let now = world.now()
    try await world.store.transaction { _ = try $0.removeConversation(about: id, at: now) }
    return .moved(to: AclioPath.chat(id))
  }
}
