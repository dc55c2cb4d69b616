import Aclio
import CommandHost
import CoreNetLive
import CorePlugin
import CoreStorage
import DailyBrief
import GroundingSun
import HubConfiguration
import Lesson
import Mori

@main
struct Main: Suite {
  static let plugins: [any Plugin] = [
    LessonPlugin(), MoriPlugin(), GroundingSunPlugin(), DailyBriefPlugin(), AclioPlugin(),
  ]
  static let sealing: Sealing? = .program("daybook-seal")
  static let commands = HubCommands.all
  static let settings: [any SettingKey] = HubSettings.keys

  static func main() {
    Host.run(Main.self) { environment in
      .live(LiveConfiguration(version: Daybook.version, environment: environment))
    }
  }
}
