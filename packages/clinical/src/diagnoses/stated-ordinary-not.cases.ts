/** Ordinary sentences in which the client does not have it. */
export const dutchOrdinaryNot = `
C: Nee, dit is geen depressie.
C: ADHD heeft u niet, dat is nu wel duidelijk.
C: Autisme is het in elk geval niet.
C: Ik zie bij u geen aanwijzingen voor een psychose.
C: Voor een persoonlijkheidsstoornis vind ik onvoldoende aanknopingspunten.
C: Een bipolaire stoornis kunnen we met een gerust hart uitsluiten.
C: U hoeft zich geen zorgen te maken over dementie, het is gewoon vergeetachtigheid.
C: Dat is nog lang geen alcoholverslaving.
C: Ik heb goed gekeken naar borderline, maar dat past niet bij u.
C: U heeft last van stress, maar van een burn-out is geen sprake.
C: Dan is het dus geen paniekstoornis.
C: Dat u somber bent is logisch, maar dat maakt het nog geen depressie.
C: Met die dwanggedachten valt het wel mee, een dwangstoornis zou ik het niet noemen.
C: Op grond van de testen valt ADHD af.
C: Ik ben het niet eens met de diagnose schizofrenie die er ooit gesteld is.
C: Uit het onderzoek is gebleken dat u geen dyslexie heeft.
C: de test laat zien dat het geen alzheimer is dus daar hoeft u niet bang voor te zijn
C: een eetstoornis heb je niet maar je bent wel heel streng voor jezelf
C: nee hoor ptss is dit niet daarvoor moet er echt meer aan de hand zijn
C: ik vind niet dat je borderline hebt
C: ik denk niet dat u een angststoornis heeft u bent gewoon erg gespannen geweest
P: Heb ik schizofrenie? C: Nee, dat heeft u niet.
P: Mijn huisarts had het over een depressie. C: Daar ben ik het niet mee eens, ik zie rouw en geen depressie.
P: Is het adhd? C: Nee, ADHD is het zeker niet.
C: Een delier was het niet, uw vader was gewoon uitgedroogd.
C: Je bent niet depressief, je bent moe.
C: Van autisme zie ik bij jou helemaal niets terug.
C: U bent niet verslaafd, u drinkt af en toe een glas.
C: Ik kan u geruststellen: anorexia heeft uw dochter niet.
C: Er is niets dat wijst op epilepsie.
C: U heeft weliswaar veel meegemaakt, maar een PTSS heeft u daar niet van gekregen.
C: Dit heeft met ADHD niets te maken.
C: Daarmee is een narcistische persoonlijkheidsstoornis van tafel.
C: de diagnose autisme kan ik niet stellen
C: voor de diagnose adhd is er te weinig bewijs uit uw jeugd
C: Een gokverslaving durf ik het niet te noemen.
C: U heeft die bipolaire stoornis helemaal niet.
C: Ik heb de vragenlijsten bekeken. Op geen enkele punt komt er een depressie uit.
C: Een angststoornis is dit volgens mij niet.
C: Het is geen kwestie van ADHD.
C: We hebben gekeken of het autisme is, en dat is het niet.
C: Dat is iets anders dan een psychose, die heeft u niet.
C: Schizofrenie hebben we uitgesloten.
C: Dat betekent niet dat u borderline heeft.
C: Nee, van dementie is bij u absoluut geen sprake.
C: De criteria voor een eetstoornis haalt u niet.
C: Voor een bipolaire stoornis zijn er bij u geen aanwijzingen.
C: U scoort laag op ADHD, dus dat is het niet.
C: Ik zou dit nog geen verslaving willen noemen.
C: Met een autismespectrumstoornis heeft dit niks van doen.
C: Uw klachten komen door de schildklier en niet door een depressie.
C: Daar heb ik wel aan gedacht, een depressie, maar die heeft u niet.
C: je bent gewoon verlegen en dat is echt iets anders dan een sociale fobie
C: je slaapt slecht en je piekert maar ik vind het te ver gaan om van een depressie te spreken
C: nee je hebt geen adhd maar wel een druk hoofd
C: ocd is het dus niet je kunt er gewoon mee stoppen als je wilt
C: wat je ook hebt een persoonlijkheidsstoornis is het niet
C: het is geen dementie zei de neuroloog en daar sluit ik me bij aan
C: een depressie heeft u niet gehad u was gewoon overspannen
C: van een echte verslaving kun je bij jou niet spreken
C: dat je stemmen hoort wil niet zeggen dat je schizofrenie hebt
C: ik heb geen reden om aan een psychotische stoornis te denken
C: we kunnen ptss wel wegstrepen denk ik
C: De neuroloog zegt dat het geen Parkinson is en ook geen dementie.
C: Je bent niet autistisch, je bent introvert.
C: Als u een paniekstoornis had, zou u dat vaker hebben; dat is dus niet zo.
C: De uitslag sluit narcolepsie uit.
C: Ik geloof niet in die diagnose borderline.
C: De diagnose ADHD die u ooit kreeg, klopt volgens mij niet.
C: Het is te licht om een depressie te heten.
C: Een burn-out? Nee, dat zou ik niet zeggen.
C: Uw zoon heeft geen autisme, dat wilde ik u eerst zeggen.
P: Heb ik dementie? C: Gelukkig niet. Uw geheugen is prima.
P: Is dit nou een psychose? C: Nee hoor, dat is geen psychose.
P: Ze zeiden borderline. C: Ik zie geen borderline.
P: Ik ben vast manisch-depressief. C: Nee, een bipolaire stoornis ziet er echt anders uit.
O: Wij denken dat ze anorexia heeft. C: Nee, ze heeft geen anorexia, haar gewicht is gezond.
C: U bent niet gek en u heeft ook geen psychose.
C: Van ADHD is na dit onderzoek geen sprake gebleken.
C: Hoe vervelend ook, een depressie kan ik er niet van maken.
C: Daarmee voldoet u niet aan de diagnose borderline.
C: De diagnose autisme is wat mij betreft van de baan.
C: Er zijn te weinig kenmerken om van een dwangstoornis te spreken.
C: Eerlijk gezegd zie ik geen posttraumatische stressstoornis.
C: Dat is geen dementie, dat is ouderdom.
C: Een verslaving gaat verder dan wat u beschrijft, dus nee, dat heeft u niet.
C: U heeft wel kenmerken van autisme, maar te weinig voor de diagnose.
C: Ik heb uw bloed laten onderzoeken en op slaapapneu laten testen, maar dat bleek het niet te zijn.
C: Gelukkig kan ik zeggen dat het geen schizofrenie is.
C: Het onderzoek heeft geen ADHD aangetoond.
C: Je bent geen alcoholist.
C: U mankeert psychisch niets, in elk geval geen angststoornis.
C: Hoewel u veel piekert, is er geen gegeneraliseerde angststoornis.
C: Ik ga uw diagnose borderline verwijderen, want die klopt niet.
C: Het woord burn-out zou ik niet gebruiken, want dat heeft u niet.
C: adhd denk ik zelf niet aan je concentratie is prima als iets je interesseert
C: ik zie dat anders want een depressie is wel wat meer dan een paar sombere weken dus nee dat is het niet
C: nou borderline nee hoor dat vind ik echt niet bij jou passen
C: je slaapt slecht maar narcolepsie is uitgesloten door de neuroloog
C: u hoort geen stemmen en u bent niet achterdochtig dus een psychose is het zeker niet
C: we hebben de test gedaan en er is geen sprake van dyslexie bij uw zoon
C: maak je geen zorgen je wordt niet gek en je hebt geen schizofrenie
C: met jouw drankgebruik valt het reuze mee dat is geen verslaving te noemen
P: Dus u denkt dat ik autisme heb? C: Nee, dat denk ik niet.
P: Is het dan een eetstoornis? C: Nee, een eetstoornis is het volgens mij niet.
P: Heeft hij adhd? C: Nee, dat hebben we niet kunnen vaststellen.
P: Is het alzheimer? C: Dat is het gelukkig niet, het is de schildklier.
C: Uw zoon stottert niet meer dan andere kleuters, van een spraakstoornis is geen sprake.
C: Een genderdysforie is het naar mijn oordeel niet.
C: U bent niet alcoholafhankelijk, maar minder drinken is wel verstandig.
C: Ik heb nergens gezien dat er sprake zou zijn van een delier.
C: Op pyromanie lijkt het niet, hij was gewoon nieuwsgierig.
C: Dat u veel spullen heeft, maakt nog niet dat u een verzamelstoornis heeft.
C: Aan een psychose lijdt u niet.
C: Voor dementie is dit echt geen aanwijzing.
C: De diagnose PTSS is niet aan de orde.
C: Een persoonlijkheidsstoornis hebben we bij u niet gevonden.
C: De testresultaten pleiten tegen dyslexie.
C: het komt niet door adhd maar door de slechte nachten
C: je hebt veel meegemaakt maar dat heeft bij jou niet tot ptss geleid
C: depressief zou ik je niet noemen eerder moe en teleurgesteld
C: ik heb echt geen reden om te denken dat je schizofrenie hebt
C: narcolepsie hebben ze in het slaapcentrum niet kunnen vinden
C: tourette is het niet want daarvoor moet je ook geluidstics hebben
P: Ik ben bang dat ik dement word. C: Uw geheugen is goed, dus dementie heeft u niet.
P: Is dat een vorm van autisme? C: Nee, dat heeft met autisme niets te maken.
C: Wat u heeft is verdriet, geen depressie.
C: Daar komt geen PTSS uit naar voren.
C: Ik zou het geen dwangstoornis noemen.
C: Laat ik voorop stellen dat u geen dementie heeft.
C: Uw moeder dacht aan autisme, maar dat heb ik niet gevonden.
C: Het is zeker geen ADHD, eerder hoogbegaafdheid.
C: De cardioloog, de neuroloog en ik zijn het eens: geen epilepsie.
C: Zonder stemmen en zonder wanen is er ook geen schizofrenie.
C: Op dit moment kan ik geen depressie vaststellen.
C: Een bipolaire stoornis? Daar zie ik echt niets van.
C: Dat is een misverstand, u heeft nooit borderline gehad.
C: U bent gewoon een perfectionist, dat is nog geen persoonlijkheidsstoornis.
C: Ik kan niet zeggen dat u een eetstoornis heeft.
C: Met twee wijntjes per week bent u nog lang geen alcoholist.
C: Slaapapneu blijkt u niet te hebben.
C: ik heb het nog eens nagekeken en borderline staat er ten onrechte
C: dit soort angst hoort bij het leven dus van een angststoornis wil ik niet spreken
C: nee kijk een psychose is wanneer je het contact met de werkelijkheid kwijt bent en dat is bij jou niet zo
C: je mag die diagnose adhd vergeten want je voldoet er gewoon niet aan
C: het goede nieuws is geen alzheimer geen parkinson gewoon ouder worden
P: Ben ik verslaafd? C: Nee, zo zou ik dat niet noemen.
P: Mijn vrouw zegt autisme. C: Ik zie dat eerlijk gezegd niet.
P: Dus toch een depressie? C: Nee, dat is het juist niet.
C: Nee, u heeft geen verslaving, daar is echt meer voor nodig.
C: De MRI is schoon en het geheugenonderzoek is goed, dus dementie kunnen we uitsluiten.
C: U bent somber, maar van een depressieve stoornis is geen sprake.
C: Dat u stemmen hoorde van vermoeidheid, maakt u nog niet schizofreen.
C: Ik vind geen aanwijzingen voor ADHD, ook niet in uw schoolrapporten.
C: Hij is druk, maar hij heeft geen ADHD.
C: Een eetstoornis is het niet, u eet gewoon te weinig door de stress.
C: na het onderzoek kan ik zeggen dat je geen autisme hebt
C: u heeft geen paniekstoornis want u heeft maar een keer zo'n aanval gehad
C: bipolair ben je niet je bent gewoon een gevoelsmens
C: je bent niet verslaafd aan je telefoon je zit er gewoon veel op
C: het lijkt misschien op narcolepsie maar dat is het niet je slaapt gewoon te kort
`;
