import CoreModels
import CorePlugin
import Foundation
import HubAccounts

/// `/settings/second-factor`: turns the second factor on and off.
enum SecondFactorPage {
  static let path = "/settings/second-factor"

  static let routes = [
    HubRoute(page: path, title: { SecondFactorText.title.text(in: $0) }) { call in
      try shown(try await call.ownAccount(), call)
    },
    turnOn,
    HubRoute(form: path + "/off", summary: "Ask for the password alone") { form, call in
      let (accounts, id) = (call.services.accounts, try await call.ownAccount().id)
      try await accounts.requirePassword(form["password"] ?? "", of: id)
      try await accounts.change(id) { $0.secondFactor = nil }
      return .moved(to: path)
    },
  ]

  /// Responds with the recovery codes, which are shown only once.
  private static let turnOn = HubRoute(
    unstoredForm: path + "/on", title: { SecondFactorText.title.text(in: $0) },
    summary: "Ask for a code as well"
  ) { form, call in
    let account = try await call.ownAccount()
    guard account.secondFactor == nil, let secret = Base32.data(of: form["secret"] ?? ""),
      secret.count == 20
    else { return .moved(to: path) }
    let accounts = call.services.accounts
    do {
      // Somebody else at the browser must not lock its owner out.
      try await accounts.requirePassword(form["password"] ?? "", of: account.id)
      let codes = try await accounts.turnOnSecondFactor(
        secret, code: form["code"] ?? "", of: account.id)
      return try shown(try await call.ownAccount(), call, codes: codes)
    } catch let error as AccountError where [.wrongCode, .wrongPassword].contains(error) {
      let failure = error.failure(in: call.world.language)
      return try shown(account, call, secret: secret, failure: failure)
    }
  }

  /// Shows the enabled second factor, or the secret for an authenticator app.
  private static func shown(
    _ account: Account, _ call: HubRequest, codes: [String] = [],
    secret: Data = SecondFactor.randomBytes(), failure: Failure? = nil
  ) throws -> PageAnswer {
    let language = call.world.language
    func text(_ sentence: SecondFactorText) -> String { sentence.text(in: language) }
    func common(_ sentence: WebText) -> String { sentence.text(in: language) }
    var values: PageValues = ["title": text(.title), "account": common(.account)]
    if !codes.isEmpty {
      values["codes"] =
        ["heading": text(.codes), "hint": text(.codesHint), "list": codes] as PageValues
    }
    if let factor = account.secondFactor {
      values["on"] =
        [
          "hint": text(.isOn), "left": text(.left(factor.recovery.count)),
          "password": common(.password), "turnOff": text(.turnOff),
        ] as PageValues
    } else {
      let key = Base32.text(of: secret)
      values["off"] =
        ([
          "hint": text(.hint), "keyHint": text(.keyHint), "key": key.inGroups(of: 4),
          "secret": key, "address": address(of: key, account.email), "open": text(.open),
          "password": common(.currentPassword), "code": common(.code), "turnOn": text(.turnOn),
          "failure": failure.map { [$0.message, $0.hint].joined(separator: " ") } ?? "",
        ] as PageValues).withoutEmptyTexts
    }
    return .shown(PageContent(try template.html(showing: values)))
  }

  /// Returns the address that authenticator apps open.
  private static func address(of key: String, _ email: String) -> String {
    "otpauth://totp/Daybook:\(email.percentEncoded)?secret=\(key)&issuer=Daybook"
  }

  private static let template = PageTemplate(Content.Pages.Account.secondFactor)
}

extension String {
  /// Returns the text with a space after every `count` letters, for typing.
  fileprivate func inGroups(of count: Int) -> String {
    var (text, rest) = ("", self[...])
    while rest.count > count {
      text += rest.prefix(count) + " "
      rest = rest.dropFirst(count)
    }
    return text + rest
  }
}
