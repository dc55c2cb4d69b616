import CoreModels

extension NetErrorText {
  static func germanMessage(_ error: NetError) -> String {
    switch error {
    case .invalidURL:
      "Verwendbar sind nur http- und https-Adressen ohne Benutzernamen und Passwort."
    case .insecure(let host):
      "Die Verbindung zu \(host) wäre ungeschützt, daher wurde nichts gesendet."
    case .offline: "Gerade gibt es keine Netzverbindung."
    case .dns(let host): "Für \(host) gibt es keine Adresse."
    case .refused(let host): "\(host) nimmt keine Verbindungen an."
    case .tls(let host): "Zu \(host) kam keine geschützte Verbindung zustande."
    case .timedOut: "Der Server hat zu lange gebraucht."
    case .connectionLost: "Die Verbindung endete, bevor die Antwort vollständig war."
    case .bodyTooLarge(let limit): "Die Antwort ist größer als \(size(limit))."
    case .tooManyRedirects: "Der Server schickt uns endlos von Adresse zu Adresse."
    case .badRedirect: "Der Server verweist auf eine Adresse, die nicht benutzbar ist."
    case .status(401, _): "Der Server will wissen, wer du bist."
    case .status(403, _): "Der Server erlaubt das nicht."
    case .status(404, _), .status(410, _): "Unter dieser Adresse gibt es auf dem Server nichts."
    case .status(429, _): "Der Server bittet uns, langsamer zu machen."
    case .status(let code, _) where code >= 500: "Der Server hat selbst Probleme (\(code))."
    case .status(let code, _): "Der Server hat das nicht angenommen (\(code))."
    case .decoding: "Die Antwort des Servers ist nicht lesbar."
    case .cancelled: "Das wurde gestoppt, bevor es fertig war."
    case .unusableTrustRoots: "Die Datei mit vertrauenswürdigen Zertifikaten ist nicht benutzbar."
    case .secretInOutbox(let header):
      "Die Kopfzeile \(header) ist geheim und wird nicht aufbewahrt."
    }
  }

  static func germanHint(_ error: NetError) -> String {
    switch error {
    case .invalidURL: "Schreib die Adresse vollständig, zum Beispiel https://example.org/page."
    case .insecure: "Nimm eine Adresse, die mit https beginnt."
    case .offline:
      "Gespeichertes bleibt verfügbar; versuch es noch einmal, sobald du verbunden bist."
    case .dns: "Prüfe deine Verbindung und den Namen auf Tippfehler."
    case .refused: "Prüfe Adresse und Port oder versuch es später noch einmal."
    case .tls: "Prüfe das Datum dieses Rechners und ob das Netz eine Anmeldung verlangt."
    case .timedOut, .connectionLost: "Versuch es gleich noch einmal."
    case .bodyTooLarge: "Prüfe, ob die Adresse stimmt."
    case .tooManyRedirects, .badRedirect, .decoding:
      "Prüfe, ob die Adresse stimmt, oder versuch es später noch einmal."
    case .status(401, _): "Prüfe den Schlüssel oder das Passwort."
    case .status(403, _): "Prüfe, was der Schlüssel erlaubt."
    case .status(404, _), .status(410, _): "Prüfe die Adresse auf Tippfehler."
    case .status(_, let seconds?):
      "Versuch es in "
        + Language.german.counted(seconds, one: "Sekunde", many: "Sekunden")
        + " noch einmal."
    case .status(let code, _) where code == 429 || code >= 500:
      "Versuch es in ein paar Minuten noch einmal."
    case .status: "Prüfe die Adresse und das, was gesendet wurde."
    case .cancelled: "Starte es wieder, wenn du möchtest."
    case .unusableTrustRoots: "Gib eine lesbare Datei mit Zertifikaten im PEM-Format an."
    case .secretInOutbox: "Speichere das Geheimnis unter einem Namen und gib diesen an."
    }
  }
}
