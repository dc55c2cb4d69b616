import CoreModels
import CorePlugin
import HubAccounts

/// `/confirm-address`, where mailed links lead, and the forms that change an account's address.
enum AddressPage {
  private static let account = "/settings/account"
  private static let path = account + "/address"

  static let routes = [
    // Mail scanners open links, so that only the form confirms the address.
    HubRoute(page: AccountMail.confirmPath, title: { AddressText.title.text(in: $0) }) { call in
      let token = call.request.queryValue("token") ?? ""
      let (account, email) = try await call.services.accounts.addressToConfirm(
        by: BearerSecret(token), of: call.ownAccount().id)
      func text(_ sentence: AddressText) -> String { sentence.text(in: call.world.language) }
      return .shown(
        PageContent(
          try template.html(
            showing: [
              "title": text(.title), "address": email, "token": token,
              "hint": email == account.email ? text(.hint) : text(.replaces(account.email)),
              "confirm": text(.confirm),
            ] as PageValues)))
    },
    HubRoute(form: AccountMail.confirmPath, summary: "Confirm an address") { form, call in
      try await call.services.accounts.confirmAddress(
        by: BearerSecret(form["token"] ?? ""), of: call.ownAccount().id)
      return .moved(to: account)
    },
    HubRoute(form: path, summary: "Choose another address") { form, call in
      let (accounts, mail) = (call.services.accounts, call.services.mail)
      let account = try await call.ownAccount()
      try await accounts.requirePassword(form["password"] ?? "", of: account.id)
      let email = try AccountRules.email(form["email"] ?? "")
      guard email != account.email else { return .moved(to: Self.account) }
      try await call.countMail(about: account)
      if mail.mailer == nil {
        try await accounts.setAddress(email, of: account.id)
      } else {
        try await mail.requestConfirmation(of: email, for: account, in: call.world.language)
        mail.tell(account, of: .newAddress(email), in: call.world.language)
      }
      return .moved(to: Self.account)
    },
    HubRoute(form: path + "/mail", summary: "Mail the link again") { _, call in
      let account = try await call.ownAccount()
      let awaited = try await call.services.accounts.awaitedAddress(of: account)
      guard let email = awaited ?? (account.verifiedAt == nil ? account.email : nil) else {
        return .moved(to: Self.account)
      }
      try await call.countMail(about: account)
      try await call.services.mail.requestConfirmation(
        of: email, for: account, in: call.world.language)
      return .moved(to: Self.account)
    },
    HubRoute(form: path + "/keep", summary: "Keep the address") { _, call in
      try await call.services.accounts.keepAddress(of: call.ownAccount())
      return .moved(to: account)
    },
  ]

  /// Returns the values for the part of the account's page about its address. Without a mail server
  /// nothing is asked for.
  static func values(of account: Account, _ call: HubRequest) async throws -> PageValues {
    func text(_ sentence: AddressText) -> String { sentence.text(in: call.world.language) }
    let canMail = call.services.mail.mailer != nil
    let awaited = canMail ? try await call.services.accounts.awaitedAddress(of: account) : nil
    var values: PageValues = [
      "title": text(.change), "new": text(.new),
      "mailHint": canMail ? text(.changeHint) : "",
      "password": WebText.currentPassword.text(in: call.world.language),
      "confirmed": account.verifiedAt == nil ? "" : text(.confirmed),
    ]
    if let awaited {
      values["awaited"] =
        [
          "hint": text(.awaited(awaited)), "again": text(.sendAgain), "sent": text(.sent),
          "keep": text(.keep),
        ] as PageValues
    } else if canMail, account.verifiedAt == nil {
      values["unconfirmed"] =
        ["hint": text(.unconfirmed), "again": text(.sendAgain), "sent": text(.sent)] as PageValues
    }
    return values.withoutEmptyTexts
  }

  private static let template = PageTemplate(Content.Pages.Account.confirmAddress)
}

extension HubRequest {
  /// Counts a mail that a person causes, to any address. Throws ``AccessError/tooMany(retryAfter:)``.
  fileprivate func countMail(about account: Account) async throws {
    try await services.gate.limits.require(
      RouteLimit("account.mail", .authentication, factor: 0.25), of: "person." + account.id)
  }
}
