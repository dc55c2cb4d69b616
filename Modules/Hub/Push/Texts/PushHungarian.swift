extension PushText {
  var hungarian: String {
    switch self {
    case .hint:
      """
      A bekapcsolt emlékeztetők a kiválasztott böngészőkbe is megérkeznek, akkor is, ha a \
      Daybook egyetlen oldala sincs nyitva.
      """
    case .remindHere: "Emlékeztess ebben a böngészőben"
    case .browsers: "Böngészők, amelyek emlékeztetnek"
    case .stop: "Emlékeztetés leállítása"
    case .unsupported:
      """
      Ez a böngésző nem tud emlékeztetőt megjeleníteni. iPhone-on vagy iPaden előbb tedd a \
      Daybookot a kezdőképernyőre.
      """
    case .denied:
      """
      Ez a böngésző nem engedi, hogy a Daybook emlékeztessen. Engedélyezd az értesítéseket az \
      oldal beállításaiban, majd próbáld újra.
      """
    case .failed: "Ez nem sikerült. Próbáld újra egy kicsit később."
    case .error(let error): Self.hungarian(error)
    case .advice(let error): Self.hungarianAdvice(error)
    }
  }

  private static func hungarian(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "A böngésző olyat küldött, ahová nem lehet emlékeztetőt kézbesíteni."
    case .foreignAddress: "A böngésző értesítési szolgáltatása nincs a nyilvános interneten."
    case .tooMany(let count): "Már \(count) böngésző emlékeztet."
    }
  }

  private static func hungarianAdvice(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Töltsd újra az oldalt, és próbáld meg még egyszer."
    case .foreignAddress:
      """
      Használj másik böngészőt, vagy kérd meg az üzemeltetőt, hogy engedélyezze a \
      szolgáltatást.
      """
    case .tooMany: "Kapcsolj ki egyet, amelyet már nem használsz."
    }
  }
}
