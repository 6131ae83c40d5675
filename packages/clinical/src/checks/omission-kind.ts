/** What a fact that is left out is called in the list. */
import type { Fact } from '../facts/fact.ts';
import type { FactKind } from '../facts/kind.ts';
import type { OmissionKind } from './mark.ts';

const kinds: Readonly<Partial<Record<FactKind, OmissionKind>>> = {
  risk: 'risk',
  risk_estimate: 'risk',
  attempts: 'risk',
  safety_plan: 'agreement',
  protective: 'risk',
  next_contact: 'appointment',
  plan: 'agreement',
  handover: 'agreement',
  intervention: 'agreement',
  medication: 'medicine',
  adherence: 'medicine',
  side_effects: 'medicine',
  effect: 'medicine',
  measures: 'measurement',
  controls: 'measurement',
  examination: 'measurement',
  psychiatric_history: 'history',
  family_history: 'history',
  biography: 'history',
  somatic: 'complaint',
  substances: 'history',
  mood: 'complaint',
  anxiety: 'complaint',
  sleep: 'complaint',
  complaint: 'complaint',
  course: 'complaint',
  reason: 'complaint',
};

export function kindOf({ kind, slots, clause }: Fact): OmissionKind {
  const found = kinds[kind] ?? 'other';
  if (slots.measurements.length > 0) return 'measurement';
  if (slots.medicines.length > 0 && found !== 'agreement') return 'medicine';
  const isDenial =
    slots.findings.some(({ polarity }) => polarity === 'denied') &&
    /^(?:geen|niet|no|not|denies)\b/i.test(clause ?? '');
  return isDenial && found === 'complaint' ? 'denial' : found;
}
