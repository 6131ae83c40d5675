/** Who speaks, who listens, and how a note names them. */
import type { Language } from '../note.ts';
import { female, male } from './dutch-words.ts';

type Gender = 'f' | 'm' | null;

export type Reporting = {
  speaker: 'client' | 'clinician' | 'other';
  language: Language;
  /** Of another speaker: `dochter`, `partner`. */
  relation?: string;
  /** An interpreter who speaks of themselves. */
  isOwn?: boolean;
  /** Whom a clinician speaks to, where that is not the client: `vrouw`. */
  to?: string;
  /** Of the client. Unknown: the note writes `cliënt` where it needs a word. */
  gender?: Gender;
  /** How the note names the client: `cliënt`, `patiënt`; `the patient`. */
  named?: string;
};

export type Party = {
  /** As the subject of a main clause it is left out: that is how a note says that it is the client. */
  drops: boolean;
  name: string;
  gender: Gender;
  /** Spoken to by name: `je` is this one, and not anybody. */
  isCalled?: boolean;
};

/** The one who says `ik` and the one who is called `u`. */
export type Cast = { me: Party; you: Party; speaker: Reporting['speaker'] };

const genderOf = (relation: string): Gender =>
  female.has(relation) || englishFemale.has(relation)
    ? 'f'
    : male.has(relation) || englishMale.has(relation)
      ? 'm'
      : null;
const englishFemale = new Set('mother mum mom wife daughter sister girlfriend grandmother aunt'.split(' '));
const englishMale = new Set('father dad husband son brother boyfriend grandfather uncle'.split(' '));

const interprets = /^(?:tolk|interpreter|translator)$/u;

export function castOf({ speaker, language, relation, isOwn, to, gender = null, named }: Reporting): Cast {
  const isDutch = language === 'nl';
  const client: Party = { drops: true, name: named ?? (isDutch ? 'cliënt' : 'the patient'), gender };
  const clinician: Party = { drops: false, name: isDutch ? 'behandelaar' : 'the clinician', gender: null };
  if (speaker === 'client') return { me: client, you: clinician, speaker };
  const other: Party | undefined =
    to === undefined
      ? undefined
      : {
          drops: false,
          name: to,
          gender: genderOf(to.toLowerCase()),
          isCalled: /^\p{Lu}/u.test(to),
        };
  if (speaker === 'clinician') return { me: clinician, you: other ?? client, speaker };
  const known = relation?.toLowerCase() ?? '';
  // An interpreter says `ik` for the client.
  if (interprets.test(known) && !isOwn) return { me: client, you: clinician, speaker };
  const name = known || (isDutch ? 'naaste' : 'the relative');
  return { me: { drops: false, name, gender: genderOf(known) }, you: clinician, speaker };
}
