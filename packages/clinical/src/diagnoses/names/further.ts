/** Older names, short forms and words of general practice: code | Dutch name | as said in Dutch | English name | as said in English. */
export const further = `
F32.9 | depressieve stoornis | trd, depressieve klachten in engere zin, anhedone depressie, vitaal depressief beeld | depressive disorder | trd, depressive condition
F33.9 | seizoensgebonden depressie | najaarsdepressie, herfstdepressie | seasonal affective disorder | seasonal depression
F34.1 | dysthymie | neurotische depressie, depressieve neurose | dysthymia | depressive neurosis
F31.9 | bipolaire stoornis | bipolaire affectieve stoornis, rapid cycler | bipolar disorder | bpad, bipolar illness, manic depressive disorder, rapid cycler
F90.0 | ADHD | ad/hd | ADHD | ad/hd
F30.1 | manie | manisch psychotisch beeld, manisch psychotisch toestandsbeeld | mania | manic psychotic episode
F41.0 | paniekstoornis | episodische paroxismale angst | panic disorder | panic attack disorder
F40.2 | specifieke fobie | naaldenfobie, braakangst, braakfobie, muizenfobie, vogelfobie, tunnelangst, slikfobie | specific phobia | fear of vomiting, fear of flying, driving phobia, spider phobia, lift phobia
F42.9 | obsessieve-compulsieve stoornis | pure o, puur obsessieve ocd | obsessive-compulsive disorder | pure o, pure o ocd, pure ocd
F43.2 | aanpassingsstoornis | aanpassingsreactie | adjustment disorder | situational depression
F44.8 | dissociatieve-identiteitsstoornis | mps, did | dissociative identity disorder | multiple personality
F44.5 | psychogene niet-epileptische aanvallen | conversieaanvallen, functionele insulten, pnes | dissociative seizures | dissociative attacks, functional seizures
F48.1 | depersonalisatie-/derealisatiestoornis | depersonalisatie stoornis | depersonalisation-derealisation disorder | derealisation disorder, derealization disorder
F50.8 | eetbuistoornis | vreetbuistoornis, vreetbuienstoornis | binge eating disorder | compulsive overeating
F50.9 | eetstoornis | purgeerstoornis | eating disorder | purging disorder
F51.0 | insomniestoornis | inslaapstoornis, doorslaapstoornis, in- en doorslaapstoornis, in en doorslaapstoornis, psychofysiologische insomnie | insomnia disorder | sleep onset insomnia, psychophysiological insomnia
F51.2 | circadiane-ritme-slaap-waakstoornis | vertraagde slaapfasestoornis, verlate slaapfasestoornis | circadian rhythm sleep-wake disorder | delayed sleep phase disorder, delayed sleep phase syndrome
F52.0 | verminderd seksueel verlangen | libidostoornis | lack of sexual desire | sexual desire disorder
F53.0 | postpartumdepressie | ppd | postpartum depression | ppd
F53.1 | kraambedpsychose | puerperale psychose, psychose in het kraambed, postnatale psychose, postpartale psychose, peripartumpsychose | postpartum psychosis | postnatal psychosis, post partum psychosis
F60.0 | paranoïde persoonlijkheidsstoornis | paranoide ps | paranoid personality disorder | paranoid pd
F60.2 | antisociale persoonlijkheidsstoornis | sociopathie, dissociale ps | antisocial personality disorder | antisocial pd, dissocial pd
F60.3 | borderline-persoonlijkheidsstoornis | borderliner | borderline personality disorder | complex emotional needs, borderline pd, emotionally unstable pd
F60.4 | histrionische persoonlijkheidsstoornis | hysterische persoonlijkheid, histrionische persoonlijkheid, theatrale ps | histrionic personality disorder | histrionic pd, hysterical personality
F60.8 | narcistische persoonlijkheidsstoornis | narcistische persoonlijkheid | narcissistic personality disorder | narcissistic pd
F60.9 | persoonlijkheidsstoornis | ps nao, persoonlijkheidsstoornis nno | personality disorder | pd nos
F84.0 | autismespectrumstoornis | kernautisme, klassiek autisme, autistiform beeld | autism spectrum disorder | kanner autism, classic autism
F91.9 | gedragsstoornis | odd cd, odd/cd | conduct disorder |
F94.1 | reactieve hechtingsstoornis | reactieve hechting | reactive attachment disorder |
F94.2 | ontremd-sociaalcontactstoornis | dsed | disinhibited social engagement disorder | dsed
F95.9 | ticstoornis | tic stoornis | tic disorder | chronic tics
F98.5 | stotteren | ontwikkelingsstotteren | childhood-onset fluency disorder | stammering disorder, stuttering disorder
F81.9 | leerstoornis |  | specific learning disorder | specific learning difficulty
F81.0 | dyslexie | leesstoornis, woordblindheid | dyslexia | reading disorder
F70 | lichte verstandelijke beperking | lichte verstandelijke ontwikkelingsstoornis | mild intellectual disability | mild learning disability, mild learning disabilities, mild mental retardation, mild intellectual impairment
F71 | matige verstandelijke beperking | matig verstandelijk beperkt, matig verstandelijke handicap, mvb, matige verstandelijke ontwikkelingsstoornis | moderate intellectual disability | moderate learning disability, moderate learning disabilities, moderate mental retardation
F72 | ernstige verstandelijke beperking | ernstig verstandelijk beperkt, evb, ernstige meervoudige beperking, ernstig meervoudig beperkt | severe intellectual disability | severe learning disability, severe learning disabilities, severe mental retardation
F79 | verstandelijke beperking | verstandelijke ontwikkelingsstoornis | intellectual disability | mental retardation, learning disabilities
F82 | coördinatieontwikkelingsstoornis | motorische ontwikkelingsstoornis | developmental coordination disorder | dcd
F20.9 | schizofrenie | schizofrene psychose, schizofrenia | schizophrenia | schizophrenic psychosis, schizophrenic illness
F22.0 | waanstoornis | syndroom van ekbom, parasietenwaan, syndroom van capgras, othello syndroom, waanachtige jaloezie | delusional disorder | ekbom syndrome, morbid jealousy, othello syndrome, capgras syndrome
F23.9 | kortdurende psychotische stoornis | acute polymorfe psychotische stoornis, reactieve psychose, kortdurende reactieve psychose | brief psychotic disorder | atpd, brief reactive psychosis, reactive psychosis
F25.9 | schizoaffectieve stoornis | sa stoornis | schizoaffective disorder |
F29 | psychotische stoornis | psychosespectrumstoornis, psychose spectrum stoornis, fep, niet affectieve psychose | psychotic disorder | fep, psychosis spectrum disorder
F00.9 | ziekte van Alzheimer | dementie type alzheimer, jong alzheimer | Alzheimer's disease | young onset alzheimer's
F02.8 | lewy-bodydementie | dlb, lewylichaampjesdementie, lewy lichaampjesdementie | dementia with Lewy bodies | dlb
F03 | dementie | mengbeeld dementie, mengbeelddementie, dementie mengbeeld | dementia |
F05.9 | delier | acute verwardheid, acuut verwardheidsbeeld, acute verwardheidstoestand, acuut verward beeld | delirium | acute confusion
F07.0 | organische persoonlijkheidsstoornis | organische persoonlijkheidsverandering, frontaal syndroom | organic personality disorder | frontal lobe syndrome, organic personality change
F07.2 | postcommotioneel syndroom | postcontusioneel syndroom | post-concussional syndrome | postconcussive syndrome
F10.5 | alcoholhallucinose | alcoholhallucinose, alcoholische hallucinose | alcoholic hallucinosis | alcoholic hallucinosis, alcohol hallucinosis
F10.1 | schadelijk gebruik van alcohol | problematisch alcoholgebruik, schadelijk drinken | harmful use of alcohol | harmful drinking, problem drinking
F10.6 | syndroom van Korsakov | wernicke korsakov, wernicke-korsakov syndroom | Korsakoff's syndrome | korsakoff, korsakoff's, korsakov, wernicke korsakoff
F12.1 | schadelijk gebruik van cannabis | problematisch cannabisgebruik | harmful use of cannabis | harmful use of cannabis, cannabis misuse
F63.8 | periodieke explosieve stoornis | periodiek explosieve stoornis, explosieve stoornis | intermittent explosive disorder | explosive disorder
F63.3 | trichotillomanie | haartrekstoornis | trichotillomania | compulsive hair pulling
F65.0 | fetisjismestoornis | fetisjisme | fetishistic disorder | fetishism
F68.1 | nagebootste stoornis | munchausen by proxy, syndroom van munchausen by proxy | factitious disorder | munchausen by proxy, fabricated or induced illness
`;
