import CoreModels
import Testing

@testable import CorePostgres
@testable import CoreStorage

@Suite("What the server refuses is told in our own words")
struct PostgresFailureTests {
  @Test(
    "what each state stands for",
    arguments: [
      ("40001", PostgresFailure.Remedy.again, StoreError.locked), ("40P01", .again, .locked),
      ("23505", .again, .locked), ("57P01", .reconnect, .unavailable),
      ("08006", .reconnect, .unavailable), ("25P03", .reconnect, .unavailable),
      ("53300", .none, .unavailable), ("55P03", .none, .locked), ("57014", .none, .unavailable),
      ("53100", .none, .full), ("25006", .reconnect, .readOnly), ("28P01", .none, .refused),
      ("3D000", .none, .refused), ("54000", .none, .malformedChange), ("42P01", .none, .corrupt),
    ])
  func states(state: String, remedy: PostgresFailure.Remedy, error: StoreError) {
    #expect(
      PostgresFailure(state: state)
        == PostgresFailure(remedy: remedy, error: error, state: state))
  }

  @Test(
    "names become numbers, and texts and casts stay",
    arguments: [
      ("SELECT 1", "SELECT 1", []),
      ("a = :a AND b = :b OR a < :a", "a = $1 AND b = $2 OR a < $1", ["a", "b"]),
      ("':a' || :a::TEXT || 'it''s :b'", "':a' || $1::TEXT || 'it''s :b'", ["a"]),
      (":term0 :term10 :term1", "$1 $2 $3", ["term0", "term10", "term1"]), (":", ":", []),
    ])
  func statements(named: String, numbered: String, names: [String]) {
    let statement = NumberedStatement(named)
    #expect(statement.sql == numbered)
    #expect(statement.names == names)
  }

  @Test func `a text with U+0000 is refused and not cut short`() async throws {
    let world = try World()
    await #expect(throws: StoreError.malformedChange) {
      try await world.store.cache(.init([1]), for: "a\0b")
    }
    #expect(try await world.store.cached("a") == nil)
  }

  @Test func `a server that is not there and a database that is not there are told apart`()
    async throws
  {
    var settings = PostgresSettings.tests
    settings.patience = 0.3
    let schema = try Schema()
    let nowhere = "postgres://postgres@127.0.0.1:1/postgres"
    #expect(throws: StoreError.unavailable) {
      try schema.open(settings: settings, url: nowhere)
    }
    let unknown = try schema.url.replacing("/postgres?", with: "/unknown?")
    #expect(throws: StoreError.refused) { try schema.open(settings: settings, url: unknown) }
    #expect(throws: StoreError.refused) { try schema.open(settings: settings, url: "nonsense=1") }
  }
}
