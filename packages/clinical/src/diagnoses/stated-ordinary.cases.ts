/** Ordinary sentences in which the client has it. */
export const dutchOrdinary = `
C: U heeft dus ADHD, daar hoeven we niet meer over te twijfelen. | F90.0 stated
C: De uitslag is binnen en die is duidelijk: autisme. | F84.0 stated
C: Ik heb het verslag van de neuropsycholoog gelezen en daar blijkt uit dat u de ziekte van Alzheimer heeft. | F00.9 stated
C: Dat heet een paniekstoornis, en daar kunnen we goed iets aan doen. | F41.0 stated
C: U bent verslaafd aan alcohol, en dat weet u zelf ook. | F10.2 stated
C: Naast uw depressie speelt er ook een sociale fobie. | F32.9 stated, F40.1 stated
C: Sinds wanneer slikt u de lithium voor uw bipolaire stoornis? | F31.9 stated
C: Met uw borderline is het logisch dat u hier zo heftig op reageert. | F60.3 stated
C: wat jij hebt is een dwangstoornis en dat is echt iets anders dan gewoon netjes zijn | F42.9 stated
C: we hebben alles nog eens doorgenomen en de conclusie blijft dat het om een posttraumatische stressstoornis gaat | F43.1 stated
C: ja je hebt gewoon een burn-out | Z73.0 stated
C: dus kort samengevat gaat het om een gegeneraliseerde angststoornis en daarnaast een lichte depressie | F41.1 stated, F32.0 stated
C: U heeft boulimia nervosa. Dat is een eetstoornis, en die gaan we behandelen. | F50.2 stated
C: Ik ga in uw dossier zetten dat er sprake is van een persisterende depressieve stoornis. | F34.1 stated
C: Wij hebben bij u een obsessieve-compulsieve stoornis vastgesteld. | F42.9 stated
C: Bij u is een schizofrenie vastgesteld, en daar krijgt u medicatie voor. | F20.9 stated
C: De diagnose die ik stel is een somatische symptoomstoornis. | F45.1 stated
C: Helaas moet ik u zeggen dat u dementie heeft. | F03 stated
C: Er is bij u sprake van een antisociale persoonlijkheidsstoornis. | F60.2 stated
C: u voldoet aan alle criteria voor een autismespectrumstoornis dus dat is vanaf nu de diagnose | F84.0 stated
C: je hebt een eetstoornis en wel anorexia nervosa | F50.0 stated
C: omdat u adhd heeft wil ik graag methylfenidaat voorstellen | F90.0 stated
P: Wat heb ik nou precies, dokter? C: U heeft een angststoornis, en om precies te zijn een gegeneraliseerde. | F41.9 stated
P: Dus het is echt een depressie? C: Ja, dat is het echt. | F32.9 stated
P: Ben ik dan bipolair? C: Ja. U heeft een bipolaire stoornis, type twee. | F31.8 stated
C: Uw klachten passen bij een ernstige depressie, daar bestaat voor mij geen twijfel over. | F32.2 stated
C: Die slaapproblemen horen bij je PTSS. | F43.1 stated
C: Je ADHD maakt het natuurlijk extra lastig om op tijd te komen. | F90.0 stated
C: Vandaag wil ik met u bespreken wat het betekent dat u een narcistische persoonlijkheidsstoornis heeft. | F60.8 stated
C: ik schrijf aan uw huisarts dat u een agorafobie heeft met paniekaanvallen | F40.0 stated
C: Dit is een klassieke migraine. | G43.9 stated
C: U heeft het rustelozebenensyndroom, vandaar dat u zo slecht slaapt. | G25.8 stated
C: Zoals we vorige week al zeiden: u heeft een depressie. | F32.9 stated
C: Ja, het is echt borderline, daar zijn we als team over uit. | F60.3 stated
C: Dan kom ik toch uit op PTSS. | F43.1 stated
C: Daarmee staat de diagnose autisme vast. | F84.0 stated
C: U lijdt aan een chronische depressie. | F34.1 stated
C: Het spijt me, maar uw moeder heeft dementie. O: Dat dachten we al. | F03 stated
C: Dit noemen wij een dissociatieve stoornis. | F44.9 stated
C: De sombere stemming, het slechte slapen, de vermoeidheid: dat samen is een depressie. | F32.9 stated
C: U kampt met een sociale angststoornis. | F40.1 stated
C: je hebt adhd dat is nu wel zeker en ik wil met je bespreken wat we daaraan gaan doen | F90.0 stated
C: het onderzoek bevestigt wat we al dachten je hebt autisme | F84.0 stated
C: ik heb er met mijn collega over overlegd en wij vinden allebei dat er sprake is van een eetstoornis | F50.9 stated
C: u gebruikt al jaren oxazepam en u bent daar nu afhankelijk van dat noemen we een verslaving aan slaapmiddelen | F13.2 stated
C: je bent depressief en niet zo'n beetje ook | F32.9 stated
C: uw angsten komen voort uit een posttraumatische stressstoornis | F43.1 stated
C: we blijven bij de diagnose schizofrenie en daar past deze medicatie bij | F20.9 stated
C: Omdat u een bipolaire stoornis heeft, is een vast slaapritme belangrijk. | F31.9 stated
C: Ik heb u verteld dat u borderline heeft. Hoe is dat gevallen? | F60.3 stated
C: Je hebt een autismespectrumstoornis, net als je vader. | F84.0 stated
C: Wat u doormaakt is een rouwstoornis. | null stated
C: U heeft een paniekstoornis, en uw zus heeft die ook, vertelde u. | F41.0 stated
C: Die diagnose PTSS, daar sta ik nog steeds achter. | F43.1 earlier
C: Je dwangstoornis is weer wat opgelaaid. | F42.9 stated
C: De depressie is terug. | F32.9 stated
C: Gezien uw ADHD stel ik voor om de dosis te verhogen. | F90.0 stated
P: Heb ik nou ADHD of niet? C: Ja, je hebt ADHD, het onderzoek was daar heel duidelijk over. | F90.0 stated
P: Hoe heet dat nou wat ik heb? C: Dat heet trichotillomanie. | F63.3 stated
P: Wat is er met me aan de hand? C: U heeft een psychose gehad en de diagnose is schizofrenie. | F20.9 stated
P: Ik ben altijd zo bang buiten. C: Ja, dat hoort bij uw agorafobie. | F40.0 stated
P: Dus ik ben verslaafd? C: Ja, u bent verslaafd aan cannabis. | F12.2 stated
C: Ik heb goed nieuws en slecht nieuws: het is geen dementie, maar u heeft wel een depressie. | F32.9 stated
C: Zo, de uitslag: u heeft ADHD, het onoplettende type. | F90.0 stated
C: Er is maar één conclusie mogelijk en dat is dat u een alcoholverslaving heeft. | F10.2 stated
C: Uw moeder heeft gelijk, u heeft een eetstoornis. | F50.9 stated
C: Mijn collega en ik zijn het eens: dit is een autismespectrumstoornis. | F84.0 stated
C: U weet dat u een bipolaire stoornis heeft, dus regelmaat is voor u belangrijk. | F31.9 stated
C: Wat ik zie is een ernstige depressie. | F32.2 stated
C: Ik stel bij u de diagnose schizofrenie. | F20.9 stated
C: We behandelen u nu een half jaar voor uw PTSS en u gaat vooruit. | F43.1 stated
C: Voor uw dwangstoornis krijgt u clomipramine. | F42.9 stated
C: Bij jou is dat anders, omdat jij autisme hebt. | F84.0 stated
C: U bent bekend met epilepsie en een depressie. | G40.9 earlier, F32.9 earlier
C: Deze klachten horen bij uw borderline. | F60.3 stated
C: Het gaat inderdaad om een conversiestoornis. | F44.4 stated
C: Dit beeld noemen we een catatonie bij schizofrenie. | F06.1 stated, F20.9 stated
C: Naast de PTSS is er ook een matige depressie, en die wil ik eerst aanpakken. | F43.1 stated, F32.1 stated
C: Dat u niet meer naar buiten durft, heet agorafobie. | F40.0 stated
C: Het is nu zeker: u heeft de ziekte van Alzheimer. | F00.9 stated
C: je hebt dus een sociale angststoornis en dat verklaart waarom je die verjaardagen mijdt | F40.1 stated
C: oke ik ga het gewoon zeggen je hebt een depressie en een flinke ook | F32.9 stated
C: dit zijn paniekaanvallen en omdat je er zo vaak een hebt is het een paniekstoornis | F41.0 stated
C: u heeft een stoornis in het gebruik van cannabis zo heet dat officieel | F12.2 stated
C: met jouw autisme is het fijn als we elke keer op dezelfde tijd afspreken | F84.0 stated
C: ik heb het met de psychiater besproken en het is een schizoaffectieve stoornis | F25.9 stated
C: bij jou heb ik een persoonlijkheidsstoornis vastgesteld met vooral vermijdende trekken | F60.9 stated
C: de diagnose ptss blijft staan en daar gaan we ook op behandelen | F43.1 earlier
C: u lijdt al jaren aan migraine en dat maakt het slapen er niet beter op | G43.9 stated
P: Wat is mijn diagnose nu eigenlijk? C: Uw diagnose is een recidiverende depressieve stoornis. | F33.9 stated
P: Dus u weet het zeker? C: Ja. Het is anorexia. | F50.0 stated
P: Heb ik nou autisme of niet? C: Ja, u heeft autisme. | F84.0 stated
P: En wat staat er in de brief? C: Dat u een posttraumatische stressstoornis heeft. | F43.1 stated
O: Wat heeft mijn zoon? C: Uw zoon heeft een autismespectrumstoornis. | F84.0 stated
C: U heeft een morfodysfore stoornis, dat betekent dat u iets aan uw uiterlijk ziet wat anderen niet zien. | F45.2 stated
C: Dit is een verzamelstoornis, mevrouw, en daar kunt u hulp bij krijgen. | null stated
C: Het gedrag van uw zoon past volledig bij een oppositioneel-opstandige gedragsstoornis, en die diagnose stel ik ook. O: Dat dachten wij al. | F91.3 stated
C: Dan spreken we van een vaginisme, en daar is een goede behandeling voor. | F52.5 stated
C: U lijdt aan het syndroom van Korsakov. | F10.6 stated
C: De diagnose genderdysforie is vandaag officieel gesteld. | F64.0 stated
C: Jij hebt dyscalculie, dus rekenen kost jou gewoon meer tijd. | F81.2 stated
C: Je krabt tot bloedens toe en dat heet een excoriatiestoornis. | null stated
C: u heeft kleptomanie dat is een stoornis in de impulsbeheersing | F63.2 stated, F63.9 stated
C: ik lees u de conclusie voor er is sprake van een lichte verstandelijke beperking en een autismespectrumstoornis | F70 stated, F84.0 stated
C: de psycholoog en ik zijn het erover eens dat je een ontwijkende persoonlijkheidsstoornis hebt | F60.6 stated
C: bij u speelt een chronische slapeloosheid dus een insomniestoornis | F51.0 stated
C: U bent sinds 2019 bij ons onder behandeling met een schizofrenie, en dat gaat goed. | F20.9 stated
C: Ja, u heeft inderdaad een postnatale depressie, en dat is niet uw schuld. | F53.0 stated
C: We weten nu waar die vermoeidheid vandaan komt: u heeft slaapapneu. | G47.3 stated
C: Jouw tics horen bij het syndroom van Gilles de la Tourette. | F95.2 stated
P: Dus ik heb het echt? C: Ja, u heeft echt een bipolaire stoornis. | F31.9 stated
P: De vorige dokter zei dat het stress was. C: Ik denk daar anders over, dit is een paniekstoornis. | F41.0 stated
C: U heeft last van een posttraumatische stressstoornis door wat er in uw werk is gebeurd. | F43.1 stated
C: Ik zie een man met een duidelijke depressie voor me. | F32.9 stated
C: Kort en goed: autisme. | F84.0 stated
C: Ja, daar is geen twijfel over, het is dementie. | F03 stated
C: Met deze uitslag weten we zeker dat u narcolepsie heeft. | G47.4 stated
C: Dat eten en overgeven, dat is boulimia. | F50.2 stated
C: Mijn oordeel is dat u een borderline persoonlijkheidsstoornis heeft. | F60.3 stated
C: Zo'n angst voor naalden noemen we een specifieke fobie. | F40.2 stated
C: je zit midden in een depressie dat zie ik aan alles | F32.9 stated
C: jij hebt net als je moeder een bipolaire stoornis | F31.9 stated
C: u heeft een burn-out en daar moet u eerst van herstellen | Z73.0 stated
C: daar hebben we een naam voor en die is gegeneraliseerde angststoornis | F41.1 stated
C: uw zoon heeft adhd en daar gaan we medicatie voor proberen O: oke spannend | F90.0 stated
`;

export const englishOrdinary = `
C: You do have ADHD, and it explains a lot of what went wrong at school. | F90.0 stated
C: So, we've gone through everything, and the diagnosis is post-traumatic stress disorder. | F43.1 stated
C: What you're describing is a panic disorder. | F41.0 stated
C: I'm afraid the results confirm that you have Alzheimer's disease. | F00.9 stated
C: Because of your bipolar disorder I don't want to start an antidepressant on its own. | F31.9 stated
C: you're dependent on alcohol and i think you know that yourself | F10.2 stated
C: based on the interview and the questionnaires you meet the criteria for autism spectrum disorder | F84.0 stated
C: You've got obsessive compulsive disorder, and it's quite severe at the moment. | F42.9 stated
P: So what is it then? C: It's an eating disorder, bulimia to be precise. | F50.2 stated
C: We have now established that you have borderline personality disorder. | F60.3 stated
C: i'm going to write to your gp that you have generalised anxiety disorder | F41.1 stated
C: Your depression has come back, I'm afraid. | F32.9 stated
C: We've confirmed the diagnosis of schizophrenia. | F20.9 stated
C: you have anorexia and i'm worried about your heart | F50.0 stated
C: As I said last time, this is borderline personality disorder. | F60.3 stated
C: With your ADHD it makes sense that deadlines are difficult. | F90.0 stated
C: There's no doubt about it, you are suffering from a severe depression. | F32.2 stated
C: The name for this is trichotillomania. | F63.3 stated
P: Is it OCD? C: Yes, it is. | F42.9 stated
C: It's dementia, and more specifically Lewy body dementia. | F02.8 stated
C: Your diagnosis remains schizoaffective disorder. | F25.9 stated
C: I've made the diagnosis of borderline personality disorder. | F60.3 stated
C: You have had schizophrenia for ten years now, and you know your triggers. | F20.9 earlier
C: This is what we call an adjustment disorder. | F43.2 stated
C: Your scores and your story both say the same thing: you have PTSD. | F43.1 stated
C: because you have epilepsy i have to be careful with this medication | G40.9 stated
C: The diagnosis is clear. It's vascular dementia. | F01.9 stated
P: What do I have? C: You have a major depressive disorder. | F32.9 stated
P: Is that what they call panic disorder? C: Yes, that's exactly what it is. | F41.0 stated
C: On top of your autism you have developed a depression. | F84.0 stated, F32.9 stated
C: I'm treating you for an eating disorder, and that means weighing you every week. | F50.9 stated
C: You have body dysmorphic disorder, and we can treat that. | F45.2 stated
C: Your nightmares are part of your PTSD. | F43.1 stated
C: I am diagnosing you with obsessive-compulsive disorder today. | F42.9 stated
C: what we're seeing here is a severe alcohol use disorder | F10.2 stated
C: Your daughter has selective mutism. O: So she isn't just shy. | F94.0 stated
C: You have insomnia disorder, so let's start with sleep restriction. | F51.0 stated
C: You're in the middle of a manic episode, and your bipolar disorder needs treatment. | F31.9 stated
C: Yes, you have ADHD. I'm quite sure. | F90.0 stated
C: This is PTSD, plain and simple. | F43.1 stated
`;
