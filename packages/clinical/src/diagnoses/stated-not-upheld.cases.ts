/** What a client or relative names, and the clinician does not state. */
export const dutchNotUpheld = `
C: U heeft trekken van borderline, maar het is geen stoornis. P: Oké.
C: Die stemmen kunnen bij schizofrenie horen, maar ook bij trauma. P: O.
C: De diagnose schizofrenie bevestig ik niet.
O: Hij is niet depressief. C: Toch wel.
P: Het is dus een depressie? C: Dat denk ik niet.
P: Dus ik ben verslaafd. C: Ik ben bang van wel.
P: mijn ex zegt dat ik narcistisch ben C: en hoe kijk jij daarnaar P: nou ja weet niet
P: ik heb een online test gedaan en daar kwam borderline uit C: ja die tests die zeggen niet zoveel
P: ik heb een online test gedaan en daar kwam borderline uit C: inderdaad die testen zijn er veel
O: zijn vader had ook een depressie C: ja dat klopt dat heeft u verteld en hoe is het nu met hem
O: De school zegt dat het ADHD is. C: Dat hoor ik vaker van scholen.
O: De school zegt dat het ADHD is. C: Dat is precies waarom we gaan testen.
P: Ik lees overal over ADHD bij vrouwen. C: Ja, klopt, daar is nu veel aandacht voor.
P: Ik ben bang dat het kanker is, of een depressie. C: Dat begrijp ik. We gaan eerst bloedprikken.
P: Mijn moeder was bipolair, is dat erfelijk? C: Ja, deels wel.
P: Kan het ADHD zijn? C: Dat kan, ja.
P: Kan het ADHD zijn? C: Zou kunnen. Vertel eens over vroeger.
P: Vroeger noemden ze dat zenuwziek. C: Ja, dat klopt.
P: Is een burn-out hetzelfde als een depressie? C: Nee, dat is iets anders.
P: Is een burn-out hetzelfde als een depressie? C: Ja, het lijkt er wel op.
P: Ik had een psychose in 2010. C: Klopt, en sindsdien niet meer.
P: Ik had een eetstoornis maar die is over. C: Fijn, dat klopt ook met wat ik zie.
C: Hier staat een vraag over een eetstoornis, heeft u die gehad? P: Nee. C: Oké, klopt.
C: Wij zijn een team voor persoonlijkheidsstoornissen, maar we zien iedereen. P: Oké.
C: Op maandag is er een groep voor mensen met ADHD, daar zou jij kunnen aansluiten als de uitslag er is.
C: We gaan kijken of het past bij autisme. P: Oké.
C: Het kan passen bij autisme, maar het kan ook gewoon je karakter zijn. P: Ja.
C: Ik kan er nog geen naam aan geven. Depressie, burn-out, overspannen, ik weet het niet. P: Oké.
C: Zou het een depressie zijn, dan had u ook geen eetlust. P: Die heb ik wel.
C: Mensen met een depressie hebben vaak geen eetlust. Heeft u dat? P: Nee.
C: Dat heeft niks met schizofrenie te maken. P: Gelukkig.
C: U hoeft niet bang te zijn voor dementie. P: Fijn.
C: De verzekeraar vergoedt alleen als er een stoornis is, zoals een depressie. P: Oké.
C: Een depressie herken je aan somberheid, geen plezier, slecht slapen. P: Oké.
C: Je zus heeft autisme, je vader heeft ADHD, dus jullie zijn een bijzonder gezin. P: Haha.
C: De buurvrouw met haar dementie, gaat dat nog? P: Jawel.
C: Jouw vriendin heeft borderline, en dat vraagt veel van jou. P: Ja.
C: Als jij een psychose zou krijgen wat moeten wij dan doen? P: Mijn moeder bellen.
C: We maken een signaleringsplan om een psychose te voorkomen. P: Goed.
C: Uw huisarts schrijft: verdenking depressie. Wat denkt u zelf? P: Geen idee.
C: Uw score op de depressielijst is verhoogd, we praten daar straks over.
C: Ik heb u gescreend op ADHD en daar kwam niets uit.
C: Ooit dacht men aan schizofrenie, later is dat weerlegd.
C: Dat label borderline heeft u ooit gekregen, maar daar kunnen we niks mee.
C: U bent geen alcoholist. P: Nee.
C: Bij een dwangstoornis zie je dat mensen uren bezig zijn, bij u is het vijf minuten.
C: Dit medicijn wordt ook bij schizofrenie gegeven maar u krijgt het voor het slapen.
C: Quetiapine is eigenlijk voor psychoses en bipolaire stoornis, maar in lage dosis om te slapen.
C: Intake: moeder depressie, vader alcohol, broer autisme. Cliënt zelf: relatieproblemen. Geen classificatie.
C: Patiënt ontkent depressie, geen psychotische verschijnselen. Slaap matig.
C: verslag groep thema vandaag was autisme en prikkels client deed actief mee
C: de aanvraag voor de training omgaan met borderline voor partners is goedgekeurd
C: Meneer is partner van een vrouw met schizofrenie en zoekt steun.
C: Mw. is weduwe; echtgenoot overleden aan Alzheimer. Rouw, geen depressie.
C: Client werkt als begeleider van mensen met een verstandelijke beperking.
C: Vraagstelling huisarts: depressie? Aanpassingsstoornis? Graag beoordeling.
C: Uitslag ADOS: onder de afkapwaarde, geen autisme.
C: ptss geen sprake van volgens de criteria wel spanningsklachten
C: bij onderzoek ptss niet aanwezig depressie niet aanwezig wel slaapproblemen en piekeren
O: De juf zegt dat hij ADHD heeft. C: Dat kan de juf niet zien, dat moeten we onderzoeken.
P: Ik heb ADHD. C: Oké. En waar loop je nu tegenaan?
P: Ik heb ADHD. C: Ja, dat zei je.
P: Ik heb ADHD. C: Klopt, dat vertelde je vorige keer.
P: Ik denk dat ik ADHD heb. C: Dat kan, dat moeten we onderzoeken.
P: Ik denk dat ik borderline heb. C: Waarom denk je dat?
P: Denkt u dat ik ADHD heb? C: Dat weet ik nog niet.
P: Is het dan een depressie? C: Nee.
P: Is het dan een depressie? C: Dat zou kunnen, maar het is te vroeg om dat te zeggen.
P: Is het dan een depressie? C: Goede vraag.
P: Heb ik nou PTSS? C: Ja, goede vraag, dat gaan we uitzoeken.
P: Mijn zus heeft borderline. C: Ja, dat klopt, dat heb je verteld.
P: Mijn zus heeft borderline. C: Dat is ook de diagnose die ze kreeg toch?
O: Ik heb zelf ADHD. C: Dat klopt, dat staat in het dossier.
P: De huisarts zei dat het een burn-out was maar het voelt als een depressie. C: Hm. Vertel eens.
P: Is schizofrenie erfelijk? C: Dat klopt, deels wel.
P: Volgens TikTok heb ik ADHD. C: TikTok heeft niet altijd gelijk.
P: Mijn man zegt dat ik een dwangstoornis heb. C: Heeft hij gelijk, denk je?
P: Mijn vriend noemt me borderline. C: Dat is niet de diagnose.
P: In mijn dossier staat schizofrenie. C: Dat is niet meer de diagnose.
C: Heb je ooit een depressie of een burn-out gehad? P: Ja, klopt.
C: Je bent niet depressief toch? P: Nee.
C: U heeft geen psychose gehad, toch? P: Nee, klopt.
C: Je moeder had toch een bipolaire stoornis? P: Ja.
C: Zijn er mensen in je omgeving bekend met autisme? P: Mijn oom.
C: Je hebt in het verleden een psychose gehad, en nu gaat het goed. P: Ja.
C: Er kwam geen ADHD uit. P: Jammer.
C: U scoort hoog op de lijst voor PTSS, dat zegt nog niet alles. P: Oké.
P: Ik noem het maar mijn burn-out. C: En hoe lang duurt die al?
O: Mijn zoon heeft autisme. C: Ja, dat weet ik, dat staat in de verwijzing.
C: Uw dochter maakt zich zorgen, zij denkt aan dementie. P: Welnee. C: Ik denk daar niet aan.
C: Volgens het dossier zou u borderline hebben, maar ik zie dat niet. P: Nee.
C: Ik lees borderline, ADHD, depressie, van alles. Wat klopt daarvan? P: Alleen de ADHD.
C: Mensen met borderline voelen alles drie keer zo hard. P: O.
C: Was u toen depressief? P: Ja. C: En nu niet meer? P: Nee.
`;

export const englishNotUpheld = `
C: You have borderline traits but it's not a disorder. P: Okay.
C: Voices can be part of schizophrenia, but also of trauma. P: Oh.
C: I can't confirm the diagnosis of schizophrenia.
P: So it's depression? C: I don't think so.
P: my ex says i'm a narcissist C: and what do you make of that P: dunno
P: I did an online test and it said borderline. C: Right, there are a lot of those tests.
O: His dad had depression too. C: That's right, you mentioned.
O: The school says it's ADHD. C: That's exactly why we're testing.
P: Could it be ADHD? C: It could. Tell me about school.
P: Is burnout the same as depression? C: No, it's different.
P: I had psychosis in 2010. C: Right, and not since.
P: I had an eating disorder but it's gone. C: Good, that's right, I can see that.
C: We're a personality disorder team but we see everyone. P: Okay.
C: There's a group for people with ADHD on Mondays you could join once the results are in.
C: It could fit with autism, or it could just be you. P: Yeah.
C: I can't name it yet. Depression, burnout, stress, I don't know. P: Okay.
C: That has nothing to do with schizophrenia. P: Phew.
C: You don't need to worry about dementia. P: Good.
C: Your sister has autism, your dad has ADHD. P: Yep.
C: Your girlfriend has borderline and that asks a lot of you. P: Yes.
C: We'll make a plan to prevent another psychosis. P: Good.
C: This tablet is used for schizophrenia too, but you're on it for sleep.
C: At one point they thought schizophrenia, that was later ruled out.
C: Intake: mother depression, father alcohol, brother autism. Client: relationship problems. No diagnosis.
C: group notes theme today was autism and sensory overload client took part
C: Mr Jones is the partner of a woman with schizophrenia and is seeking support.
C: ADOS below threshold, not autism.
C: GP asks: depression? Adjustment disorder? Please assess.
C: ptsd no longer present mood good sleep good discharge from service
P: I've got ADHD. C: Right, and what brings you here today?
P: I think I have ADHD. C: Okay, that's something we can look at.
P: Is it ADHD? C: That's the question, isn't it.
P: Is it ADHD? C: I would want to see the school reports first.
P: Do I have PTSD? C: I wouldn't say that, no.
P: My sister has bipolar. C: That's right, you told me.
P: My husband says I'm OCD. C: Is he right?
P: My boyfriend calls me bipolar. C: That's not the diagnosis.
P: Is depression genetic? C: That's right, partly.
C: You don't have depression, right? P: Right.
O: I have bipolar myself. C: That's right, I remember.
C: You had a depression two years ago and you're well now. P: Yeah.
C: ADHD didn't come out of it. P: Shame.
C: According to the file you have borderline, but I don't see that. P: No.
C: People with borderline feel everything three times as hard. P: Oh.
C: handover mrs green her husband has dementia and she's worried about him otherwise settled
C: family history brother with schizophrenia mother had postnatal depression patient herself well
C: no evidence of psychosis no evidence of mania mood euthymic
C: Thank you for seeing this man for an ADHD assessment.
C: Previous episode of depression in 2012, fully recovered.
C: He does not meet criteria for PTSD.
C: Impression: no mental disorder. Not autism.
C: She cares for her mother with Alzheimer's disease.
C: A forty-year-old woman whose son has autism.
C: Diagnosis of bipolar disorder was considered and rejected.
C: Query ADHD on referral, not supported on assessment.
C: The diagnosis of schizophrenia from his last admission has been withdrawn.
C: If it is PTSD, we'd offer EMDR.
C: Depression or burnout, people mix them up.
C: Your dad has ADHD and your brother has it too.
C: I saw a young man with schizophrenia yesterday who said the same.
C: The crisis team wrote down psychosis NOS. I'm not going along with that.
C: You're with the early psychosis team, which doesn't mean you're psychotic.
C: Dear Dr Lee, you asked whether this man has ADHD. I found no evidence for this.
C: Phone call with mother. Mother has ADHD herself. Son doing well at school.
C: Review: PTSD symptoms much improved, no longer meets criteria for PTSD.
`;
