extension SafetyText {
  var german: String {
    switch self {
    case .refused(.selfHarm):
      """
      Dafür gibt es hier keinen Plan, und du musst damit nicht allein sein. Bitte sprich jetzt \
      mit jemandem.
      """
    case .refused(.underEating):
      """
      So wenig Essen schadet dem Körper, deshalb gibt es dafür hier keinen Plan. Ärztinnen, Ärzte \
      und Ernährungsberatungen helfen, die passende Menge zu finden.
      """
    case .refused: "Das würde jemanden verletzen, deshalb gibt es dafür hier keinen Plan."
    case .help(.selfHarm):
      "In Europa wähle 112, in den USA 988. Hilfe in deinem Land nennt findahelpline.com."
    case .help(.underEating):
      """
      Sprich mit einer Ärztin, einem Arzt oder einer Ernährungsberatung. Fällt das Essen schwer, \
      nennt findahelpline.com Hilfe; im Notfall wähle 112 oder die Notrufnummer vor Ort.
      """
    case .help:
      """
      Ist jemand in Gefahr, wähle 112 oder die Notrufnummer vor Ort. Wer zuhört, nennt \
      findahelpline.com.
      """
    case .recovery:
      """
      Gut, dass du daran arbeitest. Wenn es schwer wird: in Europa 112, in den USA 988 oder \
      findahelpline.com.
      """
    case .despair:
      """
      Es tut mir leid, dass es gerade so schwer ist. Du bist wichtig, und du musst damit nicht \
      allein sein. Bitte sprich heute mit jemandem, dem du vertraust, oder mit Menschen, die \
      jederzeit zuhören.
      """
    case .badName: "Ein Name hat nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe."
    case .badAge: "Das Alter ist eine ganze Zahl von 13 bis 120 oder leer."
    }
  }
}
