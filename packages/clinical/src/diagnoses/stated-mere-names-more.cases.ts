/** More of how clinicians name what the client does not have, in talks, and in English. */
export const moreDutchMereNames = `
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
C: U bent vast bekend met het begrip borderline.
C: Op Facebook noemt iedereen zijn ex een narcist met een persoonlijkheidsstoornis.
C: Ik ga niet zeggen dat u een depressie heeft als dat niet zo is.
C: Bent u ooit behandeld voor een eetstoornis?
C: Zijn er mensen in uw omgeving met ADHD?
C: Ik heb veel cliënten met PTSS.
C: Je hoeft geen depressie te hebben om hier te komen.
C: Zelfs als het geen PTSS is, kan EMDR helpen.
C: Ik snap dat u denkt aan autisme, maar dat is het niet.
C: U noemde net borderline, waarom?
C: Uw vriend noemt u een alcoholist.
C: De stap van drinken naar een alcoholverslaving is soms klein.
C: Wij doen hier geen ADHD-onderzoek.
C: Wat zou het voor u betekenen om de diagnose autisme te krijgen?
C: Er wordt onderzocht of u dementie heeft.
C: De neuroloog heeft dementie uitgesloten.
C: De klachten lijken op die van een burn-out, maar ook op een depressie, dus dat gaan we uitzoeken.
C: Het kan PTSS zijn, het kan ook iets anders zijn.
C: Uw tante had een psychose na de bevalling.
C: Uw kleinzoon met autisme, hoe is dat voor u als oma?
C: Wij geven voorlichting over verslaving op scholen.
C: Ik heb een opleiding gedaan in dwangstoornissen.
C: Wat is het verschil met een gewone depressie, vroeg u.
C: Een depressie zou ik dit niet willen noemen.
C: Uw depressie van toen is niet meer teruggekomen.
C: Vroeger zou men dit hysterie of een conversiestoornis noemen.
C: Zo iemand met een narcistische persoonlijkheidsstoornis kan heel charmant zijn.
C: Het woord schizofrenie roept veel op.
C: Wilt u dat ik u test op ADHD?
C: Stel je voor dat je een sociale fobie hebt.
C: U zou bijna denken dat het ADHD is, maar het is gewoon drukte.
C: Ik hoor u zeggen dat u een depressie heeft.
P: Mijn zus heeft anorexia gehad. C: Heeft ze nu nog anorexia?
P: Mijn vader is manisch-depressief. C: Bipolair dus. En hoe was dat thuis?
P: Ik ben getest op autisme. C: En wat kwam eruit?
P: Misschien heb ik ADHD. C: Misschien. We gaan het uitzoeken.
P: Ik heb PTSS gehad. C: En nu?
O: Volgens mij heeft ze borderline. C: Daar kan ik nog niets over zeggen.
O: Kan het dementie zijn? C: Het kan, maar het hoeft niet.
O: Ik slik zelf antidepressiva voor mijn depressie. C: Fijn dat u dat vertelt. En die depressie van u, merkt hij daar iets van?
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
C: Have you heard of borderline personality disorder?
C: Your partner has PTSD and that affects both of you.
C: I can't rule out bipolar disorder at this point, we simply don't know.
C: You mentioned OCD earlier.
C: We don't diagnose autism here.
C: I treat a lot of people with eating disorders.
C: Nobody in the family with schizophrenia?
C: You could have knocked me over when I heard she had dementia.
C: Depression doesn't make you weak.
P: I've been reading about ADHD. C: ADHD is all over the internet.
P: My brother has autism. C: Has your brother's autism been hard for you?
C: a bit of explanation depression is more than a few days of feeling low
C: to be clear generalised anxiety disorder is worrying about everything for six months
C: PTSD is what happens when the memory isn't filed away properly.
C: The Mood Disorder Questionnaire and the Adult ADHD Self-Report Scale are in your pack.
C: The Panic Disorder Severity Scale is the one on yellow paper.
C: so the addiction that's behind you
C: You've recovered from your depression.
C: The depression is a thing of the past.
C: we can take the depression off the list
C: You have endometriosis.
C: autism has nothing to do with intelligence
C: In the SCID we go through depression, mania, psychosis and addiction.
C: We offer EMDR for PTSD and schema therapy for personality disorders.
C: You're on the edge of a burnout so be careful.
C: The leaflet lists depression, anxiety disorders and PTSD, it's a general one.
`;
