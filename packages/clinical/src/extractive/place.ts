/** Finds the section of a template where a sentence belongs. */
import { STRONG } from '../facts/cues/hear.ts';
import type { FactKind } from '../facts/kind.ts';
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import { talkIn } from '../talk/talk.ts';
import type { Template, TemplateSection } from '../templates/section.ts';
import type { Judged } from './judge.ts';

/**
 * A consultation has an order: what is asked for comes first, what is agreed comes last. `progress` is 0 at its
 * start and 1 at its end.
 */
function lean(topic: FactKind, progress: number): number {
  switch (topic) {
    case 'risk':
      return 1.6;
    case 'goals':
      return 2;
    case 'collateral':
      return 1.5;
    case 'attempts':
    case 'protective':
    case 'controls':
    case 'examination':
      return 1.4;
    case 'intervention':
      return progress < 0.4 ? 0.8 : 1.1;
    case 'reason':
      return progress < 0.2 ? 1.5 : 0.4;
    case 'course':
      return progress < 0.5 ? 1.1 : 0.8;
    case 'plan':
      return progress > 0.5 ? 1.4 : 0.7;
    case 'next_contact':
      return progress > 0.6 ? 1.5 : 0.6;
    case 'conclusion':
      return progress > 0.3 ? 1.2 : 0.7;
    // Seldom spoken of, so a word of it says more than a word about work or sleep.
    case 'risk_estimate':
    case 'legal':
    case 'consent':
    case 'classification':
    case 'measures':
    case 'impression':
    case 'handover':
    case 'adherence':
    case 'side_effects':
      return 1.3;
    default:
      return 1;
  }
}

/** A decision about a medicine is a plan, a judgement about it a conclusion: enough to outweigh the medicine's name and dose. */
const DECISION = 6;
const DECISIONS_FROM = 0.45;
const CONCLUSIONS_FROM = 0.3;
/** A section is about its strongest topic; a section of many topics must not win by their number. */
const SECONDARY = 0.3;
/** Decisions that have a section of their own where they matter. */
const apart: FactKind[] = [
  'risk',
  'legal',
  'safety_plan',
  'next_contact',
  'handover',
  'consent',
  'risk_estimate',
];

export function sectionFor(
  unit: Judged,
  { template, language, progress }: { template: Template; language: Language; progress: number },
): TemplateSection | undefined {
  const decides =
    progress > DECISIONS_FROM &&
    (unit.about.get('plan') ?? 0) >= STRONG &&
    apart.every((topic) => (unit.about.get(topic) ?? 0) < STRONG);
  const concludes = progress > CONCLUSIONS_FROM && talkIn[language].concluding.test(plain(unit.heard));
  const weigh = (topic: FactKind) =>
    (unit.about.get(topic) ?? 0) * lean(topic, progress) +
    (topic === 'plan' && decides && !concludes ? DECISION : 0) +
    (topic === 'conclusion' && concludes ? DECISION : 0);

  let best: { section: TemplateSection | undefined; weight: number } = { section: undefined, weight: 0 };
  for (const section of template.sections) {
    const weights = section.topics.map(weigh);
    const strongest = Math.max(...weights);
    const weight = strongest + SECONDARY * (weights.reduce((total, each) => total + each, 0) - strongest);
    if (weight > best.weight) best = { section, weight };
  }
  return best.section ?? template.sections.find(({ id }) => id === template.rest);
}
