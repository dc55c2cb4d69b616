import CoreModels
import CorePlugin
import CoreTerminal

/// The theme in words: the look and its reason, with today's sunrise and sunset if it follows them.
struct ThemeLines {
  let choice: ThemeChoice
  let active: ActiveTheme

  func lines(in world: World) -> [String] {
    let sentences: [GroundingSunText] =
      switch choice {
      case .manual(let look): [.themeManual(look)]
      case .clock: [.themeClock(active.look)]
      case .sun(let place):
        [.themeSun(active.look, place: place.description), light(at: place, in: world)]
      }
    return sentences.map(world.text).flatMap {
      world.isDrawn ? $0.wrapped(to: world.columns) : [$0]
    }
  }

  private func light(at place: Coordinates, in world: World) -> GroundingSunText {
    switch Sunlight.on(world.today, place) {
    case .rises(let rise, let set):
      let calendar = world.calendar
      return .sunTimes(
        calendar.timeOfDay(at: rise), set: calendar.timeOfDay(at: set))
    case .polarDay: return .polarDay
    case .polarNight: return .polarNight
    }
  }
}
