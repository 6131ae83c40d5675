/** Who speaks each sentence: words and voices weighed together over the whole talk. */
import type { Language, TranscriptPiece } from '../note.ts';
import { addressedIn } from './addressed.ts';
import { CLIENT, CLINICIAN, OTHER, ROLES, weigh } from './chain.ts';
import type { Looks } from './features.ts';
import { calledRelation, withBothParents } from './parents.ts';
import type { Role, Speaker } from './sentence.ts';
import type { Cut } from './split.ts';
import { type ThirdPerson, thirdPersonIn } from './third-person.ts';
import { trustedIn } from './trusted.ts';
import { Turns } from './turns.ts';
import { Voices } from './voices.ts';
import { wordsFor } from './words-for.ts';

const ROUNDS = 6;
const LEAST_SURE = 0.55;
const NEARLY_NEVER = 1e-9;
/** With three in the room the words alone are right some three times in four, whatever they promise. */
const AMONG_THREE = 0.73;
/** Where the words were found right. */
const FOUND_RIGHT = 0.92;
const names: readonly Role[] = ['clinician', 'client', 'other'];
const numbers: Readonly<Record<string, number>> = { clinician: CLINICIAN, client: CLIENT, other: OTHER };

/** As if so many sentences of each had been heard before. */
const expected = (third: ThirdPerson | undefined): number[] =>
  third ? (third.speaksForClient ? [4, 0.2, 4] : [4, 2, 2]) : [4, 4, 0];

function sharesOf(roles: Float64Array, third: ThirdPerson | undefined): number[] {
  const sums = expected(third);
  for (let at = 0; at < roles.length; at++) sums[at % ROLES] = (sums[at % ROLES] ?? 0) + (roles[at] ?? 0);
  const all = sums.reduce((sum, value) => sum + value, 0);
  return sums.map((value) => value / all);
}

function speakerAt(at: number, roles: Float64Array, piece: TranscriptPiece | undefined): Speaker {
  if (piece?.speaker) return { role: piece.speaker.role, sure: 1 };
  let best = 0;
  for (let role = 1; role < ROLES; role++)
    if ((roles[at * ROLES + role] ?? 0) > (roles[at * ROLES + best] ?? 0)) best = role;
  const sure = Math.round((roles[at * ROLES + best] ?? 0) * 100) / 100;
  if (sure < LEAST_SURE) return { role: 'unknown', sure };
  return { role: names[best] ?? 'unknown', sure };
}

/** Words alone are less sure with three in the room; who is not the client is named by their relation. */
function amongThree(
  speakers: readonly Speaker[],
  pieces: readonly (TranscriptPiece | undefined)[],
  third: ThirdPerson,
  trusted: readonly boolean[],
): Speaker[] {
  return speakers.map(({ role, sure }, at) => {
    const piece = pieces[at];
    const relation = piece?.speaker?.relation ?? third.relation;
    const named = role === 'other' && relation ? { relation } : {};
    if (piece?.speaker || role === 'unknown') return { role, sure, ...named };
    const held = trusted[at] ? Math.max(sure, FOUND_RIGHT) : Math.round(sure * AMONG_THREE * 100) / 100;
    return { role, sure: held, ...named };
  });
}

function settle(
  byWords: Float64Array,
  turns: Turns,
  voices: Voices,
  third: ThirdPerson | undefined,
): { roles: Float64Array; fit: number; voices: Voices } {
  let found = { roles: byWords, fit: Number.NEGATIVE_INFINITY };
  let share = sharesOf(new Float64Array(0), third);
  // A child, or somebody with an interpreter, says little.
  const isAboutClient = third !== undefined && !third.speaksForClient && !third.isInterpreter;
  voices.assign(byWords, third ? ROLES : ROLES - 1, isAboutClient);
  for (let round = 0; round < ROUNDS; round++) {
    const next = weigh({ likelihood: voices.weighed(byWords), change: turns.chances(), share });
    turns.learn(next.changed);
    voices.learn(next.roles, round);
    share = sharesOf(next.roles, third);
    found = next;
  }
  return { ...found, voices };
}

export function speakersOf(
  pieces: readonly TranscriptPiece[],
  cuts: readonly Cut[],
  looks: readonly Looks[],
  language: Language,
): Speaker[] {
  const voices = new Voices(pieces, cuts);
  const isNamedOther = pieces.some(({ speaker }) => speaker?.role === 'other');
  const third = thirdPersonIn(cuts, looks, isNamedOther ? 3 : voices.count, language);
  const addressed = third && addressedIn(cuts, looks, third, language);
  const byWords = new Float64Array(cuts.length * ROLES);
  cuts.forEach((cut, at) => {
    const look = looks[at];
    const named = pieces[cut.piece]?.speaker?.role;
    const chances = look
      ? wordsFor(cut, look, third && { ...third, addressed: addressed?.[at] ?? 0 }, language)
      : [1, 1, 0];
    for (let role = 0; role < ROLES; role++)
      byWords[at * ROLES + role] = named
        ? numbers[named] === role
          ? 1
          : NEARLY_NEVER
        : (chances[role] ?? 0);
  });
  // With some recognisers every piece is a turn, with others a sentence is: begin from either, and keep what fits best.
  const [settled] = [0.75, 0.3]
    .map((rate) => settle(byWords, new Turns(cuts, looks, rate), new Voices(pieces, cuts), third))
    .sort((one, other) => other.fit - one.fit);
  const heard = cuts.map((cut, at) => speakerAt(at, settled?.roles ?? byWords, pieces[cut.piece]));
  if (!third || !addressed) return heard;
  const spoken = cuts.map(({ piece }) => pieces[piece]);
  const trusted = trustedIn(cuts, heard, looks, third, addressed);
  const called = third.isGuessed ? calledRelation(cuts, heard, language) : undefined;
  const told = called ? { ...third, relation: withBothParents(called, cuts, language) } : third;
  return amongThree(
    heard,
    spoken,
    told,
    trusted.map((isTrusted, at) => isTrusted || settled?.voices.isTold(at) === true),
  );
}
