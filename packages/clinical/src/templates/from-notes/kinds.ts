/** Which kinds of facts belong under which heading: by what the heading is, and by what was written under it. */
import { hear, STRONG } from '../../facts/cues/hear.ts';
import type { FactKind } from '../../facts/kind.ts';
import { type Part, partOf } from '../../file/paper/headings.ts';
import type { Language } from '../../note.ts';
import { splitSentences } from '../../reading/sentences.ts';
import { dangers, drugs, intentions, observed, symptoms, type Template } from '../section.ts';
import { builtInAt } from './known-headings.ts';

const ofPart: Readonly<Partial<Record<Part, readonly FactKind[]>>> = {
  reason: ['reason'],
  question: ['goals', 'reason'],
  history: ['psychiatric_history', 'somatic'],
  family: ['family_history'],
  medicines: drugs,
  earlier_medicines: ['psychiatric_history'],
  examination: ['examination', 'controls', ...observed],
  lab: ['measures', 'controls'],
  course: ['course', ...symptoms],
  diagnosis: ['conclusion', 'classification'],
  plan: [...intentions, 'next_contact', 'handover'],
  risk: dangers,
  social: ['social', 'substances'],
};

/** A heading of the template that this note is most like says more than one of another, and both more than a sentence. */
const OF_NEAREST = 12;
const OF_BUILT_IN = 7;
const OF_PART = 6;
/** One sentence that names a thing in passing places nothing. */
const ENOUGH = STRONG;

type Headed = { heading: string; text: string };

/** The built-in template that shares the most headings; undefined where it shares less than two. */
export function nearestTemplate(sections: readonly Headed[]): Template | undefined {
  const shared = new Map<Template, number>();
  for (const { heading } of sections)
    for (const template of new Set(builtInAt(heading).map((found) => found.template)))
      shared.set(template, (shared.get(template) ?? 0) + 1);
  const [best] = [...shared].sort(
    ([one, many], [other, more]) => more - many || one.sections.length - other.sections.length,
  );
  return best && best[1] >= 2 ? best[0] : undefined;
}

function weightsOf({ heading, text }: Headed, nearest: Template | undefined, language: Language) {
  const weights = new Map<FactKind, number>();
  const add = (kind: FactKind, weight: number) => weights.set(kind, (weights.get(kind) ?? 0) + weight);
  const found = builtInAt(heading);
  const own = found.find(({ template }) => template === nearest);
  if (own) for (const kind of own.section.topics) add(kind, OF_NEAREST);
  else {
    const [first] = found;
    for (const kind of first?.section.topics ?? []) add(kind, OF_BUILT_IN);
    for (const kind of ofPart[partOf(heading) ?? 'other'] ?? []) add(kind, OF_PART);
    for (const [kind, weight] of hear(heading, language)) add(kind, weight);
  }
  for (const sentence of splitSentences(text)) {
    const heard = [...hear(sentence, language)].sort(([, one], [, other]) => other - one).slice(0, 2);
    for (const [kind, weight] of heard) if (weight >= STRONG) add(kind, weight / heard.length);
  }
  return weights;
}

/** A kind belongs to one section: the one where most speaks for it. */
export function kindsOf(
  sections: readonly Headed[],
  nearest: Template | undefined,
  language: Language,
): FactKind[][] {
  const best = new Map<FactKind, { at: number; weight: number }>();
  for (const [at, section] of sections.entries())
    for (const [kind, weight] of weightsOf(section, nearest, language))
      if (weight >= ENOUGH && weight > (best.get(kind)?.weight ?? 0)) best.set(kind, { at, weight });
  return sections.map((_, at) => [...best].flatMap(([kind, place]) => (place.at === at ? [kind] : [])));
}
