/** All other disorders of the mind: code | Dutch name | as said in Dutch | English name | as said in English. */
export const otherMind = `
F00.9 | ziekte van Alzheimer | ziekte van alzheimer, alzheimer, alzheimerdementie, alzheimer dementie, dementie van het alzheimertype, dementie bij alzheimer, dementie bij de ziekte van alzheimer, dementie door de ziekte van alzheimer | Alzheimer's disease | alzheimer's, alzheimer's disease, alzheimer's dementia, alzheimer disease
F01.9 | vasculaire dementie | vasculaire dementie | vascular dementia | vascular dementia
F02.8 | lewy-bodydementie | lewy body dementie, dementie met lewy bodies, lewy bodydementie, lewy lichaampjes dementie | dementia with Lewy bodies | lewy body dementia, dementia with lewy bodies
F02.0 | frontotemporale dementie | frontotemporale dementie, ftd | frontotemporal dementia | frontotemporal dementia, ftd
F03 | dementie | dementie, dementieel syndroom, dementiesyndroom | dementia | dementia
F06.7 | lichte cognitieve stoornis | lichte cognitieve stoornis, milde cognitieve stoornis, mild cognitive impairment, mci, beperkte neurocognitieve stoornis | mild cognitive impairment | mild cognitive impairment, mci, mild cognitive disorder
F05.9 | delier | delier, delirium | delirium | delirium
F07.0 | organische persoonlijkheidsstoornis | organische persoonlijkheidsstoornis, persoonlijkheidsverandering door hersenletsel | organic personality disorder | organic personality disorder
F10.2 | stoornis in alcoholgebruik | stoornis in het gebruik van alcohol, stoornis in alcoholgebruik, stoornis in het alcoholgebruik, alcoholgebruiksstoornis, alcoholverslaving, alcoholafhankelijkheid, afhankelijkheid van alcohol, alcoholisme, alcoholstoornis, verslaving aan alcohol, verslaafd aan alcohol, alcoholverslaafd, stoornis in gebruik van alcohol | alcohol use disorder | alcohol use disorder, alcohol dependence, alcohol dependency, alcoholism, alcohol addiction, dependence on alcohol, dependent on alcohol, alcohol dependent, addicted to alcohol
F10.1 | schadelijk gebruik van alcohol | schadelijk gebruik van alcohol, alcoholmisbruik, misbruik van alcohol, schadelijk alcoholgebruik | harmful use of alcohol | harmful use of alcohol, alcohol abuse, alcohol misuse, harmful alcohol use
F10.3 | alcoholonthouding | alcoholonthouding, onthoudingssyndroom door alcohol, alcoholonttrekking, onthoudingssyndroom van alcohol, alcoholonthoudingssyndroom | alcohol withdrawal | alcohol withdrawal
F10.4 | delirium tremens | delirium tremens | delirium tremens | delirium tremens
F10.6 | syndroom van Korsakov | korsakov, syndroom van korsakov, korsakoff, syndroom van korsakoff | Korsakoff's syndrome | korsakoff's, korsakoff's syndrome, korsakoff syndrome
F11.2 | stoornis in opioïdengebruik | stoornis in het gebruik van opioiden/opiaten, stoornis in opioidengebruik, opioidafhankelijkheid, opioidenafhankelijkheid, opiaatafhankelijkheid, opiaatverslaving, heroineverslaving, heroineafhankelijkheid, oxycodonverslaving, afhankelijkheid van opioiden/opiaten/oxycodon, opioidverslaving, verslaving aan oxycodon/heroine | opioid use disorder | opioid use disorder, opioid dependence, opioid addiction, opiate dependence, heroin addiction, heroin dependence
F12.2 | stoornis in cannabisgebruik | stoornis in het gebruik van cannabis, stoornis in cannabisgebruik, cannabisgebruiksstoornis, cannabisverslaving, cannabisafhankelijkheid, afhankelijkheid van cannabis, wietverslaving, blowverslaving, verslaafd aan cannabis/wiet, verslaving aan cannabis/wiet | cannabis use disorder | cannabis use disorder, cannabis dependence, cannabis addiction
F12.1 | schadelijk gebruik van cannabis | schadelijk gebruik van cannabis, cannabismisbruik, misbruik van cannabis | harmful use of cannabis | harmful use of cannabis, cannabis abuse, cannabis misuse
F13.2 | afhankelijkheid van sedativa | afhankelijkheid van benzodiazepinen/sedativa/slaapmiddelen/slaapmedicatie/benzo's/oxazepam/temazepam, benzodiazepineafhankelijkheid, benzodiazepinenafhankelijkheid, benzoverslaving, benzodiazepineverslaving, stoornis in het gebruik van sedativa/benzodiazepinen/slaapmiddelen, verslaving aan benzodiazepinen/slaapmiddelen, stoornis in gebruik van benzodiazepinen | sedative dependence | benzodiazepine dependence, benzodiazepine addiction, sedative use disorder, sedative dependence
F14.2 | stoornis in cocaïnegebruik | stoornis in het gebruik van cocaine, stoornis in cocainegebruik, cocaineverslaving, cocaineafhankelijkheid, afhankelijkheid van cocaine, verslaafd aan cocaine, verslaving aan cocaine | cocaine use disorder | cocaine use disorder, cocaine dependence, cocaine addiction
F14.1 | schadelijk gebruik van cocaïne | schadelijk gebruik van cocaine, cocainemisbruik, misbruik van cocaine | harmful use of cocaine | harmful use of cocaine, cocaine abuse
F15.2 | stoornis in het gebruik van stimulantia | stoornis in het gebruik van stimulantia/amfetamine/speed, amfetamineverslaving, amfetamineafhankelijkheid, speedverslaving, afhankelijkheid van amfetamine/speed | stimulant use disorder | stimulant use disorder, amphetamine dependence, amphetamine use disorder
F17.2 | tabaksverslaving | tabaksverslaving, tabaksafhankelijkheid, nicotineverslaving, nicotineafhankelijkheid, stoornis in het gebruik van tabak, rookverslaving, stoornis in tabaksgebruik | tobacco dependence | tobacco dependence, nicotine dependence, tobacco use disorder, nicotine addiction
F19.2 | afhankelijkheid van meerdere middelen | afhankelijkheid van meerdere middelen, polydruggebruik, ghb verslaving, ghb-verslaving, ghb afhankelijkheid, stoornis in het gebruik van ghb, polyverslaving, stoornis in het gebruik van meerdere middelen, verslaving aan ghb | multiple drug dependence | polysubstance dependence, polysubstance use disorder, multiple drug dependence
F20.0 | paranoïde schizofrenie | paranoide schizofrenie, schizofrenie van het paranoide type, schizofrenie paranoide type | paranoid schizophrenia | paranoid schizophrenia
F20.5 | residuele schizofrenie | residuele schizofrenie, schizofrenie residuele type, schizofrenie van het residuele type | residual schizophrenia | residual schizophrenia
F20.9 | schizofrenie | schizofrenie, schizofreen | schizophrenia | schizophrenia, schizophrenic
F20.8 | schizofreniforme stoornis | schizofreniforme stoornis | schizophreniform disorder | schizophreniform disorder
F21 | schizotypische stoornis | schizotypische stoornis, schizotypische persoonlijkheidsstoornis, schizotypie | schizotypal disorder | schizotypal disorder, schizotypal personality disorder
F22.0 | waanstoornis | waanstoornis | delusional disorder | delusional disorder
F23.9 | kortdurende psychotische stoornis | kortdurende psychotische stoornis, acute psychotische stoornis, acute voorbijgaande psychotische stoornis, kortdurende psychose | brief psychotic disorder | brief psychotic disorder, acute and transient psychotic disorder, acute psychotic disorder
F25.9 | schizoaffectieve stoornis | schizoaffectieve stoornis, schizo affectieve stoornis, schizoaffectief | schizoaffective disorder | schizoaffective disorder
F29 | psychotische stoornis | psychose, psychotische stoornis, psychotische episode, psychotisch toestandsbeeld, eerste psychose, eerste psychotische episode, psychosespectrumstoornis, psychose nao, psychotische stoornis nao, psychotische decompensatie | psychotic disorder | psychosis, psychotic disorder, psychotic episode, first episode psychosis
F50.0 | anorexia nervosa | anorexia nervosa, anorexia | anorexia nervosa | anorexia nervosa, anorexia
F50.2 | boulimia nervosa | boulimia nervosa, boulimia, boulimie | bulimia nervosa | bulimia nervosa, bulimia
F50.8 | eetbuistoornis | eetbuistoornis, binge eating disorder, arfid, andere gespecificeerde voedings of eetstoornis, andere gespecificeerde eetstoornis, vermijdende restrictieve voedselinnamestoornis, osfed, vermijdende restrictieve voedselinnamestoornis | binge eating disorder | binge eating disorder, arfid, osfed, avoidant restrictive food intake disorder
F50.9 | eetstoornis | eetstoornis, eetstoornis nao, voedings of eetstoornis | eating disorder | eating disorder
F51.0 | insomniestoornis | insomniestoornis, insomnie, insomnia, slapeloosheidsstoornis, chronische slapeloosheid, niet organische insomnie, primaire insomnie | insomnia disorder | insomnia disorder, insomnia, chronic insomnia
F51.5 | nachtmerriestoornis | nachtmerriestoornis | nightmare disorder | nightmare disorder
F52.9 | seksuele disfunctie | seksuele disfunctie | sexual dysfunction | sexual dysfunction
F60.0 | paranoïde persoonlijkheidsstoornis | paranoide persoonlijkheidsstoornis | paranoid personality disorder | paranoid personality disorder
F60.1 | schizoïde persoonlijkheidsstoornis | schizoide persoonlijkheidsstoornis | schizoid personality disorder | schizoid personality disorder
F60.2 | antisociale persoonlijkheidsstoornis | antisociale persoonlijkheidsstoornis, dissociale persoonlijkheidsstoornis, asps | antisocial personality disorder | antisocial personality disorder, dissocial personality disorder
F60.3 | borderline-persoonlijkheidsstoornis | borderline persoonlijkheidsstoornis, borderline, borderlinestoornis, borderline stoornis, borderlinepersoonlijkheidsstoornis, bps, emotioneel instabiele persoonlijkheidsstoornis, emotie regulatie stoornis, emotieregulatiestoornis | borderline personality disorder | borderline personality disorder, borderline, bpd, emotionally unstable personality disorder, eupd
F60.4 | histrionische persoonlijkheidsstoornis | histrionische persoonlijkheidsstoornis, theatrale persoonlijkheidsstoornis | histrionic personality disorder | histrionic personality disorder
F60.5 | dwangmatige persoonlijkheidsstoornis | dwangmatige persoonlijkheidsstoornis, obsessieve compulsieve persoonlijkheidsstoornis, obsessief compulsieve persoonlijkheidsstoornis, anankastische persoonlijkheidsstoornis, ocps | obsessive-compulsive personality disorder | obsessive compulsive personality disorder, ocpd, anankastic personality disorder
F60.6 | vermijdende persoonlijkheidsstoornis | vermijdende persoonlijkheidsstoornis, ontwijkende persoonlijkheidsstoornis, vps | avoidant personality disorder | avoidant personality disorder, anxious personality disorder
F60.7 | afhankelijke persoonlijkheidsstoornis | afhankelijke persoonlijkheidsstoornis, dependente persoonlijkheidsstoornis | dependent personality disorder | dependent personality disorder
F60.8 | narcistische persoonlijkheidsstoornis | narcistische persoonlijkheidsstoornis, nps | narcissistic personality disorder | narcissistic personality disorder
F60.8 | andere gespecificeerde persoonlijkheidsstoornis | andere gespecificeerde persoonlijkheidsstoornis, ander gespecificeerde persoonlijkheidsstoornis, passief agressieve persoonlijkheidsstoornis | other specified personality disorder | other specified personality disorder
F61 | gemengde persoonlijkheidsstoornis | gemengde persoonlijkheidsstoornis | mixed personality disorder | mixed personality disorder
F60.9 | persoonlijkheidsstoornis | persoonlijkheidsstoornis, persoonlijkheidsstoornis nao, ongespecificeerde persoonlijkheidsstoornis | personality disorder | personality disorder
F62.0 | blijvende persoonlijkheidsverandering na een catastrofale ervaring | blijvende persoonlijkheidsverandering na een catastrofale ervaring, persoonlijkheidsverandering na een catastrofale ervaring | enduring personality change after catastrophic experience | enduring personality change
F63.0 | gokstoornis | gokstoornis, gokverslaving, pathologisch gokken, gokverslaafd | gambling disorder | gambling disorder, pathological gambling, gambling addiction
F63.8 | periodieke explosieve stoornis | periodieke explosieve stoornis | intermittent explosive disorder | intermittent explosive disorder
F63.2 | kleptomanie | kleptomanie | kleptomania | kleptomania
F63.9 | stoornis in de impulsbeheersing | stoornis in de impulsbeheersing, impulscontrolestoornis, impulsbeheersingsstoornis, stoornis in de impulscontrole | impulse control disorder | impulse control disorder
F64.0 | genderdysforie | genderdysforie, genderincongruentie, transseksualiteit | gender dysphoria | gender dysphoria, gender incongruence
F70 | lichte verstandelijke beperking | lichte verstandelijke beperking, licht verstandelijke beperking, lvb, licht verstandelijk beperkt, lichte verstandelijke handicap | mild intellectual disability | mild intellectual disability, mild learning disability
F71 | matige verstandelijke beperking | matige verstandelijke beperking, matig verstandelijke beperking | moderate intellectual disability | moderate intellectual disability
F79 | verstandelijke beperking | verstandelijke beperking | intellectual disability | intellectual disability, learning disability
F80.9 | taalontwikkelingsstoornis | taalontwikkelingsstoornis, tos, spraak taalontwikkelingsstoornis | developmental language disorder | developmental language disorder
F81.0 | dyslexie | dyslexie, dyslectisch, leesstoornis | dyslexia | dyslexia, dyslexic
F81.2 | dyscalculie | dyscalculie | dyscalculia | dyscalculia
F84.0 | autismespectrumstoornis | autisme, autismespectrumstoornis, autismespectrum stoornis, autisme spectrum stoornis, autisme-spectrumstoornis, autismestoornis, autistische stoornis, ass, autistisch, klassiek autisme | autism spectrum disorder | autism, autism spectrum disorder, autistic spectrum disorder, autistic, asd, autism spectrum condition
F84.5 | syndroom van Asperger | asperger, syndroom van asperger | Asperger's syndrome | asperger's, asperger's syndrome, asperger syndrome
F84.9 | PDD-NOS | pdd nos, pddnos, pervasieve ontwikkelingsstoornis | pervasive developmental disorder | pdd nos, pervasive developmental disorder
F90.0 | ADHD | adhd, add, aandachtstekortstoornis, aandachtsdeficientie hyperactiviteitsstoornis, aandachtsdeficientie hyperactiviteitsstoornis, aandachtsstoornis | ADHD | adhd, add, attention deficit hyperactivity disorder, attention deficit disorder
F91.3 | oppositioneel-opstandige stoornis | odd, oppositioneel opstandige stoornis, oppositionele gedragsstoornis, oppositionele opstandige stoornis | oppositional defiant disorder | oppositional defiant disorder, odd
F91.9 | gedragsstoornis | gedragsstoornis, normoverschrijdend gedragsstoornis, normoverschrijdend-gedragsstoornis | conduct disorder | conduct disorder
F93.0 | separatieangststoornis | separatieangststoornis, separatieangst stoornis, separatie angststoornis | separation anxiety disorder | separation anxiety disorder
F94.0 | selectief mutisme | selectief mutisme | selective mutism | selective mutism
F94.1 | reactieve hechtingsstoornis | reactieve hechtingsstoornis, hechtingsstoornis | reactive attachment disorder | reactive attachment disorder, attachment disorder
F95.2 | syndroom van Gilles de la Tourette | tourette, gilles de la tourette, syndroom van gilles de la tourette, syndroom van tourette, tourettesyndroom | Tourette's syndrome | tourette's, tourette's syndrome, tourette syndrome, tourette
F95.9 | ticstoornis | ticstoornis | tic disorder | tic disorder
F98.0 | enuresis | enuresis, enuresis nocturna | enuresis | enuresis
Z63.0 | relatieprobleem met partner | partner relatieprobleem, partnerrelatieprobleem | partner relationship problem | partner relationship problem
`;
