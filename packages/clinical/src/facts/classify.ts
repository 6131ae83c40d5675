/** What a statement is about, by its words, by what was asked, and by who says it. */
import type { Language } from '../note.ts';
import type { Slots } from '../reading/slot.ts';
import type { Role } from '../talk/sentence.ts';
import { type Hearing, hear, STRONG } from './cues/hear.ts';
import { type Decision, decisionIn } from './decisions.ts';
import { concludes, examines } from './judgements.ts';
import type { FactKind } from './kind.ts';
import { roleOf } from './role-kinds.ts';
import type { Statement } from './statement.ts';

/** What was asked counts for this much of what the answer is about. */
const ASKED = 0.7;
/** What the matter is about counts for all that is said of it; the matter before, for what says little by itself. */
const SAME_MATTER = 4;
const SAME_TURN = 3;
const BEFORE = 2;
/** From one fact to the next it counts less, so that one word does not name all that follows. */
const FADES = 0.75;

/** A consultation has an order: what is asked for comes first, what is agreed comes last. */
function orderOf(kind: FactKind, progress: number): number {
  if (kind === 'reason') return progress < 0.15 ? 1.5 : 0.3;
  if (kind === 'plan') return progress > 0.45 ? 1.4 : 0.8;
  if (kind === 'next_contact') return progress > 0.6 ? 1.6 : 0.6;
  if (kind === 'conclusion') return progress > 0.3 ? 1.2 : 0.7;
  if (kind === 'course') return progress < 0.5 ? 1 : 0.8;
  if (kind === 'participants') return progress < 0.15 ? 1 : 0.2;
  if (kind === 'duration') return progress > 0.5 ? 1 : 0.3;
  return 1;
}

/** Seldom spoken of, so a word of it says more than a word about work or sleep. */
const telling: ReadonlySet<FactKind> = new Set([
  'risk',
  'attempts',
  'controls',
  'measures',
  'side_effects',
  'substances',
  'perception',
  'family_history',
]);

/** `Before anything else, how was the week?`: a word that is said of everything makes none of these. */
const notOfWeak: ReadonlySet<FactKind> = new Set(['attempts', 'consciousness', 'perception']);

const decided: Readonly<Record<Decision, FactKind>> = {
  appointment: 'next_contact',
  letter: 'handover',
  safety_net: 'safety_plan',
  deed: 'plan',
};
/** A decision outweighs what it is about: a medicine, its dose, a complaint. */
const DECISION = 6;
/** Before this part of the talk a clinician's `we gaan …` is about the talk itself. */
const DECISIONS_FROM = 0.3;

/** A conclusion outweighs what it names; what is seen at examination outweighs a complaint. */
const [CONCLUSION, EXAMINATION, MEASURED] = [4, 3, 4];
const CONCLUSIONS_FROM = 0.25;

/** The fact before, what it was about, and how many facts ago that was heard. */
type Before = { matter: number; kind: FactKind; told_by: Role; unheard: number };

const ofMedicines: ReadonlySet<FactKind> = new Set(['medication', 'effect', 'side_effects', 'adherence']);

/** Side effects are of a medicine that is spoken of; otherwise it is a complaint. */
function kindOf(best: FactKind, spoken: string, before: Before | undefined, language: Language): FactKind {
  if (!ofMedicines.has(best) || hear(spoken, language).has('medication')) return best;
  // `In 2023 gestopt`, of who drinks: with drinking.
  if (before?.kind === 'substances') return 'substances';
  const isOfMedicine = (before && ofMedicines.has(before.kind)) || /bijwerking|side effect/.test(spoken);
  return best === 'side_effects' && !isOfMedicine ? 'complaint' : best;
}

/** Asked once, and followed by something else. */
const ofOneExchange: ReadonlySet<FactKind> = new Set([
  'risk',
  'attempts',
  'protective',
  'next_contact',
  'safety_plan',
  'controls',
  'examination',
  'family_history',
  'conclusion',
  'medication',
  'side_effects',
  'effect',
  'adherence',
  'consciousness',
  'perception',
  'memory',
  'orientation',
  'attention',
  'legal',
]);

/** What it counts for that the fact before was about something. */
function carried(before: Before, matter: number, role: Role, strongest: number): number {
  const fading = FADES ** before.unheard;
  if (before.matter === matter) return SAME_MATTER;
  const isSameTurn = Math.floor(before.matter) === Math.floor(matter) && before.told_by === role;
  if (isSameTurn) return SAME_TURN * fading;
  return strongest < STRONG && !ofOneExchange.has(before.kind) ? BEFORE * fading : 0;
}

/** Of what nothing was heard, nothing goes on. */
const [LEAST_OF_CLIENT, FADED] = [0.3, 9];

/** What a statement is about, whether that was heard in its own words, and how much of what else was heard. */
export type Classified = {
  kind: FactKind;
  unheard: number;
  about: ReadonlyMap<FactKind, number>;
  own: Hearing;
  question: Hearing;
};

export function classify(
  { matter, clause, quote, asked, speaker }: Statement,
  {
    language,
    progress,
    before,
    slots,
  }: { language: Language; progress: number; before: Before | undefined; slots: Slots },
): Classified {
  const own = hear(clause ?? quote, language);
  const spoken = clause === null ? own : hear(quote, language);
  const question = hear(asked, language);
  const strongest = Math.max(0, ...own.values(), ...question.values());
  const about = new Map<FactKind, number>();
  const more = (kind: FactKind, weight: number) => about.set(kind, (about.get(kind) ?? 0) + weight);
  const add = (hearing: Hearing, share: number) => {
    for (const [kind, weight] of hearing) more(kind, weight * share);
  };
  add(own, 0.5);
  add(spoken, 0.5);
  add(question, ASKED);
  for (const kind of notOfWeak)
    if (Math.max(own.get(kind) ?? 0, spoken.get(kind) ?? 0, question.get(kind) ?? 0) < STRONG)
      about.delete(kind);
  if (before) more(before.kind, carried(before, matter, speaker.role, strongest));
  if (speaker.role === 'clinician') {
    const decision = progress > DECISIONS_FROM ? decisionIn(quote, language) : undefined;
    const isSeen = examines(quote, slots, language) && slots.times.length === 0;
    if (decision && !(decision === 'deed' && isSeen)) more(decided[decision], DECISION);
    else if (progress > CONCLUSIONS_FROM && concludes(quote, language)) more('conclusion', CONCLUSION);
    else if (isSeen) more('examination', EXAMINATION);
    if (!decision && slots.measurements.length > 0 && !own.has('measures')) more('controls', MEASURED);
  }
  let best: FactKind = speaker.role === 'clinician' ? 'intervention' : 'complaint';
  // What is only a clinician's to say, and was said just before, does not go on in what a client answers.
  let strength = speaker.role === 'clinician' ? 0 : LEAST_OF_CLIENT;
  for (const [kind, weight] of about) {
    const weighed =
      weight * roleOf(kind, speaker.role) * orderOf(kind, progress) * (telling.has(kind) ? 1.4 : 1);
    about.set(kind, weighed);
    if (weighed > strength) {
      best = kind;
      strength = weighed;
    }
  }
  const isHeard = (own.get(best) ?? 0) + (question.get(best) ?? 0) >= STRONG;
  const kind = kindOf(best, `${asked} ${quote}`, before, language);
  const unheard = isHeard || before?.kind !== kind ? 0 : before.unheard + 1;
  return { kind, unheard: strength <= LEAST_OF_CLIENT ? FADED : unheard, about, own, question };
}
