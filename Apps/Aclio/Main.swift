import Aclio
import CommandHost
import CoreNetLive
import CorePlugin

@main
struct Main {
  static func main() {
    Host.run(AclioPlugin.self) { environment in
      .live(LiveConfiguration(version: Daybook.version, environment: environment))
    }
  }
}
