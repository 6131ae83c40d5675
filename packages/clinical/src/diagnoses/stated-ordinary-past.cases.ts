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
C: De encopresis van vroeger is nooit meer teruggekomen.
C: Als kind stotterde u, en dat is na logopedie helemaal verdwenen.
C: Uw delier na de operatie is opgeklaard.
C: U bent in de jaren negentig behandeld voor een heroïneverslaving, en u bent sindsdien clean.
C: De trichotillomanie hebt u twee jaar geleden overwonnen.
C: Als puber had u het syndroom van Gilles de la Tourette, en dat is weggetrokken.
C: Dat was een reactieve psychose, dertig jaar geleden, en dat is er nooit meer geweest.
C: U heeft uw pleinvrees zelf weten te overwinnen.
C: Ooit was er sprake van een gokverslaving, maar daar heeft u al tien jaar geen last meer van.
C: Je nachtmerriestoornis is na de imaginatietherapie over.
C: Met de boulimia bent u klaar, zo zie ik het.
C: Uw eetstoornis speelt geen rol meer.
C: Er was vroeger sprake van hypochondrie, maar dat is tegenwoordig niet meer zo.
C: Een jaar of vijf terug bent u overspannen geweest, daar bent u netjes van hersteld.
C: De kraamdepressie die u na uw eerste kreeg, heeft zich na uw tweede niet herhaald.
C: jij had vroeger odd maar je bent nu een hele rustige kerel geworden
C: die paniekstoornis daar heb je destijds cognitieve gedragstherapie voor gehad en dat heeft goed geholpen je hebt nooit meer een aanval gehad
C: je depressie van vorig jaar daar ben je goed bovenop gekomen
C: u had een alcoholverslaving en die heeft u met hulp van de aa achter u gelaten
C: de dwang is weg de ocd die je als student had is verleden tijd
P: Vroeger was ik bang voor honden. C: En nu niet meer, dus die hondenfobie is over.
P: Ik heb in 2008 een psychose gehad. C: En sinds 2008 geen psychose meer?
C: Toen we elkaar leerden kennen had u een zware depressie, en kijk u nu eens.
C: Uw vader overleed en u raakte in een depressie, dat was in 2003, en daar bent u na een jaar weer uitgekrabbeld.
C: De angststoornis waar u jarenlang onder gebukt ging, bent u te boven gekomen.
C: Uit uw dossier blijkt dat u in 1998 anorexia had. Dat is helemaal uitgegroeid.
C: U heeft van 2001 tot 2003 een eetstoornis gehad.
C: Ik zie dat u hier eerder was met een aanpassingsstoornis, en dat dat toen netjes is afgesloten.
C: U bent al jaren depressievrij.
C: U heeft geen fobie meer, want u bent gewoon met de lift gekomen.
C: Die bloosangst, die sociale fobie eigenlijk, is met de jaren weggeëbd.
C: U was ooit verslaafd aan slaappillen, maar die heeft u al lang afgebouwd.
C: Je bent uit de depressie gekomen, op eigen kracht.
C: Je dwang is met de behandeling helemaal uitgedoofd, er is geen sprake meer van een dwangstoornis.
C: De diagnose depressie mag naar de voorgeschiedenis.
C: Na de EMDR was er van een PTSS geen sprake meer.
C: Die periode met die psychose ligt nu vijftien jaar achter ons.
C: Vroeger hadden we u hier voor een cocaïneverslaving, en nu bent u ervaringsdeskundige.
C: je zat toen in een diepe depressie en dat is nu gelukkig heel anders
C: je had het op de basisschool heel zwaar met je faalangst en je selectief mutisme maar dat is allemaal weg
C: als ik je nu zie dan is er van die agorafobie niks meer over
C: je hebt je dus door die depressie heen geslagen en nu gaat het weer goed
C: jij bent toch vroeger behandeld voor ptss ja en dat is helemaal afgerond
P: Ik ben drie jaar geleden opgenomen geweest. C: Ja, met een manie, en die is toen goed behandeld.
P: Ik heb lang geleden wel eens een depressie gehad. C: En hoe bent u toen van die depressie afgekomen?
P: Ik ben van de drank af. C: Dat is knap, na zo'n lange alcoholverslaving.
C: U heeft een paar jaar geleden een aanpassingsstoornis gehad na uw echtscheiding, maar dat is allemaal weer goed gekomen.
C: Het is inmiddels twaalf jaar geleden dat u die psychose had.
C: Uw dwangstoornis is zo goed als verdwenen en u heeft geen behandeling meer nodig.
C: Wat was het toen een zware depressie, hè, maar die bent u gelukkig te boven.
C: Ik herinner me uw postnatale depressie nog goed, fijn dat die voorgoed voorbij is.
C: Je eetstoornis is al lang genezen.
C: U bent uw vliegangst kwijt.
C: In uw puberteit was er sprake van automutilatie en een eetstoornis, dat ligt nu achter u.
C: Mevrouw, u bent volledig hersteld van uw depressie, ik sluit de behandeling af.
C: De scheidingsangst van uw dochter is over, ze gaat weer fluitend naar school.
C: Vroeger was u gokverslaafd, nu bent u vrijwilliger bij de AGOG.
C: In 2013 bent u met succes behandeld voor een paniekstoornis.
C: Na de bevalling heeft u een psychose doorgemaakt, en daar bent u helemaal van genezen.
C: De hypochondrie waar u vroeger zo'n last van had, is weg.
C: je hebt op je achttiende een depressie gehad die is met therapie overgegaan en sindsdien gaat het goed
C: die fobie voor spinnen die je als kind had ben je dus gewoon ontgroeid
C: je was vroeger alcoholist en nu al vijftien jaar droog petje af
C: dat je vroeger ptss had weet ik maar dat hebben we toen goed behandeld en daar heb je nu geen last meer van
C: de burn-out van drie jaar terug is helemaal hersteld en je werkt weer fulltime
C: na je twintigste is de adhd eigenlijk helemaal verdwenen je hebt er niks meer van
C: in je studententijd had je een eetstoornis en je bent daar zelf uitgekomen knap hoor
C: u had toen slaapapneu maar sinds u dertig kilo bent afgevallen is dat over
C: van die angststoornis ben je dus helemaal genezen
P: ik was vroeger heel depressief C: ja toen had je echt een depressie en dat is gelukkig voorbij
P: In mijn jeugd had ik dwang. C: En die dwangstoornis is vanzelf verdwenen?
P: Ik heb anorexia gehad. C: Dat las ik, en ik lees ook dat u al acht jaar hersteld bent van de anorexia.
`;
