/** Ways in which disorders are said: the beginning of the code (`-` for none) | the ways. */
export const dutchNames = `
- | stemmingsstoornis door een middel; PMDD; premenstruele dysfore stoornis; premenstruele stemmingsstoornis; verzamelstoornis; hoarding; skin picking; excoriatiestoornis; dermatillomanie; huidpulkstoornis; persisterende complexe rouwstoornis; complexe rouw; rouwstoornis; AGDS; andere gespecificeerde dissociatieve stoornis; ARFID; vermijdende/restrictieve voedselinnamestoornis; OSFED; andere gespecificeerde voedings- of eetstoornis; ruminatiestoornis; disruptieve stemmingsdisregulatiestoornis; gameverslaving; gamestoornis; internetgamestoornis; GHB-verslaving; stoornis in het gebruik van GHB; ketamineverslaving; lachgasverslaving; stoornis in het gebruik van lachgas; middelenverslaving; stoornis in middelengebruik; verslaving; drugsverslaving; stoornis in het gebruik van een ander middel; misofonie; internetverslaving; medicatieverslaving; verzamel stoornis; gestagneerde rouw; gecompliceerde rouw; DIS/AGDS; orthorexia; verslaving aan gamen; gameverslaafd; middelen gerelateerde stoornis; stoornis in het middelengebruik; verslavingsstoornis
F00 | ziekte van Alzheimer; Alzheimer-dementie; dementie van het Alzheimer type
F01 | vasculaire dementie; vasculair dementieel beeld
F02 | parkinsondementie; parkinson met dementie; Lewy-body-dementie; frontotemporale dementie; lewy body dementie; DLB
F03 | dementie; uitgebreide neurocognitieve stoornis; gemengde dementie; apathie bij dementie; jongdementie; beginnende dementie; dementieel beeld
F05 | delier; hyperactief delier; stil delier; delirant toestandsbeeld; postoperatief delier; apathisch delier; acute verwardheid; acuut verwardheidsbeeld
F06 | katatonie; catatonie; beperkte neurocognitieve stoornis; MCI; cognitieve stoornis; milde neurocognitieve stoornis; katatoon beeld
F07 | postcommotioneel syndroom; frontaal syndroom; postcontusioneel syndroom
F09 | organisch psychosyndroom
F10 | stoornis in het gebruik van alcohol, ernstig; stoornis in alcoholgebruik; alcoholverslaving; alcoholgebruiksstoornis; alcoholafhankelijkheid; verslaafd aan alcohol; alcoholmisbruik; alcoholonthoudingssyndroom; alcoholintoxicatie; Korsakov; syndroom van Korsakov; delirium tremens; alcohol gerelateerde stoornis; alcohol verslaving; ernstige stoornis in het gebruik van alcohol, in vroege remissie; alcohol gebruiksstoornis; alcoholabusus; alcoholprobleem met afhankelijkheid; drankverslaving; afhankelijk van alcohol; alcoholdementie; gebruiksstoornis van alcohol; alcoholhallucinose
F11 | stoornis in het gebruik van opioïden; opiaatverslaving; heroïneverslaving; oxycodonverslaving; afhankelijkheid van oxycodon; pijnstillerverslaving; stoornis in opiaatgebruik
F12 | stoornis in cannabisgebruik, matig; cannabisverslaving; wietverslaving; verslaafd aan wiet; stoornis in het gebruik van cannabis; blowverslaving; psychose door cannabis; psychose bij cannabisgebruik; cannabispsychose; door cannabis geïnduceerde psychose; cannabisabusus; stoornis in cannabis gebruik; stoornis in het cannabisgebruik; verslaving aan blowen
F13 | benzodiazepineverslaving; stoornis in het gebruik van sedativa; benzodiazepineafhankelijkheid; verslaafd aan benzo's; benzo-afhankelijkheid; afhankelijkheid van slaapmiddelen; verslaving aan pregabaline
F14 | cocaïneverslaving; stoornis in cocaïnegebruik; verslaafd aan cocaïne; cocaïnepsychose; coke-verslaving; cocaïneabusus; stoornis in het gebruik van cocaïne, matig van ernst; crackverslaving
F15 | stoornis in het gebruik van stimulantia; stoornis in amfetaminegebruik; speedverslaving; stoornis in het gebruik van amfetamine; amfetaminepsychose; 3-MMC-verslaving; verslaving aan 3-MMC
F16 | xtc-verslaving
F17 | nicotineverslaving; stoornis in tabaksgebruik; tabaksverslaving
F19 | stoornis in het gebruik van meerdere middelen; stoornis in het gebruik van polydrugs; polymiddelenverslaving; polydrugsverslaving; drugspsychose; middelengeïnduceerde psychose; psychotische stoornis door een middel; drugsgeïnduceerde psychose; middelenpsychose; psychose uitgelokt door drugs
F20 | schizofrenie; paranoïde schizofrenie; schizofreniforme stoornis; ongespecificeerde schizofreniespectrumstoornis; stoornis in het schizofreniespectrum; EPA-beeld met schizofrenie; schizofrene psychose
F21 | schizotypische persoonlijkheidsstoornis
F22 | waanstoornis; paranoïde waanstoornis; waanstoornis van het achtervolgingstype; syndroom van Ekbom; parasietenwaan
F23 | kortdurende psychotische stoornis; acute psychose; acute polymorfe psychotische stoornis; reactieve psychose
F25 | schizoaffectieve stoornis; schizo-affectieve stoornis, bipolaire type; schizoaffectieve stoornis van het depressieve type; schizoaffectieve psychose
F29 | psychotische stoornis NAO; psychose; eerste psychose; paranoïde psychose; psychotische decompensatie; eerste psychotische episode; vroege psychose; ongespecificeerde psychotische stoornis; psychotische stoornis, niet anderszins omschreven; psychosespectrumstoornis; FEP
F30 | manie; manische episode; manische psychose; hypomane episode; hypomaan toestandsbeeld; psychotische manie; manisch-psychotische ontregeling
F31 | bipolaire stoornis; bipolaire-I-stoornis; bipolaire II stoornis; bipolaire stoornis type 2; bipolair-I stoornis; bipolair type twee; bipolaire stoornis, huidige episode depressief; manisch-depressieve stoornis; manisch-depressiviteit; rapid cycling bipolaire stoornis; depressie bij een bipolaire stoornis; bipolaire 1-stoornis; bipolaire één stoornis; bipolaire stoornis type I, laatste episode manisch; bipolair spectrum stoornis; bipolaire stoornis, in volledige remissie; bipolaire affectieve stoornis
F32 | depressie; depressieve stoornis, matig; depressieve episode, matig; matig ernstige depressieve episode; eerste depressieve episode; zware depressie; depressie met melancholische kenmerken; depressie met psychotische kenmerken; unipolaire depressie; depressieve stoornis NAO; andere gespecificeerde depressieve stoornis; ongespecificeerde depressieve-stemmingsstoornis; depressieve stemmingsstoornis; therapieresistente depressie; agitatieve depressie; geagiteerde depressie; ouderdomsdepressie; late-life depressie; depressief episode; vitaal depressief syndroom; vitale depressie; reactieve depressie; dubbele depressie; matige depressie; lichte depressieve stoornis; depressieve stoornis, eenmalige episode, ernstig; depressieve stoornis, in remissie; depressie, partieel in remissie; depressie in engere zin; klinische depressie; major depression; major depressive disorder; depressief in klinische zin; klinisch depressief; depressieve episode met vitale kenmerken; depressieve ontregeling; zwangerschapsdepressie; depressie met katatone kenmerken
F33 | recidiverende depressie; depressieve stoornis, recidiverend, gedeeltelijk in remissie; terugkerende depressie; winterdepressie; recidief depressie; najaarsdepressie
F34 | persisterende depressieve stoornis; dysthyme stoornis; chronische depressie; cyclothyme stoornis; neurotische depressie
F39 | stemmingsstoornis, depressief van aard
F40 | paniekstoornis met agorafobie; agorafobie; sociale fobie; sociale angststoornis; sociaal-angststoornis; gegeneraliseerde sociale fobie; specifieke fobie, bloed-injectie-letsel; fobie voor naalden; spuitenfobie; medische fobie; hondenfobie; vliegfobie; tandartsangst; examenvrees; sociale angst-stoornis; sociaal fobie; socialefobie; agorafobie met paniekstoornis; fobische stoornis; enkelvoudige fobie; liftfobie; spinnenangst; schoolfobie; naaldenfobie; braakangst
F41 | angststoornis; angststoornis NAO; ongespecificeerde angststoornis; andere gespecificeerde angststoornis; gegeneraliseerde angststoornis; GAS; gegeneraliseerde angst stoornis; angst- en stemmingsstoornis; angst- en dwangstoornis; gemengde angst-depressiestoornis; paniek stoornis; angst stoornis; gegeneraliseerde angst-stoornis; angst-paniekstoornis; paniek-angststoornis
F42 | dwangstoornis; OCD; OCS; obsessief-compulsieve stoornis; obsessieve-compulsieve stoornis met goed inzicht; obsessieve compulsieve of verwante stoornis; smetvrees; controledwang; dwangstoornis met overwegend dwanghandelingen; obsessieve stoornis; wasdwang; dwang stoornis
F43 | PTSS; complexe PTSS; CPTSS; PTSS met dissociatieve symptomen; PTSS met uitgestelde expressie; partiële PTSS; posttraumatische stress-stoornis; post-traumatische stressstoornis; vroegkinderlijke traumatisering met PTSS; andere gespecificeerde psychotrauma- en stressorgerelateerde stoornis; ongespecificeerde trauma- of stressorgerelateerde stoornis; acute stress-stoornis; acute stressreactie; aanpassingsstoornis; aanpassingsstoornis met gemengd angstige en depressieve stemming; aanpassingsstoornis met depressieve stemming; aanpassingsstoornis met angst; P.T.S.S.; PTS-stoornis; posttraumatisch stresssyndroom; posttraumatische stresstoornis; trauma-gerelateerde stoornis; ontwikkelingstrauma met complexe PTSS; aanpassingsstoornis met gemengde stoornis van emoties en gedrag; aanpassings stoornis; aanpassingsreactie
F44 | dissociatieve stoornis; DIS; dissociatieve identiteitsstoornis; dissociatieve amnesie; conversiestoornis; FNS; functioneel neurologische stoornis; functioneel-neurologisch-symptoomstoornis; PNEA; functionele aanvallen; dissociatieve stoornis, anders gespecificeerd; functionele neurologische symptoom stoornis; functionele tremor; psychogene aanvallen; conversie stoornis; conversieaanvallen
F45 | BDD; stoornis in de lichaamsbeleving; morfodysfore stoornis; somatisch-symptoomstoornis; somatisch symptoomstoornis met pijn; SOLK; somatoforme stoornis; ongedifferentieerde somatoforme stoornis; pijnstoornis; ziekteangststoornis; hypochondrie; hypochondere stoornis; somatisch onvoldoende verklaarde klachten; somatisatie stoornis; chronisch pijnsyndroom; morfodysfobie
F48 | depersonalisatie-derealisatiestoornis; depersonalisatie/derealisatiestoornis; neurasthenie; overspanning
F50 | anorexia nervosa, restrictieve type; anorexia; atypische anorexia; boulimia nervosa; boulimie; eetbuistoornis; BED; binge eating disorder; eetstoornis NAO; anorexia van het purgerende type; boulimische eetstoornis; eetbuien-stoornis; restrictieve eetstoornis; anorexia-nervosa-beeld; vreetbuistoornis
F51 | slaapwandelen; nachtangst; vertraagd slaapfasesyndroom; insomniastoornis; insomnie; slapeloosheidsstoornis; slaapstoornis; nachtmerriestoornis; hypersomnolentiestoornis; circadianeritmestoornis; slaap-waakstoornis; chronische insomniestoornis; in- en doorslaapstoornis; vertraagde slaapfasestoornis
F52 | erectiestoornis; vaginisme; seksuele disfunctie; genito-pelviene pijn/penetratiestoornis; seksverslaving; stoornis in de seksuele opwinding
F53 | postpartumdepressie; post-partum depressie; postnatale depressie; peripartum depressieve episode; depressieve stoornis met begin peri partum; postpartum psychose; kraambedpsychose; peripartumdepressie; puerperale psychose; PPD
F60 | borderline persoonlijkheidsstoornis; borderline; BPS; emotieregulatiestoornis; emotioneel instabiele persoonlijkheidsstoornis; cluster B persoonlijkheidsstoornis; cluster C-problematiek; cluster C persoonlijkheidsstoornis; vermijdende persoonlijkheidsstoornis; ontwijkende persoonlijkheidsstoornis; afhankelijke persoonlijkheidsstoornis; dwangmatige persoonlijkheidsstoornis; obsessieve-compulsieve persoonlijkheidsstoornis; OCPS; narcistische persoonlijkheidsstoornis; antisociale persoonlijkheidsstoornis; ASPS; theatrale persoonlijkheidsstoornis; histrionische persoonlijkheidsstoornis; paranoïde persoonlijkheidsstoornis; schizoïde persoonlijkheidsstoornis; persoonlijkheidsstoornis NAO; ongespecificeerde persoonlijkheidsstoornis; persoonlijkheidsstoornis, cluster C; persoonlijkheidsstoornis uit cluster B; borderline-stoornis; borderline persoonlijkheid; borderlinepersoonlijkheid; persoonlijkheidsstoornis van het borderlinetype; ontwijkende en afhankelijke persoonlijkheidsstoornis; vermijdende en dwangmatige persoonlijkheidsstoornis; persoonlijkheids stoornis; persoonlijkheidsstoornis niet anderszins omschreven; psychopathie; hysterische persoonlijkheid; PS NAO
F61 | gemengde persoonlijkheidsstoornis
F63 | trichotillomanie; periodieke explosieve stoornis; kleptomanie; pyromanie; gokstoornis; gokverslaving; gokverslaafd; verslaafd aan gokken; koopverslaving; stoornis in de impulsbeheersing; impulscontrolestoornis; stoornis in de agressieregulatie; gok verslaving; kansspelstoornis; haartrekstoornis; periodiek explosieve stoornis
F64 | genderdysforie; genderincongruentie; genderdysforie bij adolescenten
F65 | parafiele stoornis; pedofiele stoornis; exhibitionistische stoornis; voyeuristische stoornis; pedofilie; voyeurismestoornis; parafilie
F68 | nagebootste stoornis; factitious disorder
F70 | lichte verstandelijke beperking; LVB; licht verstandelijke handicap
F71 | matige verstandelijke beperking; matig verstandelijk beperkt; MVB
F72 | ernstig verstandelijk beperkt; EVB
F79 | verstandelijke beperking; verstandelijke handicap
F80 | taalontwikkelingsstoornis; TOS; communicatiestoornis; taal-ontwikkelingsstoornis
F81 | dyslexie; dyscalculie; leerstoornis; rekenstoornis; leesstoornis; ernstige dyslexie
F82 | DCD; dcd; ontwikkelingscoördinatiestoornis; coördinatieontwikkelingsstoornis; motorische coördinatiestoornis
F84 | autisme; ASS; autismespectrumstoornis; autisme spectrum stoornis; stoornis in het autismespectrum; Asperger; PDD-NOS; klassiek autisme; MCDD; autistische spectrum stoornis; autisme spectrum problematiek; autisme spectrumstoornis niveau 1; vorm van autisme
F90 | ADHD; ADHD, gecombineerd type; ADHD van het onoplettende type; ADD; aandachtsdeficiëntie-/hyperactiviteitsstoornis; aandachtstekortstoornis; ADHD van het gecombineerde type; A.D.H.D.; AD(H)D; ADHD, overwegend onoplettend beeld; ADHD in gedeeltelijke remissie; ADHD-beeld; aandachts tekort stoornis
F91 | ODD; oppositionele-opstandige stoornis; oppositioneel-opstandige gedragsstoornis; gedragsstoornis; normoverschrijdend-gedragsstoornis; normoverschrijdende gedragsstoornis; oppositionele gedragsstoornis; antisociale gedragsstoornis; ODD-beeld; ODD/CD
F93 | separatieangststoornis; verlatingsangststoornis; separatie-angststoornis
F94 | selectief mutisme; reactieve hechtingsstoornis; hechtingsstoornis; ontremd-sociaalcontactstoornis; hechtings stoornis
F95 | Gilles de la Tourette; GTS; syndroom van Gilles de la Tourette; ticstoornis; Tourette; tics in het kader van Tourette; chronische motorische ticstoornis
F98 | pica; enuresis; encopresis; stereotiepe-bewegingsstoornis
G47 | REM-slaapgedragsstoornis
Z73 | burn-out
`;

export const englishNames = `
- | DMDD; PMDD; hoarding disorder; excoriation disorder; skin-picking disorder; prolonged grief disorder; complicated grief; OSDD; ARFID; avoidant restrictive food intake disorder; OSFED; rumination disorder; gaming disorder; substance use disorder; drug addiction; addiction; substance-induced mood disorder; premenstrual dysphoric disorder; persistent complex bereavement disorder; orthorexia; video game addiction; ketamine addiction; disruptive mood dysregulation disorder
F00 | Alzheimer's disease; Alzheimer's; Alzheimer's dementia; early-onset Alzheimer's
F01 | vascular dementia
F02 | Parkinson's disease dementia; Lewy body dementia; frontotemporal dementia; DLB
F03 | dementia; mixed dementia; major neurocognitive disorder; early onset dementia
F05 | delirium; postoperative delirium; hyperactive delirium; acute confusion
F06 | catatonia; mild neurocognitive disorder; mild cognitive impairment; mild cognitive disorder; amnestic MCI; catatonic state
F07 | post-concussion syndrome; frontal lobe syndrome
F10 | alcohol use disorder, moderate; alcohol dependence; alcohol dependence syndrome; alcoholism; alcohol addiction; alcohol abuse; AUD; alcohol withdrawal; Korsakoff's; Korsakoff syndrome; delirium tremens; alcohol dependent; addicted to alcohol; alcohol problem with dependence; severe alcohol use disorder; alcohol use disorder in early remission; harmful use of alcohol; alcohol-related brain damage; alcohol-induced dementia; alcohol-induced depressive disorder; harmful drinking; problem drinking
F11 | opioid use disorder; OUD; opiate addiction; heroin addiction; opioid dependence; opiate dependency; addicted to painkillers; addicted to heroin
F12 | cannabis use disorder; cannabis dependence; weed addiction; marijuana use disorder; cannabis-induced psychosis; hooked on weed
F13 | benzodiazepine dependence; sedative use disorder; addiction to benzodiazepines; Xanax dependence
F14 | cocaine use disorder; cocaine addiction; crack cocaine dependence; cocaine-induced psychosis
F15 | stimulant use disorder; methamphetamine use disorder; amphetamine dependence; methamphetamine-induced psychosis; amphetamine psychosis; meth-induced psychosis
F17 | tobacco use disorder; nicotine dependence
F19 | polysubstance use disorder; polysubstance dependence; substance-induced psychosis; drug-induced psychosis; substance-induced psychotic disorder
F20 | schizophrenia; paranoid schizophrenia; schizophreniform disorder; schizophrenia, paranoid type; chronic schizophrenia; treatment-resistant schizophrenia; schizophrenia spectrum disorder
F21 | schizotypal personality disorder
F22 | delusional disorder; persistent delusional disorder; delusional parasitosis; morbid jealousy; Othello syndrome
F23 | brief psychotic disorder; acute psychotic episode; acute and transient psychotic disorder; brief reactive psychosis
F25 | schizoaffective disorder; schizoaffective disorder, depressive type
F29 | first episode psychosis; first-episode of psychosis; psychosis; psychotic disorder; psychotic episode; unspecified psychosis; unspecified psychotic disorder; non-organic psychosis; late-onset psychosis; FEP
F30 | manic episode; hypomanic episode; hypomania
F31 | bipolar disorder; bipolar affective disorder; bipolar I disorder; bipolar II; bipolar type two; manic depression; rapid cycling bipolar disorder; bipolar one; bipolar disorder, currently depressed; bipolar disorder type II; BPAD
F32 | depression; major depressive disorder; MDD; major depressive episode; treatment-resistant depression; late-life depression; agitated depression; depressive episode of moderate severity; psychotic depression; other specified depressive disorder; unspecified depressive disorder; antenatal depression; clinical depression; moderate depression; severe depressive episode with psychotic symptoms; single episode of major depression, mild; major depressive disorder in partial remission; clinically depressed; depressive illness; reactive depression; depression with anxious distress; depressive disorder secondary to alcohol
F33 | major depressive disorder, recurrent, moderate; recurrent depression; recurrent depressive disorder; seasonal affective disorder
F34 | persistent depressive disorder; dysthymic disorder; chronic depression; cyclothymia
F38 | mixed affective episode
F39 | mood disorder
F40 | panic disorder with agoraphobia; agoraphobia; social anxiety disorder; social phobia; specific phobia; needle phobia; dog phobia; phobia of needles; driving phobia; agoraphobia with panic disorder; school phobia
F41 | anxiety disorder; generalized anxiety disorder; generalised anxiety; GAD; panic disorder; mixed anxiety and depression; mixed anxiety and depressive disorder; anxiety and depressive disorder; GAD with panic attacks; driving anxiety disorder
F42 | OCD; obsessive-compulsive disorder; contamination OCD; pure O OCD
F43 | PTSD; complex PTSD; C-PTSD; post-traumatic stress disorder; post traumatic stress; acute stress disorder; acute stress reaction; adjustment disorder with depressed mood; adjustment disorder; adjustment reaction; PTSD, delayed onset; chronic PTSD; trauma-related disorder; stress-related disorder; adjustment disorder with mixed anxiety and depressed mood
F44 | dissociative identity disorder; DID; dissociative amnesia; dissociative disorder; functional neurological disorder; FND; conversion disorder; non-epileptic attacks; non-epileptic seizures; dissociative seizures; functional seizures; dissociative attacks
F45 | body dysmorphic disorder; BDD; somatic symptom disorder; somatization disorder; somatoform disorder; illness anxiety disorder; health anxiety; hypochondriasis; somatoform pain disorder; chronic pain disorder
F48 | depersonalisation disorder; depersonalization-derealization disorder; neurasthenia
F50 | anorexia nervosa; anorexia; atypical anorexia nervosa; bulimia nervosa; bulimia; binge eating disorder; binge-eating disorder; eating disorder; EDNOS; anorexia, binge-purge type; restrictive anorexia; restrictive eating disorder; eating disorder not otherwise specified; purging disorder
F51 | insomnia disorder; insomnia; sleep disorder; nightmare disorder; chronic insomnia; circadian rhythm disorder
F52 | erectile disorder; vaginismus; hypersexual disorder; compulsive sexual behaviour disorder; premature ejaculation
F53 | postnatal depression; postpartum depression; postpartum psychosis; perinatal depression; PPD
F60 | borderline personality disorder; BPD; EUPD; emotionally unstable personality disorder; avoidant personality disorder; dependent personality disorder; obsessive-compulsive personality disorder; OCPD; narcissistic personality disorder; antisocial personality disorder; dissocial personality disorder; histrionic personality disorder; paranoid personality disorder; schizoid personality disorder; personality disorder; cluster B personality disorder; cluster C personality disorder; emotionally unstable personality; borderline personality; personality disorder, cluster C; personality disorder not otherwise specified; psychopathy; complex emotional needs; antisocial PD
F61 | mixed personality disorder
F63 | trichotillomania; intermittent explosive disorder; kleptomania; gambling disorder; gambling addiction; pathological gambling; compulsive gambling; impulse control disorder; problem gambling disorder
F64 | gender dysphoria; gender incongruence; gender identity disorder
F65 | paraphilic disorder; exhibitionistic disorder; pedophilic disorder; exhibitionism
F68 | factitious disorder; Munchausen's
F70 | mild intellectual disability; mild learning disability
F71 | moderate learning disability
F72 | severe learning disability
F79 | intellectual disability; learning disability; intellectual developmental disorder
F80 | language disorder; developmental language disorder; speech disorder
F81 | dyslexia; dyscalculia; specific learning disorder; reading disorder
F82 | dyspraxia; developmental coordination disorder; DCD
F84 | autism; autism spectrum disorder; ASD; autistic spectrum disorder; Asperger's; Asperger syndrome; autistic; autism spectrum condition; level one autism; high-functioning autism; PDD-NOS
F90 | ADHD; ADHD, combined type; ADHD, inattentive type; ADD; attention deficit hyperactivity disorder; attention deficit disorder; ADHD, predominantly inattentive presentation; adult ADHD; attention-deficit/hyperactivity disorder; attention deficit
F91 | oppositional defiant disorder; ODD; conduct disorder
F93 | separation anxiety disorder; separation anxiety
F94 | selective mutism; reactive attachment disorder; attachment disorder; disinhibited social engagement disorder
F95 | Tourette's; Tourette syndrome; tic disorder; motor tic disorder
F98 | pica; enuresis; encopresis
G47 | REM sleep behaviour disorder
`;
