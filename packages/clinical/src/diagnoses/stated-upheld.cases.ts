/** What a client or relative names, and what the clinician makes of it: who says what | what is found. */
export const dutchUpheld = `
C: Episode: depressie. S: gaat redelijk. P: door met sertraline. | F32.9 stated
P: Mijn huisarts dacht aan een burn-out. C: Ik denk dat het meer is dan dat, ik noem het een depressie. | F32.9 stated
P: Volgens mijn vorige psycholoog heb ik PTSS. C: Daar ben ik het mee eens, ja. | F43.1 earlier
P: Volgens mijn vorige psycholoog heb ik PTSS. C: Dat zien wij ook zo. | F43.1 earlier
P: Ze zeiden in het ziekenhuis dat ik bipolair ben. C: Dat klopt ook. | F31.9 earlier
P: Ze zeiden in het ziekenhuis dat ik bipolair ben. C: Ja, en die diagnose staat nog steeds. | F31.9 earlier
P: De kinderarts had het over ADD. C: Ja hoor, dat is het ook. | F90.0 earlier
P: Ik ben niet verslaafd. C: Toch is dat wel wat we zien, een verslaving aan alcohol. | F10.2 stated
P: Ik heb geen borderline hoor. C: Ik snap dat je schrikt, maar dat is wel de conclusie. | F60.3 earlier
P: Ik vind het woord schizofrenie verschrikkelijk. C: Dat begrijp ik. Het is wel de diagnose. | F20.9 earlier
P: Is dat dan autisme? C: Ja, dat noemen we autisme. | F84.0 stated
P: Is dat dan autisme? C: Zo zou ik het wel noemen, ja. | F84.0 stated
P: Zou u zeggen dat het PTSS is? C: Dat zou ik zeker zeggen. | F43.1 stated
P: Denkt u dat het ADHD is? C: Ik denk het wel, maar we moeten het nog onderzoeken. | F90.0 working
P: Denkt u dat het ADHD is? C: Het zou me niks verbazen. | F90.0 working
P: Denkt u aan een depressie? C: Daar denk ik wel aan, ja. | F32.9 working
P: Heb ik een angststoornis? C: Daar lijkt het wel op. | F41.9 working
P: Heb ik een angststoornis? C: Daar heeft het wel de schijn van, maar ik wil je nog een keer zien. | F41.9 working
P: Dus ik ben gewoon depressief? C: Je hebt een depressie, ja. | F32.9 stated
O: Heeft ze nou borderline of niet? C: Ja, dat heeft ze. | F60.3 stated
O: Is het alzheimer? C: Helaas wel. | F00.9 stated
O: Het is toch geen alzheimer hè? C: Jammer genoeg wel. | F00.9 stated
O: Wat is er nou met mijn broer? C: Uw broer heeft een psychose. | F29 stated
O: Wat heeft ze dan? C: Ze heeft een postpartumdepressie, en dat is goed te behandelen. | F53.0 stated
O: De juf zegt dat hij ADHD heeft. C: En de juf heeft gelijk, de uitslag is duidelijk. | F90.0 earlier
C: U bent eerder behandeld voor een paniekstoornis, begrijp ik, en die speelt nu weer op. P: Ja. | F41.0 stated
C: u bent bekend met een bipolaire stoornis toch P: ja klopt al jaren | F31.9 earlier
C: je hebt adhd hè P: ja sinds mijn achtste C: oké | F90.0 stated
C: Jij had toch die diagnose autisme? P: Ja, sinds mijn twaalfde. C: Klopt, dat zie ik hier staan. | F84.0 earlier
C: Er staat hier PTSS. Klopt dat nog? P: Ja, helaas. | F43.1 stated
C: In je dossier staat schizofrenie, daar zijn we het over eens? P: Ja. | F20.9 earlier
C: Wat jij vertelt over die nachtmerries en dat schrikken, daar hebben we een naam voor. P: Oké. C: PTSS. | F43.1 stated
C: Weet je hoe wij dat noemen? P: Nou? C: Een dwangstoornis. | F42.9 stated
C: Ik zal het maar gewoon zeggen. P: Ja. C: Het is een psychose. | F29 stated
C: De uitslag is binnen. P: En? C: Autisme. | F84.0 stated
C: Dat is geen luiheid, dat is een depressie. P: Pfoe. | F32.9 stated
C: Je vader heeft ADHD en jij hebt het ook. P: Ja dat dacht ik al. | F90.0 stated
C: Dus als ik jou zo hoor is het gewoon een sociale fobie. P: Is dat erg? | F40.1 stated
C: Die PTSS staat zo in je dossier. P: Ja. | F43.1 stated
C: Ik zet PTSS in je dossier, vind je dat goed? P: Ja hoor. | F43.1 stated
C: Voor de verzekering moet ik een diagnose invullen en dat wordt een aanpassingsstoornis. P: Prima. | F43.2 stated
C: Laten we het beestje bij de naam noemen: je bent verslaafd aan cocaïne. P: Ja. | F14.2 stated
C: Met wat ik nu weet hou ik het op een aanpassingsstoornis. P: Oké. | F43.2 stated
C: Dat is typisch ADHD wat je daar beschrijft. P: Haha ja. | F90.0 stated
C: U bent hier omdat u een eetstoornis heeft. P: Ja. | F50.9 stated
C: Door die PTSS schrik je zo snel. P: Ja. | F43.1 stated
C: Zo'n hersenschudding en daar bovenop een depressie, dat is veel. P: Ja. | F32.9 stated
C: Dat is de dwang die praat, de OCD zeg maar. P: Ja precies. | F42.9 stated
C: ja eh goed dan de uitslag van de test eh die laat zien dat er bij jou sprake is van adhd P: wow oke C: ja en dat verklaart een hoop | F90.0 stated
C: nou wat ik net al zei het is een burn-out en die is behoorlijk stevig P: ja dat voel ik | Z73.0 stated
C: we hebben met zijn allen om tafel gezeten en we denken allemaal hetzelfde namelijk schizofrenie O: dat is wel even slikken | F20.9 stated
C: Kijk, iedereen is wel eens somber. Maar bij u is het echt een depressie geworden. P: Ja. | F32.9 stated
C: Niet iedereen die slecht slaapt heeft een stoornis. U wel: insomnie. P: Haha. | F51.0 stated
C: Laat ik duidelijk zijn. Het is een verslaving, en geen slechte gewoonte. P: Oké. | null stated
C: Zoals ik in de brief aan je huisarts heb geschreven heb je een dwangstoornis. P: Ja die heb ik gelezen. | F42.9 stated
C: Vorige week twijfelde ik nog, maar nu weet ik het zeker, dit is een psychotische depressie. O: Jeetje. | F32.3 stated
C: Ik heb even overlegd met mijn collega en we zijn eruit. Het is een conversiestoornis. P: Wat is dat? | F44.4 stated
C: U moet leren leven met uw bipolaire stoornis. P: Ja. | F31.9 stated
C: We gaan leren omgaan met je autisme. P: Prima. | F84.0 stated
C: Je ADHD speelt je hier parten. P: Altijd. | F90.0 stated
C: dat is gewoon je depressie die praat hoor P: ja dat zeg jij | F32.9 stated
C: Er zit een persoonlijkheidsstoornis onder, daar ben ik nu wel achter. P: Hm. | F60.9 stated
C: Naast de eetstoornis zien we ook een depressie. O: Ja. | F50.9 stated, F32.9 stated
C: De psychose is aan het opklaren. O: Gelukkig. | F29 stated
C: je zit midden in een manie en daarom wil ik dat je blijft P: ik wil naar huis | F30.1 stated
C: dit wordt de derde depressie in vijf jaar dus dan praten we over een recidiverende depressie P: ja | F33.9 stated
C: Nu de stemming is opgeknapt zie je dat de borderline overblijft. P: Ja. | F60.3 stated
C: het is geen dementie hoor mevrouw het is een depressie die op dementie lijkt P: o gelukkig | F32.9 stated
C: Het leek een dementie, maar het blijkt een delier te zijn. O: Kan dat overgaan? | F05.9 stated
C: Van die tics word je niet ziek, maar het heet wel Tourette. O: Ja. | F95.2 stated
C: Hij is niet lui. Hij heeft ADD. O: Dat zei ik. | F90.0 stated
C: Zij heeft geen aandacht nodig, zij heeft anorexia. O: Ja. | F50.0 stated
C: U heeft niks aan uw hart. U heeft een paniekstoornis. P: Zeker? | F41.0 stated
C: Geen hersentumor, geen MS. Wel een functioneel neurologische stoornis. P: Hm. | F44.4 stated
C: Ik ga je inschrijven met een aanpassingsstoornis. P: Oké. | F43.2 stated
C: Op het formulier zet ik een kruisje bij PTSS. P: Goed. | F43.1 stated
C: Jouw diagnose, dat weet je, is borderline. P: Ja. | F60.3 stated
C: Het beste woord ervoor is dwangstoornis. P: Ja. | F42.9 stated
C: De term die daarbij hoort is dissociatieve stoornis. P: Oké. | F44.9 stated
C: mooi dan nog even voor de nieuwe stagiair dit is karin karin heeft een schizoaffectieve stoornis en woont hier nu drie jaar P: vier jaar C: vier sorry | F25.9 stated
O: Is het nou die borderline of zijn het die hormonen? C: Het is de borderline. | F60.3 stated
O: Wat moet ik tegen de familie zeggen? C: Gewoon de waarheid, dat hij een psychose heeft. | F29 stated
O: Mijn vrouw zegt dat ze er niks aan heeft. C: Uw vrouw heeft een ernstige depressie, dus zij ziet alles somber. | F32.2 stated
O: Dus toch vasculair? C: Ja, vasculaire dementie. De scan liet het duidelijk zien. | F01.9 stated
P: En wat komt er op papier? C: Op papier komt depressieve stoornis, eenmalig, licht. | F32.0 stated
P: Wat heb ik nou eigenlijk? C: Een paniekstoornis. | F41.0 stated
P: Wat heb ik nou eigenlijk? C: Dat noemen wij een gegeneraliseerde angststoornis. Piekeren dus. | F41.1 stated
P: Hebben jullie er een naam voor? C: Zeker. Complexe PTSS. | F43.1 stated
P: Noemt u dat een depressie? C: Ja, ik wel. | F32.9 stated
P: Valt dat onder autisme? C: Dat valt onder autisme, ja. | F84.0 stated
P: dus het is echt ptss C: ja het is echt ptss | F43.1 stated
P: dus geen adhd C: nee geen adhd wel een angststoornis | F41.9 stated
P: ik dacht dat alleen soldaten ptss kregen C: nee hoor jij hebt het ook P: oke | F43.1 earlier
C: Bent u bekend met de term hoogsensitief? P: Ja. C: Dat is het niet, het is autisme. | F84.0 stated
C: In 2018 is er autisme vastgesteld bij jou. P: Ja. | F84.0 earlier
C: Er is destijds een dwangstoornis vastgesteld en die is er nog steeds. P: Ja. | F42.9 stated
C: Het verslag is binnen van het ziekenhuis. Zij stellen een autismespectrumstoornis. En ik kan me daar helemaal in vinden. P: Oké. | F84.0 stated
C: Het verslag is binnen van het ziekenhuis. Zij stellen een autismespectrumstoornis. Wat vind je daar zelf van? P: Weet niet. | F84.0 stated
C: De neuropsycholoog komt tot een lichte verstandelijke beperking, IQ 64. O: Dat hadden we verwacht. | F70 stated
C: Er komt uit dat u niet alleen somber bent maar echt een depressie heeft. P: Ja. | F32.9 stated
C: U scoort hoog op de lijst voor PTSS, en dat klopt ook met wat u vertelt. U heeft PTSS. P: Ja. | F43.1 stated
C: Hoe zou u dat zelf noemen? P: Een verslaving. C: Ja. Zo noem ik het ook. | null earlier
P: Ik noem het maar mijn burn-out. C: Ik zou het een depressie noemen. | F32.9 stated
P: Ben ik dan alcoholist? C: Ik noem het liever een stoornis in alcoholgebruik, maar ja. | F10.2 stated
P: En mijn ADHD dan? C: Die blijft gewoon staan, die diagnose. | F90.0 earlier
P: En mijn ADHD dan? C: Die is er ook nog, ja. | F90.0 earlier
P: Moet ik die diagnose borderline nou serieus nemen? C: Ja, die klopt. | F60.3 earlier
O: Onze dochter is vorig jaar gediagnosticeerd met ASS. C: Ja, dat verslag heb ik gelezen. | F84.0 earlier
O: Ze zeggen dat hij een psychose heeft. C: Dat klopt, hij is psychotisch. | F29 stated
O: Hij gebruikt alleen maar wiet. C: En daar is hij aan verslaafd, mevrouw. Een cannabisverslaving. | F12.2 stated
O: Wat is er mis met haar? C: Er is niks mis met haar, ze heeft ADHD. O: O. | F90.0 stated
C: Uw dochter heeft een eetstoornis en uw man ook, zei u. O: Ja. | F50.9 stated
C: uw vrouw belde dat u weer drinkt P: ja C: en u weet met uw alcoholverslaving is één glas al te veel | F10.2 stated
C: Er is van alles geroepen de afgelopen jaren: borderline, bipolair, ADHD. Ik hou het op PTSS. P: Fijn. | F43.1 stated
C: Er zijn drie dingen: een depressie, een angststoornis en te veel drank. P: Ja. | F32.9 stated, F41.9 stated
C: We behandelen eerst de verslaving en dan de PTSS. P: Oké. | null stated, F43.1 stated
C: Eerst de depressie, dan kijken we verder. P: Goed. | F32.9 stated
C: Met jouw ADHD en jouw verleden is dat niet gek. P: Nee. | F90.0 stated
C: Als iemand met autisme heb jij meer rust nodig. P: Klopt. | F84.0 stated
C: Als ADHD'er moet je dat gewoon plannen. P: Haha. | F90.0 stated
C: De diagnose is gesteld, de behandeling kan beginnen. PTSS dus. P: Fijn. | F43.1 stated
C: Het is duidelijk wat het is, al vind je het niet leuk: een alcoholverslaving. P: Pff. | F10.2 stated
C: Ik wil het beestje nog geen naam geven, maar een psychose sluit ik niet uit. O: Nee. | F29 working
C: Ik denk eerder aan autisme dan aan ADHD. P: O ja? | F84.0 working
C: Een beetje van beide: ADHD en autisme. P: Aha. | F90.0 stated, F84.0 stated
C: Zowel de psychiater als ik vinden het passen bij PTSS. P: Oké. | F43.1 stated
`;

export const englishUpheld = `
C: A: major depressive disorder, recurrent, moderate. P: increase escitalopram to 20. | F33.1 stated
P: My old therapist said it was OCD. C: She was right. | F42.9 earlier
P: My old therapist said it was OCD. C: I'd go along with that. | F42.9 earlier
P: They've got me down as bipolar. C: Which is right, in my view. | F31.9 earlier
P: I'm not an alcoholic. C: I know it's hard to hear, but you are dependent on alcohol. | F10.2 stated
P: I don't have schizophrenia. C: I know that's how it feels, but that is the diagnosis. | F20.9 earlier
P: So would you say it's depression? C: I would. | F32.9 stated
P: Would you call that autism? C: I would, yes. | F84.0 stated
P: Do you think it's ADHD? C: I think it could well be, yes. | F90.0 working
P: Is it ADHD? C: It looks that way, but I want the school report first. | F90.0 working
P: Is this PTSD? C: Yes. Yes it is. | F43.1 stated
O: Is it Alzheimer's? C: I'm sorry, but yes. | F00.9 stated
O: So what's wrong with him? C: He has a psychosis, he's lost touch with what's real. | F29 stated
O: The school thinks it's ADHD. C: And they're right, the assessment was clear. | F90.0 earlier
C: you've got a diagnosis of bipolar right P: yeah since I was twenty | F31.9 stated
C: And you have ADHD, is that right? P: Yes, diagnosed at nine. | F90.0 earlier
C: What you're describing has a name. P: Okay. C: Panic disorder. | F41.0 stated
C: The results are back. P: And? C: It's autism. | F84.0 stated
C: So it's not laziness, it's depression. P: Wow. | F32.9 stated
C: I'm putting PTSD in your notes, is that alright? P: Fine. | F43.1 stated
C: For the insurance I'll code it as adjustment disorder. P: Sure. | F43.2 stated
C: That's classic OCD, what you just described. P: Really? | F42.9 stated
C: You're here because you have an eating disorder. P: Yeah. | F50.9 stated
C: That's the OCD talking. P: I know. | F42.9 stated
C: right so the results of the assessment show that you do have adhd P: oh wow C: yeah and that explains quite a lot | F90.0 stated
C: we all sat down as a team and we all think the same thing and that's schizophrenia O: okay | F20.9 stated
C: Everyone gets sad. But with you it's become a proper depression. P: Yeah. | F32.9 stated
C: As I wrote to your GP, you have obsessive compulsive disorder. P: I read it. | F42.9 stated
C: We'll work on living with your bipolar disorder. P: Sure. | F31.9 stated
C: Your ADHD is getting in the way here. P: Always. | F90.0 stated
C: Underneath the drinking there's PTSD. P: Yeah. | F43.1 stated
C: The psychosis is lifting. O: Thank God. | F29 stated
C: He isn't lazy. He has inattentive ADHD. O: I told them. | F90.0 stated
C: Not your heart, not your lungs. Panic disorder. P: Sure? | F41.0 stated
C: It looked like dementia but it turned out to be delirium. O: Can it clear? | F05.9 stated
C: The word for that is agoraphobia. P: Okay. | F40.0 stated
P: What have I actually got? C: Generalised anxiety disorder. | F41.1 stated
P: Do you have a name for it? C: We do. Complex PTSD. | F43.1 stated
P: so it's definitely autism C: it is yeah | F84.0 stated
P: so not adhd then C: no not adhd it's an anxiety disorder | F41.9 stated
O: So it is vascular? C: Yes, vascular dementia. The scan made that clear. | F01.9 stated
O: What do I tell people? C: The truth, that he's got a psychosis and he's being treated. | F29 stated
C: The report's back from the hospital. They've diagnosed autism, and I'm completely on board with that. P: Okay. | F84.0 stated
C: The psychologist found a mild intellectual disability, IQ of 64. O: We expected that. | F70 stated
C: It's not that you're just sad, you do have depression. P: Yeah. | F32.9 stated
P: Am I an alcoholic then? C: I'd rather call it alcohol use disorder, but yes. | F10.2 stated
P: And my ADHD? C: That diagnosis stays as it is. | F90.0 earlier
O: Our daughter was diagnosed with autism last year. C: Yes, I've read that report. | F84.0 earlier
O: What's wrong with her? C: Nothing's wrong with her, she has ADHD. | F90.0 stated
C: All sorts has been said over the years: borderline, bipolar, ADHD. I'm settling on PTSD. P: Good. | F43.1 stated
C: There are three things here: depression, panic disorder and too much drink. P: Yes. | F32.9 stated, F41.0 stated
C: We'll treat the addiction first and then the PTSD. P: Okay. | null stated, F43.1 stated
C: With your ADHD that's no surprise. P: No. | F90.0 stated
C: As someone with autism you need more rest. P: True. | F84.0 stated
C: I won't put a name on it yet, but I wouldn't rule out psychosis. O: No. | F29 working
C: A bit of both: ADHD and autism. P: Aha. | F90.0 stated, F84.0 stated
`;
