import CoreModels
import CorePlugin
import Foundation
import HTTPTypes
import HubAccounts

/// `/settings/passkeys`: lists a person's passkeys, adds and removes them.
enum PasskeyPage {
  static let path = "/settings/passkeys"

  static let routes = [
    HubRoute(page: path, title: { PasskeyText.title.text(in: $0) }) { call in
      let account = try await call.ownAccount()
      return .shown(
        PageContent(try template.html(showing: values(account, call).withoutEmptyTexts)))
    },
    HubRoute(
      method: .post, path: path + "/challenge", access: .ownAccount, summary: "Begin a passkey",
      bodyLimit: 1 << 12, isPage: true
    ) { call in
      let account = try await call.ownAccount()
      let challenge = try await call.services.accounts.passkeyChallenge(for: account.id)
      return try .json(options(account, challenge))
    },
    HubRoute(form: path + "/add", summary: "Add a passkey") { form, call in
      let (accounts, account) = (call.services.accounts, try await call.ownAccount())
      try await accounts.requirePassword(form["password"] ?? "", of: account.id)
      try await accounts.addPasskey(
        PasskeyResponse(form["response"] ?? ""), named: call.deviceName, to: account.id,
        at: PasskeySite(origin: call.services.gate.origin(of: call.request.head)))
      call.services.mail.tell(account, of: .newDevice(call.deviceName), in: call.world.language)
      return .moved(to: path)
    },
    HubRoute(form: path + "/end", summary: "Remove a passkey") { form, call in
      let account = try await call.ownAccount()
      try await call.services.accounts.removePasskey(form["id"] ?? "", of: account.id)
      return .moved(to: path)
    },
  ]

  /// Returns the options for `navigator.credentials.create`, as
  /// `PublicKeyCredential.parseCreationOptionsFromJSON` reads them.
  private static func options(_ account: Account, _ challenge: String) -> JSONValue {
    [
      "challenge": .string(challenge), "rp": ["name": "Daybook"],
      "user": [
        "id": .string(Data(account.id.utf8).base64URL), "name": .string(account.email),
        "displayName": .string(account.nickname.isEmpty ? account.email : account.nickname),
      ],
      "pubKeyCredParams": .array(
        Passkey.Algorithm.allCases.map {
          ["type": "public-key", "alg": .integer(Int64($0.rawValue))]
        }),
      "authenticatorSelection": ["residentKey": "required", "userVerification": "required"],
      "excludeCredentials": .array(
        (account.passkeys ?? []).map { ["type": "public-key", "id": .string($0.id)] }),
    ]
  }

  private static func values(_ account: Account, _ call: HubRequest) -> [String: any Sendable] {
    let language = call.world.language
    func text(_ sentence: PasskeyText) -> String { sentence.text(in: language) }
    func day(_ instant: Instant) -> String {
      call.world.calendar.day(containing: instant).longText(in: language)
    }
    return [
      "title": text(.title), "hint": text(.hint), "add": text(.add), "remove": text(.remove),
      "failed": text(.failed), "unsupported": text(.unsupported),
      "password": WebText.password.text(in: language),
      "account": WebText.account.text(in: language),
      "passkeys": (account.passkeys ?? []).map { passkey in
        [
          "id": passkey.id, "name": passkey.name,
          "since": text(.since(day(passkey.createdAt))),
          "used": passkey.usedAt.map { WebText.deviceUsed(day($0)).text(in: language) } ?? "",
        ].filter { !$0.value.isEmpty } as PageValues
      },
    ]
  }

  private static let template = PageTemplate(Content.Pages.Account.passkeys)
}

extension HubRequest {
  /// Returns the account of the logged-in person. Throws ``WebError/missingPage`` on a hub without
  /// accounts.
  func ownAccount() async throws -> Account {
    guard services.options.isMultiUser, let id = caller.person?.id,
      let account = try await services.accounts.account(id)
    else { throw WebError.missingPage }
    return account
  }
}
