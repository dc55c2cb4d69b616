import CoreModels

extension TopicPhrases {
  /// German phrases for topics of work, hobbies, learning, money and health.
  static let germanWork = rows(
    .german,
    """
    take-over-firm | In Papas Werkstatt als Chefin einsteigen | Die Firma meiner Eltern weiterführen
    side-trade | Neben dem Job auf eigene Rechnung backen | Ein kleines Gewerbe neben dem Hauptjob
    pay-rise | Endlich besser bezahlt werden | Den Chef um mehr Geld bitten
    own-profession | Als Ärztin arbeiten | Mein Traumberuf ist Pilotin
    retire-well | Nach dem Arbeitsleben in kein Loch fallen | Mich auf den Ruhestand freuen
    work-in-pension | Ein kleiner Job trotz Rente | Als Pensionist ein paar Stunden jobben
    freelance | Als freie Journalistin arbeiten | Als Freiberuflerin durchstarten
    raise-prices | Mehr von meinen Kunden verlangen | Meine Honorare endlich anpassen
    handover-job | Alles an meine Vertretung übergeben | Mein Projekt vor dem Urlaub übergeben
    works-council | Bei uns einen Personalrat wählen | In den Betriebsrat kommen
    switch-apprenticeship | Meine Lehre hinschmeißen | Lehrstelle wechseln, der Chef ist unmöglich
    job-over-fifty | Mit 58 noch einmal eine neue Stelle | Mit über 50 noch Arbeit finden
    parent-return | Nach dem Baby wieder in den Beruf | Wiedereinstieg nach der Babypause
    education-leave | Fünf Tage Bildungszeit nehmen | Auszeit vom Job für eine Weiterbildung
    first-invoice | Meinem ersten Kunden eine Rechnung stellen | Meine allererste Honorarnote
    linkedin | Auf LinkedIn besser gefunden werden | Mein Profil auf Xing aufhübschen
    assessment-center | Einen Auswahltag bei der Bank meistern | Vor dem Assessment ruhig bleiben
    crowdfund | Mein Projekt über Kickstarter finanzieren | Eine Spendenkampagne auf GoFundMe
    speak-up | In Besprechungen endlich den Mund aufmachen | Mich in Sitzungen zu Wort melden
    patent | Meine Idee schützen lassen | Ein Patent anmelden
    food-truck | Ein Imbiss auf Rädern | Mit dem Eiswagen über die Dörfer fahren
    teacher-switch | Ohne Lehramt an der Schule unterrichten | Als Chemiker ans Gymnasium gehen
    job-switch-training | Umsatteln auf Altenpflege | Vom Büro ins Handwerk wechseln
    found-choir | Leute für eine eigene Rockband suchen | Einen Gospelchor ins Leben rufen
    sew-garment | Mein Sommerkleid selbst schneidern | Hosen für die Kleinen nähen
    chess-rating | Endlich mehr Partien im Schach gewinnen | Auf Lichess über 2000 kommen
    guitar | Lagerfeuerlieder auf der Gitarre begleiten | Endlich E-Gitarre spielen können
    piano | Mir das Klavierspielen beibringen | Für Elise am Klavier spielen können
    instrument-again | Mein Saxofon vom Dachboden holen | Nach langer Pause zurück zur Geige
    sing-better | Beim Karaoke nicht mehr schief klingen | Gesangsunterricht nehmen
    song-write | Texte für eigene Lieder finden | Einen Rap für meinen Kumpel dichten
    novel-genre | Einen Thriller verfassen
    memoir | Aufschreiben, was ich erlebt habe | Opas Kriegsbriefe entziffern
    poems | Verse dichten | Jede Woche ein Haiku verfassen
    pottery | Teetassen aus Keramik formen | Einen Töpferkurs besuchen
    small-craft | Eigene Ohrringe basteln | Ein Armband knüpfen
    lettering | Schöne Schrift mit der Feder | Leserlicher schreiben
    costume | Mein Karnevalsoutfit selber nähen | Eine Rüstung fürs Larp bauen
    magic-show | Kartentricks üben | Ein paar Zaubertricks können
    watch-nature | Pilze und Bäume im Wald erkennen | Singvögel am Ruf unterscheiden
    home-brew | Helles zu Hause selbst brauen | Bierbrauen als Hobby
    game-round | Jeden Monat ein Spieleabend bei uns | Einen Buchclub ins Leben rufen
    painting | Auf Leinwand malen | Meine ersten Aquarelle
    drums | Auf dem Cajon spielen | Am E-Drum-Set üben
    family-cookbook | Die alten Familienrezepte aufschreiben | Mamas Gerichte als Buch drucken
    handmade-gift | Etwas Selbstgemachtes zum Geburtstag schenken | Mitbringsel basteln
    comic | Eine Graphic Novel gestalten | Mich an einem Webcomic versuchen
    wood-turning | Schalen aus Kirschholz drechseln | Mich an der Drechselbank versuchen
    night-sky-photo | Den Vollmond scharf ablichten | Sternenhimmel auf ein Foto bannen
    wildlife-photo | Gute Bilder von Libellen machen
    stargazing | Nachts Sterne gucken | Den Jupiter durchs Fernrohr beobachten
    master-part | Nur noch Teil IV zum Meister | Ausbildereignungsprüfung bestehen
    phd-finish | Meine Diss zu Ende bringen | Endlich den Doktortitel holen
    dialect | Mit den Nachbarn Schwäbisch reden können | Die Tiroler in ihrem Dialekt verstehen
    hunting-licence | Jägerin werden | Das grüne Abitur schaffen
    drive-after-accident | Ohne Angst auf die Autobahn | Nach dem Crash wieder selbst fahren
    truck-bus-licence | Busführerschein Klasse D machen
    outdoor-licence | Prüfung zum Angeln bestehen
    study-finish | Nach Jahren doch noch den Bachelor machen
    study-beside | Neben dem Job studieren | An der Fernuni Hagen anfangen
    retry-exam | Beim Staatsexamen durchgefallen
    read-write-adult | Mit 40 richtig lesen und schreiben können | Endlich ohne Fehler schreiben
    touch-typing | Mit zehn Fingern schreiben | Blind tippen auf der Tastatur
    language-family | Mit seiner Familie Arabisch reden | Für meine Freundin Spanisch lernen
    work-english | Sicher auf Englisch mit Kunden telefonieren | Englisch fürs Büro
    cloud-certificate | Kubernetes-Prüfung CKA bestehen | Mich bei Azure zertifizieren lassen
    project-certificate | Die PRINCE2-Prüfung packen | Mich zum Scrum Master ausbilden lassen
    tax-years | Alte Steuererklärungen endlich nachreichen | Für 2022 und 2023 die Steuer machen
    etf-plan | Monatlich 50 Euro in Indexfonds stecken | Ein Depot eröffnen
    care-objection | Pflegegrad von Mama ist zu niedrig | Die Pflegekasse hat Opas Antrag abgelehnt
    deposit-back | Der Vermieter rückt die Kaution nicht raus | Meine Kaution einfordern
    will-papers | Meine Unterlagen für den Ernstfall ordnen | Einen Notfallordner anlegen
    parental-before-birth | Uns die Elternzeit aufteilen
    child-money-austria | Familienbeihilfe bekommen | Wochengeld in Wien beantragen
    child-money-swiss | Familienzulagen im Aargau bekommen | Vaterschaftsurlaub nehmen in Bern
    tax-austria | Den Jahresausgleich über FinanzOnline machen | Lohnsteuerausgleich
    tax-swiss | Meine Steuern im Aargau erledigen | Quellensteuer in Genf korrigieren
    owed-money | Mein Kumpel schuldet mir noch 300 Euro | Offene Rechnungen eintreiben
    owed-wages | Meine Überstunden ausbezahlt bekommen | Meinen fehlenden Lohn eintreiben
    inherit | Omas Erbschaft annehmen oder nicht | Mich mit der Erbengemeinschaft einigen
    pension-claim | Den Rentenantrag stellen | Mit 63 in Pension gehen
    pension-illness | Aus Krankheit in die Frührente | IV-Rente bekommen
    pension-gap | Später genug Rente haben | Etwas fürs Alter zurücklegen
    consumer-claim | Kaputte Schuhe umtauschen | Bei Amazon reklamieren
    certificates | Meine Meldebescheinigung holen | Fürs Ehrenamt ein Führungszeugnis holen
    marriage-contract | Vor der Hochzeit Gütertrennung vereinbaren | Vor der Ehe zum Notar gehen
    paternity | Unverheiratet das Sorgerecht bekommen | Die Vaterschaft eintragen lassen
    guardianship | Rechtliche Betreuerin für Mama werden | Eine Beistandschaft für den Onkel
    licence-back | Endlich den Lappen zurückbekommen | Mich auf die MPU vorbereiten
    citizenship-swiss | Schweizerin werden
    gift-house | Die Wohnung schon zu Lebzeiten weitergeben | Das Elternhaus mit Wohnrecht abgeben
    dismissal-suit | Mich gegen meinen Rauswurf wehren | Keinen schlechten Aufhebungsvertrag kriegen
    overdraft | Mein Konto aus den roten Zahlen holen | Nicht mehr ins Minus rutschen
    lend-friend | Meiner Schwester 500 Euro borgen | Einem Kollegen Geld ausleihen
    fee-exempt | Keine GEZ mehr zahlen müssen | Zuzahlungsbefreiung holen
    injury-compensation | Nach dem Auffahrunfall entschädigt werden | Schmerzensgeld nach dem Sturz
    tax-return | Endlich die Steuer über Elster erledigen | Geld vom Finanzamt zurückholen
    survivor-pension | Nach dem Tod meines Mannes Rente bekommen | Witwenpension
    pillar-3a | In die dritte Säule sparen | 3a-Konto bei der Bank aufmachen
    office-silent | Das Amt reagiert nicht auf meinen Antrag | Warte seit Wochen auf den Bescheid
    back-pain | Schluss mit dem steifen Nacken | Das Kreuz tut ständig weh
    climbing | Zum ersten Mal in die Boulderhalle gehen | Draußen am Fels vorsteigen
    alcohol-less | Nicht mehr jeden Abend Wein trinken
    triathlon | Beim Ironman ins Ziel kommen | Bei einem Duathlon starten
    sugar-free | Finger weg von der Schokolade | Ein Monat ohne Süßes
    splits | Beim Spagat ganz auf den Boden kommen | Endlich einen Frauenspagat können
    joint-pain | Meine kaputte Schulter wieder schmerzfrei kriegen | Fersensporn auskurieren
    hay-fever | Im Frühling nicht mehr ständig niesen | Trotz Pollen rausgehen können
    gut | Meinem Bauch etwas Gutes tun | Meine Verdauung in Schwung bringen
    nicotine-other | Von der E-Zigarette loskommen | Kein Nikotin mehr
    cannabis-stop | Keine Joints mehr rauchen | Vom Gras wegkommen
    caffeine-cola | Morgens ohne Kaffee auskommen | Keine Energydrinks mehr
    bodyweight-skill | 50 Kniebeugen ohne Pause | An der Stange ein Muscle-up
    ski-learn | Auf Skiern die blaue Piste runterkommen | Mit dem Snowboard anfangen
    depression | Trotz Depressionen wieder Freude haben | Ein Leben mit Depressionen meistern
    adhd-autism | Mich auf Autismus testen lassen | Mit ADS im Büro klarkommen
    eating-disorder | Wieder normal essen nach der Magersucht | Keine Fressattacken mehr
    emotional-eating | Weg vom Stressessen
    emotional-eating | Abends nicht mehr aus Langeweile snacken
    fertility | Eine Kinderwunschklinik aussuchen
    recover-fit | Nach der Lungenentzündung zu Kräften kommen | Nach dem Schlaganfall wieder laufen
    cancer-treatment | Gut durch die Bestrahlung kommen | Mit der Diagnose Krebs leben lernen
    hearing | Endlich wieder besser hören
    tinnitus | Das Pfeifen im Ohr loswerden
    teeth-look | Schönere Zähne bekommen | Meine Zahnlücke schließen lassen
    lice | Kopfläuse bekämpfen | Nissen aus den Haaren kriegen
    deficiency | Meinen Eisenwert steigern | Mehr Vitamin B12 im Blut
    fit-later | Im Alter beweglich bleiben | Als Rentnerin Kraft trainieren
    posture | Nicht mehr so krumm sitzen
    donor | Mich bei der DKMS registrieren | Plasma spenden gehen
    speech | Weniger nuscheln | Mein Lispeln loswerden
    apnoea | Nachts keine Atemaussetzer mehr haben | Endlich leise schlafen statt schnarchen
    tattoo | Mein erstes Tattoo planen | Ein Piercing in der Nase
    laser-eyes | Ohne Brille leben dank OP | Den grauen Star loswerden
    high-pressure | Bluthochdruck ohne Pillen in den Griff kriegen | Mein Blutdruck soll runter
    gluten-free | Mit Zöliakie zurechtkommen | Ohne Gluten und Laktose essen
    muscle | Einen Waschbrettbauch bekommen | Mehr Muskelmasse an den Armen
    leisure-sport | Windsurfen am Gardasee ausprobieren | In einen Bowlingverein gehen
    fun-run | Beim Silvesterlauf starten | Mit Kollegen am B2Run teilnehmen
    pregnancy | Mit Babybauch fit bleiben | Was ich schwanger alles essen darf
    therapy-start | Einen Psychologen für mich suchen | Zum ersten Mal zur Psychotherapie
    thumb | Unsere Kleine vom Schnuller entwöhnen | Kein Daumenlutschen mehr
    bruxism | Nachts nicht mehr mit den Zähnen knirschen | Meinen verspannten Kiefer lockern
    weight-down | Die Weihnachtspfunde loswerden | Der Bauch muss weg
    fitness-test | Den Cooper-Test packen | Beim Sporttest der Feuerwehr gut abschneiden
    faster-run | Auf 5 km eine neue Bestzeit
    cycle-event | 200 km Rennrad an einem Tag | Am Jedermannrennen teilnehmen
    joint-replace | Mit der neuen Hüfte wieder tanzen | Nach dem Kreuzbandriss zurück auf die Beine
    diet-form | Mehr Proteine essen | Mich mediterran ernähren
    contraception | Hormonfrei verhüten
    hair | Endlich langes Haar haben
    cold-shower | Morgens eiskalt duschen | Winterbaden im See
    cpap | Mit der Beatmungsmaske schlafen können | Mein Apnoegerät jede Nacht tragen
    golf-better | Auf dem Golfplatz besser putten | Beim Golfen weiter schlagen
    try-for-year | Es klappt einfach nicht mit dem Baby | Warum werde ich nicht schwanger
    yoga-and-meat | Fleischlos essen und Yoga machen | Vegan leben und mehr Sport
    racket-better | Beim Badminton stärker werden | In der Rangliste im Tennis aufsteigen
    team-sport-better | Mehr Tore im Fußball schießen | Beim Basketball sicherer werfen
    smart-heating | Lampen und Heizung mit Alexa steuern | Mein Zuhause smart machen
    energy-bill | Die hohe Stromrechnung drücken | Beim Heizen sparen
    sourdough | Roggenbrot mit eigenem Ansatz backen | Meinen Sauerteig am Leben halten
    inheritance-certificate | Den Einantwortungsbeschluss bekommen
    swiss-care-mandate | Einen Vorsorgeauftrag schreiben
    refinance-loan | Zwei Ratenkredite zusammenlegen
    wisdom-teeth | Die Weisheitszähne rausbekommen
    sti-test | Mich auf Geschlechtskrankheiten testen lassen
    cold-flu | Den Husten loswerden
    diabetes-feast | Mit Diabetes durch die Feiertage
    sugar-free-lent | In der Fastenzeit auf Süßes verzichten
    eczema | Mein Handekzem heilen
    drugs-stop | Von Speed wegkommen
    gambling-stop | Keine Sportwetten mehr abschließen
    miscarriage | Um unser Sternenkind trauern
    ivf-next | Zweites Kind, IVF Runde 3
    long-covid | Fatigue in den Griff bekommen
    obesity-surgery | Den Magenbypass beantragen
    gum-care | Parodontitis behandeln lassen
    skin-nuisance | Warzen loswerden
    period-pain | PMS besser aushalten
    uti | Nicht dauernd Blasenentzündungen haben
    diving-licence | Tauchen lernen
    martial-arts | Mit Judo anfangen
    ride-horse | Wieder mit dem Reiten anfangen
    ice-skate | Schlittschuhlaufen lernen
    fracture | Mit Gipsbein zurechtkommen
    weight-injection | Mit Mounjaro abnehmen
    braces-costs | Kieferorthopädie für meine Tochter finanzieren
    drain-clogged | Der Abfluss in der Dusche ist verstopft
    food-waste | Essensreste besser verwerten
    wine-make | Apfelwein selbst ansetzen
    childproof | Das Haus babysicher machen, bevor sie krabbelt
    washer-connect | Den Geschirrspüler selbst anschließen
    washer-clean | Die Spülmaschine stinkt
    bees-winter | Meine Bienen gut einwintern
    mobile-plan | Den Handytarif wechseln
    socket | Eine neue Steckdose setzen lassen
    heating-fail | Heizung ausgefallen mitten im Winter
    flower-prune | Lavendel zurückschneiden
    thicket-out | Bambus entfernen
    berry-plant | Johannisbeersträucher setzen
    tomato-blight | Meine Tomaten werden jedes Jahr braun, das soll aufhören
    stain-clothes | Blutfleck aus der Jeans bekommen
    lost-at-home | Meinen verlorenen Schlüssel wiederfinden
    lock-change | Ich habe mich ausgesperrt
    houseplant-pests | Blattläuse an Zimmerpflanzen loswerden
    bird-tame | Unseren Kanarienvogel zutraulich machen
    sanitary-swap | Die Toilette selbst wechseln
    clothes-swap | Kleidung tauschen und leihen statt neu kaufen
    vehicle-store | Das Wohnmobil winterfest machen
    puppy-bite | Dem Welpen die Beißhemmung beibringen
    treehouse | Ein Spielhaus für den Garten bauen
    room-tidy | Endlich mein WG-Zimmer aufräumen
    gravestone | Ein Grabmal für die Eltern aussuchen
    pond-care | Algen im Teich loswerden
    pond-winter | Den Gartenteich auf den Winter vorbereiten
    boxwood-moth | Meinen Buchs vor dem Zünsler retten
    unpack | Die letzten Kartons seit dem Umzug auspacken
    kitchen-fit | Eine gebrauchte Küche einbauen
    car-battery | Das Auto springt nicht an
    car-brakes | Die Bremsen am Auto erneuern
    parent-home-clear | Die Wohnung meiner Mutter auflösen, sie kommt ins Pflegeheim
    wall-remove | Mauerdurchbruch machen
    smoke-alarm | Die Wohnung mit Rauchmeldern ausstatten
    cat-night | Die Katze weckt mich um fünf Uhr
    pet-move | Mit dem Hund umziehen
    bird-feed | Ein Futterhaus für Meisen aufstellen
    hedgehog | Igel im Garten gut über den Winter bringen
    cook-crowd | Zum Geburtstag für dreißig Gäste kochen
    goose-roast | Zu Weihnachten eine Ente braten
    sushi-roll | Sushi für Freunde machen
    mice-rats | Ratten im Garten loswerden
    moths-out | Kleidermotten loswerden
    bedbugs | Kakerlaken in der Wohnung loswerden
    house-build | Ein Fertighaus bauen lassen
    plot-buy | Einen Bauplatz finden
    dog-fireworks | Den Hund gut durch die Silvesternacht bringen
    lawn-moss | Das Moos im Rasen loswerden
    paint-wood | Alte Fliesen streichen
    house-renovate | Einen Altbau kernsanieren
    """)
}
