import CoreNet
import Testing

@Suite("Hosts that people name") struct PublicHostTests {
  @Test(
    arguments: [
      ("api.example.org", true), ("93.184.216.34", true), ("[2606:2800::1]", true),
      ("localhost", false), ("printer.local", false), ("db.internal", false), ("router", false),
      ("127.0.0.1", false), ("10.1.2.3", false), ("169.254.169.254", false), ("[::1]", false),
      ("[fe80::1]", false), ("[fd00::1]", false), ("0x7f.1", false), ("2130706433", false),
      ("127.0.0.1.", false), ("[::ffff:10.0.0.1]", false),
      ("[2002:7f00:1::]", false), ("[2001:0:7f00:1::]", false), ("[64:ff9b::a00:1]", false),
      ("[64:ff9b::5db8:d822]", true), ("[::7f00:1]", false), ("[2001:db8::1]", false),
      ("[2606:2800::5efe:a00:1]", false), ("[fec0::1]", false), ("[ff02::1]", false),
    ])
  func `do not lead people into the server's own network`(host: String, isOpen: Bool) {
    #expect(PublicHost.isOne(host) == isOpen)
  }
}
