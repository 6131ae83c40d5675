/** Words that do not say what they are about: `Drie liter, denk ik`, `Die is weg`, `Belt hem zo`. The question or what was told before them does. */
import { isFull as isFullInDutch } from '../grammar/dutch-fragments.ts';
import { isInfinitive, isParticiple } from '../grammar/dutch-verbs.ts';
import { adverbs, prepositions } from '../grammar/dutch-words.ts';
import { isFull as isFullInEnglish } from '../grammar/english-fragments.ts';
import { set, type Word, wordsIn } from '../grammar/words.ts';
import type { Language } from '../note.ts';
import type { Slots } from '../reading/slot.ts';
import { plain } from '../reading/text.ts';

/** Begin words that answer or go on: how, when, where, how much. */
const loose: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: set(`
    niet wel ja nee allebei beide elke elk iedere ieder een één twee drie vier vijf zes zeven acht negen tien elf twaalf half halve anderhalf
    goed slecht beter slechter erger minder meer best redelijk matig zachter harder vaker hetzelfde prima fijn gek vreemd raar vroeger toen
    ergens juist precies vanmiddag vanochtend halverwege begin eind eentje niks niets dezelfde zelfde zo'n maximaal
    minimaal links rechts beiderzijds
  `),
  en: set(`
    not yes none both all every one two three four five six seven eight nine ten eleven twelve half a an about around maybe probably
    good bad better worse fine okay same in on at since for from until when before after only just mostly usually sometimes then now twice once
    last next first right left somewhere exactly
  `),
};
/** `Kan, maar niet nu`, `Mag wel`: who or what is left out, and it is not the client. */
const subjectless =
  /^(?:(?:kan|mag|moet)(?:,| (?:niet|wel|ook)(?:[,;.]|$))|(?:hoeft|lukt|klopt|werkt|helpt|hielp|werkte|lukte)(?:,| (?:niet|wel|ook|nu|nog|meestal|goed)\b|$))/u;

const isNumber = /^\d|^\p{L}*(?:tien|tig|honderd|duizend)(?:ste|de)?$|^(?:tw|th|f|s|e|n)\p{L}+(?:teen|ty)$/u;

const pointingStart =
  /^(?:en |maar |want |dus |of |ook |alleen )?(?:dat|die|dit|deze|daar\p{L}*|hij|hem|ze|zij|that|this|those|these|it|they)(?:'s|’s)?(?: (\p{L}+)|[^ \p{L}]|$)/u;

/** After `die` or `dat` these are no noun. */
const nounless =
  /^(?:is|was|zijn|waren|bent|heb|heeft|had|hebben|hadden|ga|ben|doe|kom|gaat|ging|gingen|komt|kwam|komen|kan|kon|kunnen|moet|moest|moeten|mag|mocht|wil|wilde|zou|zal|zullen|wordt|werd|worden|doet|deed|doen|blijft|bleef|zakt|zakte|duurt|duurde|staat|stond|staan|ligt|lag|liggen|zit|zat|zitten|hangt|helpt|hielp|werkt|werkte|klopt|past|lukt|lukte|vindt|vond|weet|wist|zegt|zei|neemt|nam|krijgt|kreeg|loopt|liep|geeft|gaf|scheelt|hoeft|hoefde|lijkt|leek|schijnt|valt|viel|toen|nu|niet|ook|al|nog|wel|zo|even|eerst|weer|altijd|nooit|soms|vaak|gisteren|morgen|op|in|met|bij|voor|aan|uit|over|om|te|van|naar|helemaal|echt|zelf|ze|hij|cliënt|client|behandelaar|'s|isn't|wasn't|has|does|did|will|would|can|were|too|then|on|with|for|at|to|the|patient|just|only|really)$/u;

/** `Heeft dat nu gedaan`, `Belt hem zelf`. `Denkt dat het helpt` says what. */
const pointingObject =
  /^(?:\p{L}+ )(?:\p{L}+ )?(?:hem|die|deze|dat|dit|ze|daar|daaraan|daarvan|daarmee|daarover|daarop|daarbij|ermee|eraan|ervan|erover|erop|erbij|eruit|erin|it|that|them)(?: (\p{L}+)|[^ \p{L}]|$)/u;
const saying =
  /^(?:(?:denkt|dacht|zegt|zei|weet|wist|vindt|vond|merkt|merkte|hoopt|hoopte|gelooft|ziet|zag|hoort|hoorde|voelt|voelde|vreest|thinks|thought|says|said|knows|knew|finds|feels|felt|hopes|noticed|notices) (?:\p{L}+ )?|(?:wil|wilde|heeft|had|is|was|has) \p{L}+ )(?:dat|that)$/u;
const within =
  /\b(?:er|d'r|daar) (?:[\p{L}']+ ){0,3}?(?:van|mee|op|aan|bij|voor|over|uit|door|naar|in|tegen|achter|heen|om|tussen)(?:$|[,;]| (?:gedaan|gehad|gedacht|gekeken|geweest|gezegd|gesproken|gelezen|gekomen|beginnen|gaan|doen|denken|praten|te))/u;

const isPointing = (text: string): boolean => {
  const first = pointingStart.exec(text);
  if (first && (first[1] === undefined || nounless.test(first[1]))) return true;
  const object = pointingObject.exec(text);
  if (object && (object[1] === undefined || nounless.test(object[1]))) {
    const head = text
      .slice(0, object.index + object[0].length)
      .replace(object[1] === undefined ? /[^\p{L}]$/u : / \p{L}+$/u, '');
    if (!saying.test(head)) return true;
  }
  return within.test(text) && text.split(' ').length <= LONGEST_WITHIN;
};

/** `Overleeft dat wel`: what, need not be what was asked about. */
export const pointsAtThing = (text: string): boolean =>
  !pointingStart.test(plain(text)) &&
  !/\b(?:daar|er|d'r|die|ze|hem|there|them)\b/.test(plain(text)) &&
  isPointing(plain(text));
const LONGEST_WITHIN = 9;

const times =
  /^(?:\d+|keer|dag|dagen|week|weken|maand|maanden|jaar|jaren|nacht|nachten|uur|uren|minuten|tijd|twee|drie|vier|vijf|zes|tien|time|days?|weeks?|months?|years?|nights?|hours?)$/u;
const isThing = (word: Word | undefined, language: Language): boolean =>
  word !== undefined &&
  language === 'nl' &&
  !adverbs.has(word.low) &&
  !prepositions.has(word.low) &&
  !loose.nl.has(word.low) &&
  !isNumber.test(word.low) &&
  !/^(?:die|dat|dit|deze|de|het|elke|weer)$/u.test(word.low) &&
  word.low.length > 3;

/** `het vallen` is a thing. */
const isDoing = (words: readonly Word[], at: number): boolean =>
  isInfinitive(words[at]?.low ?? '') &&
  !/^(?:het|dat|dit|die|de|met|van|bij|na|voor)$/u.test(words[at - 1]?.low ?? '');

function isFragment(words: readonly Word[], language: Language): boolean {
  const [first] = words;
  if (!first) return false;
  if (language === 'nl' ? isFullInDutch(words) : isFullInEnglish(words)) return false;
  // `Over twee weken het natrium prikken` says what is to be done.
  if (language === 'nl' && words.length > 2 && words.some((_, at) => at > 1 && isDoing(words, at)))
    return false;
  const { low } = first;
  if (/^(?:eerste|laatste|vorige|volgende|afgelopen|last|next|first)$/u.test(low))
    return times.test(words[1]?.low ?? '');
  if (low === 'geen' || low === 'none') return /^(?:van|of)$/u.test(words[1]?.low ?? '');
  // `Nooit in het ziekenhuis gelegen` says what did not happen; `Negen keer geweest` does not say where.
  if (
    language === 'nl' &&
    adverbs.has(low) &&
    words.length > 3 &&
    words.some((each, at) => at > 1 && isParticiple(each.low))
  )
    return false;
  // `Nu bloeddruk, eerst liggend`: the second word is a thing.
  if (/^(?:nu|dan|wel|eerst|daarna|verder)$/u.test(low) && isThing(words[1], language)) return false;
  return (
    loose[language].has(low) ||
    isNumber.test(low) ||
    (language === 'nl' && (prepositions.has(low) || adverbs.has(low) || low === "'s"))
  );
}

/** `Als u bij uw ouders bent`, with nothing that is then so; `Omdat het te veel werd`. */
const halves =
  /^(?:(?:(?:soms|alleen|vooral|meestal|altijd|vaak|niet|only|sometimes) )?(?:als|tenzij|mits|wanneer|if|unless|when)\b[^,;]*(?:;|$)|(?:omdat|doordat|zodat|want|because|so that)\b)/u;
/** `Start op zeven april`: what does, stood before it. */
const begun =
  /^(?:start|duurt|duurde|kost|geldt) (?:op|om|tot|in|vanaf|bij|\d|een|met|nog|pas|vaak|meestal|wel|dan|over|door|van|ongeveer)\b/u;

/** `Sinds vrijdag, want de winkel was dicht`: the verb is of what is added. */
const addedTo = /, (?:want|omdat|toen|terwijl|because|when) .*$/u;

/** What stands before a colon says what it is about. */
const label = /^[^“:]{2,60}: \S/u;

/** `Dan stijgt de spiegel`: when, stood before it. */
const follows =
  /^(?:dan|daardoor|anders) (?:is|was|wordt|werd|stijgt|daalt|gaat|zakt|komt|kan|mag|moet|hoeft|krijgt|heeft)\b/u;

type Named = Pick<Slots, 'medicines' | 'measurements' | 'findings' | 'people'>;

export function isLoose(
  text: string,
  { medicines, measurements, findings, people }: Named,
  language: Language,
): boolean {
  const whole = plain(text);
  if (follows.test(whole) || halves.test(whole) || begun.test(whole)) return true;
  // Who treats is named in every second sentence, and says nothing of what it is about.
  const named = people.filter(
    ({ start, end }) => !/^(?:behandelaar|clinician)$/i.test(text.slice(start, end)),
  );
  if (medicines.length + measurements.length + named.length > 0 || findings.some(({ isHint }) => !isHint))
    return false;
  if (label.test(text) || text.includes('“')) return false;
  const said = plain(text).replace(
    /^(?:(?:nee|ja|nou|maar|en|no|yes|well|but|and)[, ]+)+|^behandelaar |^cliënt |^client /u,
    '',
  );
  return (
    isPointing(said) || subjectless.test(said) || isFragment(wordsIn(text.replace(addedTo, '')), language)
  );
}
