/** How good notes, checks, omissions, tasks and evidence are, on consultations with known answers. */
import { statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { type Consultation, readConsultations } from './notes/consultation.ts';
import { isDoctorsNotes, printDoctorsNotes, readDoctorsNotes } from './notes/doctors-notes.ts';
import { writeNotesToRead } from './notes/notes-to-read.ts';
import { type PassName, passes, scoreCase } from './notes/passes.ts';
import { missedAims, printByHand, printCases, printSet, type SetScores } from './notes/print.ts';

const ours = join(import.meta.dirname, '../packages/clinical/test/consultations');
/** Whoever writes rules has not read these, so only totals of them are shown. */
const CLOSED = 'closed';
const named = process.env.NOTES_SETS?.split(',').filter(Boolean);
const sets = named?.map((path) => resolve(path)) ?? [
  join(ours, 'open'),
  join(ours, 'nl'),
  join(ours, CLOSED),
];
const folder = process.env.NOTES_FOLDER;
const WARMING = 4;
const only = process.env.NOTES_ONLY?.split(',');
const onlyPasses = process.env.NOTES_PASSES?.split(',');

function scoresOf(consultations: readonly Consultation[]): SetScores {
  // A server that runs has written notes before: what it costs to begin is not the cost of a note.
  for (const each of consultations.slice(0, WARMING)) scoreCase(each, 'as spoken');
  const names = (Object.keys(passes) as PassName[]).filter((pass) => onlyPasses?.includes(pass) ?? true);
  return new Map(names.map((pass) => [pass, consultations.map((each) => scoreCase(each, pass))]));
}

for (const set of sets) {
  const name = basename(set);
  if (statSync(set).isFile() || isDoctorsNotes(set)) {
    printDoctorsNotes(name, readDoctorsNotes(set));
    continue;
  }
  const consultations = readConsultations(set).filter(({ id }) => only?.includes(id) ?? true);
  const scores = scoresOf(consultations);
  const spoken = scores.get('as spoken') ?? [];
  printSet(name, scores, name === CLOSED);
  printByHand(consultations);
  // To be read they have to be named: by default nothing of the closed ones is shown but figures.
  if (name !== CLOSED) printCases(spoken);
  if (folder && (name !== CLOSED || named)) writeNotesToRead(join(folder, name), spoken);
  const missed = missedAims(scores);
  console.log(missed.length === 0 ? 'All aims are met.' : `Misses:\n  ${missed.join('\n  ')}`);
  if (name === CLOSED && missed.length > 0) process.exitCode = 1;
}
