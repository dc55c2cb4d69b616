import Testing
import __NAME__

@Suite struct __NAME__PluginTests {
  @Test func `its command is named after it`() {
    #expect(__NAME__Plugin.id == "__command__")
  }
}
