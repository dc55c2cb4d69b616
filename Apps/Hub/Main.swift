import Aclio
import CommandHost
import CoreNetLive
import CorePlugin
import CoreStorage
import DailyBrief
import GroundingSun
import Hub
import HubConfiguration
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
  static let settings: [any SettingKey] = HubSettings.keys

  static func main() {
    Host.run(HubRoot<Main>.self, products: plugins) { environment in
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
