import CoreModels
import CoreNet

extension CoachText {
  var german: String {
    switch self {
    case .title: "Coach"
    case .name(.offline): "Offline-Planer"
    case .name(.anthropic): "Anthropic"
    case .name(.openai): "OpenAI oder ein kompatibler Server"
    case .name(.hub): "Aclio-Hub"
    case .model: "Modell"
    case .address: "Adresse"
    case .key: "Schlüssel"
    case .keySet: "gesetzt"
    case .keyMissing: "fehlt"
    case .keyNotNeeded: "keiner"
    case .notChosen: "nicht gewählt"
    case .chosen(.offline): "Ab jetzt plant und antwortet der Offline-Planer. Nichts wird gesendet."
    case .chosen(let coach): "Ab jetzt plant und antwortet \(coach.label)."
    case .sends(let host):
      "Ziele, Schritte, Nachrichten und dein Profil gehen bei jeder Frage an \(host)."
    case .keyKept: "Der Schlüssel ist bei deinen Geheimnissen gespeichert."
    case .keyForgotten: "Der Schlüssel wurde gelöscht."
    case .askKey(let coach): "Schlüssel für \(coach.label) (unsichtbar):"
    case .testMessage: "Grüße mit einem kurzen Satz."
    case .pendingTitle: "Pläne unterwegs"
    case .nonePending: "Kein Plan steht aus."
    case .arrived(let count):
      Language.german.counted(
        count, one: "Plan ist angekommen.", many: "Pläne sind angekommen.")
    case .beingAsked: "wird gerade angefordert"
    case .askedAgain(let time): "wird ab \(time) erneut angefordert"
    case .failed: "kommt nicht mehr von selbst"
    case .cancelled(let goal): "Auf diesen Plan wird nicht mehr gewartet: \(goal)"
    case .retried(let goal): "Wird noch einmal angefordert: \(goal)"
    case .trouble(.network): "keine Verbindung"
    case .trouble(.busy): "der Coach ist beschäftigt"
    case .trouble(.slow): "der Coach brauchte zu lange"
    case .trouble(.key): "der Schlüssel fehlt oder gilt nicht"
    case .trouble(.money): "Guthaben oder Kontingent ist aufgebraucht"
    case .trouble(.model): "Modell oder Adresse stimmt nicht"
    case .trouble(.declined): "das Modell lehnte ab"
    case .trouble(.unusable): "die Antwort war kein Plan"
    case .trouble(.limit): "der Plan ist da, aber das Limit für Ziele ist erreicht"
    case .trouble(.notKept): "der Plan ließ sich nicht speichern"
    case .trouble(.other): "der Coach nahm es nicht an"
    case .error(let error): Self.germanError(error)
    case .advice(let error): Self.germanAdvice(error)
    }
  }

  private static func germanError(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach): "Für \(coach.label) gibt es keinen Schlüssel."
    case .badKey(let coach): "\(coach.label) nimmt den Schlüssel nicht an."
    case .badKeyForm: "Das ist kein Schlüssel: Er ist leer oder hat Zeichen, die keiner hat."
    case .noAddress: "Die Adresse des Hubs ist nicht bekannt."
    case .serverWithoutKey: "Der Aclio-Hub hat keinen Schlüssel für sein Modell."
    case .noCredit: "Guthaben oder Kontingent dieses Schlüssels ist aufgebraucht."
    case .notAllowed: "Dieser Schlüssel darf das nicht."
    case .noModel(let model): "Ein Modell „\(model)“ gibt es dort nicht."
    case .noSuchService: "Die Adresse antwortet, aber nicht wie ein Coach."
    case .badRequest(""): "Der Coach hat die Anfrage nicht angenommen."
    case .badRequest(let words): "Der Coach hat die Anfrage nicht angenommen: \(words)"
    case .tooLong: "Das ist mehr, als das Modell auf einmal liest."
    case .rateLimited: "Der Coach bittet um eine Pause."
    case .overloaded: "Der Coach hat gerade zu viel zu tun."
    case .serverTrouble(let status): "Der Coach hat selbst Schwierigkeiten (\(status))."
    case .timedOut: "Der Coach brauchte zu lange."
    case .interrupted: "Die Antwort brach ab."
    case .network(let error): error.failure(in: .german).message
    case .refused, .declined(""): "Das Modell lehnt es ab, darauf zu antworten."
    case .declined(let words): words
    case .cutAnswer: "Die Antwort war zu lang und wurde abgeschnitten."
    case .unusable: "Die Antwort des Coachs hat nicht die verlangte Form."
    case .garbage: "Die Antwort des Coachs ist nicht lesbar."
    case .nothingToQueue: "Der Offline-Planer antwortet sofort, nichts muss warten."
    case .noSuchPending(let id): "Kein wartender Plan ist „\(id)“."
    case .ambiguousPending(let id): "Mehrere wartende Pläne beginnen mit „\(id)“."
    case .notFailed(let goal): "Dieser Plan kommt noch von selbst: \(goal)"
    }
  }

  private static func germanAdvice(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach):
      "aclio coach \(coach.rawValue) fragt danach; die Variable \(coach.keyVariable) geht auch."
    case .badKey(let coach): "aclio coach \(coach.rawValue) --new-key fragt nach einem anderen."
    case .badKeyForm: "Kopiere ihn noch einmal, vollständig und ohne Leerzeichen."
    case .noAddress: "Gib sie an: aclio coach hub --url https://…"
    case .serverWithoutKey: "Wer ihn betreibt, kann ihn setzen. Bis dahin: aclio coach offline"
    case .noCredit: "Lade Guthaben auf oder wähle einen anderen Coach: aclio coach"
    case .notAllowed: "Prüfe, was der Schlüssel darf, oder wähle mit --model ein anderes Modell."
    case .noModel: "aclio coach --model NAME wählt ein anderes."
    case .noSuchService: "aclio coach zeigt die Adresse, --url ändert sie."
    case .badRequest: "Prüfe Modell und Adresse: aclio coach"
    case .tooLong: "Sag es kürzer oder wähle ein Modell, das mehr liest."
    case .rateLimited(let seconds?), .overloaded(let seconds?):
      "Versuch es in " + Language.german.counted(seconds, one: "Sekunde", many: "Sekunden")
        + " noch einmal."
    case .rateLimited, .overloaded: "Versuch es gleich noch einmal."
    case .serverTrouble, .timedOut: "Versuch es gleich noch einmal. Ohne Netz: aclio coach offline"
    case .interrupted: "Was ankam, ist gespeichert. Versuch es gleich noch einmal."
    case .network(let error): error.failure(in: .german).hint
    case .refused, .declined: "Sag es mit anderen Worten."
    case .cutAnswer: "Frag nach weniger auf einmal."
    case .unusable, .garbage:
      "Versuch es noch einmal oder wähle ein anderes Modell oder eine andere Adresse: aclio coach"
    case .nothingToQueue: "aclio new macht den Plan."
    case .noSuchPending: "aclio pending zeigt, was wartet."
    case .ambiguousPending: "Nenne mehr davon oder die Nummer in der Liste."
    case .notFailed: "aclio pending send fragt sofort."
    }
  }
}
