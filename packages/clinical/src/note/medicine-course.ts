/** What the whole talk says of a medicine besides its dose: that it was stopped or replaced, or that it is somebody else's. */
import { kin } from '../grammar/dutch-words.ts';
import { namesThingBehind } from '../grammar/pointing.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { plain, wordsOf } from '../reading/text.ts';
import type { Sentence, Talk } from '../talk/sentence.ts';

/** Where it was said, in the words that hold. */
export type Course = {
  of: string;
  is: 'stopped' | "somebody's";
  said: string;
  sentence: Sentence;
  at: number;
};

const stopped: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:gestopt|gestaakt|stopgezet|afgebouwd|weggegooid|weggedaan|weg ermee)(?!\p{L})|(?<!\p{L})(?:neem|neemt|nam|gebruik|gebruikt|slik|slikt|krijg|krijgt|heb|heeft|spuit|smeer|doe) (?:\p{L}+ ){0,6}?niet meer(?! (?:zo|dan|elke|iedere|altijd|vaak|'s|overgeslagen|vergeten|gemist|verhoogd|verlaagd|aangepast)(?!\p{L}))|^(?:(?:nee|nou|ja|o|eh),? )*(?:die|de|het) (?:\p{L}+ )?niet meer(?=[,.]|$)/u,
  en: /\b(?:(?:i|he|she|they|we)(?:['’]ve| have| has| had)? (?:\w+ )?stopped|stopped (?:it|them|that|those|taking)|came off|no longer (?:take|use|have|on)|(?:don['’]t|not) (?:\w+ ){0,4}any ?more|threw (?:it|them) (?:away|out)|binned (?:it|them)|(?:was|were|got|been) (?:stopped|replaced|changed|switched))\b/u,
};
/** Of a plan, a condition, somebody's question, or taken up again: it does not say that it ended. */
const notEnded: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:niet|nooit|nog niet) (?:\p{L}+ )?(?:gestopt|gestaakt|veranderd)|(?<!\p{L})(?:als|wanneer|wil|wilde|zou|moet|mag|kan|dan|bijna|dosis|dosering|weer begonnen|opnieuw)(?!\p{L})|(?:niets|niks|is er|iets|het) (?:\p{L}+ )?veranderd/u,
  en: /\b(?:(?:not|never|n['’]t) (?:been )?(?:stopped|changed)|if|when|want|would|should|could|can|may|almost|dose|again|restarted|nothing)\b/u,
};
/** A course of `roken` or `werken` that ended just before is no medicine's. */
const ofElse =
  /(?<!\p{L})(?:rook|rook\p{L}+|roken|gerookt|blow\p{L}*|drink\p{L}*|alcohol|bier|wijn|drank|werk\p{L}*|baan|school|studie|sport\p{L}*|therapie|behandeling|relatie|lachgas|coke|cocaine|speed|xtc|ghb|wiet|hasj|smok\p{L}*|job|drinking|therapy|weed|cannabis)(?!\p{L})/u;

const relations = [...kin].filter((word) => word.length > 2 && !/arts|dokter|hond|kat/u.test(word)).join('|');
const somebody = `(?:(?:mijn|m'n|de|onze) )?(?:(?:late|overleden|ex|schoon) ?)?(?:${relations}|buurvrouw|buurman)(?!\\p{L})`;
const owned: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `(?<!\\p{L})(?:die|dat|deze|ze|dit|tabletten|pillen|doosje) (?:is|zijn|was|waren) (?:nog |eigenlijk |gewoon )*van (?:${somebody}|NAME)`,
    'u',
  ),
  en: /\b(?:that['’]?s|that (?:is|was)|those (?:are|were)|they['’]?re|it['’]?s|these are) (?:actually )?(?:my )?(?:late )?(?:wife|husband|partner|mother|mum|mom|father|dad|sister|brother|son|daughter|neighbour|NAME)['’]?s\b/u,
};
const pills: Readonly<Record<Language, RegExp>> = {
  nl: new RegExp(
    `(?<!\\p{L})(?:slaap|pijn|rust)?(?:pil|pillen|pilletjes|tablet|tabletten|tabletjes|medicijnen|doosje|doosjes|strip|strips|capsules|pleisters) van (?:${somebody}|NAME)`,
    'u',
  ),
  en: /\b(?:wife|husband|partner|mother|mum|mom|father|dad|sister|brother|son|daughter|neighbour|NAME)['’]s (?:\w+ )?(?:pills|tablets|medicines|meds|box|capsules|patches|drops)\b/u,
};

/** Small, with a stand-in for names of people: capitals behind the first word. */
const withNames = (text: string): string =>
  plain(
    text
      .replace(/(?<=van )(?!Kruidvat|Etos|Trekpleister|Bayer|Boots)\p{Lu}\p{Ll}{2,}/gu, 'NAME')
      .replace(/(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}(?=['’]s)/gu, 'NAME'),
  ).replaceAll('name', 'NAME');

const SHORTEST_CLIPPED = 4;
const FEWEST_CLIPPED = 3;
const LONGEST_SAID = 14;
const POINTING = /(?<!\p{L})(?:die|deze|dat|daar|ermee|ervan|ze|hem|it|that|them|those|these)(?!\p{L})/u;

/** What is named, by its name and as it was said: `simvastatine`, `Simva`. */
type Named = { name: string; said: string; end: number };

function namedIn(text: string, known: ReadonlyMap<string, string>, language: Language): Named[] {
  const found: Named[] = slotsOf(text, language, { isSpoken: true }).medicines.map(({ name, said, end }) => ({
    name,
    said,
    end,
  }));
  // `Die simva niet meer`: short for one that was named before.
  for (const word of text.matchAll(/\p{L}{4,}/gu)) {
    const low = word[0].toLowerCase();
    const whole = [...known.keys()].filter(
      (each) => each.startsWith(low) && each.length >= low.length + FEWEST_CLIPPED,
    );
    const [only] = new Set(whole.map((each) => known.get(each) ?? ''));
    if (
      low.length >= SHORTEST_CLIPPED &&
      only &&
      whole.length > 0 &&
      new Set(whole.map((each) => known.get(each))).size === 1
    )
      found.push({ name: only, said: word[0], end: word.index + low.length });
  }
  return found.sort((one, other) => one.end - other.end);
}

/** By who takes it, or who came along; `Hij heeft het weggegooid`, of the client, is of somebody else. */
const isTold = ({ act, speaker, text }: Sentence): boolean =>
  act !== 'asks' &&
  speaker.role !== 'clinician' &&
  !(speaker.role === 'client' && /^(?:hij|zij|he|she) /iu.test(text));

/** The words up to where a new clause begins: `Die simva niet meer, dat is nu die andere`. */
function shortly(text: string, end: number): string {
  const words = text.replace(/[“”"]/g, '').trim();
  if (wordsOf(words).length <= LONGEST_SAID) return words;
  const stop = /[,;.]/u.exec(text.slice(end));
  return stop ? text.slice(0, end + stop.index).trim() : '';
}

/** All that is said so, in the order of speech. */
export function coursesOf({ sentences, language }: Talk): Course[] {
  const courses: Course[] = [];
  const known = new Map<string, string>();
  let last: { names: string[]; seq: number; isBeside: boolean } | undefined;
  let pillsOf: { sentence: Sentence; said: string } | undefined;
  for (const [at, sentence] of sentences.entries()) {
    const low = withNames(sentence.text);
    const named = namedIn(sentence.text, known, language);
    const isFirst = named.every(({ name }) => ![...known.values()].includes(name));
    for (const { name, said } of named) {
      known.set(name.toLowerCase(), name);
      known.set(said.toLowerCase(), name);
    }
    const add = (is: Course['is'], of: string, said: string) => {
      if (said !== '') courses.push({ of, is, said, sentence, at });
    };
    const before = last;
    if (named.length > 0)
      last = {
        names: [...new Set(named.map(({ name }) => name))],
        seq: sentence.seq,
        isBeside: namesThingBehind(low.slice(named.at(-1)?.end)),
      };
    if (
      pillsOf &&
      named.length === 1 &&
      isFirst &&
      isTold(sentence) &&
      sentence.seq - pillsOf.sentence.seq <= 2
    )
      courses.push({
        of: named[0]?.name ?? '',
        is: "somebody's",
        said: pillsOf.said,
        sentence: pillsOf.sentence,
        at,
      });
    if (!isTold(sentence) || sentence.about) continue;
    const isEnd = stopped[language].exec(low);
    const isOwned = owned[language].exec(low);
    const own = named.filter(({ end }) => !isEnd || end <= isEnd.index + isEnd[0].length).at(-1)?.name;
    const isNear =
      before !== undefined && before.names.length === 1 && !before.isBeside && sentence.seq - before.seq <= 1;
    const points = POINTING.test(low) || before?.seq === sentence.seq;
    const of = named.length > 0 ? own : isNear && points ? before.names[0] : undefined;
    if (of && isEnd && !notEnded[language].test(low) && !ofElse.test(low))
      add('stopped', of, shortly(sentence.text, isEnd.index + isEnd[0].length));
    if (of && isOwned) add("somebody's", of, shortly(sentence.text, isOwned.index + isOwned[0].length));
    const ofPills = pills[language].exec(low);
    if (ofPills) pillsOf = { sentence, said: shortly(sentence.text, ofPills.index + ofPills[0].length) };
  }
  return courses;
}
