/** The part of the table of permissions that is about accounts and the institution; permissions.ts has it all. */
import type { Row } from './roles.ts';

export const accountPermissions = {
  use_own_account: {
    says: 'sign out, see and change the own profile and password',
    ...{ clinician: 'own', administrator: 'own', planner: 'own', auditor: 'own' },
  },
  delete_account: {
    says: 'delete an account',
    ...{ clinician: 'own', administrator: 'all', planner: 'own', auditor: 'own' },
  },
  list_users: { says: 'see who has an account', administrator: 'all', planner: 'all' },
  add_user: { says: 'make an account of any role', administrator: 'all' },
  change_role: { says: 'give an account another role', administrator: 'all' },
  end_sessions: { says: 'sign somebody out on all devices', administrator: 'all' },
  reset_second_factor: {
    says: 'ask to take a lost second factor away, agree when another administrator asks',
    administrator: 'all',
  },
  handle_contact_requests: { says: 'see and handle what the contact form brought', administrator: 'all' },
  read_engines: { says: 'see how speech recognition and note writing are doing', administrator: 'all' },
  read_departures: {
    says: 'see what left for engines elsewhere, and the text as it left, with names replaced',
    administrator: 'all',
  },
  manage_retention: {
    says: 'see what is removed when, and keep something from being removed',
    administrator: 'all',
  },
  fetch_models: {
    says: 'have a language model fetched that writes notes, and remove one from this machine',
    administrator: 'all',
  },
  choose_model: {
    says: 'choose which language model writes notes, name its server and key, try one',
    administrator: 'all',
  },
  manage_institution: {
    says: 'decide what holds for the whole institution: name, consent, keeping, security, copying',
    administrator: 'all',
  },
  read_own_numbers: {
    says: 'see in numbers what became of the own notes by the time they were signed',
    ...{ clinician: 'own', administrator: 'own' },
  },
  read_numbers: {
    says: 'see the same of everybody together and of each team, without anybody’s name',
    administrator: 'all',
  },
  keep_templates: {
    says: 'make note templates of one’s own, publish and retire them, see the shared ones, choose a default',
    ...{ clinician: 'own', administrator: 'own' },
  },
  share_templates: {
    says: 'make, publish and retire note templates for everybody, and choose the institution’s defaults',
    administrator: 'all',
  },
  keep_writing: {
    says: 'keep snippets of one’s own',
    ...{ clinician: 'own', administrator: 'own' },
  },
  share_writing: { says: 'share snippets with everybody', administrator: 'all' },
  manage_code_lists: {
    says: 'import lists of codes, take them back, decide how codes are found',
    administrator: 'all',
  },
  read_code_lists: { says: 'look a code up in the lists', clinician: 'all', administrator: 'all' },
  set_profession: {
    says: 'say the profession, the usual setting and the team of an account',
    administrator: 'all',
  },
  set_supervisor: { says: 'say who may not sign alone, and who signs with them', administrator: 'all' },
  read_access_log: {
    says: 'read the access log, find a client in it, save who looked at the file of a client',
    ...{ administrator: 'all', auditor: 'all' },
  },
} as const satisfies Record<string, Row>;
