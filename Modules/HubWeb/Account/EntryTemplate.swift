import CoreModels
import CorePlugin

/// A field of an account form.
enum EntryField: String, Sendable {
  case email, password, nickname, token, invitation, privacy, code, next
  case newPassword = "new_password"
  case timeZone = "time_zone"

  /// The label above the field; `nil` for a hidden one.
  var label: WebText? {
    switch self {
    case .email: .email
    case .password: .password
    case .newPassword: .newPassword
    case .nickname: .nickname
    case .code: .code
    case .token, .timeZone, .invitation, .privacy, .next: nil
    }
  }

  /// The field's HTML type and its `autocomplete` value.
  var type: (String, fill: String) {
    switch self {
    case .email: ("email", "username")
    case .password: ("password", "current-password")
    case .newPassword: ("password", "new-password")
    case .nickname: ("text", "nickname")
    case .code: ("text", "one-time-code")
    case .token, .timeZone, .invitation, .privacy, .next: ("hidden", "off")
    }
  }
}

/// A page with one account form.
struct EntryTemplate {
  let path: String
  let title: WebText
  var hint: WebText?
  /// The terms that people accept by submitting the form.
  var agreement: PrivacyText?
  /// The button's text, if it differs from the title.
  var button: WebText?
  let fields: [EntryField]
  var links: [Link] = []
  /// The path of the form for a passkey instead, if there is one.
  var passkey: String?

  /// A link to another page for logged-out people.
  enum Link: String, Sendable {
    case logIn = "/log-in"
    case register = "/register"
    case forgotPassword = "/forgot-password"
    case privacy = "/privacy"

    /// The path, which takes the requested page along to where somebody can enter.
    fileprivate func path(next: String?) -> String {
      guard let next, !next.isEmpty, [.logIn, .register].contains(self) else { return rawValue }
      return rawValue + "?next=" + next.percentEncoded
    }

    fileprivate func label(in language: Language) -> String {
      switch self {
      case .logIn: WebText.logIn.text(in: language)
      case .register: WebText.register.text(in: language)
      case .forgotPassword: WebText.forgotPassword.text(in: language)
      case .privacy: PrivacyText.title.text(in: language)
      }
    }
  }

  /// Renders the page with the previous input and its error.
  func html(
    in language: Language, typed: [EntryField: String] = [:], failure: Failure? = nil,
    provider: String? = nil
  ) throws -> String {
    func text(_ sentence: WebText) -> String { sentence.text(in: language) }
    let first = fields.first { $0.label != nil }
    let values: PageValues = [
      "path": path, "title": text(title), "hint": hint.map(text) ?? "",
      "agreement": agreement?.text(in: language) ?? "",
      "button": text(button ?? title),
      "about": OfflineText.description.text(in: language),
      "icon": AppIcons.svg,
      "strength": text(.strength), "weak": text(.strengthWeak), "fair": text(.strengthFair),
      "strong": text(.strengthStrong),
      "failure": failure.map { [$0.message, $0.hint].joined(separator: " ") } ?? "",
      "fields": fields.map { field in
        ([
          "name": field.rawValue, "type": field.type.0, "fill": field.type.fill,
          "label": field.label.map(text) ?? "", "value": typed[field] ?? "",
          "isRequired": ![.nickname, .timeZone, .invitation, .privacy, .next].contains(field),
          "isNew": field == .newPassword, "isFirst": field == first,
        ] as PageValues).withoutEmptyTexts
      },
      "passkey": passkey.map {
        [
          "path": $0, "label": PasskeyText.logIn.text(in: language),
          "failed": PasskeyText.failed.text(in: language), "next": typed[.next] ?? "",
        ] as PageValues
      } as (any Sendable)? ?? "",
      "provider": provider.map {
        [
          "path": OpenIDPage.path + "?next=" + (typed[.next] ?? "/").percentEncoded,
          "label": PasskeyText.logInBy($0).text(in: language),
        ] as PageValues
      } as (any Sendable)? ?? "",
      "links": links.map { link in
        ["path": link.path(next: typed[.next]), "label": link.label(in: language)]
      },
    ]
    return try Self.template.html(showing: values.withoutEmptyTexts)
  }

  private static let template = PageTemplate(Content.Pages.Account.entry)
}
