import CommandHost
import Mori

@main
struct Main {
  static func main() {
    Host.run(MoriPlugin.self)
  }
}
