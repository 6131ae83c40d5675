/** How Dutch clinicians tell what the client has: `code kind` of what it states. Speakers: C clinician, P client, O other. */
export const dutchConclusions = `
C: DSM-5 classificatie: gegeneraliseerde angststoornis. Nevendiagnose: insomniestoornis. | F41.1 stated, F51.0 stated
C: Classificatie volgens DSM: F43.1 posttraumatische stressstoornis. | F43.1 stated
C: Op as één zetten we schizofrenie, paranoïde type. | F20.0 stated
C: Dat noemen wij in vaktermen een gegeneraliseerde angststoornis. | F41.1 stated
C: De officiële naam daarvoor is persisterende depressieve stoornis. | F34.1 stated
C: Zo'n patroon van eetbuien en braken, dat is boulimia nervosa. | F50.2 stated
C: Dat u niet meer alleen de straat op durft heet agorafobie. | F40.0 stated
C: Die stemmen, die achterdocht, dat past bij een psychose. | F29 stated
C: Het past allemaal bij een acute stressstoornis. | F43.0 stated
C: Ik vind dit een duidelijk geval van een aanpassingsstoornis. | F43.2 stated
C: U voldoet ruimschoots aan de criteria voor een stoornis in het gebruik van cannabis. | F12.2 stated
C: Je voldoet aan zeven van de negen criteria, dus dan spreken we van een borderline persoonlijkheidsstoornis. | F60.3 stated
C: Van de negen criteria voor een depressie heeft u er acht. | F32.9 stated
C: Met deze score en het verhaal dat u vertelt is de diagnose depressie wel duidelijk. | F32.9 stated
C: De diagnose staat vast: schizofrenie. | F20.9 stated
C: De diagnose is en blijft borderline. | F60.3 stated
C: We houden de diagnose ADHD aan. | F90.0 stated
C: We hebben de diagnose PTSS vandaag bevestigd. | F43.1 stated
C: Uit het neuropsychologisch onderzoek komt een beperkte neurocognitieve stoornis naar voren. | F06.7 stated
C: Uit de testen blijkt een lichte verstandelijke beperking. | F70 stated
C: Het onderzoek bevestigt wat we dachten: autisme. | F84.0 stated
C: Het klopt, u heeft inderdaad PTSS. | F43.1 stated
P: Dus ik ben gewoon verslaafd? C: Ja, u heeft een alcoholverslaving. | F10.2 stated
P: Heb ik dan een depressie? C: Ja, ik denk dat u een depressie heeft. | F32.9 working
P: Is dit nou een burn-out? C: Nee, dit is een depressie. | F32.9 stated
P: Is het ADHD? C: Ja. | F90.0 stated
P: Hoe heet dat? C: Dat heet trichotillomanie. | F63.3 stated
P: Wat is er met me aan de hand? C: Een paniekstoornis. | F41.0 stated
O: Is mijn moeder dement? C: Ja, uw moeder heeft vasculaire dementie. | F01.9 stated
O: Heeft hij autisme? C: Ja, hij heeft autisme. | F84.0 stated
O: Hoe noemt u dat wat ze heeft? C: Een reactieve hechtingsstoornis. | F94.1 stated
C: D.d. depressieve stoornis, aanpassingsstoornis. | F32.9 working, F43.2 working
C: DD: bipolaire stoornis, borderline. | F31.9 working, F60.3 working
C: Differentiaaldiagnostisch denk ik aan een psychose bij cannabisgebruik of schizofrenie. | F12.5 working, F20.9 working
C: Werkdiagnose ADHD, nader te onderzoeken. | F90.0 working
C: Als werkdiagnose hanteren we een depressieve stoornis. | F32.9 working
C: Mijn eerste indruk is dat het om een sociale angststoornis gaat. | F40.1 working
C: Ik heb een sterk vermoeden van autisme. | F84.0 working
C: Het lijkt me het meest op een dissociatieve stoornis. | F44.9 working
C: Ik vermoed dat u een bipolaire stoornis heeft. | F31.9 working
C: Waarschijnlijk gaat het om een delier. | F05.9 working
C: Dit zou heel goed een dementie kunnen zijn, daar gaan we vooralsnog van uit. | F03 working
C: U bent bij ons bekend met schizofrenie. | F20.9 earlier
C: U bent al jaren bekend met een bipolaire stoornis type 1. | F31.9 earlier
C: In uw dossier lees ik dat u PTSS heeft. | F43.1 earlier
C: Bij u is in 2015 ADHD vastgesteld. | F90.0 earlier
C: U heeft in het verleden de diagnose borderline gekregen. | F60.3 earlier
C: Voorgeschiedenis: recidiverende depressieve stoornis. | F33.9 earlier
C: U heeft van de psychiater de diagnose OCS gekregen. | F42.9 earlier
C: Zoals bekend heeft u een schizoaffectieve stoornis. | F25.9 earlier
C: Uw psychose is nu goed onder controle. | F29 stated
C: De manie is aan het afnemen. | F30.1 stated
C: Doordat je autisme hebt, kosten sociale situaties je veel energie. | F84.0 stated
C: Omdat u een angststoornis heeft, vermijdt u die plekken. | F41.9 stated
C: Dat komt doordat u een eetstoornis heeft. | F50.9 stated
C: Dat is typisch je ADHD. | F90.0 stated
C: Dat is je borderline die dan opspeelt. | F60.3 stated
C: Dat hoort bij de PTSS die je hebt. | F43.1 stated
C: Iemand met jouw autisme heeft daar veel last van. | F84.0 stated
C: Met een depressie zoals die van u is werken nu niet haalbaar. | F32.9 stated
C: Zo'n depressie als u heeft gaat niet vanzelf over. | F32.9 stated
C: Ik kan u vertellen dat u geen bipolaire stoornis heeft, maar wel een borderline persoonlijkheidsstoornis. | F60.3 stated
C: Het is geen depressie maar een aanpassingsstoornis. | F43.2 stated
C: Geen PTSS, wel een acute stressstoornis. | F43.0 stated
C: Eerst dachten we aan een burn-out, maar het is toch een depressie. | F32.9 stated
C: De huisarts dacht aan een burn-out, maar ik denk dat het een depressie is. | F32.9 working
C: Uw huisarts heeft u verwezen met de vraag ADHD, en ja, dat heeft u. | F90.0 stated
C: U bent verslaafd aan cocaïne, dat moeten we onder ogen zien. | F14.2 stated
C: U bent afhankelijk van benzodiazepines. | F13.2 stated
C: Je hebt een gameverslaving, zo noem ik het maar gewoon. | null stated
C: Er is bij meneer sprake van een uitgebreide neurocognitieve stoornis. | F03 stated
C: Mevrouw heeft een ernstige depressie met psychotische kenmerken. | F32.3 stated
C: Betrokkene lijdt aan een waanstoornis. | F22.0 stated
C: Cliënt heeft een stoornis in het gebruik van opioïden. | F11.2 stated
C: Patiënte is gediagnosticeerd met anorexia nervosa, purgerende type. | F50.0 stated
C: Ik rapporteer: cliënte, 23 jaar, met een dissociatieve identiteitsstoornis. | F44.8 stated
C: We gaan het vandaag hebben over uw diagnose: een paniekstoornis met agorafobie. | F40.0 stated
C: Vandaag wil ik de uitslag met je bespreken. Je hebt dyslexie en ADHD. | F81.0 stated, F90.0 stated
C: Ik ga u uitleggen wat u heeft. U heeft een functioneel neurologische stoornis. | F44.4 stated
C: Kijk, u heeft een depressie, en bij een depressie hoort dat u slecht slaapt. | F32.9 stated
C: Schrik niet van het woord, maar u heeft een persoonlijkheidsstoornis. | F60.9 stated
C: Het heeft een naam, en die naam is PTSS. | F43.1 stated
C: Bovenop de ADHD is er een stemmingsstoornis. | F90.0 stated, F39 stated
C: Er speelt meer dan alleen de autisme, er is ook een depressie. | F84.0 stated, F32.9 stated
C: Daarbij komt een stoornis in cannabisgebruik. | F12.2 stated
C: Tevens is er sprake van een afhankelijke persoonlijkheidsstoornis. | F60.7 stated
C: Comorbide: ADHD. | F90.0 stated
C: Verder ADHD en autisme. | F90.0 stated, F84.0 stated
C: U heeft twee dingen: een angststoornis en een verslaving aan alcohol. | F41.9 stated, F10.2 stated
C: We behandelen twee stoornissen, de PTSS en de verslaving aan cannabis. | F43.1 stated, F12.2 stated
C: Ik geef u de diagnose chronische insomnie. | F51.0 stated
C: Ik noem het toch een dwangstoornis. | F42.9 stated
C: Ik durf nu wel te zeggen dat het een bipolaire stoornis is. | F31.9 stated
C: We mogen nu wel stellen dat u schizofrenie heeft. | F20.9 stated
C: Ik ben er vrij zeker van dat dit genderdysforie is. | F64.0 working
C: De GZ-psycholoog en ik zijn het eens: autisme niveau 1. | F84.0 stated
C: Volgens het team heeft u een vermijdende persoonlijkheidsstoornis. | F60.6 stated
C: Mijn collega heeft bij u een PTSS vastgesteld en daar ga ik in mee. | F43.1 stated
C: U krijgt een verwijzing naar het ziekenhuis vanwege uw anorexia. | F50.0 stated
C: Ik verwijs u door naar de verslavingszorg vanwege de alcoholverslaving. | F10.2 stated
C: Ik meld u aan bij het FACT-team in verband met uw schizofrenie. | F20.9 stated
C: De psychose-episode die u nu doormaakt vraagt om rust. | F29 stated
C: De rouw is vastgelopen, er is sprake van een persisterende complexe rouwstoornis. | null stated
C: U zit midden in een manische episode. | F30.1 stated
C: U heeft last van een postpartumdepressie. | F53.0 stated
C: U kampt met een forse sociale fobie. | F40.1 stated
C: U heeft te maken met een gokverslaving. | F63.0 stated
C: Wat ik zie is iemand met een duidelijke depressie. | F32.9 stated
C: Ik zie een jonge vrouw met een eetstoornis. | F50.9 stated
C: Dit is nou wat we een conversiestoornis noemen. | F44.4 stated
C: Ik zet in de verwijzing dat u PTSS heeft. | F43.1 stated
C: Voor de verzekering zet ik er depressieve stoornis op. | F32.9 stated
C: Ik registreer het als aanpassingsstoornis. | F43.2 stated
C: Als reden van opname: manische ontregeling bij een bipolaire stoornis. | F31.1 stated
C: Reden van opname was een psychose, en die is er nog. | F29 stated
C: De depressie is nog niet over. | F32.9 stated
C: Je hebt nog steeds een eetstoornis, ook al ben je op gewicht. | F50.9 stated
C: U heeft een milde vorm van autisme. | F84.0 stated
C: Het gaat om een lichte vorm van dementie. | F03 stated
C: Een ernstige depressie, dat is wat u heeft. | F32.2 stated
C: Ik wil het eerst over je ADHD hebben. | F90.0 stated
C: Je ADHD-medicatie werkt goed bij je ADHD. | F90.0 stated
C: Bij jouw autisme past een rustige werkplek. | F84.0 stated
C: Bij uw type depressie werkt ECT het best. | F32.9 stated
C: Het is belangrijk dat uw omgeving weet dat u PTSS heeft. | F43.1 stated
C: Het is niet uw schuld, u heeft een ziekte, schizofrenie. | F20.9 stated
C: Mensen zoals u, met een angststoornis, doen dat vaker. | F41.9 stated
C: u drinkt iedere dag een fles wijn en u krijgt trillingen als u stopt dus dit is een alcoholverslaving | F10.2 stated
C: met alles wat je net vertelt en wat er uit de lijsten komt heb je gewoon een depressie | F32.9 stated
C: we hebben de diva gedaan en je moeder gebeld en je hebt adhd | F90.0 stated
C: ja als ik zo naar je luister en naar de vragenlijsten kijk dan heb je een sociale fobie | F40.1 stated
C: nou goed dan zijn we eruit het is een bipolaire stoornis type twee | F31.8 stated
C: wat er gebeurt als je in de supermarkt staat dat is een paniekaanval en dat maakt dat je een paniekstoornis hebt | F41.0 stated
C: je was altijd al druk op school en dat is nu nog zo dus je voldoet aan de criteria van adhd | F90.0 stated
C: uw vrouw zegt dat u verandert en de testen laten het ook zien het is alzheimer | F00.9 stated
C: je moeder had ook last van somberheid maar jij hebt een echte depressie | F32.9 stated
C: de vorige behandelaar hield het op een burnout maar ik stel vandaag een depressieve stoornis vast | F32.9 stated
C: ik heb met de psychiater overlegd en wij vinden allebei dat dit een psychose is | F29 stated
C: mensen om u heen maken zich zorgen en terecht want u heeft anorexia | F50.0 stated
C: als je dat zo bij elkaar optelt kom je uit op borderline | F60.3 stated
C: ik weet dat je bang was voor deze uitslag maar het is schizofrenie | F20.9 stated
C: toen u hier kwam wist u niet wat u had en nu weten we dat het ptss is | F43.1 stated
C: u vroeg of het adhd kon zijn en dat is het ook | F90.0 stated
C: we noemen dat een dwangstoornis en dat is goed te behandelen | F42.9 stated
C: dus om het samen te vatten u heeft een depressie en daarnaast een angststoornis | F32.9 stated, F41.9 stated
C: goed dan ga ik even dicteren patient is een man van vijftig met een recidiverende depressie | F33.9 stated
C: even voor het verslag bij deze mevrouw is sprake van een posttraumatische stressstoornis | F43.1 stated
C: en omdat het al langer dan een half jaar duurt noemen we het een gegeneraliseerde angststoornis | F41.1 stated
C: dat je steeds moet controleren of het gas uit is dat is ocd | F42.9 stated
C: u bent de laatste weken nauwelijks buiten geweest en dat komt door de agorafobie die u heeft | F40.0 stated
C: je slaapt niet je praat snel je geeft veel geld uit je bent manisch dit is een manie | F30.1 stated
C: Als ik kijk naar wat u vertelt over vroeger en over nu, dan voldoet u aan de criteria voor PTSS. | F43.1 stated
C: Hoewel uw huisarts dacht aan een burn-out, is er wat ons betreft sprake van een depressieve stoornis. | F32.9 stated
C: U bent door de huisarts verwezen met de vraag of er sprake is van autisme, en na het onderzoek kunnen we dat bevestigen. | F84.0 stated
C: U scoorde hoog op de vragenlijst, en het gesprek van vandaag maakt duidelijk dat u een depressie heeft. | F32.9 stated
C: De vragenlijsten, het gesprek met uw partner en de observaties wijzen allemaal op ADHD. | F90.0 working
C: Veel mensen schrikken ervan, maar u heeft een eetstoornis. | F50.9 stated
C: Het kan zijn dat u er anders over denkt, maar volgens ons heeft u een stoornis in het gebruik van alcohol. | F10.2 stated
C: Ik begrijp dat u dat moeilijk vindt om te horen, maar wat u heeft is schizofrenie. | F20.9 stated
C: Wat u net beschreef, dat gevoel dat u buiten uzelf staat, dat heet een depersonalisatiestoornis. | F48.1 stated
C: Ik wil niet om de hete brij heen draaien: het is een borderline persoonlijkheidsstoornis. | F60.3 stated
C: Dat u niet kunt stoppen met gokken is geen zwakte, u heeft een gokstoornis. | F63.0 stated
C: Om voor vergoeding in aanmerking te komen moet ik een diagnose stellen, en dat is een aanpassingsstoornis. | F43.2 stated
C: Ik heb lang getwijfeld, maar ik kies toch voor de diagnose ADHD. | F90.0 stated
C: Er is niet alleen sprake van een depressie maar ook van een persoonlijkheidsstoornis. | F32.9 stated, F60.9 stated
C: Zonder behandeling wordt de depressie die u heeft alleen maar erger. | F32.9 stated
C: De reden dat u zo moe bent is dat u een depressie heeft. | F32.9 stated
C: Wij zien in uw verhaal een patroon dat hoort bij een vermijdende persoonlijkheidsstoornis. | F60.6 stated
C: U heeft, zoals we vorige week bespraken, een dissociatieve identiteitsstoornis. | F44.8 stated
C: Een diagnose die daar goed bij past, en die ik ook stel, is een sociale angststoornis. | F40.1 stated
C: Het beeld dat naar voren komt is dat van een ernstige depressieve episode. | F32.2 stated
C: Het klinkt misschien zwaar, maar dit is een verslaving aan cocaïne. | F14.2 stated
C: Ik heb nieuws: het is officieel ADHD. | F90.0 stated
C: Officieel heet het nu een autismespectrumstoornis. | F84.0 stated
C: U krijgt van mij de diagnose depressieve stoornis. | F32.9 stated
C: Bij u is de conclusie gegeneraliseerde angststoornis. | F41.1 stated
C: We komen uit op een combinatie van ADHD en een stemmingsstoornis. | F90.0 stated, F39 stated
C: Hij heeft, en daar zijn we het als team over eens, een psychotische stoornis. | F29 stated
C: Ik leg het even uit: bij jou staat PTSS op de voorgrond. | F43.1 stated
C: Op de voorgrond staat een depressieve stoornis. | F32.9 stated
C: Voor nu is de angststoornis het belangrijkste. | F41.9 stated
C: We pakken eerst de verslaving aan alcohol aan, daarna de PTSS. | F10.2 stated, F43.1 stated
C: De PTSS staat voorop in de behandeling. | F43.1 stated
C: De therapie voor uw PTSS begint volgende week. | F43.1 stated
C: Ik verhoog de lithium vanwege de bipolaire stoornis. | F31.9 stated
C: Quetiapine blijft zo, gezien de schizofrenie. | F20.9 stated
C: Ik schrijf methylfenidaat voor voor uw ADHD. | F90.0 stated
C: U gebruikt de paroxetine voor de paniekstoornis. | F41.0 stated
C: Naltrexon kan u helpen bij uw alcoholverslaving. | F10.2 stated
C: U komt in aanmerking voor EMDR omdat u PTSS heeft. | F43.1 stated
C: Met uw diagnose, schizofrenie, heeft u recht op begeleiding. | F20.9 stated
C: De uitslag van het onderzoek is binnen en die is duidelijk: dementie. | F03 stated
C: Het is dus echt dementie, helaas. | F03 stated
O: Hij vergeet alles. C: Dat past bij de dementie die we bij uw vader hebben vastgesteld. | F03 stated
`;
