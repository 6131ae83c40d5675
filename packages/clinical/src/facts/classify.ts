/** What a statement is about, by its words, by what was asked, and by who says it. */
import type { Language } from '../note.ts';
import type { Role } from '../talk/sentence.ts';
import { type Hearing, hear, STRONG } from './cues/hear.ts';
import { type Decision, decisionIn } from './decisions.ts';
import type { FactKind } from './kind.ts';
import type { Statement } from './statements.ts';

/** What was asked counts for this much of what the answer is about. */
const ASKED = 0.7;
/** What the matter is about counts for all that is said of it; the matter before, for what says little by itself. */
const SAME_MATTER = 2.5;
const BEFORE = 2;

/** Only who treats decides, concludes, examines and refers. */
const clinicians: ReadonlySet<FactKind> = new Set([
  'plan',
  'next_contact',
  'handover',
  'conclusion',
  'classification',
  'risk_estimate',
  'impression',
  'examination',
  'intervention',
  'duration',
  'legal',
]);
/** What clients say of themselves; from the clinician it is an echo or an explanation. */
const clients: ReadonlySet<FactKind> = new Set([
  'mood',
  'anxiety',
  'sleep',
  'complaint',
  'course',
  'social',
  'biography',
  'client_view',
  'response',
  'goals',
  'motivation',
  'substances',
  'adherence',
  'protective',
]);

/** A consultation has an order: what is asked for comes first, what is agreed comes last. */
function orderOf(kind: FactKind, progress: number): number {
  if (kind === 'reason') return progress < 0.15 ? 1.5 : 0.3;
  if (kind === 'plan') return progress > 0.45 ? 1.4 : 0.8;
  if (kind === 'next_contact') return progress > 0.6 ? 1.6 : 0.6;
  if (kind === 'conclusion') return progress > 0.3 ? 1.2 : 0.7;
  if (kind === 'course') return progress < 0.5 ? 1 : 0.8;
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

function roleOf(kind: FactKind, role: Role): number {
  if (role === 'clinician') return clinicians.has(kind) ? 1.5 : clients.has(kind) ? 0.5 : 1;
  if (clinicians.has(kind)) return role === 'unknown' ? 0.8 : 0.03;
  return 1;
}

/** The fact before, and what it was about. */
type Before = { matter: number; kind: FactKind };

export function classify(
  { matter, clause, quote, asked, speaker }: Statement,
  { language, progress, before }: { language: Language; progress: number; before: Before | undefined },
): FactKind {
  const own = hear(clause ?? quote, language);
  const spoken = clause === null ? own : hear(quote, language);
  const question = hear(asked, language);
  const strongest = Math.max(0, ...own.values(), ...question.values());
  const about = new Map<FactKind, number>();
  const add = (hearing: Hearing, share: number) => {
    for (const [kind, weight] of hearing) about.set(kind, (about.get(kind) ?? 0) + weight * share);
  };
  add(own, 0.5);
  add(spoken, 0.5);
  add(question, ASKED);
  if (before) {
    const share = before.matter === matter ? SAME_MATTER : strongest < STRONG ? BEFORE : 0;
    about.set(before.kind, (about.get(before.kind) ?? 0) + share);
  }
  const decision =
    speaker.role === 'clinician' && progress > DECISIONS_FROM ? decisionIn(quote, language) : undefined;
  if (decision) about.set(decided[decision], (about.get(decided[decision]) ?? 0) + DECISION);
  let best: FactKind = speaker.role === 'clinician' ? 'intervention' : 'complaint';
  let strength = 0;
  for (const [kind, weight] of about) {
    const weighed =
      weight * roleOf(kind, speaker.role) * orderOf(kind, progress) * (telling.has(kind) ? 1.4 : 1);
    if (weighed > strength) {
      best = kind;
      strength = weighed;
    }
  }
  return best;
}
