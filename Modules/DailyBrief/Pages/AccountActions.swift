import CorePlugin

extension BriefActions {
  /// The account on a server: register, log in, log out, change the password.
  static let account = [
    FormAction("/daily-brief/login") { form, world in
      try await logIn(form, world)
      return .moved(to: "/daily-brief")
    },
    FormAction("/daily-brief/register") { form, world in
      try await world.register(
        at: try await world.server(named: try form.required("server")),
        email: world.email(given: try form.required("email")),
        password: try form.required("password"), nickname: form.filled("nickname"),
        acceptsTerms: form["terms"] != nil, mayMail: form["mail"] != nil,
        apiKey: form.filled("key"))
      try await logIn(form, world)
      return .moved(to: "/daily-brief")
    },
    FormAction("/daily-brief/password") { form, world in
      let password = try form.required("password")
      guard !password.isEmpty else { throw AccountError.noPassword }
      try await world.changePassword(to: password)
      return .moved(to: "/daily-brief/settings")
    },
    FormAction("/daily-brief/logout") { _, world in
      try await world.perform(LogOutCommand.self)
      return .moved(to: "/daily-brief/settings")
    },
  ]

  private static func logIn(_ form: PageForm, _ world: World) async throws {
    _ = try await world.logIn(
      at: try await world.server(named: try form.required("server")),
      email: world.email(given: try form.required("email")),
      password: try form.required("password"), apiKey: form.filled("key"))
  }
}
