/** Which section of a template something that was said belongs in. */
import type { FactKind, Template } from '@noteer/clinical';

const risk = /risic|risk|veilig|safety|su[iï]cid|crisis|gevaar/i;
const intention = /beleid|afspra|plan|vervolg|volgend|besluit|advies|policy|agree|follow|decision|advice/i;
const medication = /medica/i;
const course = /beloop|subjectie|klacht|anamnese|course|subjective|complaint|data/i;
const judgement = /conclusie|evaluatie|beoordeling|assessment|analyse|analysis|conclusion|evaluation/i;

/** The first title that fits, tried in this order. */
const fitting: Record<FactKind, readonly RegExp[]> = {
  reason: [/reden|hulpvraag|reason/i, course],
  complaint: [course],
  course: [course],
  measurement: [/rom|meting|measure|objectie|onderzoek|objective/i, course],
  medicine: [medication, intention],
  side_effect: [medication, course],
  substance: [/middel|substance|lifestyle|leefstijl/i, course],
  risk: [risk, course],
  protective: [risk, course],
  history: [/voorgeschiedenis|history/i, course],
  family: [/famil/i, /sociaal|social/i, course],
  social: [/sociaal|social/i, course],
  session: [/interventie|intervention|sessie|session|inhoud/i, course],
  observation: [/psychi|status|objectie|observ|mental state|objective/i, course],
  judgement: [judgement],
  agreement: [intention],
  appointment: [/volgend|vervolg|next|follow/i, intention],
  advice: [/veilig|vangnet|safety/i, intention],
  letter: [intention],
  view: [/visie|view/i, course],
};

/** Answers the id of the section. */
export function sectionFor(fact_kind: FactKind, { sections, rest }: Template): string {
  for (const title of fitting[fact_kind]) {
    const found = sections.find((section) => title.test(section.title.nl) || title.test(section.title.en));
    if (found) return found.id;
  }
  return rest;
}
