import __NAME__

@main
enum Main {
  static func main() {
    print(__NAME__Plugin.id)
  }
}
