/** What a clinician decides and asks, as a plan says it: in the infinitive. `We bouwen de lorazepam af` → `lorazepam afbouwen`. */
import type { Clause } from './dutch-clauses.ts';
import { personsReplaced } from './dutch-persons.ts';
import { finalVerb, type Subject, subjectOf } from './dutch-subject.ts';
import type { Said, Told } from './dutch-third.ts';
import {
  infinitiveOf,
  isFirstPerson,
  isInfinitive,
  isParticiple,
  isPast,
  isThirdPerson,
  third,
} from './dutch-verbs.ts';
import { particles } from './dutch-verbs-list.ts';
import { prepositions } from './dutch-words.ts';
import type { Cast } from './party.ts';
import { set, type Word, word } from './words.ts';

/** They only help another verb: `we gaan verhogen` → `verhogen`. */
const helping = set(
  'gaan ga gaat moeten moet zullen zal zult laten willen wil kunnen kan kunt kun mogen mag hoeven hoeft',
);
/** What `we` do that is no plan. */
const noPlan = set(
  'hebben zijn weten zien merken denken hopen vinden horen kennen praten zitten staan hadden waren zouden',
);

/** They stand beside a verb without being part of it. */
const loose = set('opnieuw weer goed samen thuis hard fijn groot naar gelijk zoek');

const isHelped = (rest: readonly Word[]): boolean =>
  rest.some(({ low }) => isInfinitive(low) && low !== 'zijn');

/** Who is spoken to is left out of a plan, unless a preposition holds the word: `geven u een recept`, `met u`. */
const withoutListener = (words: readonly Word[]): Word[] =>
  words.filter(
    ({ low }, at) =>
      !(
        /^(?:u|je|jou|ons)$/u.test(low) &&
        !prepositions.has(words[at - 1]?.low ?? '') &&
        !/^(?:of|en)$/u.test(words[at - 1]?.low ?? '') &&
        !isOwned(words, at)
      ),
  );

const isOwned = (words: readonly Word[], at: number): boolean => {
  const next = words[at + 1];
  return (
    words[at]?.low === 'je' &&
    next !== undefined &&
    !words[at]?.after &&
    !prepositions.has(next.low) &&
    !isParticiple(next.low) &&
    !isInfinitive(next.low) &&
    !/^(?:een|de|het|wat|dat|nog|even|ook|weer|twee|drie|geen|niet)$/u.test(next.low)
  );
};

/** The verb at its place: with its part (`schrijf … op` → `opschrijven`), or at the end. */
function inInfinitive(rest: readonly Word[], verb: string): Word[] | undefined {
  const infinitive = infinitiveOf(verb) ?? (isInfinitive(verb) ? verb : undefined);
  if (!infinitive) return undefined;
  const words = withoutListener(rest).filter(
    ({ low }, at) =>
      !(at === 0 && /^(?:dan|nu|dus|maar|eerst|de|het)$/u.test(low) && low !== 'nu' && low !== 'eerst'),
  );
  // `Probeer … te gaan`, `We starten met …`: there the verb comes first.
  const isTo = words.some(({ low }, at) => low === 'te' && isInfinitive(words[at + 1]?.low ?? ''));
  if (isTo || words[0]?.low === 'met') return [word(infinitive), ...words];
  if (infinitive === 'laten' && isHelped(words)) {
    const at = words.findLastIndex(({ low }) => isInfinitive(low));
    return [...words.slice(0, at), word('laten'), ...words.slice(at)];
  }
  if (helping.has(infinitive) && isHelped(words)) return words;
  if (helping.has(infinitive) && infinitive !== 'gaan' && infinitive !== 'laten') return undefined;
  const last = words.at(-1);
  if (last && particles.has(last.low) && !loose.has(last.low) && isInfinitive(last.low + infinitive))
    return [...words.slice(0, -1), word(last.low + infinitive, last.after)];
  if (!last) return [word(infinitive)];
  return [...words.slice(0, -1), { ...last, after: '' }, word(infinitive, last.after)];
}

const doing = (clause: Clause, words: Word[], cast: Cast, sure: number): Told => {
  const replaced = personsReplaced(words, cast, 'you');
  const [first, ...rest] = replaced.words;
  const bare = first && /^(?:de|het)$/u.test(first.low) && rest.length > 1 ? rest : replaced.words;
  return {
    words: [...clause.lead.filter(({ low }) => low !== 'dus' && low !== 'want'), ...bare],
    sure: sure * replaced.sure,
    said: { subject: 'none', kind: 'main' },
  };
};

function without(words: readonly Word[], subject: Subject): Word[] {
  const marks = words[Math.max(subject.at, subject.verb)]?.after ?? '';
  const kept = words.filter((_, at) => at !== subject.at && at !== subject.verb);
  const before = Math.min(subject.at, subject.verb) - 1;
  return kept.map((each, at) => (at === before && marks && !each.after ? { ...each, after: marks } : each));
}

const noInstruction = set(
  'bloed lijn zeer kijk vertel luister wacht ben heb denk vind hoor weet zie snap begrijp klop klopt hoop lijkt is heeft hebt bent hoort ziet weet denkt vindt snapt begrijpt slaapt voelt werkt woont',
);

const isImperative = (words: readonly Word[]): boolean => {
  const [first, second] = words;
  if (!first || words.length < 2 || noInstruction.has(first.low)) return false;
  if (first.low === words[2]?.low) return false;
  return (
    isFirstPerson(first.low) &&
    !isThirdPerson(first.low) &&
    !/^(?:ik|je|jij|we|wij|hij|ze|het|er|is|was)$/u.test(second?.low ?? '')
  );
};

/** `before`: what was said in this sentence; a condition makes of `dan belt u` an instruction. */
export function planned(
  clause: Clause,
  cast: Cast,
  before: Said & { condition: boolean; wished: boolean; plans: boolean },
): Told | undefined {
  const subject = subjectOf(clause);
  if (before.wished && clause.kind === 'sub' && subject?.who === 'you') {
    const words = inInfinitive(without(clause.words, subject), clause.words[subject.verb]?.low ?? '');
    return words && doing({ ...clause, lead: [] }, words, cast, 0.95);
  }
  if (clause.kind === 'sub') return undefined;
  const verb = subject && (clause.words[subject.verb]?.low ?? '');
  if (subject?.who === 'we' && verb && !noPlan.has(verb) && !isPast(verb)) {
    // `Laten we` only proposes.
    const isLet = verb === 'laten' && subject.verb === 0;
    const rest = without(clause.words, subject);
    const words = isLet && isHelped(rest) ? rest : inInfinitive(rest, verb);
    return words && doing(clause, words, cast, /^(?:kunnen|willen|mogen)$/u.test(verb) ? 0.6 : 0.95);
  }
  if (
    subject?.who === 'you' &&
    verb &&
    (before.condition || clause.words[0]?.low === 'bij') &&
    subject.order === 'inverted' &&
    !isPast(verb)
  ) {
    const words = inInfinitive(without(clause.words, subject), verb);
    return words && doing(clause, words, cast, 0.95);
  }
  // `Neemt u de tabletten 's avonds`, `Concentreer je daarop`: asked of the client in a friendly way.
  if (
    subject?.who === 'you' &&
    verb &&
    subject.order === 'inverted' &&
    subject.verb === 0 &&
    before.subject === 'none' &&
    !isPast(verb) &&
    !noInstruction.has(third(verb)) &&
    !noInstruction.has(verb) &&
    !helping.has(verb)
  ) {
    const words = inInfinitive(without(clause.words, subject), verb);
    return words && doing(clause, words, cast, 0.85);
  }
  if (!subject && isImperative(clause.words)) {
    const [first, ...rest] = clause.words;
    const words = inInfinitive(rest, first?.low ?? '');
    return words && doing(clause, words, cast, 0.9);
  }
  if (!subject && before.plans && clause.lead.length > 0 && isInfinitive(clause.words[0]?.low ?? '')) {
    const [first, ...rest] = clause.words;
    const words = inInfinitive(rest, first?.low ?? '');
    return words && doing(clause, words, cast, 0.9);
  }
  return undefined;
}

/** `dat u een depressie heeft`, when the clinician thinks so → `heeft een depressie`. */
export function judged(clause: Clause, cast: Cast, isSure: boolean): Told | undefined {
  const { words } = clause;
  const subject = subjectOf(clause);
  const isClient = subject?.who === 'you';
  const verb = isClient ? subject.verb : finalVerb(words, 0, (form) => isThirdPerson(form) || isPast(form));
  const own = words[verb];
  if (!own) return undefined;
  const rest = words.filter((_, at) => at !== verb && !(isClient && at === subject.at));
  const last = rest.at(-1);
  if (!last) return undefined;
  const ended = [...rest.slice(0, -1), { ...last, after: last.after || own.after }];
  const put = isClient
    ? [word(third(own.low)), ...(isSure ? [] : [word('waarschijnlijk')]), ...ended]
    : undefined;
  if (!put) return undefined;
  const replaced = personsReplaced(put, cast, 'you');
  return { words: replaced.words, sure: 0.9 * replaced.sure, said: { subject: 'you', kind: 'main' } };
}
