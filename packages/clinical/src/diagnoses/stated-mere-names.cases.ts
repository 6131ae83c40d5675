/** How Dutch clinicians name what the client does not have: of relatives, asked, excluded, general, a department, feared, past. */
export const dutchMereNames = `
C: Het is belangrijk om te weten dat een kind met autisme, zoals uw zoon, duidelijkheid nodig heeft.
C: U krijgt schematherapie, want dat is de beste behandeling voor borderline.
C: U bent hier omdat u een delier heeft gehad na de operatie.
C: Uw moeder heeft dus ook een depressie gehad.
C: Uw broer is schizofreen, vertelde u.
C: Komt er in de familie autisme of ADHD voor?
C: Uw vader had een alcoholverslaving en dat heeft veel indruk gemaakt.
C: Je zus is bipolair, dat weet ik nog van de vorige keer.
C: Uw partner heeft PTSS, en hoe is dat voor u?
C: Mijn eigen dochter heeft ook dyslexie.
C: Uw dochtertje van zes heeft ADHD en dat vraagt veel van u. P: Ja, heel veel.
P: Mijn man heeft borderline. C: Hij heeft borderline, zegt u, en wat merkt u daarvan?
P: Mijn zoon is autistisch. C: Autisme, dat is pittig voor een gezin.
O: Zijn opa had dementie. C: Dementie dus, aan vaders kant.
C: Heeft u ooit een psychose gehad?
C: Bent u weleens gediagnosticeerd met een depressie of een angststoornis?
C: Denkt u zelf aan ADHD?
C: Heb je het idee dat je verslaafd bent aan cannabis?
C: Zou het PTSS kunnen zijn, wat denkt u zelf?
C: Is er bij u eerder gesproken over autisme?
C: Ik ga u wat vragen stellen om een bipolaire stoornis uit te sluiten.
C: We gaan onderzoeken of er sprake is van ADHD.
C: Ik wil eerst uitzoeken of dit een depressie is of een burn-out.
C: Volgende week doen we de testen voor autisme.
C: De verwijzing van de huisarts luidt: verdenking ADHD.
C: U bent verwezen wegens een mogelijke eetstoornis.
C: De aanmeldklacht was een vermoeden van borderline.
C: Ik zie geen aanwijzingen voor een psychotische stoornis.
C: Er is geen sprake van een depressie.
C: Van een persoonlijkheidsstoornis is geen sprake.
C: U voldoet niet aan de criteria voor PTSS.
C: Voor ADHD zijn er te weinig aanwijzingen in uw jeugd.
C: Een bipolaire stoornis hebben we kunnen uitsluiten.
C: Autisme lijkt me niet aan de orde.
C: Dat is verdriet, geen depressie.
C: Ik zou dit geen angststoornis willen noemen.
C: Nee, schizofrenie heeft u niet.
C: Het is gelukkig geen dementie.
C: De diagnose borderline die u ooit kreeg, onderschrijf ik niet.
C: ADHD hebben we overwogen maar verworpen.
C: Bij een depressie zijn mensen vaak somber en moe.
C: Een paniekstoornis is heel goed te behandelen.
C: Mensen met ADHD hebben vaak moeite met plannen.
C: Depressie komt bij één op de vijf mensen voor.
C: Bij autisme zie je vaak overprikkeling.
C: Een verslaving is een hersenziekte.
C: EMDR is een behandeling voor PTSS.
C: Lithium wordt gegeven bij een bipolaire stoornis.
C: Dit medicijn is oorspronkelijk ontwikkeld voor schizofrenie, maar het helpt ook bij slapen.
C: Quetiapine is een antipsychoticum, maar schrik niet, u heeft geen psychose.
C: Sertraline geven we bij depressie en angststoornissen.
C: In de bijsluiter staat dat het bij schizofrenie wordt gebruikt.
C: Deze folder gaat over dwangstoornissen.
C: Er is een goede website over borderline.
C: Ik werk bij de polikliniek eetstoornissen.
C: We hebben hier een zorgpad psychose en een zorgpad autisme.
C: U staat op de wachtlijst voor de ADHD-poli.
C: De groep sociale fobie begint in maart.
C: Ik ben gespecialiseerd in persoonlijkheidsstoornissen.
C: Ik geef ook de cursus omgaan met dementie.
C: Het team verslaving zit op de tweede verdieping.
C: U bent bang dat u schizofrenie heeft.
C: Uw grootste angst is om net als uw moeder dement te worden.
C: Ik begrijp dat u bang bent voor een nieuwe psychose.
C: We willen voorkomen dat het een depressie wordt.
C: Als u zo doorgaat krijgt u een burn-out of een depressie.
C: Met uw aanleg loopt u risico op een psychose.
C: Dit kan uitgroeien tot een eetstoornis.
C: Let op tekenen van een manie.
C: Als het langer dan een maand duurt, spreken we van PTSS.
C: Stel dat het ADHD is, wat zou dat voor u betekenen?
C: Mocht blijken dat u autisme heeft, dan krijgt u begeleiding.
C: U had vroeger anorexia, maar dat is helemaal over.
C: De depressie van tien jaar geleden heeft u goed doorstaan en is over.
C: Na uw eerste bevalling had u een postpartumdepressie.
C: U bent destijds opgenomen geweest met een psychose.
C: U schrijft in de mail dat u denkt dat u ADHD heeft.
C: U las op internet over borderline en herkende veel.
C: Volgens uw vriendin heeft u autisme.
C: Op school dachten ze aan dyslexie.
C: Uw huisarts dacht aan een depressie.
C: TikTok zegt al snel dat je ADHD hebt.
P: Ik denk dat ik bipolair ben. C: U denkt dat u bipolair bent, waar merkt u dat aan?
P: Volgens mij heb ik ADHD. C: ADHD, oké. Vertel eens.
P: Ik heb gewoon een depressie. C: Oké, dat is hoe u het ziet.
C: U scoort op de vragenlijst boven de afkapwaarde voor depressie.
C: De GAD-7 is veertien, dat valt in de categorie matige angst.
C: Je hebt wel wat trekken van autisme.
C: Er zijn borderlinetrekken, maar geen stoornis.
C: Iedereen is wel eens een beetje depressief.
C: Zo'n voetballer met een gokverslaving, dat zie je in het nieuws.
C: Ik had vanochtend een cliënt met een paniekstoornis.
C: Mijn vorige cliënt heeft OCD en die doet dat ook.
C: Het verschil tussen een burn-out en een depressie is soms klein.
C: Wat weet u over ADHD?
C: Kent u het woord borderline?
C: Het is te vroeg om van een depressie te spreken.
C: Ik durf het nog geen autisme te noemen.
C: De verzekeraar vergoedt geen behandeling van aanpassingsstoornissen.
C: Voor de aanvraag wil de gemeente weten of u een depressie heeft.
C: Sorry, dat is het dossier van een andere cliënt, die heeft schizofrenie.
C: Daar staat autisme, maar dat is een vergissing.
C: Bij een sociale angststoornis adviseert de richtlijn cognitieve gedragstherapie.
C: De crisisdienst vroeg zich af of u psychotisch was, een psychose dus.
C: Bij ADHD geven we meestal eerst methylfenidaat.
C: Dat verklaart ook waarom kinderen met autisme zo gevoelig zijn.
C: Heeft iemand in uw gezin een depressie? P: Mijn moeder. C: Uw moeder, depressie, oké.
C: Stel u heeft ADHD, zou u dan medicatie willen?
C: Dat zou kunnen passen bij autisme, maar ook bij verlegenheid.
C: Er zijn mensen met borderline die dat ook hebben.
C: Het is geen wonder dat u moe bent, dat betekent niet dat u een depressie heeft.
C: We screenen standaard op PTSS.
C: U heeft de ADHD-vragenlijst ingevuld.
C: U kunt de folder over paniekstoornis meenemen.
C: Onze afdeling behandelt psychoses en bipolaire stoornissen.
C: U heeft eerder een depressie doorgemaakt, rond uw scheiding, en die is helemaal hersteld.
C: U bent niet verslaafd.
C: Volgens de huisarts had u een paniekstoornis, maar die zie ik niet.
C: De vraag is of het ADHD is.
C: Ik weet nog niet of dit een depressie is.
C: Om te kunnen spreken van PTSS moet er een ingrijpende gebeurtenis zijn geweest.
C: Je vriendin noemt het autisme.
C: Ik lees dat uw vader schizofrenie had.
C: Ik kreeg net een telefoontje over een andere cliënt met een psychose.
C: Wordt er op uw werk gezegd dat u ADHD heeft?
C: Een borderline persoonlijkheidsstoornis stel je niet vast in één gesprek.
C: Van cannabis kun je een psychose krijgen.
C: Wie een depressie heeft, slaapt vaak slecht.
C: Als je een depressie hebt, slaap je slecht.
C: Bij dementie gaat het geheugen achteruit.
C: Bent u bang voor dementie?
C: Gelukkig is er geen sprake van dementie, wel van somberheid.
C: Ik ben het niet eens met de diagnose borderline.
C: Dat was toen een werkdiagnose, ADHD, en die hebben we verworpen.
P: Mijn man is alcoholist. C: En hij is dus verslaafd aan alcohol, hoe lang al?
P: Op internet stond dat het OCD is. C: OCD, ja, dat lees je snel.
P: Heb ik autisme? C: Dat weet ik nog niet.
P: Heb ik autisme? C: Nee.
P: Is het ADHD? C: Dat gaan we onderzoeken.
P: Ik heb geen depressie hoor. C: Nee, dat zeg ik ook niet.
O: Ik heb zelf ook een depressie gehad. C: U heeft een depressie gehad, dan herkent u het misschien.
O: Zijn broer heeft ADHD. C: Zijn broer dus wel ADHD.
C: We hebben een gespreksgroep voor mensen met een bipolaire stoornis.
C: Sommige mensen met een angststoornis vermijden de supermarkt.
C: Dit lijkt op een depressie maar een trage schildklier geeft hetzelfde.
C: Het CBR vraagt of u een psychose heeft gehad.
C: Voor een diagnose ADHD moet het voor je twaalfde begonnen zijn.
C: U wilt graag weten of u autisme heeft.
C: We gaan verder met de diagnostiek naar ADHD.
C: Ik heb twintig jaar op de afdeling schizofrenie gewerkt.
C: dan nog wat uitleg een depressie is meer dan een paar dagen somber zijn
C: om het even uit te leggen adhd is niet alleen maar druk zijn
C: en autisme daar word je mee geboren dat gaat niet over
C: ptss is eigenlijk een normale reactie op iets abnormaals dat blijft hangen
C: dementie is een verzamelnaam alzheimer is daar een van
C: zo werkt het een verslaving verandert het beloningssysteem in de hersenen
C: Borderline, dat is een patroon dat al in de puberteit begint.
C: Laat ik beginnen met uitleg. ADHD is een aandachtsstoornis. Je hebt drie vormen.
C: We hebben de Beck Depression Inventory en de Autisme Spectrum Quotiënt meegegeven.
C: U heeft de Zelfinventarisatielijst Posttraumatische Stressstoornis ingevuld, die nemen we door.
C: De ADHD Zelfrapportage Schaal komt per mail.
C: Ik heb de Borderline Symptom List klaargelegd.
C: De PTSS Checklist voor DSM-5 mag je thuis invullen.
C: dus die verslaving dat is geweest
C: die eetstoornis heb je achter je gelaten
C: De alcoholverslaving ligt achter u.
C: U bent van uw paniekstoornis af.
C: Je bent helemaal hersteld van je anorexia.
C: de anorexia zet ik als over in het dossier
C: de ptss is na de emdr verdwenen
C: die verslaving daar bent u vanaf
C: We doen mee aan een studie naar depressie en ketamine, misschien iets voor later.
C: We zien hier veel angststoornissen en depressies, dus u bent niet de enige.
C: U heeft endometriose.
C: ADHD zit in de hersenen, dat is geen opvoeding.
C: Dementie, daar zijn wel vijftig soorten van.
C: PTSS kennen we natuurlijk van militairen.
C: hoe werkt angst nou een paniekstoornis is eigenlijk een alarm dat te scherp staat afgesteld
C: De SCID-5 is een interview, daarin lopen we depressie, manie, psychose, angst en verslaving langs.
C: Vandaag doen we de blokken stemming en psychose, volgende week PTSS en eetstoornissen.
C: We bieden EMDR voor PTSS en schematherapie voor persoonlijkheidsstoornissen.
C: Die ADHD van vroeger, dat zou ik nu niet meer zo noemen.
C: de diagnose pdd-nos bestaat niet meer en bij jou past het ook niet
C: Je zit op het randje van een burn-out, dus pas op.
C: de paniekstoornis bent u vanaf
C: Een schildklierprobleem is uitgesloten en een delier ook.
C: Voor de verzekering moet er een diagnose zijn zoals een depressie of een angststoornis.
`;
