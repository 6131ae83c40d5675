/** How topics are heard in English. General knowledge of the field, written down as data. */
import { type Cues, cue } from './cue.ts';
import { englishMentalState } from './english-mental-state.ts';
import { englishTreatment } from './english-treatment.ts';

export const englishCues: Cues = {
  ...englishMentalState,
  ...englishTreatment,

  reason: cue(
    `what brings you, what brought you, reason for, referred by, referral from, referral letter,
      how can i help, what can i do for you, i came because, i'm here because, i'm here about, here for,
      you're here about, you're here for, on the agenda, wanted to talk about, want to talk about today,
      i've come about, came in because`,
    'today, agenda, discuss, worried about, sent me',
  ),
  course: cue(
    `how was the week, how was your week, how's the week been, how has the week been, how have things been,
      since last time, since we last, since our last, since the last, last time we, over the past, past week,
      past few weeks, past couple, last few weeks, last week, last month, recently, lately, getting better,
      getting worse, got better, got worse, been better, been worse, improv*, relapse*, setback, about the same,
      stable`,
    'better, worse, since, up and down, more often, less often, for weeks, for months',
  ),
  complaint: cue(
    `symptom*, headache*, stomach ache*, back pain, chest pain, sore throat, pain*, aches, tired*, fatigue*,
      exhausted, appetite, lost weight, gained weight, put on weight, irritable, tense, cough*, fever*,
      breathless, short of breath, itch*, rash*, palpitation*, burnout, burned out, overwhelmed, swelling,
      swollen, runny nose, diarrhoea, diarrhea, vomit*, throwing up, burning, dizz*, faint*, numb*, tingling,
      constipat*, blood in`,
    'energy, stress, pressure, snappy, eating, weight, ill, sick, trouble with, problem with',
  ),
  somatic: cue(
    `diabet*, thyroid, asthma, copd, heart attack, stroke, epilepsy, seizure*, surgery, operation, operated,
      allerg*, high blood pressure, hypertension, cholesterol, pregnan*, contracepti*, menopause, cancer,
      migraine*, physical health, hospital, arthritis, reflux`,
    'heart, lungs, kidney*, liver, specialist, gp, blood test*, physio*',
  ),
  substances: cue(
    `alcohol*, beer*, wine, spirits, vodka, whisky, drunk, weed, cannabis, marijuana, joint*, cocaine, coke,
      drugs, ecstasy, speed, ketamine, smoke, smokes, smoking, smoked, cigarette*, pack a day, nicotine, vap*,
      gambl*, substance*, addict*, withdrawal*, sober, clean, recreational`,
    'drink, drinks, drinking, drank, using, glasses, units, caffeine, energy drinks',
  ),
  social: cue(
    `work, works, working, job, sick leave, signed off, occupational health, colleague*, co-worker*, coworker*,
      manager, boss, partner, relationship, marriage, divorc*, separat*, argument*, argue*, children, kids,
      daughter*, son, sons, grandchild*, girlfriend, boyfriend, friends, friend, housing, house, apartment,
      moved, moving, debt*, benefits, money, rent, school, college, university, studies, exams, lonely,
      loneliness, isolat*, volunteer*, passed away, grief, grieving, funeral, carer, caregiver, contact with,
      my sister, my brother, neighbour*, neighbor*`,
    `husband, wife, mother, father, mum, mom, dad, brother, sister, parents, family, alone, hobb*, gym,
      walking, church, home, birthday, together`,
  ),
  biography: cue(
    `grew up, childhood, was born, bullied, abuse*, neglected, primary school, high school, as a child,
      when i was little, when i was young, foster care, foster family, growing up`,
    'upbringing, strict, young',
  ),
  family_history: cue(
    `in the family, runs in, family history, hereditary, my mother had, my father had, my mum had, my mom had,
      my dad had, my grandmother had, my grandfather had, my brother also, my sister also, my father drank,
      my uncle`,
    'family',
  ),
  psychiatric_history: cue(
    `previous treatment, previously treated, treated before, been admitted, was admitted, admission*,
      previous depression, previous episode*, had depression before, psychiatric history, years ago,
      first time i, previous therapist, saw a therapist, saw a psychologist, saw a psychiatrist,
      seen a counsellor, therapy before`,
    'before, back then, previously, ago',
  ),
  collateral: cue(
    `my husband says, my wife says, my husband thinks, my wife thinks, my partner says, my partner thinks,
      my mother says, my mum says, my mom says, my daughter says, my son says, according to my,
      according to your, we noticed, we have noticed, at home he, at home she, has noticed, noticed that`,
    'my husband, my wife, my partner, says that, thinks that',
  ),
  participants: cue(
    'present today, came with me, brought my, joined by, is here with, joining us, sitting in',
    'with me, along',
  ),
};
