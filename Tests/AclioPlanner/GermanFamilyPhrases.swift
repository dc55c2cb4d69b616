import CoreModels

extension TopicPhrases {
  /// German phrases for topics of the family, the house and work.
  static let germanFamily = rows(
    .german,
    """
    aircon-install | Eine Split-Klimaanlage in der Mietwohnung
    bike-winter | Mit dem E-Bike durch den Winter kommen
    car-lease | Privatleasing für einen Kleinwagen finden
    blinds-fit | Fliegengitter an den Fenstern anbringen
    shelf-assemble | Möbel zusammenbauen, ohne dass Schrauben übrig bleiben
    overwinter-tubs | Den Balkon winterfest machen
    culture-night | Mal wieder ins Theater gehen
    calm-trifles | Mich nicht über Kleinigkeiten aufregen
    calm-driving | Gelassener Auto fahren
    cry-less | Nicht mehr so oft heulen
    prayer-morning | Morgens beten statt Nachrichten lesen
    child-teeth | Zähneputzen mit meiner Zweijährigen ohne Geschrei
    garden-party | Eine Gartenparty organisieren
    living-will-parent | Mit Papa über die Patientenverfügung reden
    no-contact-ex | Meiner Ex nicht mehr schreiben
    valentine | Eine Überraschung zum Valentinstag planen
    mothers-day | Meine Mutter zum Muttertag überraschen
    dance-learn | Endlich Walzer können zum Maturaball | Tango tanzen lernen
    step-adoption | Den Sohn meiner Frau adoptieren
    affair-repair | Meine Affäre wiedergutmachen
    violence-leave | Mich vor meinem Ex schützen
    fire-training | Die Truppmannprüfung bestehen
    neighbours-meet | Nach dem Einzug die Nachbarn begrüßen
    share-load | Den Haushalt mit meiner Frau gerecht aufteilen
    approach-someone | Meinem Schwarm sagen, dass ich ihn mag
    child-fear | Meinem Kind die Angst vor dem Wasser nehmen
    sibling-fight | Meine Söhne sollen sich besser verstehen
    bedwetting | Das Bettnässen meines Sohnes loswerden
    child-listen | Meine Tochter soll besser folgen
    child-lies | Meine Tochter klaut Geld
    childminder | Einen Platz in der Kindertagespflege finden
    class-speaker | Zur Schulsprecherin gewählt werden
    gift-confirmation | Ein Geschenk zur Konfirmation meines Patenkinds finden
    team-kit | Neue Trikots für die Mannschaft organisieren
    hobby-friend | Einen Freund finden der auch Modelleisenbahn mag
    friendship-save | Mich mit meiner besten Freundin nach dem Streit versöhnen
    relative-depressed | Meinem Freund bei seiner Depression beistehen
    relative-cancer | Meinen Vater durch die Chemo begleiten
    dying-parent | Meinen Vater zu Hause sterben lassen
    relative-drinks | Mein Sohn nimmt Drogen, was kann ich tun
    printer-setup | Den neuen Drucker im WLAN einrichten
    photo-editing | Bildbearbeitung mit Lightroom lernen
    railcard-choose | Deutschlandticket für Azubi beantragen
    cheap-family-trip | Urlaub zu fünft mit kleinem Budget
    walk-with-buggy | Ausflug mit Kinderwagen in die Berge
    camino-home | Den Jakobsweg ab Einsiedeln
    parental-allowance | Elterngeld ausrechnen und beantragen
    part-time-request | In Teilzeit wechseln
    schnitzel | Endlich ein gutes Wiener Schnitzel hinbekommen
    cat-adopt | Ein Kätzchen aus dem Tierheim holen
    prayer-learn | Wieder jeden Abend beten
    disc-prolapse | Bandscheibenvorfall ohne Operation loswerden
    moped-revive | Mein Moped wieder zum Laufen bringen
    mould-bath | Den schwarzen Schimmel im Badezimmer wegbekommen
    cat-issue | Aus unserer Wohnungskatze eine Freigängerin machen
    grief-spouse | Um meinen Partner trauern
    move-swiss | Von Berlin nach Basel umziehen
    """)
}
