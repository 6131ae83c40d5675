import { type Cues, cue } from './cue.ts';

export const englishMentalState: Cues = {
  mood: cue(
    `depress*, sad, sadness, low mood, feeling low, felt low, mood, down, feeling down, felt down, tearful,
      cry*, cried, empty, emptiness, hopeless*, worthless*, despair*, no interest, interest in, enjoy*,
      pleasure, anhedon*, manic, mania, hypomanic, elated, guilt*, flat, miserable, no joy`,
    'happy, feeling, heavy, hard, awful, angry, good about, motivated, blue',
  ),
  anxiety: cue(
    `anxi*, afraid, scared, panic*, worr*, overthink*, ruminat*, avoid*, obsess*, compuls*, nightmare*,
      flashback*, trauma*, jumpy, startle*, hyperventilat*, phobia, on edge, fear*, intrusive, hypervigilan*,
      checking the`,
    'nervous, tense, restless, stressful, dare',
  ),
  sleep: cue(
    `sleep*, slept, asleep, awake, wake up, woke, waking, insomnia, rested, nap*, bedtime, in bed, out of bed`,
    'night*, tired, early, bed',
  ),
  impression: cue(
    `you look, you seem, you appear, you come across, appearance, eye contact, well groomed, unkempt,
      dishevelled, cooperative, rapport`,
    'i notice, i can see, impression, attitude',
  ),
  consciousness: cue('conscious*, drowsy, alert and, blackout*, passed out, clouded', 'alert'),
  attention: cue(
    'concentrat*, attention, distract*, focus*, mind wander*, follow a book',
    'reading, follow, remember',
  ),
  orientation: cue(
    "oriented, orientated, what day, today's date, where we are now, disoriented, lost my way",
    'date',
  ),
  memory: cue(
    `memory, forgetful*, forget things, forget appointments, remember things, misplac*, losing things`,
    'forget, forgot, remember',
  ),
  insight: cue('insight, judgement, judgment, awareness of illness', 'i know that, i realise, i realize'),
  perception: cue(
    `hear or see, heard or seen, see or hear, seen or heard, hearing or seeing, things others, things other people,
      hear voices, hearing voices, voices, see things, seeing things, hallucinat*, unreal, derealisation,
      derealization, depersonalisation, depersonalization, outside of myself, dissociat*,
      things that aren't there`,
    'hear, hearing',
  ),
  thinking: cue(
    `delusion*, suspicious, paranoi*, being followed, following me, watched, watching me, conspir*,
      racing thoughts, thoughts race, thoughts are racing, confused, can't think straight, disorgani*,
      thought disorder, in circles`,
    'thoughts, thinking, mind',
  ),
  affect: cue('affect*, labile, blunted, emotional, tears, emotions, congruent', 'laugh*, feelings'),
  psychomotor: cue(
    `psychomotor*, pacing, can't sit still, couldn't sit still, restless legs, slowed, slowed down, sluggish,
      sped up, agitat*`,
    'restless, slow, fidget*',
  ),
  motivation: cue(
    "motivat*, initiative, get nothing done, can't get started, procrastinat*, putting off",
    'behaviour, behavior, manage to',
  ),
  personality: cue(
    `personality, perfectionis*, self-esteem, self-image, self-confidence, boundaries, impulsiv*, abandonment`,
    'hard on myself, insecure',
  ),
};
