import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import CoreTerminal

/// The open screen at work: performs what its keys ask for.
struct HomeSession<Products: Suite> {
  /// The reason to leave the screen.
  enum End {
    case close
    /// A command needs the whole terminal; `waits` if its output has to be read before returning.
    case command([String], waits: Bool)
  }

  /// The world of the day that the command was asked for.
  private(set) var present: World
  /// The world of the day shown.
  private(set) var world: World
  var state: HomeState
  /// `true` for ears, which need no lines of a width and remember more of them.
  var isSpoken = false
  /// The products' own screens, until something is written.
  private var screens: [[String]: [String]] = [:]
  private var palette: Task<Palette, Never>?
  /// The language in the settings, as last seen.
  private var chosenLanguage: Language?
  /// The store's version when everything was last read.
  private var version: Int?
  /// Set once the products have fetched what is new.
  let fetched = Mark()

  init(in world: World) async throws {
    (present, self.world) = (world, world)
    version = try world.store.dataVersion()
    chosenLanguage = try await world.chosenLanguage()
    state = HomeState(try await .read(Products.self, in: world), size: world.terminal.size())
  }

  /// Handles a key; returns the reason to leave the screen, if any.
  mutating func press(_ key: Key) async throws -> End? {
    if key == ":" { preparePalette() }
    let commands = key == ":" || state.prompt != nil ? await palette?.value : nil
    for effect in state.press(key, commands ?? Palette(entries: [])) {
      switch effect {
      case .close: return .close
      case .edit(let words): return .command(words, waits: false)
      case .show(let words): await showScreen(words)
      case .search(let words): await search(words)
      case .help: showHelp()
      case .turn(let days): try await turn(by: days)
      case .run(let words): if try await run(words) { return .command(words, waits: true) }
      }
    }
    return nil
  }

  /// Begins to gather all commands, which takes longer than a key should.
  mutating func preparePalette() {
    guard palette == nil else { return }
    palette = Task { [language = world.language] in
      HelpLanguage.$current.withValue(language) { Palette(SuiteRoot<Products>.self) }
    }
  }

  /// `true` if something was written since everything was read.
  var isOutdated: Bool {
    get throws { try version == nil || present.store.dataVersion() != version }
  }

  /// Reads everything again after a write; after one by a command alone, what it may have changed.
  mutating func reload(after words: [String]? = nil) async throws {
    version = try present.store.dataVersion()
    screens = [:]
    try await takeLanguage()
    let command = words.flatMap { words in state.view.reading.map { (words.first, $0) } }
    state.show(try await .read(Products.self, in: world, after: command))
    if state.pane.words == state.chosenScreen || state.pane.words.isEmpty
      || state.view.cards.contains(where: { $0.screen == state.pane.words })
    {
      await follow()
    }
  }

  /// Speaks the language that was chosen in the settings since.
  private mutating func takeLanguage() async throws {
    let chosen = try await present.chosenLanguage()
    guard chosen != chosenLanguage else { return }
    let language = chosen ?? Language(environment: present.environment)
    (chosenLanguage, palette) = (chosen, nil)
    (present.language, world.language) = (language, language)
  }

  /// Lays everything out for the terminal's present size.
  mutating func resize() async {
    guard state.size != world.terminal.size() else { return }
    screens = [:]
    state.size = world.terminal.size()
    if state.pane.words == HomePane.help { showHelp() } else { await follow() }
  }

  private mutating func showHelp() {
    let lines = world.helpLines(columns: HomeScreen.paneColumns(in: state.size))
    state.showPane(HomePane(words: HomePane.help, lines: lines, top: 0))
  }

  /// Shows the chosen card's screen, if there is room for it.
  mutating func follow() async {
    if state.isPaneShown, let screen = state.chosenScreen { await showScreen(screen) }
  }

  /// In fewer columns an answer of two lines may be wrapped.
  private static var wideAnswers: Int { 60 }

  /// A card's screen comes with every key that chooses it, so that its pictures are small.
  private static var mostCardRows: Int { 22 }

  private mutating func showScreen(_ words: [String]) async {
    let top = state.pane.words == words ? state.pane.top : 0
    if let lines = screens[words] {
      state.showPane(HomePane(words: words, lines: lines, top: top))
      return
    }
    var world = world
    // Whatever is newer arrives by itself.
    (world.isOffline, world.http) = (true, .unavailable)
    let isCard = state.view.cards.contains { $0.screen == words }
    let lines = await output(of: words, in: world, rows: isCard ? Self.mostCardRows : .max)
      .flatMap(wrapped)
    if isCard { screens[words] = lines }
    state.showPane(HomePane(words: words, lines: lines, top: top))
  }

  private mutating func turn(by days: Int) async throws {
    let day = state.view.day.advanced(by: days)
    guard day <= present.today else {
      state.message = .lastDay
      return
    }
    world = day == present.today ? present : try present.adopting(.init(asOf: day))
    try await reload()
  }

  /// Runs a command and shows its answer: a line or two at the bottom, more in the pane. Returns
  /// `true` if it needs the whole terminal instead.
  private mutating func run(_ words: [String]) async throws -> Bool {
    let parsed = try? command(words)
    if let parsed, parsed.command.asks || type(of: parsed.command).door == nil { return true }
    // What is being fetched is stored beside the log.
    let isAlone = try fetched.isSet && !isOutdated
    // An act that names its own day is done now, for that day.
    let lines = await output(
      of: words, as: parsed, in: words.contains("--date") ? present : world)
    // The lines of an answer that are said as one; longer ones have the pane.
    let isShort = lines.count <= (isSpoken || state.size.columns < Self.wideAnswers ? 4 : 2)
    // An earlier command's output may no longer hold.
    if isShort, state.pane.words != state.chosenScreen { state.pane = HomePane() }
    try leavePast(after: words)
    try await reload(after: isAlone ? words : nil)
    if isShort {
      // Text after a whole sentence needs only a space before it.
      state.answer = lines.reduce("") { answer, line in
        let isWhole = answer.isEmpty || answer.last.map(".!?…:".contains) == true
        return answer + (answer.isEmpty ? "" : isWhole ? " " : world.separator) + line
      }
    } else {
      state.showPane(HomePane(words: words, lines: lines.flatMap(wrapped)), isTyped: true)
    }
    return false
  }

  /// Shows a past day as it is known now, once something was written for it: the store as it stood
  /// then does not have it.
  mutating func leavePast(after words: [String]) throws {
    guard words.contains("--date"), world.store.asOf != nil else { return }
    world = try present.adopting(.init(date: state.view.day))
  }
}
