/** The rows of `permissions.ts` about the institution's own way of working: keeping, models, templates, writing, code lists. */
import type { Reach } from './reach.ts';

type Row = { says: string; clinician?: Reach; administrator?: Reach };

export const institutionPermissions = {
  manage_retention: {
    says: 'see what is removed when, and keep something from being removed',
    administrator: 'all',
  },
  fetch_models: { says: 'have a language model fetched that writes notes', administrator: 'all' },
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
    says: 'see what one changes in drafts again and again, make rules of it, keep snippets of one’s own',
    ...{ clinician: 'own', administrator: 'own' },
  },
  share_writing: { says: 'share rules of writing and snippets with everybody', administrator: 'all' },
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
} as const satisfies Record<string, Row>;
