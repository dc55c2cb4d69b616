import Aclio
import ArgumentParser
import CorePlugin
import DailyBrief
import GroundingSun
import Lesson
import Mori
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite("The help of all commands") struct CommandHelpTests {
  @Test func `is in catalogs`() throws {
    let roots: [any ParsableCommand.Type] = [
      LessonPlugin.root, MoriPlugin.root, GroundingSunPlugin.root, DailyBriefPlugin.root,
      AclioPlugin.root, HubRoot<AllProducts>.self,
    ]
    for root in roots { #expect(try helpOutsideCatalogs(root).isEmpty, "\(root)") }
  }
}
