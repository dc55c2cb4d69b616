import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts

/// The account's settings: changing the password, downloading the data, deleting the account.
enum AccountPage {
  static let routes = [
    HubRoute(page: "/settings/account", title: { WebText.account.text(in: $0) }) { call in
      let account = try await account(call)
      func text(_ sentence: WebText) -> String { sentence.text(in: call.world.language) }
      return .shown(
        PageContent(
          try template.html(
            showing: [
              "title": text(.account), "address": account.email, "change": text(.changePassword),
              "password": text(.password), "newPassword": text(.newPassword),
              "delete": text(.deleteAccount), "hint": text(.deleteHint),
              "download": text(.download),
              "secondFactor": SecondFactorText.title.text(in: call.world.language),
              "currentPassword": WebText.currentPassword.text(in: call.world.language),
              "strength": WebText.strength.text(in: call.world.language),
              "weak": WebText.strengthWeak.text(in: call.world.language),
              "fair": WebText.strengthFair.text(in: call.world.language),
              "strong": WebText.strengthStrong.text(in: call.world.language),
              "privacy": PrivacyText.title.text(in: call.world.language),
            ])))
    },
    HubRoute(form: "/settings/account/password", summary: "Choose another password") {
      form, call in
      var session: String?
      if case .session(let id, _) = call.caller.credential { session = id }
      let changed = try await call.services.accounts.changePassword(
        from: form["password"] ?? "", to: form["new_password"] ?? "",
        of: account(call).id, keepingSession: session)
      call.services.mail.tell(changed, of: .changedPassword, in: call.world.language)
      return .moved(to: "/settings/account")
    },
    HubRoute(form: "/settings/account/delete", summary: "Delete an account") { form, call in
      try await call.services.accounts.delete(account(call).id, password: form["password"] ?? "")
      return .file(.leaving(to: "/log-in", call))
    },
  ]

  /// Returns the account of the logged-in person. Throws ``WebError/missingPage`` on a hub without
  /// accounts.
  private static func account(_ call: HubRequest) async throws -> Account {
    guard call.services.options.isMultiUser, let id = call.caller.person?.id,
      let account = try await call.services.accounts.account(id)
    else { throw WebError.missingPage }
    return account
  }

  private static let template = PageTemplate(Content.Pages.account)
}
