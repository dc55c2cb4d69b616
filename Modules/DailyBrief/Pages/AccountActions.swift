import CorePlugin

extension BriefActions {
  /// The account on a server: register, log in, log out, change the password.
  static let account = [
    FormAction("/daily-brief/login", to: "/daily-brief", logIn),
    FormAction("/daily-brief/register") { form, world in
      try await Register(
        server: try form.required("server"), email: try form.required("email"),
        nickname: form.filled("nickname"), acceptsTerms: form["terms"] != nil,
        allowsMail: form["mail"] != nil, apiKey: form.filled("key"),
        password: try form.required("password")
      ).performed(in: world.unwatched)
      try await logIn(form).performed(in: world.unwatched)
      return .moved(to: "/daily-brief")
    },
    FormAction("/daily-brief/password", to: "/daily-brief/settings") { form in
      ChangePassword(password: try form.required("password"))
    },
    FormAction("/daily-brief/logout", to: "/daily-brief/settings") { _ in LogOut() },
  ]

  @Sendable private static func logIn(_ form: PageForm) throws -> LogIn {
    LogIn(
      server: try form.required("server"), email: try form.required("email"),
      apiKey: form.filled("key"), password: try form.required("password"))
  }
}
