/** The words with which people take back what they just said. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';

/** `isSure`: the words mean nothing else. A mere `nee` or `sorry` also answers or excuses. */
export type Marker = { start: number; end: number; isSure: boolean };

const sure: Readonly<Record<Language, string>> = {
  nl: `nee wacht even|of wacht even|nee wacht eens|of nee|of wacht|nee wacht|nee sorry|sorry nee|wacht even|wacht|ik bedoel|bedoel ik|excuus|correctie|ik verbeter|even corrigeren|ik corrigeer|ik vergis me|ik vergis mij|vergis ik me|ik zeg het verkeerd|dat zeg ik verkeerd|zeg ik verkeerd|verkeerd gezegd|ik verspreek me|of liever|of liever gezegd|of beter gezegd|of eigenlijk|nee eigenlijk|eigenlijk nee|of nou|of nou ja|nou ja eerder|nou nee|pardon|nee toch niet|nee ho|ho wacht|ik lees verkeerd|nee ik lees verkeerd|ik lees het verkeerd|nee ik lees het verkeerd|ik kijk verkeerd|nee ik kijk verkeerd|dat lees ik verkeerd|verkeerd gelezen|verkeerde regel|verkeerde kolom|dat klopt niet|nee dat klopt niet|dat is niet waar|nee ik lieg|ik lieg|wat zeg ik|ik tel opnieuw|even opnieuw tellen|ik reken het opnieuw uit|nee ik lees`,
  en: `no wait|no sorry|sorry no|or rather|i meant|make that|scratch that|no hang on|hang on|tell a lie|no tell a lie|i tell a lie|correction|actually no|no actually|or wait|oh wait|wait no|wait|my mistake|no my mistake|or sorry|or i'm sorry|no i'm sorry|no i mean|or actually|i misspoke|that's wrong|no that's wrong|that's not right|let me correct that|let me recount|let me count again|no hold on|hold on|let me start again`,
};
const maybe: Readonly<Record<Language, string>> = {
  nl: 'nee|sorry|eigenlijk',
  en: "no|sorry|i'm sorry|actually|i mean",
};
/** Said between the marker and what is meant instead. */
const between: Readonly<Record<Language, string>> = {
  nl: 'eh|ehm|uh|uhm|euh|hm|even kijken|even denken|sorry|wacht|wacht even|nee|ik bedoel|hoor|excuus|ja|nou|toch|eigenlijk|ik moet zeggen|moet ik zeggen|ge hebt gelijk|u heeft gelijk|u hebt gelijk|je hebt gelijk|hij zegt|ze zegt|zij zegt|dat zeg ik verkeerd|ik zeg het verkeerd|ik zie het nu|(?:eerder|later|langer|korter|vaker|meer|minder)(?=,)',
  en: "uh|um|er|erm|hmm|let me see|let's see|sorry|wait|no|i mean|hang on|actually|you're right|i think|he says|she says|i meant|it's actually",
};

const phrase = (phrases: string): string =>
  phrases
    .split('|')
    .sort((one, other) => other.length - one.length)
    .map((words) => words.replaceAll(' ', '[\\s,.…]+'))
    .join('|');

const pattern = (language: Language): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}'])(?:(?<sure>${phrase(sure[language])})|(?<maybe>${phrase(maybe[language])}))(?![\\p{L}\\p{N}'])[\\s,:…]*(?:(?:${phrase(between[language])})(?![\\p{L}\\p{N}'])[\\s,:…]*)*`,
    'gu',
  );
const patterns: Readonly<Record<Language, RegExp>> = { nl: pattern('nl'), en: pattern('en') };

/** Same length as the text, so that places stay: one letter for one letter. */
const folded = (text: string): string => {
  const lower = plain(text);
  return lower.length === text.length ? lower : text.toLowerCase();
};

/** `Nee, ik zeg het verkeerd`: what follows a mere no makes it sure. */
const surely = /verkeerd|bedoel|vergis|verspreek|correctie|i meant|misspoke|wrong/;

/** Most sentences have none of these, and are passed over. */
const mayHold: Readonly<Record<Language, RegExp>> = {
  nl: /nee|sorry|wacht|bedoel|excuus|correctie|ik verbeter|even corrigeren|ik corrigeer|vergis|verkeerd|verspreek|liever|gezegd|eigenlijk|pardon|lieg|klopt niet|niet waar|verbeter|corrige|nou|opnieuw|zeg ik/i,
  en: /no|sorry|wait|mean|rather|scratch|hang on|hold on|tell a lie|correct|actually|mistake|misspoke|wrong|right|make that|count|again/i,
};

/** `No tea after six` denies the tea. */
const isNone = (found: string, rest: string): boolean =>
  /^no +$/u.test(found) && /^\p{L}/u.test(rest) && !meantInstead.test(rest);
const meantInstead =
  /^(?:it|that|the|i|we|he|she|they|not|more|less|at|on|in|from|since|to|every|twice|once|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|quarter|\p{L}+(?:teen|ty|day)|january|february|march|april|may|june|july|august|september|october|november|december|left|right)(?!\p{L})/iu;

export const markersIn = (text: string, language: Language): Marker[] =>
  !mayHold[language].test(text)
    ? []
    : [...folded(text).matchAll(patterns[language])]
        .filter(({ 0: found, index }) => !isNone(found, text.slice(index + found.length)))
        .map(({ 0: found, index, groups }) => ({
          start: index,
          end: index + found.length,
          // `Nee, wacht` and `nee, sorry`: two that are unsure alone are sure together.
          isSure: groups?.sure !== undefined || surely.test(found),
        }));

/** `Nee, nooit meer dan drie`, `Nee, alleen paracetamol`: a limit or a denial, no other value. */
export const limits =
  /(?<!\p{L})(?:nooit|niet|geen|alleen|enkel|only|just|meer dan|minder dan|hooguit|hoogstens|maximaal|never|not|more than|less than|at most|under|over)(?!\p{L})/iu;

/** A yes, a sound or a filler before the marker does not count: `Eh, nee, …` */
export const opensWith = (marker: Marker, text: string): boolean =>
  /^(?:[\s,.…]|eh|ehm|uh|uhm|um|hm|o|oh|ja|nou|of|or|en|and|maar|but)*$/i.test(text.slice(0, marker.start));

const late: Readonly<Record<Language, RegExp>> = {
  nl: /zeg ik het (?:verkeerd|andersom)|ik zei (?:net|eerder|daarnet|zojuist)|zei ik (?:net|eerder|daarnet|zojuist|verkeerd)|had ik het (?:mis|verkeerd)|heb ik (?:net )?(?:verkeerd|fout) gezegd|vergis(?:te)? ik m|ik vergis(?:te)? m|haal(?:de)? ik door elkaar|door elkaar gehaald|haal het door elkaar|verkeerd om|klopt niet wat ik (?:net )?zei|kom ik (?:even )?op terug, het/u,
  en: /i said (?:earlier|before|just now)|i got that wrong|i had that wrong|i told you wrong|let me correct|i mixed (?:that|them|it) up|i was wrong about|i gave you the wrong|wrong way round/u,
};
const mayComeBack = /verkeerd|zei |mis|vergis|elkaar|terug|wrong|said|mixed|correct/i;
/** Comes back later to something that was said wrong. */
export const comesBack = (text: string, language: Language): boolean =>
  mayComeBack.test(text) && late[language].test(plain(text));
