/** Reasons to doubt of whom a sentence is, one a row. */
import { plain } from '../reading/text.ts';
import { agreedKinds, type Doubt, foundKinds, theirs } from './doubt.ts';

const oneself = /(?<!\p{L})(?:ik|mij|me|mijn|m'n|mezelf|i|i'm|i've|i'd|i'll|my|myself)(?!\p{L})/u;

/** What only somebody who is treated, or who came along, says of themselves. */
const ofBeingTreated =
  /^(?:behandelaar|the clinician) (?:slikt|gebruikt|rookt|blowt|drinkt|slaapt|piekert|huilt|valt af|komt (?:\p{L}+ )?aan|takes|smokes|drinks|sleeps|heeft (?:zelf|ook|pijn|last|hoofdpijn|gedaan wat)|is (?:zelf|ook|moe|somber|op|bang|schuldig|machteloos|waardeloos|hulpeloos|slecht|zwak|dom|alleen|verantwoordelijk|veilig|sterk|guilty|powerless|worthless|helpless|weak|safe|to blame)|has (?:pain|trouble)|cries|werd|wordt (?:er )?(?:gek|moe|wakker)|mist|snapt er)(?!\p{L})/u;

/** `Dat hoeft niet in het dossier`: who asks it decides, or the clinician does, and not the writer. */
const keepOut =
  /(?<!\p{L})(?:(?:hoeft|moet|mag|wil ik|liever|komt) (?:\p{L}+ ){0,2}niet (?:\p{L}+ ){0,2}in (?:het|de|mijn|haar|zijn) (?:dossier|verslag|brief)|(?:schrijf|noteer) (?:dat|het|dit) (?:\p{L}+ )?niet|niet (?:opschrijven|noteren),? (?:hoor|graag|alstublieft|alsjeblieft)|onder ons (?:blijven|houden)|off the record|(?:don't|do not|needn't|doesn't need to) (?:\p{L}+ ){0,3}(?:write (?:that|this|it) down|go in (?:the|my|her|his) (?:notes|file)))(?!\p{L})/u;

/** `Ik heb dat zelf ook`, where three people talk and nobody knows for sure who does. */
const alsoOneself =
  /(?<!\p{L})(?:ik (?:ben|heb|had|slik|gebruik|neem|was) (?:\p{L}+ )?zelf|zelf ook|myself too|i (?:take|have|had|use) (?:\p{L}+ )?myself)(?!\p{L})/u;

/** `Mijn vader heeft dat gehad`, by the clinician: of nobody in this file. */
const ofOwnKin =
  /(?<!\p{L})(?:mijn|m['’]n|my) (?:\p{L}+ )?(?:vader|moeder|ouders|vrouw|man|zus|broer|dochter|zoon|kinderen|kind|opa|oma|oom|tante|schoon(?:vader|moeder|zus|broer)|father|mother|mum|mom|dad|parents|wife|husband|sister|brother|daughter|son|children|kids|grand(?:mother|father)|gran|uncle|aunt|(?:mother|father|sister|brother)-in-law)(?!\p{L})/iu;

/** `Nou, dan kun jij plassen voor het hele dorp`: what a clinician makes of it, to be kind or for fun. */
const drawn =
  /^(?:(?:aha|ah|ha|o|oh|zo|ja|yes|right)[,.]? )*(?:nou|well|goh),? (?:(?:dan|so) (?:kun|kan|mag|hoef|ben|heb|could|can|are) (?:jij|je|u|you)|(?:then|so) you)(?!\p{L})/u;

export const doubtsOfPerson: readonly Doubt[] = [
  {
    name: "of the clinician's own family",
    of: 'person',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, said }) =>
      fact.told_by === 'clinician' &&
      (ofOwnKin.test(said) || fact.from.some(({ about }) => about?.of === 'clinician')),
  },
  {
    name: 'of an interpreter, and no appointment',
    of: 'person',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact }) =>
      fact.from.some(({ speaker }) => speaker.isOwn) &&
      fact.kind !== 'next_contact' &&
      !(fact.kind === 'plan' && fact.asked !== ''),
  },
  {
    name: 'what the clinician makes of it, and nobody said so',
    of: 'person',
    weight: 0.6,
    misleadsQuoted: true,
    is: ({ fact, said }) =>
      fact.told_by === 'clinician' &&
      fact.who.role === 'client' &&
      !agreedKinds.has(fact.kind) &&
      !foundKinds.has(fact.kind) &&
      drawn.test(plain(said)),
  },
  {
    name: 'of the clinician, what only others say of themselves',
    of: 'person',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, told }) => fact.told_by === 'clinician' && ofBeingTreated.test(plain(told)),
  },
  {
    name: 'asked to be kept out of the file',
    of: 'person',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, turn }) =>
      fact.told_by !== 'clinician' && turn.some(({ said }) => keepOut.test(plain(said))),
  },
  {
    name: 'of who says it, and three people talk',
    of: 'person',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, said, isOfThree }) =>
      isOfThree &&
      fact.told_by !== 'other' &&
      fact.who.role === 'client' &&
      fact.from.some(({ speaker }) => speaker.sure < 1) &&
      alsoOneself.test(plain(said)),
  },
  {
    name: 'he or she who is not the client',
    of: 'person',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, said, called }) =>
      fact.told_by === 'other' &&
      fact.who.role === 'client' &&
      called !== undefined &&
      (called === 'he' ? theirs.she : theirs.he).test(plain(said)),
  },
  {
    name: 'of somebody whom it does not name',
    of: 'person',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, said }) =>
      fact.clause === null &&
      fact.told_by === 'client' &&
      fact.who.role === 'client' &&
      (theirs.he.test(plain(said)) || theirs.she.test(plain(said))) &&
      // `She had it at forty, and I'm forty now` begins with her all the same.
      !oneself.test(plain(said).split(/[,;]/u)[0] ?? ''),
  },
  {
    name: 'goes on about somebody else',
    of: 'person',
    weight: 0.6,
    misleadsQuoted: true,
    is: ({ fact, said, last }) =>
      fact.who.role === 'client' &&
      fact.told_by === 'client' &&
      last?.who.role === 'other' &&
      !oneself.test(plain(said)) &&
      !oneself.test(plain(last.quote)),
  },
  {
    name: 'compares with who says it',
    of: 'person',
    weight: 0.6,
    misleadsQuoted: true,
    is: ({ fact, said }) =>
      fact.told_by !== 'clinician' &&
      fact.from.some(({ speaker }) => speaker.sure < 1) &&
      /(?<!\p{L})(?:mine|than me|dan (?:de mijne|het mijne|ik))(?!\p{L})/iu.test(said),
  },
];
