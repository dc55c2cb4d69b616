import CoreModels
import CorePlugin

/// A field of a form about an account.
enum EntryField: String, Sendable {
  case email, password, nickname, token, invitation, privacy, code, next
  case newPassword = "new_password"
  case timeZone = "time_zone"

  /// What stands above it; `nil` for one that nobody sees.
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

  /// The field's type in HTML, and what a browser fills in by itself.
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

/// A page with one form about an account.
struct EntryTemplate {
  let path: String
  let title: WebText
  var hint: WebText?
  /// What people agree to by sending the form.
  var agreement: PrivacyText?
  /// What the button says, where it is not the title.
  var button: WebText?
  let fields: [EntryField]
  var links: [Link] = []

  /// Another page for somebody who is not in yet.
  enum Link: String, Sendable {
    case logIn = "/log-in"
    case register = "/register"
    case forgotPassword = "/forgot-password"
    case privacy = "/privacy"

    fileprivate func label(in language: Language) -> String {
      switch self {
      case .logIn: WebText.logIn.text(in: language)
      case .register: WebText.register.text(in: language)
      case .forgotPassword: WebText.forgotPassword.text(in: language)
      case .privacy: PrivacyText.title.text(in: language)
      }
    }
  }

  /// The main part, with what was typed before and what was wrong with it.
  func html(
    in language: Language, typed: [EntryField: String] = [:], failure: Failure? = nil
  ) throws -> String {
    func text(_ sentence: WebText) -> String { sentence.text(in: language) }
    let values: PageValues = [
      "path": path, "title": text(title), "hint": hint.map(text) ?? "",
      "agreement": agreement?.text(in: language) ?? "",
      "button": text(button ?? title),
      "failure": failure.map { [$0.message, $0.hint].joined(separator: " ") } ?? "",
      "fields": fields.map { field in
        ([
          "name": field.rawValue, "type": field.type.0, "fill": field.type.fill,
          "label": field.label.map(text) ?? "", "value": typed[field] ?? "",
          "isRequired": ![.nickname, .timeZone, .invitation, .privacy, .next].contains(field),
          "isNew": field == .newPassword,
        ] as PageValues).withoutEmptyTexts
      },
      "links": links.map { link in
        ["path": link.rawValue, "label": link.label(in: language)]
      },
    ]
    return try Self.template.html(showing: values.withoutEmptyTexts)
  }

  private static let template = PageTemplate(Content.Pages.entry)
}
