/** The clinician upholds what was just told: `In Utrecht zeiden ze PTSS.` – `Dat zien wij ook zo.` */
import type { Mention } from './clauses.ts';

const so =
  '(?:(?:toch|wel|ook|inderdaad|dus|gewoon|nog|steeds|altijd|zeker|echt|precies|degelijk|helaas|nu|still|indeed|also|very|much|really|actually|in|fact|,) )*';
const conclusion = '(?:diagnose|conclusie|classificatie|uitkomst|diagnosis|conclusion)';
const owner = '(?:de|mijn|onze|uw|je|jouw|zijn|haar|hun|the|your|our|my|his|her)';

/** Whatever the client thinks of it: `Toch is dat wel de diagnose.` */
const isTheDiagnosis = new RegExp(
  [
    ` (?:dat|dit|het|die) (?:is|blijft) ${so}${owner} (?:\\S+ )?${conclusion}(?= )`,
    ` (?:is|blijft) (?:dat|het|dit) ${so}${owner} (?:\\S+ )?${conclusion}(?= )`,
    ` (?:die|de|deze) diagnose ${so}(?:staat|klopt|blijft|geldt|handhaven|handhaaf|houden|delen|deel|is ${so}(?:juist|terecht|correct))(?= )`,
    ' (?:die|dat|deze)(?: diagnose)? (?:blijft|is er|staat|geldt)(?: (?:gewoon|ook|wel|zeker|dus))* (?:staan|er|nog|steeds|vast|gelden)(?= )',
    ` (?:that's|that is|it's|it is|that remains|it remains) ${so}${owner} (?:\\S+ )?${conclusion}(?= )`,
    ' (?:kan|kunnen|mag|moet) (?:ik|we|wij) (?:u |je )?(?:dat|die|het|dit) (?:(?!niet)\\S+ ){0,2}(?:bevestigen|onderschrijven)(?= )',
    ' (?:i|we) can (?:now )?confirm (?:that|it)(?= )',
    ' (?:jij|u|je) (?:hebt|heeft|heb) (?:het|dat) (?:zelf |dus )?ook(?= )',
    ' (?:jij|u|je) (?:hebt|heeft|heb) (?:het|dat|hem) (?:wel|echt|inderdaad|gewoon|dus|zeker|nog)(?= (?:[.,!]|degelijk|steeds) | $)',
    ' (?:jij|u|je) (?:hebt|heeft|heb) het(?= [.!] | $)',
    ' (?:jij|u|je) (?:voldoet|voldoe) (?:(?:wel|zeker|inderdaad|gewoon|ook) )*aan (?:de|alle) criteria(?= )',
    ' (?:blijf|blijven) (?:ik |we |wij )?(?:er|daar)(?: \\S+)? ?bij dat (?:het|dat) (?:er is|zo is|klopt|wel klopt|de (?:juiste )?(?:diagnose|conclusie) is)(?= )',
    ' (?:die|dat) (?:houdt u|houd je|hou je|staat vast|klopt nog|is er nog|geldt nog)(?= )',
    " (?:you have|you've got) it (?:too|as well)(?= )",
    ` (?:that|the) diagnosis ${so}(?:stands|stays|remains|holds|is (?:right|correct|accurate))(?= )`,
  ].join('|'),
  'u',
);
/** Whoever said so is right. */
const isRight = new RegExp(
  [
    ` (?:zo|dat) (?:zie|zien|vind|vinden) (?:ik|we|wij) ${so}(?:zo|het ook|dat ook)(?= )`,
    ` (?:dat|die|het) klopt(?= ${so}(?:(?:[,.!]|ja|en) |$))`,
    ` (?:dat|die) is (?:het|zo|juist|terecht|waar) ${so}(?=[,.!] |$)`,
    ' (?:heeft|had|hebben|hadden|hebt) (?:(?:ze|hij|zij|u|je|daar|helemaal|volkomen|groot|de|die|uw|je|jouw) )*(?:\\S+ )?(?:helemaal |volkomen |groot )?gelijk(?= )',
    " (?:he|she|they|the \\S+|your \\S+) (?:was|were|is|are) (?:\\S+ )?right(?= )| (?:he's|she's|they're|you're) (?:\\S+ )?right(?= )",
    " (?:which is|that's|that is) (?:\\S+ )?(?:right|correct|accurate)(?= (?:[,.!]|and|in) |$)",
    " (?:i'd|we'd|i would|we would|i|we) (?:go along with|agree with|second|share) (?:that|them|her|him|it|this|your \\S+|the \\S+)(?= )",
    ' (?:zo|dat) (?:noem|noemen) (?:ik|we|wij) (?:het|dat) (?:zelf )?ook(?= )',
    " (?:it's|it is) (?:right|correct|accurate)(?= (?:[,.!]|and) |$)",
    ' (?:i|we) see it (?:that way|the same way|like that)(?= )',
  ].join('|'),
  'u',
);
const refuses =
  / (?:niet|geen|nee|als|of|verwijs\S*|vraag\S*|onderzoek\S*|zou|nooit|not|no|isn't|don't|doesn't|didn't|wasn't|if|whether|referral|never|might|could|asks?) /u;
const clauses = / (?:maar|but|toch|though) | [.;] /u;
const partsOf = (words: string): string[] => words.split(clauses).map((part) => ` ${part.trim()} `);

/** How the words uphold it: as the diagnosis, or as right. */
export function upheldBy(words: string): 'diagnosis' | 'right' | undefined {
  const parts = partsOf(words).filter((part) => !refuses.test(part));
  if (parts.some((part) => isTheDiagnosis.test(part))) return 'diagnosis';
  return parts.some((part) => isRight.test(part)) && !refuses.test(words) ? 'right' : undefined;
}

/** Asked of as the client's own: `En mijn ADHD dan?` */
export const isAskedAsOwn = (clause: string): boolean =>
  / (?:mijn|my|die diagnose|de diagnose|the diagnosis of|that diagnosis of|die|that) (?:\S+ )?@| the @ (?:thing|diagnosis|label) /u.test(
    clause,
  );

/** `Je vader heeft ADHD en jij hebt het ook.` */
export const hasItToo =
  /^ (?:, )?(?:(?:en|maar|and|but) )*(?:(?:jij|u|je) (?:hebt|heeft|heb) (?:het|dat|die) (?:dus |zelf )?ook|(?:you have|you've got|you've) (?:it|that) (?:too|as well|yourself))(?= )/u;
/** `…, en die speelt nu weer op` */
export const isBack =
  /^ (?:, )?(?:(?:en|maar|and|but) )*(?:(?:die|dat) (?:is|speelt|komt|steekt) (?:(?!niet)\S+ )?(?:weer|opnieuw|terug)|(?:it|that|which)(?:'s| is| has)? (?:now )?(?:back|flaring up|come back|returned))(?= )/u;

/** `Depressie, burn-out, ik weet het niet.` */
export const isUnknown =
  /^ (?:, )?(?:(?:maar|but) )?(?:(?:ik|we|wij) (?:weet|weten) het (?:(?:nog|echt|gewoon) )*niet|(?:i|we) (?:(?:just|really) )?don't know)(?= )/u;

/** `Nee, geen ADHD, wel een angststoornis.` */
const turns = /^ (?:(?:maar|but|en|and|,) )*(?:wel|it's|but) (?:(?:een|an?|van|aan|degelijk|sprake) )*@/;
const denies = / (?:geen|niet|not|no) (?:\S+ ){0,3}#/;
export const turnsFromDenied = ({ clause, before }: Mention): boolean =>
  turns.test(clause) && denies.test(before.at(-1) ?? '');
