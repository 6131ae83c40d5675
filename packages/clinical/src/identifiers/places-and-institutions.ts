/** The hospitals, schools and employers of people. */
import { recently } from '../reading/recent.ts';
import { list, plain } from '../reading/text.ts';
import { housesByContextIn } from './houses-by-context.ts';
import type { Span } from './kind.ts';
import { landmarksIn } from './landmarks.ts';
import { isCommonCapital, isEponym, isFirstName, isMedicine, isOrdinary } from './ordinary.ts';
import { isTown, townsIn } from './towns.ts';
import { townsByContextIn } from './towns-by-context.ts';
import { saidBefore, wordsOf } from './word.ts';
import { alsoOrdinary, dutchKinds, englishKinds, institutions } from './words/institutions.ts';
import { workPlacesIn } from './work-places.ts';
import { edge, either } from './written-names.ts';

const named = new RegExp(`${edge.before}(?:${either(list(institutions))})${edge.after}`, 'giu');

const kindWords = new Set([...dutchKinds.split('|'), ...englishKinds.split('|')].map(plain));
export const isKindOfInstitution = (text: string): boolean => kindWords.has(text);

/** Where people work, learn or are treated. */
const works =
  /(?:werk\p{L}*|gewerkt|vrijwilligerswerk|baas|leidinggevende|ontslag|rijdt|baan|functie|stage|dienst|collega's?|contract|solliciteer\p{L}*|gesolliciteerd|ontslagen|opgenomen|opname|behandeld|behandeling|aangemeld|aanmelding|verwezen|doorverwezen|studeer\p{L}*|studie|zit|school|les|opleiding|medewerker|manager|chauffeur|begeleid\p{L}*|begeleiding|verzekerd|lid|traint?|voetbalt?|work|works|worked|working|job|employed|admitted|treated|referred|studies|studied|studying|student|enrolled|placement|intern|discharged|attends?|patient|nurse|teacher|docente?|leraar|lerares|lasser|kok|monteur|verpleegkundige|verzorgende|kapper|kapster|verkoper|verkoopster|studente|stagiaire?|schoonmaker|schoonmaakster|conciërge|magazijn|bezorger|koerier)(?![\p{L}])(?:\s[\p{L}'-]+){0,4}\s(?:bij|voor|op|aan|in|door|naar|van|at|for|with|in|by|to|from)(?:\s(?:de|het|een|the|'t))?\s$/iu;

const capitals = "(?:\\p{Lu}\\p{Ll}?\\.|\\p{Lu}[\\p{L}\\p{M}'’-]*)";
const linked = `(?:${capitals})(?:\\s(?:(?:van|de|der|den|het|'t|of|the|&)\\s){0,2}(?:${capitals}))*`;
/** `Ziekenhuis` and `ziekenhuis`. */
const eitherCase = (kind: string) =>
  kind.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`);
const kinds = `(?:${[...dutchKinds.split('|'), ...englishKinds.split('|')].map(eitherCase).join('|')})`;
const behindKind = new RegExp(`${edge.before}(${kinds})((?:\\s(?:de|het|'t|van|in))?\\s)(${linked})`, 'giu');
const beforeKind = new RegExp(`(${linked})\\s(${kinds})${edge.after}`, 'gu');
const lowerKind = new RegExp(
  `${edge.before}(?:basisschool|obs|cbs|verpleeghuis|verzorgingshuis|verzorgingstehuis|woonzorgcentrum|zorgcentrum|kinderdagverblijf|peuterspeelzaal|hospice|manege|sportschool|restaurant|café|cafe)\\s((?:de|het|'t)\\s\\p{Ll}+)(?=\\s*(?:[.,?!;]|$|\\s(?:in|en|maar|te)\\s))`,
  'giu',
);
const smallSchool = /(?<=(?:^|\s)(?:het|op|aan|van)\s)(\p{Ll}{5,})\s(?:lyceum|gymnasium|college)(?!\p{L})/gu;
/** Small, as a recogniser writes: `elmfield academy`, `het vechtdal college`. */
const smallKind =
  /(?<=(?:^|\s)(?:het|op|aan|van|naar|bij|in|vanuit|at|to|from|by)\s(?:the\s|het\s|de\s)?)((?:\p{Ll}[\p{Ll}'’-]{3,}\s)?\p{Ll}[\p{Ll}'’-]{3,})\s(?:ziekenhuis|gasthuis|medisch centrum|kliniek|huisartsenpraktijk|gezondheidscentrum|apotheek|basisschool|lyceum|gymnasium|college|scholengemeenschap|hogeschool|hospital|infirmary|clinic|medical centre|health centre|surgery|pharmacy|primary school|primary|high school|grammar school|grammar|comprehensive|school|academy|university|nursery|care home|nursing home|hospice|ltd|bv)(?![\p{L}])/gu;
const adjective = /(?:ic|al|ary|ed|ing|ous|ive|ische?|aire?|ele|ieve|se|en|nt|er)$/;
/** `het sint jansdal`; St John's wort is no house. */
const saint =
  /(?<![\p{L}])(?:sint|st\.?|saint)[ -](?!jans(?:kruid)?(?!\p{L})|john['’]?s wort|maarten|nicolaas|juttemis|niklaas|truiden|valentijn|patrick)\p{L}{3,}(?:['’]s)?(?![\p{L}])/giu;
const primary =
  /(?<![\p{L}])(?:St\.?\s)?\p{Lu}[\p{L}'’-]{2,}(?:\s\p{Lu}[\p{L}'’-]{2,})?\s(?:Primary|Grammar|Comprehensive|Infants|Juniors)(?![\p{L}]|\s[Cc]are)/gu;
const schoolNamed =
  /(?<=(?:^|\s)(?:op|van|naar|bij)\s(?:de\s)?)(?!(?:basis|hoge|sport|muziek|rij|zwem|avond|taal|kleuter|dans|kook|volks|zomer|kunst|vak|beroeps|prive|privé|lagere|middelbare|speciale|jongens|meisjes|dorps|buurt|theater|toneel|kappers|zondags|koran|huishoud|mode|film|hotel|vervolg|kost|opleidings|ambachts)school)\p{L}{5,}school(?![\p{L}])/giu;
const compound =
  /(?<![\p{L}])(\p{Lu}[\p{L}-]{2,}(?:ziekenhuis|kliniek|lyceum|college|school|gasthuis|stichting|apotheek|praktijk|huis|zorg|groep))(?![\p{L}])/gu;
const atWork = new RegExp(linked, 'gu');

const capitalised = /^\p{Lu}/u;
/** What bears a capital here and names nothing. */
const isPlainName = (name: string): boolean =>
  name
    .split(/\s+/)
    .map((part) => part.replace(/[.,'’]+$/, ''))
    .every(
      (part) =>
        part.length < 2 ||
        isCommonCapital(plain(part)) ||
        isEponym(plain(part)) ||
        isMedicine(part) ||
        (isOrdinary(plain(part)) && !/[A-Z]{2}/.test(part)) ||
        /^[A-Z]{2,5}$/.test(part),
    );

function institutionsIn(text: string): Span[] {
  const spans: Span[] = [];
  const add = (start: number, length: number) =>
    spans.push({ start, end: start + length, kind: 'institution' });
  const firsts = new Set(wordsOf(text).flatMap(({ start, isFirst }) => (isFirst ? [start] : [])));
  const firstAt = (index: number) => firsts.has(index);
  for (const { 0: found, index } of text.matchAll(named)) {
    const isShort = alsoOrdinary.has(plain(found)) || found.length <= 3 || isOrdinary(plain(found));
    const isWorth =
      /^[A-Z]{2,}/.test(found) ||
      (capitalised.test(found) && !firstAt(index)) ||
      works.test(saidBefore(text, index));
    if (!isShort || isWorth) add(index, found.length);
  }
  for (const { 1: kind = '', 2: gap = '', 3: name = '', index } of text.matchAll(behindKind)) {
    // The flag that lets the kind have a capital lets names be without: those do not count here.
    if (!capitalised.test(name) || (isPlainName(name) && !/\s(?:De|Het)\s$/.test(gap))) continue;
    if (/\b(?:van|in)\b/.test(gap) || /^gemeente$/i.test(kind)) continue;
    const whole =
      new RegExp(`^${linked}`, 'u').exec(text.slice(index + kind.length + gap.length))?.[0] ?? name;
    const article = /(?:de|het|'t)\s$/i.exec(gap)?.[0].length ?? 0;
    add(index + kind.length + gap.length - article, article + whole.replace(/[.'’]+$/, '').length);
  }
  for (const { 0: found, 1: name = '', 2: kind = '', index } of text.matchAll(beforeKind)) {
    // `Bariatric Surgery`
    if (
      /^surgery$/i.test(kind) &&
      /(?:ic|al|ar|ive|cataract|bypass|replacement|transplant|pain|affirming|hernia|knee|hip|heart|brain|spine|sleeve)$/i.test(
        name,
      )
    )
      continue;
    const first =
      firstAt(index) &&
      (isOrdinary(plain(name.split(/\s/)[0] ?? '')) || isCommonCapital(plain(name.split(/\s/)[0] ?? '')));
    const skipped = first ? (/^\S+\s*/.exec(name)?.[0].length ?? 0) : 0;
    const left = name.slice(skipped);
    if (left === '' || isPlainName(left)) continue;
    add(index + skipped, found.length - skipped);
  }
  for (const { 0: found, 1: name = '', index } of text.matchAll(lowerKind))
    add(index + found.length - name.length, name.length);
  for (const { 0: found, 1: name = '', index } of text.matchAll(smallSchool))
    if (!isOrdinary(plain(name))) add(index, found.length);
  for (const { 0: found, 1: name = '', index } of text.matchAll(smallKind)) {
    const words = plain(name).split(' ');
    const last = words.at(-1) ?? '';
    const isNamed = (each: string) => isTown(each) || !(isOrdinary(each) || adjective.test(each));
    const from = words.length > 1 && !isNamed(words[0] ?? '') ? (words[0]?.length ?? 0) + 1 : 0;
    if (isNamed(last) || (from === 0 && words.length > 1)) add(index + from, found.length - from);
  }
  for (const { 0: found, index } of text.matchAll(primary)) if (!firstAt(index)) add(index, found.length);
  for (const { 0: found, index } of text.matchAll(schoolNamed)) add(index, found.length);
  for (const { 0: found, index } of text.matchAll(saint)) add(index, found.length);
  for (const { 1: name = '', index } of text.matchAll(compound))
    if (!firstAt(index) && !isOrdinary(plain(name)) && !isCommonCapital(plain(name))) add(index, name.length);
  for (const { 0: name, index } of text.matchAll(atWork))
    if (!firstAt(index) && !isPlainName(name) && works.test(saidBefore(text, index))) {
      const before = saidBefore(text, index);
      const isDoctor =
        /(?:dokter|dr\.?|doctor|mevrouw|meneer|mr\.?|mrs\.?|ms\.?|psychiater|huisarts)\s$/iu.test(before) ||
        isFirstName(plain(name.split(/\s/)[0] ?? '')) ||
        isTown(plain(name));
      if (!isDoctor && !/^(?:Dr|Dokter|Mevrouw|Meneer|Doctor|Mrs?|Ms)\b/.test(name))
        add(index, name.replace(/[.'’]+$/, '').length);
    }
  const isPart = (one: Span) =>
    spans.some(
      (other) =>
        other !== one &&
        other.start <= one.start &&
        one.end <= other.end &&
        other.end - other.start > one.end - one.start,
    );
  return spans.filter((span) => !isPart(span)).map((span) => withoutDepartment(text, span));
}

/** `SEH van het Zuiderzand Ziekenhuis`: what every hospital has stays, with the words that lead to its name. */
const department =
  /^(?:(?:de|het|the)\s)?(?:SEH|PAAZ|EHH|HIC|IC|ICU|CCU|EPA|MPU|PUK|MPK|HAP|POP-?poli|FACT|IHT|FPA|FPK|FPC|KJP|ED|A&E|AMU|PICU|CAMHS|[Aa]fdeling|[Pp]oli|[Pp]olikliniek|[Ss]poed(?:eisende hulp|post)?|[Cc]risisdienst|[Gg]eriatrie|[Nn]eurologie|[Cc]ardiologie|[Pp]sychiatrie|[Kk]raamafdeling|[Vv]erloskunde|[Ii]ntensive [Cc]are|[Ww]ard \w+|[Ee]mergency [Dd]epartment|[Cc]asualty|[Mm]aternity(?: [Uu]nit)?)\s(?:van|in|bij|of|at)\s(?:(?:de|het|the|'t)\s)?(?=\p{Lu})/u;
function withoutDepartment(text: string, span: Span): Span {
  const [lead = ''] = department.exec(text.slice(span.start, span.end)) ?? [];
  return { ...span, start: span.start + lead.length };
}

/** Asked for by names and by what is beside them: read once. */
export const placesAndInstitutionsIn: (text: string) => readonly Span[] = recently((text: string) => [
  ...institutionsIn(text),
  ...townsIn(text),
  ...townsByContextIn(text),
  ...landmarksIn(text),
  ...workPlacesIn(text),
  ...housesByContextIn(text),
]);
