import CoreModels

extension AccessText {
  var german: String {
    switch self {
    case .shownOnce: "Bewahre ihn gut auf: Er wird nicht noch einmal gezeigt."
    case .revoked(let name): "„\(name)“ gilt nicht mehr."
    case .rotated:
      "Token werden mit einem neuen Schlüssel signiert. Frühere gelten, bis sie ablaufen."
    case .noTokens: "Noch keine Token."
    case .noKeys: "Noch keine Schlüssel."
    case .until(let end): "bis \(end)"
    case .forGood: "unbegrenzt gültig"
    case .forEverybody: "handelt für alle"
    case .error(let error): Self.german(error)
    case .advice(let error): Self.germanAdvice(error)
    }
  }

  private static func german(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Du bist nicht angemeldet."
    case .malformedToken: "Die Authorization-Zeile besteht nicht aus „Bearer“ und einem Token."
    case .expiredToken:
      "Die Anmeldung ist abgelaufen."
    case .invalidToken: "Der Token ist ungültig."
    case .invalidKey:
      "Der API-Schlüssel fehlt oder ist unbekannt."
    case .notAllowed:
      "Das gehört dir nicht."
    case .beyondScope:
      "Dieser Token darf das nicht."
    case .foreignHost: "Unter diesem Namen ist der Server nicht zu erreichen."
    case .foreignOrigin:
      "Die Anfrage kam von einer anderen Seite."
    case .linkUsed:
      "Dieser Link wurde schon benutzt."
    case .tooMany: "Das waren zu viele Versuche."
    case .busy:
      "Gerade melden sich zu viele Menschen an."
    case .tokenExists(let name):
      "Einen Token „\(name)“ gibt es schon."
    case .noToken(let name):
      "Einen Token „\(name)“ gibt es nicht."
    case .keyExists(let name):
      "Einen Schlüssel „\(name)“ gibt es schon."
    case .noKey(let name):
      "Einen Schlüssel „\(name)“ gibt es nicht."
    case .badScope(let scope, _): "„\(scope)“ ist kein Geltungsbereich."
    case .badName:
      "Ein Name hat 1 bis 100 Zeichen."
    case .badDays: "Ein Token gilt 1 bis 36.500 Tage."
    }
  }

  private static func germanAdvice(_ error: AccessError) -> String {
    switch error {
    case .notLoggedIn:
      "Melde dich an oder öffne den Link, den daybook serve beim Start gezeigt hat."
    case .malformedToken:
      "Sende Authorization: Bearer TOKEN."
    case .expiredToken:
      "Melde dich neu an."
    case .invalidToken:
      "Melde dich neu an oder erstelle einen neuen Token."
    case .invalidKey:
      "Sende einen Schlüssel als X-API-Key; der Betreiber erstellt ihn mit daybook key add."
    case .notAllowed: "Melde dich mit dem Konto an, dem es gehört."
    case .beyondScope: "Erstelle einen Token mit größerem Geltungsbereich."
    case .foreignHost:
      "Nimm die Adresse, die daybook serve gezeigt hat."
    case .foreignOrigin: "Öffne die Seite dieses Servers und versuch es dort."
    case .linkUsed:
      "Einen neuen gibt es beim nächsten Start von daybook serve."
    case .tooMany(let seconds):
      "Versuch es in "
        + Language.german.counted(AccessText.minutes(seconds), one: "Minute", many: "Minuten")
        + " noch einmal."
    case .busy: "Versuch es gleich noch einmal."
    case .tokenExists: "Wähle einen anderen Namen oder widerrufe erst den vorhandenen Token."
    case .noToken:
      "daybook token list zeigt sie."
    case .keyExists: "Wähle einen anderen Namen oder widerrufe erst den vorhandenen Schlüssel."
    case .noKey:
      "daybook key list zeigt sie."
    case .badScope(_, let known):
      "Geltungsbereiche sind \(known.joined(separator: ", "))."
    case .badName:
      "Nimm einen kürzeren."
    case .badDays:
      "Ohne --days endet er nicht."
    }
  }
}
