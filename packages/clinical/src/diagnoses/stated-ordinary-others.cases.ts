/** Ordinary sentences in which somebody else has it. */
export const dutchOrdinaryOthers = `
C: Uw moeder heeft dus een depressie.
C: Je broer kreeg vorig jaar de diagnose schizofrenie.
C: Bij uw vader is de ziekte van Parkinson en dementie vastgesteld, vertelde u.
C: Dus je zus is bipolair, net als je oma.
C: Heeft je zusje nou ook ADHD? Dat was toch zo?
C: Dat je partner een alcoholverslaving heeft, maakt het niet makkelijk.
C: Uw man is depressief en dat vraagt veel van u.
C: Ik begrijp dat uw zoon autisme heeft.
C: Een kind met ADHD opvoeden is pittig.
C: Uw buurvrouw had boulimia, zei u.
C: De PTSS van uw vader heeft u als kind veel gekost.
C: Omdat uw moeder borderline had, moest u altijd op uw tenen lopen.
C: Was het niet uw tante die schizofrenie had?
C: Die vriendin van je heeft anorexia, toch?
C: In jullie familie komt dementie voor.
C: Je ex heeft dus een narcistische persoonlijkheidsstoornis volgens jou.
C: bij jullie thuis was het dus je vader die aan een depressie leed
C: je moeder had een angststoornis en daar heb je last van gehad
C: uw vrouw is vorige maand opgenomen met een psychose hoe is dat voor u
C: je collega is uitgevallen met een burn-out en nu doe jij het werk van twee
C: even samenvattend uw vader alcoholist uw moeder depressief en twee broers met adhd
C: zij heeft dus de diagnose borderline gekregen je zus bedoel ik
P: Mijn man heeft sinds kort alzheimer. C: Dat is zwaar. Alzheimer vraagt veel van een partner.
P: Mijn dochter heeft anorexia. C: Sinds wanneer heeft ze anorexia?
P: Mijn broer is schizofreen. C: Ja, dus hij heeft schizofrenie, en u bent bang dat u het ook krijgt.
C: Met een vader met een bipolaire stoornis was het thuis vast onrustig.
C: Haar dwangstoornis bepaalde bij jullie thuis dus alles.
C: Toen bleek dat je kleinzoon autisme had, viel er veel op zijn plek.
C: Wat naar dat je beste vriend een depressie heeft.
C: Het autisme van uw zoon vraagt om structuur.
C: Jouw schoonvader heeft Alzheimer en woont nu bij jullie in.
C: Als mantelzorger van iemand met dementie loopt u op uw tandvlees.
C: Nu uw echtgenoot dementie blijkt te hebben, verandert er veel voor u.
C: Mijn vorige cliënt had ook een paniekstoornis en die kwam er helemaal bovenop.
C: Zijn ADHD maakt het thuis dus druk.
C: Uw dochtertje is gediagnosticeerd met dyslexie.
C: Uw zus, die heeft toch borderline?
C: Dus uw vader kampte met een depressie.
C: U vertelde dat uw beide ouders alcoholverslaafd waren.
C: Uw oudste zoon is autistisch en uw jongste heeft ADHD.
C: Uw partner lijdt aan PTSS na zijn uitzending.
C: Bij uw moeder is dementie geconstateerd.
C: Je neefje heeft gilles de la tourette.
C: De diagnose van uw man is dus de ziekte van Alzheimer.
C: Met de ADHD van uw zoon gaat het dus beter.
C: Dat het bij uw broer schizofrenie bleek te zijn, was een schok.
C: Zij had een postnatale depressie, uw schoonzus.
C: Hij heeft autisme, jouw vriend?
C: Uw vader was dus manisch-depressief.
C: Jullie zoon heeft nu dus de diagnose ADHD.
C: uw kleindochter heeft anorexia en daar ligt u wakker van
C: je vader was alcoholist en je moeder had een paniekstoornis dus veilig was het niet
C: dus je partner zit thuis met een burn-out en jij moet alles regelen
C: ik snap dat het lastig is met een dochter die borderline heeft
C: je stiefvader die had dus ptss van de oorlog
C: je huisgenoot is in een psychose geraakt en jij hebt de crisisdienst gebeld
C: Uw ouders maken zich zorgen omdat uw broer verslaafd is aan cocaïne.
C: Ik lees dat er in de familie bipolaire stoornissen voorkomen, aan vaders kant.
C: Depressie zit bij jullie in de familie, aan moeders kant.
C: Uw moeder is overleden aan de gevolgen van dementie.
C: Uw ex-man bleek een gokverslaving te hebben.
C: Zo te horen heeft je baas een narcistische persoonlijkheidsstoornis, maar dat kan ik natuurlijk niet beoordelen.
C: Hoe oud was je toen je moeder depressief werd?
C: Die buurman met zijn schizofrenie maakt u bang.
C: Uw kind heeft dyslexie, net als u vroeger dacht van uzelf.
C: De diagnose autisme die uw dochter kreeg, heeft u aan het denken gezet.
C: Dat u een broer heeft met schizofrenie, is belangrijk om te weten.
C: Ze heeft dus al jaren boulimia, je zusje.
P: Mijn vader is alcoholist. C: Alcoholverslaving in het gezin heeft vaak veel invloed.
P: Mijn vrouw heeft een depressie. C: Hoe lang heeft ze die depressie al?
P: Mijn moeder had smetvrees. C: Dan bent u opgegroeid met een moeder met een dwangstoornis.
P: Mijn nichtje van zeven heeft adhd. C: O ja, ADHD, en daar past u dan op.
P: Mijn broer zit in een kliniek. C: Voor die alcoholverslaving?
P: Bij mijn zus hebben ze borderline vastgesteld. C: Borderline, dat is heftig voor jullie allemaal.
C: Uw moeder kreeg op haar zestigste dementie, als ik het goed onthouden heb.
C: Dat klinkt zwaar, een zoon met een verslaving en een man met een depressie.
C: Bij uw dochter hebben de kinderartsen ADHD vastgesteld, schrijft u op het formulier.
C: Uw tweelingzus is gediagnosticeerd met een bipolaire stoornis, dat maakt dat ik extra doorvraag.
C: Hij heeft een alcoholverslaving, zegt u, en hij wil er niets aan doen.
C: Je vertelde dat je beste vriendin is opgenomen vanwege anorexia.
C: U heeft een man met Parkinson en een moeder met dementie, dat is niet niks.
C: De schizofrenie van uw broer heeft een stempel op het gezin gedrukt.
C: Ik begrijp dat er bij uw kleinzoon nu ook autisme is vastgesteld.
C: Omdat je vader borderline heeft, weet je nooit hoe hij reageert.
C: Uw schoonmoeder lijdt aan de ziekte van Alzheimer en herkent u niet meer.
C: U schrijft dat uw ex-vrouw een persoonlijkheidsstoornis heeft.
C: Zijn moeder was depressief en zijn vader dronk, vertelde u over uw man.
C: Als uw partner PTSS heeft, is het logisch dat u op eieren loopt.
C: Je groeide op met een zusje met autisme.
C: Mijn zus heeft zelf ook ADHD, dus ik weet een beetje hoe dat gaat.
C: Een collega van mij heeft een burn-out, vandaar dat ik het nu overneem.
C: Er zit dus ADHD in de familie, je broer en je oom.
C: je zegt dat je vriend autisme heeft en dat hij daarom niet meegaat naar feestjes
C: jouw moeder had dus eigenlijk een eetstoornis en daar werd thuis nooit over gepraat
C: als ik het goed begrijp is je vader aan het dementeren heeft hij alzheimer
C: dus bij je zoon is adhd vastgesteld en nu herken jij je daar ook in
C: je man heeft een depressie en jij houdt de boel draaiend
C: die nieuwe vriend van je moeder heeft een gokverslaving zei je
C: jullie jongste heeft een angststoornis en gaat niet meer naar school
C: je opa van moeders kant die had schizofrenie en je oom ook
C: u zorgt voor uw vrouw met dementie dag en nacht
C: haar borderline maakt het voor u als partner soms onmogelijk
P: Mijn zoon van 15 is verslaafd aan gamen. C: Een gameverslaving bij een puber vraagt veel van ouders.
P: M'n broer heeft PTSS van Afghanistan. C: En praat hij over die PTSS?
P: Mijn moeder is dement. C: Sinds wanneer heeft uw moeder dementie?
P: Mijn vriendin heeft borderline. C: Oké, dus zij heeft borderline en u merkt daar veel van.
P: mijn vader had een depressie toen ik klein was C: dat moet moeilijk geweest zijn een vader met een depressie
P: Mijn buurman is schizofreen en schreeuwt de hele nacht. C: Schizofrenie kan voor buren heel ingrijpend zijn.
C: Uw pleegzoon heeft een reactieve hechtingsstoornis, dat is voor het hele gezin zwaar.
C: Dat uw man aan Korsakov lijdt, betekent dat u er eigenlijk alleen voor staat.
C: Het was dus uw moeder die pleinvrees had, en u deed de boodschappen.
C: Zowel uw vader als uw broer had een alcoholverslaving.
C: U bent getrouwd met iemand met een autismespectrumstoornis.
C: Uw kleindochter is onder behandeling voor anorexia, begrijp ik.
C: Je stiefmoeder heeft een borderline persoonlijkheidsstoornis en dat botst.
C: Iemand met een dwangstoornis in huis, dat vraagt veel van u.
C: Zij heeft een postpartumdepressie, uw dochter, en nu zorgt u voor de baby.
C: Heb ik goed begrepen dat uw vrouw een bipolaire stoornis heeft?
C: Uw broers hebben allebei ADHD.
C: Van uw vier kinderen heeft er één autisme.
C: je zei dat je kamergenoot een eetstoornis heeft
C: toen je moeder een psychose kreeg was jij negen
C: je vriendin die heeft ook adhd en daardoor is het bij jullie altijd chaos
C: dus je vader zat met ptss thuis en niemand praatte erover
C: je hebt een zoon met dyslexie en een dochter met een angststoornis
C: uw buurman die dement is belt midden in de nacht bij u aan
C: de psychiater van uw zus spreekt van een schizoaffectieve stoornis vertelde u
P: Mijn man is net gediagnosticeerd met frontotemporale dementie. C: Frontotemporale dementie op die leeftijd, wat verdrietig.
P: Mijn collega heeft een burn-out. C: En bent u bang dat u ook een burn-out krijgt?
P: Onze zoon heeft ODD. C: Een kind met ODD is niet makkelijk.
P: Bij ons in de straat woont een jongen met schizofrenie. C: En die jongen met schizofrenie, bent u daar bang voor?
C: Wie in uw familie had er ook alweer een bipolaire stoornis, was dat uw tante?
C: Bij uw man is het dus Lewy body dementie geworden.
C: Dat het zoontje van uw zus autisme heeft, daar schrok u van.
C: Uw vriendin, die met die eetstoornis, hoe gaat het met haar?
C: Uw vader dronk. Hij was alcoholist.
C: Uw zus belde. Zij heeft een depressie, begrijp ik.
C: Over uw dochter gesproken: is haar anorexia al wat beter?
C: Als ouder van een kind met autisme staat u altijd aan.
C: Volgens de jeugdarts heeft uw zoontje een taalontwikkelingsstoornis.
C: U vertelde over uw moeder. Ze had smetvrees, toch?
C: De vader van uw kinderen heeft een verslaving.
C: Uw man z'n depressie is dus terug.
C: U woont samen met een vrouw die PTSS heeft.
C: Mantelzorgen voor een partner met dementie is zwaar.
C: Het ging dus om uw nicht, die had een psychose.
C: U vindt het moeilijk dat uw zoon schizofreen is.
C: Je maakt je zorgen om een vriend met een depressie.
C: je oma had alzheimer en nu ben je bang dat jij dat ook krijgt
C: de juf van je dochter denkt dat ze adhd heeft
C: je ouders zijn gescheiden omdat je vader een gokverslaving had
C: dus allebei je kinderen hebben dyslexie
C: je bent opgegroeid met een moeder die depressief was
C: je beste vriend heeft zelfmoord gepleegd hij had een depressie
P: Mijn dochter is opgenomen. C: Vanwege haar anorexia?
P: Mijn moeder was nooit thuis. C: Omdat ze een alcoholverslaving had?
P: M'n vriendje blowt de hele dag. C: Dus hij is verslaafd aan cannabis.
P: Mijn zus heeft een bipolaire stoornis en slikt lithium. C: Een bipolaire stoornis, ja. Is dat bij haar goed ingesteld?
C: Uw echtgenote heeft de ziekte van Alzheimer, en u vraagt zich af hoe lang u het nog volhoudt.
C: Ik hoor dat uw zoon de diagnose ADHD heeft gekregen.
C: Uw moeder leed aan zware depressies, schreef u in uw levensverhaal.
C: Dat uw zusje anorexia heeft gehad, heeft diepe indruk op u gemaakt.
C: Een leidinggevende met een narcistische persoonlijkheidsstoornis, zo omschrijft u hem.
C: Uw oudste broer is dus bekend met schizofrenie.
C: Het is uw dochter die een borderline persoonlijkheidsstoornis heeft, en niet u.
C: Uw man heeft sinds het ongeluk PTSS en dat slaat ook op u terug.
C: Voor de familieanamnese: moeder depressie, vader alcoholverslaving, zus geen bijzonderheden.
C: Uw vader had een dwangstoornis; dat verklaart waarom u zo bent opgevoed.
C: je zoontje heeft dus autisme en zit op speciaal onderwijs
C: je vriend heeft een depressie en ligt de hele dag in bed en jij doet alles
C: bij je oma is alzheimer vastgesteld en jij gaat elke dag langs
C: je zus haar eetstoornis heeft jullie hele gezin beheerst
C: jouw ex was dus verslaafd aan cocaine en daar heb je veel schulden aan overgehouden
P: Mijn vader heeft parkinson en een depressie. C: Dat hij een depressie heeft, merkt u dat ook?
P: Mijn beste vriendin heeft een borderline stoornis. C: Borderline, ja, dat kan een vriendschap onder druk zetten.
P: Mijn zoon zegt dat hij adhd heeft. C: Is dat vastgesteld bij hem, die ADHD?
`;
