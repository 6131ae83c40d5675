/** What a client or relative names, and the clinician does not state. */
export const dutchNotUpheld = `
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
