/**
 * Findings as English speaks and writes of them. `name < wider: phrases`: `*` is any ending, `…` up to four words
 * between, `/` a choice. A phrase that denies in itself (`can't sleep`) is the finding, not its denial. After `|` stand words
 * that speech has for it and much else: who says them may have meant it. `~` is too general to be invented. General knowledge.
 */
export const englishMind = `
suicidality: suicid*, ending … life, end … life, end my life, ending it all, end it all, wish to die, wished to die, want/wanted/wanting to die, death wish, wish to be dead, better off dead, better off without, not wanting to be here, don't want to be here, not want to be here, don't want to be alive, not be here anymore, thoughts of death, thoughts of dying, kill yourself, kill myself, killing yourself, killing myself, kill himself, kill herself, life … not worth, life isn't worth, not worth living, take … own life, taking … own life, harm yourself, harming yourself, harm … yourself, harming myself, harming self, harming herself, harming himself, harm herself, harm himself, passive thoughts, go to sleep and not wake up, not wake up | overdose*, attempt*, die, dead, alive, dark thoughts, not be here
suicide plan < suicidality: a plan, plans to, planned it, specific plan, concrete plan, suicide plan, made plans, goodbye letter, suicide note
suicide attempt < suicidality: suicide attempt*, attempted suicide, overdose*, previous attempt*, tried to kill, took an overdose
self-harm: self harm*, cutting, cuts herself, cuts himself, used to cut, cut myself, cut yourself, cut herself, cut himself, hurt yourself, hurting yourself, hurt myself, harming yourself, harm yourself, harming myself, self injur*, scratch myself, burn myself
aggression: harming him, harming her, harm … others, hurt … others, harming the baby, harm the baby, harm to others, harming others, hurt anyone else, homicid*, aggress*, violen*, lash out, lashed out
low mood: low mood, mood is low, mood low, feeling low, feel low, feels low, really low, low in mood, down, feeling down, down in the dumps, flat, sad, sadness, miserable, unhappy, fed up, gloomy, blue, dysphori*, in a dark place, dark place, mood has dropped, mood dropped, mood drops, can't cope, not coping, struggling to cope, feel awful in myself | mood, low, not great, rough, terrible, awful, struggl*
~depression < low mood: depress*
mood swings: mood swing*, up and down, ups and downs, labile, emotional dysregulation
crying < low mood: cry, cries, crying, cried, tearful*, weepy, in tears, tears, burst into tears
emptiness: empty inside, feel empty, emptiness, feel nothing, emotionally numb, blunted
hopelessness < low mood: hopeless*, despair*, pointless, no hope, no future, no way out, can't see a way
guilt < low mood: guilt*, my fault, blame myself
shame: ashamed, shame
worthlessness < low mood: worthless*, low self esteem, poor self esteem, low confidence, no confidence, useless, a failure, not good enough
anhedonia: anhedon*, don't enjoy, doesn't enjoy, not enjoy*, can't enjoy, no enjoyment, loss of enjoyment, loss of interest, lost interest, no interest, no pleasure, loss of pleasure, little pleasure, nothing … fun, stopped enjoying, not interested in anything | enjoy*, fun, hobb*, interest*
loss of drive: no motivation, lack of motivation, unmotivated, can't be bothered, can't get going, can't start, procrastinat*, apath*, avolition
mania: manic, mania, hypoman*, elated, euphori*, overspend*, spending money, spending spree*, don't need sleep, not needing sleep, unusually high, disinhibit*, pressured speech, grandios* | highs, spend*
irritability: irritab*, snappy, snapping, short temper*, short fuse, angry, anger, frustrated, cranky, grumpy, on a short fuse, lose my temper | argu*, temper, row, rows, shout*
loneliness: lonel*, isolated, on my own
grief: grief, griev*, bereave*, miss him, miss her, passed away, lost my
~stress at work: burnout, burn out, burnt out, overworked, work stress, overwhelmed
social withdrawal: withdrawn, isolat*, avoiding people, don't see anyone, stays in room, stopped going out
~stress: stress*, under pressure
~tension: tense, tension, wound up, can't relax, unable to relax | relax*, pressure
anxiety: anxi*, worr*, fear*, scared, scary, nervous*, afraid, frightened, on edge, dread, terrified, butterflies, panicky, apprehens* | calm, relax*
panic < anxiety: panic*, panic attack* | attack, attacks
hyperventilation < anxiety: hyperventil*
~phobia < anxiety: phobia*, agoraphob*, claustrophob*
social anxiety < anxiety: social anxiety, socially anxious
worry: worr*, ruminat*, overthink*, mind won't stop, mind won't switch off, head's going, can't switch off, mind … racing
racing thoughts: racing thoughts, thoughts … racing, mind racing, flight of ideas
avoidance: avoid*, don't go out, stays in | won't, go out
flashbacks: flashback*, intrusive memor*, intrusive thought*, re experienc*, reliving, images … coming back | memor*, trauma
nightmares: nightmare*, bad dream*, vivid dream* | dream*
startle: startl*, jumpy, hypervigil*, hyperarousal, on high alert, on guard
dissociation: dissoci*, derealis*, derealiz*, depersonal*, aren't real, not real, unreal, outside … body, detached, zone out, zoned out
trauma: trauma*, abuse, abused, assault*, raped, rape, neglected, bullied, bullying, domestic violence, combat
compulsions: compuls*, ritual*, obsess*, ocd
checking < compulsions: checking, check the, check … door, check … stove
washing < compulsions: washing … hands, hand washing, contamination
psychosis: psychot*, psychosis
hallucinations < psychosis: hallucin*, voices, hear/hears/hearing/heard … voices, things … weren't there, things … aren't there, see things, seeing things, hear or see anything, things other people, heard or seen things, seen things
commands < hallucinations: command, commands, tell you to do, telling you to do, tells you to
delusions < psychosis: delusion*, thought insertion, thought broadcast*, special powers, special messages
paranoia < psychosis: paranoi*, following you, following me, watched, being watched, persecut*, suspicious*, people are after, out to get, spying, talking about me | follow*, watch*
confusion: confus*, delirium, disorient*, getting lost, got lost, muddled, altered mental status, not making sense | lost
forgetfulness: forgetful*, forgets, forgetting, forget things, memory loss, memory problem*, poor memory, memory … worse, repeats herself, repeats himself, can't remember, trouble remembering, loses things, lose things, misplac* | memory, remember, repeats, repeating
dementia: dementia, alzheimer*, cognitive impairment
poor concentration: poor concentration, can't concentrate, difficulty concentrating, trouble concentrating, hard to concentrate, easily distracted, distractib*, concentration … poor, concentration … bad, unable to concentrate, can't focus, trouble focusing, hard to focus, inattent*, brain fog, foggy, drift off, zone out | concentrat*, focus*, distract*
hyperactivity: hyperactiv*, can't sit still, can't sit through, fidget*, always on the go
impulsivity: impulsiv*, interrupt*, blurt*, act without thinking
insomnia: insomnia*, can't/cannot/couldn't sleep, don't sleep, not sleeping, not sleep, unable to sleep, poor sleep, poor sleeper, sleeping badly, sleeps badly, sleeping poorly, sleeps poorly, sleep … poor, sleep … bad, sleep … terrible, sleep … broken, broken sleep, interrupted sleep, early waking, early morning waking, wake up, wakes up, waking, woke, wakes, trouble sleeping, difficulty sleeping, trouble falling, difficulty falling, trouble staying asleep, can't get to sleep, can't fall asleep, sleep problem*, sleeplessness, lie/lies/lying awake, awake at, awake for hours, awake all night, up all night, tossing and turning, toss and turn, hours of sleep, wide awake | sleep*, asleep, night, nights, bed, slept
~good sleep: sleep/sleeps/sleeping/slept well, sleeping fine, sleep is good, sleep … good, sleep … fine, sleeping better, sleep … better, sleep like a
oversleeping: sleeping too much, sleep all day, oversleep*, hypersomn*
snoring: snor*, sleep apnea, sleep apnoea, stop breathing
fatigue: tired*, fatigue*, exhaust*, no energy, low energy, lack of energy, little energy, energy … low, letharg*, worn out, run down, wiped out, malaise, knackered, drained, sluggish | energy
drowsiness: drows*, groggy, hungover, sedat*, sleepy, sleepiness, somnolen*, nod off, nodding off, dozing off, zombie | foggy
restlessness: restless*, agitat*, pacing
akathisia < restlessness: akathisia, can't sit still, cannot sit still
tics: tics, tic, tourette*, twitch*
~adhd: adhd, add, attention deficit
~autism: autis*, asperger*
personality problems: personality disorder*, borderline
eating disorder: eating disorder, anorexia*, bulimi*, bing*, purg*, restricting, makes herself sick, counting calories
self-neglect: self neglect, poor hygiene, unkempt, not washing
~insight: insight
~mood good: mood is good, mood … good, mood … fine, mood has been good, good mood, feeling well, feel well, happy, cheerful, euthymic, in good spirits`;
