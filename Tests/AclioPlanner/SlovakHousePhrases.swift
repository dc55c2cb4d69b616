import CoreModels

extension TopicPhrases {
  /// Slovak phrases for topics of the body, the house and journeys.
  static let slovakHouse = rows(
    .slovak,
    """
    disc-surgery | Vrátiť sa do práce po operácii chrbtice
    medicine-taper | Zbaviť sa závislosti na liekoch na upokojenie
    varicose | Uľaviť ťažkým opuchnutým nohám
    bruxism | Zbaviť sa bolesti čeľuste od zatínania zubov
    shoulder-pain | Bolí ma rameno pri dvíhaní ruky
    ankle-sprain | Rozchodiť vyvrtnutý členok
    elbow-wrist | Zbaviť sa bolesti zápästia z počítača
    bunion | Zbaviť sa bolesti vbočeného palca
    run-return | Behať po operácii menisku
    blood-donate | Stať sa darcom krvi
    balcony-glaze | Zaskliť loggiu
    clean-rooms | Upratať po rekonštrukcii
    clean-appliance | Vyčistiť digestor
    smell-home | Odstrániť zápach z bytu
    siphon | Vymeniť sifón pod drezom
    sanitary-replace | Vymeniť záchod
    blinds-fix | Vymeniť šnúrku na žalúzii
    theme-cake | Urobiť dcére tortu s jednorožcom na sobotu
    dispose-meds | Urobiť poriadok v lekárničke
    home-wine | Vyrobiť medovinu
    home-beer | Naučiť sa variť pivo doma
    fridge-fault | Opraviť mrazničku, ktorá nemrazí
    boiler | Vyčistiť bojler od kameňa
    boiler-gas | Opraviť kotol na kúrenie
    washer-connect | Zapojiť novú umývačku riadu
    roof-window | Osadiť strešné okná do podkrovia
    shed-roof | Opraviť strechu na šope pred zimou
    well-care | Dať si spraviť rozbor vody zo studne
    radiator-paint | Nalakovať starý radiátor
    veg-plant | Zasadiť cibuľu
    furniture-buy | Kúpiť posteľ
    rent-short | Dať apartmán na Booking
    doors-windows-new | Nové interiérové dvere
    chimney-repair | Postaviť nový komín
    flood-clean | Vyčistiť dom po povodni
    cat-scratch | Odnaučiť mačku škriabať nábytok
    pet-intro | Zvyknúť psa na mačku
    pet-groom | Zvyknúť psa na kefovanie a strihanie
    wafers | Upiect vianocne oblatky ako babka
    moths | Zbaviť sa potravinových molí v kuchyni
    ants | Mravce v byte
    bedbugs-roaches | Zbaviť sa ploštíc v posteli
    parrot-talk | Aby papagáj povedal svoje meno
    meal-prep | Navariť na celý týždeň v nedeľu
    gate-fix | Opraviť pohon brány
    balcony-beds | Mať záhradku na terase v byte
    sport-partner | Nájsť parťáka na squash v Žiline
    compare-less | Prestať si porovnávať život s kamarátkami
    phone-fear | Zvládať telefonáty v práci
    talk-sex | Vysvetliť dcére menštruáciu a dospievanie
    family-tree | Dokončiť rodokmeň aspoň do roku 1800
    be-visited | Nech mi syn častejšie volá
    wedding-witness | Byť svedkom kamarátovi
    valentine | Osláviť Valentína s manželom
    bullied-self | Spolužiaci sa mi posmievajú, chcem, aby prestali
    birth-prepare | Vybrať pôrodnicu a zbaliť tašku
    depressed-friend | Pomôcť kamoške čo má depku
    child-friends | Dcéra nemá kamarátky
    child-lies | Dieťa klame v škole o známkach
    intimacy | Mať s manželom znova sex
    persuade-doctor | Manžel nechce ísť k lekárovi
    find-godparent | Poprosiť kamaráta, aby bol krstným
    child-mood | Dieťa je stále smutné a uzavreté
    eating-disorder-child | Syn po jedle zvracia, čo robiť
    coming-out | Povedať doma, že som trans
    child-coming-out | Dieťa povedalo, že je trans
    daughter-in-law | Zblížiť sa so zaťom
    dying-parent | Vybaviť hospic pre mamu
    relieve-carer | Odbremeniť manželku, stará sa o chorého svokra
    support-treatment | Kamarátka má rakovinu, byť jej oporou
    heart-carer | Starať sa o manžela po operácii srdca
    farewell-colleague | Zorganizovať rozlúčku kolegyni, ktorá odchádza
    group-gift | Zložiť sa s kolegami na darček šéfovi
    maternity-sane | Zvládnuť rodičovskú dovolenku v pohode
    heartbreak | Získať späť bývalú
    inherited-photos | Zachrániť staré fotky a album po dedkovi
    drone-register | Získať preukaz na dron
    cheap-flights | Kúpiť letenky do New Yorku
    second-child-talk | Porozprávať sa so ženou o druhom dieťati
    river-trip | Ísť na rafting s kamarátmi
    wheelchair-travel | Letieť s invalidným vozíkom
    church-sunday | Chodiť do kostola každú nedeľu
    child-study-help | Zlepšiť synovi známky
    finish-degree-working | Dorobiť bakalára popri práci
    trade-abroad | Ohlásiť si živnosť v Nemecku
    account-close | Zatvoriť starý bankový účet
    injury-claim | Dostať peniaze z úrazového poistenia
    sfrb-loan | Požiadať o úver zo Štátneho fondu rozvoja bývania
    stair-cladding | Dať na schody laminát
    """)
}
