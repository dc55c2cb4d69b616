import AclioModeration
import CoreModels

/// What is said where a text is not taken, or comes with a word of care.
enum SafetyText: CompleteTextCatalogue {
  case refused(Moderation.Reason)
  /// Where to find help; for self-harm with a line that speaks the language.
  ///
  /// Looked up on 2026-11-22: sk Linka dôvery Nezábudka (RTVS; progress.guide), cs Linka první
  /// psychické pomoci (iROZHLAS; iDNES), pl Kryzysowy Telefon Zaufania (Wprost; NASK), hu Lelki
  /// Elsősegély (sos116123.hu; progress.guide), de TelefonSeelsorge (telefonseelsorge.de; lists of
  /// lines), es Línea 024 (Ministerio de Sanidad; checkpointcanarias.com).
  case help(Moderation.Reason)
  /// Goes with a plan for getting over self-harm.
  case recovery
  /// Answers words of despair.
  case despair
  /// The first step of a goal that touches an illness, and what it is about.
  case doctorFirst, whyDoctor
  /// Answers words of pain, and of heavy drinking.
  case pain, drinking
  case badName
  case badAge

  static var samples: [SafetyText] {
    Moderation.Reason.allCases.flatMap { [.refused($0), .help($0)] }
      + [
        .recovery, .despair, .doctorFirst, .whyDoctor, .pain, .drinking, .badName, .badAge,
      ]
  }
}
