/**
 * The closed list of what is written down of what people do. The access log is read by these names: each has its NEN 7513
 * action (create, read, update, delete, execute) and the words by which a line of the log tells it.
 */
import { eventsOfAccounts } from './audit-events/accounts.ts';
import { eventsOfClients } from './audit-events/clients.ts';
import { eventsOfConsultations } from './audit-events/consultations.ts';
import { eventsOfInstitution } from './audit-events/institution.ts';

export const auditEvents = {
  ...eventsOfAccounts,
  ...eventsOfClients,
  ...eventsOfConsultations,
  ...eventsOfInstitution,
} as const;
export type AuditEvent = keyof typeof auditEvents;
