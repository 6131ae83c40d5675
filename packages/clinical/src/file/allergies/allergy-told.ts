/** Allergies told in a sentence: `Van ibuprofen wordt hij benauwd`, `came out in blisters with co-trimoxazole`. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import type { AllergyFinding } from '../finding.ts';
import { relation } from '../named-others.ts';
import { isOfOther, placeIn, type ReadSentence } from '../read.ts';
import { oneLine } from '../wording.ts';
import { isLapsed } from './allergens.ts';
import { type Entry, entryOf } from './allergy-entry.ts';
import { allergySign } from './allergy-signs.ts';
import { forbidden, talesBySign, talesByWords, who, withoutTeller } from './allergy-tales.ts';

const told = (source: string): RegExp => new RegExp(source, 'iu');
const within = '[^.;:]';
/** What it is of: a few words, that hold its name. */
const cause = '(\\p{L}[^.;:,]{2,60}?)';
const toTheEnd = '(\\p{L}[^.;:]{2,80})';

/** Between what it showed by and what it was of: `rode huid ooit van`, and nothing that was done about it. */
const gap =
  '(?:\\s(?!(?:en|and|waarvoor|daarvoor|behandeld|treated|for|smeert|gebruikt|krijgt|kreeg|is|was|werd)\\s)[\\p{L}\\d-]+){0,4}?';

/** Of these only what shows an allergy counts. */
const bySign: readonly RegExp[] = [
  told(
    `(?<!\\p{L})(?:krijgt|kreeg|kregen|gekregen|heeft|had|wordt|werd|raakte?|ontwikkelde)\\s${within}{0,50}?${allergySign}${gap}\\s(?:van|door|na|bij|op)\\s${toTheEnd}`,
  ),
  told(
    `(?<!\\p{L})(?:van|op|bij|na|door|met)\\s${cause}\\s(?:krijgt|kreeg|wordt|werd|raakte?|heeft|had|reageert|reageerde|ontwikkelde|ontstond|komt|kwam|zwol)\\s${within}{0,60}?${allergySign}`,
  ),
  told(
    `(?:^|[.;,:(]\\s?|\\s(?:en|maar|want|omdat|dat|and|but|that|as|because)\\s)${cause},?\\s(?:(?:die|dat|wat|which|that)\\s)?(?:gaf|geeft|gaven|geven|veroorzaakte?|bezorgde?|leidde tot|leidt tot|gave|gives?|caused?|causes|made|makes?|led to|resulted in|brought|brings?)\\s${within}{0,50}?${allergySign}`,
  ),
  told(
    `(?<!\\p{L})(?:came|comes?|coming|broke|breaks?|developed|develops|gets?|got|had|has|suffered|experienced)\\s${within}{0,50}?${allergySign}${gap}\\s(?:to|with|from|after|on)\\s${toTheEnd}`,
  ),
  told(
    `(?<!\\p{L})(?:with|after|from|on|to)\\s${cause},?\\s(?:he|she|they)\\s(?:\\p{L}+\\s)?(?:came|broke|developed|got|gets|had|has)\\s${within}{0,60}?${allergySign}`,
  ),
  told(
    `(?<!\\p{L})(?:van|op|bij|na|door)\\s${cause}\\s(?:\\p{L}+\\s){0,3}?${allergySign}\\s(?:gekregen|gehad|ontwikkeld)`,
  ),
  told(
    `(?:^|[.;]\\s)${cause}[,;]?\\s${within}{0,60}[,;]\\s(?:daarvan|hiervan|daar|hier|daarop|daarbij)\\s(?:krijgt|kreeg|wordt|werd|raakte|had|reageerde)\\s${within}{0,50}?${allergySign}`,
  ),
  told(`^\\W*(\\p{L}[\\p{L}/' -]{2,30}?)\\s?(?::|→|[-=]>|\\s-)\\s${within}{0,30}?${allergySign}`),
  told(
    `(?<!\\p{L})reageer(?:t|de)\\s${within}{0,30}?op\\s${cause}\\smet\\s${within}{0,20}?${allergySign}|gereageerd\\s${within}{0,20}?op\\s${cause}\\smet\\s${within}{0,20}?${allergySign}`,
  ),
  told(
    `(?<!(?:geen|nooit|niet)\\s(?:\\p{L}+\\s)?)${allergySign}\\s(?:gehad|gekregen|ontwikkeld)\\s(?:van|door|na|bij|op)\\s${toTheEnd}`,
  ),
  told(`(?<!\\p{L})mag\\s(?:\\p{L}+\\s)?geen\\s${cause}[,;]\\s${within}{0,60}${allergySign}`),
];

/** Of these the words themselves say that it is not borne. */
const byWords: readonly RegExp[] = [
  told(`(?<!\\p{L})verdraagt\\s(?:\\p{L}+\\s)?geen\\s${toTheEnd}`),
  told(`(?:^|[.;,]\\s)${cause}\\s(?:verdraagt|verdragen)\\s${who}niet(?!\\s(?:goed|zo|langer|in|meer))`),
  told(`(?<!\\p{L})(?:kan|kon)\\s(?:\\p{L}+\\s){0,2}(?:niet|slecht)\\stegen\\s${toTheEnd}`),
  told(
    `(?:^|[.;]\\s)${cause}\\s(?:mag|kan|mocht)\\s${who}niet\\s(?:\\p{L}+\\s)?(?:hebben|krijgen|gebruiken|nemen)\\s?\\((?:\\p{L}+\\s)?(?:allergi|overgevoelig|intoleran)`,
  ),
  told(`(?<!\\p{L})tegen\\s${cause}\\s(?:kan|kon)\\s${who}niet`),
  told(
    `(?<!\\p{L})(?:allergisch|overgevoelig|intolerant)\\s(?:is|was)\\s${who}(?:voor|op|tegen)\\s${toTheEnd}`,
  ),
  told(`(?<!\\p{L})(?:voor|tegen)\\s${cause}\\s(?:is|was|blijkt|bleek)\\s${who}(?:allergisch|overgevoelig)`),
  told(`(?<!\\p{L})reageer(?:t|de)\\s(?:\\p{L}+\\s)?(?:allergisch|overgevoelig)\\sop\\s${toTheEnd}`),
  told(
    `(?:^|[.;,]\\s)${cause}[:,]?\\s(?:${within}{0,60}\\s)?(?:staat|geldt|genoteerd|geregistreerd|vastgelegd|vermeld|bekend|opgenomen|aangemerkt|beschouwd|gemeld|listed|recorded|documented|flagged|coded|registered|noted|counts|entered|logged|marked|regarded)\\s(?:${within}{0,25}\\s)?(?:als|as)\\s(?:een\\s|an?\\s)?(?:\\p{L}+\\s)?(?:allergie|intolerantie|overgevoeligheid|allergy|intolerance|sensitivity|adverse (?:drug )?reaction)`,
  ),
  told(
    `(?:^|[.;,]\\s)${cause}[,;]?\\s${within}{0,40}(?:zodat|wat|dat|hetgeen)\\s${within}{0,10}als\\s(?:\\p{L}+\\s)?(?:allergie|overgevoeligheid|intolerantie)\\sgeldt`,
  ),
  told(
    `(?<!\\p{L})(?:reacts|reacted|has reacted|has reacted badly|(?:very |is )?sensitive)\\s(?:(?:badly|adversely|strongly|violently)\\s)?to\\s${toTheEnd}`,
  ),
  told(
    `(?<!\\p{L})(?:cannot|can't|can’t|unable to|does not|doesn't|doesn’t)\\s(?:tolerate|eat|take|have|bear|stand)\\s${toTheEnd}`,
  ),
  told(
    `(?:^|[.;,]\\s)${cause}\\s(?:disagrees?|does not agree|do not agree|doesn't agree)\\swith\\s(?:him|her|them)\\b`,
  ),
  told('(?:is|was|am|be)\\s(?:\\p{L}+\\s)?(\\p{L}[\\p{L}-]{2,30}?)[- ]allergic(?!\\p{L})'),
  told('(?<!\\p{L})(\\p{L}{3,30}?)-?\\s?overgevoeligheid(?!\\p{L})'),
  told(
    `(?:^|[.;,]\\s)${cause}\\s(?:gaf|geeft|gave|caused)\\s${within}{0,40}\\((?:intolerantie|allergie|overgevoeligheid|intolerance|allergy)\\)`,
  ),
  told(
    `^${cause}(?:\\s${within}{0,20})?:\\s(?:is\\s)?(?:allergisch|overgevoelig|allergic)(?!\\s(?:voor|to)|\\p{L})`,
  ),
];

/** `Ik wil dit als overgevoeligheid voor haloperidol laten vastleggen`. */
const toRecord: readonly RegExp[] = [
  told(
    `(?:allergie|overgevoeligheid|intolerantie)\\s(?:voor|tegen)\\s${cause}\\s${within}{0,50}(?:vast(?:\\ste\\s)?(?:ge)?leg\\p{L}*|registreren|noteren|vermelden|op(?:\\ste\\s)?nemen)`,
  ),
  told(
    `(?:record|add|note|document)\\s${within}{0,30}(?:allergy|intolerance|sensitivity)\\sto\\s${toTheEnd}`,
  ),
];

const denied = /(?<!\p{L})(?:geen|niet|nooit|zonder|no|not|never|without)(?!\p{L})/iu;

/** Of a medicine that is used: `verdraagt geen hogere dosis lithium`. */
const isOfDose =
  /(?<!\p{L})(?:hoge|hogere|lage|lagere|dos(?:is|ering|es?)|verhoging|ophoging|meer|combinatie|higher|increase|more|combination|stop\p{L}*|staken|afbouw\p{L}*|withdraw\p{L}*|reducing)(?!\p{L})/iu;
/** Most sentences tell of no allergy at all. */
const maybe = told(
  `${allergySign}|again|nooit|opnieuw|adverse|verdra|tegen|allerg|overgevoel|intoler|sensitiv|reacts|reacted|reageer|tolerate|cannot|can['’]t|unable|agree|does(?: not|n['’]t)`,
);

/** `allergisch voor latex en krijgt galbulten van naproxen`: what is said besides. */
const besides =
  /(?<=\s(?:en|and|maar|but)\s)(?:(?:hij|zij|ze|he|she)\s)?(?:krijgt|kreeg|reageert|reageerde|gets|got|comes|came|develops|developed)(?!\p{L}).*$/isu;

/** The words that hold what somebody is allergic to, as the sentence tells it. */
function toldCauses(text: string, isWritten: boolean): string[] {
  if (!maybe.test(text) || isLapsed(plain(text))) return [];
  // Where the sentence names it outright, how it showed is no other.
  const open = isWritten ? (besides.exec(text)?.[0] ?? '') : text;
  const shown = [...bySign, ...talesBySign].flatMap((pattern) => {
    const found = pattern.exec(open);
    const named = found?.[1] ?? found?.[2];
    if (!found || !named) return [];
    // Only what is said around its name may deny it.
    const said =
      found[0]
        .replace(named, '')
        .split(/[,;]\s/)
        .at(-1) ?? '';
    return denied.test(said) ? [] : [named];
  });
  const said = [...byWords, ...talesByWords, ...toRecord, ...(isWritten ? [] : forbidden)];
  return [...shown, ...said.flatMap((pattern) => pattern.exec(text)?.[1] ?? [])].filter(
    (words) => !isOfDose.test(words),
  );
}

/** What was given for it, or instead. */
const isCure =
  /(?<!\p{L})(?:treated|behandeld|waarvoor|daarvoor|gekregen|kreeg|krijgt|smeert|gebruikt|gestart|vervangen|wel|replaced|switched|given|started|instead|tolerates|takes|uses)(?!\p{L})/iu;
const lead = /^(?:(?:en|and|ook|niet|evenmin|nor|tegen|voor|op|to|van|het|de|een|the|an?|any|alle)\s+)+/iu;

/** The entries in such words; in `een verband met jodium` it is the iodine. */
function entriesIn(words: string, language: Language): Entry[] {
  return words.split(/(?:;|,(?![^(]*\)))\s*|\s(?:en|and|of|or|noch)\s(?![^(]*\))/u).flatMap((each) => {
    const named = each.trim().replace(lead, '');
    const [, held] = /\s(?:met|with|containing)\s(.+)$/iu.exec(named) ?? [];
    if (isCure.test(named)) return [];
    const bare = withoutTeller(named);
    const entry =
      (held && entryOf(held, language, false)) ||
      entryOf(named, language, false) ||
      (bare === named ? undefined : entryOf(bare.replace(lead, ''), language, false));
    return entry ? [entry] : [];
  });
}

const startsWithOther = new RegExp(
  `^["“]?(?:(?:haar|zijn|de|his|her|the)\\s+)?(?:${relation})(?![\\p{L}-])`,
  'iu',
);
const tells = /(?<!\p{L})(?:zeg|zei|vertel|meld|geeft aan|weet|says|said|tells|told|reports)/iu;
/** `Haar zus krijgt uitslag van …`; what she tells is of the client. */
export const isOfRelative = (text: string): boolean => startsWithOther.test(text) && !tells.test(text);

/** A point in an abbreviation ends nothing. */
const withoutPoints = (text: string): string => text.replace(/\bi\.v\.m\./giu, 'ivm');

/** What the sentence tells that the client is allergic to, wherever it stands. */
export function toldAllergies(sentence: ReadSentence, isWritten: boolean): AllergyFinding[] {
  const { part, text, words, paper, isRow } = sentence;
  if (isRow || /^(?:family|plan|question|greeting)$/.test(part) || isOfRelative(text)) return [];
  const entries = toldCauses(withoutPoints(oneLine(text)), isWritten).flatMap((cause) =>
    entriesIn(cause, paper.language),
  );
  return entries.flatMap((entry, at) => {
    const start = Math.max(0, plain(words).indexOf(plain(entry.name)));
    const isKnown = entries.findIndex(({ name }) => name === entry.name) < at;
    return isKnown || isOfOther(sentence, { start, end: start })
      ? []
      : [{ ...placeIn(sentence), kind: 'allergy' as const, ...entry, is_denied: false }];
  });
}
