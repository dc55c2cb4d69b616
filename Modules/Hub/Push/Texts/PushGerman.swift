extension PushText {
  var german: String {
    switch self {
    case .hint:
      """
      Eingeschaltete Erinnerungen kommen auch in die Browser, die du auswählst, selbst wenn \
      keine Seite von Daybook offen ist.
      """
    case .remindHere: "In diesem Browser erinnern"
    case .browsers: "Browser, die dich erinnern"
    case .stop: "Nicht mehr erinnern"
    case .unsupported:
      """
      Dieser Browser kann keine Erinnerungen zeigen. Auf einem iPhone oder iPad lege Daybook \
      zuerst auf den Home-Bildschirm.
      """
    case .denied:
      """
      Dieser Browser erlaubt Daybook keine Erinnerungen. Erlaube Benachrichtigungen in den \
      Einstellungen der Seite und versuch es noch einmal.
      """
    case .failed: "Das hat nicht geklappt. Versuch es gleich noch einmal."
    case .error(let error): Self.german(error)
    case .advice(let error): Self.germanAdvice(error)
    }
  }

  private static func german(_ error: PushError) -> String {
    switch error {
    case .badSubscription:
      """
      Dieser Browser hat etwas geschickt, wohin keine Erinnerung gehen kann.
      """
    case .foreignAddress: "Der Push-Dienst dieses Browsers ist nicht im offenen Internet."
    case .tooMany(let count): "Es erinnern dich schon \(count) Browser."
    }
  }

  private static func germanAdvice(_ error: PushError) -> String {
    switch error {
    case .badSubscription: "Lade die Seite neu und versuch es noch einmal."
    case .foreignAddress:
      """
      Nimm einen anderen Browser oder bitte den Betreiber, den Dienst freizugeben.
      """
    case .tooMany: "Schalte einen aus, den du nicht mehr benutzt."
    }
  }
}
