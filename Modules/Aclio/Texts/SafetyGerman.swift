import AclioModeration

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
    case .refused(.medicine):
      """
      Medikamente werden hier nicht abgesetzt, geändert oder abgezählt: Was einem hilft, kann \
      anderen schaden. Deine Ärztin, dein Arzt oder die Apotheke kennt deine und will wissen, wie \
      es dir damit geht.
      """
    case .refused(.lowWeight):
      """
      Bei dieser Größe ist das zu wenig Gewicht, um gesund zu leben, deshalb gibt es dafür hier \
      keinen Plan. Eine Ärztin oder ein Arzt hilft dir, ein Gewicht zu finden, das dir guttut.
      """
    case .refused(.growing):
      """
      Ein Körper, der noch wächst, braucht genug zu essen, deshalb gibt es hier keinen Plan zum \
      Abnehmen. Sprich mit einer Ärztin, einem Arzt oder deinen Eltern darüber.
      """
    case .refused: "Das würde jemanden verletzen, deshalb gibt es dafür hier keinen Plan."
    case .help(.selfHarm):
      """
      In Europa wähle 112, in den USA 988. Hilfe in deinem Land nennt findahelpline.com. In \
      Deutschland hört dir die TelefonSeelsorge kostenlos und jederzeit zu: 0800 111 0 111.
      """
    case .help(.underEating), .help(.lowWeight), .help(.growing):
      """
      Sprich mit einer Ärztin, einem Arzt oder einer Ernährungsberatung. Fällt das Essen schwer, \
      nennt findahelpline.com Hilfe; im Notfall wähle 112 oder die Notrufnummer vor Ort.
      """
    case .help(.medicine):
      """
      Ruf in der Praxis oder der Apotheke an, bevor du etwas änderst. Geht es dir sehr schlecht \
      oder war es zu viel, wähle 112.
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
    case .doctorFirst:
      "Frag zuerst in der Arztpraxis nach"
    case .whyDoctor:
      """
      Erzähle von deinem Ziel, deinen Medikamenten und Krankheiten. Frag, was dir guttut, was du \
      lassen sollst und wann du aufhören musst.
      """
    case .pain:
      """
      Schmerz heißt: aufhören. Lass den Schritt heute und schone die Stelle. Ist der Schmerz \
      stark, schwillt etwas an oder dauert es länger als drei Tage, lass es ärztlich ansehen, \
      bevor du weitermachst.
      """
    case .drinking:
      """
      So viel Alkohol schadet dem Körper sehr, und plötzlich aufzuhören kann gefährlich sein. \
      Bitte sprich zuerst mit einer Ärztin oder einem Arzt; dort hilft man dir, sicher davon \
      loszukommen. Der Schritt kann warten.
      """
    case .badName: "Ein Name hat nur Buchstaben, Leerzeichen, Bindestriche und Apostrophe."
    case .badAge: "Das Alter ist eine ganze Zahl von 13 bis 120 oder leer."
    }
  }
}
