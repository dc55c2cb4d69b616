import CommandHost
import __NAME__

@main
struct Main {
  static func main() {
    Host.run(__NAME__Plugin.self)
  }
}
