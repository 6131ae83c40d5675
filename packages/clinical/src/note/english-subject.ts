/** English notes name whom they are about: `Has had a cough` → `The patient has had a cough`, then `She has …`. */
import { genderIn } from '../grammar/english-gender.ts';
import { auxiliaries, isBase, isPastForm } from '../grammar/english-verbs.ts';
import { englishAdverbs } from '../grammar/english-words.ts';
import type { Language, TranscriptPiece } from '../note.ts';
import type { Subjects } from './sentences.ts';

/** What comes behind a past form that is a verb and no adjective: `Stopped the tablets`, not `Increased appetite`. */
const behindVerb =
  /^(?:the|a|an|to|that|it|them|this|her|his|their|him|on|in|at|for|from|with|about|up|off|out|down|over|back|by|as|some|any|no|two|three|four|\d\S*|having|being|taking|very|more|less|better|worse|quite|pretty|like|when|because|after|before|into|through|around|last|and|if|how|what)$/u;

const isThird = (low: string): boolean =>
  /s$/u.test(low) &&
  (isBase(low.replace(/s$/u, '')) || isBase(low.replace(/es$/u, '')) || isBase(low.replace(/ies$/u, 'y')));

/** Whether a clause has lost its subject: it begins with what its subject does. */
export function lacksSubject(clause: string): boolean {
  const words = clause.toLowerCase().split(/\s+/u);
  let at = 0;
  while (at < 2 && englishAdverbs.has(words[at] ?? '') && at < words.length - 1) at += 1;
  const verb = (words[at] ?? '').replace(/[,.;:]$/u, '');
  if (verb !== words[at]) return false;
  const next = words[at + 1] ?? '';
  if (/^(?:no|not|all|both|once|now|kind|pretty|quite)$/u.test(words[0] ?? '')) return false;
  // `May have a cold` has its subject left out, `Do the exercises` has none.
  if (auxiliaries.has(verb)) return !/^(?:be|do|have|are|am|were)$/u.test(verb) && words.length > at + 1;
  if (isThird(verb)) return next !== '' && next !== 'of' && next !== 'and';
  return isPastForm(verb) && behindVerb.test(next);
}

/** The patient is named once a section; then a pronoun, where the talk says which. */
export function subjectsFor(pieces: readonly TranscriptPiece[], language: Language): Subjects {
  if (language !== 'en') return { first: '', next: '' };
  const gender = genderIn(pieces.map(({ text }) => text));
  return { first: 'The patient', next: gender === 'f' ? 'She' : gender === 'm' ? 'He' : '' };
}
