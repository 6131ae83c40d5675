/**
 * Findings as English speaks and writes of them. `name < wider: phrases`: `*` is any ending, `…` up to four words
 * between. A phrase that denies in itself (`can't sleep`) is the finding, not its denial. After `|` stand words that speech
 * has for it and much else: who says them may have meant it. `~` is too general to be invented. General knowledge.
 */
export const englishFindings = `
suicidality: suicid*, ending … life, end … life, end it all, wish to die, wished to die, want to die, wanted to die, wanting to die, death wish, wish to be dead, better off dead, better off without, not wanting to be here, don't want to be here, thoughts of death, thoughts of dying, kill yourself, kill myself, killing yourself, killing myself, life … not worth, life isn't worth, take … own life, harm yourself, harming yourself, harm … yourself, harming myself, harming self, harming herself, harming himself, harm herself, harm himself, passive thoughts | overdose*, attempt*, die, dead, alive, dark thoughts, not be here
suicide plan < suicidality: a plan, plans to, planned it, specific plan, concrete plan, suicide plan, made plans
suicide attempt: suicide attempt*, attempted suicide, overdose*, previous attempt*, tried to kill
self-harm: self harm*, cutting, cuts herself, cuts himself, used to cut, cut myself, cut yourself, cut herself, cut himself, hurt yourself, hurting yourself, hurt myself, harming yourself, harm yourself, harming myself, self injur*
harm to others: harming him, harming her, harm … others, hurt … others, harming the baby, harm the baby, harm to others, harming others, homicid*, aggress*, violen*
psychosis: psychot*, psychosis
hallucinations < psychosis: hallucin*, voices, hear … voices, hearing voices, things … weren't there, things … aren't there, see things, seeing things, hear or see anything
commands < hallucinations: command, commands, tell you to do, telling you to do, tells you to
delusions < psychosis: delusion*, grandios*
paranoia < psychosis: paranoi*, following you, following me, watched, being watched, persecut*, suspicious*, people are after | follow*, watch*
low mood: low mood, mood is low, mood low, feeling low, feel low, feels low, low in mood, down, feeling down, flat, sad, sadness, miserable, unhappy, fed up, gloomy, blue | mood, low, not great, rough, terrible, awful, struggl*
~depression < low mood: depress*
crying < low mood: cry, cries, crying, cried, tearful*, weepy, in tears
hopelessness < low mood: hopeless*, despair*, pointless
guilt < low mood: guilt*
worthlessness < low mood: worthless*
anhedonia: anhedon*, don't enjoy, doesn't enjoy, not enjoy*, no enjoyment, loss of enjoyment, loss of interest, lost interest, no interest, no pleasure, loss of pleasure, nothing … fun | enjoy*, fun, hobb*, interest*
anxiety: anxi*, worr*, fear*, scared, scary, nervous*, afraid, frightened, on edge, dread | calm, relax*
panic < anxiety: panic* | attack, attacks
hyperventilation < anxiety: hyperventil*
~phobia < anxiety: phobia*, agoraphob*
~tension: tense, tension, stress*, wound up | relax*, pressure
rumination: ruminat*, racing thoughts, thoughts … racing, mind racing, overthink* | thoughts, mind
avoidance: avoid*, don't go out, stays in | won't, go out
flashbacks: flashback*, intrusive memor*, re experienc*, reliving | memor*, trauma
nightmares: nightmare*, bad dream*, vivid dream* | dream*
startle: startl*, jumpy, hypervigil*, hyperarousal
dissociation: dissoci*, derealis*, derealiz*, depersonal*, aren't real, not real, unreal, outside … body, detached
compulsions: compuls*, ritual*, obsess*, checking
mania: manic, mania, hypoman*, elated, highs, euphori*, overspend*, spending money | highs, spend*
insomnia: insomnia*, can't sleep, cannot sleep, don't sleep, not sleeping, unable to sleep, poor sleep, sleeping badly, sleeps badly, sleep … poor, sleep … bad, sleep … broken, broken sleep, early waking, early morning waking, wake up, wakes up, waking, woke, wakes, trouble sleeping, difficulty sleeping, sleep problem*, sleeplessness, lies awake, awake at | sleep*, asleep, night, nights, bed, slept
fatigue: tired*, fatigue*, exhaust*, no energy, low energy, lack of energy, letharg*, worn out | energy
drowsiness: drows*, groggy, hungover, sedat*, sleepy, sleepiness, somnolen* | foggy
poor concentration: poor concentration, can't concentrate, difficulty concentrating, trouble concentrating, easily distracted, concentration … poor, unable to concentrate | concentrat*, focus*, distract*
irritability: irritab*, snappy, short temper*, angry, anger | argu*, temper, row, rows, shout*
restlessness: restless*, agitat*, pacing, fidget*
akathisia < restlessness: akathisia, can't sit still, cannot sit still
reduced appetite: poor appetite, reduced appetite, loss of appetite, no appetite, appetite … poor, appetite … down, appetite … reduced, less appetite, not hungry, off … food, don't eat, decreased appetite | appetite, eat, eating, hungry, food
weight loss: weight loss, lost weight, losing weight, lost … kilos, lost … pounds, weight … down, kilos … down, down … kg | weight*, kilo*, pounds, clothes, weigh*, stone
weight gain: weight gain, gained weight, gaining weight, put on weight, put on … pounds, put on … kilos, weight … up, up … kilo*, up by, up … kg | weight*, kilo*, pounds, fat, weigh*, stone
nausea: nause*, feel … sick, feeling sick, felt sick, queasy | sick
vomiting: vomit*, throwing up, threw up, been sick, was sick, being sick | sick
diarrhoea: diarrh*, loose stool*, loose bowel* | bowel*, toilet, stomach, runs
constipation: constipat* | bowel*, toilet
abdominal pain: abdominal pain, tummy ache*, stomach ache*, stomach pain*, tummy pain*, belly pain, cramps, indigestion, heartburn | stomach, tummy, belly
headache: headache*, head hurts, pain … head, migraine* | attacks
dizziness: dizz*, light headed*, lightheaded*, vertigo, giddy | stand up, standing, balance, woozy
fainting: faint*, syncop*, blackout*, passed out, collapsed, black out* | collapse*
tremor: tremor*, shak*, trembl*
sweating: sweat*, night sweat*
palpitations: palpitat*, heart … pounds, heart … pounding, heart … racing, pounding heart, heart races | heart
chest pain: chest pain*, pain … chest, chest tight*, angina | chest
breathlessness: breathless*, short of breath, shortness of breath, dyspno*, can't breathe, orthopno*, breathing … worse, breathing … worse, out of breath | breath*, stairs, upstairs
cough: cough*
wheeze: wheez*
blood in sputum < cough: haemoptysis, hemoptysis, coughing up blood, blood … phlegm
~sputum: phlegm, sputum
fever: fever*, temperature … high, high temperature, pyrexi*, febrile, shiver*, chills, rigor*
sore throat: sore throat*, throat … sore, throat pain | throat, swallow*
earache: earache*, ear pain
tinnitus: tinnitus, ringing in
rash: rash*, hives, urticaria, spots, eczema*
itching: itch*, pruritus
oedema: oedema*, edema*, ankle swelling, ankles … swell*, ankles … puff*, swollen ankles, swollen legs, swelling, fluid overload | ankles, legs, fluid, puffy
back pain: back pain*, backache, pain … back, lumbago, loin pain, flank pain | back
neck pain: neck pain*, stiff neck | neck
joint pain: joint pain*, arthralgia | joint*, knee*, hip, shoulder*
muscle pain: muscle pain*, myalgia, muscle ache*
weakness: weakness*, weak | strength
numbness: numb*, tingl*, paraesthes*, paresthes*, pins and needles, neuropath*, reduced sensation | feeling in, feet, fingers, toes
blurred vision: blur*, double vision, diplopia, vision … blurr* | vision, eyes, sight, glasses
aura: aura*, zigzag*, zig zag*, flashing lights
photophobia: photophob*, light bother*, light sensitiv*, light hurts, sensitiv* to light | light, dark, curtains
seizures: seizure*, a fit, fits, convuls*, epilep*
falls: fall, falls, fallen | fell, balance, trip*
confusion: confus*, delirium, disorient*, getting lost, got lost | lost, muddled
forgetfulness: forget*, memory loss, memory problem*, poor memory, repeats herself, repeats himself | memory, remember, repeats, repeating
thirst: thirst*, polydipsia
polyuria: polyuria, frequency | pee, urine, wee
painful urination: dysuria*, burns when, burning … urinat*, burning … pee*, pain … passing urine, stings when | pee, urine, wee, burn*
blood in urine: haematuria, hematuria, blood in it, blood in … urine, blood in … pee | blood, pink, red
~discharge: discharge
incontinence: incontinen*, bladder, wet yourself | toilet, pads, leak*
speech disturbance: trouble speaking, speech disturbance*, slurred, dysarthria, dysphasia, aphasia | speak*, speech
stiffness: stiff, stiffness, rigid*
tics: tics, tic
sexual problems: libido, sex drive, sexual*, erectile* | sex, relationship
dry mouth: dry mouth
drooling: drool*, dribbl*, hypersaliv*, saliva*
hypoglycaemia: hypo, hypos, hypogly*, lows, low sugars | sugar*
hay fever: hay fever, rhinitis
smoking: smoke, smokes, smoker, smoked, smoking, cigarette*, vape*
~drugs: drugs, cannabis, weed, cocaine, heroin, ecstasy, amphetamine*, spliff* | clean, using
~sobriety: alcohol free, sober, teetotal
~alcohol: alcohol, alcoholic*, alcoholism, drink, drinks, drinking, drank, drunk, wine, beer*, pints, vodka, whisky, spirits, intoxicat* | glass*, bottle*, sober, dry
~withdrawal: withdrawal*
~craving: crav*, urges | urge*, edge
allergy: allerg*, hives | react*, brings me out
~pregnancy: pregnan*
~side effects: side effect*, side-effect*
~pain: pain, painful, sore, aching, ache
~loneliness: lonel*, isolated`;
