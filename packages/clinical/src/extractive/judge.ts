/** How telling a sentence is, and whether the note may do without it. */
import { type Hearing, hear, namesMedicine, STRONG, WEAK } from '../facts/cues/hear.ts';
import type { FactKind } from '../facts/kind.ts';
import type { Language } from '../note.ts';
import { hasDigits, hasDose, hasQuantity } from '../reading/quantities.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { talkIn } from '../talk/talk.ts';
import type { Unit } from './units.ts';

export type Judged = Unit & {
  /** What it is about, with what it leans on. */
  about: Hearing;
  /** Higher is worth more of the page; below WORTH_WRITING it is left out. */
  worth: number;
  /** Medication, numbers, risk, plans and appointments are in the note whatever its length. */
  isKept: boolean;
};

export const WORTH_WRITING = 2.5;

/** What was asked just before counts for this much of what the answer is about. */
const ASKED = 0.6;
const LEANED_ON = 0.5;

const dangerous: FactKind[] = ['risk', 'risk_estimate', 'attempts', 'safety_plan', 'protective'];
const decided: FactKind[] = ['plan', 'next_contact', 'legal'];

/** What only the clinician can say is said once and tells most. */
const professional: FactKind[] = [
  'conclusion',
  'classification',
  'impression',
  'intervention',
  'reason',
  'measures',
];

const strongest = (hearing: Hearing, among?: FactKind[]) =>
  Math.max(0, ...(among ?? [...hearing.keys()]).map((topic) => hearing.get(topic) ?? 0));

function sum(parts: [Hearing, number][]): Hearing {
  const total = new Map<FactKind, number>();
  for (const [hearing, share] of parts)
    for (const [topic, weight] of hearing) total.set(topic, (total.get(topic) ?? 0) + weight * share);
  return total;
}

export function judged(units: readonly Unit[], language: Language): Judged[] {
  let before: Hearing = new Map();
  return units.map((unit) => {
    const own = hear(unit.heard, language);
    const leans =
      strongest(own) < STRONG &&
      (unit.kind === 'exchange' || talkIn[language].leaning.test(plain(unit.heard)));
    const about = sum([
      [own, 1],
      [hear(unit.asked, language), ASKED],
      [before, leans ? LEANED_ON : 0],
    ]);
    before = about;
    return { ...unit, about, ...weighed(unit, own, about, leans, language) };
  });
}

function weighed(unit: Unit, own: Hearing, about: Hearing, leans: boolean, language: Language) {
  const talk = talkIn[language];
  const heard = plain(unit.heard);
  const words = wordsOf(unit.text).length;
  const isSmallTalk = talk.smallTalk.test(heard);
  const isDangerous = strongest(own, dangerous) >= STRONG;
  const isMedication = namesMedicine(unit.heard) || hasDose(unit.heard);
  const isDecided = strongest(own, decided) >= STRONG && words > 3;
  const isCounted = hasQuantity(unit.heard) && strongest(about) >= STRONG;
  // A number about nothing in particular (`we waren met z'n drieën`) comes before other talk, not before the page is full.
  const isNumber = hasDigits(unit.heard) || (hasQuantity(unit.heard) && strongest(about) >= WEAK);

  const others = [...own.values()].reduce((total, weight) => total + weight, 0) - strongest(own);
  const worth =
    strongest(own) +
    Math.min(3, others * 0.3) +
    Math.min(2, (strongest(about) - strongest(own)) * 0.5) +
    (isNumber ? 4 : 0) +
    (talk.negation.test(heard) ? 0.5 : 0) +
    (unit.kind === 'exchange' ? 0.5 : 0) +
    (strongest(own, professional) >= STRONG ? 2 : 0) -
    (unit.kind === 'question' ? 4 : 0) -
    (leans && unit.kind !== 'exchange' ? 1 : 0) -
    (isSmallTalk ? 5 : 0) -
    (words < 4 && unit.kind !== 'exchange' ? 2 : 0);

  const isSaid = unit.kind !== 'question' && !isSmallTalk;
  return { worth, isKept: isDangerous || isMedication || (isSaid && (isDecided || isCounted)) };
}
