/** The section of a template that takes a fact, by its kind. */

import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import { isOfBody, isOfBodyToo } from '../reading/findings.ts';
import { observed, type Template, type TemplateSection } from '../templates/section.ts';
import { sectionFor, taking } from './section-for.ts';

/** What was asked of the client is theirs, also where it names somebody: `Hoe is uw stemming?` `Somber, sinds mijn vader dood is.` */
const ofOneself: ReadonlySet<FactKind> = new Set([
  'mood',
  'anxiety',
  'sleep',
  'risk',
  'attempts',
  'protective',
]);
const isAskedOfClient = ({ asked, kind, told_by }: Fact): boolean =>
  told_by === 'client' && ofOneself.has(kind) && /\b(?:u|uw|je|jij|jouw|you|your)\b/iu.test(asked);

/** What is seen in the talk is for the clinician to say: `Ze vergeet alles`, by the husband, is what he tells. */
const seen: ReadonlySet<FactKind> = new Set(observed);
const ofHow: ReadonlySet<FactKind> = new Set(['course', 'mood', 'anxiety', 'sleep', 'complaint', 'response']);
const toldByOther = ({ told_by, relation, kind, clause, from }: Fact): boolean =>
  told_by === 'other' &&
  !/^(?:tolk|interpreter)$/u.test(from[0]?.speaker.relation ?? '') &&
  (seen.has(kind) ||
    // `Moeder doet geen oog dicht` is of her.
    (ofHow.has(kind) &&
      relation !== undefined &&
      new RegExp(
        `^${relation} (?!(?:denkt|dacht|vindt|vond|hoort|hoorde|ziet|zag|weet|merkt|thinks|thought|hears|sees|knows)(?!\\p{L}))`,
        'iu',
      ).test(clause ?? '')));

/** Where a template has no place for what others tell, it goes with the course, and that not with why somebody came. */
const hasPlaceForOthers = (template: Template): boolean =>
  taking(template, 'collateral') !== undefined || taking(template, 'course') !== taking(template, 'reason');

function othersKind(fact: Fact, template: Template): FactKind {
  if (toldByOther(fact) && hasPlaceForOthers(template)) return 'collateral';
  if (fact.who.role === 'other' && !decisions.has(fact.kind) && !isAskedOfClient(fact))
    return 'family_history';
  return fact.kind;
}
const decisions: ReadonlySet<FactKind> = new Set([
  'plan',
  'next_contact',
  'handover',
  'safety_plan',
  'social',
]);

/** Complaints of the body have a section of their own where another is for the mind. */
function bodyKind({ slots, kind: heard }: Fact, kind: FactKind, template: Template): FactKind {
  const ofMind = taking(template, 'complaint');
  const ofBody = taking(template, 'somatic');
  if (heard !== 'complaint' || kind !== heard || !ofMind?.topics.includes('mood')) return kind;
  if (!ofBody || ofBody === ofMind || ofBody.id === template.rest) return kind;
  const named = slots.findings.filter(({ isHint }) => !isHint);
  const isOfBodyAlone = named.every(({ finding }) => isOfBody(finding));
  return isOfBodyAlone && named.length + slots.parts.length > 0 ? 'somatic' : kind;
}

/** Past the beginning, how it goes is not why somebody came: it is the effect of the treatment, or else the state of mind. */
const BEGINNING = 0.1;
const courseKind = (fact: Fact, kind: FactKind, template: Template): FactKind => {
  const isOfReason = kind === 'course' && taking(template, 'course') === taking(template, 'reason');
  if (!isOfReason || fact.progress <= BEGINNING || taking(template, 'mood') === undefined) return kind;
  return hasOfOneKind(template, 'effect') ? 'effect' : 'mood';
};

const hasOfOneKind = (template: Template, kind: FactKind): boolean =>
  taking(template, kind)?.topics.length === 1;

const ofMind: ReadonlySet<FactKind> = new Set([
  'impression',
  'consciousness',
  'attention',
  'insight',
  'perception',
  'thinking',
  'affect',
  'psychomotor',
]);
/** Answers to a test of them are what the clinician finds. */
const tested: ReadonlySet<FactKind> = new Set(['orientation', 'memory']);
/** What is examined of the body and of the mind in one section is found by the clinician; what somebody tells is their account. */
function toldKind({ told_by, asked }: Fact, kind: FactKind, template: Template): FactKind {
  if (told_by === 'clinician') return kind;
  const isTold = ofMind.has(kind) || (tested.has(kind) && (told_by === 'other' || asked === ''));
  const isFound = taking(template, kind) === taking(template, 'examination') && !hasOfOneKind(template, kind);
  return isTold && isFound && taking(template, 'complaint') ? 'complaint' : kind;
}

const ofRelatives: ReadonlySet<FactKind> = new Set([
  'complaint',
  'course',
  'mood',
  'anxiety',
  'sleep',
  'social',
]);
/** What a relative tells at a judgement of the danger stands with the other accounts of relatives. */
const relativesKind = ({ told_by }: Fact, kind: FactKind, { family }: Template): FactKind =>
  told_by === 'other' && family === 'risk' && ofRelatives.has(kind) ? 'collateral' : kind;

/** Where a section takes the body and what medicines do to it, complaints of it stand there and not with the state of mind. */
const observable: ReadonlySet<FactKind> = new Set([...ofMind, ...tested, 'mood', 'anxiety', 'sleep']);
/** `Kuiten deden zeer`, `Heeft om de drie dagen ontlasting`, asked or told: it names or hints at the body, and not at the mind. */
const isOfBodyHere = ({ slots, asked }: Fact, kind: FactKind): boolean => {
  if (kind !== 'complaint' && !ofMind.has(kind)) return false;
  const named = slots.findings.filter(({ isHint }) => !isHint);
  const heard = named.length > 0 ? named : slots.findings;
  if (heard.length > 0) return heard.every(({ finding }) => isOfBody(finding));
  return kind === 'complaint' && (slots.parts.length > 0 || ofBodily.test(asked));
};
const ofBodily =
  /(?<!\p{L})(?:plas(?:sen|t)?|urine|ontlasting|poep(?:en)?|eet|eten|eetlust|dorst|drinkt?|kwijl(?:en|t)?|speeksel|trillen|zweten|vrijen|menstruatie|ongesteld|urine|stools?|bowels?|appetite|eating|thirsty?|periods?|sweats?)(?!\p{L})/iu;
function besideMind(fact: Fact, kind: FactKind, template: Template): FactKind {
  const section = sectionFor(kind, template);
  if (!section?.topics.includes('impression') || !section.topics.includes('mood')) return kind;
  // Where the body has a section, what medicines do to it does not stand with the mind.
  const isOfBodyToTell = taking(template, 'side_effects') === taking(template, 'somatic');
  if (isOfBodyToTell && isOfBodyHere(fact, kind) && fact.slots.measurements.length === 0)
    return fact.slots.medicines.length > 0 && fact.who.role === 'client' ? 'medication' : 'side_effects';
  if (observable.has(kind)) return kind;
  if (fact.slots.measurements.length > 0) return 'controls';
  if (fact.slots.medicines.length > 0 && fact.who.role === 'client') return 'medication';
  if (kind === 'complaint' && isHeard(fact)) return 'side_effects';
  if (kind === 'family_history' && fact.slots.findings.length + fact.slots.medicines.length > 0)
    return 'controls';
  return fact.kind === 'social' || fact.kind === 'course' ? 'effect' : kind;
}
const isHeard = ({ slots }: Fact): boolean =>
  slots.parts.length > 0 || slots.findings.some(({ finding, isHint }) => !isHint && isOfBodyToo(finding));

const steps = [bodyKind, courseKind, toldKind, relativesKind, besideMind];
export const placeOf = (fact: Fact, template: Template): TemplateSection | undefined =>
  sectionFor(
    steps.reduce((kind, step) => step(fact, kind, template), othersKind(fact, template)),
    template,
  );
