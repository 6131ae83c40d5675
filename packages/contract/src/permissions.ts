/**
 * Who may do what, in one table. The server's policy decides by it (`apps/server/src/policy.ts`), the screens show what it
 * allows, and `docs/permissions.md` is printed from it. A role that a row does not name may not do it.
 */
import { accountPermissions } from './account-permissions.ts';
import type { Reach } from './reach.ts';
import type { Role, Row } from './roles.ts';

export { Role, roleNames, roles } from './roles.ts';

export const permissions = {
  ...accountPermissions,

  find_clients: {
    says: 'look for clients, see who they are and how often they come',
    ...{ clinician: 'own', administrator: 'all', planner: 'all' },
  },
  add_client: { says: 'add a client', clinician: 'own', administrator: 'all', planner: 'all' },
  change_client: {
    says: 'change the name, date of birth, gender or code of a client',
    ...{ clinician: 'own', administrator: 'all', planner: 'all' },
  },
  remove_client: { says: 'remove a client who never came', administrator: 'all', planner: 'all' },
  export_client: { says: 'take a copy of all that is kept of a client', administrator: 'all' },
  erase_client: { says: 'erase a client and all that is kept of them', administrator: 'all' },
  join_clients: { says: 'join two clients who are one, and part them again', administrator: 'all' },

  read_attachments: {
    says: 'read the documents that were added to a client',
    ...{ clinician: 'own', administrator: 'own' },
  },
  add_attachments: {
    says: 'add documents to a client, correct what was misread, remove them',
    ...{ clinician: 'own', administrator: 'own' },
  },

  read_client_file: {
    says: 'open the file of a client: what happened when, final notes, what they show over time',
    ...{ clinician: 'own_or_shared', administrator: 'own_or_shared' },
  },
  read_preparation: {
    says: 'read the page before an appointment, and have it made again',
    ...{ clinician: 'own', administrator: 'own' },
  },

  read_agenda: { says: 'see the agenda of a day', clinician: 'own', administrator: 'own', planner: 'own' },
  read_all_agendas: {
    says: "see everyone's appointments, with the clinician and how far they are",
    ...{ administrator: 'all', planner: 'all' },
  },
  plan_appointment: { says: 'plan an appointment for a colleague', administrator: 'all', planner: 'all' },
  move_appointment: {
    says: 'give an appointment that is not recorded another time or another clinician',
    ...{ administrator: 'all', planner: 'all' },
  },
  import_appointments: {
    says: 'take appointments from a file, have calendars elsewhere read',
    ...{ administrator: 'all', planner: 'all' },
  },
  manage_connectors: {
    says: 'make and revoke keys by which a record elsewhere sends appointments',
    administrator: 'all',
  },
  delete_appointment: { says: 'delete an appointment', administrator: 'all', planner: 'all' },
  add_contact: { says: 'add a contact that nobody planned', clinician: 'own', administrator: 'own' },
  record: { says: 'record a consultation, or send in a recording', clinician: 'own', administrator: 'own' },
  jot: {
    says: 'write jottings during a recording, and read the own ones again',
    ...{ clinician: 'own', administrator: 'own' },
  },

  list_consultations: {
    says: 'see that a consultation took place: client, time, how far it is; no text and no sound',
    ...{ clinician: 'own', administrator: 'all', planner: 'all' },
  },
  follow_changes: {
    says: 'be told at once when something of the own consultations changed',
    ...{ clinician: 'own', administrator: 'own', planner: 'own' },
  },
  read_note: {
    says: 'read or copy the note, its versions and its codes, and who signed it',
    ...{ clinician: 'own_or_entrusted', administrator: 'own_or_final' },
  },
  read_transcript: {
    says: 'read what was said',
    ...{ clinician: 'own_or_entrusted', administrator: 'own_or_final' },
  },
  correct_transcript: {
    says: 'write down what was said where it was misheard',
    ...{ clinician: 'own_or_covered', administrator: 'own' },
  },
  hear_sound: {
    says: 'listen to the recording',
    ...{ clinician: 'own_or_covered', administrator: 'own_or_final' },
  },
  change_note: {
    says: 'change the text of a note that is not final',
    ...{ clinician: 'own_or_covered', administrator: 'own' },
  },
  change_final_note: {
    says: 'change the text of a final note, as a version under the own name',
    administrator: 'own_or_final',
  },
  finish_note: {
    says: 'declare the note final, alone or by asking a supervisor; reopen it, have it written anew',
    ...{ clinician: 'own_or_covered', administrator: 'own' },
  },
  cosign_note: { says: 'sign with somebody who may not sign alone, or return the note', clinician: 'asked' },
  set_codes: { says: 'set the codes of a consultation', administrator: 'own_or_final' },
  suggest_codes: {
    says: 'see what codes a consultation would have and why, say what was missing; confirm them where one may',
    ...{ clinician: 'own', administrator: 'own_or_final' },
  },
  code_consultations: {
    says: 'see which signed consultations wait for codes, ask their clinician, count and export codes',
    administrator: 'own_or_final',
  },
  retry_processing: {
    says: 'go on with a recording whose processing failed',
    ...{ clinician: 'own', administrator: 'own' },
  },
  hide_recording: { says: 'delete a recording, kept for some days', clinician: 'own', administrator: 'own' },
  delete_recording: { says: 'delete a recording for good', administrator: 'all' },
  read_consent: {
    says: 'see what consent there is for a recording, and what of the recording is gone',
    ...{ clinician: 'own_or_covered', administrator: 'all' },
  },
  withdraw_consent: {
    says: 'write down that a client takes back the consent to a recording, which removes it',
    ...{ clinician: 'own', administrator: 'all' },
  },
  read_voices: { says: 'see who speaks', clinician: 'own_or_entrusted', administrator: 'own' },
  name_voices: { says: 'say who speaks', clinician: 'own_or_covered', administrator: 'own' },
  keep_own_voice: { says: 'have the own voice remembered', clinician: 'own', administrator: 'own' },
  do_tasks: {
    says: 'see and tick off tasks, and add own ones; have a mail about what waits, or not',
    ...{ clinician: 'own_or_covered', administrator: 'own' },
  },
  arrange_cover: {
    says: 'say who covers for whom in an absence',
    ...{ clinician: 'own', administrator: 'all' },
  },
} as const satisfies Record<string, Row>;

export type Deed = keyof typeof permissions;
export const deeds = Object.keys(permissions) as Deed[];

/** How far this deed goes for this role; undefined where it may not be done at all. */
export const reachOf = (role: Role, deed: Deed): Reach | undefined => (permissions[deed] as Row)[role];

/** What the first clients of this API know of roles: whether somebody does administrative work. */
export const isSuperuser = (role: Role): boolean => reachOf(role, 'plan_appointment') !== undefined;
