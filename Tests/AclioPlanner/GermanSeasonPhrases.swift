import CoreModels

extension TopicPhrases {
  /// German phrases for topics of everyday life and the seasons.
  static let germanSeason = rows(
    .german,
    """
    rehab-after-op | Nach meinem Herzinfarkt eine Reha bekommen
    rehab-after-op | Reha nach der Bandscheiben-OP organisieren
    knee-ski | Mit operiertem Kreuzband wieder Ski fahren
    knee-ski | Nach dem Kreuzbandriss zurück auf die Ski
    daily-stretch | Mich jeden Abend zehn Minuten dehnen | Täglich meine Dehnübungen machen
    daily-walk | Jeden Tag nach dem Essen einen Spaziergang machen
    daily-walk | Täglich eine Runde an die frische Luft
    bike-commute | Ab Frühling mit dem Velo zur Arbeit | Ins Büro radeln statt Auto fahren
    physio-find | Ich brauche einen Physiotherapeuten in der Nähe
    physio-find | Einen Platz bei der Physiotherapie bekommen
    photo-business | Mit Fotografieren Geld verdienen | Nebenberuflich als Fotografin arbeiten
    job-contract-ends | Mein Zeitvertrag endet im Juni und ich brauche eine neue Stelle
    job-contract-ends | Mein Vertrag wird nicht verlängert, neuen Job finden
    work-bullying | Ich werde in der Arbeit gemobbt | Der Chef schikaniert meine Frau im Büro
    apprentice-exam | Meine LAP als Tischlerin schaffen
    apprentice-exam | Im Juni die Lehrabschlussprüfung als Friseurin machen
    school-leaving | Die mittlere Reife im Sommer machen
    school-leaving | Ich will einen guten Hauptschulabschluss machen
    next-school-start | Meinem Sohn den Start am Gymnasium leichter machen
    next-school-start | Unsere Tochter wechselt auf die Realschule
    daily-language | Jeden Tag ein bisschen Italienisch lernen
    daily-language | Täglich eine Viertelstunde Französisch üben
    collection-letter | Ein Inkassobüro will Geld von mir | Post vom Inkasso bekommen
    after-death | Mein Mann ist gestorben, was muss ich erledigen
    after-death | Nach Omas Tod die Behördengänge erledigen
    power-of-attorney | Meine Vorsorgevollmacht schreiben
    power-of-attorney | Meiner Tochter eine Generalvollmacht erteilen
    parents-power | Eine Vollmacht von meinen Eltern bekommen
    parents-power | Papa soll mir eine Vorsorgevollmacht geben
    basic-support | Antrag auf Grundsicherung stellen | Zum ersten Mal Bürgergeld bekommen
    basic-support | Bürgergeld beantragen
    stay-calm | In Diskussionen cool bleiben | Bei blöden Kunden gelassen bleiben
    stay-calm | Gelassen bleiben
    hospital-bag | Meinen Krankenhauskoffer für die OP vorbereiten
    hospital-bag | Koffer für die Entbindung packen
    nursery-place | Einen Krippenplatz für meinen Sohn suchen
    nursery-place | Wir brauchen ab Herbst einen Platz in der Kita
    family-structure | Unser Familienleben besser organisieren
    family-structure | Den Tag mit zwei Kindern besser organisieren
    christmas-gifts | Alle Weihnachtsgeschenke bis zum ersten Advent besorgen
    christmas-gifts | Geschenke für Weihnachten
    club-party | Eine Faschingsfeier für die Feuerwehr ausrichten
    club-party | Die Abschlussfeier der Mannschaft organisieren
    golden-wedding | Oma und Opa haben goldene Hochzeit
    golden-wedding | Zur diamantenen Hochzeit der Großeltern ein Fest machen
    golden-wedding | Silberhochzeit feiern
    tutor-find | Unsere Tochter braucht Nachhilfe in Latein | Jemanden für Mathenachhilfe finden
    among-people | Endlich wieder unter Leute gehen | Ich komme seit der Scheidung kaum unter Leute
    secret-santa | Mit den Freundinnen wichteln | Wichteln in der Klasse
    reluctant-doctor | Meine Frau weigert sich, zum Arzt zu gehen | Mama endlich zum Arzt bekommen
    christmas-gift-one | Was schenke ich meinem Freund zu Weihnachten
    christmas-gift-one | Ein Weihnachtsgeschenk für meine Schwester
    wedding-photographer | Wir suchen einen Fotografen für die Hochzeit | Hochzeitsfotografen finden
    wedding-help | Meinem Bruder bei der Hochzeit helfen
    wedding-help | Die Hochzeit meiner besten Freundin mitplanen
    marry-registry | Meinen Verlobten aus der Türkei heiraten | Eine Ausländerin heiraten
    club-meeting | Die Mitgliederversammlung vom Gartenverein vorbereiten
    club-meeting | Die Jahreshauptversammlung der Feuerwehr
    club-christmas | Die Weihnachtsfeier vom Musikverein
    club-christmas | Adventfeier für die Feuerwehr organisieren
    staff-christmas | Weihnachtsfeier in der Firma planen | Weihnachtsfeier für meine Abteilung
    family-reunion-visa | Meine Frau nach Österreich holen
    family-reunion-visa | Familiennachzug für meine Kinder beantragen
    baby-room | Für unser Baby ein Zimmer herrichten | Das Zimmer fürs Baby herrichten
    baby-room | Babyzimmer einrichten
    cook-not-order | Nicht mehr so oft Pizza bestellen | Statt Lieferdienst selber kochen
    cook-not-order | Statt Fertiggerichten endlich selber kochen
    christmas-meal | Am ersten Weihnachtstag für die Familie kochen
    christmas-meal | Ein schönes Menü für Heiligabend
    cookies-children | Mit meinem Sohn Plätzchen backen | Kekse backen mit den Kleinen
    christmas-cookies | Sechs Sorten Plätzchen backen | Vanillekipferl und Linzer Augen backen
    christmas-tree | Den Weihnachtsbaum aufstellen und schmücken | Einen schönen Christbaum kaufen
    christmas-decor | Unser Haus weihnachtlich schmücken | Weihnachtsdeko für Balkon und Fenster
    inner-calm | Mehr innere Ruhe finden | Abends besser abschalten
    course-register | Mich für einen Yogakurs anmelden | Einen Platz im Nähkurs buchen
    drink-water | Über den Tag genug trinken | Acht Gläser Wasser am Tag
    elder-drink | Opa soll mehr Wasser trinken
    elder-drink | Meine Tante vergisst zu trinken, sie trinkt zu wenig
    exam-register | Mich zur B1-Prüfung anmelden | Die Anmeldung zur Prüfung nicht verpassen
    hairdresser | Wieder einmal zum Friseur gehen | Mir die Haare schneiden lassen
    house-accessible | Unser Haus altersgerecht machen | Eine Rampe für den Rollstuhl bauen
    job-after-break | Nach der Kinderpause wieder arbeiten
    job-after-break | Nach acht Jahren als Hausfrau zurück in den Beruf
    nurse-return | Nach Jahren wieder als Altenpflegerin arbeiten | Zurück in die Pflege
    office-appointment | Termin im Rathaus für die Ummeldung
    office-appointment | Einen Termin bei der Zulassungsstelle ausmachen
    thesis-proposal | Ein Exposé für meine Bachelorarbeit verfassen
    thesis-proposal | Mein Exposé endlich fertig schreiben
    thesis-register | Die Diplomarbeit im Sekretariat anmelden
    thesis-register | Bis Freitag meine Bachelorarbeit anmelden
    sleep-rhythm | Meinen Schlafrhythmus nach den Ferien finden
    swim-distance | 1000 Meter am Stück schwimmen
    side-job | Einen Nebenjob am Wochenende suchen
    sabbatical | Nächstes Jahr ein Sabbatical nehmen
    phd-start | Eine Promotion in Biologie beginnen
    dog-register | Unseren Hund bei der Stadt anmelden
    couple-therapy | Mit meiner Frau eine Paartherapie anfangen
    potty-training | Unsere Tochter trocken bekommen
    cellar-clear | Endlich den Keller entrümpeln
    computer-tidy | Den alten Laptop aufräumen
    senior-bathroom | Bad für meine Mutter umbauen
    breakfast | Jeden Tag gesund frühstücken
    mobility | Wieder gelenkiger werden
    dry-january | Einen Januar ohne Alkohol schaffen
    housewarming | Unsere neue Wohnung mit Gästen einweihen
    baby-ready | Alles fertig haben, bevor das Baby kommt
    own-server | Home Assistant auf einem Mini-PC einrichten
    baby-blanket | Babydecke für meine Nichte stricken
    psychology-austria | Einen Studienplatz für Psychologie in Graz bekommen
    live-within | Mit dem Gehalt über die Runden kommen
    sell-records | Plattensammlung verkaufen
    become-lead | Gruppenleiterin werden
    conference-talk | Auf der Jahrestagung einen Vortrag halten
    earn-more | Endlich genug verdienen
    sales-job | In den Vertrieb wechseln
    shop-job | Arbeit im Supermarkt finden
    papers-and-files | Ordnung in Ordner und Dateien bringen und alles richtig ablegen
    room-floor-paint | Im Schlafzimmer die Wände streichen und Parkett legen
    cook-veggie | Ohne Fleisch kochen für vier Personen
    marathon-spring | Beim Wiener Stadtmarathon mitlaufen
    back-pain-care | Mein Rücken ist kaputt, ich bin Altenpflegerin
    dentist-fear | Panik vor dem Zahnarztbesuch besiegen
    java-learn | Mir Java beibringen, ich mache eine Ausbildung
    history-know | Endlich einen Überblick über das Mittelalter haben
    phone-evening | Das Smartphone vor dem Schlafen weglegen
    soap-shop | Meine Badebomben auf Etsy verkaufen
    theatre-often | Einmal im Monat in die Oper gehen
    heights-climb | Schwindelfrei werden für den Klettersteig
    move-sweden | Mit der Familie nach Göteborg ziehen
    camino-later | In der Pension nach Santiago gehen
    tango-learn | Mit meiner Frau Tango anfangen
    gym-three | Dreimal pro Woche im Gym trainieren
    fishing-licence | Den Fischereischein schaffen
    naturalisation-apply | Deutsche Staatsbürgerschaft beantragen | Meinen Einbürgerungsantrag stellen
    norway-trip | Im Juli nach Norwegen fahren
    old-pc-photos | Bilder vom alten Laptop auf eine Festplatte ziehen
    allotment-layout | Die neue Parzelle im Kleingartenverein bepflanzen
    get-fit | Fitter werden, ich sitze den ganzen Tag im Büro | Nicht mehr so schnell aus der Puste kommen | Sportlicher werden
    sweets-less | Weniger Kuchen essen | Nicht mehr so viel naschen im Büro | Meinen Schokoladenkonsum reduzieren
    road-bike | Mit dem Mountainbike anfangen | Öfter Fahrrad fahren | Mit Gravelbike anfangen
    inline-skate | Mit 40 Rollschuh laufen lernen | Longboard fahren lernen | Wieder inlineskaten
    ankle-sprain | Bin umgeknickt und will wieder gehen können | Meinen verstauchten Knöchel auskurieren | Meine Knöchel kräftigen
    adult-bike | Mit 60 noch Fahrradfahren lernen | Ich kann nicht Rad fahren und will es lernen | Endlich Fahrrad fahren lernen
    lease-cancel | Meine Mietwohnung fristgerecht kündigen | Kündigung für die Wohnung schreiben | Aus dem Mietvertrag rauskommen
    fruit-tree | Unseren alten Birnbaum auslichten | Alte Apfelbäume verjüngen | Meine Obstbäume stutzen
    meal-prep-week | Sonntags für die Arbeit vorkochen | Essen auf Vorrat kochen | Meal Prep für fünf Tage
    car-scratch | Lackkratzer wegpolieren | Beule in der Autotür ausbessern | Steinschlag in der Windschutzscheibe reparieren lassen
    berry-prune | Meine Stachelbeeren zurückschneiden | Den Holunder stutzen | Brombeeren auslichten
    good-parent | Ein guter Papa sein | Eine geduldigere Mutter werden | Bessere Eltern werden
    first-date | Morgen habe ich ein Date | Ein schönes erstes Date haben | Ein Blind Date am Freitag
    litter-cleanup | Müll im Wald aufsammeln | Mit Freunden Plastik am Strand aufsammeln | Plogging ausprobieren
    christmas-market | Mit der Familie auf den Christkindlmarkt | Mit den Kollegen auf den Weihnachtsmarkt | Über den Adventmarkt bummeln
    read-to-elders | Vorlesepatin werden | Im Pflegeheim vorlesen | Den Leuten im Seniorenheim vorlesen
    farewell-party | Eine Verabschiedung für unsere Chefin organisieren | Abschiedsfest für unsere Lehrerin | Abschiedsparty planen
    halloween-party | Gruselparty für zehn Kinder | Halloween feiern | Eine Party an Halloween
    baby-name | Babynamen finden | Uns auf einen Namen für unser Kind einigen | Einen Vornamen für unseren Sohn finden
    christmas-cards | Weihnachtskarten basteln | Meine Weihnachtspost rechtzeitig erledigen | Dieses Jahr Weihnachtskarten verschicken
    good-partner | Ein besserer Ehemann werden | Eine gute Partnerin sein | Ein aufmerksamerer Partner werden
    baby-play | Spielideen fürs Baby | Mein Baby fördern | Mit meinem Baby spielen
    drone-fly | Mit der Drohne fotografieren | FPV fliegen lernen | Mit Drohnen anfangen
    juggle | Mit drei Bällen jonglieren lernen | Jonglieren üben | Mit drei Bällen jonglieren können
    cube-solve | Rubik's Cube lösen lernen | Speedcubing anfangen | Den Rubikwürfel knacken
    jigsaw | Ein 1000-Teile-Puzzle legen | Das große Puzzle endlich schaffen | Mehr puzzeln
    beats | Techno produzieren | Am Laptop Beats bauen | Mit FL Studio Musik machen
    rap-start | Rapper werden | Freestylen lernen | Einen Rapsong aufnehmen
    dj-start | Mit 30 noch DJane werden | Platten auflegen | Wie ein DJ mixen lernen
    embroider | Ein T-Shirt besticken | Ein Bild im Kreuzstich | Mit der Stickerei anfangen
    theatre-join | Auf der Bühne stehen | Beim Laientheater mitspielen | Improtheater ausprobieren
    jewellery-make | Eine Perlenkette selber machen | Perlenketten auffädeln | Eigenen Schmuck entwerfen
    thesis-deadline | Meine Masterarbeit im April abgeben | Die Diplomarbeit fristgerecht abgeben | Die VWA rechtzeitig einreichen
    maths-test | Die Physikklausur bestehen | Am Freitag ist Matheklausur | Auf den Chemietest lernen
    study-quit | Mein Jurastudium abbrechen | Die Uni schmeißen | Studienwechsel nach zwei Semestern
    study-choose | Was soll ich studieren | Den passenden Master auswählen
    focus-study | Effektiver lernen | Eine Lernroutine aufbauen
    fishing-start | Fliegenfischen lernen | Ein Angler werden | Angeln gehen
    language-begin | Mit Türkisch anfangen | Mit Schwedisch starten für die Familie | Anfangen mit Chinesisch
    tax-papers | Alle Rechnungen für die Steuererklärung zusammensuchen | Meinen Steuerkram sortieren | Einen Steuerordner anlegen
    business-tax | Steuererklärung als Freiberuflerin | Steuererklärung für meinen Onlineshop
    move-overseas | Mit der Familie nach Vancouver ziehen | Eine Green Card bekommen | Nach Schottland auswandern
    pass-bike | Mit dem Rennrad auf den Mont Ventoux | Den Brenner mit dem E-Bike
    working-holiday | Nach dem Abi Work and Travel | Ein Working-Holiday-Visum für Kanada | Work & Travel in Japan
    rumination | Nachts nicht mehr grübeln | Mir weniger Sorgen machen | Nicht mehr so viel nachdenken
    goals-find | Neue Ziele suchen | Meine Jahresziele festlegen | Endlich ein Ziel im Leben finden
    swear-less | Aufhören zu fluchen | Keine Kraftausdrücke mehr | Nicht mehr ständig Scheiße sagen
    present-better | Souveräner präsentieren | Bessere Präsentationen halten | Freier präsentieren im Job
    trade-become | Mit 35 noch Schreiner werden | Konditorin werden | Quereinstieg als Dachdecker
    time-manage | Meine Woche besser strukturieren | Besseres Zeitmanagement | Einen Wochenplan machen
    meetings-less | Kürzere Besprechungen | Weniger Zeit in Meetings sitzen | Unsere Meetings effizienter machen
    logo | Logo gestalten | Unser Verein braucht ein neues Logo | Ein Bandlogo zeichnen
    child-birthday | Kindergeburtstag vorbereiten | Eine Kinderparty für zehn Kinder | Den Geburtstag meiner Zwillinge feiern
    baby-night | Mein Baby soll besser schlafen | Unser Sohn wacht nachts ständig auf | Schlafrhythmus fürs Baby
    swim-badge | Das silberne Schwimmabzeichen machen | Schwimmabzeichen Gold für mich
    flea-organise | Den Schulflohmarkt organisieren | Einen Kinderflohmarkt veranstalten
    swim-badge | Jugendschwimmabzeichen in Silber
    home-brew | Bier brauen lernen
    whale-watch | Wale in freier Wildbahn beobachten
    crochet-blanket | Eine Decke häkeln
    wind-instrument | Alphorn spielen lernen
    move-austria | Nach Österreich auswandern
    orchid | Orchideen pflegen
    band-find | Musiker für die Band finden
    landscape-photo | Rehe im Morgennebel ablichten
    """)
}
