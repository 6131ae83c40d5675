/** More of the Dutch ones. */
export const moreDutchCases = `
stated | C: Ik kom uit op een depressieve stoornis, eenmalige episode, matig. | F32.1 stated
stated | C: Wij concluderen dat bij jou sprake is van ADHD, overwegend onoplettend type. | F90.0 stated
stated | C: Dat wat u meemaakt heet een paniekstoornis. | F41.0 stated
stated | C: De vragenlijsten en het gesprek bevestigen de diagnose PTSS. | F43.1 stated
stated | C: We hebben vastgesteld dat u een vermijdende persoonlijkheidsstoornis heeft. | F60.6 stated
stated | C: Ik ga in de brief aan de huisarts zetten: sociale fobie en een lichte depressie. | F40.1 stated, F32.0 stated
stated | C: U hebt naast de angststoornis ook een alcoholverslaving. | F41.9 stated, F10.2 stated
stated | C: Je voldoet ruim aan alle criteria van een eetstoornis, en dan specifiek boulimia nervosa. | F50.2 stated
stated | C: De diagnose is dus GAS. | F41.1 stated
stated | C: Dit is een typisch voorbeeld van een dwangstoornis. | F42.9 stated
stated | C: Ik heb er geen twijfel over, dit is PTSS. | F43.1 stated
stated | C: Bij uw dochter stellen we de diagnose autisme. O: O jee. | F84.0 stated
stated | C: Officieel heet het een persisterende depressieve stoornis. | F34.1 stated
stated | C: Je zit middenin een depressieve episode. | F32.9 stated
stated | C: We spreken van een bipolaire stoornis, huidige episode depressief, matig van ernst. | F31.3 stated
stated | C: Wat er speelt is een aanpassingsstoornis met sombere stemming. | F43.2 stated
stated | C: Uw klachten komen voort uit een depressie. | F32.9 stated
stated | C: De psychiater en ik zijn het eens: schizofrenie. | F20.9 stated
stated | C: Het onderzoek laat zien dat er een licht verstandelijke beperking is. | F70 stated
stated | C: Ik noteer als diagnose burn-out. | Z73.0 stated
stated | C: U heeft inderdaad een ziekteangststoornis zoals u al dacht. | F45.2 stated
stated | C: Je depressie is flink opgeknapt. | F32.9 stated
stated | C: Ik ben ervan overtuigd dat dit een psychotische stoornis is. | F29 stated
stated | C: Het gaat hier duidelijk om een ernstige depressie met psychotische kenmerken. | F32.3 stated
stated | C: De conclusie van het team is borderline persoonlijkheidsstoornis. | F60.3 stated
stated | C: Voor de verzekering registreren we een paniekstoornis. | F41.0 stated
working | C: Ik neig naar een persoonlijkheidsstoornis. | F60.9 working
working | C: Vooralsnog houd ik het op een aanpassingsstoornis. | F43.2 working
working | C: Ik hou er rekening mee dat het om ADHD gaat. | F90.0 working
working | C: Als werkdiagnose hanteren we een gegeneraliseerde angststoornis. | F41.1 working
working | C: Het doet me sterk denken aan autisme. | F84.0 working
working | C: Bij u bestaat de verdenking op een bipolaire stoornis. | F31.9 working
working | C: Mijn eerste gedachte is een paniekstoornis. | F41.0 working
working | C: Ik heb het vermoeden dat u een depressie heeft. | F32.9 working
working | C: Vermoedelijk speelt er een posttraumatische stressstoornis. | F43.1 working
working | C: In de differentiaaldiagnose staan ADHD en een bipolaire stoornis. | F90.0 working, F31.9 working
past | C: U bent al jaren bekend met diabetes type 2. | E11.9 earlier
past | C: Drie jaar geleden is bij je autisme vastgesteld. | F84.0 earlier
past | C: De PTSS die destijds in Utrecht is gediagnosticeerd staat nog steeds. | F43.1 earlier
past | C: Uit uw voorgeschiedenis ken ik de borderline persoonlijkheidsstoornis. | F60.3 earlier
past | C: De eerder gestelde diagnose ADHD blijft staan. | F90.0 earlier
past | C: Ik lees in het dossier dat u een bipolaire stoornis heeft. | F31.9 earlier
past | C: Bekend met COPD. | J44.9 earlier
past | C: Je bent als tiener gediagnosticeerd met anorexia. | F50.0 earlier
nothing | C: Een persoonlijkheidsstoornis acht ik niet aan de orde. |
nothing | C: Ik zou het geen burn-out willen noemen. |
nothing | C: Voor autisme zie ik geen aanwijzingen. |
nothing | C: PTSS kunnen we wegstrepen. |
nothing | C: Er is bij u geen sprake van een depressie of een angststoornis. |
nothing | C: Nee, bipolair bent u niet. |
nothing | C: Een psychose is het beslist niet. |
nothing | C: Uw oma had dementie toch, dat heeft u verteld. |
nothing | C: Ik begrijp dat uw partner ADHD heeft. |
nothing | C: Je neefje is autistisch. |
nothing | C: Uw vader kampte met een alcoholverslaving. |
nothing | C: Op internet las u over borderline. |
nothing | C: U vroeg zich af of u misschien een burn-out heeft. |
nothing | C: U noemt het zelf een depressie. |
nothing | C: De PHQ-9 is een vragenlijst voor depressie. |
nothing | C: Mocht het een bipolaire stoornis blijken, dan passen we de medicatie aan. |
nothing | C: Wij willen een schizofrenie uitsluiten. |
nothing | C: Ik verwijs u voor onderzoek naar autisme. |
nothing | C: U hoeft niet bang te zijn dat u een psychose krijgt. |
nothing | C: Lithium gebruiken we vooral bij een bipolaire stoornis. |
nothing | C: Dit boekje gaat over PTSS. |
nothing | C: Een depressie gaat meestal vanzelf over. |
nothing | C: Hoe gaat het met uw depressie? |
nothing | C: Kan het zijn dat u een burn-out heeft? |
nothing | C: Vertel eens over die psychose. |
stated | C: Ik zei net depressie, ik bedoelde dysthymie. | F34.1 stated
stated | C: Men dacht aan ADHD, maar het blijkt PTSS te zijn. | F43.1 stated
stated | C: Niet ADHD maar een angststoornis verklaart uw klachten. | F41.9 stated
to grieve is no disorder | C: U heeft geen depressie maar u rouwt, dit is rouw. |
stated | C: De diagnose schizofrenie vervalt en wordt bipolaire stoornis. | F31.9 stated
nothing | C: Je bent aangemeld met de vraag ADHD. |
past | C: Je hebt vroeger het label PDD-NOS gekregen. | F84.9 earlier
stated | C: De huisarts had u verwezen met een depressie, maar ik zie een burn-out. | Z73.0 stated
stated | C: Je angst is geen paniekstoornis, het is een specifieke fobie. | F40.2 stated
stated | P: Heb ik dan een depressie? C: Ja, dat klopt. | F32.9 stated
nothing | P: Heb ik borderline? C: Nee, dat heeft u niet. |
working | C: nou ik heb alles op een rij gezet en ik denk dat we kunnen zeggen dat je een sociale angststoornis hebt | F40.1 working
stated | C: Goed, de uitslag van het onderzoek. Je hebt ADHD. Het onoplettende type. P: Oké. | F90.0 stated
stated | C: Wat mij betreft is de diagnose helder: een recidiverende depressie, nu matig ernstig. | F33.1 stated
stated | C: De combinatie van klachten maakt dat ik de diagnose gegeneraliseerde angststoornis stel. | F41.1 stated
stated | C: Dat u zo moe bent hoort bij de depressie. | F32.9 stated
nothing | C: Dat u zo moe bent hoort bij een depressie. |
stated | C: Het is overduidelijk dat u een alcoholverslaving heeft, meneer. | F10.2 stated
stated | C: Dat betekent dat je autisme hebt. | F84.0 stated
nothing | C: Dat betekent niet dat je autisme hebt. |
stated | C: We gaan verder met de behandeling van je paniekstoornis. | F41.0 stated
stated | C: We starten de behandeling van de depressie met sertraline. | F32.9 stated
nothing | C: EMDR is een behandeling voor PTSS. |
stated | C: In het zorgplan zet ik: borderline persoonlijkheidsstoornis. | F60.3 stated
stated | C: Hoofddiagnose depressieve stoornis, nevendiagnose dysthymie. | F32.9 stated, F34.1 stated
working | C: Ik twijfel tussen een depressie en een burn-out. | F32.9 working, Z73.0 working
working | C: Het is of ADHD of een angststoornis, dat moet nog blijken. | F90.0 working, F41.9 working
working | C: Ik sluit niet uit dat het een bipolaire stoornis is. | F31.9 working
working | C: ADHD staat bij mij bovenaan het lijstje. | F90.0 working
working | C: Zeer waarschijnlijk heeft u een paniekstoornis. | F41.0 working
working | C: Onder voorbehoud: een schizoaffectieve stoornis, depressief type. | F25.1 working
past | C: Ik sta nog achter de diagnose PTSS van vorig jaar. | F43.1 earlier
stated | C: In het AMC hebben ze bij u anorexia nervosa vastgesteld. | F50.0 stated
stated | C: U weet al sinds uw jeugd dat u dyslexie heeft. | F81.0 stated
past | C: De bekende bipolaire stoornis is in remissie. | F31.7 earlier
past | C: Uw schizofrenie is al lang geleden vastgesteld. | F20.9 earlier
nothing | C: Je hebt geen ADHD, geen autisme en ook geen persoonlijkheidsstoornis. |
nothing | C: Dit heeft niets met een depressie te maken. |
nothing | C: Ik zie onvoldoende om van een depressie te spreken. |
nothing | C: U heeft te weinig symptomen voor een depressieve stoornis. |
nothing | C: Voor ADHD scoorde u onder de grens. |
nothing | C: Autisme? Nee, dat zie ik niet. |
nothing | C: De angst voor dementie is begrijpelijk. |
nothing | C: Uw dochter heeft ADHD en dat is voor u zwaar. |
nothing | C: Uw ex heeft volgens u narcistische persoonlijkheidsstoornis. |
nothing | C: Mijn vorige cliënt had een dwangstoornis. |
nothing | C: Bij een op de vijf mensen ontstaat ooit een depressie. |
nothing | C: U krijgt van mij een verwijzing voor diagnostiek naar autisme. |
nothing | C: Met die klachten denken mensen vaak aan een burn-out. |
nothing | C: Heeft u zichzelf herkend in het boek over borderline? |
nothing | C: We bespreken volgende week of de diagnose PTSS klopt. |
nothing | C: Zonder behandeling kan dit een depressie worden. |
nothing | C: U bent kwetsbaar voor een psychose. |
nothing | C: Blowen kan een psychose uitlokken. |
nothing | C: Dit medicijn is eigenlijk voor epilepsie. |
nothing | C: Aripiprazol krijgen ook mensen met schizofrenie. |
nothing | C: U had het over uw depressie van tien jaar geleden. |
nothing | C: Er werd gedacht dat u schizofrenie had. |
nothing | C: Als uw moeder ADHD heeft, is de kans groter. |
nothing | P: Mijn vorige psycholoog zei dat ik borderline heb. C: Dat klopt volgens mij niet. |
told, and read in the papers | P: Ik heb autisme. C: Ja, dat heb ik in je dossier gelezen. | F84.0 earlier
stated | C: Je hebt een lichte depressie. P: O. C: Sorry, ik bedoel een matige depressie. | F32.1 stated
working | C: Eerst dacht ik aan een depressie. Nu denk ik aan een bipolaire stoornis. | F31.9 working
nothing | C: De diagnose depressie is destijds gesteld, maar daar ben ik het niet mee eens. |
stated | C: Je kreeg ooit de diagnose borderline, maar die klopt niet, het is complexe PTSS. | F43.1 stated
stated | C: U voldoet aan vijf van de negen criteria voor een borderline persoonlijkheidsstoornis, dus die diagnose stel ik. | F60.3 stated
stated | C: Al met al een depressie. | F32.9 stated
nothing | C: U bent gewoon overspannen. |
stated | C: Je hebt last van een paniekstoornis. | F41.0 stated
stated | C: U heeft zowel een depressie als PTSS. | F32.9 stated, F43.1 stated
stated | C: De stoornis die we zien is een eetbuistoornis. | F50.8 stated
stated | C: Meneer, we zien bij u het beeld van een paranoïde schizofrenie. | F20.0 stated
stated | C: De diagnostiek is afgerond en daaruit blijkt dat u lijdt aan PTSS. | F43.1 stated
stated | C: Jouw diagnose is borderline. | F60.3 stated
stated | C: Volgens de DSM-5 classificeren we dit als een ongespecificeerde angststoornis. | F41.9 stated
stated | C: De diagnose wordt dan bipolaire-I-stoornis, huidige episode manisch. | F31.1 stated
stated | C: Ik kan bevestigen dat je ASS hebt. | F84.0 stated
stated | C: Er is bij jou een obsessieve-compulsieve stoornis vastgesteld. | F42.9 stated
stated | C: Je hebt zeker weten een sociale fobie. | F40.1 stated
stated | C: Er speelt een persoonlijkheidsstoornis met vermijdende trekken. | F60.9 stated
stated | C: Met deze score en dit verhaal stel ik vast dat u een depressie hebt. | F32.9 stated
stated | C: Daarmee is de diagnose dementie gesteld. | F03 stated
stated | C: Kortom, u heeft een milde depressie en daarnaast een slaapstoornis. | F32.0 stated, F51.9 stated
stated | C: Dit is een recidief van uw depressie. | F33.9 stated
stated | C: Wat je hebt, is een burn-out. | Z73.0 stated
stated | C: Het beeld is het best te omschrijven als een aanpassingsstoornis. | F43.2 stated
stated | C: Een stoornis in het gebruik van alcohol, matig, in vroege remissie. | F10.2 stated
stated | C: We zien duidelijk een terugkerende depressie. | F33.9 stated
working | C: Ik verwacht dat het een angststoornis is. | F41.9 working
working | C: Mogelijk is er sprake van een dissociatieve stoornis. | F44.9 working
working | C: Mijn hypothese is dat er een bipolaire stoornis onder ligt. | F31.9 working
nothing | C: Sommige mensen met ADHD hebben baat bij structuur. |
nothing | C: Je moeder vroeg of je misschien ADHD hebt. |
stated | C: Je zus en jij hebben allebei ADHD. | F90.0 stated
nothing | C: Zijn broer heeft schizofrenie. |
nothing | C: Bij je opa was er dementie. |
nothing | C: Je hebt een verhoogd risico op een bipolaire stoornis door je vader. |
nothing | C: Je was destijds opgenomen met een psychose. |
nothing | C: U bent in 2012 behandeld voor een depressie. |
past | C: Hij is gediagnosticeerd met ADHD op zijn zevende. | F90.0 earlier
past | C: De voorgeschiedenis vermeldt een paniekstoornis en een alcoholverslaving. | F41.0 earlier, F10.2 earlier
past | C: Diagnose uit 2017: PTSS. | F43.1 earlier
nothing | C: Een bipolaire stoornis heb ik overwogen en verworpen. |
stated | C: Aanvankelijk is de diagnose depressie gesteld, later is dat herzien naar bipolaire stoornis. | F31.9 stated
working | C: Ik schrijf in de brief: vermoeden ADHD. | F90.0 working
nothing | C: Ik sta op het punt om PTSS vast te stellen maar wil eerst de CAPS afnemen. |
working | C: Heel voorzichtig denk ik aan autisme. | F84.0 working
nothing | C: Het heeft alle kenmerken van een paniekstoornis. |
working | C: Het is een depressie, denk ik. | F32.9 working
working | C: Lijkt mij een burn-out. | Z73.0 working
stated | C: Ik hoor een depressie in uw verhaal. | F32.9 stated
stated | C: Psychose uitgesloten, depressie bevestigd. | F32.9 stated
stated | C: We behandelen u al jaren voor schizofrenie. | F20.9 stated
past | C: Er ligt een ADHD-diagnose uit uw jeugd. | F90.0 earlier
stated | C: De ADHD-diagnose staat. | F90.0 stated
nothing | C: Ik stuur u de link over burn-out. |
nothing | C: In de wachtkamer ligt een boekje dementie. |
nothing | C: Denk je dat je PTSS hebt? |
nothing | C: Een depressie is dus niet wat ik zie. |
`;
