/** Whether a diagnosis is said of somebody else than the client. */
import type { Language } from '../note.ts';
import { aboutWords } from '../talk/about-words.ts';
import type { Mention } from './clauses.ts';
import type { Cues } from './cues.ts';
import { dutchOthers } from './cues-dutch-only-named.ts';
import { englishOthers } from './cues-english-only-named.ts';
import { isOfClient } from './plainly.ts';

type Company = { language: Language; isAccompanied: boolean; isAboutOther: boolean };

const care = /^(?:collega|kennis|baas|leidinggevende|colleague)$/;
const children = /^(?:zoon|zoontje|dochter|dochtertje|kind|kinderen|son|daughter|child|boy|girl)$/;

export const isChild = (relation: string): boolean => children.test(relation);

function relativesFor(language: Language, isAccompanied: boolean): RegExp {
  const { women, men, others } = aboutWords[language];
  const relations = [...women, ...men, ...others].filter(
    (word) => !care.test(word) && !(isAccompanied && children.test(word)),
  );
  const owners =
    language === 'nl'
      ? 'uw|je|jouw|jullie|de|een|zijn|haar|hun|bij|mijn|beide|wiens|wier'
      : 'your|the|a|his|her|their|my|both|whose';
  return new RegExp(` (?:${owners}) (?:\\S+ )?(?:${relations.join('|')})(?:'s|s)? `, 'u');
}
const relatives = {
  nl: { alone: relativesFor('nl', false), accompanied: relativesFor('nl', true) },
  en: { alone: relativesFor('en', false), accompanied: relativesFor('en', true) },
} as const;

const unowned = { nl: dutchOthers, en: englishOthers } as const;

/** What happened to a relative is no diagnosis of theirs; nor is who sees the client the same. */
export const beside =
  / (?:overlijden|dood|verlies|ziekte|geboorte|scheiding|relatie|ruzie|zorg|breuk|mishandeling|misbruik|ongeluk|steun|gesprek|gesprekken|overleg|contact|conversation|death|loss|illness|birth|divorce|separation|abuse) (?:van|met|door|voor|of|from|with|by) (?:uw|je|jouw|zijn|haar|de|het|een|your|his|her|the|a) (?![@#])\S+ |(?: net| evenals| zoals|,) (?:als |zoals )?(?:uw|je|jouw|your) \S+ (?=(?:heeft|hebt|heb|do|have) (?:u|je|jij|you) )| (?:verteld|vertelt|vertelde|gedeeld|gezegd|told|said|shared) (?:\S+ ){0,2}(?:over|about) (?:uw|je|jouw|your) (?![@#])\S+ (?=(?:,|komt|is|zie|denk|vermoed|past|speelt|lijkt|i|we|it's) )| (?:just )?like your \S+ ,? | (?:net )?(?:als|zoals) (?:uw|je|jouw) \S+ ,? /gu;

/** `Wat u vertelt over uw zoon, met zijn ADHD` */
export const isTheirs =
  / (?:uw|je|jouw|your) (?!@|#)\S+ (?:, )?(?:met|en|with|and) (?:zijn|haar|hun|diens|his|her|their) (?:\S+ )?@/u;

/** `diagnosed as a child` is said of the client. */
const asChild = / (?:as an? (?:child|kid|boy|girl)|als (?:klein )?(?:kind|jongetje|meisje))(?= )/gu;

/** The family's: `familieanamnese: vader …, oma …`; until the client is named. */
const ofFamily =
  /(?:^| )(?:familieanamnese|genogram|familiegeschiedenis|family history|familie) (?:(?!client|cliente|patient|patiente|betrokkene|zelf|himself|herself|eigen|geen|blanco)\S+ )*@/u;
const kin =
  '(?:vader|moeder|broer|zus|zusje|broertje|opa|oma|tante|oom|neef|nicht|father|mother|brother|sister|aunt|uncle|cousin|grandmother|grandfather|mum|dad)';
const ofKin = new RegExp(
  `(?:^|[,:;]| dus| en| and| so) ${kin}(?:'s got| van (?:betrokkene|client|cliente|patient|patiente|moeders\\S*(?: kant)?|vaders\\S*(?: kant)?))? (?:(?:is|was|has|had|heeft|met|with|bekend|gediagnosticeerd|een|an?|also|ook) )*@`,
  'u',
);
const isInFamilyList = ({ before }: Mention, clause: string): boolean =>
  ofFamily.test(`${before.join('')}${clause}`.replace(/ {2,}/gu, ' '));

/** What is concluded behind somebody is said of the client: `…, zegt haar man, dus een depressie`. */
const concludes =
  /^.*(?<! (?:heeft|has|is|had|was|kreeg|nu|ook)) (?:dus|conclusie|diagnose|werkdiagnose|diagnosis|impression|so|gelijk|is het|most likely|waarschijnlijk) (?=(?:\S+ ){0,4}?@)/u;
/** Who stands behind the name has it only where it says so: `de ADHD van uw zoon`. */
const isOfWhoFollows = /^ (?:, )?(?:van|bij|of|heeft|had|zoals|net als|like|in|has|runs|is) /u;

function isNamedWith(clause: string, named: RegExp): boolean {
  const at = clause.indexOf('@');
  const before = clause.slice(0, at + 1).replace(concludes, ' ');
  const behind = clause.slice(at + 1);
  return named.test(`${before} `) || (isOfWhoFollows.test(behind) && named.test(behind));
}

export function isOfOther(
  mention: Mention,
  cues: Cues,
  { language, isAccompanied, isAboutOther }: Company,
): boolean {
  const named = relatives[language][isAccompanied ? 'accompanied' : 'alone'];
  const clause = mention.clause.replace(beside, ' ').replace(asChild, ' ');
  if (isOfClient(clause)) return false;
  if (isNamedWith(clause, named) || unowned[language].test(clause)) return true;
  if (isInFamilyList(mention, clause) || (!isAccompanied && ofKin.test(clause))) return true;
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
