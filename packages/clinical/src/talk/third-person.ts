/** Whether somebody besides clinician and client is in the room, and who that is to the client. */
import type { Language } from '../note.ts';
import { callsTwo } from './addressed.ts';
import { callsTwoNames, greetsTwo, isCalledByOther, namedAmongTitles } from './called-names.ts';
import type { Looks } from './features.ts';
import { callsParent, inLanguage, parentCalled, withBothParents } from './parents.ts';
import type { Cut } from './split.ts';

export type ThirdPerson = {
  relation: string;
  /** Only by who says `mam` or `pap`. */
  isGuessed: boolean;
  /** Somebody says `mam`: the other is the parent and the client says it, or the other way round. */
  callsParent: 'client' | 'other';
  isInterpreter: boolean;
  /** The clinician asks of a third person all the time: the client, a child perhaps, hardly speaks. */
  speaksForClient: boolean;
  /** The name by which the other calls the client. */
  calls?: string;
};

const relations: Readonly<Record<Language, string>> = {
  nl: 'dochter|zoon|moeder|vader|mama|papa|partner|man|vrouw|echtgenoot|echtgenote|zus|zusje|broer|vriend|vriendin|buurvrouw|buurman|mantelzorger|begeleider|begeleidster|tolk|oma|opa|schoondochter|schoonzoon|schoonzus|nicht|neef|tante|oom|voogd|curator|mentor|bewindvoerder|pleegmoeder|pleegvader|stiefmoeder|stiefvader|verzorgster|verzorgende|ouders',
  en: 'daughter|son|mother|father|mum|mom|dad|partner|husband|wife|spouse|sister|brother|friend|girlfriend|boyfriend|neighbour|neighbor|carer|caregiver|support worker|interpreter|translator|grandmother|grandfather|aunt|uncle|niece|nephew|guardian|foster mother|foster father|parents|keyworker',
};
const named: Readonly<Record<string, string>> = {
  mama: 'moeder',
  papa: 'vader',
  mum: 'mother',
  mom: 'mother',
  dad: 'father',
  translator: 'interpreter',
  zusje: 'zus',
  neighbor: 'neighbour',
};

const relatives: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(relations.nl.split(/[| ]/)),
  en: new Set(relations.en.split(/[| ]/)),
};

const either = (language: Language) => `(${relations[language]})(?![\\w'])`;
/** Said to the other person, or by them: `u bent de dochter`, `ik ben zijn moeder`. */
const introductions: Readonly<Record<Language, RegExp[]>> = {
  nl: [
    new RegExp(`(?<![\\w'])(?:u|jij|je) bent (?:dus |dan |zeker )?(?:de|zijn|haar|z'n|d'r) ${either('nl')}`),
    new RegExp(`(?<![\\w'])(?:bent u|ben jij|ben je) (?:dan |dus )?(?:de|zijn|haar|z'n|d'r) ${either('nl')}`),
    new RegExp(
      `(?<![\\w'])ik ben (?:dus )?(?:de|zijn|haar|z'n|d'r|\\p{L}+s) ${either('nl')}(?! van een)`,
      'u',
    ),
    new RegExp(
      `^(?!.*(?:volgende|keer|afspraak|uitnod|zou|kunnen|kan |thuis)).*(?<![\\w'])(?:haal|haalt|roep|(?:spannend|moeilijk|lastig|praten|zeggen|zitten) met) (?:je|uw|jouw) ${either('nl')} (?:er |weer |nu |ook )*(?:bij|erbij)(?![\\w'])`,
    ),
  ],
  en: [
    new RegExp(
      `(?<![\\w'])(?:you're|you are|are you) (?:then |also )?(?:the|his|her|their|\\w+'s) ${either('en')}`,
    ),
    new RegExp(`(?<![\\w'])(?:i'm|i am) (?:also )?(?:the|his|her|their|\\w+'s) ${either('en')}(?! of)`),
  ],
};
/** Said in the beginning, of somebody who came along. */
const presences: Readonly<Record<Language, RegExp[]>> = {
  nl: [
    new RegExp(`^(?:en )?(?:dit|dat) is (?:de|mijn|m'n|zijn|haar) ${either('nl')}`),
    new RegExp(
      `(?<![\\w'])(?:uw|je|mijn|m'n|de|zijn|haar) ${either('nl')} (?:(?:is|komt|kwam) (?:er |ook |vandaag |hier |weer |nu )*(?:mee|meegekomen|erbij|bij|aanwezig|hier)|zit (?:er |ook |hier |nu )*(?:erbij|bij|naast)|meegenomen)(?![\\w'])`,
    ),
    /(?<![\w'])(?:met|via) (?:een|de) (tolk)(?![\w'])/,
    /(?<![\w'])(?:mevrouw|meneer) de (tolk)(?![\w'])/,
    /(?<![\w'])(?:de|een) (tolk) (?:is|zit|hangt|komt|luistert|belt|aan|vertaalt)(?![\w'])/,
    // What is said to both at once: `dan vult uw vrouw aan`, `samen met uw dochter`, `ook aan uw man`.
    new RegExp(
      `(?<![\\w'])(?:dan |en )?(?:vult|vullen|mag|kan|luistert|helpt) (?:uw|je|jouw) ${either('nl')} (?:u |je |het |ook |even |wel )*(?:aan|aanvullen|meeluisteren|mee|helpen|meepraten)(?![\\w'])`,
    ),
    new RegExp(`(?<![\\w'])(?:u|je|jij) (?:hebt|heeft|hebben) (?:uw|je|jouw) ${either('nl')} (?:mee|bij)`),
    new RegExp(
      `(?<![\\w'])(?:fijn|goed|mooi) dat (?:ook )?(?:uw|je|jouw) ${either('nl')} (?:er|mee|hier|ook)`,
    ),
  ],
  en: [
    new RegExp(`^(?:and )?this is (?:the|my|his|her) ${either('en')}`),
    new RegExp(
      `(?<![\\w'])(?:your|my|the|his|her) ${either('en')} (?:is |has |came |come )*(?:here|with us|joining|along|with you|in the room|present)`,
    ),
    /(?<![\w'])(?:with|through|via) (?:an|the) (interpreter|translator)(?![\w'])/,
    /(?<![\w'])(?:the|our|an) (interpreter|translator) (?:is|on|here|joins|will|has)(?![\w'])/,
    new RegExp(`(?<![\\w'])(?:glad|good|nice) (?:that )?your ${either('en')} (?:is|could|came|can|joined)`),
    new RegExp(`(?<![\\w'])(?:you've|you have) (?:brought )?your ${either('en')} (?:with you|along|here)`),
  ],
};

/** `Hij zegt, …`, by who speaks for somebody. */
const saysFor: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:ja|nee|eh|maar) )*(?:hij|zij|ze|meneer|mevrouw) (?:zegt|vraagt|vertelt|bedoelt|herhaalt|antwoordt)(?![\w'])/,
  en: /^(?:(?:yes|no|um|but) )*(?:he|she|they) (?:says|asks|is saying|is asking|means|said|tells)(?![\w'])/,
};
const FIRST_WORDS = 6;
export const speaksFor = ({ words }: Cut, language: Language): boolean =>
  saysFor[language].test(words.slice(0, FIRST_WORDS).join(' '));

const FEWEST_CALLS = 2;
const FEWEST_SPOKEN_FOR = 3;
const LEAST_SPOKEN_FOR = 0.03;
const BEGINNING = 25;
const FEWEST_ASKED_OF_THIRD = 4;

function introduced(cuts: readonly Cut[], language: Language): string | undefined {
  for (const [at, { words }] of cuts.entries()) {
    if (!words.some((word) => relatives[language].has(word))) continue;
    const text = words.join(' ');
    for (const pattern of at < BEGINNING
      ? [...introductions[language], ...presences[language]]
      : introductions[language]) {
      const relation = pattern.exec(text)?.[1];
      if (relation) return named[relation] ?? relation;
    }
  }
  return undefined;
}

const parents =
  /^(?:moeder|vader|mother|father|ouders|parents|pleeg\w+|stief\w+|foster \w+|oma|opa|grand\w+)$/;
/** `voices`: how many different people the sound told apart. */
export function thirdPersonIn(
  cuts: readonly Cut[],
  looks: readonly Looks[],
  voices: number,
  language: Language,
): ThirdPerson | undefined {
  const relation = introduced(cuts, language);
  const calls = cuts.filter(({ said }) => callsParent.test(said));
  const isReply = (at: number) =>
    cuts[at]?.piece !== cuts[at - 1]?.piece || looks[at - 1]?.isQuestion === true;
  const spokenFor = cuts.filter((cut, at) => isReply(at) && speaksFor(cut, language)).length;
  const isSpokenFor = spokenFor >= FEWEST_SPOKEN_FOR && spokenFor >= LEAST_SPOKEN_FOR * cuts.length;
  const asked = (feature: string) => looks.filter(({ features }) => features.includes(feature)).length;
  const ofThird = asked('asks+third');
  const isAskedOfThird = ofThird >= FEWEST_ASKED_OF_THIRD && ofThird > asked('asks+you');
  const name = namedAmongTitles(cuts, looks);
  const isThere =
    relation !== undefined ||
    calls.length >= FEWEST_CALLS ||
    isSpokenFor ||
    isAskedOfThird ||
    voices > 2 ||
    callsTwo(cuts) ||
    greetsTwo(cuts) ||
    name !== '' ||
    callsTwoNames(cuts, looks);
  if (!isThere) return undefined;
  const isInterpreter = /tolk|interpreter/.test(relation ?? '') || (relation === undefined && isSpokenFor);
  // Who says `ma` and speaks of `ze` speaks for their parent.
  const ofThirds = new Set(cuts.filter((_, at) => looks[at]?.signs.has('third')).map(({ piece }) => piece));
  const thirds = calls.filter(({ piece }) => ofThirds.has(piece)).length;
  const isOtherParent = relation === undefined ? thirds * 2 <= calls.length : parents.test(relation);
  const guess = isInterpreter
    ? 'interpreter'
    : calls.length === 0
      ? 'relative'
      : isOtherParent
        ? parentCalled(calls[0]?.said ?? '')
        : 'child';
  return {
    relation: withBothParents(relation ?? inLanguage(guess, language), cuts, language),
    isGuessed: relation === undefined && !isInterpreter && calls.length > 0,
    callsParent: isOtherParent ? 'client' : 'other',
    isInterpreter,
    speaksForClient: isAskedOfThird,
    ...(isCalledByOther(name, cuts, looks) ? { calls: name } : {}),
  };
}
