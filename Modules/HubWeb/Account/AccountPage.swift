import CoreModels
import CorePlugin
import HubAccounts

/// The account's settings: changing the password, downloading the data, deleting the account.
enum AccountPage {
  static let routes = [
    HubRoute(page: "/settings/account", title: { WebText.account.text(in: $0) }) { call in
      let account = try await call.ownAccount()
      let address = try await AddressPage.values(of: account, call)
      func text(_ sentence: WebText) -> String { sentence.text(in: call.world.language) }
      return try .shown(
        template.content(
          showing: [
            "title": text(.account), "address": account.email, "change": text(.changePassword),
            "password": text(.password), "newPassword": text(.newPassword),
            "delete": text(.deleteAccount), "hint": text(.deleteHint),
            "download": text(.download),
            "secondFactor": SecondFactorText.title.text(in: call.world.language),
            "passkeys": PasskeyText.title.text(in: call.world.language),
            "currentPassword": WebText.currentPassword.text(in: call.world.language),
            "strength": WebText.strength.text(in: call.world.language),
            "weak": WebText.strengthWeak.text(in: call.world.language),
            "fair": WebText.strengthFair.text(in: call.world.language),
            "strong": WebText.strengthStrong.text(in: call.world.language),
            "privacy": PrivacyText.title.text(in: call.world.language),
            "connect": connection(account, call),
            "addressForm": address,
            "people": account.isOperator == true
              ? PeopleText.title.text(in: call.world.language) : "",
          ]))
    },
    HubRoute(form: "/settings/account/password", summary: "Choose another password") {
      form, call in
      var session: String?
      if case .session(let id, _) = call.caller.credential { session = id }
      let changed = try await call.services.accounts.changePassword(
        from: form["password"] ?? "", to: form["new_password"] ?? "",
        of: call.ownAccount().id, keepingSession: session)
      call.services.mail.tell(changed, of: .changedPassword, in: call.world.language)
      return .moved(to: "/settings/account")
    },
    HubRoute(form: "/settings/account/delete", summary: "Delete an account") { form, call in
      let account = try await call.ownAccount()
      try await call.services.accounts.delete(account.id, password: form["password"] ?? "")
      return .file(.leaving(to: "/log-in", call))
    },
  ]

  /// Returns the values for the operator's provider of log-ins, if there is one.
  private static func connection(_ account: Account, _ call: HubRequest) throws -> any Sendable {
    guard let name = try call.openIDProvider()?.name else { return "" }
    let language = call.world.language
    return [
      account.openID == nil ? "on" : "off":
        [
          "label": account.openID == nil
            ? PasskeyText.connect(name).text(in: language)
            : PasskeyText.disconnect(name).text(in: language),
          "password": WebText.currentPassword.text(in: language),
        ] as PageValues
    ] as PageValues
  }

  private static let template = PageTemplate(Content.Pages.Account.account)
}
