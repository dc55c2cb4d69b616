import CommandHost
import CoreNetLive
import CorePlugin
import Lesson

@main
struct Main {
  static func main() async {
    await Host.run(LessonPlugin.self) { environment in
      .live(LiveConfiguration(version: Daybook.version, environment: environment))
    }
  }
}
