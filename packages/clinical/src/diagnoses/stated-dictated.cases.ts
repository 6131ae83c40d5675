/** Letters, handovers, notes and plain statements of a clinician, many as a recogniser writes them: who says what | what is found. */
export const dutchDictated = `
C: overdracht avonddienst mevrouw de vries kamer drie bekend met een bipolaire stoornis type een was vanmiddag wat druk heeft om acht uur olanzapine gehad en is daarna gaan slapen | F31.9 earlier
C: overdracht meneer jansen opgenomen met een eerste psychose sinds dinsdag op de gesloten afdeling hij neemt zijn medicatie in | F29 stated
C: even kort voor de overdracht meneer van zestig depressie met psychotische kenmerken eet slecht heeft vannacht nauwelijks geslapen graag weging morgen | F32.3 stated
C: ik bel over een jongen van zeventien hij is bij ons in behandeling voor een eetstoornis en hij is nu flauwgevallen | F50.9 stated
C: ze is bij ons in behandeling vanwege een borderline persoonlijkheidsstoornis en ze heeft zich vanavond gesneden | F60.3 stated
C: hij staat bij jullie ingeschreven met een schizoaffectieve stoornis en hij is nu op straat aangetroffen | F25.9 earlier
C: mdo bespreking client is een meisje van veertien met anorexia nervosa en een bmi van vijftien ouders zijn erg bezorgd | F50.0 stated
C: rapportage pro justitia bij betrokkene is sprake van een schizofrenie en een stoornis in het gebruik van cannabis beide waren aanwezig tijdens het ten laste gelegde | F20.9 stated, F12.2 stated
C: onderzochte lijdt aan een pedofiele stoornis en een licht verstandelijke beperking die ook ten tijde van het delict aanwezig waren | F65.4 stated, F70 stated
C: geachte collega hartelijk dank voor uw verwijzing van deze vierendertigjarige man conclusie paniekstoornis met agorafobie beleid cognitieve gedragstherapie | F40.0 stated
C: geachte huisarts op uw verzoek zag ik mevrouw diagnose dysthymie advies start sertraline vijftig milligram controle over zes weken | F34.1 stated
C: Geachte collega, hierbij verwijs ik u een 28-jarige man met een obsessieve-compulsieve stoornis voor intensieve behandeling. | F42.9 stated
C: Ik verwijs haar naar u door wegens een therapieresistente depressie, graag uw oordeel over ECT. | F32.9 stated
C: Graag uw overname van de behandeling van deze patiënte met een bipolaire stoornis type II. | F31.8 stated
C: Graag zou ik u deze vrouw van 41 willen verwijzen in verband met een complexe PTSS. | F43.1 stated
C: Aanvraag opname: psychotische decompensatie bij bekende schizofrenie. | F20.9 earlier
C: Indicatie voor opname: ernstige depressie met suïcidaliteit. | F32.2 stated
C: Reden van aanmelding is een terugval in de depressie, de diagnose is recidiverende depressieve stoornis. | F33.9 stated
C: beschrijvende diagnose het gaat om een vrouw van veertig met een ptss ontstaan na een verkeersongeval vier jaar geleden waar ze haar dochter bij verloor | F43.1 earlier
C: conclusie ernstige stoornis in het gebruik van alcohol met daarnaast een afhankelijke persoonlijkheidsstoornis er zijn geen aanwijzingen voor een psychose | F10.2 stated, F60.7 stated
C: samenvattend gaat het om een autismespectrumstoornis bij een normaal begaafde man die vastloopt op zijn werk | F84.0 stated
C: samenvattend is er sprake van adhd gecombineerd type met forse beperkingen op het werk en thuis was het ook altijd al druk | F90.0 stated
C: ik kom tot de conclusie dat er sprake is van een dissociatieve identiteitsstoornis bij een vrouw die in haar jeugd ernstig misbruikt is | F44.8 stated
C: consult psychiatrie interne geneeskunde mevrouw van tachtig conclusie hypoactief delier beleid oorzaak behandelen | F05.9 stated
C: S mevrouw slaapt slecht en piekert O somber gelaat E depressie P start citalopram terug over twee weken | F32.9 stated
C: e burn-out p rust en structuur bedrijfsarts inlichten | Z73.0 stated
C: Probleemlijst: 1. PTSS. 2. Stoornis in cannabisgebruik, matig. 3. Schulden. | F43.1 stated, F12.2 stated
C: Diagnosen bij ontslag: schizofrenie, paranoïde type; stoornis in tabaksgebruik. | F20.0 stated, F17.2 stated
C: DSM-5: 296.32 recidiverende depressieve stoornis, matig; 300.01 paniekstoornis. | F33.1 stated, F41.0 stated
C: Ontslagbrief. Opgenomen van 3 tot 17 maart vanwege een manische episode in het kader van een bipolaire I-stoornis. | F31.1 stated
C: Mevrouw kwam binnen met een manisch beeld. Diagnose: bipolaire stoornis. | F31.9 stated
C: Psychiatrisch onderzoek: somber, traag, geen wanen. Conclusie: depressieve episode, matig ernstig. | F32.1 stated
C: Patiënt is 24 jaar, student, en heeft een stoornis van Gilles de la Tourette met comorbide ADHD. | F95.2 stated, F90.0 stated
C: Het betreft een alleenstaande vrouw van 55 jaar die lijdt aan een waanstoornis. | F22.0 stated
C: Meneer is sinds 1998 bekend met schizofrenie, stabiel op clozapine. | F20.9 earlier
C: Betrokkene is bekend met een verstandelijke beperking en ODD. | F79 earlier, F91.3 earlier
C: In de voorgeschiedenis ADHD en een alcoholafhankelijkheid. Nu aangemeld vanwege somberheid. | F90.0 earlier, F10.2 earlier
C: Mijn conclusie na drie gesprekken luidt als volgt, er is een persoonlijkheidsstoornis met narcistische en antisociale trekken. | F60.9 stated
C: Hoofddiagnose wordt PTSS, als nevendiagnose noteer ik een stoornis in alcoholgebruik. | F43.1 stated, F10.2 stated
C: verslag huisbezoek casemanager mevrouw met alzheimer woont nog thuis met haar man die overbelast raakt | F00.9 stated
C: Hij is opgenomen wegens een delier na een heupoperatie. | F05.9 stated
C: Behandelplan meneer Bakker. Diagnose: cocaïneverslaving. Doel: abstinentie. | F14.2 stated
C: De uitslag van het neuropsychologisch onderzoek past bij de ziekte van Alzheimer. | F00.9 stated
C: Mevrouw voldoet aan zes van de negen criteria, en daarmee aan de classificatie borderline-persoonlijkheidsstoornis. | F60.3 stated
C: Ter voorbereiding op de zorgmachtiging: betrokkene lijdt aan een psychische stoornis, te weten schizofrenie. | F20.9 stated
C: Medische verklaring. De stoornis die het ernstig nadeel veroorzaakt is een bipolaire stoornis, manische episode. | F31.1 stated
C: We hebben gekeken en het is geen ADHD, het is een angststoornis. | F41.9 stated
C: Je moeder had het, je zus heeft het, en jij hebt dus ook een bipolaire stoornis. | F31.9 stated
C: Ik vermoed een depressie, misschien ook een angststoornis. | F32.9 working, F41.9 working
C: Het is PTSS of een complexe rouwstoornis, dat kan beide kanten op. | F43.1 working, null working
C: U heeft PTSS, dat staat zo in je dossier ook. | F43.1 stated
C: Ik schrijf op depressie, matig, en dan gaan we daar mee aan de slag. | F32.1 stated
C: Voor de declaratie registreer ik een ongespecificeerde angststoornis. | F41.9 stated
C: Het is een klassieke paniekstoornis. | F41.0 stated
C: Dit is een schoolvoorbeeld van een dwangstoornis. | F42.9 stated
C: Ik heb met de psychiater overlegd en zij ziet ook een psychotische depressie. | F32.3 stated
C: De psychiater en ik zijn het erover eens, het is schizofrenie. | F20.9 stated
C: Mijn collega heeft u onderzocht en haar conclusie is een persoonlijkheidsstoornis, en die deel ik. | F60.9 stated
C: Je bent bij ons voor je eetstoornis, en dan hoort wegen erbij. | F50.9 stated
C: De reden dat je zo moe bent is je depressie. | F32.9 stated
C: Patiënt is opgenomen geweest in 2009 met een psychose, sindsdien klachtenvrij. | F29 stated
C: Ik heb de huisarts laten weten dat het om een bipolaire stoornis type twee gaat. | F31.8 stated
C: U vroeg vorige week of het ADHD was. Dat is het. | F90.0 stated
C: Mevrouw weet dat ze Alzheimer heeft, dat is vorige week verteld. | F00.9 stated
C: Hij weet inmiddels dat hij schizofrenie heeft en hij is er verdrietig over. | F20.9 stated
C: Ze accepteert nu dat ze een eetstoornis heeft. | F50.9 stated
C: Het is de PTSS die maakt dat je niet slaapt. | F43.1 stated
C: De angststoornis is nu onder controle, maar de depressie is nog niet weg. | F41.9 stated, F32.9 stated
C: Mevrouw is weer depressief, dit is de vierde episode, dus recidiverende depressieve stoornis. | F33.9 stated
C: Wat eerst op een psychose leek is toch een delier. | F05.9 stated
C: De DBC gaat open op een depressieve stoornis. | F32.9 stated
C: Officieel is het een ongespecificeerde psychotische stoornis, maar dat is een vakje voor de verzekeraar. | F29 stated
C: In gewoon Nederlands: u bent depressief. In het dossier heet dat een depressieve episode, matig. | F32.1 stated
C: Je zou kunnen zeggen dat je een alcoholprobleem hebt, maar ik noem het liever wat het is: alcoholverslaving. | F10.2 stated
C: ik ga even samenvatten wat we hebben dus je hebt adhd daar slik je methylfenidaat voor en je hebt een sociale angststoornis daar gaan we wat aan doen | F90.0 stated, F40.1 stated
C: De collega van de crisisdienst schreef psychose NAO op. Dat neem ik over. | F29 stated
C: Ik hoor dat u denkt aan ADHD. Ik zie dat anders, ik zie een angststoornis. | F41.9 stated
C: Stemming: somber. Denken: traag. Conclusie: depressieve stoornis, ernstig, zonder psychotische kenmerken. Beleid: opname. | F32.2 stated
C: meneer b vijfenveertig jaar zorgmijder bekend met schizofrenie en alcohol misbruik weigert depot graag advies | F20.9 earlier, F10.1 earlier
C: samenvatting opname eerste opname van een eenentwintigjarige student wegens een manisch psychotisch beeld conclusie bipolaire een stoornis ontslag met lithium | F31.9 stated
C: mevrouw van der berg negentig jaar dementie type alzheimer in vergevorderd stadium roept veel plan omgangsadviezen | F00.9 stated
C: POH consult: mw 38 jr, lichte depressie, start gesprekken, PHQ 11. | F32.0 stated
C: Werkgeversbrief: geen diagnose vermelden. In het dossier: aanpassingsstoornis. | F43.2 stated
C: Intake: cliënte meldt zich met eetbuien, 3x per week. Classificatie: eetbuistoornis, matig. Contra-indicaties: geen. | F50.8 stated
C: Uit het testonderzoek komt een beeld naar voren van ADHD, onoplettend type. | F90.0 stated
C: Op nummer één staat de PTSS. Op nummer twee de verslaving. | F43.1 stated, null stated
C: Iemand met borderline, zoals jij, voelt alles drie keer zo hard. | F60.3 stated
C: U bent opgenomen vanwege een depressie en die is nu in remissie. | F32.9 stated
C: Op dit moment staat een bipolaire stoornis bovenaan mijn lijstje. | F31.9 working
C: Brief huisarts. Geachte collega, bovengenoemde patiënt werd door u verwezen met de vraag of er sprake is van ADHD. Ik zie een onrustige man die veel praat. Conclusie: er is sprake van ADHD, gecombineerde type. | F90.0 stated
C: Zorgplan: mevrouw heeft dementie (Alzheimer), is incontinent en valt regelmatig. Dochter is mantelzorger en is zelf bekend met een depressie. | F00.9 stated
C: Visite: delier nog niet over, haldol ophogen. | F05.9 stated
C: Vandaag gezien i.v.m. controle lithium. Bipolaire stoornis, stabiel. Spiegel 0,7. | F31.7 stated
`;

export const englishDictated = `
C: handover bed four mr ahmed known bipolar affective disorder was a bit elated this morning had lorazepam at ten slept since | F31.9 earlier
C: night handover she's been admitted with a first episode psychosis settled overnight no prn needed | F29 stated
C: hi it's the crisis team calling about a nineteen year old woman she's under your care for anorexia nervosa and she's collapsed at home | F50.0 stated
C: he's open to the team with a diagnosis of paranoid schizophrenia and he's stopped his depot | F20.0 stated
C: ward round mrs patel severe depression with psychotic features eating poorly weight down two kilos ect to be discussed | F32.3 stated
C: dear colleague thank you for asking me to see this fifty year old man impression moderate depressive episode plan start mirtazapine fifteen | F32.1 stated
C: thank you for referring this lady to us she has a long standing obsessive compulsive disorder which has worsened since her mother died | F42.9 earlier
C: diagnosis emotionally unstable personality disorder plan care coordination and dbt group risk moderate | F60.3 stated
C: discharge summary admitted on the third discharged on the nineteenth primary diagnosis schizoaffective disorder secondary diagnosis cannabis use disorder | F25.9 stated, F12.2 stated
C: clinical opinion mr brown suffers from antisocial personality disorder and alcohol dependence both were present at the material time | F60.2 stated, F10.2 stated
C: this pleasant gentleman presents with a two year history of panic disorder with agoraphobia and has not left home since march | F40.0 earlier
C: I would be grateful if you could see this 33-year-old woman with a severe eating disorder. | F50.9 stated
C: I am referring this young man with ADHD and a specific phobia of needles for psychological treatment. | F90.0 stated, F40.2 stated
C: Thank you for taking over the care of this patient with treatment-resistant depression. | F32.9 stated
C: Reason for admission: manic episode in the context of bipolar I disorder. | F31.1 stated
C: Presenting with post-traumatic stress disorder after a house fire. | F43.1 stated
C: This is a 27-year-old man who carries a diagnosis of schizophrenia. | F20.9 stated
C: Problem list: ADHD, combined type; mild intellectual disability; nocturnal enuresis. | F90.0 stated, F70 stated, F98.0 stated
C: psychiatric history depression treated with sertraline since twenty twenty current medication sertraline one hundred | F32.9 stated
C: in my opinion he has a delusional disorder and lacks capacity for this decision | F22.0 stated
C: on balance this is a functional neurological disorder with seizures the eeg was normal throughout | F44.4 stated
C: she meets criteria for bulimia nervosa with purging most days potassium two point nine | F50.2 stated
C: impression delirium secondary to urosepsis on a background of alzheimer's disease | F05.9 stated, F00.9 earlier
C: Axis one: PTSD. Axis two: borderline personality disorder. | F43.1 stated, F60.3 stated
C: ICD-10: F20.0 paranoid schizophrenia. Section 3. | F20.0 stated
C: Mum attended. Leo has selective mutism and separation anxiety disorder. School have been informed. | F94.0 stated, F93.0 stated
C: CPA review: diagnosis remains schizoaffective disorder, currently stable on depot. | F25.9 stated
C: Tribunal report. Mr Khan suffers from a mental disorder, namely paranoid schizophrenia, of a nature and degree warranting detention. | F20.0 stated
C: Your mum had it, your sister has it, and you've got it too: bipolar disorder. | F31.9 stated
C: My colleague saw you and she diagnosed borderline personality disorder, and I agree with her. | F60.3 stated
C: It's either PTSD or complicated grief, could go either way. | F43.1 working, null working
C: Probably depression, maybe some social anxiety disorder too. | F32.9 working, F40.1 working
C: The PTSD makes you jumpy, that's all it is. | F43.1 stated
C: You asked last week whether it was ADHD. It is. | F90.0 stated
C: Last week I wasn't sure, but I am now: this is bipolar disorder. | F31.9 stated
C: He knows he has schizophrenia and it makes him sad. | F20.9 stated
C: She accepts now that she has an eating disorder. | F50.9 stated
C: It's the PTSD that keeps you awake. | F43.1 stated
C: The crisis team wrote down psychosis NOS. I'd go along with that. | F29 stated
C: mr b forty five known schizophrenia and alcohol misuse refusing depot please advise | F20.9 earlier, F10.1 earlier
C: summary first admission of a twenty one year old student with a manic episode diagnosis bipolar one disorder discharged on lithium | F31.9 stated
C: GP consult: 38F, mild depression, start guided self-help, PHQ 11. | F32.0 stated
C: Dear Dr Lee, you asked whether this man has ADHD. I found a restless talkative man. In conclusion he has ADHD, combined type. | F90.0 stated
C: Seen today for lithium monitoring. Bipolar disorder, stable. Level 0.7. | F31.7 stated
`;

/** What is of relatives, of colleagues' patients, asked, supposed, over or in general. */
export const dutchDictatedNames = `
C: overdracht mevrouw op kamer vijf haar zoon is bekend met schizofrenie en komt vanavond op bezoek
C: overdracht meneer de wit heeft slecht geslapen zijn vrouw is opgenomen met een depressie en hij maakt zich zorgen
C: geachte collega ik verwijs u deze vrouw voor onderzoek naar adhd er is nog geen diagnose gesteld
C: Graag uw onderzoek bij deze man, is er sprake van een autismespectrumstoornis?
C: Conclusie: geen psychiatrische stoornis, met name geen depressie of PTSS.
C: Beloop: er is nu geen sprake meer van een depressie.
C: familieanamnese moeder bekend met een bipolaire stoornis vader alcoholafhankelijk
C: voorgeschiedenis blanco psychiatrisch familieanamnese tante met schizofrenie
C: Mevrouw zorgt voor haar man met Alzheimer en raakt overbelast.
C: Meneer van 58 komt vanwege de zorg om zijn dochter met anorexia.
C: Een vrouw van 40 van wie de moeder lijdt aan schizofrenie.
C: De huisarts verwijst hem in verband met een mogelijke ADHD.
C: De eerdere diagnose ADHD werd bij heronderzoek niet bevestigd.
C: Differentiaaldiagnostisch werd gedacht aan een psychose, maar dat is uitgesloten.
C: Bij patiënten bekend met schizofrenie controleren we elk jaar het bloed.
C: Wij zijn bekend met autisme, dus dat komt goed.
C: Wij hebben op de afdeling ook mensen die lijden aan een depressie.
C: Voldoet niet aan de criteria voor een depressieve stoornis.
C: Er zijn onvoldoende aanwijzingen voor een conclusie borderline.
C: Als er sprake is van een psychose dan starten we olanzapine.
C: We spreken pas van een depressie als het twee weken duurt.
C: Of er sprake is van PTSS moet nog blijken.
C: De vraag is of dit een depressie is.
C: Je vader heeft ADHD en je broer heeft het ook.
C: Je hebt geen depressie of angststoornis.
C: Een depressie of een burn-out is iets anders dan moe zijn.
C: Ik dacht eerst aan ADHD maar dat is het niet.
C: Ik zet het als hypothese in het dossier.
C: Is dit een depressie? Dat weet ik nog niet.
C: Is het een depressie, of is het rouw? Dat gaan we bekijken.
C: Stel dat het een depressie is, dan is dit het plan.
C: We hebben het over de diagnose ADHD gehad, en wat die zou betekenen.
C: De vorige cliënt, een man van vijftig met een depressie, liep uit.
C: Wat is nou precies een persoonlijkheidsstoornis?
C: Uw man van zestig met alzheimer, wie zorgt daar nu voor?
C: De collega van de crisisdienst schreef psychose NAO op. Daar ga ik niet in mee.
C: Ik geef u de richtlijn angststoornissen mee.
C: Je zit hier bij het team vroege psychose, en dat betekent niet dat je psychotisch bent.
C: Brief huisarts. Geachte collega, bovengenoemde patiënt werd door u verwezen met de vraag of er sprake is van ADHD. Ik vond daarvoor geen aanwijzingen.
C: Telefonisch contact met moeder. Moeder heeft zelf ADHD. Zoon doet het goed op school.
C: Evaluatie: PTSS-klachten sterk afgenomen, voldoet niet meer aan de criteria voor PTSS.
`;
