import Aclio
import CommandHost
import CoreNetLive
import CorePlugin
import CoreSeal
import CoreStorage
import DailyBrief
import GroundingSun
import Hub
import Lesson
import Mori

#if PostgreSQL
  import CorePostgres
#endif

@main
struct Main: Suite, ServedSuite {
  static let plugins: [any Plugin] = [
    LessonPlugin(), MoriPlugin(), GroundingSunPlugin(), DailyBriefPlugin(), AclioPlugin(),
  ]
  static let sealing: Sealing? = .age
  static let commands: [any PluginCommand.Type] = [
    ServeCommand<Main>.self, TokenCommand<Main>.self, KeyCommand<Main>.self,
    CalendarCommand<Main>.self,
  ]
  static let settings: [any SettingKey] = HubSettings.keys

  static func main() {
    Host.run(Main.self) { environment in
      .live(LiveConfiguration(version: Daybook.version, environment: environment))
    }
  }
}

#if PostgreSQL
  extension Main {
    static let openDatabase: DatabaseOpening? = { address, world in
      try await world.store.inDatabase(postgres: address)
    }
  }
#endif
