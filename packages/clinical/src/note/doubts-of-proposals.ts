/** Reasons to doubt that what was proposed, chosen from or objected to is what was agreed. */
import type { Language } from '../note.ts';
import { plain, wordsOf } from '../reading/text.ts';
import type { Sentence } from '../talk/sentence.ts';
import { agreedKinds, type Doubt, type Seen } from './doubt.ts';
import { isOvertaken, isProposal, isRefused } from './proposals.ts';

const modal =
  /(?<!\p{L})(?:kan|kun|kunnen|kunt|zou|zouden|misschien|eventueel|could|might|maybe|perhaps)(?!\p{L})/u;
const assent =
  /^(?:(?:o|oh|nou|eh|dat|well)[, ]+)*(?:ja|jawel|goed|oke|ok|prima|klopt|is goed|doe|graag|fijn|mooi|yes|yeah|okay|sure|fine|right|that's fine|lovely|perfect|good|i'll)(?!\p{L})/u;

const count =
  '(?:twee|drie|vier|vijf|meer|meerdere|verschillende|een paar|two|three|four|several|a few|a couple of|different)';
/** `Ik zie drie mogelijkheden.`: what comes next is what there is to choose from. */
const offersChoice = new RegExp(
  `(?<!\\p{L})${count} (?:\\p{L}+ )?(?:mogelijkheden|opties|keuzes|wegen|manieren|routes|smaken|options|choices|possibilities|ways|routes)(?!\\p{L})`,
  'u',
);
const LONGEST_CHOICE = 4;
const chooses =
  /(?<!\p{L})(?:voorstel|advies|adviseer|raad|kies|kiezen|doen we|gaan we|wordt het|starten|beginnen|afgesproken|liever|suggest|recommend|advise|choose|go for|we'll|i'll)(?!\p{L})/u;

/** Of a list of what may be chosen, or the words that announce it. */
function isChoice({ fact, said, before }: Seen): boolean {
  if (fact.told_by !== 'clinician') return false;
  if (offersChoice.test(plain(said))) return !chooses.test(plain(said));
  const [first] = fact.from;
  const own = before.slice(-LONGEST_CHOICE).filter(({ speaker }) => speaker.role === 'clinician');
  const from = own.findIndex((each) => each.seq === first?.seq && offersChoice.test(plain(each.said)));
  return (
    from >= 0 &&
    [...own.slice(from).map((each) => each.said), said].every((each) => !chooses.test(plain(each)))
  );
}

/** `Acht uur, dan zijn de kinderen net naar bed`, `Maandag moet ik in Zwolle zijn`: of the day or hour that was just put to them. */
const FEWEST_OF_OWN = 3;
const SHORTEST_WHEN = 4;
function speaksOfProposal({ fact, said, before }: Seen): boolean {
  if (fact.told_by === 'clinician') return false;
  if (assent.test(plain(said))) return false;
  const isObjecting = agreedKinds.has(fact.kind) && objects.test(plain(said));
  const spoken = plain(fact.clause ?? fact.quote);
  const { times, durations, amounts } = fact.slots;
  const whens = [...times, ...durations, ...amounts]
    .map(({ start, end }) => plain((fact.clause ?? fact.quote).slice(start, end)))
    .map((when) => when.replace(/^(?:om|op|at|on) /u, ''))
    .filter((when) => when.length >= SHORTEST_WHEN);
  if (whens.length === 0 || wordsOf(spoken).length < FEWEST_OF_OWN + whens.length) return false;
  return before.some(({ speaker, said: put, text, contested }) => {
    if (speaker.role !== 'clinician') return false;
    const isMoved = (when: string) => contested === 'by other' || !plain(text).includes(when);
    return whens.some((when) => plain(put).includes(when) && (isObjecting || isMoved(when)));
  });
}
const objects =
  /(?<!\p{L})(?:moet (?:ik|we)|(?:kan|lukt|red|past|komt) (?:\p{L}+ ){0,3}niet|(?:werk|zit|ben|heb|loop|slaap|lig|val) (?:ik|we)|eigenlijk|dan (?:zijn (?:de|mijn|ze|m'n)|is (?:het|de|mijn)|heeft|gaat|komt|moet|val|slaap|ben ik|zit|werk)|te (?:vroeg|laat)|i have to|i've got|i'm (?:at|away|working|still)|we're (?:at|away)|can't|too (?:early|late))(?!\p{L})/u;

/** `Ik doe niet mee aan die gekte`, and later `Ik had nul gezegd, maar goed. Twee.` */
const refuses =
  /(?<!\p{L})(?:(?:doe|ga) (?:ik )?(?:\p{L}+ ){0,2}niet (?:aan )?(?:mee|akkoord)|geen sprake van|niets van in|begin ik niet aan|i won't|i'm not (?:doing|having)|no way|over my dead body)(?!\p{L})/u;
const givesIn =
  /(?<!\p{L})(?:maar goed|vooruit(?: dan| maar)?|goed dan|oke dan|akkoord|afgesproken|dan doe ik (?:het|mee)|ik doe mee|all right then|fine then|okay then|go on then|agreed)(?!\p{L})/u;
const isSame = (one: Sentence | undefined, other: Sentence): boolean =>
  one?.speaker.role === other.speaker.role &&
  (one.speaker.relation === undefined || one.speaker.relation === other.speaker.relation);
const gaveIn = ({ fact, said, afterwards }: Seen): boolean =>
  fact.told_by !== 'clinician' &&
  refuses.test(plain(said)) &&
  afterwards.some((each) => isSame(fact.from[0], each) && givesIn.test(plain(each.said)));

/** `Opgenomen, hou op.`: what another said, thrown back. */
const throwsBack =
  /(?<!\p{L})(?:hou (?:toch |nou |eens )?op(?= (?:zeg|joh|man|hoor)|[,.!]|$)|kom nou|schei uit|give over|come off it|oh please)(?!\p{L})/u;

/** `Nou, alleen 's avonds.`, `Uit zichzelf?`: what somebody else just said, said again to doubt it. */
const doubting = /^(?:(?:nou|tja|ja ja|o|hm+|well|huh|oh|really)[,.!?…]+ )|\?$/iu;
const LONGEST_DOUBTED = 6;
const REACH_OF_DOUBT = 6;
function doubts({ fact, said, before }: Seen): boolean {
  if (fact.told_by === 'clinician' || fact.asked !== '' || wordsOf(said).length > LONGEST_DOUBTED)
    return false;
  const [first] = fact.from;
  if (!doubting.test(first?.said.trim() ?? '')) return false;
  const others = before.slice(-REACH_OF_DOUBT).filter((each) => !isSame(first, each));
  const heard = plain(others.map((each) => each.said).join(' '));
  const words = wordsOf(plain(said).replace(doubting, '')).filter((word) => word.length > 2);
  return words.length > 0 && words.every((word) => heard.includes(word) || word === 'nou');
}

/** `Vierenvijftig kan, maar dan heb je overdag meer`: what may be, with what speaks against it. */
const mayBut: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:kan|kun je|kunt u|kunnen we|zou kunnen)(?: \p{L}+){0,5},? maar (?:dan|dat|daar)(?!\p{L})/u,
  en: /\b(?:can|could|may|might)(?: \w+){0,5},? but (?:then|that|you'd|it'd|it would|you would)\b/,
};

export const doubtsOfProposals: readonly Doubt[] = [
  {
    name: 'what may be, with what speaks against it',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, said, language }) =>
      fact.told_by === 'clinician' &&
      fact.asked === '' &&
      !agreedKinds.has(fact.kind) &&
      mayBut[language].test(plain(said)),
  },
  {
    name: 'proposed, and told as decided though nobody said yes',
    of: 'time',
    weight: 0.6,
    misleadsQuoted: false,
    is: ({ fact, said, told, after }) =>
      fact.told_by === 'clinician' &&
      modal.test(plain(said)) &&
      !modal.test(plain(told)) &&
      !(after && after.speaker.role !== 'clinician' && assent.test(plain(after.said))),
  },
  {
    name: 'proposed, and refused or overtaken by another',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, said, later }) =>
      fact.told_by === 'clinician' && isProposal(said) && (isRefused(later) || isOvertaken(said, later)),
  },
  {
    name: 'to be chosen from, and nothing chosen',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: isChoice,
  },
  {
    name: 'of a day or an hour that was put to them, and not what was agreed',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: speaksOfProposal,
  },
  {
    name: 'refused, and agreed to in the end',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: gaveIn,
  },
  {
    name: 'what another said, said again to doubt it',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: doubts,
  },
  {
    name: 'what another said, thrown back',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, said }) =>
      fact.told_by !== 'clinician' && throwsBack.test(plain(said)) && wordsOf(said).length <= LONGEST_THROWN,
  },
];
const LONGEST_THROWN = 8;
