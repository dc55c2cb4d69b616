import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The permissions of pages") struct PermissionsPolicyTests {
  @Test func `a page asks for no camera, microphone or place`() async throws {
    let page = try await WebVisitor().get("/")
    let name = try #require(HTTPField.Name("Permissions-Policy"))
    let policy = try #require(page.fields[name])
    #expect(policy.contains("camera=()") && policy.contains("geolocation=()"))
  }
}
