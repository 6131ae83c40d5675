/** Ordinary sentences in which the client had it, and it is over. */
export const dutchOrdinaryPast = `
C: U heeft in 2012 een depressie gehad, en die is helemaal over.
C: Als kind had u ADHD, maar daar is nu niets meer van te merken.
C: Die eetstoornis van toen, dat is gelukkig verleden tijd.
C: De paniekstoornis waarvoor u destijds bij ons was, is volledig genezen.
C: U bent van uw PTSS hersteld.
C: Vroeger was u verslaafd aan cocaïne, maar u bent al negen jaar clean.
C: Je anorexia heb je helemaal overwonnen.
C: Van die sociale fobie heb je al jaren geen last meer.
C: De burn-out ligt inmiddels ver achter u.
C: Toen u achttien was heeft u een psychose doorgemaakt, die nooit is teruggekomen.
C: Die depressie na de bevalling is na een paar maanden vanzelf overgegaan.
C: U had toen een aanpassingsstoornis.
C: Destijds leed u aan een depressie, maar daar bent u goed van hersteld.
C: Ooit heeft u een gokverslaving gehad, begrijp ik.
C: Uw vliegangst, die is echt weg hè?
C: Je had vroeger last van een dwangstoornis, en die is na de therapie niet meer teruggekomen.
C: Op uw twintigste was er sprake van een eetstoornis, inmiddels eet u al jaren gewoon.
C: In uw studententijd bent u behandeld voor een depressie. Dat is nu helemaal voorbij.
C: een paar jaar geleden had je een burn-out en daar ben je goed uit gekomen
C: je was vroeger depressief he maar dat speelt nu niet meer
C: de angststoornis die je had op de middelbare school is over
C: als ik het goed begrijp is die verslaving van vroeger geen probleem meer
C: U heeft de diagnose ADHD gehad als kind, maar u voldoet daar nu niet meer aan.
C: Die hypochondrie is dus gewoon verdwenen.
C: U bent jaren geleden opgenomen geweest met een manie. Sindsdien is dat niet meer voorgekomen.
P: Ik had als tiener boulimia. C: Maar dat is gelukkig al lang voorbij.
P: Vroeger was ik alcoholist. C: En die alcoholverslaving heb je achter je gelaten, knap hoor.
P: Ik ben ooit behandeld voor ptss. C: Ja, dat lees ik, en die PTSS is toen met succes behandeld.
C: De postnatale depressie van uw eerste zwangerschap is toen goed opgeknapt.
C: U heeft een moeilijke periode achter de rug met die depressie, maar u bent er nu helemaal bovenop.
C: Uw slaapwandelen en de nachtangst van vroeger bent u ontgroeid.
C: Tot je twaalfde had je een ticstoornis.
C: Drie jaar terug zat u hier met een zware depressie. Kijk waar u nu staat.
C: De spinnenfobie is weg.
C: Dan kan ik de paniekstoornis afsluiten in het dossier, want u bent klachtenvrij.
C: Je hebt dus eerder een depressie doorgemaakt.
C: Er was in 2009 een psychose, daarna nooit meer.
C: U bent genezen van uw eetstoornis.
C: U heeft vroeger anorexia gehad. Dat is gelukkig niet meer aan de orde.
C: Ik zie in het dossier een depressie uit 2014, daar bent u toen goed van opgeknapt.
C: Uw depressie van tien jaar geleden is nooit meer teruggekomen.
C: In uw jeugd speelde er een eetstoornis, maar daar bent u overheen gegroeid.
C: Na de geboorte van uw dochter kreeg u een postnatale depressie, die na een half jaar over was.
C: Zo rond uw dertigste had u een paniekstoornis, hè, en daar heeft u nu geen last meer van.
C: U bent destijds voor PTSS behandeld en dat is helemaal goed gekomen.
C: de psychose die je toen hebt gehad was eenmalig en door de drugs
C: je hebt in het verleden een periode met smetvrees gehad en dat is met therapie overgegaan
C: toen je op de basisschool zat had je een vorm van selectief mutisme en dat is later vanzelf goed gekomen
C: U was in die tijd depressief.
C: Die angststoornis heeft u nu dus niet meer.
C: U heeft geen depressie meer.
C: U heeft die eetstoornis echt achter u gelaten.
C: Er is geen sprake meer van een depressie.
C: Na die burn-out in 2018 bent u weer helemaal de oude geworden.
C: Dat was toen een aanpassingsstoornis, en die is al lang weer over.
C: Uw hoogtevrees bent u dus kwijtgeraakt, mooi.
C: je bent je pleinvrees helemaal kwijt zeg je en je reist weer overal naartoe
C: je bent van de drank af al meer dan tien jaar dus die alcoholverslaving is geschiedenis
C: vroeger als puber dwangmatig en een eetstoornis maar dat is allemaal al jaren voorbij
C: U heeft uw gokverslaving overwonnen.
C: Wat fijn dat die vliegfobie zo goed is verdwenen na de training.
C: Je bent als peuter behandeld voor een hechtingsstoornis, maar daarvan zien we niets meer terug.
C: Daarvoor had u al een depressie doorgemaakt, en daar bent u zonder medicijnen uitgekomen.
C: Er is ooit een depressie bij u vastgesteld, die is inmiddels helemaal opgeklaard.
C: Die OCD had je op je veertiende, toch? Nu niet meer.
C: U heeft als twintiger een tijd aan boulimia geleden.
C: Die dwangstoornis is er niet meer.
P: Ik heb vroeger PTSS gehad. C: Ja, en daar bent u voor behandeld. Mooi dat de PTSS weg is.
P: Ik was toen echt depressief. C: Die depressie heeft toen ongeveer een jaar geduurd, hè?
P: Ik heb een tijd een eetstoornis gehad maar dat is klaar. C: Goed dat u die eetstoornis heeft overwonnen.
C: Dat u destijds een eetstoornis had, weet ik, maar die ligt ver achter u.
C: De depressie waar u vorig jaar mee worstelde is opgeklaard.
C: Met uw PTSS gaat het zo goed dat we die diagnose mogen afsluiten.
C: U heeft na uw scheiding een tijdje een aanpassingsstoornis gehad, meer niet.
C: Op de lagere school was er sprake van een leesstoornis, maar u leest nu boeken van duizend pagina's.
C: U bent in 2005 opgenomen geweest vanwege een psychose, en sindsdien is het nooit meer misgegaan.
C: Die angst om te vliegen, die fobie dus, daar hebben we u in zes sessies van afgeholpen.
C: Van de postpartumdepressie is gelukkig niets meer over.
C: U bent inmiddels alweer vier jaar hersteld van uw boulimia.
C: Vroeger had u een dwangstoornis, en nu controleert u hooguit nog één keer het gas.
C: Die depressie uit uw studententijd heeft u toen met hardlopen en praten overwonnen.
C: U had als jongetje last van bedplassen, enuresis heet dat, en dat stopte op uw negende.
C: Het slaapwandelen is na uw puberteit verdwenen.
C: Mooi dat u kunt zeggen dat de burn-out definitief achter u ligt.
C: Je hebt ooit de diagnose ADHD gekregen, maar bij hertest bleek dat je er geen last meer van hebt.
C: De kraambedpsychose was eenmalig en is volledig hersteld.
C: Je was als tiener echt verslaafd aan gamen, en dat is met het starten van je opleiding gewoon gestopt.
C: dus die smetvrees van je die is er nu niet meer zeg je want je pakt gewoon weer een deurklink vast
C: die gokverslaving daar ben je al acht jaar vanaf en je hebt geen terugval meer gehad
C: je hebt in 2016 emdr gehad voor je ptss en daarna was het klaar toch
C: die sociale fobie was iets van de middelbare school en daar ben je echt uitgegroeid
C: toen je dochter net geboren was zat je in een depressie maar dat is goed gekomen
C: de huisarts schrijft dat u in 2010 een depressie heeft doorgemaakt en dat die na een jaar in remissie was en niet terugkwam
C: u heeft vroeger alcohol misbruikt u was alcoholist maar u drinkt nu al twintig jaar geen druppel
C: u bent de anorexia echt de baas geworden en u heeft nu al tien jaar een gezond gewicht
C: je had pleinvrees en nu zit je hier gewoon je bent met de trein gekomen die pleinvrees is weg
C: Die insomnie is opgelost, u slaapt weer zeven uur per nacht.
C: U heeft in het verleden twee keer een depressie gehad. Op dit moment is daar geen sprake van.
C: Wat ooit een paniekstoornis was, is nu gewoon wat spanning voor een presentatie.
`;

export const englishOrdinaryPast = `
C: You had a depression ten years ago and you got over it.
C: The panic disorder you had at university has completely resolved.
C: You used to have an eating disorder, but that's behind you now.
C: You've fully recovered from your PTSD.
C: Back then you were addicted to cocaine, and you've been clean for years.
C: your ocd went away after the therapy and it hasn't come back
C: That phobia of dogs you had as a child is gone.
C: As a teenager you suffered from anorexia, which is now long over.
C: you were depressed after your first child was born but that passed
C: You no longer have an anxiety disorder.
C: You once had a psychosis, in 2010, and never again.
C: You were treated for alcohol dependence in the nineties and haven't touched a drop since.
C: You had PTSD after the accident, and the EMDR sorted that out.
C: Your social phobia has disappeared.
C: That was a depression, back in 2015, and you came out of it well.
C: You've been free of bulimia for twelve years now.
C: The postnatal depression cleared up within a year.
C: you had ocd as a kid and you grew out of it
C: Your alcohol problem, the dependence, is a closed chapter.
C: The agoraphobia you told me about is a thing of the past.
C: I see that you were treated for an eating disorder in your twenties and made a full recovery.
C: you don't have panic disorder any more
C: You went through a depression when your father died, and it lifted after about six months.
C: Your insomnia is over then.
C: you beat your gambling addiction years ago
C: The adjustment disorder from two years ago has resolved completely.
C: Years ago you were diagnosed with anorexia, and you've been healthy ever since.
C: You had a bad depression in your thirties, but you've been well since.
C: The eating disorder is behind you.
C: Your OCD has been in full recovery for a decade, so I won't list it.
C: I know you had a drinking problem, alcohol dependence even, but you've been sober for fifteen years.
C: You outgrew your ADHD.
C: Once upon a time you had a fear of flying, and now you fly every month, so the phobia is gone.
C: you had a psychotic episode in 2012 it was a one off and you've been fine ever since
C: you suffered from ptsd after the fire and that has been treated successfully
C: As a child you had a tic disorder that disappeared on its own.
C: We treated your panic disorder back in 2019 and it never returned.
C: That postnatal depression was six years ago and you recovered completely.
C: you were bulimic in college but you haven't been for over ten years
C: Your anorexia was a long time ago and it's no longer an issue.
C: You did have insomnia last year, but you're sleeping fine these days.
`;
