import { describe, expect, it } from 'vitest';
import { genderIn } from './english-gender.ts';
import { reported } from './reported.ts';

/** What a client says → what the note says. */
const client = [
  ['I sleep badly these days.', 'Sleeps badly these days'],
  ["I've been feeling low since Christmas.", 'Has been feeling low since Christmas'],
  ["I wake at four and can't get back to sleep.", "Wakes at four and can't get back to sleep"],
  ['I worry about everything.', 'Worries about everything'],
  ["I haven't eaten since yesterday.", 'Has not eaten since yesterday'],
  ["I don't have any energy.", 'Does not have any energy'],
  ['I was in hospital last year.', 'Was in hospital last year'],
  ['My back hurts when I bend over.', 'Back hurts when the patient bends over'],
  ['My mum had breast cancer.', 'Mum had breast cancer'],
  ['I live with my wife and two kids.', 'Lives with wife and two kids'],
  ["I'm allergic to penicillin.", 'Is allergic to penicillin'],
  [
    'I stopped the tablets because they made me sick.',
    'Stopped the tablets because they made the patient sick',
  ],
  ['I used to smoke, but I quit in 2019.', 'Used to smoke, but quit in 2019'],
  ['I think about dying sometimes.', 'Thinks about dying sometimes'],
  ["I'd never hurt myself.", 'Would never hurt themselves'],
  ['I feel like a burden to my family.', 'Feels like a burden to family'],
  ["I can't stop crying.", 'Cannot stop crying'],
  ['If I stand up too fast, I get dizzy.', 'If the patient stands up too fast, they get dizzy'],
  ['My boss told me to take time off.', 'Boss told the patient to take time off'],
  ['I try to walk every day.', 'Tries to walk every day'],
  ['I go to the gym twice a week.', 'Goes to the gym twice a week'],
  ['I rang my family doctor.', 'Rang family doctor'],
  ['I sleep badly, doctor.', 'Sleeps badly'],
  ['I usually take ibuprofen for it.', 'Usually takes ibuprofen for it'],
  ['I never drink during the week.', 'Never drinks during the week'],
  ['Well, I, I just feel tired, you know.', 'Feels tired'],
  ['I hear voices at night.', 'Hears voices at night'],
  ['I carry my inhaler with me.', 'Carries their inhaler with them'],
  ['My sister takes lithium.', 'Sister takes lithium'],
  ['My knee gives way when I walk.', 'Knee gives way when the patient walks'],
  ["I'm worried that I might lose my job.", 'Is worried that they might lose their job'],
  ['The pain keeps me awake.', 'The pain keeps the patient awake'],
] as const;

const clinician = [
  ["We'll start you on sertraline 50 milligrams.", 'Start the patient on sertraline 50 milligrams'],
  ["I'd like you to keep a sleep diary.", 'Keep a sleep diary'],
  ["I'm going to refer you to physiotherapy.", 'Clinician to refer the patient to physiotherapy'],
  ["I'll ring you on Friday with the results.", 'Clinician to ring the patient on Friday with the results'],
  ["I'll see you in six weeks.", 'Follow-up in six weeks'],
  ['You have a chest infection.', 'Has a chest infection'],
  ['I think you have tennis elbow.', 'Probably has tennis elbow'],
  ['Take one tablet twice a day with food.', 'Take one tablet twice a day with food'],
  ['If the pain gets worse, call us.', 'If the pain gets worse, call the practice'],
  ['Your blood pressure is 140 over 90.', 'Blood pressure is 140 over 90'],
  ['You need to stop the ibuprofen.', 'Stop the ibuprofen'],
  ["Let's check your bloods.", 'Check their bloods'],
  ['Continue the metformin.', 'Continue the metformin'],
  ['You can drive again.', 'May drive again'],
  ["You've been doing really well.", 'Has been doing really well'],
  ['I also want to start you on amlodipine.', 'Start the patient on amlodipine'],
  ['I know that you had shingles in May.', 'Had shingles in May'],
  ['It sounds like you are coping well.', 'Appears to be coping well'],
  ['I do hear a soft murmur.', 'A soft murmur'],
  ["I don't see any swelling.", 'No swelling'],
  ['For your second problem, the gout, I want to start allopurinol.', 'Gout: start allopurinol'],
  ['From a diabetes standpoint, we will repeat the bloods.', 'Diabetes: repeat the bloods'],
  ['The chest is clear but I do hear a wheeze.', 'The chest is clear but there is a wheeze'],
] as const;

describe('What a client says in English stands in the third person', () => {
  it.each(client)('%s', (said, written) => {
    expect(reported(said, { speaker: 'client', language: 'en' })?.text).toBe(written);
  });
});

describe('What a clinician says in English is a plan, an appointment or a finding', () => {
  it.each(clinician)('%s', (said, written) => {
    expect(reported(said, { speaker: 'clinician', language: 'en' })?.text).toBe(written);
  });
});

describe('The gender that the talk says is used', () => {
  it.each([
    ['I forgot my tablets when my son was ill.', 'f', 'Forgot her tablets when son was ill'],
    ['The pain keeps me awake.', 'm', 'The pain keeps him awake'],
  ] as const)('%s', (said, gender, written) => {
    expect(reported(said, { speaker: 'client', language: 'en', gender })?.text).toBe(written);
  });

  it.each([
    [['She is a 44-year-old woman with asthma.'], 'f'],
    [['Good morning, Mr Hale.', 'How is your wife?'], 'm'],
    [['How are you, Robin?', 'My wife says I snore.'], null],
    [['Hello, Mrs Obi.', 'Is your prostate any trouble?'], null],
  ] as const)('%s', (sentences, gender) => {
    expect(genderIn(sentences)).toBe(gender);
  });
});

describe('A relative is named', () => {
  it.each([
    ["I'm exhausted.", 'Daughter is exhausted'],
    ["She doesn't sleep.", "Doesn't sleep (per daughter)"],
    ['She rings me at night.', 'Rings daughter at night (per daughter)'],
  ])('%s', (said, written) => {
    expect(reported(said, { speaker: 'other', relation: 'daughter', language: 'en' })?.text).toBe(written);
  });
});
