import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import CoreTerminal
import Logging

/// A command that cannot run inside itself.
protocol OpenScreen: PluginCommand {}

/// `daybook open`: Today to walk through and act on.
struct OpenCommand<Products: Suite>: OpenScreen {
  static var configuration: CommandConfiguration {
    .init("open", HelpText.open, more: HelpText.openMore)
  }
  static var takesArguments: Bool { false }
  @OptionGroup var shared: SharedOptions

  func run(in world: World) async throws {
    if world.answers == .json { return try await ShowToday<Products>().run(in: world) }
    var session = try await HomeSession<Products>(in: world)
    guard world.isDrawn, world.terminal.isInteractive, world.terminal.isInputInteractive else {
      var twin = HomeTwin(session: session)
      return try await twin.run()
    }
    let refresh = Task { [fetched = session.fetched] in
      await Self.refresh(in: world)
      fetched.set()
    }
    defer { refresh.cancel() }
    await session.follow()
    while case .command(let words, let waits) = try await Self.show(&session) {
      await session.run(words, waits: waits)
      try await session.reload()
    }
  }

  /// Shows the screen until it is closed or a command needs the terminal.
  private static func show(
    _ session: inout HomeSession<Products>
  ) async throws -> HomeSession<Products>.End {
    let world = session.present
    return try await world.terminal.withFullScreen { screen, events in
      var today = world.clockMoment.today
      let tell: @Sendable () -> Void = { events.add(.stored) }
      var endWatch = world.watchStore(world.restOfDay, tell)
      defer { endWatch() }
      var isDrawn = false
      while true {
        // Ctrl-C closes what is being typed; without that, it ends the process.
        world.terminal.takeInterrupt(session.state.prompt != nil)
        // Of several events only the last is drawn.
        if events.isEmpty, !isDrawn {
          let drawn = HomeScreen(state: session.state, world: session.world).lines()
          screen.draw(drawn.lines, cursor: drawn.cursor)
          session.preparePalette()
          isDrawn = true
        }
        let event = try await events.next()
        // The session has read its own writes.
        if case .stored = event, try !session.isOutdated, today == world.clockMoment.today {
          continue
        }
        isDrawn = false
        switch event {
        case .key(let key): if let end = try await session.press(key) { return end }
        case .closed: return .close
        case .changed:
          await session.resize()
          screen.forget()
        case .stored:
          try await session.reload()
          if today != world.clockMoment.today {
            today = world.clockMoment.today
            endWatch()
            endWatch = world.watchStore(world.restOfDay, tell)
          }
        }
      }
    }
  }

  /// Fetches what is new, which the screen shows once it is stored.
  private static func refresh(in world: World) async {
    for plugin in Products.plugins where !world.isOffline && world.store.asOf == nil {
      do { try await plugin.refresh(in: world) } catch {
        world.log.warning("\(plugin.id) not refreshed")
      }
    }
    for plugin in Products.plugins { await plugin.renewCaches(in: world) }
  }
}

extension World {
  /// The time until the screen shows another day.
  fileprivate var restOfDay: Duration {
    let next = calendar.start(of: calendar.day(containing: now()).advanced(by: 1))
    return .milliseconds(max(next.milliseconds - now().milliseconds, 0) + 1000)
  }
}
