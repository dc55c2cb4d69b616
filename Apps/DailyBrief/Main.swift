import CommandHost
import CoreNetLive
import CorePlugin
import DailyBrief

@main
struct Main {
  static func main() {
    Host.run(DailyBriefPlugin.self) { environment in
      .live(LiveConfiguration(version: Daybook.version, environment: environment))
    }
  }
}
