/** More of how clinicians tell what the client has, in talks and in speech without marks. */
export const moreDutchConclusions = `
O: Is het nou borderline of niet? C: Het is borderline. | F60.3 stated
O: Wat is er met haar? C: Uw dochter heeft anorexia, mevrouw. | F50.0 stated
O: Dus mijn kind is autistisch? C: Klopt, jullie dochter heeft autisme. | F84.0 stated
P: Ik dacht dat het ADHD was. C: Dat dacht ik eerst ook, maar het is PTSS. | F43.1 stated
P: Mijn broer is schizofreen. C: Dat weet ik, en u heeft zelf een schizoaffectieve stoornis. | F25.9 stated
P: Dus ik ben gek? C: Nee, u bent niet gek, u heeft een psychose. | F29 stated
P: En wat is nou de conclusie? C: De conclusie is PTSS met daarnaast een depressie. | F43.1 stated, F32.9 stated
P: Kunt u het opschrijven? C: Zeker. Gegeneraliseerde angststoornis, zo heet het. | F41.1 stated
P: Ben ik verslaafd? C: Ik vind van wel. Het is een stoornis in het gebruik van cannabis. | F12.2 stated
P: Ik ben gewoon moe. C: Het is meer dan moeheid, het is een depressie. | F32.9 stated
C: Goedemiddag, neemt u plaats. Vandaag zouden we de uitslag bespreken. P: Ja, ik ben wel zenuwachtig. C: Dat snap ik. Ik val maar met de deur in huis: wij denken dat er bij u sprake is van autisme. | F84.0 working
C: U heeft de afgelopen weken drie gesprekken gehad. Wat daaruit komt is een persoonlijkheidsstoornis met vooral vermijdende en afhankelijke trekken. | F60.9 stated
C: We zien elkaar nu een half jaar voor uw paniekstoornis. Hoe kijkt u daarop terug? | F41.0 stated
C: Je bent hier natuurlijk voor je eetstoornis. P: Ja. C: Hoe ging het eten deze week? | F50.9 stated
C: Mevrouw komt op controle in verband met een bipolaire stoornis, al jaren stabiel op lithium. | F31.9 stated
C: Status: man, 58, alcoholafhankelijkheid, gestopt sinds drie weken. | F10.2 stated
C: Deze jongeman heeft ADHD en een oppositionele stoornis. | F90.0 stated, F91.3 stated
C: Het is belangrijk dat je leert leven met je autisme. | F84.0 stated
C: Wat jij dwanggedachten noemt, noemen wij een obsessieve-compulsieve stoornis. | F42.9 stated
C: U hebt last van wat wij een aanpassingsstoornis noemen. | F43.2 stated
C: Ik heb de indruk dat hier een sociale fobie speelt. | F40.1 working
C: Ik ga ervan uit dat dit een depressie is. | F32.9 working
C: Het beeld past het best bij een dementie van het Alzheimertype. | F00.9 stated
C: De MRI en het NPO samen maken de diagnose vasculaire dementie zeker. | F01.9 stated
C: Hij is delirant, er is sprake van een delier bij een urineweginfectie. | F05.9 stated, N39.0 stated
C: Er is een recidief van de depressie, matig ernstig. | F33.1 stated
C: Uw depressie is terug. | F32.9 stated
C: U zit weer in een depressie. | F32.9 stated
C: Je bent opnieuw psychotisch, dit is je derde psychose. | F29 stated
C: U bent hypomaan op dit moment, dat hoort bij uw bipolaire stoornis. | F31.9 stated
C: Het is een combinatie van een angststoornis en een depressie. | F41.9 stated, F32.9 stated
C: Er zijn twee diagnoses: ADHD en een stoornis in het gebruik van cannabis. | F90.0 stated, F12.2 stated
C: Primair is er een PTSS, secundair een alcoholverslaving. | F43.1 stated, F10.2 stated
C: Als tweede diagnose noteer ik een slaapstoornis. | F51.9 stated
C: Behalve ADHD heb je ook dyslexie. | F90.0 stated, F81.0 stated
C: Je hebt niet alleen autisme, maar ook een angststoornis. | F84.0 stated, F41.9 stated
C: Zo werkt een dwangstoornis, en die heb jij. | F42.9 stated
C: PTSS, dat is wat dit is. | F43.1 stated
C: ADHD dus. P: Ik wist het. | F90.0 stated
C: Ja, een burn-out is het niet, het is een depressie. | F32.9 stated
C: Dus toch borderline. | F60.3 stated
C: De conclusie luidt dat u aan een waanstoornis lijdt. | F22.0 stated
C: Gezien het verloop en de hetero-anamnese stellen wij een schizoaffectieve stoornis vast. | F25.9 stated
C: Onze diagnose: conversiestoornis. | F44.4 stated
C: Uw aanvallen zijn geen epilepsie. Het zijn functionele aanvallen, PNEA noemen we dat. | F44.5 stated
C: Uw klachten vallen onder de noemer somatisch-symptoomstoornis. | F45.1 stated
C: Dit valt onder genderdysforie. | F64.0 stated
C: Je krijgt van ons het label ADHD. | F90.0 stated
C: Ik plak er het label aanpassingsstoornis op. | F43.2 stated
C: We houden het vooralsnog op een ongespecificeerde angststoornis. | F41.9 working
C: Ik hou het op een depressie. | F32.9 stated
C: Ik zit te denken aan een bipolaire stoornis. | F31.9 working
C: Een bipolaire stoornis is niet uit te sluiten. | F31.9 working
C: Het zou me niks verbazen als dit ADHD is. | F90.0 working
C: Alles wijst in de richting van een beginnende dementie. | F03 working
C: Vermoedelijk een kraambedpsychose, ik overleg met de psychiater. | F53.1 working
C: Met een aan zekerheid grenzende waarschijnlijkheid is dit schizofrenie. | F20.9 working
C: De werkdiagnose blijft voorlopig een psychotische stoornis NAO. | F29 working
C: U bent sinds 2010 bekend met een paniekstoornis. | F41.0 earlier
C: In het verleden is bij u een borderline persoonlijkheidsstoornis vastgesteld, en die diagnose blijft staan. | F60.3 earlier
C: Op uw zestiende heeft u de diagnose anorexia gekregen. | F50.0 earlier
C: U heeft al sinds uw jeugd ADHD. | F90.0 stated
C: Ik lees in de overdracht: bekend met schizofrenie, paranoïde type. | F20.0 earlier
C: De diagnose OCD is drie jaar geleden door collega De Vries gesteld. | F42.9 earlier
C: Uit eerder onderzoek kwam een lichte verstandelijke beperking. | F70 earlier
P: Ik slaap al maanden slecht. C: Chronische insomnie noemen we dat, en dat is wat u heeft. | F51.0 stated
P: Dus het zit tussen mijn oren? C: Nee hoor, u heeft een functioneel neurologische stoornis, dat is een echte aandoening. | F44.4 stated
P: Ik ben in Groningen onderzocht op autisme. C: Ja, en de uitslag was positief, u heeft autisme. | F84.0 stated
P: Wat zet u in de brief? C: Depressieve stoornis, matig, en PTSS. | F32.1 stated, F43.1 stated
P: En de diagnose? C: Die is gegeneraliseerde angststoornis. | F41.1 stated
P: Denkt u dat ik een depressie heb? C: Ja, dat denk ik wel. | F32.9 working
P: Is het dan toch schizofrenie? C: Ik ben bang van wel. | F20.9 stated
P: Noemt u dat een verslaving? C: Ja, dit noem ik een cannabisverslaving. | F12.2 stated
O: We maken ons zo'n zorgen om haar. C: Dat begrijp ik. Uw dochter heeft een ernstige vorm van anorexia. | F50.0 stated
O: Wat mankeert hem? C: Hij heeft een psychose. | F29 stated
O: Is dit nou die ADHD van hem? C: Ja, dat hoort bij zijn ADHD. | F90.0 stated
O: Mijn vrouw wordt steeds vergeetachtiger. C: We hebben gezien dat uw vrouw dementie heeft. | F03 stated
C: Casus: vrouw van 27 met borderline en een cocaïneverslaving. | F60.3 stated, F14.2 stated
C: DSM-classificatie: 1. PTSS, 2. stoornis in alcoholgebruik, matig. | F43.1 stated, F10.2 stated
C: Samengevat betreft het een 19-jarige student met een eerste psychose. | F29 stated
C: Beloop: depressie in gedeeltelijke remissie. | F32.9 stated
C: Beleid: lithium continueren bij bipolaire stoornis. | F31.9 stated
C: Evaluatie: dwangstoornis, verbeterd. | F42.9 stated
C: I.v.m. ADHD start methylfenidaat. | F90.0 stated
C: ivm paniekstoornis verwezen naar POH-GGZ | F41.0 stated
C: Vanwege zijn schizofrenie krijgt meneer depotmedicatie. | F20.9 stated
C: We starten met fluoxetine tegen de boulimia. | F50.2 stated
C: Uw angststoornis maakt dat u overal gevaar ziet. | F41.9 stated
C: Door de depressie heeft u nergens zin in. | F32.9 stated
C: Die somberheid komt door uw depressie. | F32.9 stated
C: De autisme-diagnose staat, daar twijfelen we niet aan. | F84.0 stated
C: We weten nu zeker dat het Gilles de la Tourette is. | F95.2 stated
C: Bij Tim is een taalontwikkelingsstoornis vastgesteld. O: Ja, dat vermoedden we al. | F80.9 stated
C: ja kijk dat herbeleven en die nachtmerries en dat je steeds op je hoede bent dat zijn klachten van ptss en die diagnose gaan we ook stellen | F43.1 stated
C: nou we hebben er in het team over gehad en we denken toch aan een bipolaire stoornis | F31.9 working
C: je bent nu drie maanden gestopt met drinken maar de alcoholverslaving blijft een kwetsbaarheid | F10.2 stated
C: het gaat niet om luiheid je hebt gewoon add en daar kun je niks aan doen | F90.0 stated
C: wat mij betreft is het duidelijk mevrouw heeft een persisterende depressieve stoornis | F34.1 stated
C: de diagnose die ik erop plak is ongespecificeerde angststoornis P: oke C: dan weet de huisarts het ook | F41.9 stated
C: Hij is bekend bij ons met een LVB en ADHD. | F70 earlier, F90.0 earlier
C: Deze brief is voor uw huisarts. Daarin staat dat u een matige depressie heeft en dat we starten met citalopram. | F32.1 stated
C: Diagnostische conclusie, punt een, ernstige stoornis in cocaïnegebruik. Punt twee, ADHD. | F14.2 stated, F90.0 stated
C: Anamnestisch en heteroanamnestisch past het geheel bij ADHD, onoplettende presentatie. | F90.0 stated
C: Psychiatrisch beeld: depressie met psychotische kenmerken, waarvoor ECT. | F32.3 stated
C: U hebt een angststoornis. Dat klinkt ernstig, maar het is goed te behandelen. | F41.9 stated
C: Uw zoon is onderzocht en heeft dyslexie. O: Dat dachten we al. | F81.0 stated
C: Wat bij haar speelt is selectief mutisme. O: Ja, op school zegt ze niks. | F94.0 stated
C: Ze heeft een hechtingsstoornis, dat zien we vaker na zo'n start. O: Ja. | F94.1 stated
C: Meneer heeft Korsakov. | F10.6 stated
C: Bij uw man zien we een frontotemporale dementie. O: Wat is dat? | F02.0 stated
C: Dus als ik u goed begrijp heeft u al jaren pleinvrees. | F40.0 stated
C: Nou, dat u zich steeds ziek voelt en overal controleert, dat is een ziekteangststoornis. | F45.2 stated
C: Je hebt een vorm van autisme die we vroeger Asperger noemden. | F84.5 stated
C: Je ADD, daar hebben we het vorige keer over gehad. | F90.0 stated
C: U heeft een bipolaire stoornis en die vraagt om een stemmingsstabilisator. | F31.9 stated
C: Al met al een duidelijke narcistische persoonlijkheidsstoornis. | F60.8 stated
C: Het gaat bij u om twee stoornissen tegelijk, een eetbuistoornis en een depressie. | F50.8 stated, F32.9 stated
C: Ik kan me vinden in de diagnose aanpassingsstoornis. | F43.2 stated
C: Die diagnose PTSS klopt. | F43.1 stated
C: De diagnose autisme is terecht gesteld. | F84.0 stated
C: Ik blijf bij mijn diagnose: een conversiestoornis. | F44.4 stated
C: We passen de diagnose aan: van depressie naar bipolaire stoornis. | F31.9 stated
C: Geen ADHD zoals we dachten maar een angststoornis. | F41.9 stated
C: Wij zien dit niet als een psychose maar als een dissociatieve stoornis. | F44.9 stated
C: Met medicatie is uw schizofrenie goed te behandelen. | F20.9 stated
C: Jij met je OCD, jij weet als geen ander hoe dat voelt. | F42.9 stated
C: Zoals je weet heb je een eetstoornis. | F50.9 stated
C: Zoals u zelf al dacht: het is ADHD. | F90.0 stated
C: U had gelijk, u heeft autisme. | F84.0 stated
C: Eindelijk een naam voor uw klachten: fibromyalgie en een somatisch-symptoomstoornis. | M79.7 stated, F45.1 stated
C: Even over uw diagnoses. U heeft PTSS, een depressie en een stoornis in het gebruik van alcohol. | F43.1 stated, F32.9 stated, F10.2 stated
C: Er is bij u een psychose door wiet geweest en die is er nog steeds. | F12.5 stated
C: Op dit moment bent u manisch-psychotisch, u heeft een manie. | F30.1 stated
C: Die dwang, die controles, het tellen: OCD. | F42.9 stated
C: Wij classificeren dit als F60.3, borderline persoonlijkheidsstoornis. | F60.3 stated
C: F33.1, recidiverende depressie, matig. | F33.1 stated
C: Mevrouw De Boer, 71 jaar, depressie, opname dag vijf, slaapt beter. | F32.9 stated
C: Nieuwe patiënt: jongen van 15, anorexia, BMI 14. | F50.0 stated
C: Terugkoppeling huisarts: patiënt heeft een paniekstoornis, behandeling CGT gestart. | F41.0 stated
C: Indicatie voor opname is een ernstige depressie met suïcidaliteit. | F32.2 stated
P: Wat heb ik dan? C: U heeft een rouwstoornis. Dat is iets anders dan gewone rouw. | null stated
P: Dus geen depressie? C: Nee, een burn-out is het ook niet. Het is een aanpassingsstoornis. | F43.2 stated
P: Zit het in mijn hoofd? C: Ja, in die zin dat het een angststoornis is. | F41.9 stated
P: Klopt het dat ik PTSS heb? C: Dat klopt. | F43.1 stated
P: Ik heb ADHD toch? C: Ja, dat heb je. | F90.0 stated
P: Ik ben dus verslaafd aan die pillen. C: Ja, u bent verslaafd aan oxazepam. | F13.2 stated
P: Komt het door mijn borderline? C: Ja, dat komt door je borderline. | F60.3 stated
O: Hij is zo achterdochtig. C: Dat komt door de psychose. | F29 stated
O: Ze zeggen PDD-NOS. C: Tegenwoordig noemen we dat autisme, en dat heeft hij. | F84.0 stated
C: We hebben de puzzel compleet. Het gaat om een autismespectrumstoornis zonder verstandelijke beperking. | F84.0 stated
C: Ik kan het niet mooier maken dan het is, u heeft een ernstige alcoholverslaving. | F10.2 stated
C: Het feit dat u al sinds februari zo somber bent, niet eet en niet slaapt, maakt dat ik van een depressie spreek. | F32.9 stated
C: Van angst is wel sprake, maar de hoofdmoot is de depressie. | F32.9 stated
C: Ons advies is schematherapie, aangezien u een borderline persoonlijkheidsstoornis heeft. | F60.3 stated
C: Uw lichaam staat voortdurend aan. Dat hoort bij PTSS, en dat heeft u. | F43.1 stated
C: Je hersenen werken gewoon anders, jij hebt ADHD. | F90.0 stated
C: Tja, met twaalf bier per dag mag je dat een alcoholverslaving noemen. | F10.2 stated
C: U bent gediagnosticeerd met een gegeneraliseerde angststoornis, en daar richten we de therapie op. | F41.1 stated
C: De psychiater heeft vorige week bij u een bipolaire stoornis vastgesteld. | F31.9 earlier
C: Zij lijdt al jaren aan boulimia. | F50.2 stated
C: Man van 43, gescheiden, met een gokverslaving en schulden. | F63.0 stated
C: Conclusie en advies: cliënte heeft een dwangstoornis; advies ERP. | F42.9 stated
C: Hoofddiagnose PTSS, nevendiagnose depressie, in remissie. | F43.1 stated, F32.9 stated
C: Problematiek: ADHD, cannabisverslaving en schulden. | F90.0 stated, F12.2 stated
C: Wij hebben besloten de diagnose te wijzigen in schizoaffectieve stoornis. | F25.9 stated
C: Met andere woorden, je hebt een sociale angststoornis. | F40.1 stated
C: In gewone taal heet dat een paniekstoornis. | F41.0 stated
C: Dat steeds opnieuw wassen is een dwangstoornis. | F42.9 stated
C: Voor dat haren uittrekken bestaat een woord: trichotillomanie. | F63.3 stated
C: Dit is een schoolvoorbeeld van een conversiestoornis. | F44.4 stated
C: Dat je jezelf te dik vindt terwijl je ondergewicht hebt, dat is anorexia. | F50.0 stated
C: De dementie schrijdt voort. O: Ja, dat merken we. | F03 stated
C: Uw moeder haar dementie is nu in een gevorderd stadium. O: Ja. | F03 stated
C: Lars heeft dus ADHD, en wat nu? O: Ja, wat nu. | F90.0 stated
C: Bij Sophie zien we een separatieangststoornis. O: Oké. | F93.0 stated
C: Hij scoort op alle criteria, het is duidelijk ODD. O: Dat dacht ik al. | F91.3 stated
C: We hebben te maken met een delier, waarschijnlijk door de blaasontsteking. | F05.9 stated
C: Er lijkt sprake van een beginnende psychose. | F29 working
C: Onder voorbehoud: ADHD. | F90.0 working
C: Mijn voorlopige conclusie is dat u een aanpassingsstoornis heeft. | F43.2 working
C: Ik neig naar PTSS. | F43.1 working
C: Ik acht een bipolaire stoornis het meest waarschijnlijk. | F31.9 working
C: Denk zelf aan een depressie, labs volgen. | F32.9 working
P: En wat is er met mij? C: U heeft een angststoornis, meneer. | F41.9 stated
P: Noemen ze dat PTSS? C: Ja, precies, en dat heeft u. | F43.1 stated
P: Is het erg? C: Een depressie is altijd vervelend, en u heeft er een. | F32.9 stated
P: Mijn ex zei altijd dat ik borderline heb. C: Uw ex had het mis, u heeft ADHD. | F90.0 stated
P: Ik was bang voor dementie. C: Het is geen dementie, het is een depressie. | F32.9 stated
P: Hebben jullie de uitslag al? C: Ja, het is dyslexie. | F81.0 stated
C: en ja dan die slapeloosheid dat is een insomniestoornis geworden inmiddels | F51.0 stated
C: dus wat u heeft meneer is een stoornis in het gebruik van alcohol en dat gaan we behandelen | F10.2 stated
C: want weet je je hebt ptss en dan reageer je zo | F43.1 stated
C: het komt erop neer dat je een eetstoornis hebt en dat je hulp nodig hebt | F50.9 stated
C: je vader was ook zo zeg je maar bij jou is het echt adhd | F90.0 stated
`;
