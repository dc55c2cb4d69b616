import CoreModels
import CorePlugin
import HubWeb

extension RouteSchema {
  static let registration = RouteSchema(
    body: .object(
      ["email": .email, "password": .newPassword],
      optional: [
        "nickname": .name.orNull, "username": .name.orNull, "email_consent": .any,
        "terms_accepted": .any, "invitation": .text.orNull,
      ], isOpen: true),
    answers: [201: .done, 400: .error, 403: .error])

  static let logIn = RouteSchema(
    body: .object(
      ["email": .email, "password": .typed], optional: ["code": .text.orNull], isOpen: true),
    answers: [
      200: .object([
        "success": .flag, "user": .person, "token": .text,
        "token_type": .choice(["Bearer"]), "expires_in": .integer,
      ]), 400: .error,
    ])

  /// The response is always the same, so that it does not reveal who has an account.
  static let resetRequest = RouteSchema(
    body: .object(["email": .typed], isOpen: true), answers: [200: .done, 400: .error])

  static let reset = RouteSchema(
    body: .object(["token": .typed, "new_password": .newPassword], isOpen: true),
    answers: [200: .done, 400: .error])

  static let account = RouteSchema(
    path: [.account],
    answers: [
      200: .object(["success": .flag, "user": .account]), 404: .error,
    ])

  static let newPassword = RouteSchema(
    path: [.account],
    body: .object(
      ["new_password": .newPassword], optional: ["current_password": .typed.orNull], isOpen: true),
    answers: [200: .done, 400: .error, 403: .error, 404: .error])

  static let nickname = RouteSchema(
    path: [.account], body: .object(["nickname": .name], isOpen: true),
    answers: [200: .done, 400: .error, 404: .error])

  static let deletion = RouteSchema(
    path: [.account], body: .object([:], optional: ["password": .typed], isOpen: true),
    needsBody: false, answers: [200: .done, 400: .error, 404: .error])

  static let export = RouteSchema(
    path: [.account], answers: [200: .members, 404: .error])

  static let logOut = RouteSchema(answers: [200: .done, 404: .error])
}

extension RouteSchema.Parameter {
  /// The account's address.
  fileprivate static let account = RouteSchema.Parameter(
    "email", .text.with(["minLength": 1]), "The address of an account.", isRequired: true)
}

extension Shape {
  fileprivate static let done = object(["success": .flag, "message": .text])
  /// A person as a log-in describes them; products add facts of their own.
  fileprivate static let person = object(facts, isOpen: true)
  fileprivate static let account = object(
    facts.merging(["subscription_type": text, "created_at": text, "updated_at": text]) { $1 },
    isOpen: true)
  private static let facts = [
    "email": text, "username": text, "nickname": text, "timezone": text, "language": text,
  ]
  fileprivate static let email = text.with(["format": "email"])
  fileprivate static let newPassword = text.with(["minLength": 8, "maxLength": 128])
  /// Free input that may be wrong.
  fileprivate static let typed = text.with(["minLength": 1])
  fileprivate static let name = text.with(["maxLength": 100])
}
