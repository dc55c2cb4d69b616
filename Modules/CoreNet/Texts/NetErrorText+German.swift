import CoreModels

extension NetErrorText {
  static func germanMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Das ist keine vollständige Webadresse."
    case .insecure(let host):
      "Die Verbindung zu \(host) wäre ungeschützt, daher wurde nichts gesendet."
    case .offline: "Gerade gibt es kein Netz."
    case .dns(let host): "Für \(host) gibt es keine Adresse."
    case .refused(let host): "\(host) nimmt keine Verbindungen an."
    case .tls(let host): "Zu \(host) kam keine geschützte Verbindung zustande."
    case .timedOut: "Der Server hat zu lange gebraucht."
    case .connectionLost: "Die Verbindung endete, bevor die Antwort vollständig war."
    case .bodyTooLarge(let limit): "Die Antwort ist größer als \(size(limit))."
    case .tooManyRedirects: "Der Server schickt uns endlos von Adresse zu Adresse."
    case .badRedirect: "Der Server verweist auf eine Adresse, die nicht benutzbar ist."
    case .status(401, _): "Der Server fragt, wer Sie sind."
    case .status(403, _): "Der Server erlaubt das nicht."
    case .status(404, _), .status(410, _): "Unter dieser Adresse hat der Server nichts."
    case .status(429, _): "Der Server bittet uns, langsamer zu sein."
    case .status(let code, _) where code >= 500: "Der Server hat selbst Schwierigkeiten (\(code))."
    case .status(let code, _): "Der Server hat das nicht angenommen (\(code))."
    case .decoding: "Die Antwort des Servers ist nicht lesbar."
    case .cancelled: "Das wurde angehalten, bevor es fertig war."
    case .unusableTrustRoots: "Die Datei der vertrauten Zertifikate ist nicht benutzbar."
    case .secretInOutbox(let header):
      "Die Kopfzeile \(header) ist geheim und wird nicht aufbewahrt."
    }
  }

  static func germanHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Schreiben Sie sie ganz, etwa https://example.org/page."
    case .insecure: "Nehmen Sie eine Adresse, die mit https beginnt."
    case .offline: "Gespeichertes bleibt verfügbar; versuchen Sie es mit Verbindung noch einmal."
    case .dns: "Prüfen Sie den Namen auf Tippfehler und Ihre Verbindung."
    case .refused: "Prüfen Sie Adresse und Port, oder versuchen Sie es später."
    case .tls: "Prüfen Sie das Datum dieses Geräts und ob das Netz eine Anmeldung verlangt."
    case .timedOut, .connectionLost: "Versuchen Sie es gleich noch einmal."
    case .bodyTooLarge: "Prüfen Sie, ob die Adresse stimmt."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Prüfen Sie, ob die Adresse stimmt, oder versuchen Sie es später."
    case .status(401, _): "Prüfen Sie den Schlüssel oder das Passwort."
    case .status(403, _): "Prüfen Sie, was der Schlüssel darf."
    case .status(404, _), .status(410, _): "Prüfen Sie die Adresse auf Tippfehler."
    case .status(_, let seconds?):
      "Versuchen Sie es in "
        + Language.german.counted(seconds, one: "Sekunde", many: "Sekunden")
        + " noch einmal."
    case .status(let code, _) where code == 429 || code >= 500:
      "Versuchen Sie es in ein paar Minuten noch einmal."
    case .status: "Prüfen Sie die Adresse und was gesendet wurde."
    case .cancelled: "Starten Sie es wieder, wann Sie möchten."
    case .unusableTrustRoots: "Nennen Sie eine lesbare Datei mit Zertifikaten im PEM-Format."
    case .secretInOutbox: "Speichern Sie das Geheimnis unter einem Namen und nennen Sie diesen."
    }
  }
}
