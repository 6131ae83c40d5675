/** More of how clinicians name what the client does not have, in talks, and in English. */
export const moreDutchMereNames = `
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
C: Is dat niet een beetje autistisch?
C: Een delier ontstaat vaak na een operatie.
C: De depressie van uw vrouw drukt ook op u.
C: Door de verslaving van uw zoon slaapt u slecht. P: Ja.
C: nou en toen zei de huisarts dat het misschien een depressie was en daarom bent u hier
C: we gaan eerst even kijken of het adhd is of iets anders P: ja
C: je zegt dat je moeder ook ptss heeft en dat je daar veel van hebt meegekregen
C: u hebt geen psychose en u krijgt er ook geen
C: bij een burnout denk je aan stress bij een depressie aan somberheid
C: het is nog te vroeg om te zeggen dat u een depressie heeft
C: Ik kan niet zeggen dat u autisme heeft.
C: Ik heb niet gezegd dat u borderline heeft.
C: Wie zegt dat u ADHD heeft?
C: U heeft toch geen eetstoornis gehad?
C: Er zijn geen aanwijzingen dat u een bipolaire stoornis heeft.
C: Het feit dat u somber bent betekent niet dat u een depressie heeft.
C: De kans dat u schizofrenie heeft is klein.
C: U bent bang dat het dementie is, maar uw test was goed.
C: Uw partner vindt dat u verslaafd bent aan alcohol, wat vindt u zelf?
C: Een kind heeft pas ADHD als het op twee plekken speelt.
C: Dat is pas een depressie als het twee weken aanhoudt.
C: Iemand heeft een verslaving als hij niet meer kan stoppen.
C: Als u PTSS heeft, dan krijgt u EMDR.
C: Mocht het een depressie zijn, dan praten we over medicatie.
C: Ik wil weten of u een angststoornis heeft.
C: De bedrijfsarts schreef dat u een depressie heeft, maar dat zie ik niet.
C: In de verwijsbrief staat dat u mogelijk autisme heeft.
C: Ik heb zelf ook ADHD, dus ik weet hoe het is.
C: Uw zus heeft borderline en dat maakt het contact lastig.
C: Uw ouders hadden allebei een alcoholverslaving.
C: De vader van uw kinderen heeft schizofrenie.
C: Is uw broer degene met de psychose?
C: Mijn collega's van het ADHD-team bellen u.
C: We verwijzen u voor diagnostiek naar autisme.
C: Het onderzoek richt zich op ADHD en autisme.
C: De uitslag is negatief, geen ADHD.
C: De test op dementie was goed.
C: U heeft ooit een postnatale depressie gehad, na de oudste.
C: In 2012 had u een psychose, sindsdien niet meer.
C: Uw anorexia is al tien jaar over.
C: De depressie is nu helemaal voorbij, we sluiten af.
C: ADHD en autisme komen vaak samen voor.
C: Vrouwen met autisme worden vaak laat herkend.
C: Bij PTSS is EMDR de eerste keus.
C: Antidepressiva werken ook bij een paniekstoornis.
C: Heeft u de film over schizofrenie gezien?
C: Op de lijst staan depressie, angststoornis, PTSS en ADHD, wilt u aankruisen wat er eerder is vastgesteld?
C: Ik twijfel of dit een persoonlijkheidsstoornis is.
P: Ik heb PTSS. C: Hoe weet u dat?
P: Ik ben autistisch denk ik. C: Wat maakt dat u aan autisme denkt?
P: Heeft mijn vriend dan borderline? C: Dat kan ik niet zeggen, ik ken hem niet.
P: Heb ik een depressie? C: Daar is het te vroeg voor.
P: Heb ik een verslaving? C: Wat denkt u zelf?
P: Ben ik bipolair? C: Ik zie daar geen aanwijzingen voor.
O: Hij heeft vast ADHD. C: Dat weten we nog niet.
O: Ik ben zelf bipolair. C: U bent zelf bipolair, dus u herkent de signalen.
`;

export const englishMereNames = `
C: Your mother had bipolar disorder, you said.
C: Is there any schizophrenia in the family?
C: Have you ever been diagnosed with depression?
C: Do you think it's ADHD?
C: We'd like to rule out bipolar disorder.
C: There's no evidence of psychosis.
C: You don't meet criteria for PTSD.
C: This isn't depression.
C: People with OCD often know it makes no sense.
C: Panic disorder is very treatable.
C: Sertraline is used for depression and anxiety.
C: Here's a leaflet about PTSD.
C: I work at the eating disorders clinic.
C: You're on the waiting list for the ADHD clinic.
C: You're afraid you might have schizophrenia.
C: If this goes on it could turn into depression.
C: If it lasts longer than a month we call it PTSD.
C: You had anorexia as a teenager and that's behind you now.
C: Your GP thought it might be depression.
C: You read about autism online.
P: I think I'm bipolar. C: You think you're bipolar. Tell me more.
P: My sister has borderline personality disorder. C: Borderline personality disorder can be hard on a family.
P: My dad was an alcoholic. C: And with your dad's alcoholism, what was home like?
C: You scored in the range for moderate depression on the PHQ-9.
C: There are some autistic traits, nothing more.
C: It's too early to call this bipolar.
C: Lithium is mostly given for bipolar disorder.
C: The referral says query ADHD.
C: Your son has autism, and you're caring for him on your own. P: Yes.
C: I saw a man with alcohol dependence this morning.
C: What do you know about schizophrenia?
C: With depression, sleep is usually the first thing to go.
C: The hospital considered dementia but ruled it out.
C: Does anyone in the family have bipolar? P: My aunt. C: Your aunt, bipolar.
C: Suppose it were ADHD, how would you feel?
C: That doesn't mean you have depression.
C: We routinely screen for PTSD.
C: I don't know yet whether this is depression.
C: You're not an alcoholic.
C: When you have depression, everything feels heavier.
C: I disagree with the diagnosis of borderline personality disorder.
P: Do I have autism? C: I can't say yet.
P: Do I have autism? C: No.
C: Your husband's depression must be hard on you.
C: Cannabis can trigger psychosis.
C: You asked about ADHD.
C: Some people with OCD hide it for years.
C: The bipolar support group meets on Tuesdays.
C: You had postnatal depression after your first, and it cleared up.
C: It doesn't look like ADHD to me.
C: Whether you have PTSD is what we'll find out.
C: I'm not saying you have borderline.
C: Your wife thinks you're an alcoholic.
C: Nobody's saying you have schizophrenia.
C: What makes you think it's bipolar?
C: The chances that this is dementia are small.
C: It's only depression if it lasts two weeks.
C: My brother has OCD too.
C: We'll refer you for an autism assessment.
C: You don't have to have PTSD to benefit from EMDR.
C: Your eating disorder was years ago and you've recovered.
P: Is it depression? C: It's too soon to say.
P: My ex had bipolar. C: He had bipolar, and was he treated?
C: ADHD and anxiety disorders often go together.
`;
