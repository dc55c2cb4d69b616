import CommandHost
import CoreNetLive
import CorePlugin
import Lesson

@main
struct Main {
  static func main() {
    Host.run(LessonPlugin.self) { environment in
      .live(LiveConfiguration(version: Daybook.version, environment: environment))
    }
  }
}
