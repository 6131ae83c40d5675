/** Ordinary sentences in which it is asked about, or is only what somebody thinks. */
export const dutchOrdinaryAsked = `
C: Bent u ooit gediagnosticeerd met een depressie?
C: Heeft iemand weleens aan ADHD gedacht?
C: Ik wil graag onderzoeken of u autisme heeft.
C: Heeft u het idee dat u een eetstoornis heeft?
C: U denkt zelf aan borderline. Waarom denkt u dat?
C: U vraagt zich af of u bipolair bent.
C: Of het een depressie is, kan ik nu nog niet zeggen.
C: We gaan een test doen voor dementie.
C: Om ADHD te kunnen vaststellen, hebben we ook uw schoolrapporten nodig.
C: De vraag is of dit een persoonlijkheidsstoornis is of iets anders.
C: De huisarts heeft u verwezen met de vraag of er sprake is van PTSS.
C: Kan het zijn dat u een alcoholverslaving heeft?
C: Zou het een burn-out kunnen zijn, denkt u?
C: Herkent u zich in de beschrijving van een sociale fobie?
C: Ik stuur u door voor onderzoek naar slaapapneu.
C: Wie zei dat u een narcist bent, of dat u een narcistische persoonlijkheidsstoornis heeft?
C: heb je zelf het gevoel dat het een depressie is of meer vermoeidheid
C: we gaan kijken of het adhd is en daarvoor plan ik een afspraak met de psycholoog
C: je hebt op internet gelezen over borderline en daar herken je je in maar ik wil eerst zelf kijken
C: wat weet je eigenlijk over autisme
C: je vriend denkt dat je autisme hebt en wat vind je daar zelf van
P: Ik denk dat ik PTSS heb. C: Dat kan ik na een gesprek nog niet zeggen.
P: Volgens mij heb ik ADHD. C: U denkt dus dat u ADHD heeft. Waar merkt u dat aan?
P: Ik heb vast een depressie. C: Waarom denkt u dat het een depressie is?
P: Mijn moeder denkt dat ik autistisch ben. C: Hoe is het voor je dat ze denkt dat je autisme hebt?
C: Eerst moeten we weten of het epilepsie is.
C: Volgende week doen we de ADHD-test, dan weten we meer.
C: Voordat ik iets over een dwangstoornis kan zeggen wil ik u beter leren kennen.
C: Is er in het verleden bij u ooit een psychose vastgesteld?
C: Ik wil een bipolaire stoornis graag uitsluiten, daarom vraag ik dit allemaal.
C: U bent bang dat u dementie krijgt.
C: Ik hoor u zeggen dat u autistisch bent, maar daar kan ik nog niets over zeggen.
C: Bij de intake vragen we iedereen naar psychose en depressie.
C: Er staat in de verwijzing een vraagteken achter ADHD.
C: U zegt dat u een depressie heeft, hoe merkt u dat?
C: ik weet nog niet of je een angststoornis hebt
C: Denkt u dat uw somberheid een depressie is?
C: De bedrijfsarts heeft het over een burn-out, maar ik wil zelf een oordeel vormen.
C: Uw dochter zegt dat u dementerend bent. Hoe kijkt u daarnaar?
C: Weet u of er ooit autisme bij u is vastgesteld?
C: Stel dat het een depressie is, wat zou dat voor u betekenen?
C: Dan wil ik u wat vragen stellen over dwang, of u bijvoorbeeld een dwangstoornis heeft gehad.
C: U heeft zelf de diagnose PTSS gegoogeld.
C: Misschien is het goed om te laten testen of u dyslexie heeft.
C: Het is te vroeg om van een depressie te spreken, laten we eerst kijken hoe het gaat.
C: We vragen altijd of mensen bekend zijn met epilepsie.
C: Ik twijfel nog of ik dit een depressie moet noemen.
C: Uw vraag is dus of u autisme heeft.
C: U noemt het zelf een burn-out.
C: U hoopt dat het ADHD is, hoor ik.
C: Gaat het hier om een depressie? Dat weet ik nog niet.
C: hoe kom je erbij dat je borderline hebt
C: dus jij denkt dat het adhd is en je wil weten of dat klopt
C: ben je bang dat je schizofrenie hebt net als je broer
C: is er bij jou weleens getest op autisme
C: ik ga je doorverwijzen voor adhd-onderzoek want ik kan dat hier niet vaststellen
C: je moeder vraagt of je autisme hebt maar dat moeten we eerst goed uitzoeken
C: slaapapneu zou een verklaring kunnen zijn dus ik stuur je naar de longarts
C: de huisarts denkt aan een depressie en ik wil daar graag met u naar kijken
C: volgens je vriendin heb je een narcistische persoonlijkheidsstoornis wat doet dat met je
C: hebt u wel eens gehoord van een gegeneraliseerde angststoornis
P: Ik heb vast autisme. C: Wat maakt dat je aan autisme denkt?
P: Zou het borderline zijn? C: Dat zou ik nog niet durven zeggen.
P: Heb ik adhd? C: Dat gaan we onderzoeken.
P: Mijn man zegt dat ik depressief ben. C: En bent u het daarmee eens?
P: ik denk zelf aan een burn-out C: een burn-out zegt u en waar merkt u dat aan
P: Ik ben volgens mij hoogsensitief en autistisch. C: Oké, dus u vermoedt autisme. Laten we daar onderzoek naar doen.
P: Op internet kwam er een depressie uit. C: Zo'n test zegt niet alles. We kijken er samen naar.
O: Volgens mij heeft ze een eetstoornis. C: U denkt aan een eetstoornis. Wat ziet u thuis?
C: Heeft u weleens een periode van manie gehad?
C: Of u een depressie heeft, dat wil ik vandaag met u gaan bekijken.
C: Denkt u zelf ook aan een burn-out, zoals uw leidinggevende?
C: Ik wil graag een screening doen op PTSS.
C: Uw man vindt dat u een dwangstoornis heeft. Herkent u dat?
C: U had op internet gelezen over adhd bij vrouwen.
C: Mijn vraag aan de neuroloog is of er sprake is van dementie.
C: U wilt weten of u borderline heeft, en dat snap ik.
C: Voor we het over een depressie hebben, wil ik eerst uw schildklier laten prikken.
C: Zijn er in het verleden diagnoses gesteld, zoals een angststoornis of een depressie?
C: Laten we eerst kijken of het geen slaapapneu is.
C: U heeft een zelftest ingevuld en daar kwam autisme uit.
C: Het etiket hoogbegaafd of autistisch, daar doe ik vandaag nog geen uitspraak over.
C: Dat u zich in de kenmerken van ADHD herkent, wil ik serieus nemen, maar een oordeel heb ik nog niet.
C: Bent u bang voor dementie?
C: In de verwijsbrief staat de vraag: autisme?
C: Kunt u zich voorstellen dat er sprake is van een verslaving?
C: Een depressie zou kunnen, een burn-out ook, of gewoon oververmoeidheid, dat zoeken we uit.
C: wat maakt dat je denkt dat je bipolair bent
C: heeft de huisarts wel eens iets gezegd over een depressie
C: ben je ooit onderzocht op autisme of adhd
C: oke dus je ex noemde je altijd borderline en nu vraag je je af of dat zo is
C: we beginnen met een vragenlijst over dwang en angst en dan kijken we of er een dwangstoornis speelt
C: je wil een verklaring dat je adhd hebt maar die kan ik zo niet geven
C: ik hoor je het woord depressie gebruiken wat bedoel je daar precies mee
C: komt er in je familie autisme of adhd voor
C: je moeder is bang dat je een eetstoornis hebt hoe zie jij dat
P: Ik weet zeker dat ik PTSS heb. C: U bent daar heel stellig in. Ik wil het eerst rustig onderzoeken.
P: Ik heb een burn-out. C: Vertel eens, wat merkt u?
P: Denkt u dat ik een depressie heb? C: Dat is me nog te vroeg om te zeggen.
P: Kan dit een hersentumor of dementie zijn? C: Daar gaan we onderzoek naar doen.
P: Volgens de POH is het een angststoornis. C: Dat neem ik mee, maar ik vorm graag mijn eigen beeld.
P: Ik heb gewoon ADHD, punt. C: Ik begrijp dat dat zo voelt voor u.
P: Ik ben hartstikke depressief. C: Hoe lang voelt u zich al zo?
P: mijn zusje zegt dat ik autistisch ben C: en wat vind je daar zelf van dat ze dat zegt
O: Is het niet gewoon puberteit of heeft hij ADHD? C: Dat gaan we uitzoeken.
O: Hij heeft volgens ons een depressie. C: Waar ziet u dat aan?
C: Misschien moeten we ook eens naar ADHD kijken.
C: Hebben ze bij u ooit aan een bipolaire stoornis gedacht?
C: Ik zou graag willen weten of er een depressie onder ligt.
C: U bent verwezen voor diagnostiek naar autisme.
C: Is de diagnose borderline weleens gevallen?
C: Dat u zichzelf een narcist noemt, vind ik nogal streng.
C: Uw dochter is bang dat u aan het dementeren bent.
C: U leest veel over PTSS, merk ik.
C: Wat zou het voor u betekenen als u autisme bleek te hebben?
C: Ik kan de vraag of u een eetstoornis heeft vandaag niet beantwoorden.
C: De verzekeraar wil weten of er een depressie is, maar daar ben ik nog niet uit.
C: Heeft u zich weleens laten testen op dyslexie?
C: zou je zelf zeggen dat je verslaafd bent
C: de school vermoedt adhd en daarom zitten jullie hier
C: ik snap dat je aan borderline denkt maar laten we eerst kijken wat er speelt
C: dat moeten we uitzoeken of het nou een burn-out is of een depressie
P: Heb ik dan een persoonlijkheidsstoornis? C: Dat vind ik na een half uur echt te vroeg.
P: Ik heb ook dyslexie denk ik. C: Is dat ooit onderzocht?
P: Ze noemen me hysterisch. Heb ik een histrionische stoornis? C: Wat denkt u zelf?
C: Wanneer kreeg u voor het eerst het idee dat u ADHD had?
C: Hoe zou u het vinden om onderzocht te worden op autisme?
C: Ik weet dat u denkt dat het een burn-out is.
C: U vroeg de vorige keer of u misschien bipolair bent.
C: Vandaag nemen we een interview af over persoonlijkheidsstoornissen.
C: Het is de vraag of dit nog een normale rouw is of al een depressie.
C: Als u zegt dat u depressief bent, wat bedoelt u dan?
C: Ik verwijs u naar een centrum voor slaapstoornissen om narcolepsie te laten onderzoeken.
C: Voor de zekerheid wil ik een dementie uitsluiten.
C: Er loopt nog onderzoek naar een mogelijke bipolaire stoornis, daar kan ik nu niets over zeggen.
C: Vindt u zelf dat u een alcoholprobleem heeft, een verslaving?
C: Mag ik u een paar vragen stellen over dwangstoornissen?
C: Uw buurvrouw dacht aan een burn-out.
C: je hebt zelf opgeschreven dat je een sociale fobie hebt kun je daar iets over vertellen
C: heb je wel eens gedacht dat je een eetstoornis zou kunnen hebben
C: wij gaan hier onderzoeken of er sprake is van add
C: of je nou borderline hebt of niet we gaan eerst zorgen dat je weer slaapt
C: en dan wil je van mij horen of het ptss is dat weet ik gewoon nog niet
P: Ik ben autistisch, dat weet ik zeker. C: Hoe lang denkt u dat al?
P: Mijn kinderen vinden mij dement. C: Wat vindt u daar zelf van?
P: Ik las iets over adhd bij volwassenen. C: Wat herkende je daarin?
C: U zegt dat u een burn-out heeft. Wie heeft dat gezegd?
C: Heeft u ooit hulp gehad voor een verslaving?
C: Wij gaan onderzoeken of uw klachten passen bij PTSS.
C: De neuroloog gaat kijken of het epilepsie is.
C: Uw partner denkt dat u ADHD heeft, en u twijfelt.
C: Er is een wachtlijst voor het autismeonderzoek, dus dat duurt nog even.
C: u denkt aan slaapapneu dat kan maar dat moet eerst gemeten worden
C: is er ooit gezegd dat je dyslexie hebt
C: ik wil je doorsturen voor onderzoek naar autisme want ik weet het gewoon niet
P: Ik denk dat ik een bipolaire stoornis heb. C: Wat maakt dat u dat denkt?
P: Heb ik ptss? C: Dat kunnen we pas zeggen na het interview.
`;
