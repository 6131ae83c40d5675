/** Complaints of the body: written as in the table of the mind. */
export const englishBody = `
reduced appetite: poor appetite, reduced appetite, loss of appetite, lost … appetite, no appetite, appetite … poor, appetite … down, appetite … reduced, appetite … low, less appetite, not hungry, off … food, don't eat, not eating, hardly eating, barely eating, decreased appetite, skipping meals, can't eat, eating less, picking at | appetite, eat, eating, hungry, food
increased appetite: increased appetite, always hungry, eating more, more hungry, appetite … increased, comfort eating, snacking
~good appetite: appetite … good, appetite … fine, appetite … normal, eating well, good appetite, eating fine
weight loss: weight loss, lost weight, losing weight, lost … kilos, lost … pounds, lost … stone, weight … down, kilos … down, down … kg, down … pounds, clothes … loose, unintentional weight
weight gain: weight gain, gained weight, gaining weight, gained … pounds, put on weight, put weight on, put on … pounds, put on … kilos, weight … up, up … kilo*, up … pounds, up by, up … kg
overweight: overweight, obes*
nausea: nause*, feel … sick, feeling sick, felt sick, queasy, sick to … stomach | sick
vomiting: vomit*, throwing up, threw up, thrown up, throw up, been sick, was sick, being sick, emesis, retch* | sick
diarrhoea: diarrh*, loose stool*, loose bowel*, watery stool*, the runs, loose motions | bowel*, toilet, stomach, runs
constipation: constipat*, hard stool*, can't go to the toilet, no bowel movement, bowels … open, bowels … shocking | bowel*, toilet
bloody stool: blood in … stool*, bloody stool*, black stool*, tarry, melena, rectal bleeding, blood … toilet paper, hematochezia, blood when … bowel
abdominal pain: abdominal pain, abdomen … pain, tummy ache*, stomach ache*, stomachache*, stomach pain*, tummy pain*, belly pain, bellyache, cramps, cramping, pain … stomach, pain … belly, pain … tummy, pain … abdomen, stomach … hurts, belly … hurts, epigastric, abdominal tenderness | stomach, tummy, belly
heartburn: heartburn, indigestion, acid reflux, reflux, gerd, acid taste, dyspeps*, belch*
bloating: bloat*, gassy, flatulence, distended, distension
difficulty swallowing: difficulty swallowing, trouble swallowing, dysphagia, hard to swallow, food … stuck, hurts to swallow, pain … swallow*, odynophagia
headache: headache*, head hurts, pain … head, head … pounding, migraine*, head … ache* | attacks
dizziness: dizz*, light headed*, lightheaded*, vertigo, giddy, room … spinning, spinning, woozy | stand up, standing, balance
fainting: faint*, syncop*, blackout*, passed out, pass out, collapsed, black out*, lost consciousness, loss of consciousness | collapse*
tremor: tremor*, shaky, shaking, shakes, shake, trembl*, hands … shak*
sweating: sweat*, night sweat*, clammy, diaphor*, hot flush*, hot flash*
palpitations: palpitat*, heart … pounds, heart … pounding, heart … racing, heart … fluttering, pounding heart, heart races, racing heart, heart … skip*, skipped beat*, flutter* | heart
irregular heartbeat: irregular heart*, atrial fibrillation, a fib, afib, arrhythm*
chest pain: chest pain*, pain … chest, chest … pain, chest … hurts, chest tight*, tightness … chest, chest pressure, pressure … chest, chest discomfort, angina, chest … sore | chest
breathlessness: breathless*, short of breath, shortness of breath, short of breathe, dyspno*, can't breathe, hard to breathe, trouble breathing, difficulty breathing, difficulties breathing, orthopno*, breathing … worse, out of breath, winded, gasping, catch my breath, sob on | breath*, stairs, upstairs
wheeze: wheez*
cough: cough*
blood in sputum < cough: haemoptysis, hemoptysis, coughing up blood, blood … phlegm, blood … sputum
~sputum: phlegm, sputum, mucus, mucous
cold: a cold, head cold, runny nose, stuffy nose, blocked nose, congest*, sneez*, sniffl*, nasal discharge, nasal congestion, post nasal drip, rhinorrhea, upper respiratory
flu: flu, influenza
covid: covid*, coronavirus
hay fever: hay fever, rhinitis, seasonal allerg*
sinus pain: sinus*, facial pressure
fever: fever*, temperature … high, high temperature, a temperature, running a temperature, pyrexi*, febrile, shiver*, chills, rigor*, feverish
~feeling ill: unwell, ill, under the weather, poorly, malaise
sore throat: sore throat*, throat … sore, throat pain, throat … hurts, scratchy throat | throat, swallow*
hoarseness: hoarse*, lost my voice
swollen glands: swollen glands, swollen lymph*, lymphadenopathy, enlarged lymph*
earache: earache*, ear ache*, ear pain, pain … ear, ear … hurts, ear infection*, ear discharge
hearing loss: hearing loss, hard of hearing, can't hear, hearing … worse, muffled, decreased hearing
tinnitus: tinnitus, ringing in, ears … ringing, buzzing in
eye complaints: red eye*, eye pain, eye discharge, itchy eyes, dry eyes, watery eyes, pink eye, eye redness
blurred vision: blur*, double vision, diplopia, vision … blurr*, seeing double, vision loss, loss of vision, vision … worse, visual disturbance* | vision, eyes, sight, glasses
rash: rash*, hives, urticaria, spots, eczema*, blister*, redness, psoriasis, scaly, shingles, acne, pimples, welts
itching: itch*, pruritus, scratching
wound: wound*, ulcer*, laceration*, cut on, stitches, sutures, a burn, burn wound, burns on, burnt, abrasion*, open sore
infection signs: pus, infected, abscess*, cellulitis, warm to the touch, drainage, oozing
bruise: bruis*, ecchymosis, hematoma*, haematoma*
~swelling: swell*, swollen, lump*, puffy, inflamed, inflammation, effusion
mole: mole, moles, skin lesion*, lesion*
hair loss: hair loss, losing … hair, hair … falling
oedema: oedema*, edema*, ankle swelling, ankles … swell*, ankles … puff*, swollen ankles, swollen legs, swelling … legs, swelling … ankles, swelling … feet, legs … swollen, fluid overload, fluid retention, retaining fluid, pitting | ankles, legs, fluid, puffy
back pain: back pain*, backache, back ache*, pain … back, back … hurts, back … sore, bad back, lumbago, loin pain, flank pain, sciatica, low back, pain … down … leg | back
neck pain: neck pain*, stiff neck, pain … neck, neck … hurts, neck … stiff, neck … sore | neck
shoulder pain: shoulder pain*, pain … shoulder*, shoulder … hurts, shoulder … sore, rotator cuff, frozen shoulder
elbow pain: elbow pain, pain … elbow, tennis elbow, elbow … hurts
wrist pain: wrist pain, pain … wrist, wrist … hurts, carpal tunnel
hand pain: hand pain, pain … hand*, pain … finger*, pain … thumb, hand … hurts, finger … hurts
hip pain: hip pain*, pain … hip*, hip … hurts
knee pain: knee pain*, pain … knee*, knee … hurts, knee … sore, knees hurt, knee … giving, knee gives
ankle pain: ankle pain, pain … ankle*, ankle … hurts, twisted … ankle, rolled … ankle, sprain*
foot pain: foot pain, pain … foot, pain … heel, heel pain, plantar fasci*, pain … toe*, toe … hurts, foot … hurts, gout*
leg pain: leg pain, pain … leg*, leg … hurts, calf pain, claudication, dvt, deep vein
joint pain: joint pain*, arthralgia, pain … joints, joints … ache, joints … hurt, achy joints, arthritis, arthritic | joint*, knee*, hip, shoulder*
muscle pain: muscle pain*, myalgia, muscle ache*, muscle sore*, body ache*, aches all over, achy, fibromyalgia
muscle cramps: muscle cramp*, leg cramp*, cramps in … leg*, spasm*, muscle spasm*
stiffness: stiff, stiffness, rigid*
weakness: weakness*, weak, loss of strength, can't lift, paralys*, gives way, giving out, gives out, facial droop | strength
numbness: numb*, tingl*, paraesthes*, paresthes*, pins and needles, neuropath*, reduced sensation, loss of sensation, burning in … feet | feeling in, feet, fingers, toes
saddle numbness < numbness: numbness between the legs, saddle anaesthesia, saddle anesthesia, saddle numbness
speech disturbance: trouble speaking, speech disturbance*, slurred, slurring, dysarthria, dysphasia, aphasia, word finding | speak*, speech
balance problems: unsteady, off balance, loss of balance, balance problem*, ataxi*, limp*, trouble walking, difficulty walking
aura: aura*, zigzag*, zig zag*, flashing lights
photophobia: photophob*, light bother*, light sensitiv*, light hurts, sensitiv* to light | light, dark, curtains
seizures: seizure*, a fit, fits, convuls*, epilep*
falls: falls, fallen, had a fall, fell down, fell off, fell on, fell over, i fell, tripped, slipped and, slipped on | fell, balance, trip*, fall
head injury: head injury, hit … head, concussion, bumped … head, knocked … head
thirst: thirst*, polydipsia
polyuria: polyuria, urinary frequency, urinating a lot, peeing a lot, frequent urination, going to the bathroom a lot, pee … often, urinate … often, nocturia, get up … pee | pee, urine, wee
painful urination: dysuria*, burns when, burning … urinat*, burning … pee*, burning when, pain … passing urine, pain … urinat*, stings when, stinging, urinary tract infection, uti, utis, bladder infection, cystitis, burning … wee | pee, urine, wee, burn*
blood in urine: haematuria, hematuria, blood in it, blood in … urine, blood in … pee, blood when … pee | blood, pink, red
difficult urination: trouble passing water, trouble urinating, weak stream, dribbling, hesitancy, urinary retention, can't pee
~discharge: discharge, vaginal discharge
incontinence: incontinen*, leak urine, wet yourself, wet myself, losing your bowel, lose control … bladder, lose control … bowel, accidents, bedwetting | toilet, pads, leak*, bladder
menstrual problems: period*, menstrua*, menopaus*, irregular period*, heavy period*, missed period, bleeding between
sexual problems: libido, sex drive, sexual*, erectile*, erection*, orgasm* | sex, relationship
~pregnancy: pregnan*, expecting, miscarriage*, postpartum, trimester
breastfeeding: breastfe*, breast fe*, nursing the baby
dry mouth: dry mouth, mouth … dry
drooling: drool*, dribbl*, hypersaliv*, saliva*, wet pillow
toothache: toothache, tooth pain
hypoglycaemia: hypo, hypos, hypogly*, lows, low sugars, low blood sugar* | sugar*
high blood sugar: hypergly*, high blood sugar*, sugars … high, sugar … high
diabetes: diabet*, type two diabetes, type 2 diabetes
high blood pressure: high blood pressure, hypertension, hypertensive, blood pressure … high, elevated blood pressure, blood pressure … up
high cholesterol: high cholesterol, hyperlipid*, hypercholester*, dyslipid*
heart disease: heart attack*, myocardial infarct*, heart failure, coronary, stent*, bypass*, cardiomyopathy, heart disease, heart trouble, stroke*, tia, murmur
lung disease: copd, asthma*, pneumonia, pulmonary embol*, bronchitis, emphysema
kidney disease: kidney disease, kidney stone*, renal failure, kidney failure, nephro*
thyroid disease: thyroid*, hypothyroid*, hyperthyroid*
liver disease: liver disease, cirrhosis, hepatitis, fatty liver, jaundice, yellow
cancer: cancer*, tumor*, tumour*, carcinoma, metasta*, chemo*, radiation therapy, melanoma, malignan*, lymphoma, leukemia
anaemia: anaemi*, anemi*, low iron, iron deficien*
fracture: fracture*, broken, broke … arm, broke … leg, break in
allergy: allerg*, hives | react*, brings me out
~vaccination: vaccinat*, immunis*, immuniz*, up to date with … jabs
~travel: travel*, trip to, abroad
insect bite: insect bite*, mosquito bite*, tick bite*, bee sting*, stung
animal bite: dog bite, cat bite, bitten by
~side effects: side effect*, side-effect*
~pain: pain, painful, sore, aching, ache, aches, hurts, hurting, hurt, tender, tenderness, discomfort, throbbing, burning pain
smoking: smoke, smokes, smoker, smoked, smoking, cigarette*, vape*, vaping, tobacco, pack a day, pack years
~drugs: drugs, cannabis, weed, marijuana, cocaine, coke, heroin, ecstasy, mdma, amphetamine*, meth, spliff*, illicit, recreational drug*, substance use, ketamine use | clean, using
~sobriety: alcohol free, sober, teetotal, dry january, abstinent
~alcohol: alcohol, alcoholic*, alcoholism, drink, drinks, drinking, drank, drunk, wine, beer*, pints, vodka, whisky, sherry, spirits, intoxicat*, units a week | glass*, bottle*, dry
relapse: relaps*, fell off the wagon, started drinking again, slipped up
~withdrawal: withdrawal*, detox*
craving: crav*, urges | urge*, edge
~caffeine: caffeine, coffee, energy drink*
medication forgotten: forget … tablets, forget … medication, forgotten … tablets, missed dose*, miss a dose, missed … doses, skipped … dose*, non adheren*, noncomplian*, not taking … medication, ran out of
~relationship problems: relationship problem*, divorc*, separated, broke up, split up, argument*, arguing, custody
~work problems: signed off, off work, off sick, sick leave, lost … job, unemployed, redundan*, fired, laid off, warning at work
money problems: debt*, money worries, financial problem*, bailiff*, can't afford
housing problems: homeless*, evict*, housing problem*
~admission: admitted, admission, hospitalis*, hospitaliz*, inpatient, sectioned
~exercise: exercise*, exercising, gym, running, walking, swimming, cycling, physical activity, work out, workout*
~improved: better, improv*, much better, getting better, recover*, settled
~worse: worse, worsen*, deteriorat*, getting worse, flare*
~unchanged: unchanged, the same, no change, stable
~no effect: no effect, doesn't work, not working, didn't help, doesn't help, no difference, not helping, hasn't helped
~protective: keeps me going, for my kids, for my children, wouldn't do that to, support from, supportive`;
