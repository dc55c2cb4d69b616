import Loopback
import Testing

@Suite("daybook serve, the process") struct ServeTests {
  @Test func `says that its port is taken, and that another try would not help`() async throws {
    let other = try LoopbackServer.start { _ in .hang }
    defer { other.stop() }
    let address = "127.0.0.1:\(other.port)"
    let outcome = try await Command().run("daybook", ["serve", "--offline", "--listen", address])
    #expect(outcome.status == 78)
    #expect(outcome.output == "")
    #expect(
      outcome.errors.hasSuffix(
        """
        \(address) cannot be listened on.
        Another program may listen there already, or the address is not this machine’s.

        """), "\(outcome)")
  }
}
