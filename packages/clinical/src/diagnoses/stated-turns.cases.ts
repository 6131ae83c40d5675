/**
 * Diagnoses that are stated, doubted, dated or taken back over more than one clause, sentence or turn: what it shows | who says
 * what (C clinician, P client, O other) | what is found.
 */
export const dutchTurns = `
stated after a denial in the clause before | C: Omdat u niet meer naar buiten durft, zit daar een agorafobie onder. | F40.0 stated
halts in speech are no clauses | C: Wat u heeft is, eh, een paniekstoornis. | F41.0 stated
both sides of a doubt, with a halt | C: Ik twijfel tussen een dysthymie en, uhm, gewoon een burn-out. | F34.1 working, Z73.0 working
confirmed in the sentence behind | C: Er is een woord voor, kleptomanie. C: En dat is wat u heeft. | F63.2 stated
confirmed behind what the client says | C: Dat heet een gokstoornis. P: O. C: Dat heb jij dus. | F63.0 stated
confirmed in the clause behind | C: Zo'n verhaal hoor ik bij een paniekstoornis, en dat is wat u heeft. | F41.0 stated
doubted in the sentence behind | C: Het is een paniekstoornis. Waarschijnlijk. | F41.0 working
called a working diagnosis behind it | C: Ik noem het een depressie. Dat is een voorlopige diagnose. | F32.9 working
doubted before it | C: Ik houd een slag om de arm, maar dit is autisme. | F84.0 working
another name does not make it certain | C: Vermoedelijk gaat het om een dysthymie, persisterende depressieve stoornis heet dat nu. | F34.1 working
dated in the clause behind | C: Je hebt ADHD, dat is op je negende vastgesteld. | F90.0 earlier
dated in the sentence before | C: De diagnose is gesteld door mijn voorganger. Schizofrenie. | F20.9 earlier
known for long, beside one of now | C: U hebt autisme, dat weten we van vroeger, en nu komt daar een angststoornis bij. | F84.0 earlier, F41.9 stated
one from before that stays | C: De diagnose PTSS die u al had, die handhaven we. | F43.1 earlier
one from before that does not stay | C: De diagnose PTSS van uw huisarts neem ik niet over. |
spoken of as still there | C: U bent bekend met een depressie. C: Die depressie is nog niet weg. | F32.9 earlier
in care for it | C: Je bent hier in zorg met een eetstoornis. | F50.9 stated
told by the examination | C: Daaruit bleek een antisociale persoonlijkheidsstoornis. | F60.2 stated
taken back by who cannot agree | C: De oude diagnose, schizofrenie, daar kan ik me niet in vinden. Na het onderzoek zeggen we autisme. | F84.0 stated
taken back as too early | C: Ik zei angststoornis. Nee, dat neem ik terug. |
opens like a question | C: Nu ben je een half jaar verder, dus ik moet het nu PTSS noemen. | F43.1 stated
asks for assent only | C: Dat is een dwangstoornis, hè. | F42.9 stated
the client asks, the clinician confirms | P: Heb ik nou ADHD? C: Ja, dat heb je. | F90.0 stated
named without more | C: Ik geef het maar een naam, een burn-out. | Z73.0 stated
cannot be otherwise | C: Ik kan niet anders dan een depressie vaststellen. | F32.9 stated
supposed | C: Als dit een jaar aanhoudt, dan spreken we van langdurige rouw. |
ordinary grief | C: Dit is gewone rouw. |
said by the referrer | C: De huisarts schrijft: verdenking depressie. |
a list to choose from | C: Hier heb je een lijst: depressie, angststoornis, ADHD. |
a sister of whom the client told | P: Mijn zus heeft ADHD. C: Dus zij heeft ADHD. |
often together | C: Autisme en ADHD gaan vaak samen. |
recovered | C: Uw depressie is volledig hersteld. |
in part recovered | C: Uw depressie is voor een deel opgeklaard. | F32.9 stated
the wider name of it | C: Er is sprake van een psychose. C: Het is een psychose door cannabis. | F12.5 stated
a second that belongs to it | C: U heeft een sociale fobie, en daar hoort ook een depressie bij. | F40.1 stated, F32.9 stated
two more beside the first | C: Er is een paniekstoornis, met daarnaast een sociale fobie en een depressie. | F41.0 stated, F40.1 stated, F32.9 stated
counted | C: Ten eerste PTSS, ten tweede een depressie. | F43.1 stated, F32.9 stated
broken off by a doubt | C: Ik denk, en dat blijft een vermoeden, aan een dwangstoornis. | F42.9 working
an impression | C: Ik krijg de indruk dat er een depressie speelt. | F32.9 working
no surprise | C: Het zou me niet verbazen als het ADHD is. | F90.0 working
whether, and thought so | C: Of er ook ADHD speelt, dat vermoed ik wel. | F90.0 working
whether, and not thought so | C: Of er ook ADHD speelt, dat denk ik niet. |
put right in the middle | C: Diagnose: dysthymie, nee sorry, ik vergis me, een depressieve stoornis. | F32.9 stated
put right by a better word | C: Het gaat om burn-out, of liever gezegd een depressie. | F32.9 stated
no correction | C: Het is een depressie, nee, echt geen burn-out. | F32.9 stated
excluded behind its name | C: Een depressie, dat kunnen we wel uitsluiten. |
not yet excluded behind its name | C: Een depressie, dat kunnen we nog niet uitsluiten. | F32.9 working
not so behind its name | C: Een angststoornis, daar is geen sprake van. |
over behind its name | C: Bij u is een depressie vastgesteld in 2018, die is over. |
what it does in general | C: Kijk, een angststoornis maakt de wereld klein. |
how long it lasts in general | C: Er is een groot verschil, een depressie duurt langer. |
what goes along in general | C: Bij een bipolaire stoornis zie je ook een manie. |
once | C: Vroeger een depressie, nu gaat het goed. |
by the name of somebody | C: Jan heeft een depressie, die werkt hier. |
the client by name, to a parent | O: Zij slaapt slecht. C: Fatima heeft een depressie, een ernstige. | F32.2 stated
a grandmother, to a parent | O: Zij slaapt slecht. C: Oma heeft een depressie. |
a statement that was asked for | C: U vroeg of ik een brief kan maken waarin staat dat u autisme hebt. |
handed over | C: Dit is een vrouw van veertig met een bipolaire stoornis. | F31.9 stated
of another patient | C: Vorige week zag ik een man van zestig met een depressie. |
into the report, in part in remission | C: In het verslag zet ik: PTSS en een depressieve stoornis in gedeeltelijke remissie. | F43.1 stated, F32.9 stated
closed in remission | C: We sluiten af met de diagnose PTSS in remissie. | F43.1 stated
the narrower name | C: Er is sprake van een psychische stoornis, te weten een schizofrenie. | F20.9 stated
chosen | C: Ik kies voor een aanpassingsstoornis. | F43.2 stated
revised | C: Ik stel het bij naar een aanpassingsstoornis. | F43.2 stated
an old term between | C: Op as twee, zoals dat vroeger heette, een borderline persoonlijkheidsstoornis. | F60.3 stated
said to a man | C: Je hebt gewoon ADHD, man. | F90.0 stated
still there | C: Niet de slaap staat voorop, maar de depressie. Die is er nog steeds. | F32.9 stated
known of the client | C: De depressie kennen we al van u. | F32.9 earlier
known since a year | C: Schizofrenie, sinds 2009 bekend, nu stabiel. | F20.9 earlier
one from before beside a suspicion | C: Je kwam voor een paniekstoornis, dat is door de praktijkondersteuner vastgesteld, maar er komt een vermoeden van ADHD bij. | F41.0 earlier, F90.0 working
in the plan | C: voor de nachtmerriestoornis die u heeft gaan we imaginaire rescripting doen | F51.5 stated
with its old name | C: Het gaat om een persisterende depressieve stoornis, dysthymie zeiden we vroeger. | F34.1 stated
of who is not there | C: Uw moeder heeft een vasculaire dementie, dat laten de scan en de testen zien. O: En nu? | F01.9 stated
of who is not there, and another | C: Uw moeder heeft een vasculaire dementie. P: Ja, dat weet ik. |
the cause is in doubt | C: U heeft een depressie, waarschijnlijk uitgelokt door het ontslag. | F32.9 stated
the words are in doubt | C: Het klinkt misschien gek, maar dit is een specifieke fobie. | F40.2 stated
what to do seems best | C: Gezien uw PTSS lijkt EMDR mij de beste keus. | F43.1 stated
taken for granted for now | C: Het zou heel goed ADHD kunnen zijn, daar ga ik voorlopig van uit. | F90.0 working
makes one think | C: Alles wat je vertelt doet mij sterk denken aan ADHD. | F90.0 working
a conclusion for now | C: als voorlopige diagnose schrijf ik op een dwangstoornis | F42.9 working
three that it may be | C: Differentiaaldiagnostisch: bipolaire stoornis, borderline persoonlijkheidsstoornis of ADHD. Verder onderzoek nodig. | F31.9 working, F60.3 working, F90.0 working
two, and left open | C: ik twijfel tussen een aanpassingsstoornis en een depressie en laat het nog even open |
supposed without then | C: Als het over drie maanden nog zo is, noemen we het een depressie. |
taken off the list | C: Dat label schizofrenie halen we eraf. |
struck out | C: we schrappen de diagnose borderline |
a list of questions points to it | C: De MDI wijst op een ernstige depressie, dat is een vragenlijst, meer niet. |
everybody is | C: Een tikje autistisch zijn we allemaal. |
one more at the end | C: Dat noemen wij een paniekstoornis, en doordat u de straat niet meer op durft ook agorafobie. | F41.0 stated, F40.0 stated
will stand in the report | C: in de rapportage staat straks antisociale persoonlijkheidsstoornis en afhankelijkheid van cocaïne dat zijn de twee diagnoses die ik stel | F60.2 stated, F14.2 stated
misspelled | C: U heeft een paniekstornis. | F41.0 stated
nearly another word | C: De conclusie is dat alles goed gaat. |
not the one somebody thought of, but another | C: Oké, dus niet de borderline waar de huisarts aan dacht, maar wel complexe PTSS. Dat is onze conclusie na het onderzoek. | F43.1 stated
not the one somebody thought of, but another | C: Het is niet de depressie die de huisarts noemde, maar wel een aanpassingsstoornis. | F43.2 stated
not the one somebody thought of, but another | C: Dus geen ADHD zoals school dacht, maar wel autisme. | F84.0 stated
not the one somebody thought of, but another | C: Geen autisme waar uw moeder bang voor was, maar wel een sociale fobie. | F40.1 stated
not the one somebody thought of, but another | C: Niet een psychose, maar wel een dissociatieve stoornis. | F44.9 stated
not the one somebody thought of, but another | C: We zien dus geen bipolaire stoornis, maar wel een recidiverende depressie. | F33.9 stated
not the one somebody thought of, but another | C: Niet de ADHD die u zelf vermoedde, maar een gegeneraliseerde angststoornis. | F41.1 stated
not the one somebody thought of, but another | C: Dus niet de burn-out waar de bedrijfsarts het over had, maar een depressieve stoornis. | F32.9 stated
not the one somebody thought of, but another | C: Niet de dementie waar u bang voor was, wel een depressie. | F32.9 stated
not the one somebody thought of, but another | C: Het is niet de schizofrenie waar eerder aan gedacht werd, maar wel een schizoaffectieve stoornis. | F25.9 stated
not the one somebody thought of, but another | C: Niet alleen maar verdriet, maar wel echt een depressie. | F32.9 stated
where the thoughts go | C: Ik wil niet te snel een etiket plakken. Maar als ik het moet noemen, dan gaat mijn gedachte uit naar een bipolaire stoornis type twee. | F31.8 working
where the thoughts go | C: Mijn gedachten gaan uit naar een depressie. | F32.9 working
where the thoughts go | C: Als ik er een naam aan moet geven, dan denk ik aan PTSS. | F43.1 working
where the thoughts go | C: Als ik het een naam moet geven, zou ik zeggen een paniekstoornis. | F41.0 working
where the thoughts go | C: Als je het mij vraagt gaat mijn gedachte uit naar ADHD. | F90.0 working
where the thoughts go | C: Dan gaat mijn vermoeden uit naar een autismespectrumstoornis. | F84.0 working
where the thoughts go | C: Mijn eerste gedachte gaat uit naar een angststoornis. | F41.9 working
where the thoughts go | C: Als ik nu iets moet zeggen, dan kom ik uit bij een sociale fobie. | F40.1 working
where the thoughts go | C: Ik ben voorzichtig, maar mijn gedachten gaan toch richting autisme. | F84.0 working
a preference is no thought | C: Mijn voorkeur gaat uit naar een behandeling voor mensen met een depressie. |
two that are kept open | C: we houden even open of het een sociale fobie is of toch autisme dat weten we pas na de test | F40.1 working, F84.0 working
two that are kept open | C: We houden open of het ADHD of autisme is. | F90.0 working, F84.0 working
two that are kept open | C: Ik laat nog even in het midden of dit PTSS is of een aanpassingsstoornis. | F43.1 working, F43.2 working
two that are kept open | C: Het blijft voorlopig open of het om een depressie gaat of om een burn-out. | F32.9 working, Z73.0 working
two that are kept open | C: Of het een paniekstoornis is of een sociale fobie, dat houden we nog even open. | F41.0 working, F40.1 working
looked into, not kept open | C: We gaan onderzoeken of het ADHD is of autisme. |
one beneath another | C: ik zie het als een burn out met daaronder wel echt een depressieve stoornis dus ik ga u daarvoor verwijzen naar de basis g g z | Z73.0 stated, F32.9 stated
one beneath another | C: Het is een burn-out met daaronder een depressie. | Z73.0 stated, F32.9 stated
one beneath another | C: Ik zie een depressie met daarachter wel degelijk een persoonlijkheidsstoornis, dus ik verwijs u door naar een specialist. | F32.9 stated, F60.9 stated
one beneath another | C: Onder die paniek zit echt een depressieve stoornis, dus ik meld u daarvoor aan bij de poli. | F32.9 stated
one beneath another | C: Aan de oppervlakte is het stress, daaronder zit een gegeneraliseerde angststoornis. | F41.1 stated
the doubt is of something else | C: u weet dat u een bipolaire stoornis heeft hè en dit lijkt erg op vorig jaar toen u manisch werd | F31.9 stated
the doubt is of something else | C: U weet dat u borderline heeft, en dit lijkt op wat er vorige keer gebeurde. | F60.3 stated
the doubt is of something else | C: Je weet dat je ADHD hebt, dus misschien moet je het in stukjes knippen. | F90.0 stated
the doubt is of something else | C: U weet dat u een depressie heeft en waarschijnlijk slaapt u daardoor slecht. | F32.9 stated
the doubt is of something else | C: U weet dat u PTSS heeft en misschien speelt dat hier ook mee. | F43.1 stated
the doubt is of something else | C: Je weet dat je autisme hebt, het lijkt me goed om dat op je werk te vertellen. | F84.0 stated
the doubt is of something else | C: U heeft een bipolaire stoornis en dit lijkt op het begin van vorig jaar. | F31.9 stated
the doubt is of something else | C: U weet dat u schizofrenie heeft en de stemmen lijken weer toe te nemen. | F20.9 stated
the doubt is of something else | C: U heeft een depressie, maar het lijkt wel wat beter te gaan. | F32.9 stated
the doubt is of it | C: U heeft denk ik een depressie en dat lijkt op vorig jaar. | F32.9 working
on the bill | C: Voor de verzekeraar komt er op de rekening: depressieve stoornis, eenmalige episode, licht. Meer niet. | F32.0 stated
on the bill | C: Op de rekening staat straks een aanpassingsstoornis. | F43.2 stated
an answer about the family, whoever gives it | P: Welke ziektes komen in uw familie voor? C: Suikerziekte, hoge bloeddruk en depressie. |
`;

export const englishTurns = `
asks how long, not whether | C: You're known to us with schizophrenia and you've been here, what, four years? | F20.9 earlier
from the chart | C: Two things on your chart from before, asthma and migraine. | J45.9 earlier, G43.9 earlier
what is written down | C: Moderate depression is what I'm writing down. | F32.1 stated
concluded from a finding | C: Your ferritin is very low, so, iron deficiency anaemia as well. | D50.9 stated
taken back | C: I called it pneumonia on the phone. Scratch that. It's acute bronchitis. | J20.9 stated
out of date | C: The chart says depression. That's outdated. You have bipolar disorder. | F31.9 stated
the referral | C: The referral says query autism. |
feared | C: That's your fear, that it's schizophrenia. |
said as one word with is | C: Your asthma's under control. | J45.9 stated
one or the other | C: The differential here is, uh, early Lewy body versus Alzheimer's. | F02.8 working, F00.9 working
a hunch | C: I have a hunch it's ADHD. | F90.0 working
too early | C: It's too early to call it dementia. |
handed over | C: This is a thirty year old woman with bipolar disorder. | F31.9 stated
dictated | C: Fifty year old man, panic disorder, moderate. | F41.0 stated
of another patient | C: I saw a fifty year old man with schizophrenia last week. |
the client by name, to a parent | O: He never sleeps. C: Noah has ADHD. | F90.0 stated
by the name of somebody | C: Mark has a depression, he works downstairs. |
on the spectrum | C: She's on the spectrum, I'm sure of it. | F84.0 stated
wondered about | C: I'm wondering about ADHD here. | F90.0 working
carried from before | C: You carry a diagnosis of schizophrenia. | F20.9 earlier
had since | C: The asthma you've had since childhood is stable. | J45.9 earlier
long there | C: The PTSD is longstanding. | F43.1 earlier
put right in the middle | C: Panic disorder, no wait, I misspoke, social anxiety disorder. | F40.1 stated
rejected behind its name | C: An eating disorder, no, I don't think so. |
excluded behind its name | C: ADHD, that we can rule out. |
how long it lasts in general | C: A manic episode lasts at least a week. |
needed | C: You need to have an anxiety disorder to qualify. |
in the plan | C: so we'll treat the social anxiety disorder you've got with twelve sessions of cbt | F40.1 stated
with its old name | C: My diagnosis is persistent depressive disorder, what used to be called dysthymia. | F34.1 stated
of who is not there | C: Your husband has Alzheimer's dementia. O: We feared as much. | F00.9 stated
makes one think | C: Everything you say makes me think strongly of ADHD. I'll take that as provisional until the assessment is finished. | F90.0 working
which is what you have | C: That's part of postnatal depression, which is what you have. | F53.0 stated
three that it may be | C: Differential: bipolar disorder, borderline personality disorder or ADHD. Needs further assessment. | F31.9 working, F60.3 working, F90.0 working
two, and left open | C: I'm torn between an adjustment disorder and depression, and I'll leave it open. |
another's choice | C: The psychiatrist in Leeds settled on a personality disorder. I'd rather start afresh. |
whether there is | C: We're doing the SCID today to see whether there's a personality disorder. |
a group's name | C: The autism peer group meets every Tuesday. |
the client's own | C: I'm referring you to the psychologist for your panic disorder. | F41.0 stated
left over | C: Now your thyroid is fine, that leaves generalised anxiety disorder. | F41.1 stated
in addition | C: In addition, the conclusion is that you are doing well. |
the doubt is of something else | C: You know you have bipolar disorder, and this looks a lot like last year. | F31.9 stated
the doubt is of something else | C: You've got PTSD, and it seems the nightmares are back. | F43.1 stated
two that are kept open | C: We're keeping open whether it's social phobia or autism. | F40.1 working, F84.0 working
two that are kept open | C: I'll leave it open whether this is ADHD or bipolar disorder. | F90.0 working, F31.9 working
not the one somebody thought of, but another | C: So not the borderline your GP had in mind, but complex PTSD. | F43.1 stated
not the one somebody thought of, but another | C: Not the bipolar disorder you were worried about, but ADHD. | F90.0 stated
an answer about the family, whoever gives it | P: And what runs in your family? C: High blood pressure and bipolar disorder. |
`;
