import AclioModeration

/// Texts for refusals and notes of care.
extension SafetyText {
  static func refused(_ reason: Moderation.Reason) -> Self {
    switch reason {
    case .selfHarm: .refusedSelfHarm
    case .underEating: .refusedUnderEating
    case .medicine: .refusedMedicine
    case .lowWeight: .refusedLowWeight
    case .growing: .refusedGrowing
    case .violence, .abuse, .crime: .refusedOther
    }
  }

  /// The sources of help; for self-harm, a help line in that language.
  ///
  /// Looked up on 2026-11-22: sk Linka dôvery Nezábudka (RTVS; progress.guide), cs Linka první
  /// psychické pomoci (iROZHLAS; iDNES), pl Kryzysowy Telefon Zaufania (Wprost; NASK), hu Lelki
  /// Elsősegély (sos116123.hu; progress.guide), de TelefonSeelsorge (telefonseelsorge.de; lists of
  /// lines), es Línea 024 (Ministerio de Sanidad; checkpointcanarias.com).
  static func help(_ reason: Moderation.Reason) -> Self {
    switch reason {
    case .selfHarm: .helpSelfHarm
    case .underEating, .lowWeight, .growing: .helpFood
    case .medicine: .helpMedicine
    case .violence, .abuse, .crime: .helpOther
    }
  }
}
