/** Lay names, adjectives and names of the classifications that stand nowhere else: code | Dutch name | as said in Dutch | English name | as said in English. */
export const lay = `
F04 | organisch amnestisch syndroom | amnestisch syndroom, organisch amnestisch syndroom, amnestische stoornis | organic amnesic syndrome | amnesic syndrome, amnestic syndrome, amnestic disorder
F05.9 | delier | hyperactief/hypoactief/gemengd/stil/apathisch delier, delirante ontregeling | delirium | hyperactive/hypoactive/mixed delirium
F06.3 | organische stemmingsstoornis | post stroke depressie, poststroke depressie, post-stroke-depressie, depressie na een/de/het/uw/je/zijn/haar beroerte/herseninfarct/cva/infarct/hersenbloeding, depressie door een/de/het/uw/je/zijn/haar beroerte/herseninfarct/cva/infarct/hersenbloeding, stemmingsstoornis door een/de/het/uw/je/zijn/haar beroerte/herseninfarct/cva/infarct/hersenbloeding, depressieve stemmingsstoornis/stoornis door een/de/het/uw beroerte/herseninfarct/cva/infarct, stemmingsstoornis/depressie door een lichamelijke/somatische ziekte/aandoening/oorzaak, organische depressie | organic mood disorder | post stroke depression, poststroke depression, depression after a/the/his/her/your stroke, depression following a/the/his/her/your stroke, depressive disorder due to a/the/his/her/your stroke, mood disorder due to a/the/his/her/your stroke, organic depression
F06.6 | organische emotioneel labiele stoornis | organische emotioneel labiele stoornis | organic emotionally labile disorder | organic emotionally labile disorder
F10.2 | stoornis in alcoholgebruik | alcoholicus, alcoholiste, alcoholieker, drankzuchtig | alcohol use disorder | alcohol addict
F10.4 | delirium tremens | alcoholonttrekkingsdelier, onttrekkingsdelier, alcoholdelier, alcohol onttrekkingsdelier, delier door alcoholonttrekking, delier bij alcoholonttrekking, delier door alcoholonthouding, delier bij alcoholonthouding, delier door onttrekking, delier bij onttrekking, delier door onthouding | delirium tremens | alcohol withdrawal delirium, delirium due to alcohol withdrawal, delirium from alcohol withdrawal
F10.7 | alcoholdementie | alcoholische dementie, alcoholgerelateerde dementie, dementie door de alcohol/drank | alcohol-related dementia | alcoholic dementia
F02.3 | parkinsondementie | parkinson dementie, parkinson met dementie, parkinsons dementie, dementie door/van/bij de parkinson, dementie bij zijn/haar/uw parkinson, dementie door parkinson, parkinson gerelateerde dementie | Parkinson's disease dementia | dementia due to parkinson's, dementia from parkinson's, dementia with parkinson's, parkinson's with dementia
F02.1 | dementie bij de ziekte van Creutzfeldt-Jakob | dementie bij creutzfeldt jakob, dementie bij de ziekte van creutzfeldt jakob | dementia in Creutzfeldt-Jakob disease | dementia in creutzfeldt jakob disease
F02.2 | dementie bij de ziekte van Huntington | dementie bij huntington, dementie bij de ziekte van huntington, huntingtondementie | dementia in Huntington's disease | dementia in huntington's, dementia in huntington's disease, huntington's dementia
F32.9 | depressieve stoornis | zwaar depressief, matig depressief, licht depressief, vitaal depressief, depressief in medische zin, depressieve pseudodementie, zware depressie, stevige depressie | depressive disorder | moderately depressed, mildly depressed, badly depressed, properly depressed, seriously depressed, depressed in the medical sense, depressive pseudodementia
- | afhankelijkheid van een middel | verslaafd, afhankelijkheid, daar … afhankelijk van, er … afhankelijk van, ervan afhankelijk, van afhankelijk geworden, van afhankelijk bent, van afhankelijk geraakt | substance dependence | addicted, an addict, dependent on it, dependent on them, dependence, dependent on this, physically dependent
- | schadelijk gebruik van een middel | schadelijk gebruik | harmful use of a substance | harmful use
F31.9 | bipolaire stoornis | bipolaire psychose, manisch depressieve psychose, manisch depressieve aandoening, bipolaire aandoening | bipolar disorder | bipolar psychosis, manic depressive psychosis
F34.0 | cyclothymie | cyclothyme persoonlijkheid, cyclothym | cyclothymia | cyclothymic, cyclothymic personality
F34.1 | dysthymie | dysthym, depressieve persoonlijkheidsstoornis | dysthymia | dysthymic, depressive personality disorder
F40.0 | agorafobie | agorafobisch, angst voor open ruimtes | agoraphobia | agoraphobic
F40.1 | sociale-angststoornis | sociale angst, sociaal fobisch | social anxiety disorder | socially phobic
F40.2 | specifieke fobie | tokofobie, bevallingsangst, bevallingsfobie, trypanofobie, arachnofobie, hemofobie, acrofobie, claustrofobisch, honden fobie, slangenangst, angst voor naalden, autorijangst, hoogtefobie, dierfobie, dierenfobie, bloedprikangst, angst voor braken | specific phobia | tokophobia, flying phobia, height phobia, acrophobia, trypanophobia, haemophobia, hemophobia, animal phobia, snake phobia, claustrophobic, fear of spiders, fear of dogs, fear of injections
F41.1 | gegeneraliseerde angststoornis | veralgemeende angststoornis, angstneurose | generalised anxiety disorder | anxiety neurosis
F42.9 | obsessieve-compulsieve stoornis | dwangneurotisch, anankastische neurose, symmetriedwang | obsessive-compulsive disorder | contamination ocd, obsessive compulsive
F43.1 | posttraumatische-stressstoornis | posttraumatische stress syndroom | post-traumatic stress disorder | post traumatic stress syndrome, delayed onset ptsd
F44.2 | dissociatieve stupor | dissociatieve stupor | dissociative stupor | dissociative stupor
F44.3 | trance- of bezetenheidsstoornis | dissociatieve trance, dissociatieve trancestoornis, bezetenheidsstoornis | trance and possession disorder | dissociative trance, dissociative trance disorder, possession disorder
F44.6 | dissociatieve sensibiliteitsstoornis | dissociatieve sensibiliteitsstoornis, psychogene blindheid, psychogene doofheid | dissociative sensory loss | dissociative anaesthesia, dissociative sensory loss
F44.8 | dissociatieve-identiteitsstoornis | dissociatieve persoonlijkheidsstoornis | dissociative identity disorder | dissociative identity
F48.1 | depersonalisatie-/derealisatiestoornis | depersonalisatiesyndroom, derealisatiesyndroom | depersonalisation-derealisation disorder | depersonalisation/depersonalization syndrome
F50.5 | psychogeen braken | psychogeen braken | psychogenic vomiting | psychogenic vomiting
F50.2 | boulimia nervosa | boulimisch | bulimia nervosa | bulimia nervoza
F51.2 | circadiane-ritme-slaap-waakstoornis | slaapfasestoornis, vertraagd slaapfasesyndroom, vertraagde slaapfase, vertraagde slaapfasesyndroom, verlaat slaapfasesyndroom, verlate slaapfase, dsps, slaapritmestoornis | circadian rhythm sleep-wake disorder | delayed sleep phase, dsps, sleep phase disorder
F51.3 | slaapwandelen | slaapwandelen, somnambulisme, slaapwandelaar | sleepwalking | sleepwalking, sleep walking, somnambulism, sleepwalker
F51.4 | pavor nocturnus | nachtangst, nachtangsten, slaapangst, slaapangststoornis, slaapterreur, night terror, night terrors | sleep terrors | night terror, night terrors, sleep terror, sleep terrors
F51.5 | nachtmerriestoornis | nachtmerriesyndroom, nachtmerrie stoornis, droomangststoornis | nightmare disorder | dream anxiety disorder
- | parasomnie | parasomnie | parasomnia | parasomnia
F60.0 | paranoïde persoonlijkheidsstoornis | paranoide persoonlijkheid, persoonlijkheidsstoornis paranoide type | paranoid personality disorder | paranoid personality
F60.1 | schizoïde persoonlijkheidsstoornis | schizoide persoonlijkheid, schizoide ps, persoonlijkheidsstoornis schizoide type | schizoid personality disorder | schizoid personality, schizoid pd
F60.2 | antisociale persoonlijkheidsstoornis | antisociale persoonlijkheid, dissociale persoonlijkheid, persoonlijkheidsstoornis antisociale type | antisocial personality disorder | antisocial personality, dissocial personality
F60.3 | borderline-persoonlijkheidsstoornis | emotioneel instabiele persoonlijkheid, persoonlijkheidsstoornis borderline type, persoonlijkheidsstoornis borderlinetype | borderline personality disorder | unstable personality disorder
F60.4 | histrionische persoonlijkheidsstoornis | theatrale persoonlijkheid, hysterische persoonlijkheidsstoornis | histrionic personality disorder | histrionic personality
F60.5 | dwangmatige persoonlijkheidsstoornis | anankastische persoonlijkheid, obsessieve compulsieve persoonlijkheid, persoonlijkheidsstoornis dwangmatige type, dwangmatige ps | obsessive-compulsive personality disorder | anankastic personality, obsessive compulsive personality, obsessional personality
F60.6 | vermijdende persoonlijkheidsstoornis | vermijdende persoonlijkheid, ontwijkende persoonlijkheid, persoonlijkheidsstoornis vermijdende type, persoonlijkheidsstoornis ontwijkende type, persoonlijkheidsstoornis van het vermijdende/ontwijkende type | avoidant personality disorder | anxious avoidant personality
F60.7 | afhankelijke persoonlijkheidsstoornis | afhankelijke persoonlijkheid, persoonlijkheidsstoornis afhankelijke type, afhankelijke ps | dependent personality disorder | dependent personality, dependent pd
F60.8 | narcistische persoonlijkheidsstoornis | persoonlijkheidsstoornis narcistische type | narcissistic personality disorder | narcissistic personality
F60.8 | andere gespecificeerde persoonlijkheidsstoornis | passief agressieve persoonlijkheid, onrijpe persoonlijkheidsstoornis | other specified personality disorder | passive aggressive personality disorder
F63.0 | gokstoornis | gokziekte, fruitautomaatverslaving | gambling disorder | pathological gambler, compulsive gambler
F63.2 | kleptomanie | kleptomaan | kleptomania | kleptomaniac, pathological stealing
F63.1 | pyromanie | pyromaan | pyromania | pyromaniac, pathological fire setting
F70 | lichte verstandelijke beperking | licht verstandelijk gehandicapt, lichte verstandelijke handicap, lichte zwakzinnigheid | mild intellectual disability | mildly learning disabled
F73 | zeer ernstige verstandelijke beperking | zeer ernstig verstandelijk beperkt, diep verstandelijk beperkt, zeer ernstige verstandelijke handicap, diepe zwakzinnigheid | profound intellectual disability | profound and multiple learning disabilities, profoundly intellectually disabled
F80.1 | expressieve taalstoornis | expressieve taalstoornis, expressieve taalontwikkelingsstoornis | expressive language disorder | expressive language disorder
F80.2 | receptieve taalstoornis | receptieve taalstoornis, receptieve taalontwikkelingsstoornis | receptive language disorder | receptive language disorder
F81.0 | dyslexie | dyslect, dyslecticus, dyslectie | dyslexia | specific reading disability
F81.2 | dyscalculie | dyscalculisch | dyscalculia | dyscalculic
F81.3 | gemengde leerstoornis | gemengde leerstoornis, gemengde stoornis van schoolse vaardigheden | mixed disorder of scholastic skills | mixed disorder of scholastic skills
F82 | coördinatieontwikkelingsstoornis | ontwikkelingscoordinatiestoornis, coordinatie ontwikkelings stoornis, dyspractisch | developmental coordination disorder | dyspraxic
F83 | gemengde specifieke ontwikkelingsstoornis | gemengde ontwikkelingsstoornis, gemengde specifieke ontwikkelingsstoornis | mixed specific developmental disorder | mixed developmental disorder, mixed specific developmental disorder
F84.0 | autismespectrumstoornis | autismeverwante stoornis, autisme verwante stoornis, hoogfunctionerend autisme, autistiforme stoornis | autism spectrum disorder | high functioning autism, infantile autism
F84.1 | atypisch autisme | atypisch autisme | atypical autism | atypical autism
F90.0 | ADHD | hyperactiviteitsstoornis, aandachtsdeficit stoornis, aandachtsdeficitstoornis, aandachtstekort stoornis met hyperactiviteit | ADHD | hyperactivity disorder
F91.9 | gedragsstoornis | antisociaal gedragsstoornis, agressieve gedragsstoornis | conduct disorder | behavioural/behavioral disorder of childhood
F93.0 | separatieangststoornis | separatieangst, scheidingsangststoornis | separation anxiety disorder | separation anxiety disorder of childhood
F94.0 | selectief mutisme | elektief mutisme, selectief mutistisch, selectieve mutisme | selective mutism | elective mutism, selectively mute
F94.1 | reactieve hechtingsstoornis | geremde hechtingsstoornis | reactive attachment disorder | inhibited attachment disorder
F94.2 | ontremd-sociaalcontactstoornis | ontremd sociaal contact stoornis, ontremd type hechtingsstoornis, hechtingsstoornis van het ontremde type | disinhibited social engagement disorder | disinhibited social engagement, attachment disorder disinhibited type
F98.2 | voedingsstoornis op zuigelingenleeftijd | voedingsstoornis op zuigelingenleeftijd, voedingsstoornis op de zuigelingenleeftijd, voedingsstoornis van de zuigeling, vroegkinderlijke voedingsstoornis, voedingsstoornis op kinderleeftijd, voedingsstoornis op jonge leeftijd | feeding disorder of infancy | feeding disorder of infancy, infant feeding disorder, feeding disorder of childhood, feeding disorder
F98.4 | stereotiepe-bewegingsstoornis | stereotype bewegingsstoornis, stereotiepe bewegings stoornis | stereotypic movement disorder | stereotyped movement disorder, stereotyped movement disorders
F98.5 | stotteren | stotteren, stotteraar, stottert | childhood-onset fluency disorder | stammering, stuttering, stammer, stutter, stammers, stutters
F98.6 | broddelen | broddelen | cluttering | cluttering
`;
