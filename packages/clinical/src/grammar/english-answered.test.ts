import { describe, expect, it } from 'vitest';
import { answered } from './answered.ts';

/** What is asked, what is answered, what the note says. */
const exchanges = [
  ['Do you smoke?', 'No, never.', 'Does not smoke, never has'],
  ['Do you drink alcohol?', 'Only at weekends.', 'Alcohol: only at weekends'],
  ['Do you have any allergies?', 'No.', 'No allergies'],
  ['Do you have any chest pain?', 'No, nothing like that.', 'No chest pain'],
  ['Are you sleeping well?', 'No, not really.', 'Is not sleeping well'],
  ['Are you still taking the metformin?', 'Yes, twice a day.', 'Is still taking the metformin, twice a day'],
  ['Are you still taking the metformin?', 'No.', 'No longer taking the metformin'],
  ['Have you had any fever?', 'No.', 'No fever'],
  ['Have you ever been in hospital?', 'No.', 'Has never been in hospital'],
  ['Have you lost any weight?', 'Yes, about five kilos.', 'Has lost weight, about five kilos'],
  ['Any nausea or vomiting?', 'No.', 'No nausea or vomiting'],
  ['Any side effects?', 'A dry mouth.', 'Side effects: a dry mouth'],
  ['Any thoughts of harming yourself?', 'No, never.', 'No thoughts of harming themselves'],
  [
    'Any shortness of breath?',
    'Only when I climb stairs.',
    'Shortness of breath, only when the patient climbs stairs',
  ],
  ['Do you live alone?', 'No, with my wife.', 'Does not live alone, with wife'],
  ['Can you walk upstairs?', 'Yes.', 'Can walk upstairs'],
  ['Did you hit your head?', 'No.', 'Did not hit the head'],
  ['Is there any heart disease in the family?', 'My dad had a heart attack.', 'Dad had a heart attack'],
  ['Are there any worries at home?', 'No.', 'No worries at home'],
  ["How's your appetite?", 'Poor.', 'Appetite poor'],
  ['How is your mood?', 'Up and down.', 'Mood up and down'],
  ['How long have you had the cough?', 'Two weeks.', 'Has had the cough for two weeks'],
  ['How many units do you drink?', 'About twenty a week.', 'Drinks about twenty a week'],
  ['How often do you use the inhaler?', 'Twice a day.', 'Uses the inhaler twice a day'],
  ['When did it start?', 'Last Tuesday.', 'Onset: last Tuesday'],
  ['What medication do you take?', 'Just ramipril.', 'Takes just ramipril'],
  ['Do you feel hopeless?', 'Sometimes.', 'Feels hopeless, sometimes'],
  ['You stopped smoking, right?', 'Yes, in March.', 'Stopped smoking, in March'],
  ['Does your mother have diabetes?', 'No.', 'Mother does not have diabetes'],
  ['Tingling, numbness?', 'Neither.', 'No tingling or numbness'],
  ['No fevers?', 'No.', 'No fevers'],
  ['Shall we increase the dose?', 'Yes.', 'Increase the dose'],
  ['Do you work?', "Yeah, I'm a teacher.", 'Works; is a teacher'],
  ['Have you noticed any blood in your urine?', "No, I haven't.", 'No blood in the urine'],
] as const;

const inRows = [
  [['Any chest pain?', 'Fever?', 'Night sweats?'], ['No.'], 'No chest pain, fever or night sweats'],
  [['Have you had any dizziness?', 'Blurred vision?'], ['No, none.'], 'No dizziness or blurred vision'],
  [['No burning when you pass water?'], ['Not at all.'], 'No burning when the patient passes water'],
  [['Nina, do you smoke?'], ['I do not.'], 'Does not smoke'],
  [['How far do you walk?'], ['Two miles a day.'], 'Walks two miles a day'],
  [['Any rash?'], ['No, thankfully.'], 'No rash'],
  [['Have you noticed any weight loss?'], ['Not really.'], 'No weight loss'],
] as const;

describe('What is asked in a row is answered in a row (English)', () => {
  it.each(inRows)('%s – %s', (questions, answers, statement) => {
    expect(answered(questions, answers, { language: 'en' })?.text).toBe(statement);
  });
});

describe('A question and its answer become one statement (English)', () => {
  it.each(exchanges)('%s – %s', (question, answer, statement) => {
    const told = answered([question], [answer], { language: 'en' });
    expect(told?.text).toBe(statement);
    expect(told?.sure).toBeGreaterThanOrEqual(0.6);
  });
});
