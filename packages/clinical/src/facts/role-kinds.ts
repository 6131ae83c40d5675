/** Which kinds of fact are whose to say. */
import type { Role } from '../talk/sentence.ts';
import type { FactKind } from './kind.ts';

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

export function roleOf(kind: FactKind, role: Role): number {
  if (role === 'clinician') return clinicians.has(kind) ? 1.5 : clients.has(kind) ? 0.5 : 1;
  if (clinicians.has(kind)) return role === 'unknown' ? 0.8 : 0.03;
  return 1;
}
