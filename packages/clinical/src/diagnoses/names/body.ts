/**
 * What family doctors state often: code | Dutch name | as said in Dutch | English name | as said in English. WHO ICD-10; where a
 * name alone does not tell the code there is `-`.
 */
export const body = `
I10 | hypertensie | hypertensie, hoge bloeddruk, essentiele hypertensie, verhoogde bloeddruk | hypertension | hypertension, high blood pressure
E11.9 | diabetes type 2 | diabetes type 2/twee/ii, type 2/twee/ii diabetes, diabetes mellitus type 2/twee/ii, dm type 2/twee/ii, dm2, dm 2, suikerziekte type 2/twee, ouderdomssuiker | type 2 diabetes | type 2/two/ii diabetes, diabetes type 2/two/ii, diabetes mellitus type 2/two/ii, type 2/two/ii diabetes mellitus
E10.9 | diabetes type 1 | diabetes type 1/een/i, type 1/een/i diabetes, diabetes mellitus type 1/een/i, dm type 1/een/i, dm1, suikerziekte type 1/een | type 1 diabetes | type 1/one/i diabetes, diabetes type 1/one/i, diabetes mellitus type 1/one/i, type 1/one/i diabetes mellitus
E14.9 | diabetes | diabetes, diabetes mellitus, suikerziekte | diabetes | diabetes, diabetes mellitus
O24.4 | zwangerschapsdiabetes | zwangerschapsdiabetes, diabetes gravidarum | gestational diabetes | gestational diabetes
- | prediabetes | prediabetes | prediabetes | prediabetes, pre diabetes
J45.9 | astma | astma, asthma | asthma | asthma
J44.9 | COPD | copd | COPD | copd, chronic obstructive pulmonary disease
J18.9 | longontsteking | longontsteking, pneumonie | pneumonia | pneumonia
J20.9 | acute bronchitis | acute bronchitis, bronchitis | acute bronchitis | acute bronchitis, bronchitis
J06.9 | bovensteluchtweginfectie | bovensteluchtweginfectie, bovenste luchtweginfectie, verkoudheid | upper respiratory tract infection | upper respiratory tract infection, upper respiratory infection, uri, urti, common cold
J11.1 | griep | griep, influenza | influenza | influenza, the flu
J01.9 | sinusitis | sinusitis, bijholteontsteking, voorhoofdsholteontsteking | acute sinusitis | sinusitis, acute sinusitis
J02.9 | keelontsteking | keelontsteking, faryngitis | pharyngitis | pharyngitis
J02.0 | keelontsteking door streptokokken | streptokokkenkeelontsteking, keelontsteking door streptokokken | strep throat | strep throat, strep, streptococcal pharyngitis
J03.9 | amandelontsteking | amandelontsteking, tonsillitis | tonsillitis | tonsillitis
J30.1 | hooikoorts | hooikoorts | hay fever | hay fever
J30.4 | allergische rinitis | allergische rinitis | allergic rhinitis | allergic rhinitis, seasonal allergies
H66.9 | middenoorontsteking | middenoorontsteking, otitis media, oorontsteking | otitis media | otitis media, middle ear infection, ear infection
H60.9 | ontsteking van de gehoorgang | gehoorgangontsteking, ontsteking van de gehoorgang, otitis externa, zwemmersoor, ontsteking in de gehoorgang | otitis externa | otitis externa, outer ear infection, swimmer's ear
H10.9 | oogontsteking | conjunctivitis, bindvliesontsteking, oogontsteking | conjunctivitis | conjunctivitis
N30.9 | blaasontsteking | blaasontsteking, cystitis | cystitis | cystitis, bladder infection
N39.0 | urineweginfectie | urineweginfectie, uwi | urinary tract infection | urinary tract infection, uti, urine infection, water infection
N10 | nierbekkenontsteking | nierbekkenontsteking, pyelonefritis | pyelonephritis | pyelonephritis, kidney infection
N20.0 | nierstenen | nierstenen, niersteen | kidney stones | kidney stone, kidney stones
N40 | prostaatvergroting | prostaatvergroting, goedaardige prostaatvergroting, benigne prostaathyperplasie | benign prostatic hyperplasia | benign prostatic hyperplasia, enlarged prostate, bph
N18.9 | chronische nierschade | chronische nierschade, nierinsufficientie, chronische nierinsufficientie | chronic kidney disease | chronic kidney disease, ckd
I50.9 | hartfalen | hartfalen, decompensatio cordis | heart failure | heart failure, congestive heart failure
I48.9 | boezemfibrilleren | boezemfibrilleren, atriumfibrilleren | atrial fibrillation | atrial fibrillation, afib
I25.1 | coronair vaatlijden | coronair vaatlijden, coronairlijden | coronary artery disease | coronary artery disease
I20.9 | angina pectoris | angina pectoris | angina | angina, angina pectoris
I64 | beroerte | beroerte, cva | stroke | stroke
G45.9 | TIA | tia, mini beroerte | TIA | tia, mini stroke, transient ischaemic/ischemic attack
I21.9 | hartinfarct | hartinfarct, myocardinfarct | myocardial infarction | heart attack, myocardial infarction
I83.9 | spataderen | spataderen | varicose veins | varicose veins
K64.9 | aambeien | aambei, aambeien, hemorroiden | haemorrhoids | haemorrhoids, hemorrhoids, piles, haemorrhoid, hemorrhoid
K60.2 | anusfissuur | anusfissuur, fissuur | anal fissure | anal fissure
K59.0 | obstipatie | obstipatie | constipation | constipation
K58.9 | prikkelbaredarmsyndroom | prikkelbaredarmsyndroom, prikkelbare darm syndroom, prikkelbare darm, pds, spastische darm | irritable bowel syndrome | irritable bowel syndrome, ibs, irritable bowel
K21.9 | refluxziekte | reflux, refluxziekte, gastro oesofageale refluxziekte | gastro-oesophageal reflux | gastro oesophageal/esophageal reflux disease, acid reflux, reflux disease, gerd, gord, reflux
K29.7 | gastritis | gastritis, maagontsteking | gastritis | gastritis
A09 | gastro-enteritis | buikgriep, gastro enteritis | gastroenteritis | gastroenteritis, gastro enteritis, stomach flu
K80.2 | galstenen | galstenen | gallstones | gallstones
E03.9 | hypothyreoïdie | hypothyreoidie, hypothyroidie, traag werkende schildklier, te traag werkende schildklier | hypothyroidism | hypothyroidism, underactive thyroid
E05.9 | hyperthyreoïdie | hyperthyreoidie, hyperthyroidie, te snel werkende schildklier, snel werkende schildklier | hyperthyroidism | hyperthyroidism, overactive thyroid
E78.0 | hypercholesterolemie | hypercholesterolemie, hoog cholesterol, verhoogd cholesterol | hypercholesterolaemia | hypercholesterolaemia, hypercholesterolemia, high cholesterol
E78.5 | hyperlipidemie | hyperlipidemie | hyperlipidaemia | hyperlipidaemia, hyperlipidemia
E66.9 | obesitas | obesitas | obesity | obesity
D50.9 | ijzergebreksanemie | ijzergebreksanemie, bloedarmoede door ijzertekort, ijzergebrek anemie | iron deficiency anaemia | iron deficiency anaemia/anemia
D64.9 | bloedarmoede | bloedarmoede, anemie | anaemia | anaemia, anemia
E53.8 | vitamine B12-tekort | vitamine b12 tekort, b12 tekort, vitamine-b12-tekort | vitamin B12 deficiency | vitamin b12 deficiency, b12 deficiency
E55.9 | vitamine D-tekort | vitamine d tekort | vitamin D deficiency | vitamin d deficiency
M10.9 | jicht | jicht, jichtaanval | gout | gout
M54.5 | lage rugpijn | aspecifieke lage rugpijn, lage rugpijn, spit | low back pain | low back pain, lower back pain, mechanical back pain, non specific low back pain
M54.1 | radiculair syndroom | lumbosacraal radiculair syndroom, radiculair syndroom, radiculopathie | radiculopathy | lumbar radiculopathy, radiculopathy
M54.3 | ischias | ischias | sciatica | sciatica
- | hernia | hernia, rughernia, hernia nuclei pulposi | herniated disc | herniated disc, slipped disc, disc herniation
M17.9 | knieartrose | knieartrose, artrose van de knie, artrose in de knie, gonartrose | osteoarthritis of the knee | osteoarthritis of the knee, knee osteoarthritis
M16.9 | heupartrose | heupartrose, artrose van de heup, artrose in de heup, coxartrose | osteoarthritis of the hip | osteoarthritis of the hip, hip osteoarthritis
M19.9 | artrose | artrose | osteoarthritis | osteoarthritis
M06.9 | reumatoïde artritis | reumatoide artritis | rheumatoid arthritis | rheumatoid arthritis
M81.9 | osteoporose | osteoporose, botontkalking | osteoporosis | osteoporosis
M79.7 | fibromyalgie | fibromyalgie | fibromyalgia | fibromyalgia
M72.2 | fasciitis plantaris | fasciitis plantaris | plantar fasciitis | plantar fasciitis
M75.4 | subacromiaal pijnsyndroom | subacromiaal pijnsyndroom, impingement | subacromial pain syndrome | subacromial pain syndrome, shoulder impingement, subacromial impingement
M75.0 | frozen shoulder | frozen shoulder | frozen shoulder | frozen shoulder, adhesive capsulitis
M77.1 | tenniselleboog | tenniselleboog, tennisarm | tennis elbow | tennis elbow, lateral epicondylitis
G56.0 | carpaletunnelsyndroom | carpaletunnelsyndroom, carpaal tunnel syndroom, carpaletunnel syndroom | carpal tunnel syndrome | carpal tunnel syndrome, carpal tunnel
G43.1 | migraine met aura | migraine met aura | migraine with aura | migraine with aura
G43.0 | migraine zonder aura | migraine zonder aura | migraine without aura | migraine without aura
G43.9 | migraine | migraine | migraine | migraine, migraines
G44.2 | spanningshoofdpijn | spanningshoofdpijn | tension headache | tension headache, tension type headache, tension headaches
G40.9 | epilepsie | epilepsie | epilepsy | epilepsy
G20 | ziekte van Parkinson | ziekte van parkinson, parkinson | Parkinson's disease | parkinson's, parkinson's disease
G35 | multiple sclerose | multiple sclerose | multiple sclerosis | multiple sclerosis
G47.3 | slaapapneu | slaapapneu, obstructief slaapapneusyndroom, osas, slaapapneusyndroom | sleep apnoea | sleep apnoea, sleep apnea, obstructive sleep apnoea/apnea
G47.4 | narcolepsie | narcolepsie | narcolepsy | narcolepsy
G25.8 | rustelozebenensyndroom | rusteloze benen, rustelozebenensyndroom, restless legs, rusteloze benen syndroom | restless legs syndrome | restless legs, restless legs syndrome, restless leg syndrome
G51.0 | aangezichtsverlamming van Bell | aangezichtsverlamming van bell, bellse parese, bell's palsy | Bell's palsy | bell's palsy
H81.1 | goedaardige positieduizeligheid | benigne paroxismale positieduizeligheid, bppd, positieduizeligheid | benign positional vertigo | benign positional vertigo, bppv, benign paroxysmal positional vertigo
B02.9 | gordelroos | gordelroos, herpes zoster | shingles | shingles, herpes zoster
L40.9 | psoriasis | psoriasis | psoriasis | psoriasis
L20.9 | constitutioneel eczeem | constitutioneel eczeem, atopisch eczeem | atopic eczema | atopic eczema, atopic dermatitis
L30.9 | eczeem | eczeem | eczema | eczema
L70.9 | acne | acne | acne | acne
L57.0 | actinische keratose | actinische keratose, actinische keratosen | actinic keratosis | actinic keratosis, actinic keratoses
A46 | wondroos | wondroos, erysipelas | erysipelas | erysipelas
L03.9 | cellulitis | cellulitis | cellulitis | cellulitis
B35.1 | schimmelnagel | schimmelnagel, kalknagel | fungal nail infection | fungal nail infection
B37.3 | vaginale schimmelinfectie | vaginale schimmelinfectie | vaginal thrush | vaginal thrush, vaginal candidiasis
- | ziekte van Lyme | ziekte van lyme, lyme | Lyme disease | lyme disease
- | coeliakie | coeliakie, glutenintolerantie | coeliac disease | coeliac disease, celiac disease, coeliac, celiac
- | ziekte van Crohn | ziekte van crohn, crohn | Crohn's disease | crohn's, crohn's disease
- | colitis ulcerosa | colitis ulcerosa | ulcerative colitis | ulcerative colitis
- | polycysteusovariumsyndroom | pcos, polycysteus ovariumsyndroom | polycystic ovary syndrome | pcos, polycystic ovary syndrome, polycystic ovarian syndrome
- | endometriose | endometriose | endometriosis | endometriosis
- | lupus | lupus | lupus | lupus
- | diepe veneuze trombose | trombosebeen, diepe veneuze trombose | deep vein thrombosis | deep vein thrombosis, dvt
- | impetigo | krentenbaard, impetigo | impetigo | impetigo
- | bacteriële vaginose | bacteriele vaginose | bacterial vaginosis | bacterial vaginosis
- | wondinfectie | wondinfectie | wound infection | wound infection
- | hevig menstrueel bloedverlies | hevig menstrueel bloedverlies | heavy menstrual bleeding | heavy menstrual bleeding
- | niet-aangeboren hersenletsel | nah, niet aangeboren hersenletsel | acquired brain injury | acquired brain injury
- | hersenschudding | hersenschudding | concussion | concussion
C34.9 | longkanker | longkanker | lung cancer | lung cancer
C50.9 | borstkanker | borstkanker | breast cancer | breast cancer
C61 | prostaatkanker | prostaatkanker | prostate cancer | prostate cancer
`;
