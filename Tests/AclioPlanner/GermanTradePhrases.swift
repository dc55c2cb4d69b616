import CoreModels

extension TopicPhrases {
  /// German phrases for trades, sports and crafts.
  static let germanTrade = rows(
    .german,
    """
    police-become | Polizistin werden | Zur Kripo gehen | Ausbildung bei der Polizei anfangen
    soldier-join | Soldat werden | Ich will zur Bundeswehr | Wehrdienst
    doctor-become | Ich will Arzt werden | Zahnärztin werden | Tiermedizin studieren und Tierarzt werden
    law-become | Anwalt werden | Staatsanwältin werden | Richter werden
    pilot-become | Ich will Pilot werden | Verkehrspilot werden | Fluglotsin werden
    fly-licence | Privatpilot | Segelfliegen | Den Pilotenschein machen
    cabin-crew | Ich will Stewardess werden | Flugbegleiterin werden mit 30 | Flugbegleiter werden
    bus-train-job | Straßenbahnfahrer werden | Lokführer | LKW-Fahrer werden
    rescue-become | Rettungssanitäter werden | Im Rettungsdienst arbeiten | Zur Berufsfeuerwehr kommen
    stage-become | Schauspieler werden | Ich will Model werden | Opernsängerin werden
    therapist-become | Psychotherapeut werden | Psychologin werden | Heilpraktikerin
    trainer-become | Fitnesstrainer werden | Yogalehrerausbildung | Skilehrer werden
    media-become | Journalist werden | Reporterin werden | Übersetzerin werden
    estate-tax-become | Immobilienmaklerin werden | Steuerberaterin werden | Bilanzbuchhalter werden
    alp-summer | Alpsommer | Den Sommer auf einer Alm verbringen | Sennerin werden
    nature-job | Landwirt werden | Försterin werden | Tierpflegerin werden
    referee-become | Schiri werden | Fußballschiedsrichter werden | Schiedsrichterschein
    pro-athlete | Ich will Fußballprofi werden | Tennisprofi werden | In die Nationalmannschaft kommen
    programmer-become | Ich will Programmierer werden | Webdesignerin werden | Quereinstieg als Softwareentwickler
    dream-job | Architekt werden | Ich will Astronaut werden | Sozialarbeiterin werden
    childminder-become | Ich will Tagesmutter werden | Tagesvater werden
    passive-income | Passives Einkommen | Dropshipping starten | Online Geld verdienen
    service-business | Putzfirma gründen | Hausmeisterservice aufmachen | Mich als Reinigungskraft selbstständig machen
    zivildienst | Zivildienst | Zivildiener werden | Zivildienststelle suchen
    racket-start | Badminton | Squash ausprobieren | Padel ausprobieren
    target-games | Dart spielen | Bogenschießen ausprobieren | Billard lernen
    skydive-jump | Fallschirmsprung | Bungee Jumping | Eine Ballonfahrt machen
    ferrata | Klettersteig | Via ferrata | Meinen ersten Klettersteig schaffen
    belt-grade | Schwarzer Gürtel | Die Gürtelprüfung bestehen | Den gelben Gürtel im Judo machen
    pet-sick | Hund humpelt | Katze ist krank | Mein Kaninchen frisst nicht
    tortoise-winter | Schildkröte überwintern | Schildkröte im Kühlschrank überwintern | Winterstarre meiner Landschildkröte
    wine-know | Wein kennenlernen | Eine Weinprobe besuchen | Wein besser verstehen
    cocktails | Cocktails mixen | Einen Cocktailkurs machen | Barkeeper werden
    coffee-skill | Latte Art | Guten Espresso machen | Cappuccino wie ein Barista machen
    pasta-fresh | Pasta selber machen | Ravioli selber machen | Frische Nudeln machen
    cake-make | Geburtstagstorte backen | Hochzeitstorte selber machen | Torte für meine Tochter
    dog-exam | Hundeführerschein | Begleithundeprüfung | Agility mit meinem Hund
    reptile-keep | Terrarium | Bartagame halten | Einen Gecko kaufen
    furniture-buy | Neues Sofa | Matratze kaufen | Ein Boxspringbett aussuchen
    ironing | Hemden bügeln | Schneller bügeln | Bügeln
    special-plants | Bonsai | Avocado ziehen | Chilis anbauen
    violin | Geige | Cello spielen lernen | Bratsche lernen
    wind-instrument | Saxophon | Trompete lernen | Blockflöte spielen
    poetry-slam | Poetry Slam | Slamtext schreiben | Beim Poetry Slam mitmachen
    sculpt | Bildhauerei | Speckstein bearbeiten lernen | Eine Skulptur machen
    ex-back | Meine Ex zurück | Meinen Ex zurückgewinnen | Wieder mit ihr zusammenkommen
    find-parent | Meinen biologischen Vater finden | Meine Halbschwester kennenlernen | Meine Jugendliebe wiederfinden
    talk-with-child | Meine Tochter redet nicht mehr mit mir | Mehr mit meinem Sohn reden | Mein Teenager erzählt nichts
    flirt | Flirten | Besser küssen | Besser flirten
    child-independent | Unser Kind soll selbstständig werden | Mein Sohn soll allein zur Schule gehen | Meine Tochter soll sich alleine anziehen
    cook-with-kids | Kochen mit Kindern | Mit meinem Sohn kochen | Mit den Enkeln backen
    anger | Wut | Wutausbrüche loswerden | Nicht mehr ausrasten
    guilt-shame | Schuldgefühle | Schlechtes Gewissen loswerden | Mich nicht mehr schämen
    concentration | Konzentration | Mich besser konzentrieren | Mich weniger ablenken lassen
    motivation | Motivation | Mich wieder aufraffen können | Mehr Motivation haben
    retreat | Kloster | Ins Kloster gehen für eine Woche | Schweigekloster
    crypto-buy | Bitcoin | Kryptowährung kaufen | Ethereum kaufen
    gold-buy | Gold kaufen | Goldmünzen | Goldbarren als Anlage kaufen
    building-saver | Bausparvertrag | Bausparvertrag abschließen | Bausparer auflösen
    life-insurance-end | Lebensversicherung auflösen | Riester kündigen | Rentenversicherung beitragsfrei stellen
    shopping-stop | Kaufsucht | Weniger Klamotten kaufen | Aufhören online zu shoppen
    med-test | TMS | MedAT schaffen | Für den Medizinertest lernen
    art-portfolio | Mappe fürs Kunststudium | An der Kunsthochschule aufgenommen werden | Aufnahmeprüfung Musikhochschule
    study-start | Studium anfangen | Erstsemester | Das erste Semester überstehen
    language-partner | Sprachpartner finden | Tandempartner für Spanisch | Sprachcafé besuchen
    poker-learn | Pokern lernen | Texas Hold'em lernen | Besser Poker spielen
    backgammon-learn | Backgammon lernen | Mühle spielen lernen | Go spielen lernen
    au-pair | Au-pair werden | Als Au-pair nach Amerika | Au-pair in Frankreich
    cat-outdoor | Katze an Freigang gewöhnen | Katze rauslassen | Aus unserer Wohnungskatze eine Freigängerin machen
    kids-room-tidy | Kinderzimmer aufräumen | Spielzeug aussortieren | Lego sortieren
    pet-dying | Mein Hund stirbt | Mein Pferd stirbt | Von meiner alten Katze Abschied nehmen
    dog-car | Hund im Auto mitnehmen | Meinem Hund wird im Auto schlecht | Mit dem Hund Auto fahren
    dog-holiday | Mit dem Hund in den Urlaub | Mit dem Hund ans Meer | Urlaub mit Hund an der Ostsee
    holiday-home-book | Ferienwohnung buchen | Ferienhaus mieten an der Nordsee | Eine Hütte in den Bergen mieten
    gift-find | Geburtstagsgeschenk für Mama | Ein Geschenk zum 60. Geburtstag | Was schenke ich meinem Chef
    talk-parents | Mit Mama reden | Mit meinen Eltern reden | Meinen Eltern sagen, dass ich schwul bin
    picnic | Picknick planen | Picknick im Park mit Freunden | Ein Picknick machen
    babysit-start | Babysitten anfangen | Babysitterin werden | Mit dem Babysitten anfangen
    wifi-password | WLAN-Passwort ändern | Router Passwort vergessen | Das Passwort vom Router neu setzen
    networking | Netzwerken lernen | Berufliches Netzwerk aufbauen | Mein berufliches Netzwerk ausbauen
    terrace-build | Terrasse bauen | Holzterrasse bauen | Terrasse anlegen
    cat-issue | Unsere Katze pinkelt auf den Teppich
    boat-licence | Ich will den SBF See machen | Sportbootführerschein Binnen bestehen | Endlich den Motorbootführerschein machen
    kita-switch | Als Quereinsteigerin in die Kita wechseln | Quereinstieg als Erzieher mit 40 | Umsatteln auf Erzieherin
    paint-kitchen | Die Küchenwände neu streichen | Unsere Küche neu ausmalen | Küche weiß streichen
    visit-care-home | Uropa im Seniorenheim öfter besuchen | Meine Tante im Pflegeheim regelmäßig besuchen | Jede Woche Mama im Altersheim besuchen
    interrail | Mit dem Interrail-Pass drei Wochen unterwegs | Interrail nach dem Abitur planen
    times-tables | Mit meiner Tochter das kleine Einmaleins lernen | Die Malreihen mit meinem Sohn üben
    boat-licence | Den Bootsführerschein auf dem Bodensee machen
    varicose-veins | Varizen veröden lassen
    cold-sore | Fieberblasen schnell heilen
    tattoo-remove | Meine Tätowierung weglasern lassen
    ear-piercing | Mir ein Nasenpiercing machen lassen
    hair-dye | Meinen Ansatz nachfärben
    ear-wax | Ein verstopftes Ohr reinigen
    tai-chi | Einen Taiji-Kurs machen
    gout | Gichtanfällen vorbeugen
    thyroid | Meine Schilddrüse richtig einstellen
    endometriosis | Endometriose-Schmerzen lindern
    pcos | Trotz PCO schwanger werden
    fatty-liver | Meine Leber entlasten
    hemorrhoids | Eine Analfissur loswerden
    surf-learn | Einen Surfkurs machen
    sup-learn | Mit dem Stehpaddeln anfangen
    hula-hoop | Jeden Tag zehn Minuten hullern
    sauna-regular | Jede Woche saunieren
    breathing | Bauchatmung üben
    eat-slowly | Mein Essen gründlicher kauen
    muscle-sore | Nächtlichen Wadenkrämpfen vorbeugen
    dark-circles | Etwas gegen Tränensäcke tun
    porn-stop | Von der Pornosucht wegkommen
    diagnosis-cope | Die Diagnose akzeptieren
    glasses-fix | Den Bügel meiner Sonnenbrille richten
    feet-skin | Rissige Fersen pflegen
    hair-pulling | Skin Picking überwinden
    tick-guard | Einem Zeckenbiss vorbeugen
    bed-earlier | Vor Mitternacht schlafen gehen
    orchid | Meine Phalaenopsis vor dem Eingehen retten
    poinsettia | Den Christstern überwintern
    fish-smoke | Makrelen selchen
    juice-press | Fallobst zur Mosterei bringen
    ice-cream-make | Sorbet selbst herstellen
    mend-clothes | Einen Knopf annähen
    small-birds | Nymphensittiche zulegen
    pet-house-build | Ein Gehege für Meerschweinchen errichten
    fire-extinguisher | Löschdecke für die Wohnung besorgen
    security-camera | Eine Videotürklingel installieren
    waste-sort | Wertstoffe sauber sortieren
    garden-furniture-paint | Den Teakholz-Gartentisch lasieren
    dog-hunt | Antijagdtraining mit meinem Hund machen
    dog-beg | Meine Hündin bettelt am Tisch
    dog-nails | Meinem Welpen die Krallen kürzen
    caravan-renovate | Unseren alten Caravan restaurieren
    architect-find | Einen Statiker beauftragen
    guest-room | Das Gästebett gemütlich herrichten
    reading-nook | Einen Leseplatz gestalten
    dressing-room | Ein Schrankzimmer planen
    awning | Ein Sonnensegel aufhängen
    ceiling-fan | Deckenventilator im Schlafzimmer montieren
    satellite-dish | Die Sat-Schüssel neu einstellen
    door-fit | Alte Zimmertüren austauschen
    camper-rent-out | Unseren Campervan verleihen
    move-austria | Nach Wien übersiedeln
    knife-sharpen | Die Gartenschere wetzen
    pet-choose | Das richtige Haustier für uns finden
    kitchen-basics | Pesto selbst herstellen
    dog-treats | Eine Hundetorte zubereiten
    cleaner-make | Allzweckreiniger aus Hausmitteln herstellen
    cosmetics-make | Lippenbalsam selber rühren
    drill-use | Den Akkuschrauber richtig benutzen
    snow-clear | Den Gehweg streuen
    car-order | Meinen Wagen durchchecken lassen
    oil-change | Einen Ölwechsel machen
    winter-ready | Mich für den Winter rüsten
    divorce-file | Den Scheidungsantrag stellen
    communicate | Sachlicher diskutieren lernen
    difficult-people | Mich von Narzissten abgrenzen
    good-friend | Eine verlässliche Freundin sein
    good-grandparent | Zum ersten Mal Großmutter werden
    breakup-cope | Den Liebeskummer aushalten
    help-quit | Meine Frau soll weniger rauchen
    support-group | Eine Trauergruppe besuchen
    host-good | Freunde entspannter bewirten
    wedding-venue | Einen Saal für den Geburtstag mieten
    old-classmates | Ehemalige Mitschüler aufspüren
    spam-calls | Lästige Telefonwerbung stoppen
    crochet-blanket | Eine Kuscheldecke häkeln
    candle-make | Stumpenkerzen selbst herstellen
    soap-make | Naturseife herstellen
    macrame | Einen Wandbehang aus Makramee machen
    lino-print | Einen Holzschnitt ausprobieren
    ukulele | Mit der Ukulele anfangen
    screenplay | Ein Hörspiel verfassen
    knife-forge | Einen Schmiedekurs machen
    yodel | Einen Jodelkurs belegen
    unicycle | Auf dem Einrad üben
    portrait-photo | Kinderfotos selber schießen
    fossils | Ammoniten im Steinbruch ausgraben
    geocache | Letterboxing mit der Familie ausprobieren
    band-find | Mich einer Coverband anschließen
    whistle | Mir den Fingerpfiff beibringen
    poem-for | Verse für meine Enkelin reimen
    landscape-photo | Sonnenuntergänge an der Küste ablichten
    latin-learn | Altgriechisch lesen können
    speed-reading | Schneller lesen trainieren
    knots | Den Palstek üben
    write-better | Klarere Texte formulieren
    drive-better | Ein Fahrsicherheitstraining machen
    parking | Seitwärts parken üben
    general-knowledge | Bildungslücken schließen
    internship-report | Die Praktikumsdokumentation abgeben
    school-through | Das Gymnasium nicht abbrechen
    abroad-stay | Mein Auslandsjahr organisieren
    school-year-start | Ins neue Semester besser starten
    dogs-handle | Die Körpersprache von Hunden lesen lernen
    poem-analysis | Eine Ballade deuten
    unemployed-austria | Termin beim AMS Wien ausmachen
    unemployed-swiss | Taggeld vom RAV bekommen
    car-registration-austria | Mein Motorrad in Wien zulassen
    car-registration-swiss | Wagen in Zürich einlösen
    trade-austria | Kleingewerbe in Graz eröffnen
    company-swiss | In Zürich eine Aktiengesellschaft gründen
    buy-home-swiss | Stockwerkeigentum in Basel erwerben
    money-handle | Finanzwissen aufbauen
    weekly-shop | Die Einkaufsliste besser organisieren
    court-date | Vor dem Arbeitsgericht auftreten
    adviser-find | Eine Fachanwältin beauftragen
    loan-apply | Ein Darlehen bei der Bank bekommen
    sick-pay | Krankentaggeld beziehen
    legal-aid | Verfahrenskostenhilfe bekommen
    whale-watch | Eine Walsafari buchen
    animal-watch | Murmeltiere in den Alpen beobachten
    usa-roadtrip | Die Westküste mit dem Camper erkunden
    iceland-trip | Island mit dem Mietwagen umrunden
    thailand-trip | Als Backpacker durch Thailand
    vision-board | Eine Zielcollage basteln
    live-with-less | Weniger besitzen
    trust | Weniger misstrauisch sein
    setback | Niederlagen besser wegstecken
    change-cope | Anpassungsfähiger werden
    stand-up | Mir nicht mehr alles gefallen lassen
    jokes | Humorvoller sein
    feelings-show | Emotionen zulassen
    mistakes-admit | Meine Schuld eingestehen
    ask-help | Aufgaben abgeben
    independent | Endlich erwachsen werden
    back-on-feet | Aus der Krise herausfinden
    after-holiday | Den Urlaubsblues überwinden
    makeup | Den Lidstrich richtig ziehen
    tie | Den Windsorknoten lernen
    sell-better | Meine Abschlussquote steigern
    review-talk | Das Entwicklungsgespräch mit der Chefin führen
    training-finish | Die Umschulung durchhalten
    zither | Auf der Zither spielen lernen
    model-railway-revive | Die Modelleisenbahn aus der Kindheit wieder in Betrieb nehmen
    child-motivate | Meinen Teenager zum Lernen motivieren
    """)
}
