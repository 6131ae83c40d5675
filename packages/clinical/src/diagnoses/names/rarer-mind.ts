/** Disorders of the mind that are named less often: code | Dutch name | as said in Dutch | English name | as said in English. */
export const rarerMind = `
F10.0 | alcoholintoxicatie | alcoholintoxicatie, acute alcoholintoxicatie, alcohol intoxicatie, alcoholvergiftiging | alcohol intoxication | alcohol intoxication, acute alcohol intoxication, alcohol poisoning
- | stoornis in middelengebruik | stoornis in middelengebruik, stoornis in het gebruik van middelen/drugs, middelenverslaving, drugsverslaving, middelenafhankelijkheid, drugsafhankelijkheid, verslaving aan drugs/middelen, verslaafd aan drugs | substance use disorder | substance use disorder, drug addiction, drug dependence, substance dependence
- | ketamineverslaving | ketamineverslaving, stoornis in het gebruik van ketamine, verslaving aan ketamine | ketamine use disorder | ketamine use disorder, ketamine addiction
- | verslaving aan lachgas | lachgasverslaving, verslaving aan lachgas | nitrous oxide addiction | nitrous oxide addiction
F20.1 | gedesorganiseerde schizofrenie | gedesorganiseerde schizofrenie, hebefrene schizofrenie, schizofrenie van het gedesorganiseerde type, schizofrenie gedesorganiseerde type | disorganised schizophrenia | disorganised/disorganized schizophrenia, hebephrenic schizophrenia
F20.2 | katatone schizofrenie | katatone schizofrenie, schizofrenie van het katatone type, schizofrenie katatone type | catatonic schizophrenia | catatonic schizophrenia
F20.3 | ongedifferentieerde schizofrenie | ongedifferentieerde schizofrenie, schizofrenie ongedifferentieerde type, schizofrenie van het ongedifferentieerde type | undifferentiated schizophrenia | undifferentiated schizophrenia
F24 | inductieve psychotische stoornis | folie a deux, inductieve waanstoornis, gedeelde psychotische stoornis | shared psychotic disorder | folie a deux, shared psychotic disorder, induced delusional disorder
F28 | andere psychotische stoornis | andere psychotische stoornis, andere gespecificeerde psychotische stoornis, andere gespecificeerde schizofreniespectrumstoornis, andere niet organische psychotische stoornis | other psychotic disorder | other specified psychotic disorder, other psychotic disorder
F31.8 | andere gespecificeerde bipolaire stoornis | andere gespecificeerde bipolaire stoornis, andere gespecificeerde bipolaire stemmingsstoornis | other specified bipolar disorder | other specified bipolar disorder
F32.8 | andere gespecificeerde depressieve stoornis | andere gespecificeerde depressieve stoornis, andere gespecificeerde depressieve stemmingsstoornis | other specified depressive disorder | other specified depressive disorder
F41.8 | andere gespecificeerde angststoornis | andere gespecificeerde angststoornis | other specified anxiety disorder | other specified anxiety disorder
F43.8 | andere gespecificeerde trauma- of stressorgerelateerde stoornis | andere gespecificeerde trauma of/en stressorgerelateerde stoornis, andere gespecificeerde psychotrauma of/en stressorgerelateerde stoornis | other specified trauma- and stressor-related disorder | other specified trauma and stressor related disorder
F44.0 | dissociatieve amnesie | dissociatieve amnesie | dissociative amnesia | dissociative amnesia
F44.1 | dissociatieve fugue | dissociatieve fugue, dissociatieve vlucht | dissociative fugue | dissociative fugue
- | andere gespecificeerde dissociatieve stoornis | andere gespecificeerde dissociatieve stoornis, agds, osdd | other specified dissociative disorder | other specified dissociative disorder, osdd
- | excoriatiestoornis | excoriatiestoornis, huidpulkstoornis, skin picking, skin picking stoornis, dermatillomanie | excoriation disorder | excoriation disorder, skin picking disorder, skin picking, dermatillomania
- | misofonie | misofonie | misophonia | misophonia
F51.1 | hypersomnolentiestoornis | hypersomnie, hypersomnolentiestoornis | hypersomnia | hypersomnia, hypersomnolence disorder
F51.2 | circadiane-ritme-slaap-waakstoornis | circadiane ritme slaap waakstoornis, circadiane ritmestoornis, slaap waakritmestoornis, slaap waakstoornis, verlate slaapfasesyndroom | circadian rhythm sleep-wake disorder | circadian rhythm disorder, circadian rhythm sleep wake disorder, delayed sleep phase syndrome
F51.3 | slaapwandelen | slaapwandelstoornis | sleepwalking disorder | sleepwalking disorder
F51.4 | pavor nocturnus | pavor nocturnus, nachtangststoornis | sleep terrors | sleep terror disorder
F52.0 | verminderd seksueel verlangen | stoornis in het seksuele verlangen, hypoactief seksueel verlangen, seksuele interesse opwindingsstoornis, seksuele interessestoornis | lack of sexual desire | hypoactive sexual desire disorder, sexual interest arousal disorder
F52.2 | erectiestoornis | erectiestoornis, erectiele disfunctie | erectile disorder | erectile disorder, erectile dysfunction
F52.3 | orgasmestoornis | orgasmestoornis, vertraagde ejaculatie | orgasmic disorder | orgasmic disorder, delayed ejaculation
F52.4 | voortijdige ejaculatie | voortijdige ejaculatie, voortijdige zaadlozing, ejaculatio praecox | premature ejaculation | premature ejaculation
F52.5 | vaginisme | vaginisme | vaginismus | vaginismus
F52.6 | genitopelviene pijnstoornis | genitopelviene pijn penetratiestoornis, genito pelviene pijn penetratiestoornis, genitopelviene pijnstoornis, dyspareunie | genito-pelvic pain disorder | genito pelvic pain penetration disorder, genito pelvic pain disorder, dyspareunia
F52.7 | hyperseksualiteit | hyperseksualiteit, seksverslaving, compulsieve seksuele gedragsstoornis | hypersexuality | hypersexuality, sex addiction, compulsive sexual behaviour/behavior disorder
F63.1 | pyromanie | pyromanie | pyromania | pyromania
- | gamestoornis (gameverslaving) | gamestoornis, gamingstoornis, gameverslaving, internetgamestoornis, gaming stoornis, gamen verslaving | gaming disorder | gaming disorder, internet gaming disorder, gaming addiction
- | internetverslaving | internetverslaving, telefoonverslaving, pornoverslaving | internet addiction | internet addiction, porn addiction
F64.2 | genderidentiteitsstoornis van de kindertijd | genderdysforie bij kinderen, genderidentiteitsstoornis van de kindertijd | gender dysphoria in children | gender dysphoria in children
F65.2 | exhibitionismestoornis | exhibitionismestoornis, exhibitionistische stoornis, exhibitionisme | exhibitionistic disorder | exhibitionistic disorder
F65.3 | voyeurismestoornis | voyeurismestoornis, voyeuristische stoornis | voyeuristic disorder | voyeuristic disorder
F65.4 | pedofiele stoornis | pedofiele stoornis, pedofilie | paedophilic disorder | paedophilic/pedophilic disorder, paedophilia, pedophilia
F65.9 | parafiele stoornis | parafiele stoornis, parafilie | paraphilic disorder | paraphilic disorder, paraphilia
F68.1 | nagebootste stoornis | nagebootste stoornis, munchausen, syndroom van munchausen, factitious disorder | factitious disorder | factitious disorder, munchausen's, munchausen syndrome
F72 | ernstige verstandelijke beperking | ernstige verstandelijke beperking, ernstig verstandelijke beperking | severe intellectual disability | severe intellectual disability
- | zwakbegaafdheid | zwakbegaafdheid, zwakbegaafd, zwakbegaafd niveau | borderline intellectual functioning | borderline intellectual functioning
F81.1 | spellingstoornis | spellingstoornis | spelling disorder | spelling disorder
F81.9 | leerstoornis | leerstoornis, specifieke leerstoornis | specific learning disorder | specific learning disorder, specific learning difficulty
F82 | coördinatieontwikkelingsstoornis | dcd, coordinatieontwikkelingsstoornis, coordinatie ontwikkelingsstoornis, ontwikkelingsdyspraxie, dyspraxie | developmental coordination disorder | developmental coordination disorder, dyspraxia
- | sociale-communicatiestoornis | sociale communicatiestoornis, sociaal pragmatische communicatiestoornis | social communication disorder | social communication disorder
F94.2 | ontremd-sociaalcontactstoornis | ontremd sociaalcontactstoornis, ontremde hechtingsstoornis, ontremd sociaal contactstoornis | disinhibited social engagement disorder | disinhibited social engagement disorder, disinhibited attachment disorder
F98.1 | encopresis | encopresis | encopresis | encopresis
F98.3 | pica | pica | pica | pica
F98.4 | stereotiepe-bewegingsstoornis | stereotiepe bewegingsstoornis | stereotypic movement disorder | stereotypic movement disorder
F98.5 | stotteren | ontwikkelingsstotteren, spreekvloeiendheidsstoornis, stotterstoornis | childhood-onset fluency disorder | childhood onset fluency disorder
- | ruminatiestoornis | ruminatiestoornis | rumination disorder | rumination disorder
- | lithiumintoxicatie | lithiumintoxicatie, lithium intoxicatie, lithiumvergiftiging | lithium toxicity | lithium toxicity, lithium intoxication, lithium poisoning
G21.0 | maligne neurolepticasyndroom | maligne neurolepticasyndroom, maligne antipsychoticasyndroom, maligne neuroleptica syndroom | neuroleptic malignant syndrome | neuroleptic malignant syndrome
- | serotoninesyndroom | serotoninesyndroom, serotonerg syndroom | serotonin syndrome | serotonin syndrome
- | tardieve dyskinesie | tardieve dyskinesie | tardive dyskinesia | tardive dyskinesia
- | licht traumatisch hersenletsel | licht traumatisch hersenletsel, traumatisch hersenletsel | traumatic brain injury | mild tbi, tbi, traumatic brain injury, mild traumatic brain injury
G47.4 | narcolepsie | narcolepsie | narcolepsy | narcolepsy
G25.8 | rustelozebenensyndroom | rusteloze benen syndroom, rustelozebenensyndroom, rusteloze benen | restless legs syndrome | restless legs syndrome, restless legs
`;
