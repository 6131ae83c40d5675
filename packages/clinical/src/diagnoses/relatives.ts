/** Whether a diagnosis is said of somebody else than the client. */
import type { Language } from '../note.ts';
import type { Mention } from './clauses.ts';
import type { Cues } from './cues.ts';
import { dutchOthers } from './cues-dutch-only-named.ts';
import { englishOthers } from './cues-english-only-named.ts';
import { kin, kinNamed } from './kin.ts';

type Company = {
  language: Language;
  isAccompanied: boolean;
  isOnlyClientThere: boolean;
  isAboutOther: boolean;
};

const relatives = {
  nl: { alone: kinNamed('nl', false), accompanied: kinNamed('nl', true) },
  en: { alone: kinNamed('en', false), accompanied: kinNamed('en', true) },
} as const;

const unowned = { nl: dutchOthers, en: englishOthers } as const;

/** What happened to a relative is no diagnosis of theirs; nor is who sees the client the same. */
export const beside =
  / (?:overlijden|dood|verlies|ziekte|geboorte|scheiding|relatie|ruzie|zorg|breuk|mishandeling|misbruik|ongeluk|steun|gesprek|gesprekken|overleg|contact|conversation|death|loss|illness|birth|divorce|separation|abuse) (?:van|met|door|voor|of|from|with|by) (?:uw|je|jouw|zijn|haar|de|het|een|your|his|her|the|a) (?![@#])\S+ |(?: net| evenals| zoals|,) (?:als |zoals )?(?:uw|je|jouw|your) \S+ (?=(?:heeft|hebt|heb|do|have) (?:u|je|jij|you) )| (?:verteld|vertelt|vertelde|gedeeld|gezegd|told|said|shared) (?:\S+ ){0,2}(?:over|about) (?:uw|je|jouw|your) (?![@#])\S+ (?=(?:,|komt|is|zie|denk|vermoed|past|speelt|lijkt|i|we|it's) )| (?:just )?like your \S+ (?:, )?| (?:net als|evenals|zoals) (?:uw|je|jouw) \S+ (?:, )?/gu;

/** `Wat u vertelt over uw zoon, met zijn ADHD` */
export const isTheirs =
  / (?:uw|je|jouw|your) (?!@|#)\S+ (?:, )?(?:met|en|with|and) (?:zijn|haar|hun|diens|his|her|their) (?:\S+ )?@/u;

/** `diagnosed as a child` is said of the client. */
const asChild = / (?:as an? (?:child|kid|boy|girl)|als (?:klein )?(?:kind|jongetje|meisje))(?= )/gu;

/** The family's: `familieanamnese: vader …, oma …`; until the client is named. */
const ofFamily =
  /(?:^| )(?:familieanamnese|genogram|familiegeschiedenis|family history|familie) (?:(?!client|cliente|patient|patiente|betrokkene|zelf|himself|herself|eigen|geen|blanco)\S+ )*@/u;
/** Without an owner only these are nobody else than the client's own. */
const byBlood =
  '(?:vader|moeder|broer|zus|zusje|broertje|opa|oma|tante|oom|neef|nicht|father|mother|brother|sister|aunt|uncle|cousin|grandmother|grandfather|mum|dad)';
const ofKin = new RegExp(
  `(?:^|[,:;]| dus| en| and| so) ${byBlood}(?:'s got| van (?:betrokkene|client|cliente|patient|patiente|moeders\\S*(?: kant)?|vaders\\S*(?: kant)?))? (?:(?:is|was|has|had|heeft|met|with|bekend|gediagnosticeerd|een|an?|also|ook) )*@`,
  'u',
);
const isInFamilyList = ({ before }: Mention, clause: string): boolean =>
  ofFamily.test(`${before.join('')}${clause}`.replace(/ {2,}/gu, ' '));

const has =
  '(?:heeft|had|hebben|hadden|kreeg|kregen|krijgt|is|was|waren|lijdt|leed|blijkt|bleek|has|have|got|gets)';
const anyKin = `(?:${kin.nl}|${kin.en})`;
/** What is concluded behind somebody is said of the client: `…, zegt haar man, dus een depressie`; not `uw zus heeft dus de diagnose …`. */
const concludes = new RegExp(
  `^.*(?<! (?:bij|van) (?:uw|je|jouw|jullie) \\S+)(?<! ${anyKin} (?:\\S+ )?(?:de|een|the|an?))(?<! ${has}(?: (?!(?:dat|omdat|want|that|because|,) )\\S+){0,3}) (?:dus|conclusie|diagnose|werkdiagnose|diagnosis|impression|so|gelijk|is het|most likely|waarschijnlijk|noemen (?:we|wij)|noem ik|heet|we call|i call) (?=(?:\\S+ ){0,4}?@)`,
  'u',
);
/** Who stands behind the name has it only where it says so: `de ADHD van uw zoon`, `zij had een psychose, uw zus`. */
const isOfWhoFollows =
  /^ (?:, )?(?:(?:van|bij|on|aan|of|heeft|had|zoals|net als|like|in|has|runs|is) |(?:\S+ ){0,2}(?:, )?(?:uw|je|jouw|your) \S+ (?:bedoel ik |dan |i mean )?(?:[.,?] )?$)/u;

const NEAR_WORDS = 8;
function isNamedWith(clause: string, named: RegExp): boolean {
  const at = clause.indexOf('@');
  const before = clause.slice(0, at + 1).replace(concludes, ' ');
  const behind = clause.slice(at + 1);
  const near = behind.split(' ').slice(0, NEAR_WORDS).join(' ');
  return named.test(`${before} `) || (isOfWhoFollows.test(behind) && named.test(`${near} `));
}

/** Whoever else the clause speaks of: `Met jouw OCS is het beter dat je moeder …` */
const ofClient = new RegExp(
  ` (?:jouw|uw|your) (?:(?!${anyKin}(?:'s|s)? )\\S+ )?@| (?:met|voor|door|vanwege|bij|gezien|ondanks) je @| (?:heeft|hebben) (?:\\S+ )?bij (?:u|jou) (?:(?!familie|thuis)\\S+ ){0,4}@`,
  'u',
);
const ofOwned = / (?:uw|jouw|je|your) \S+(?:'s|s) @/u;
const isOfClient = (clause: string): boolean => ofClient.test(clause) && !ofOwned.test(clause);

/** To a client one says `u` of themselves, so `zij heeft` and `haar` are of somebody else. */
const ofThird =
  / (?:haar|her|his|their) (?:\S+ )?@|(?:^|[,:]| (?:en|maar|dus|want|omdat|met|door|van|over|bij)) zijn (?:\S+ )?@|(?<! (?:als|dat|of|if|that|whether)) (?:(?:hij|zij|ze|he|she) (?:heeft|had|kreeg|lijdt|leed|has|got)|(?:heeft|had|kreeg|lijdt|leed|has) (?:hij|zij|ze|he|she)|(?:he|she)'s got) (?:(?!(?:u|uw|je|jou|jouw|you|your|bij|dat|,) )\S+ ){0,4}@/u;

export function isOfOther(
  mention: Mention,
  cues: Cues,
  { language, isAccompanied, isOnlyClientThere, isAboutOther }: Company,
): boolean {
  const named = relatives[language][isAccompanied ? 'accompanied' : 'alone'];
  const clause = mention.clause.replace(beside, ' ').replace(asChild, ' ');
  if (isOfClient(clause)) return false;
  if (isNamedWith(clause, named) || unowned[language].test(clause)) return true;
  if (isInFamilyList(mention, clause) || (!isAccompanied && ofKin.test(clause))) return true;
  if (isOnlyClientThere && ofThird.test(clause)) return true;
  const isClient = cues.client.test(clause);
  if (isAboutOther) return !isClient;
  return (
    !isClient &&
    cues.they.test(clause) &&
    mention.before.some((each) => named.test(each.replace(beside, ' ')))
  );
}

/** `Ik ben zelf bipolair.` */
export const isSaidOfOneself = ({ clause }: Mention): boolean =>
  / (?:ik (?:heb|ben|had|lijd)|heb ik|ben ik|i have|i've|i'm|i am|i had) (?:(?!niet|geen|not|no|gehoord|gelezen|heard|read)\S+ ){0,4}@/u.test(
    clause,
  );

/** Who came along calls the client theirs: `Heeft mijn dochter boulimia?` */
const ofCompany =
  / (?:mijn|onze|ons|my|our) (?:\S+ )?(?:zoon|zoontje|dochter|dochtertje|kind|jongen|meisje|man|vrouw|partner|moeder|vader|son|daughter|child|boy|girl|husband|wife|mother|father|mum|mom|dad) /u;

/** Said by the client: `Mijn zus heeft ADHD.` */
export const isSaidOfRelative = ({ clause }: Mention, language: Language, isCompany: boolean): boolean =>
  relatives[language].alone.test(isCompany ? clause.replace(ofCompany, ' ') : clause);
