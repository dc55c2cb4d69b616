import CoreModels
import CoreNet
import CoreTerminal

extension ServerText {
  var german: String {
    let language = Language.german
    return switch self {
    case .error(.invalidURL(let error)), .error(.network(let error)):
      error.failure(in: .german).message
    case .advice(.invalidURL(let error)), .advice(.network(let error)):
      error.failure(in: .german).hint
    case .error(.invalidResponse(let status)):
      "So antwortet kein DailyBrief-Server\(Self.number(status))."
    case .error(.decoding(let path)):
      "Die Antwort des Servers ist unverständlich bei \(path.terminalSafe)."
    case .error(.unauthorized(.password)): "E-Mail-Adresse oder Passwort ist falsch."
    case .error(.unauthorized(.apiKey)): "Der Server nimmt den API-Schlüssel nicht an."
    case .error(.unauthorized(.token)): "Bitte melde dich neu an."
    case .error(.message(let text, _, _)):
      ServerRefusal(rawValue: text)?.german ?? "Der Server sagt: \(text.said)"
    case .error(.unreadableDate(let date, of: let name)):
      "Das Datum von „\(name.oneLine)“ ist nicht lesbar: \(date.oneLine)."
    case .advice(.unreadableDate):
      "daily-brief events remove entfernt es; anderes geht damit nicht."
    case .onlyRemovable: "das Datum ist nicht lesbar; es lässt sich nur entfernen"
    case .error(.rateLimited(isLogIn: true, _)): "Zu viele Versuche. Versuch es später noch einmal."
    case .error(.rateLimited(isLogIn: false, _)): "Der Server bittet um etwas Geduld."
    case .advice(.invalidResponse), .advice(.decoding):
      "Prüfe die Adresse des Servers oder versuch es später noch einmal."
    case .advice(.unauthorized(.password)): "Prüfe beides; daily-brief register legt ein Konto an."
    case .advice(.unauthorized(.apiKey)):
      "Gib den Schlüssel mit --api-key oder in DAILY_BRIEF_API_KEY an."
    case .advice(.unauthorized(.token)): "daily-brief login fragt nach dem Passwort."
    case .advice(.message(ServerRefusal.emailTaken.rawValue, _, _)):
      "daily-brief login meldet dich damit an."
    case .advice(.message(_, status: 500..., _)):
      "Der Server hat selbst Probleme; versuch es später noch einmal."
    case .advice(.message(_, _, isLogIn: true)):
      "Prüfe die Adresse des Servers oder wende dich an die Person, die ihn betreibt."
    case .advice(.message): "daily-brief whoami zeigt, wer wo angemeldet ist."
    case .advice(.rateLimited(_, let seconds?)):
      "Versuch es in \(language.counted(Self.minutes(seconds), one: "Minute", many: "Minuten")) "
        + "noch einmal."
    case .advice(.rateLimited(isLogIn: true, nil)):
      "Der Server zählt nach Stunden; hier hat sich nichts geändert."
    case .advice(.rateLimited(isLogIn: false, nil)):
      "Der Server zählt nach Stunden; was gespeichert ist, bleibt auf dem Bildschirm."
    }
  }
}

extension ServerRefusal {
  fileprivate var german: String {
    switch self {
    case .emailTaken: "Es gibt schon ein Konto mit dieser E-Mail-Adresse."
    case .notAllowed: "Der Server erlaubt das nicht."
    case .trouble: "Auf dem Server ist ein Fehler passiert."
    case .noSuchPage: "Der Server kennt diese Anfrage nicht."
    case .noSuchUser: "Der Server kennt dieses Konto nicht."
    case .noWeather: "Auf dem Server ist kein Ort für dein Wetter hinterlegt."
    case .badPlace: "Der Server findet diesen Ort nicht."
    case .noSuchEvent: "Der Server hat dieses Ereignis nicht."
    case .duplicateEvent: "Der Server hat dieses Ereignis schon."
    }
  }
}
