/**
 * What a sentence that a clinician types rests on: how often the pieces that are lit are those where it was said, and how long
 * that takes. Also of notes of other conversations, of which every piece that is lit is by chance.
 */
import { evidenceOf, evidenceReader } from '@noteer/clinical';
import { readConsultations } from './evidence/consultation.ts';
import { rightEvidence } from './evidence/right-evidence.ts';

const LEAST_RIGHT = 0.95;
const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;

const { judged, right, wrong, none, lit } = rightEvidence();
console.table({
  ...{ sentences: judged, right: percent(right, judged), wrong: percent(wrong, judged) },
  ...{ none: percent(none, judged), 'pieces a sentence': (lit / judged).toFixed(2) },
});

/** So far apart that no two are of one hand. */
const APART = 7;
const dutch = readConsultations().filter(({ language }) => language === 'nl');
const piecesOf = ({ segments }: (typeof dutch)[number], first = 0) =>
  segments.map(({ start_s, end_s, text }, at) => ({ seq: first + at, start_s, end_s, text }));
const strange = dutch.flatMap((talk, at) =>
  evidenceOf(dutch[(at + APART) % dutch.length]?.clean_note ?? '', null, piecesOf(talk), 'nl'),
);
const byChance = strange.filter(({ sources }) => sources.length > 0).length;
console.log(`lit of another conversation’s note: ${percent(byChance, strange.length)}`);

const LONG = 800;
const long = dutch.flatMap((talk, at) => piecesOf(talk, at * 1000)).slice(0, LONG);
const note = dutch
  .slice(0, 4)
  .map(({ clean_note }) => clean_note)
  .join('\n');
const began = performance.now();
const read = evidenceReader(null, long, 'nl');
read(note);
const first_ms = performance.now() - began;
const ROUNDS = 20;
const again = performance.now();
for (let round = 0; round < ROUNDS; round++) read(`${note}\nSlaapt ${round} uur en gebruikt sertraline.`);
const pause_ms = (performance.now() - again) / ROUNDS;
console.log(
  `${LONG} pieces, a note of ${note.length} characters: ${first_ms.toFixed(0)} ms at first, ${pause_ms.toFixed(1)} ms a pause`,
);
if (right / judged < LEAST_RIGHT) process.exitCode = 1;
