/**
 * What the clinician thought, read or remembered with a question, and the other does not confirm: `Ik dacht sinds januari.`
 * – `Nee, toen was het nog tien.` What holds is in the answer.
 */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';

export const thought: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:ik dacht|dacht ik|ik heb (?:hier |nog )?(?:staan|genoteerd)|heb ik (?:hier |nog )?(?:staan|genoteerd)|staat (?:er|hier)|er staat|hier staat|ik lees|lees ik|ik begreep|begreep ik|had ik begrepen|ik meende|ik ging ervan uit|(?:u|je) vroeg|(?:u|je) mailde|(?:u|je) had het over|volgens (?:de|het|mijn) (?:brief|dossier|verwijzing|verwijsbrief|apotheek|systeem|gegevens|notities)|noemt)(?!\p{L})/iu,
  en: /\b(?:i thought|i have (?:you )?(?:here|down)|i've got (?:you )?(?:here|down)|it says|i read|i understood|you asked (?:about|for)|you mentioned|according to (?:the|my) (?:letter|notes|record|file)|the letter (?:says|mentions))\b/i,
};
const confirms =
  /^(?:(?:nou|eh|well|um|o|oh)[, ]+)*(?:ja|klopt|dat klopt|inderdaad|precies|jawel|zeker|yes|yeah|that's right|correct|right|exactly)(?!\p{L})/iu;
const denies =
  /^(?:(?:nou|eh|well|um|o|oh)[, ]+)*(?:nee|neen|niet|klopt niet|dat klopt niet|niet meer|allang niet|no|not|nope)(?!\p{L})/iu;

const LONGEST = 16;

export function onlyThought(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  const next = sentences[at + 1];
  if (now?.speaker.role !== 'clinician' || now.act === 'asks' || now.text === '') return;
  if (!next || next.speaker.role === 'clinician' || !thought[language].test(now.text)) return;
  if (now.text.split(/\s+/).length > LONGEST || confirms.test(next.said)) return;
  const before = sentences[at - 1];
  const isWithQuestion =
    before?.act === 'asks' && before.speaker.role === 'clinician' && before.seq === now.seq;
  // It was put right already: then it says what holds.
  if (taken.some(({ seq, instead }) => seq === now.seq && instead && now.text.includes(instead))) return;
  if (!isWithQuestion && !denies.test(next.said)) return;
  taken.push({ seq: now.seq, words: now.text.replace(/[.!]+$/, '') });
  now.text = '';
}
