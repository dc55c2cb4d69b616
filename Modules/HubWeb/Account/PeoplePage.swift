import CoreModels
import CorePlugin
import HubAccounts

/// `/people`: the people of the hub, for those who manage them.
enum PeoplePage {
  static let path = "/people"
  private static let limit = 50
  private static let title: @Sendable (Language) -> String = { PeopleText.title.text(in: $0) }

  static let routes =
    [
      HubRoute(page: path, title: title) { call in
        _ = try await call.operatorAccount()
        return try await shown(call)
      },
      link(path + "/invite", summary: "Invite somebody") { form, people, call in
        let days = Int(form["days"] ?? "").map { min(max($0, 1), 365) } ?? 7
        let email = form["email"].flatMap { $0.trimmingWhitespace().isEmpty ? nil : $0 }
        return (try await people.invite(email, days: days), .invitation(days))
      },
      link(path + "/reset", summary: "Make a link for a new password") { form, people, call in
        (try await people.reset(call.other(in: form)), .link)
      },
    ]
    + [
      ("lock", "Lock an account"), ("unlock", "Unlock an account"),
    ].map { verb, summary in
      change(path + "/" + verb, summary: summary) { _, account, people in
        try await people.setDisabled(verb == "lock", account)
      }
    } + [
      change(path + "/quota", summary: "Limit what somebody may keep") { form, account, people in
        let typed = form["megabytes"]?.trimmingWhitespace() ?? ""
        guard let megabytes = Int(typed), (0...1_000_000).contains(megabytes) else {
          guard typed.isEmpty else { throw WebError.badForm }
          return try await people.setQuota(nil, account)
        }
        try await people.setQuota(megabytes, account)
      },
      HubRoute(form: path + "/delete", summary: "Delete somebody's account") { form, call in
        let own = try await call.operatorAccount()
        let other = try await call.other(in: form)
        try await call.services.accounts.requirePassword(form["password"] ?? "", of: own.id)
        try await call.services.accounts.delete(other.id)
        return .moved(to: path)
      },
    ]

  /// A form that changes the account of another person.
  private static func change(
    _ path: String, summary: String,
    _ perform: @escaping @Sendable (PageForm, Account, People) async throws -> Void
  ) -> HubRoute {
    HubRoute(form: path, summary: summary) { form, call in
      _ = try await call.operatorAccount()
      try await perform(form, call.other(in: form), call.people)
      return .moved(to: Self.path)
    }
  }

  /// A form that responds with a link, which is shown only once.
  private static func link(
    _ path: String, summary: String,
    _ make: @escaping @Sendable (PageForm, People, HubRequest) async throws -> (String, PeopleText)
  ) -> HubRoute {
    HubRoute(unstoredForm: path, title: title, summary: summary) { form, call in
      _ = try await call.operatorAccount()
      return try await shown(call, made: try await make(form, call.people, call))
    }
  }

  private static func shown(
    _ call: HubRequest, made: (link: String, hint: PeopleText)? = nil
  ) async throws -> PageAnswer {
    let language = call.world.language
    func text(_ sentence: PeopleText) -> String { sentence.text(in: language) }
    func common(_ sentence: WebText) -> String { sentence.text(in: language) }
    func day(_ instant: Instant) -> String {
      call.world.calendar.day(containing: instant).longText(in: language)
    }
    let search = call.request.queryValue("search")?.trimmingWhitespace() ?? ""
    let found = try await call.people.all(containing: search, limit: limit + 1)
    var values: PageValues = [
      "title": text(.title), "hint": text(.hint), "search": search,
      "searchLabel": text(.search), "nobody": found.isEmpty ? text(.nobodyFound) : "",
      "more": found.count > limit ? text(.onlyFirst(limit)) : "",
      "invite": text(.invite), "email": text(.onlyFor), "days": text(.daysToUse),
      "lock": text(.lock), "unlock": text(.unlock), "quota": text(.limitLabel),
      "set": text(.setLimit), "reset": text(.newPasswordLink), "delete": text(.deleteAccount),
      "deleteHint": text(.deleteHint), "password": common(.currentPassword),
      "locked": text(.disabled), "you": text(.you), "account": common(.account),
      "people": found.prefix(limit).map { entry in
        let (account, size) = (entry.account, entry.megabytes)
        return [
          "id": account.id, "email": account.email, "nickname": account.nickname,
          "facts": [
            text(.since(day(account.createdAt))), entry.latest.map { text(.wrote(day($0))) },
            text(.size(size)), account.verifiedAt.map { _ in text(.addressConfirmed) },
          ].compactMap(\.self).joined(separator: " · "),
          "isLocked": account.disabledAt != nil, "isOwn": account.id == call.caller.person?.id,
          "megabytes": account.quota.map(String.init) ?? "",
        ] as [String: any Sendable]
      },
    ]
    if let made {
      values["made"] = ["link": made.link, "hint": text(made.hint)] as PageValues
    }
    return try .shown(template.content(showing: values))
  }

  private static let template = PageTemplate(Content.Pages.Account.people)
}

extension HubRequest {
  fileprivate var people: People {
    People(world: services.operatorWorld, accounts: services.accounts)
  }

  /// Returns the caller's account. Throws ``WebError/missingPage`` unless it manages people.
  fileprivate func operatorAccount() async throws -> Account {
    let account = try await ownAccount()
    guard account.isOperator == true else { throw WebError.missingPage }
    return account
  }

  /// Returns the account that a form names. Throws ``AccountError/notFound`` for the caller's own,
  /// so that nobody locks themselves out.
  fileprivate func other(in form: PageForm) async throws -> Account {
    guard let id = form["id"], id != caller.person?.id,
      let account = try await services.accounts.account(id)
    else { throw AccountError.notFound }
    return account
  }
}
