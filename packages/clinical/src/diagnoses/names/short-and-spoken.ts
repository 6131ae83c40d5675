/** Short forms, words of the ward and names as they are misheard: code | Dutch name | as said in Dutch | English name | as said in English. */
export const shortAndSpoken = `
F32.9 | depressieve stoornis | ouderdomsdepressie, depressief episode, depressieve ontregeling, klinisch depressief, ernstig depressief, depressief in engere/klinische zin, stemmingsstoornis depressief van aard, major depression, depressieve stoornis in engere zin | depressive disorder | clinically depressed, severely depressed
F53.0 | postpartumdepressie | peripartum/postpartum/postnatale/perinatale/peripartale depressieve episode/stoornis, depressieve stoornis/episode met begin peri/post partum, depressieve stoornis/episode met begin peripartum/postpartum | postnatal depression | postnatal/postpartum/perinatal depressive episode, baby blues depression
F31.9 | bipolaire stoornis | bipolair i/ii/1/2/een/twee stoornis, bipolair spectrum stoornis, bipolair spectrumstoornis, bipolaire ziekte, manisch depressief syndroom, bipolair affectieve stoornis | bipolar disorder | bipolar condition, bipolar mood disorder
F30.1 | manie | manische psychose, psychotische manie, manisch psychotische episode/ontregeling/decompensatie, manisch beeld, manisch syndroom | mania | manic psychosis, psychotic mania, manic illness
F30.0 | hypomanie | hypomaan toestandsbeeld, hypomaan beeld, hypomane ontregeling | hypomania | hypomanic state
F38.0 | gemengde affectieve episode | gemengde affectieve episode, gemengde stemmingsepisode, gemengde bipolaire episode | mixed affective episode | mixed affective episode, mixed mood episode
- | premenstruele stemmingsstoornis | premenstruele dysfore stoornis, premenstrueel dysfore stoornis | premenstrual dysphoric disorder | premenstrual dysphoria
F40.1 | sociale-angststoornis | sociaal fobie, sociaal angststoornis, sociaal angst stoornis, social anxiety, gegeneraliseerde sociale fobie | social anxiety disorder | social phobic disorder
F40.2 | specifieke fobie | spuitenfobie, spuitenangst, tandartsangst, spinnenangst, liftfobie, schoolfobie, waterfobie, slangenfobie, kattenfobie, insectenfobie, bijenfobie, wespenfobie, medische fobie, rijfobie, tunnelfobie, examenvrees, fobische stoornis, fobische angststoornis, fobie voor/van | specific phobia | school phobia, driving phobia, dog phobia, phobia of/about, fear of vomiting, fear of needles, phobic disorder, phobic anxiety disorder
F41.0 | paniekstoornis | angst paniekstoornis, paniek angststoornis, paniekangststoornis | panic disorder | panic anxiety disorder, episodic paroxysmal anxiety
F41.2 | gemengde angst- en depressieve stoornis | gemengde angst depressiestoornis, angst en depressieve stoornis, gemengde angst en depressiestoornis, gemengde angst en stemmingsstoornis | mixed anxiety and depressive disorder | anxiety and depressive disorder, mixed anxiety and depressive illness
F41.9 | angststoornis | angst en stemmingsstoornis, angst en dwangstoornis, anxiety disorder | anxiety disorder | anxiety condition
F42.9 | obsessieve-compulsieve stoornis | controledwang, wasdwang, poetsdwang, teldwang, obsessieve stoornis, compulsieve stoornis, obsessieve compulsieve of verwante stoornis, obsessief compulsief, obsessieve compulsieve en verwante stoornis | obsessive-compulsive disorder | obsessional disorder, obsessive compulsive illness
F43.1 | posttraumatische-stressstoornis | pts stoornis, posttraumatische stress, post traumatische stress, posttraumatisch stress, trauma ptss, complex trauma ptss | post-traumatic stress disorder | post traumatic stress syndrome, complex trauma disorder
F43.9 | stressstoornis | trauma gerelateerde stoornis, stress gerelateerde stoornis, stressgerelateerde stoornis, traumastoornis, trauma stoornis | stress disorder | trauma disorder
- | persisterende rouwstoornis | gestagneerde rouw, pathologische rouw, gestagneerd rouwproces, gecompliceerde rouwreactie, gecompliceerd rouwproces, persisterende complexe rouw, complexe rouwreactie, complexe rouwstoornis | prolonged grief disorder | persistent complex bereavement disorder, pathological grief, complex grief, complicated bereavement
F44.4 | functioneel-neurologische stoornis | functioneel neurologisch symptoomstoornis, functionele neurologische stoornissen, functionele verlamming, functionele tremor | functional neurological disorder | functional neurologic disorder, functional neurological symptoms disorder
F44.5 | psychogene niet-epileptische aanvallen | psychogene aanvallen, niet epileptische aanvallen | dissociative seizures | non epileptic attacks, non epileptic attack disorder, nead
F44.9 | dissociatieve stoornis | dissociatieve stoornissen, dissociatief syndroom | dissociative disorder | dissociative disorder nos
F45.2 | ziekteangststoornis | hypochondere stoornis | illness anxiety disorder | hypochondriacal disorder, health anxiety disorder
F45.2 | morfodysfore stoornis | morfodysfobie, morfodysforie | body dysmorphic disorder | dysmorphophobia
F45.9 | somatoforme stoornis | solk, alk, somatisch onvoldoende verklaarde klachten, somatisch onvoldoende verklaarde lichamelijke klachten, aanhoudende lichamelijke klachten | somatoform disorder | medically unexplained symptoms, persistent physical symptoms
F45.4 | pijnstoornis | chronisch pijnsyndroom, chronische pijn stoornis | somatoform pain disorder | chronic pain disorder, persistent pain disorder
F50.0 | anorexia nervosa | anorexia-nervosa-beeld, anorectische eetstoornis | anorexia nervosa | anorectic
F50.2 | boulimia nervosa | boulimische eetstoornis | bulimia nervosa | bulimic disorder
F50.8 | eetbuistoornis | bed | binge eating disorder | bed
- | andere gespecificeerde eetstoornis | orthorexia, orthorexie, orthorexia nervosa, ander gespecificeerde eetstoornis | other specified eating disorder | orthorexia, other specified feeding or eating disorder
F51.9 | slaapstoornis | slaapstoornis, slaapstoornissen, slaap stoornis, niet organische slaapstoornis | sleep disorder | sleep disorder, non organic sleep disorder
F51.2 | circadiane-ritme-slaap-waakstoornis | circadianeritmestoornis, circadiane stoornis, dag nachtritmestoornis | circadian rhythm sleep-wake disorder | circadian disorder, sleep wake disorder
G47.8 | REM-slaapgedragsstoornis | rem slaapgedragsstoornis, rem slaap gedragsstoornis | REM sleep behaviour disorder | rem sleep behaviour/behavior disorder
F52.2 | erectiestoornis | seksuele opwindingsstoornis, stoornis in de seksuele opwinding | erectile disorder | sexual arousal disorder
F52.7 | hyperseksualiteit | hyperseksuele stoornis, hyperseksualiteitsstoornis, seksueel verslaafd, verslaafd aan seks, verslaving aan seks | hypersexuality | hypersexual disorder, addicted to sex
F65.2 | exhibitionismestoornis | exhibitionistische parafilie | exhibitionistic disorder | exhibitionism
F65.3 | voyeurismestoornis | voyeurisme | voyeuristic disorder | voyeurism
F60.3 | borderline-persoonlijkheidsstoornis | borderlinepersoonlijkheid, borderline persoonlijkheid, borderline persoonlijkheidsproblematiek, borderlineproblematiek, persoonlijkheidsstoornis van het borderlinetype/borderline-type, borderline type persoonlijkheidsstoornis | borderline personality disorder | borderline personality, borderline type personality disorder
F60.6 | vermijdende persoonlijkheidsstoornis | ontwijkende ps | avoidant personality disorder | avoidant personality
F60.2 | antisociale persoonlijkheidsstoornis | psychopathie, antisociale ps | antisocial personality disorder | psychopathy, sociopathy, aspd
F60.8 | narcistische persoonlijkheidsstoornis | narcistische ps, narcistisch persoonlijkheidsstoornis | narcissistic personality disorder | npd
F60.9 | persoonlijkheidsstoornis | cluster a/b/c problematiek, cluster a/b/c persoonlijkheidsproblematiek, cluster a/b/c stoornis, persoonlijkheidsstoornissen, persoonlijkheidsproblematiek cluster a/b/c, persoonlijkheidsproblematiek uit cluster a/b/c | personality disorder | cluster a/b/c disorder, personality disorders
F84.0 | autismespectrumstoornis | autistische spectrum stoornis, autistisch spectrumstoornis, autismespectrumproblematiek, autisme spectrum problematiek, autisme spectrum, autistisch spectrum, autismeprofiel, mcdd, mccd | autism spectrum disorder | autistic spectrum condition, autism spectrum, autistic condition, asc
F79 | verstandelijke beperking | verstandelijke handicap, verstandelijk beperkt, verstandelijk gehandicapt, zwakzinnigheid | intellectual disability | intellectual developmental disorder, intellectually disabled, learning disabled
F70 | lichte verstandelijke beperking | licht verstandelijke handicap, licht verstandelijk gehandicapt | mild intellectual disability | mildly intellectually disabled, mild intellectual developmental disorder
F80.9 | taalontwikkelingsstoornis | taalstoornis, communicatiestoornis, spraaktaalstoornis, spraakstoornis | developmental language disorder | language disorder, speech disorder, communication disorder, speech and language disorder
F81.2 | dyscalculie | rekenstoornis | dyscalculia | mathematics disorder
F82 | coördinatieontwikkelingsstoornis | motorische coordinatiestoornis, coordinatiestoornis | developmental coordination disorder | motor coordination disorder
F88 | algehele ontwikkelingsachterstand | globale/algehele ontwikkelingsachterstand | global developmental delay | global developmental delay
F91.3 | oppositioneel-opstandige stoornis | oppositioneel opstandige gedragsstoornis, oppositionele opstandige gedragsstoornis, opstandige gedragsstoornis | oppositional defiant disorder | oppositional disorder
F93.0 | separatieangststoornis | verlatingsangststoornis, separatiestoornis | separation anxiety disorder | separation anxiety
F63.0 | gokstoornis | kansspelstoornis, gokverslaafde, verslaafd aan het gokken | gambling disorder | gambling addict, problem gambling, problem gambling disorder, a gambling problem, hooked on gambling
F63.8 | koopverslaving | koopverslaving, koopstoornis, compulsief kopen, verslaafd aan kopen | compulsive buying | compulsive buying, shopping addiction, compulsive shopping
F63.9 | stoornis in de impulsbeheersing | stoornis in de agressieregulatie, agressieregulatiestoornis, stoornis in de impulsregulatie, impulsstoornis | impulse control disorder | impulse disorder
- | gamestoornis (gameverslaving) | gameverslaafd, verslaving aan gamen/games/gaming, verslaafd aan gamen/games/gaming, gamingverslaving, game verslaving, computerverslaving | gaming disorder | video game addiction, addicted to gaming, addiction to gaming, gaming addict
- | internetverslaving | verslaafd aan internet/porno, verslaving aan internet/porno, schermverslaving, social media verslaving | internet addiction | addicted to porn, pornography addiction, addiction to porn
- | verslaving | verslaving, verslavingsstoornis, verslavingsziekte | addiction | addiction, addictive disorder
F20.9 | schizofrenie | stoornis in het schizofreniespectrum, stoornis uit het schizofreniespectrum, schizofreniespectrum stoornis, schizofrenie spectrum stoornis | schizophrenia | schizophrenic disorder, schizophrenic illness
F25.9 | schizoaffectieve stoornis | schizoaffectieve psychose | schizoaffective disorder | schizoaffective psychosis, schizoaffective illness
F25.0 | schizoaffectieve stoornis | schizo affectieve stoornis bipolaire type, schizo affectieve stoornis van het bipolaire type | schizoaffective disorder | schizo affective disorder bipolar type
F29 | psychotische stoornis | psychotische aandoening, paranoid hallucinatoir beeld, psychotische toestand | psychotic disorder | non organic psychosis, nonorganic psychosis, psychotic state
F06.1 | katatonie | katatonie, catatonie, katatoon beeld, katatoon toestandsbeeld, katatoon syndroom, catatoon beeld, katatone toestand, katatone stoornis | catatonia | catatonia, catatonic state, catatonic disorder
F03 | dementie | jongdementie, dementieel beeld, dementieproces, dementieel proces, senium praecox | dementia | young onset dementia, major cognitive disorder
F01.9 | vasculaire dementie | vasculair dementieel beeld, vasculair dementieel syndroom, multi infarct dementie, multiinfarctdementie, vasculaire neurocognitieve stoornis | vascular dementia | multi infarct dementia, vascular neurocognitive disorder, vascular cognitive impairment
F06.7 | lichte cognitieve stoornis | milde neurocognitieve stoornis, lichte neurocognitieve stoornis, mild neurocognitieve stoornis, cognitieve stoornis | mild cognitive impairment | cognitive disorder
F05.9 | delier | delirant toestandsbeeld, delirante toestand | delirium | acute confusional state
F07.2 | postcommotioneel syndroom | postcommotionele klachten | post-concussional syndrome | post concussion syndrome, post concussional syndrome, post-concussion disorder
F09 | organisch psychosyndroom | organisch psychosyndroom, organische psychische stoornis | organic mental disorder | organic brain syndrome, organic mental disorder
F10.7 | alcoholdementie | alcoholdementie, dementie door alcohol, alcohol gerelateerde dementie, alcoholgerelateerde hersenschade | alcohol-related dementia | alcohol related brain damage, alcohol related brain injury, alcohol induced dementia, alcohol related dementia, arbd
F10.2 | stoornis in alcoholgebruik | alcohol gerelateerde stoornis, alcoholgerelateerde stoornis, gebruiksstoornis van alcohol, alcoholprobleem met afhankelijkheid, alcoholica, drankzucht, chronisch alcoholisme | alcohol use disorder | aud, alcohol problem with dependence, alcohol related disorder
F11.2 | stoornis in opioïdengebruik | pijnstillerverslaving, pijnstillersverslaving, verslaafd aan pijnstillers, verslaving aan pijnstillers, verslaafd aan oxy, oxyverslaving | opioid use disorder | oud, addicted to pain medication
F19.2 | afhankelijkheid van meerdere middelen | polymiddelenverslaving, polydrugsverslaving, polydrugverslaving, stoornis in het gebruik van polydrugs, polymiddelenafhankelijkheid | multiple drug dependence | poly drug dependence, polydrug addiction, polydrug dependence
- | stoornis in middelengebruik | stoornis in het gebruik van een ander middel, middelen gerelateerde stoornis, middelengerelateerde stoornis, medicatieverslaving, medicijnverslaving, middelenmisbruik, drugsmisbruik, afhankelijkheid van middelen, middelenabusus, stoornis in middelen gebruik | substance use disorder | prescription drug addiction, drug use disorder, substance misuse disorder, substance addiction, substance abuse disorder
`;
