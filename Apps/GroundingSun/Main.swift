import CommandHost
import CoreNetLive
import CorePlugin
import GroundingSun

@main
struct Main {
  static func main() {
    Host.run(GroundingSunPlugin.self) { environment in
      .live(LiveConfiguration(version: Daybook.version, environment: environment))
    }
  }
}
