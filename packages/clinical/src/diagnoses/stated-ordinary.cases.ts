/** Ordinary sentences in which the client has it, or is thought to have it. */
export const dutchOrdinary = `
C: U heeft dus ADHD, daar hoeven we niet meer over te twijfelen. | F90.0 stated
C: De uitslag is binnen en die is duidelijk: autisme. | F84.0 stated
C: Ik heb het verslag van de neuropsycholoog gelezen en daar blijkt uit dat u de ziekte van Alzheimer heeft. | F00.9 stated
C: Dat heet een paniekstoornis, en daar kunnen we goed iets aan doen. | F41.0 stated
C: U bent verslaafd aan alcohol, en dat weet u zelf ook. | F10.2 stated
C: Naast uw depressie speelt er ook een sociale fobie. | F32.9 stated, F40.1 stated
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
C: Ik denk aan een bipolaire stoornis, maar dat moeten we nog verder uitzoeken. | F31.9 working
C: Mijn werkdiagnose is een sociale fobie. | F40.1 working
C: Het lijkt erop dat u een depressie heeft. | F32.9 working
C: Vermoedelijk is er sprake van een posttraumatische stressstoornis. | F43.1 working
C: Alles wijst in de richting van dementie, maar we wachten de scan nog af. | F03 working
C: Ik ga er voorlopig van uit dat het om een aanpassingsstoornis gaat. | F43.2 working
C: Waarschijnlijk is het een paniekstoornis. | F41.0 working
C: Een depressie lijkt mij het meest waarschijnlijk. | F32.9 working
C: Borderline is wat mij betreft de meest waarschijnlijke diagnose. | F60.3 working
C: Autisme lijkt me op dit moment de beste verklaring voor wat u beschrijft. | F84.0 working
C: Voor nu houd ik het op een burn-out. | Z73.0 working
C: ik heb sterk de indruk dat je een eetstoornis hebt maar ik wil dat nog wel even toetsen | F50.9 working
C: ik vermoed bij u een dwangstoornis en daar wil ik vast mee aan de slag | F42.9 working
C: mijn eerste gedachte is een gegeneraliseerde angststoornis en daar gaan we voorlopig vanuit | F41.1 working
C: Voorlopig noteer ik een ongespecificeerde psychotische stoornis. | F29 working
C: Ik zet voorlopig even depressieve stoornis in het dossier, dat kan later nog veranderen. | F32.9 working
C: De meest waarschijnlijke diagnose is een conversiestoornis. | F44.4 working
C: Als werkdiagnose hanteren we een schizofreniforme stoornis. | F20.8 working
C: Ik durf het nog niet met zekerheid te zeggen, maar ik denk dat u ADHD heeft. | F90.0 working
C: U heeft denk ik een depressie. | F32.9 working
C: Volgens mij heb je een sociale angststoornis. | F40.1 working
C: Dat doet mij sterk denken aan narcolepsie. | G47.4 working
C: Een gegeneraliseerde angststoornis is op dit moment de beste verklaring, en dat wordt mijn voorlopige diagnose. | F41.1 working
C: Ik neig naar een vermijdende persoonlijkheidsstoornis, maar daar wil ik nog een paar gesprekken voor nemen. | F60.6 working
C: het past het best bij een ptss al wil ik nog een slag om de arm houden | F43.1 working
C: het beeld doet denken aan een lichte verstandelijke beperking dat gaan we nog testen maar het is nu wel mijn werkhypothese | F70 working
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
C: Het zou me niets verbazen als u ADHD heeft, dat is voorlopig mijn idee. | F90.0 working
C: Een aanpassingsstoornis, daar houd ik het voorlopig op. | F43.2 working
C: Mijn vermoeden is dat u een autismespectrumstoornis heeft. | F84.0 working
C: Ik heb het vermoeden dat er een PTSS onder zit. | F43.1 working
C: Alles wat u vertelt wijst op een dwangstoornis, maar de vragenlijst moet dat nog bevestigen. | F42.9 working
C: Ik verdenk u van een borderline persoonlijkheidsstoornis, maar dat is nog niet zeker. | F60.3 working
C: Ik noem het voorlopig een somatoforme stoornis. | F45.9 working
C: Onder voorbehoud stel ik de diagnose cyclothymie. | F34.0 working
C: Naar alle waarschijnlijkheid gaat het om de ziekte van Alzheimer. | F00.9 working
C: Ik ben er bijna zeker van dat dit een paniekstoornis is. | F41.0 working
C: U heeft mogelijk een lichte depressie. | F32.0 working
C: De diagnose is nog voorlopig, maar ik denk aan boulimia. | F50.2 working
C: het lijkt me een duidelijk geval van een specifieke fobie maar ik zet het er nog met een vraagteken bij | F40.2 working
C: we gaan er even van uit dat het pdd-nos is totdat het onderzoek klaar is | F84.9 working
C: narcolepsie lijkt het meest waarschijnlijk gezien de slaapaanvallen | G47.4 working
C: ik werk voorlopig met de diagnose gegeneraliseerde angststoornis | F41.1 working
C: alcoholafhankelijkheid is denk ik wel de juiste term maar ik wil eerst het bloed afwachten | F10.2 working
P: Wat denkt u dat het is? C: Ik denk een depressie. | F32.9 working
P: Is het autisme? C: Dat vermoed ik wel, ja. | F84.0 working
P: Heb ik een eetstoornis? C: Waarschijnlijk wel. | F50.9 working
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
C: My working diagnosis is generalised anxiety disorder. | F41.1 working
C: I think you probably have ADHD. | F90.0 working
C: It looks like you have a social anxiety disorder, though I'd like to see you once more before I'm certain. | F40.1 working
C: i suspect this is an adjustment disorder so let's work with that for the time being | F43.2 working
C: Provisionally I'd say this is a binge eating disorder. | F50.8 working
C: the most probable diagnosis is restless legs syndrome | G25.8 working
C: For the moment I'm treating this as a major depressive episode, but it's provisional. | F32.9 working
C: I'm leaning towards a diagnosis of autism, but I'd like to hear from your parents first. | F84.0 working
C: In all likelihood you have sleep apnoea. | G47.3 working
C: this could well be bipolar disorder and that's what i'm assuming for now | F31.9 working
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
C: I believe this is a form of dementia, but the scan will have to confirm it. | F03 working
C: Everything you tell me points to a panic disorder. | F41.0 working
C: ADHD is my best guess at the moment. | F90.0 working
C: It's probably a depression. | F32.9 working
C: My provisional diagnosis would be narcolepsy. | G47.4 working
C: it seems to me that you have a dependent personality disorder but we should take our time | F60.7 working
C: I strongly suspect autism. | F84.0 working
`;
