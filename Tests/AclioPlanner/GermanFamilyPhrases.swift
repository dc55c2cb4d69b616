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
    dance-learn | Endlich Walzer können zum Maturaball
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
    grief-spouse | Um meinen Partner trauern
    move-swiss | Von Berlin nach Basel umziehen
    vaccine-proof | Masern Impfnachweis fürs Gymnasium, Impfpass verloren
    marathon-full | Zürich Marathon durchlaufen, hab schon 2 Halbe gemacht
    ski-tour | Skitour mit dem Alpenverein, erste überhaupt
    hike-regular | jeden Monat eine Wanderung in der Fränkischen, mit Einkehr
    cv-renew | Lebenslauf neu machen, letzte Bewerbung war 2009
    reference-check | Arbeitszeugnis prüfen, klingt irgendwie komisch
    care-leave | Freistellung für die Pflege vom Vater, geht das neben Vollzeit?
    dismissed-now | Kündigung bekommen, was jetzt als Erstes
    school-resit | Die Nachprüfung in Mathe schaffen | Latein Nachprüfung im September
    final-maths | Matura in Mathe bestehen, bin grad auf einem Fünfer
    school-exchange | Schüleraustausch USA, was kostet das und wie bewerben
    school-topic | Mathe 7. Klasse, Bruchrechnen mit Papa
    software-learn | SAP Kenntnisse auffrischen | Mich in AutoCAD einarbeiten
    parental-allowance | Elterngeld schon vor der Geburt klären
    flea-market | Einen Flohmarktstand machen | Flohmarktstand am Samstag
    swiss-health-insurer | Krankenkasse wechseln auf 1. Januar
    sell-clothes | Auf Vinted meine alten Klamotten verkaufen
    medical-aid | rollator für meinen vater über die kasse
    cross-border-work | Quellensteuer zurückholen, arbeite als Grenzgänger in Basel
    guitar-technique | Gitarre: Barrégriffe sauber hinkriegen
    rpg-lead | Dungeons & Dragons erste Runde leiten
    kids-costume | Fasnachtskostüm für drei Kinder, aus Sachen von daheim
    fibre-dye | Wolle färben mit Pflanzen aus dem Garten
    fibre-craft | Wolle spinnen lernen | Hausschuhe aus Merinowolle filzen
    ramadan-work | Ramadan mit Schichtarbeit gut einteilen
    haircut-home | Haare selber schneiden, Kurzhaarschnitt bei meinem Mann
    ball-dress | Abendkleid für den Maturaball finden, Größe 46
    family-visit-gift | Gastgeschenk und Gespräch mit der Familie meiner Freundin in Tirol
    school-start-party | Einschulungsfeier für meine Tochter, ca 20 Leute, kleines Budget
    ex-message | meinem Ex wegen Unterhalt schreiben ohne dass es eskaliert
    parking-dispute | Streit mit dem Nachbarn wegen Parkplatz beilegen
    birthday-theme | Kindergeburtstag 6 Jahre, Piraten, nächsten Samstag
    friend-breakup | Meiner besten Freundin nach der Trennung beistehen
    club-cashier | Vereinskasse prüfen, bin neu Kassier beim Musikverein
    kids-night | Übernachtungsparty mit sechs Mädchen
    garden-tent | mit den Enkeln eine Nacht im Zelt im Garten
    homework-volunteer | Hausaufgabenhilfe für Flüchtlingskinder, 1x die Woche
    region-holiday | Zu viert nach Südtirol, Baby und Opa dabei
    raised-bed-balcony | Hochbeet auf dem Balkon bauen, max. 80 Euro
    declutter-weekend | Keller ausmisten, an einem Wochenende
    lawn-rescue | Rasen retten nach dem trockenen Sommer
    quotes-compare | Fassade streichen lassen, drei Angebote einholen
    leather-stain | Ölfleck aus der Lederjacke
    allergy-baking | Weihnachtsplätzchen backen ohne Nüsse, Enkel hat Allergie
    dish-once | Zwetschkenknödel wie von der Oma
    dish-once | Serviettenknödel für Weihnachten, dürfen nicht zerfallen
    part-stuck | Rollladen hängt auf halber Höhe, selber richten
    outdoor-winter | Trampolin winterfest machen und gegen Sturm sichern
    flat-fitting | Katzenklappe in die Balkontür einbauen, Mietwohnung
    grave-end | Grab der Großeltern auflösen, Ruhezeit ist abgelaufen
    old-machine | alte Nähmaschine von Pfaff wieder zum Laufen bringen
    audio-edit | Podcast schneiden lernen mit Audacity
    """)
}
