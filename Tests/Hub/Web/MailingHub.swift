import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubConfiguration
@testable import HubWeb

/// A hub that sends mail, where Eva has just registered.
struct MailingHub {
  static let (old, new) = ("eva@example.org", "eva@new.example")
  let letters = Letters()
  let stage: GateStage
  let eva: WebVisitor

  init() async throws {
    var limits = HubSettings.Limits.wide
    limits.authentication = 24
    stage = try GateStage(multiUser: true, limits: limits, mailer: letters.mailer)
    eva = try await WebVisitor(registering: Self.old, at: stage)
  }

  var accounts: Accounts { stage.hub.services.accounts }

  func account(_ email: String = old) async throws -> Account? {
    try await accounts.account(of: email)
  }

  /// Opens a mailed link and presses its button. Returns the status of both.
  func confirm(_ path: String, as visitor: WebVisitor) async throws -> [Int] {
    [try await visitor.get(path).status, try await press(path, as: visitor).status]
  }

  func press(_ path: String, as visitor: WebVisitor) async throws -> GateStage.Answer {
    let token = try #require(path.split(separator: "=").last)
    return try await visitor.post("/confirm-address", "token=\(token)")
  }

  func ask(
    for email: String, password: String = "bread and rain", as visitor: WebVisitor? = nil
  ) async throws -> GateStage.Answer {
    try await (visitor ?? eva).post(
      "/settings/account/address",
      "email=\(email)&password=\(password)".replacing("@", with: "%40").replacing(" ", with: "+"))
  }
}
