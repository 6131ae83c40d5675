import { type Cues, cue } from './cue.ts';

export const englishTreatment: Cues = {
  risk_estimate: cue('the risk is, risk is high, risk is low, estimate the risk, assess the risk', 'risk'),
  risk: cue(
    `suicid*, kill myself, kill yourself, killing myself, killing yourself, thoughts of death, thoughts about death, want to die, wanted to die, wanting to die, wish i was dead, wished i was dead, wish i were dead, be dead, better off dead, better off without me, not be here, not be here anymore, not wake up, not waking up, don't want to live, no longer want to live,
     end it, ending it, have a plan, a plan for, no plan, written a note, ending your, thoughts of ending, end my life, end your life, ending my life, ending your life, take my own life, self-harm*, self harm*, harm myself, harm yourself, harming myself, harming yourself, hurt myself, hurt yourself, hurting myself, hurting yourself, harm to others, hurt anyone, harming anyone, harm anyone, hurt someone, harming others, cut myself, cutting, overdose*, aggressi*, violen*, threat*, weapon*, jump*, hang myself, hanging, unsafe, danger*, neglect*, worth living, life isn't worth, hit me, hits me, feel safe, feeling safe`,
    'safe, safety, risk*, crisis, death, dead, desperate, dark thoughts, no way out, hit',
  ),
  attempts: cue(
    'attempt*, tried to kill, tried to end, took an overdose, took pills, ever tried',
    'ever, tried, before',
  ),
  safety_plan: cue(
    'safety plan, crisis plan, crisis line, crisis team, crisis card, helpline, hotline, emergency number, samaritans, warning signs, relapse plan',
    'call, number, reach',
  ),
  protective: cue(
    'reason to live, reasons to live, for my kids, for my children, keeps me going, keep me going, stops me, stop you, holding me back, support from, supportive, gives me hope, look forward, looking forward, my faith',
    'support, hope',
  ),
  medication: cue(
    `medication*, medicine*, antidepress*, antipsychotic*, antibiotic*, mood stabili*, sleeping pill*, sleeping tablet*, sedative*, painkiller*, pain killer*, pill, pills, tablet*, capsule*, depot, injection*, prescri*, dose*, dosage, dosing, pharmacy, pharmacist, chemist, milligram*, mg, drops, ointment, inhaler*, the contraceptive pill, meds`,
    'take, taking, took, using, refill, repeat',
  ),
  effect: cue(
    "is helping, it helps, they help, helped, isn't helping, not helping, doesn't help, is working, isn't working, not working, doesn't work, works well, does nothing, no effect, effect of, benefit*, kicked in, takes the edge off",
    'help, helps, works, calmer',
  ),
  side_effects: cue(
    'side effect*, side-effect*, nause*, drowsy, groggy, dizz*, dry mouth, trembl*, tremor*, shaky, shak*, sweat*, weight gain, libido, sex drive, constipat*, blurred, stiff*, zombie',
    'tired, weight, thirsty, hungry, headache*',
  ),
  adherence: cue(
    'adheren*, complian*, forget to take, forgot to take, forgotten to take, missed a dose, missed a few, miss a dose, missing doses, skipped, skip, take it every, take them every, taking it every, taking them every, stopped taking, came off, pill box, every morning, every night',
    'forget, forgot, every day, regularly',
  ),
  controls: cue(
    'blood pressure, systolic, diastolic, weigh, weighed, weighs, weight is, kilos, kilograms, pounds, lab, labs, blood test*, blood results, bloods, ecg, ekg, heart rate, pulse, lithium level*, level, levels, kidney function, liver function, glucose, blood sugar, hba1c, saturation, qtc, waist, haemoglobin, hemoglobin',
    'weight, results, measured, check',
  ),
  examination: cue(
    'physical exam*, on examination, listen to your, lungs are, chest is clear, chest sounds, throat is, throat looks, eardrum*, ear drum*, abdomen, tender*, swollen, redness, temperature, degrees, breath sounds, reflexes, glands, lymph nodes, looks red, inflamed',
    'breathe in, deep breath, have a look, looks normal, clear',
  ),
  intervention: cue(
    'psychoeducation, psycho-education, let me explain, i explained, explained, explain how, explain why, emdr, exposure, thought record*, breathing exercise*, relaxation, exercise*, practise, practised, practice, practiced, homework, diary, journal, sleep hygiene, cognitive behavioural, cognitive behavioral, cbt, mindfulness, behavioural activation, behavioral activation, activity schedul*, schema therapy, role play, role-play, grounding, reframe*, challenge that thought, challenging',
    'therapy, technique, assignment, treatment, step by step, evidence for, breathe',
  ),
  response: cue(
    "that helps, that makes sense, makes sense, i can relate, tension is, went down, dropped to, feels lighter, relief, relieved, found it, it was hard, it was difficult, it went well, i managed, managed to, couldn't do it",
    'good, difficult, easier, harder',
  ),
  goals: cue(
    "goal*, want to achieve, like to achieve, i would like to, i'd like to be able, i want to be able, i want to get back, i hope to, my wish",
    'would like, future, hope',
  ),
  conclusion: cue(
    "conclusion, conclude, diagnos*, consistent with, fits with, in keeping with, looks like a, sounds like, points to, my impression, in summary, to summarise, to summarize, probably, likely, depressive disorder, anxiety disorder, panic disorder, adjustment disorder, remission, i think this is, i think it's, i think you have, overall, all in all",
    'i think, seems, disorder, virus, viral, infection, inflammation, severe',
  ),
  classification: cue('dsm*, classification, icd*, classified', 'criteria'),
  plan: cue(
    `we agreed, we agree, let's agree, agreed, i suggest, i'd suggest, suggest, the plan, plan is, increase, increasing, go up to, decrease, reduce, reducing, taper*, lower the, wean, start with, we start, we'll start, i'll start, start you, starting, begin with, stop taking, stop the, continue, carry on with, keep taking, stay on, i'll send, i will send, send you, refer you, i'll refer, referral to, refer*, sign up, i'll prescribe, i'll write, i will write, i'll arrange, arrange, request, order, advise, advice, i recommend, recommend*, i'll discuss, i'll call, i will call, i'll contact, i'll speak, get in touch, contact us, we'll, we will, you'll, i want you to, i'd like you to, i would like you to, keep a diary, keep a log, keep track, keep the, keep using, like to start, want to start, cut down, call the, try to, come back if, call if, call us, call me, come back sooner, waiting list, weekly, get some blood, rest and`,
    "going to, try, tomorrow, from now, homework, rest, every day, let's, walk",
  ),
  next_contact: cue(
    `next appointment, next time, next session, next visit, follow-up, follow up, see you again, see you in, see you next, see each other, come back in, come back next, in a week, in one week, in two weeks, in three weeks, in four weeks, in six weeks, in a month, in two months, in three months, in a couple of weeks, in a fortnight, in 2 weeks, in 3 weeks, in 4 weeks, in 6 weeks, phone call, telephone appointment, video call, book you, book another, same time, schedule`,
    "next week, monday, tuesday, wednesday, thursday, friday, o'clock, january, february, march, april, june, july, august, september, october, november, december, calendar",
  ),
  measures: cue(
    'questionnaire*, phq-9, phq, gad-7, gad, score*, scored, rating, rate, out of ten, out of 10, scale, madrs',
    'points, filled in',
  ),
  client_view: cue(
    "i'm satisfied, i am satisfied, i'm happy with, not happy with, dissatisfied, in my view, my opinion, i feel that",
    'i think, satisfied',
  ),
  team: cue(
    'the team, our team, clinicians, lead clinician, my colleague, psychiatrist, nurse specialist, case manager, care coordinator, we see, we find',
    'psychologist, nurse, colleague',
  ),
  consent: cue(
    "i agree, you agree, consent*, permission, i'm okay with, i'm fine with, happy to go ahead, that works for me",
  ),
  duration: cue(
    'evaluate, evaluation, review in, frequency, sessions, once a week, weekly sessions, every other week, length of treatment',
    'weeks, months, takes',
  ),
  legal: cue(
    'sectioned, mental health act, capacity, involuntar*, voluntar*, detained, court, judge, tribunal, guardian*, custody',
    'admission',
  ),
  handover: cue(
    'letter to, write to your, inform your gp, inform your doctor, let your gp, let your doctor, let … know, hand over, handover, keep … informed, pass on',
    'gp, letter, doctor',
  ),
};
