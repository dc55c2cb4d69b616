import CoreModels
import CorePlugin
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The style sheet") struct StyleSheetTests {
  @Test func `every product has its palette`() {
    let text = StyleSheet.text(of: [NotePlugin()])
    #expect(text.contains("[data-product=\"note\"]{--background:light-dark(#FAF8F4,#171614);"))
    // The rules of its own pages are a file that only they load.
    #expect(!text.contains(".note { color: var(--text); }"))
    #expect(WebApp([NotePlugin()]).pageStyles["note"]?.sort == .style)
    #expect(text.filter { $0 == "{" }.count == text.filter { $0 == "}" }.count)
  }

  @Test func `the frame's colours can be read`() {
    for palette in [Theme.daybook.light, Theme.daybook.dark] {
      #expect(palette.lowestContrast >= 4.5)
    }
  }

  @Test func `style and script stay small`() {
    #expect(StyleSheet.text(of: []).utf8.count < 26_000)
    #expect(Content.Script.page.utf8CodeUnitCount < 46_000)
  }
}
