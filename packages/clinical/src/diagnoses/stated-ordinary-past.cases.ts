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
C: The agoraphobia you told me about is a thing of the past.
C: I see that you were treated for an eating disorder in your twenties and made a full recovery.
C: you don't have panic disorder any more
C: You went through a depression when your father died, and it lifted after about six months.
C: Your insomnia is over then.
C: you beat your gambling addiction years ago
C: The adjustment disorder from two years ago has resolved completely.
C: Years ago you were diagnosed with anorexia, and you've been healthy ever since.
`;
