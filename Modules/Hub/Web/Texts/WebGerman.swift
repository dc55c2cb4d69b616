import CoreModels

extension WebText {
  var german: String {
    switch self {
    case .skipToContent: "Zum Inhalt springen"
    case .navigation: "Daybook"
    case .today: "Heute"
    case .settings: "Einstellungen"
    case .toToday: "Zu Heute"
    case .foreignForm: "Dieses Formular wurde vor der letzten Anmeldung geöffnet."
    case .foreignFormAdvice:
      "Es wurde nichts geändert. Lade die Seite neu und sende es noch einmal."
    case .badForm: "Das Formular kam nicht vollständig an."
    case .badFormAdvice: "Geh zurück und sende es noch einmal."
    case .missingPage: "Hier ist nichts."
    case .missingPageAdvice:
      "Die Seite wurde verschoben oder entfernt, oder in der Adresse ist ein Tippfehler."
    case .sealed: "Deine Daten sind verschlüsselt."
    case .sealedAdvice:
      """
      Deine Geräte haben sie vor dem Senden verschlüsselt, also kann dieser Server sie nicht \
      lesen. Öffne Daybook auf einem von ihnen.
      """
    case .notLoggedIn: "Dieses Daybook ist privat."
    case .notLoggedInAdvice:
      "Starte auf diesem Rechner daybook serve und öffne den Link, der erscheint."
    case .undo: "Rückgängig"
    case .undone: "Rückgängig gemacht."
    case .saved: "Gespeichert."
    case .saving: "Wird gespeichert …"
    case .offline: "Keine Verbindung. Was du geschrieben hast, ist noch da."
    case .failed: "Das hat nicht geklappt. Versuch es noch einmal."
    case .yes: "Ja"
    case .cancel: "Abbrechen"
    case .close: "Schließen"
    case .keys: "Tastatur"
    case .keyHelp: "diese Übersicht"
    case .keySearch: "suchen"
    case .keyNew: "neu"
    case .keyUndo: "die letzte Änderung rückgängig machen"
    case .nothingToday: "Noch nichts da."
    case .begin: "Anfangen"
    case .mercyUntil(let day):
      "Alles pausiert, der letzte Tag ist \(day.longText(in: .german)). Nimm dir Zeit."
    case .aDay: "Ein Tag"
    case .day: "Tag"
    case .show: "Zeigen"
    case .previousDay: "Der Tag davor"
    case .nextDay: "Der Tag danach"
    case .nothingKept: "An diesem Tag hast du nichts festgehalten."
    case .pausedDay: "Ein Ruhetag: Alles hat pausiert."
    case .badDay: "Das ist kein gültiges Datum."
    case .badDayAdvice: "Schreib es als 2026-11-21."
    case .history: "Verlauf"
    case .historyHint: "Was du geschrieben hast, das Neueste zuerst."
    case .takeBackLast: "Letzte Änderung rückgängig machen"
    case .nothingWritten: "Noch wurde nichts geschrieben."
    case .older: "Ältere"
    case .newer: "Neuere"
    case .leftOut(let count):
      count == 1
        ? "1 Eintrag ist nicht lesbar und fehlt hier. Mehr dazu sagt daybook doctor."
        : "\(count) Einträge sind nicht lesbar und fehlen hier. Mehr dazu sagt daybook doctor."
    case .changes(let count): Language.german.counted(count, one: "Änderung", many: "Änderungen")
    case .language: "Sprache"
    case .languageOfSystem: "Wie das System"
    case .timeZone: "Zeitzone"
    case .dayStartsAt: "Ein neuer Tag beginnt um"
    case .look: "Farben"
    case .lookOfSystem: "Wie das System"
    case .light: "Hell"
    case .dark: "Dunkel"
    case .letterKeys: "Tastenkürzel mit einzelnen Buchstaben"
    case .general: "Allgemein"
    case .save: "Speichern"
    case .mercy: "Auszeit"
    case .mercyHint:
      """
      Für Tage, an denen du krank, unterwegs oder in Trauer bist: Serien, Erinnerungen und Fristen \
      pausieren, und nichts gilt als versäumt.
      """
    case .mercyLastDay: "Letzter Tag"
    case .pause: "Alles pausieren"
    case .endPause: "Pause beenden"
    case .mercyInThePast: "Eine Pause kann nicht in der Vergangenheit enden."
    case .mercyInThePastAdvice: "Wähle heute oder einen späteren Tag."
    case .reminders: "Erinnerungen"
    case .noReminders: "Es sind keine Erinnerungen eingeschaltet."
    case .yourData: "Deine Daten"
    case .dataHint: "Alles, was du festgehalten hast, mit Verlauf, in einer Datei."
    case .download: "Herunterladen"
    case .logOut: "Abmelden"
    case .badSetting: "Das lässt sich nicht auswählen."
    case .badSettingAdvice: "Prüfe die Zeitzone; sie wird wie Europe/Berlin geschrieben."
    case .devices: "Geräte"
    case .devicesHint: "Die angemeldeten Browser, der zuletzt benutzte zuerst."
    case .thisDevice: "Dieses"
    case .logOutThere: "Dort abmelden"
    case .tokens: "Token für Skripte"
    case .noTokens: "Kein Skript hat einen Token. daybook token add erstellt einen."
    case .revoke: "Widerrufen"
    case .account: "Konto"
    case .logIn: "Anmelden"
    case .register: "Konto anlegen"
    case .email: "E-Mail"
    case .password: "Passwort"
    case .newPassword: "Neues Passwort"
    case .changePassword: "Passwort ändern"
    case .nickname: "Wie sollen wir dich nennen?"
    case .forgotPassword: "Passwort vergessen?"
    case .resetHint: "Wir schicken einen Link, mit dem du ein neues wählst. Er gilt eine Stunde."
    case .sendLink: "Link schicken"
    case .linkSent: "Wenn es zu dieser Adresse ein Konto gibt, ist ein Link unterwegs."
    case .deleteAccount: "Konto löschen"
    case .deleteHint:
      """
      Alles, was du hier festgehalten hast, wird sofort und endgültig gelöscht. Lade es vorher \
      herunter.
      """
    }
  }
}
