/** What clinicians say, and what it states: `code kind`, nothing for none. Speakers: C clinician, P client, O other. */
export const dutchCases = `
stated | C: U heeft een depressieve stoornis, matig ernstig. | F32.1 stated
stated | C: Ik stel de diagnose posttraumatische stressstoornis. | F43.1 stated
stated | C: Alles bij elkaar genomen voldoet u aan de criteria voor een gegeneraliseerde angststoornis. | F41.1 stated
stated | C: Er is sprake van een recidiverende depressieve stoornis, ernstig, met psychotische kenmerken. | F33.3 stated
stated | C: Mijn conclusie is dat het om een paniekstoornis gaat, met agorafobie. | F41.0 stated, F40.0 stated
stated | C: Uit het onderzoek komt naar voren dat je ADHD hebt, het gecombineerde beeld. | F90.0 stated
stated | C: We hebben het dus over een borderline persoonlijkheidsstoornis. | F60.3 stated
stated | C: De diagnose die we stellen is een obsessieve-compulsieve stoornis, vooral dwanghandelingen. | F42.1 stated
stated | C: Dit beeld past bij een aanpassingsstoornis. | F43.2 stated
stated | C: Wat u beschrijft noemen we een sociale angststoornis. | F40.1 stated
stated | C: Het is een bipolaire stoornis, type 2. | F31.8 stated
stated | C: U lijdt aan een ernstige depressie. | F32.2 stated
stated | C: Je hebt autisme, dat is de uitkomst van het onderzoek. | F84.0 stated
stated | C: Ik classificeer dit als een ongespecificeerde persoonlijkheidsstoornis. | F60.9 stated
stated | C: Naast de PTSS is er een stoornis in alcoholgebruik, licht. | F43.1 stated, F10.1 stated
stated | C: Dan de uitslag. P: Ja? C: Een paniekstoornis. | F41.0 stated
stated | C: Diagnostisch: dysthymie. | F34.1 stated
stated | C: Uw depressie is in remissie, en het was een recidiverende. | F32.9 stated
stated | C: Recidiverende depressieve stoornis, momenteel in volledige remissie. | F33.4 stated
stated | C: Met je ADHD is zo'n kantoortuin lastig. | F90.0 stated
stated | C: De burn-out vraagt nog rust. | Z73.0 stated
stated | C: Ik zie een depressie. Matig ernstig, eenmalige episode. | F32.1 stated
stated | C: U hebt een depressie, herkent u dat? | F32.9 stated
stated | C: Bij u is anorexia nervosa vastgesteld. | F50.0 stated
stated | C: De bipolaire stoornis is op dit moment stabiel. | F31.7 stated
stated | C: Dit is geen twijfelgeval meer, u heeft schizofrenie. | F20.9 stated
stated | C: We gaan u behandelen voor uw dwangstoornis. | F42.9 stated
stated | C: De klachten zie ik in het kader van een complexe PTSS. | F43.1 stated
stated | C: Je somberheid en slaapproblemen passen bij een depressieve episode, licht van ernst. | F32.0 stated
stated | C: U heeft hoge bloeddruk en diabetes type 2. | I10 stated, E11.9 stated
stated | C: Bij jou gaat het om een eetbuistoornis. | F50.8 stated
stated | C: Onze bevinding luidt: stoornis in het gebruik van cannabis, ernstig. | F12.2 stated
stated | O: Wat heeft hij nou? C: Uw zoon heeft een middenoorontsteking. | H66.9 stated
stated | P: Is het dan toch ADHD? C: Ja, het is ADHD. | F90.0 stated
excluded | C: Het is geen PTSS. |
excluded | C: Ik denk niet dat u een bipolaire stoornis heeft. |
excluded | C: Een depressie zie ik nu niet. |
excluded | C: U voldoet niet aan de criteria voor ADHD. |
excluded | C: Autisme hebben we met het onderzoek uitgesloten. |
excluded | C: Er zijn onvoldoende aanwijzingen voor een persoonlijkheidsstoornis. |
excluded | C: Geen depressie, angststoornis of psychose. |
excluded | C: Van een eetstoornis is geen sprake. |
excluded | C: Voor een manische episode vind ik het niet ernstig genoeg. |
excluded | C: Schizofrenie is het gelukkig niet. |
excluded | C: De diagnose ADHD kan ik niet stellen. |
excluded | C: Ik sluit een bipolaire stoornis uit. |
corrected | C: Het is niet bipolair maar borderline. | F60.3 stated
corrected | C: In de brief staat dysthymie, dat klopt niet. |
corrected | C: In uw dossier staat een schizofrenie. Die diagnose klopt niet meer. |
corrected | C: Ik dacht eerst aan een depressie, maar het is een burn-out. | Z73.0 stated
corrected | C: Het is geen paniekstoornis, wel een sociale fobie. | F40.1 stated
corrected | C: Dit is meer een aanpassingsstoornis dan een depressie. | F43.2 stated
corrected | C: U hebt een paniekstoornis, nee, sorry, een gegeneraliseerde angststoornis. | F41.1 stated
corrected | C: De eerdere diagnose borderline laat ik los, het gaat om PTSS. | F43.1 stated
corrected | C: Ik vermoed ADHD. P: O. C: Nu ik de uitslag zie: het is geen ADHD. |
corrected | C: We wijzigen de diagnose van aanpassingsstoornis naar depressieve stoornis. | F32.9 stated
relative | C: Uw moeder heeft een bipolaire stoornis. |
relative | C: Dus bij je broer is ADHD vastgesteld. |
relative | C: U heeft een zus met schizofrenie. |
relative | C: Depressie komt bij u in de familie voor. |
relative | C: Je vader was alcoholist, hij had ook een depressie. |
relative | P: Mijn zus zit in een kliniek. C: Ja, zij heeft anorexia. |
relative | C: Sinds het overlijden van uw man heeft u een depressie. | F32.9 stated
relative | C: Net als uw moeder heeft u een paniekstoornis. | F41.0 stated
past | C: Vroeger is bij u gedacht aan ADHD. |
past | C: Destijds dacht men aan schizofrenie. |
past | C: U bent bekend met een bipolaire stoornis. | F31.9 earlier
past | C: In 2016 is bij u de diagnose PTSS gesteld. | F43.1 earlier
past | C: Eerder is een borderline persoonlijkheidsstoornis vastgesteld door uw vorige behandelaar. | F60.3 earlier
past | C: U kreeg op uw achttiende de diagnose ADHD. | F90.0 earlier
past | C: In de voorgeschiedenis een eetstoornis. | F50.9 earlier
past | C: Toen was er een depressie, maar die is voorbij. |
past | C: U heeft in uw studententijd een burn-out gehad. |
past | C: Als kind had je een angststoornis. |
working | C: Mijn werkdiagnose is een depressieve stoornis. | F32.9 working
working | C: Ik denk in de richting van ADHD. | F90.0 working
working | C: Er is een vermoeden van een autismespectrumstoornis. | F84.0 working
working | C: Differentiaaldiagnostisch denk ik aan een bipolaire stoornis en een borderline persoonlijkheidsstoornis. | F31.9 working, F60.3 working
working | C: Waarschijnlijk is het een paniekstoornis, maar dat wil ik nog nader onderzoeken. | F41.0 working
working | C: Het lijkt op een dwangstoornis. | F42.9 working
working | C: Voorlopig gaan we uit van een aanpassingsstoornis. | F43.2 working
working | C: Alles wijst op PTSS. | F43.1 working
working | C: Ik verdenk u van een beginnende dementie. | F03 working
working | C: Ik denk dat u een sociale fobie heeft. | F40.1 working
working | C: Mogelijk een schizoaffectieve stoornis. | F25.9 working
working | C: Ik vermoed dat hier ADHD speelt. P: Denkt u? C: Ja. De diagnose is ADHD. | F90.0 stated
asked | C: Heeft u ooit een depressie gehad? |
asked | C: Denkt u zelf dat het ADHD is? |
asked | C: Is er weleens een bipolaire stoornis vastgesteld? |
asked | C: Ik wil graag weten of er sprake is van autisme. |
asked | C: Diabetes, daar slikt u metformine voor, klopt dat? |
asked | C: We gaan onderzoeken of u ADHD heeft. |
asked | C: De huisarts vraagt of het een depressie is. |
client | P: Ik heb volgens mij borderline. C: Borderline, oké. |
client | P: Ik heb PTSS. |
client | C: U denkt zelf dat u een burn-out heeft. |
client | C: Je herkent je in ADHD, zeg je. |
client | C: U was bang voor een psychose. |
client | C: Uw man vindt dat u een depressie heeft. |
symptom | C: U bent somber, slaapt slecht en u heeft weinig energie. |
symptom | C: Ik hoor veel angst en depressieve klachten. |
symptom | C: Je hebt borderline trekken. |
symptom | C: Er zijn kenmerken van ADHD. |
general | C: Mensen met een depressie slapen vaak slecht. |
general | C: Bij PTSS helpt EMDR vaak goed. |
general | C: ADHD is een ontwikkelingsstoornis. |
general | C: Ik geef u een folder over de paniekstoornis mee. |
general | C: Er is een groep voor mensen met autisme. |
list | C: Op de depressievragenlijst scoort u achttien. |
list | C: Depressie vier, angst zes. |
list | C: We nemen de ADHD-vragenlijst af. |
supposed | C: Als het ADHD is, dan kunnen we medicatie proberen. |
supposed | C: Stel dat u een bipolaire stoornis heeft, dan is lithium een optie. |
supposed | C: Het zou ook een burn-out kunnen zijn. |
supposed | C: Om een schildklierprobleem en bloedarmoede uit te sluiten prikken we bloed. |
medicine | C: Quetiapine wordt ook gegeven bij schizofrenie. |
medicine | C: Sertraline is een middel tegen depressie. |
medicine | C: De lithium verkleint de kans op een manie. |
working | C: Werkdiagnose: PTSS. | F43.1 working
working | C: DD depressie, dysthymie. | F32.9 working, F34.1 working
working | C: We denken op dit moment aan een somatisch-symptoomstoornis. | F45.1 working
working | C: Er zijn sterke vermoedens van ADHD. | F90.0 working
working | C: Voorlopige diagnose is paniekstoornis. | F41.0 working
working | C: Ik ga uit van een depressie tot het tegendeel blijkt. | F32.9 working
past | C: Uw eerdere diagnose schizofrenie handhaven we. | F20.9 earlier
past | C: Je hebt al langer de diagnose ADHD. | F90.0 earlier
past | C: In 2019 kreeg u van de psychiater het label bipolair. | F31.9 earlier
past | C: U bent bekend met recidiverende depressies. | F33.9 earlier
past | C: Zoals bekend heeft u een borderline persoonlijkheidsstoornis. | F60.3 earlier
past | C: Uit de brief van uw vorige behandelaar maak ik op dat u bekend bent met anorexia nervosa. | F50.0 earlier
nothing | C: Ik vind het te vroeg om van een depressie te spreken. |
nothing | C: De diagnose PTSS wordt niet gesteld. |
nothing | C: U heeft geen stoornis in het gebruik van alcohol. |
nothing | C: De diagnose borderline is niet bevestigd. |
nothing | C: ADHD is niet aangetoond. |
nothing | C: Dit zijn normale reacties, geen acute stressstoornis. |
nothing | C: U voldoet net niet aan de criteria van een paniekstoornis. |
nothing | C: Een bipolaire stoornis lijkt me onwaarschijnlijk. |
nothing | C: Het beeld past niet bij schizofrenie. |
nothing | C: Bij uw moeder is destijds Alzheimer vastgesteld. |
nothing | C: Uw tante en uw oma hadden schizofrenie. |
nothing | C: Jouw partner heeft dus borderline en daar loop jij op stuk. |
nothing | C: Uw zoon van tien heeft ADHD, vertelde u. |
nothing | C: Ooit is er gesproken over een mogelijke bipolaire stoornis. |
nothing | C: Een vorige therapeut vermoedde autisme. |
nothing | C: In het verleden is wel eens aan borderline gedacht, maar dat is nooit bevestigd. |
nothing | C: Bent u bekend met een depressie? |
nothing | C: Zou u zeggen dat u een angststoornis heeft? |
nothing | C: En is er ooit over ADHD gesproken? |
nothing | C: U vertelde dat u volgens uzelf een burn-out heeft. |
nothing | C: Ik hoor u zeggen dat u denkt aan borderline. |
nothing | C: U bent ervan overtuigd dat u ADHD heeft. |
nothing | C: Hier heeft u informatie over de bipolaire stoornis. |
nothing | C: De BDI is een lijst voor depressie, u scoort 24. |
nothing | C: Op de subschaal angststoornis scoort u gemiddeld. |
nothing | C: Indien er sprake is van een psychose nemen we u op. |
nothing | C: Bij een depressie zie je vaak slaapproblemen. |
nothing | C: Een paniekstoornis ontwikkelt zich vaak na stress. |
nothing | C: Citalopram is geregistreerd voor depressie en paniekstoornis. |
nothing | C: Concerta wordt voorgeschreven bij ADHD. |
nothing | C: U bent gespannen, prikkelbaar en u slaapt slecht. |
nothing | C: Ik zie autistische trekken. |
stated | C: Geen PTSS maar een aanpassingsstoornis. | F43.2 stated
stated | C: De verwijzer schreef depressie, maar ik kom op een persisterende depressieve stoornis. | F34.1 stated
stated | C: Ik heb net paniekstoornis gezegd, dat moet zijn agorafobie. | F40.0 stated
stated | C: ADHD is het niet, het is autisme. | F84.0 stated
stated | C: Dus u heeft een depressie. | F32.9 stated
stated | C: Dan heb je dus ADHD. | F90.0 stated
stated | C: Helaas moet ik u vertellen dat u de ziekte van Alzheimer heeft. | F00.9 stated
stated | C: Ik moet u zeggen dat het om dementie gaat. | F03 stated
stated | C: Het team is unaniem: dit is een schizoaffectieve stoornis. | F25.9 stated
stated | C: Daarmee voldoe je aan ADHD. | F90.0 stated
stated | C: Jij hebt, net als je broer, autisme. | F84.0 stated
stated | C: We noemen dit in ons vak een conversiestoornis. | F44.4 stated
stated | C: Uw angsten vallen onder de gegeneraliseerde angststoornis. | F41.1 stated
stated | C: Dat maakt de diagnose PTSS compleet. | F43.1 stated
stated | C: Deze klachten zijn het gevolg van een paniekstoornis. | F41.0 stated
stated | C: Vanuit uw borderline persoonlijkheidsstoornis is dat te begrijpen. | F60.3 stated
stated | C: We zitten hier vanwege je eetstoornis. | F50.9 stated
stated | C: Je bent hier voor je OCS. | F42.9 stated
stated | C: Patiënt voldoet aan de DSM-5-criteria voor een depressieve stoornis, recidiverend, licht. | F33.0 stated
stated | C: Ik durf de diagnose ADHD nu wel te stellen. | F90.0 stated
nothing | C: Ik durf de diagnose ADHD nog niet te stellen. |
nothing | C: Ik aarzel om het een depressie te noemen. |
nothing | C: Het is maar de vraag of dit PTSS is. |
nothing | C: We weten nog niet of je autisme hebt. |
`;
