import CommandHost
import CoreNetLive
import CorePlugin
import GroundingSun
import Lesson

@main
struct Main: Suite {
  static let plugins: [any Plugin] = [
    LessonPlugin(), GroundingSunPlugin(),
  ]

  static func main() {
    Host.run(Main.self) { environment in
      .live(LiveConfiguration(version: Daybook.version, environment: environment))
    }
  }
}
