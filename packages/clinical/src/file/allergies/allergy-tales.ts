/** More of how a sentence tells what somebody does not bear: what they report, what must not be given, what shows first. */
import { allergySign } from './allergy-signs.ts';

const told = (source: string): RegExp => new RegExp(source, 'iu');
const within = '[^.;]';
const cause = "(\\p{L}[\\p{L}\\d/' -]{2,60}?)";
const toTheEnd = '(\\p{L}[^.;:]{2,80})';
/** Whoever it is: `zij`, `mw. De Wit`. */
export const who = "(?:[\\p{L}.'-]+\\s){1,3}?";
/** `een ernstige`, `een paar keer`. */
const how = '(?:[\\p{L}-]+\\s){0,4}?';

/** Of these only what shows an allergy counts. */
export const talesBySign: readonly RegExp[] = [
  told(
    `(?:^|[.;]\\s)${cause}\\s(?:is|zijn|was)\\s(?:\\p{L}+\\s)?(?:ge)?contra-?\\s?(?:[iï]ndic)\\p{L}*\\s(?:na|wegens|vanwege|door|ivm|gezien|because|after|due|given|following)\\s${within}{0,40}?${allergySign}`,
  ),
  // `dat ze van doxycycline uitslag krijgt`.
  told(
    `(?<!\\p{L})(?:van|door|na|op|bij)\\s${cause}\\s${how}${allergySign}\\s(?:${how})(?:krijgt|kreeg|krijgen|had|heeft|hebben|ontwikkelt|ontwikkelde|optrad|ontstond)(?!\\p{L})`,
  ),
  told(
    `(?<!\\p{L})(?:krijgt|kreeg|kregen|had|heeft|ontwikkelde)\\s(?:[\\p{L}-]+\\s){0,2}?(?:van|door|na|op|bij)\\s${cause}\\s${how}${allergySign}`,
  ),
  told(
    `(?:^|[.;]\\s)${cause}\\s(?:verdraagt|verdroeg|verdragen)\\s[^.;:]{0,30}(?:slecht|matig)[:,;(–-]\\s?${within}{0,30}?${allergySign}`,
  ),
  told(
    `(?<!\\p{L})(?:van|door|na|op|bij)\\s${cause}\\s(?:zwelt|zwellen|zwol|zwollen|jeukt|jeukte)(?!\\p{L})`,
  ),
  // `Rode jeukende plekken na carbamazepine`.
  told(
    `(?:^|[.;:]\\s)(?:\\p{L}+\\s){0,3}?${allergySign}\\s(?:\\p{L}+\\s){0,2}?(?:na|door|op|van|to|from|after)\\s${toTheEnd}`,
  ),
  // `Her lips swell if she eats kiwi`.
  told(
    `${allergySign}\\s(?:\\p{L}+\\s){0,3}?(?:if|when|after|als|wanneer|zodra)\\s(?:he|she|they|hij|zij|ze)\\s(?:eats?|takes?|has|uses?|touches|eet|neemt|gebruikt|krijgt|aanraakt)\\s${toTheEnd}`,
  ),
  told(`^\\W*(\\p{L}[\\p{L}/' -]{2,30}?)\\s?\\(\\s?(?:\\p{L}+\\s){0,2}?${allergySign}[^)]*\\)\\W*$`),
  told(
    `(?<!\\p{L})(?:swells?|swelled|itches|itched|wheezes|wheezed|blisters|blistered)\\s(?:(?:up|badly|all over)\\s)?(?:with|to|from|after|on)\\s${toTheEnd}`,
  ),
  told(
    `(?:^|[.;]\\s)${cause}\\s(?:upsets?|troubled|affects?|affected)\\s[^.;]{2,30}[:,(]\\s?${within}{0,30}${allergySign}`,
  ),
  told(
    `(?<!\\p{L})(?:reaction|response)\\s(?:${within}{0,30}\\s)?to\\s${cause},?\\s(?:with|of|in the form of)\\s${within}{0,30}${allergySign}`,
  ),
];

/** Or the word itself. */
const signOrWord = `(?:${allergySign}|(?<!\\p{L})(?:allergi\\p{L}*|allerg(?:y|ic)|overgevoelig\\p{L}*|intoleran\\p{L}*)(?!\\p{L}))`;
const affirmed = '(?:(?!(?:geen|nooit|niet|zonder|no|not)\\s)[^.;])';

/** What must not be given, and why: the words that forbid it deny nothing. */
export const forbidden: readonly RegExp[] = [
  told(
    `(?:^|[.;]\\s)${cause}\\s(?:liever|beter|bij voorkeur|s\\.?v\\.?p\\.?|graag|absoluut|rather|best)\\s(?:niet|not|avoided)[:,;–(]\\s?${affirmed}{0,60}?${signOrWord}`,
  ),
  // `X is niets voor haar: zij kreeg er galbulten van`.
  told(
    `(?:^|[.;]\\s)${cause},?\\s(?:is|was|mag|moet|kan|wordt|werd|heeft|kreeg|verdraagt|verdroeg|gaf|geeft)\\s[^.;:]{0,60}[:,;–(]\\s?[^.;]{0,25}?(?<!\\p{L})(?:er|daar|hier|erop|daarop|daarvan|hiervan|ervan|daarna|daarbij)\\s(?:(?!(?:geen|nooit|niet|zonder)\\s)[^.;]){0,40}?${allergySign}`,
  ),
  told(
    `(?<!\\p{L})(?:geen|nooit(?: meer)?)\\s${cause}\\s?(?:hebben|gebruiken|krijgen|verdragen|nemen)?\\s?(?:\\(|[,:;]|(?<=\\s)(?:wegens|vanwege|ivm|in verband met|omdat|door|na)(?!\\p{L}))\\s?${affirmed}{0,40}?${signOrWord}`,
  ),
  told(
    `(?:^|[.;]\\s)${cause}\\s?:?\\s(?:niet|nooit)\\s(?:meer\\s)?(?:geven|voorschrijven|gebruiken|toedienen|nemen)${affirmed}{0,40}?${signOrWord}`,
  ),
  told(
    `(?<!\\p{L})(?:(?:not to be|never be|not be) given|must not (?:have|take|be given|receive)|should not (?:have|take|be given)|never give|do not give|avoid)\\s${cause}\\s?(?:[:,(]|as|because|due to|since|after|which)\\s?${affirmed}{0,50}?${signOrWord}`,
  ),
];

/** Of these the words themselves say that it is not borne. */
export const talesByWords: readonly RegExp[] = [
  // `…; als intolerantie geregistreerd`.
  told(
    `(?:^|[.]\\s)${cause}\\s[^.]{2,80}?[;,]?\\s(?:dit\\s|dat\\s|is\\s)*als\\s(?:\\p{L}+\\s)?(?:allergie|intolerantie|overgevoeligheid|bijwerking)\\s(?:geregistreerd|genoteerd|vastgelegd|opgenomen|gemeld|vermeld)`,
  ),
  // `had an oculogyric crisis with metoclopramide and should not be given it again`.
  told(
    `(?:had|developed|suffered|kreeg|ontwikkelde)\\s[^.;]{3,60}?\\s(?:with|after|on|to|from|op|na|van|door)\\s${cause},?\\s(?:(?:and|en|so|dus)\\s)?[^.;]{0,20}(?:(?:should|must)\\s(?:not|never)\\s(?:be given|have|receive)|(?:mag|moet)\\s[^.;]{0,20}(?:niet|nooit)\\s(?:meer|opnieuw))`,
  ),
  told('(?<!\\p{L})(?!insulin|light|noise)(\\p{L}{4,20})[- ]sensitive(?!\\p{L})'),
  told(`(?<!\\p{L})tegen\\s${cause}\\s(?:is|was|bleek|blijkt)\\s${who}niet\\sbestand`),
  told(
    `(?:^|[.;,]\\s)${cause}\\s(?:kan|kunnen)\\s${who}(?:niet|slecht|absoluut niet)\\s(?:verdragen|tolereren|hebben)(?!\\p{L})`,
  ),
  told(
    `(?<!\\p{L})op\\s${cause}\\s(?:reageert|reageerde|heeft|is|was|bleek|blijkt)\\s${who}(?:\\p{L}+\\s)?(?:allergisch|overgevoelig)`,
  ),
  told(
    `(?<!\\p{L})(?:van|op|bij|na)\\s${cause}\\s(?:is|werd|wordt|raakte)\\s[^.;]{2,60}[,;]\\s(?:dat|die|dit|deze)\\s(?:verdraagt|verdroeg)\\s${who}(?:\\p{L}+\\s)?niet`,
  ),
  told(
    `(?:^|[.;,]\\s)${cause}\\s[^.;]{2,120}[,;]\\s(?:so\\s|and\\s|dus\\s|zodat\\s)?(?:i|we|ik|wij)\\s[^.;]{0,30}(?:record|recorded|list|listed|flag|flagged|code|coded|note|noted|noteer|noteerde|registreer)\\s(?:it|this|dit|het|dat)\\s(?:as|als)\\s(?:an?\\s|een\\s)?(?:\\p{L}+\\s)?(?:allerg|intoleran|sensitiv|overgevoelig)`,
  ),
  told(
    `(?:^|[.;,]\\s)${cause}\\s[^.;]{2,120}[,;]\\s(?:ik|wij|we)\\s(?:heb|hebben)\\s(?:het|dit|dat)\\sals\\s(?:\\p{L}+\\s)?(?:allergie|intolerantie|overgevoeligheid)`,
  ),
  // `ALLERGIE PENICILLINE`, as systems print it.
  told(
    '(?:^|[:;]\\s)\\W*(?:allergie|overgevoelig(?:heid)?|intolerantie|allergy|intolerance)\\s(?!(?:voor|tegen|op|to|of|is|niet|geen|none|nil)\\s)(\\p{L}[\\p{L}/-]{3,30})',
  ),
  told('(?<!\\p{L})(\\p{L}{4,20}?)[-\\s]?intolerant(?!\\p{L})'),
  told(
    `(?:^|[.;:]\\s)${cause}\\s(?:gaf|geeft|gave|caused)\\s[^.;()]{0,80}\\((?:[^)]*\\s)?(?:intolerantie|allergie|overgevoeligheid|intolerance|allergy)[^)]*\\)`,
  ),
  told(`(?<!\\p{L})niet\\sbestand\\stegen\\s${toTheEnd}`),
  told(
    `(?:^|[.]\\s)${cause}\\s[^.;]{0,50}[;,]\\s?(?:(?:is|was|staat|this is|now)\\s)?(?:recorded|listed|coded|flagged|noted|genoteerd|geregistreerd|vastgelegd)\\s(?:in\\s\\p{L}+\\s)?(?:as|als)\\s(?:an?\\s|een\\s)?(?:allergy|intolerance|sensitivity|allergie|intolerantie|overgevoeligheid)`,
  ),
  told(`(?<!\\p{L})niet\\s(?:goed\\s)?tegen\\s${cause}\\s(?:te\\skunnen|kan|kon|kunnen|konden)(?!\\p{L})`),
  told(
    `(?<!(?:geen|niet|zonder|no|not|without|any)\\s(?:\\p{L}+\\s)?)(?<!\\p{L})(?:hyper)?sensitivity\\s(?:reaction\\s)?to\\s${toTheEnd}`,
  ),
];

/** Who says so: `hij zegt dat`, `she tells me that`. */
const reported =
  /^.*?(?<!\p{L})(?:dat|that|says|reports|tells me|states)\s+(?:(?:hij|zij|ze|he|she|they)\s+)?(?=\p{L}{3})/iu;
/** When it was: `last summer`, `als kind`, `in 2019`. */
const when =
  /\s(?:last|this|vorige?|afgelopen|in|als|as|sinds|since|at|when|toen|ooit|jaren|years|several|some|een paar|vroeger|destijds|during|tijdens)(?!\p{L}).*$/iu;
/** The same words without who says so and when it was, where these stand around it. */
export const withoutTeller = (words: string): string => words.replace(reported, '').replace(when, '').trim();
