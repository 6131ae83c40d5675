/** Pieces of talk: what they state | who says what (C clinician, P client, O other) | what is found. */
export const dutchTalks = `
stated | C: Ik leg het even uit. Wat u heeft noemen we een paniekstoornis, en dat is goed te behandelen. P: Gelukkig. | F41.0 stated
working | C: We gaan er voorlopig van uit dat het om een depressie gaat, matig van ernst. Over zes weken kijken we opnieuw. | F32.9 working
stated | C: Dat u schrikt van dit woord snap ik. Maar we spreken hier echt van een verslaving aan alcohol. Ik zet een ernstige stoornis in alcoholgebruik in het dossier. | F10.2 stated
nothing | C: Heeft u de diagnose ADHD ooit gekregen, of is dat nooit onderzocht? P: Nooit. |
earlier | C: U bent opgenomen geweest in 2011 met een psychotische depressie, lees ik hier. P: Ja, drie maanden. C: En daarna nooit meer. | F32.3 earlier
stated | C: En dan heb je dus zowel een sociale fobie als een dysthymie, die twee versterken elkaar. P: Klinkt logisch. | F40.1 stated, F34.1 stated
nothing | O: Wij denken zelf aan autisme. Zijn neefje heeft het ook. C: Dat snap ik. We gaan het onderzoeken, ik kan daar nu nog niets over zeggen. |
stated | C: De intelligentietest laat zien dat er sprake is van zwakbegaafdheid. P: Wat betekent dat? | null stated
nothing | P: Ik ben depressief, al jaren. C: Wat merk je daarvan op een dag? |
stated | C: De depressie is volledig in remissie, dus die kunnen we afsluiten. P: Fijn. | F32.9 stated
stated | C: We hebben in het team besproken en we komen uit op een vermijdende persoonlijkheidsstoornis met daarnaast een persisterende depressieve stoornis. | F60.6 stated, F34.1 stated
nothing | C: Vul jij de vragenlijst voor PTSS en die voor depressie nog in voor volgende week? P: Ja, doe ik. |
stated | C: Ik ben het met mijn voorganger eens dat hier een schizoaffectieve stoornis speelt. P: Oké. | F25.9 stated
stated | C: Ik schrijf je uit met de diagnose boulimia nervosa, gedeeltelijk in remissie. P: Dat klopt wel ja. | F50.2 stated
nothing | C: Denk je dat het misschien een eetstoornis is? P: Ik denk het niet. |
stated | C: Dan kom ik bij de conclusie. Er is bij jou dus sprake van een ongespecificeerde angststoornis. P: Hm. | F41.9 stated
stated | C: Jouw klachten zijn het gevolg van een trauma, en daarom zeggen wij, dit is PTSS. P: Oké. C: En ook een paniekstoornis, los daarvan. | F43.1 stated, F41.0 stated
working | C: We denken nu in de richting van een autismespectrumstoornis, maar het onderzoek loopt nog. | F84.0 working
stated | P: Heb ik nou borderline of niet? C: Ja. Volgens de criteria wel. | F60.3 stated
stated | C: Mevrouw is een 34-jarige vrouw met een recidiverende depressie en een alcoholafhankelijkheid, die zich meldt met toename van somberheid. | F33.9 stated, F10.2 stated
nothing | C: Ik heb hier op jullie website gelezen, zei een cliënt van mij, dat iedereen met ADHD ook depressief wordt. Dat is dus niet zo. |
stated | C: De huisarts dacht aan een burn-out. Ik vind het meer een depressieve stoornis, eerlijk gezegd. | F32.9 stated
nothing | C: Ik wil de diagnose ADHD niet stellen op basis van één gesprek. P: Nee, logisch. |
stated | C: De specifieke fobie voor braken staat wat mij betreft voorop. P: Ja. C: Die gaan we eerst behandelen. | F40.2 stated
stated | C: Dat is typisch voor dwang, wat u vertelt. Dwangstoornis dus. P: Ja. | F42.9 stated
nothing | C: Mensen met een dissociatieve stoornis vertellen vaak dat ze tijd kwijt zijn. Heeft u dat? P: Soms. |
stated | C: Het is in ieder geval geen anorexia meer, je gewicht is goed. Wat er nu overblijft is een andere gespecificeerde eetstoornis. | null stated
stated | P: En, wat is eruit gekomen? C: Nou, u voldoet ruim aan de criteria van een posttraumatische stressstoornis. | F43.1 stated
stated | C: De uitslag van het onderzoek bevestigt wat we al dachten, je hebt autisme. P: Oké. Pff. | F84.0 stated
nothing | P: Mijn dochter heeft anorexia en daar lig ik wakker van. C: Dat is ook zwaar, een kind met anorexia nervosa. Hoe lang is ze al ziek? |
nothing | C: Kijk, als het borderline was, dan had je dat al veel eerder in je leven gezien. Dus nee. |
stated | C: Diagnose: obsessieve-compulsieve stoornis, ernstig. Daarnaast een depressieve episode, licht. Beleid: exposure met responspreventie. | F42.9 stated, F32.0 stated
nothing | C: Collega Meijer vond dat het een bipolaire stoornis was, maar dat ben ik niet met hem eens. |
stated | C: Bij de gegeneraliseerde angststoornis werkt cognitieve therapie het best, en die wil ik u dan ook aanbieden, want dat is wat u heeft. | F41.1 stated
nothing | C: In de brief van de POH staat werkdiagnose aanpassingsstoornis. Wat vindt u daar zelf van? P: Ik weet niet. |
nothing | C: Mijn conclusie is dat er op dit moment geen stoornis is. Er zijn wel klachten, van stress vooral. |
stated | C: Ja, het is de ziekte van Alzheimer. Het spijt me dat ik het u zo moet zeggen. O: We wisten het eigenlijk al. | F00.9 stated
nothing | C: Vroeger als kind had u ADHD, zei u, maar is dat toen echt vastgesteld? P: Dat zou ik aan mijn moeder moeten vragen. |
stated | C: Het beeld past het best bij een ongespecificeerde psychotische stoornis, meer kan ik er nu niet van maken. | F29 stated
nothing | P: Mijn vorige psycholoog zei dat ik CPTSS had. C: En herken je je daarin? P: Wel een beetje. |
stated | C: We sluiten een bipolaire stoornis uit, want er zijn nooit manische periodes geweest. Er rest een recidiverende depressieve stoornis, op dit moment matig. | F33.1 stated
stated | C: Ik noem het maar gewoon bij de naam, dit is een depressie. P: Ja, dat dacht ik al. | F32.9 stated
nothing | C: U weet dat de vorige behandelaar u de diagnose schizofrenie heeft gegeven. Daar twijfel ik aan. P: Ik ook. |
nothing | C: Bent u bekend met epilepsie, of met een depressie in het verleden? P: Nee. |
nothing | C: Goed nieuws. Geen dementie, geen depressie ook. P: Wat is het dan? C: Gewoon ouder worden. |
nothing | P: Is dit een psychose? C: Nee hoor, dit is angst. Een paniekaanval om precies te zijn. |
stated | C: DSM-classificatie: 300.02 gegeneraliseerde angststoornis. Verder geen persoonlijkheidsstoornis. | F41.1 stated
stated | C: Dat je steeds je huid openkrabt heeft ook een naam, excoriatiestoornis, en ja, dat is bij jou zo. | null stated
stated | C: Uw moeder had een bipolaire stoornis. En u heeft dat helaas ook, type één. | F31.9 stated
nothing | C: Stel dat ik zou zeggen je hebt een persoonlijkheidsstoornis, wat zou dat met je doen? P: Dan zou ik boos worden. |
stated | C: U heeft de afgelopen maanden een manische episode doorgemaakt in het kader van uw bipolaire stoornis. P: Dat weet ik nu ook. | F31.9 stated
stated | C: Hoofddiagnose wordt posttraumatische stressstoornis, nevendiagnose stoornis in het gebruik van cannabis, licht. | F43.1 stated, F12.1 stated
working | C: Er zijn aanwijzingen voor een narcistische persoonlijkheidsstoornis, maar ik hou het nog even open. | F60.8 working
nothing | C: Ik denk niet aan een depressie maar aan een rouwreactie. |
stated | O: Heeft hij nou een psychose? C: Ja, uw zoon is psychotisch. Wij noemen het een eerste psychotische episode. | F29 stated
nothing | C: De PHQ-9 komt uit op negentien, dat valt in de categorie matig ernstige depressie. P: Oké. C: Maar een vragenlijst is geen diagnose. |
stated | C: Nou, de stemmingsvragenlijsten, het gesprek, wat je moeder vertelde: alles bij elkaar is dit gewoon een dysthymie. P: Een wat? | F34.1 stated
stated | C: Ik ga je niet langer in spanning houden. Autisme, ja. P: Oké. | F84.0 stated
stated | C: Dus de eetbuien, het braken, de schaamte. Boulimia dus. P: Ja. | F50.2 stated
stated | C: We hebben een naam voor wat jou overkomt en dat is een dissociatieve stoornis. P: Oké. | F44.9 stated
stated and earlier | C: Beoordeling: matig depressief beeld bij man van 52, bekend met alcoholafhankelijkheid in remissie. | F32.1 stated, F10.2 earlier
stated | C: Ik schaal het in onder de angststoornissen, en dan specifiek een gegeneraliseerde angststoornis. | F41.1 stated
stated | C: Je hebt niet één maar twee dingen: ADHD en een slaapfasestoornis. P: Zo. | F90.0 stated, F51.2 stated
stated | C: Na overleg met het multidisciplinair team is besloten tot de classificatie ongespecificeerde persoonlijkheidsstoornis. | F60.9 stated
earlier | C: Wat betreft het autisme, dat was al bekend, daar verandert niks aan. P: Nee. | F84.0 earlier
stated | C: De paniekstoornis is nu het grootste probleem, die pakken we als eerste aan. | F41.0 stated
nothing | C: Hij had in de puberteit ooit het stempel ODD, maar daar hebben we het nu niet meer over. |
nothing | C: Je zou denken dat dit een psychose is, maar dat is het niet. P: Gelukkig. |
nothing | P: Ik ben toch niet bipolair? C: Nee, dat ben je niet. |
nothing | C: Wij hanteren hier de diagnose PTSS pas als de klachten langer dan een maand duren. |
stated | C: Er zijn mensen die dit een burn-out noemen. Ik houd het liever op een aanpassingsstoornis. | F43.2 stated
nothing | C: Mag ik vragen of er in uw gezin van herkomst depressies of psychoses voorkwamen? P: Mijn oma. |
working | C: Wat u omschrijft lijkt verdacht veel op een dwangstoornis. P: Echt? | F42.9 working
nothing | C: De verzekeraar vergoedt een aanpassingsstoornis niet. P: Wat flauw. |
stated | C: De aanpassingsstoornis die we in januari stelden is inmiddels een depressieve stoornis geworden. | F32.9 stated
nothing | C: U heeft volgens het consult psychiatrie van vorige week een delier gehad. O: Ja, hij was erg in de war. |
working | C: Ik ben er vrij zeker van dat het om schizofrenie gaat, al wil ik de second opinion nog afwachten. | F20.9 working
stated | C: Intake afgerond. Hoofddiagnose sociale fobie. Nevendiagnose vermijdende persoonlijkheidsstoornis. Advies CGT. | F40.1 stated, F60.6 stated
earlier | C: Sinds jouw diagnose autisme vorig jaar, hoe gaat het op je werk? P: Beter. | F84.0 earlier
nothing | C: Zullen we zeggen dat de eetstoornis grotendeels in remissie is? P: Ja, dat voelt zo. |
nothing | C: Uw partner vertelde dat zij zelf PTSS heeft. P: Ja, van haar werk bij de politie. |
nothing | C: Dat u alles drie keer controleert wil niet zeggen dat u een dwangstoornis heeft. P: Oh. |
working | C: Met de kennis van nu zou ik zeggen dat u altijd al ADHD heeft gehad. P: Dat denk ik ook. | F90.0 working
taken for granted by a question | C: Vraagstelling aan de psychiater: is er naast de lichte verstandelijke beperking (TIQ 62) sprake van een autismespectrumstoornis? Gaarne onderzoek. | F70 stated
taken for granted by a question | C: Is er naast de depressie ook sprake van ADHD? | F32.9 stated
taken for granted by a question | C: Vraag aan de collega: speelt er naast uw PTSS nog een persoonlijkheidsstoornis? | F43.1 stated
taken for granted by a question | C: Vraagstelling: is er bovenop de bekende schizofrenie sprake van een depressie? | F20.9 earlier
taken for granted by a question | C: Zou er naast je ADHD ook autisme kunnen spelen? | F90.0 stated
taken for granted by a question | C: Zit er onder de alcoholverslaving misschien een depressie? | F10.2 stated
taken for granted by a question | C: Is er naast somberheid sprake van een depressie? |
taken for granted by a question | C: Is er naast een depressie ook ADHD? |
taken for granted by a question | C: Speelde er toen naast de depressie ook angst? |
taken for granted by a question | C: Is er naast de depressie van uw moeder nog iets in de familie? |
taken for granted by a question | C: Heeft u naast de depressiegroep nog andere therapie? |
taken for granted by a question | C: Graag uw oordeel: is er naast de PTSS ook een dissociatieve stoornis? | F43.1 stated
taken for granted by a question | C: Heeft u naast uw borderline ook last van eetbuien? | F60.3 stated
taken for granted by a question | C: Hoe gaat het naast je autisme met slapen? | F84.0 stated
echoed in a question | P: Mijn vriend denkt dat ik een depressie heb. C: Heeft u naast de depressie ook paniek? |
what an evening is about | C: De mantelzorgavond gaat volgende week over schizofrenie, en de week erna is het bipolaire stoornis. |
what an evening is about | C: De groep gaat over PTSS en de week daarop is het ADHD. |
a summary asked for | C: De reclassering vroeg om een samenvatting, dus antisociale persoonlijkheidsstoornis en alcoholafhankelijkheid. | F60.2 stated, F10.2 stated
a summary asked for | C: De huisarts wil de diagnoses, dus PTSS en een depressie. | F43.1 stated, F32.9 stated
of which another says more | C: Dus die wegrakingen zijn geen epilepsie, dat heeft de neuroloog uitgesloten. Het zijn functionele aanvallen, een conversiestoornis zoals dat officieel heet. | F44.5 stated
of which another says more | C: U heeft functionele aanvallen, dat is een conversiestoornis. | F44.5 stated
of which another says more | C: U heeft een conversiestoornis. | F44.4 stated
goes on beyond the one clause | C: Het is dus niet de ADHD die op school werd genoemd, maar een posttraumatische stressstoornis. | F43.1 stated
goes on beyond the one clause | C: Geen borderline dus, zoals de crisisdienst dacht, maar een bipolaire stoornis. | F31.9 stated
goes on beyond the one clause | C: U heeft geen dementie waar uw dochter zo bang voor was maar u heeft wel een depressie. | F32.9 stated
goes on beyond the one clause | C: We komen niet uit op autisme, maar wel op een sociale-angststoornis. | F40.1 stated
goes on beyond the one clause | C: Ik zit zelf meer te denken in de richting van een paniekstoornis. | F41.0 working
goes on beyond the one clause | C: Waar ik op uitkom, voorlopig, is een eetstoornis. | F50.9 working
goes on beyond the one clause | C: Als ik alles op een rij zet gaan mijn gedachten vooral naar PTSS. | F43.1 working
goes on beyond the one clause | C: Mijn gedachte is dat het om een autismespectrumstoornis gaat. | F84.0 working
goes on beyond the one clause | C: Het vermoeden gaat uit naar een borderline persoonlijkheidsstoornis. | F60.3 working
goes on beyond the one clause | C: ik hou nog open of dit adhd is of ptss | F90.0 working, F43.1 working
goes on beyond the one clause | C: Voorlopig houden we het open: een depressie of een aanpassingsstoornis. | F32.9 working, F43.2 working
goes on beyond the one clause | C: U bent oververmoeid en daaronder zit een depressie. | F32.9 stated
goes on beyond the one clause | C: De kern is PTSS met daaromheen een flinke alcoholverslaving. | F43.1 stated, F10.2 stated
goes on beyond the one clause | C: Het is ADHD met daarnaast echt ook een angststoornis, dus ik meld u aan bij het team. | F90.0 stated, F41.9 stated
goes on beyond the one clause | C: Je hebt borderline en misschien is het goed om een crisisplan te maken. | F60.3 stated
goes on beyond the one clause | C: U hebt PTSS en dat geluid lijkt u weer terug te brengen. | F43.1 stated
goes on beyond the one clause | C: u weet dat u een depressie heeft dus het is mogelijk dat u daar moe van bent | F32.9 stated
goes on beyond the one clause | C: Je hebt nu eenmaal autisme, dus waarschijnlijk kost zo'n feest je meer energie. | F84.0 stated
goes on beyond the one clause | C: U heeft een depressie, waarschijnlijk. | F32.9 working
goes on beyond the one clause | C: U heeft misschien een depressie en dat lijkt op vorig jaar. | F32.9 working
goes on beyond the one clause | C: Is er bij deze jongen naast de ADHD sprake van een taalstoornis? | F90.0 stated
goes on beyond the one clause | C: Graag beoordeling of er naast de depressie sprake is van PTSS. | F32.9 stated
goes on beyond the one clause | C: We willen weten of er naast uw autisme ook een depressie speelt. | F84.0 stated
goes on beyond the one clause | C: Bij de declaratie staat: aanpassingsstoornis. | F43.2 stated
goes on beyond the one clause | C: We houden er rekening mee dat het ADHD is. | F90.0 working
`;

export const englishTalks = `
stated | C: Okay, so what we're dealing with here is obsessive compulsive disorder. P: Right. | F42.9 stated
working | C: I'd call this an adjustment disorder with anxiety for now, and we'll review in a month. | F43.2 working
nothing | C: There's no evidence of psychosis, and I don't think this is schizophrenia. P: Good. |
earlier | C: You've had generalized anxiety disorder since college, correct? P: Yes, sophomore year. | F41.1 earlier
stated | C: The testing confirms it, you have ADHD, inattentive type. P: Finally. | F90.0 stated
stated | P: Do I have PTSD? C: Yes, you do. | F43.1 stated
nothing | C: People with panic disorder often avoid shops. Is that something you do? P: Sometimes. |
nothing | C: I want to rule out bipolar disorder before we start an antidepressant. |
stated | C: You do meet the criteria for borderline personality disorder, and I know that's hard to hear. P: Yeah. | F60.3 stated
nothing | P: My brother was diagnosed with bipolar last year. C: Bipolar disorder can run in families, so that's useful to know. |
nothing | C: Have you ever been told you have an eating disorder? P: No. |
stated | C: Assessment: major depressive disorder, recurrent, severe, without psychotic features. Plan: start sertraline. | F33.2 stated
nothing | C: If it turns out to be ADHD we'd talk about stimulants. Let's not jump ahead. |
stated | C: My impression is bulimia nervosa with comorbid social anxiety disorder. P: Okay. | F50.2 stated, F40.1 stated
stated | C: So the previous team's diagnosis was bipolar disorder, but I'd disagree, and I'm going with borderline personality disorder. | F60.3 stated
stated | C: Your opioid use disorder is in early remission, well done. P: Thanks. | F11.2 stated
nothing | C: My mother had dementia as well, so I know what you're going through. P: It's hard. |
working | C: We'll treat it as major depression and see how you respond. | F32.9 working
stated | C: Alright, the bottom line is you've got generalized anxiety disorder and some mild depression on top. P: Okay. | F41.1 stated, F32.0 stated
stated | C: I'm comfortable calling this bipolar two. P: Right. | F31.9 stated
stated | C: What your son has is oppositional defiant disorder. O: I knew it. | F91.3 stated
nothing | C: I'd hesitate to call it an eating disorder. P: Good. |
earlier | C: You've carried the diagnosis of PTSD since your deployment, is that right? P: That's right. | F43.1 earlier
stated | C: Binge eating disorder is what we call it, and you tick every box. P: Wow. | F50.8 stated
nothing | C: Your cousin's schizophrenia doesn't mean you'll get it. P: I hope so. |
nothing | C: I'm not convinced it's ADHD. P: But I can't focus. |
stated | C: So we're changing your diagnosis from depression to bipolar disorder. P: Okay. | F31.9 stated
nothing | C: Let's keep an eye out for postpartum depression, given your history. P: Sure. |
taken for granted by a question | C: Is there, alongside his intellectual disability, an autism spectrum disorder? | F79 stated
taken for granted by a question | C: Could there be ADHD on top of your depression? | F32.9 stated
taken for granted by a question | C: Question for the psychiatrist: is there, on top of the known schizophrenia, a depression? | F20.9 earlier
taken for granted by a question | C: Do you get flashbacks on top of your panic disorder? | F41.0 stated
taken for granted by a question | C: Did your mother have anything besides the depression? |
in its own right | C: He's got autism, diagnosed at seven, and on top of that what I'm seeing now is social anxiety disorder in its own right. | F84.0 stated, F40.1 stated
in its own right | C: She has borderline personality disorder, and alongside that there's an eating disorder in its own right. | F60.3 stated, F50.9 stated
in its own right | C: The depression is a disorder in its own right. | F32.9 stated
a summary asked for | C: probation asked for the summary so dissocial personality disorder and amphetamine dependence the latter in early remission inside | F60.2 stated, F15.2 stated
a summary asked for | C: The court asked for a summary, so schizophrenia and alcohol dependence. | F20.9 stated, F10.2 stated
a summary asked for | C: The GP wanted the diagnoses so generalised anxiety disorder and OCD. | F41.1 stated, F42.9 stated
a summary asked for | C: The GP wants a letter so borderline personality disorder and bulimia. | F60.3 stated, F50.2 stated
a summary asked for | C: probation asked for a report on whether it's schizophrenia |
goes on with which | C: You told me last time it felt like the walls were closing in on every bus. P: Buses, shops, the cinema, all of it. C: Which is agoraphobia, and I've put that down as your diagnosis so we can start graded exposure. | F40.0 stated
goes on with which | C: Which is panic disorder, and that's what we'll treat. | F41.0 stated
goes on with which | P: I check the locks forty times. C: Which is OCD, really. | F42.9 stated
goes on with which | P: I can't leave the house. C: Which is what we call agoraphobia. | F40.0 stated
goes on with which | P: I keep seeing the crash. C: Which is PTSD, and that's your diagnosis. | F43.1 stated
goes on with which | C: Which is worse, depression or anxiety? |
goes on with which | C: Which is it, bipolar disorder or depression? |
goes on with which | P: I lie awake worrying about everything. C: Which is generalised anxiety disorder, in my view. | F41.1 stated
what an evening is about | C: Next week's carers' evening is about schizophrenia, and the week after it's bipolar. You're welcome to either, they're open to all the families. |
what an evening is about | C: This week's group is about PTSD, and next week it's OCD. |
what an evening is about | C: The first session covers depression, and then it's bipolar disorder. |
what an evening is about | C: The talk on Monday is about autism and on Tuesday it's ADHD. |
what an evening is about | C: The meeting was about your diagnosis and we agreed it's bipolar disorder. | F31.9 stated
`;
