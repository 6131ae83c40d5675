/** Ordinary sentences in which the client is thought to have it. */
export const dutchOrdinaryWorking = `
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
C: Zoals het er nu uitziet heeft u een beginnende dementie. | F03 working
C: Dat doet mij sterk denken aan narcolepsie. | G47.4 working
C: Het heeft er alle schijn van dat u afhankelijk bent geworden van slaapmiddelen. | F13.2 working
C: Hoogstwaarschijnlijk heeft u een winterdepressie. | F33.9 working
C: Een gegeneraliseerde angststoornis is op dit moment de beste verklaring, en dat wordt mijn voorlopige diagnose. | F41.1 working
C: Ik neig naar een vermijdende persoonlijkheidsstoornis, maar daar wil ik nog een paar gesprekken voor nemen. | F60.6 working
C: het past het best bij een ptss al wil ik nog een slag om de arm houden | F43.1 working
C: het beeld doet denken aan een lichte verstandelijke beperking dat gaan we nog testen maar het is nu wel mijn werkhypothese | F70 working
C: Het zou me niets verbazen als u ADHD heeft, dat is voorlopig mijn idee. | F90.0 working
C: Een aanpassingsstoornis, daar houd ik het voorlopig op. | F43.2 working
C: Laten we er voor nu van uitgaan dat het een depressie is. | F32.9 working
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
C: wat ik nu denk is dat je een posttraumatische stressstoornis hebt zeker is het nog niet | F43.1 working
C: het lijkt me een duidelijk geval van een specifieke fobie maar ik zet het er nog met een vraagteken bij | F40.2 working
C: we gaan er even van uit dat het pdd-nos is totdat het onderzoek klaar is | F84.9 working
C: als ik nu een diagnose zou moeten geven zou het een depressie zijn | F32.9 working
C: narcolepsie lijkt het meest waarschijnlijk gezien de slaapaanvallen | G47.4 working
C: ik werk voorlopig met de diagnose gegeneraliseerde angststoornis | F41.1 working
C: alcoholafhankelijkheid is denk ik wel de juiste term maar ik wil eerst het bloed afwachten | F10.2 working
P: Wat denkt u dat het is? C: Ik denk een depressie. | F32.9 working
P: Is het autisme? C: Dat vermoed ik wel, ja. | F84.0 working
P: Heb ik een eetstoornis? C: Waarschijnlijk wel. | F50.9 working
C: Het is nog vroeg, maar ik denk dat u een PTSS ontwikkeld heeft. | F43.1 working
C: Ik schrijf voorlopig op: gegeneraliseerde angststoornis. | F41.1 working
C: Onze werkhypothese is dat er sprake is van ADHD. | F90.0 working
C: Dit zou goed kunnen passen bij autisme, en dat is waar ik nu van uitga. | F84.0 working
C: Zonder het onderzoek af te wachten durf ik wel te zeggen dat het waarschijnlijk dementie is. | F03 working
C: Met de nodige voorzichtigheid zou ik zeggen: een depressie. | F32.9 working
C: Ik vermoed een depressie. | F32.9 working
C: Vooralsnog ga ik uit van een aanpassingsstoornis. | F43.2 working
C: Het meest waarschijnlijk lijkt me een paniekstoornis. | F41.0 working
C: Er lijkt sprake te zijn van een bipolaire stoornis. | F31.9 working
C: U lijkt een sociale fobie te hebben. | F40.1 working
C: Een eetstoornis ligt het meest voor de hand. | F50.9 working
C: Het wijst allemaal op een borderline persoonlijkheidsstoornis, maar definitief is dat nog niet. | F60.3 working
C: Ik werk met het vermoeden van een dwangstoornis. | F42.9 working
C: De voorlopige diagnose luidt: conversiestoornis. | F44.4 working
C: waarschijnlijk heb je een depressie maar ik wil je eerst nog een keer zien | F32.9 working
C: ik denk eerlijk gezegd dat je autisme hebt maar dat moet het onderzoek nog uitwijzen | F84.0 working
C: voor nu noem ik het een burn-out en als het niet beter wordt kijken we verder | Z73.0 working
C: het heeft alles weg van narcolepsie dus daar gaan we voorlopig vanuit | G47.4 working
C: ik houd het er voorlopig op dat je een posttraumatische stressstoornis hebt | F43.1 working
C: hypochondrie daar denk ik aan en dat zet ik als werkdiagnose in het dossier | F45.2 working
P: Wat denkt u? C: Ik denk dat u een depressie heeft. | F32.9 working
P: Is het dan ADHD? C: Dat denk ik wel, maar zeker weten doe ik het pas na het onderzoek. | F90.0 working
C: Ik hou het voorlopig op een insomniestoornis. | F51.0 working
C: Naar mijn inschatting heeft u een morfodysfore stoornis. | F45.2 working
C: Het beeld lijkt het meest op een dissociatieve identiteitsstoornis, al ben ik daar nog voorzichtig mee. | F44.8 working
C: Dat u zo schrikt en droomt, doet vermoeden dat u PTSS heeft. | F43.1 working
C: Ik wil voorlopig uitgaan van een reactieve hechtingsstoornis bij uw pleegkind. O: Goed om te weten. | F94.1 working
C: Mijn idee is dat er een ADHD achter zit, dat zetten we er met een vraagteken bij. | F90.0 working
C: het zou best eens een beginnende parkinson dementie kunnen zijn daar ga ik nu even van uit | F02.3 working
C: ik zet het even weg als een ongespecificeerde angststoornis tot we meer weten | F41.9 working
C: mijn gevoel zegt autisme maar ik wil dat eerst laten bevestigen | F84.0 working
C: vermoedelijk een delier we gaan dat nu behandelen en kijken wat het doet | F05.9 working
C: Het is naar alle waarschijnlijkheid een vasculaire dementie. | F01.9 working
C: Dit beeld past naar mijn mening nog het best bij een schizotypische persoonlijkheidsstoornis, maar ik houd een slag om de arm. | F21 working
C: Ik ga voorlopig voor PTSS. | F43.1 working
C: Een dysthymie lijkt me het meest passend. | F34.1 working
C: Ik denk dat we hier met een dwangstoornis te maken hebben. | F42.9 working
C: De kans is groot dat u een bipolaire stoornis heeft. | F31.9 working
C: Vermoedelijk heeft u ADHD, en met dat vermoeden gaan we verder. | F90.0 working
C: dit lijkt toch echt op een eetstoornis maar ik wil nog even met de dietist overleggen | F50.9 working
C: mijn voorlopige diagnose is dus een paniekstoornis met agorafobie | F40.0 working
`;

export const englishOrdinaryWorking = `
C: My working diagnosis is generalised anxiety disorder. | F41.1 working
C: I think you probably have ADHD. | F90.0 working
C: Depression is the most likely explanation at this point. | F32.9 working
C: It looks like you have a social anxiety disorder, though I'd like to see you once more before I'm certain. | F40.1 working
C: PTSD seems the best fit for now. | F43.1 working
C: i suspect this is an adjustment disorder so let's work with that for the time being | F43.2 working
C: Provisionally I'd say this is a binge eating disorder. | F50.8 working
C: the most probable diagnosis is restless legs syndrome | G25.8 working
C: For the moment I'm treating this as a major depressive episode, but it's provisional. | F32.9 working
C: I'm leaning towards a diagnosis of autism, but I'd like to hear from your parents first. | F84.0 working
C: In all likelihood you have sleep apnoea. | G47.3 working
C: this could well be bipolar disorder and that's what i'm assuming for now | F31.9 working
C: I believe this is a form of dementia, but the scan will have to confirm it. | F03 working
C: Tentatively, I'd put this down as dysthymia. | F34.1 working
C: Everything you tell me points to a panic disorder. | F41.0 working
C: ADHD is my best guess at the moment. | F90.0 working
C: It's probably a depression. | F32.9 working
C: My provisional diagnosis would be narcolepsy. | G47.4 working
C: it seems to me that you have a dependent personality disorder but we should take our time | F60.7 working
C: social phobia is the likeliest explanation so i'll go with that for now | F40.1 working
C: I strongly suspect autism. | F84.0 working
C: I'd say it's most likely a generalised anxiety disorder. | F41.1 working
C: My impression so far is that you have PTSD. | F43.1 working
C: You probably have sleep apnoea. | G47.3 working
C: We're working on the assumption that this is schizophrenia. | F20.9 working
C: it's looking like adhd but i need the school reports to be sure | F90.0 working
C: my first impression is a depression so that's what i'll put down for now | F32.9 working
C: Autism is likely, in my opinion. | F84.0 working
C: I think we're dealing with an obsessive compulsive disorder, provisionally. | F42.9 working
C: I'd put my money on a bipolar disorder, but let's confirm it. | F31.9 working
C: For now, let's call it an unspecified anxiety disorder. | F41.9 working
C: you most likely have narcolepsy and the sleep lab will confirm it | G47.4 working
C: It's my working hypothesis that you have borderline personality disorder. | F60.3 working
C: I have a strong suspicion of autism. | F84.0 working
C: It appears you have a delusional disorder, but I'm not certain yet. | F22.0 working
`;
