/** Sentences that point at something which is not in them: `Heeft die niet meer`, `Is niet nodig`, `Mother had that`. */
import { isConjugated } from '../grammar/dutch-clauses.ts';
import { isFirstPerson, isInfinitive, isPast, isThirdPerson } from '../grammar/dutch-verbs.ts';
import { adverbs, determiners, prepositions } from '../grammar/dutch-words.ts';
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';

const according = / \((?:volgens|according to|per) [^)]+\)/gu;
const leading =
  /^(?:(?:ja|nee|nou|eh|oh?|dus|maar|en|want|alleen|ook|behandelaar|cliënt|client|naaste|kind|ouder|yes|no|well|and|but|so|because|the clinician|the patient|patient|clinician)[, ]+)+/u;

/** The first statement of a line, small, without who told it: what stands behind a semicolon goes on with it. */
const firstOf = (text: string): string =>
  plain(text.replace(according, ''))
    .split(/[;.!?]/u, 1)[0]
    ?.replace(leading, '')
    .trim() ?? '';

/** What can stand behind `die` or `dat` where no thing does. */
const isNoThing = (low: string | undefined): boolean =>
  low === undefined ||
  adverbs.has(low) ||
  prepositions.has(low) ||
  /^(?:ik|je|u|we|ze|hij|er|ie|client|behandelaar|naaste|weer|gewoon|volgende|meteen|zelf|om|dan|te|en|of|maar|twee|drie|derde|tweede|eerste|allebei|laatste|gedaan|gezegd|gehad|genomen|gekregen|gebruikt)$/u.test(
    low,
  ) ||
  isConjugated(low);

/** `Het is fijn om te zwemmen`, `het gaat beter`: nothing is lost. */
const standsForWhatFollows =
  /^het (?:gaat|ging|lukt|lukte|regent|regende|vroor)(?!\p{L})|^het \p{L}+ (?!niet om )(?:\p{L}+ )+(?:om|dat|als|of|wanneer|toen)(?!\p{L})/u;
const startsWith = /^(dat|die|dit|deze|het|hetzelfde|zoiets)(?: (\p{L}+)|\W|$)/u;
/** `Daarvoor verwijst behandelaar` says what is done; that is enough. */
const startsThere = /^(?:daar|hier)(?!voor |om |naast )\p{L}*(?: (\p{L}+)|$)/u;
/** `Die neemt cliënt niet meer, die diclofenac` names it behind. */
const isNamedBehind = /, (?:h[eè],? )?(?:van )?(?:die|dat|de|het) \p{L}{4,}/u;
const startsThen = /^(?:toen|daarna|daarvoor|sindsdien|destijds|daardoor|anders) (\p{L}+)/u;

const held =
  /^(\p{L}+(?: (?:\p{L}+ )?)?)?(?<!\p{L})(dat|die|dit|deze|hem|ze|zoiets|dezelfde)(?: (\p{L}+)|[^ \p{L}]|$)/u;
const saying =
  /^(?:denkt|dacht|zegt|zei|weet|wist|vindt|vond|merkt|merkte|hoopt|hoopte|gelooft|ziet|zag|hoort|hoorde|voelt|voelde|vreest|schrijft|vertelt|vertelde|begrijpt|snapt|herkent|klopt|wil|wilde|verwacht|beseft|was|is|heeft)(?: \p{L}+)? $/u;
/** `Vindt het lastig om`, `heeft het druk`: words that go together. */
const together =
  /(?<!\p{L})(?:heeft|hebt|heb|had|krijgt|kreeg|doet|deed|vindt|vind|vond|krijg) (?:\p{L}+ )?het (?:(?:nu|erg|heel|wel|te|vaak|altijd|soms|niet|zo|weer|gewoon|even) )*(?:druk|koud|warm|heet|zwaar|moeilijk|lastig|benauwd|goed|fijn|leuk|eens|gevoel|idee|moeilijker|beter|slecht|rustig|zwaarder|over)(?!\p{L})/u;
const withHet = /^\p{L}+ (?:(?:nu|ook|wel|zelf|nog|nooit|niet|al|dan|altijd) )?het(?: (\p{L}+)|$)/u;
const withHetSaid =
  /(?<!\p{L})(?:ik|je|u|we) (?:(?:nu|ook|wel|zelf|nog|nooit|niet|al|dan|altijd) )?het(?: (\p{L}+)|\W|$)/u;

const about =
  /(?<!\p{L})(?:erover|eraan|ervan|ermee|erop|ertegen|eronder|daarover|daaraan|daarvan|daarmee|daarbij|daarop|daartegen|daarvoor|daardoor)(?! (?:dat|hoe|of|om|te|wat)(?!\p{L}))(?!\p{L})/u;
const aboutApart =
  /(?<!\p{L})(?:er|daar) (?:[\p{L}']+ ){0,3}?(?:van|mee|op|aan|voor|over|uit|door|in|tegen|heen)(?=$|[, ])(?! (?:de|het|een|zijn|haar|\d|dat|hoe|om|te|tot)(?!\p{L}))/u;
/** `Er zijn vier kinderen bij oma` says what there is. */
const thereIs =
  /(?<!\p{L})er (?:is|zijn|was|waren|komt|kwam|ligt|staat|stond|lag|wordt|werd|gaat|ging|moet)(?!\p{L})/u;
const EARLY = 28;

/** Without a subject, and it is not `ik` that was left out: `Is niet nodig`, `Zal minder worden`. */
const things =
  /^(?:is|zal|hoeft|lukt|lukte|klopt|werkt|helpt|duurt|past|valt|kost|staat|komt|gaat|wordt|werd|scheelt|heet)$/u;

/** `Borrel drinkt ze zelf maar op`: who does, is not said. */
const whoBehind = /^(?!er |het |toen |dan |nu |wel |zo )\p{L}+ \p{L}+ (?:ze|zij|hij)(?!\p{L})/u;

const lostInDutch = (clause: string, quote: string): boolean => {
  const [told, said] = [firstOf(clause), firstOf(quote)];
  const start = startsWith.exec(told);
  if (start) {
    const [, word = '', next] = start;
    if (isNamedBehind.test(told)) return false;
    if (word !== 'het') return isNoThing(next) && !isThingAsVerb(told, word, next);
    if (!standsForWhatFollows.test(told))
      return next !== undefined && isConjugated(next) && !thingAfter.test(told);
  }
  const there = startsThere.exec(told) ?? startsThen.exec(told);
  if (there) return there[1] === undefined || isConjugated(there[1]);
  if (whoBehind.test(told) && isConjugated(told.split(' ')[1] ?? '')) return true;
  const [first = ''] = told.split(' ');
  const [firstSaid = '', second = ''] = said.split(' ');
  if (!isConjugated(first)) return false;
  // `Is het dan nog te hoog, dan …`: a condition, of what it is itself about.
  if (firstSaid === first && /^(?:het|ze|er|hij|de|een)$/u.test(second)) return false;
  const object = held.exec(told);
  if (object && holdsPronoun(object, told)) return true;
  return (
    holdsHet(told, said) ||
    isAbout(told) ||
    (things.test(first) && firstSaid === first && (second === '' || isNoSubject(second)))
  );
};
/** `Die val in de tuin`: with `die` the verb would be `valt`. */
const isThingAsVerb = (told: string, word: string, next = ''): boolean =>
  (/^di?[at]t?$/u.test(word) && word !== 'die' && isInfinitive(next)) ||
  (isFirstPerson(next) &&
    !isThirdPerson(next) &&
    !isPast(next) &&
    !told.includes(`${next} ik `) &&
    !told.includes(`${next} je `) &&
    !/^(?:heb|ben)$/u.test(next));
/** `Dacht dat is de warmte`; `dacht dat het warm was` tells what was thought. */
const holdsPronoun = ([, before, word, next]: RegExpExecArray, told: string): boolean => {
  if (before === undefined || !isNoThing(next) || isNamedBehind.test(told)) return false;
  if (word === 'dat' && saying.test(before))
    return /^(?:is|was|zijn|waren|komt|kwam|heeft|had)$/u.test(next ?? '');
  return next === undefined || !prepositions.has(before.trim().split(' ').at(-1) ?? '');
};
const holdsHet = (told: string, said: string): boolean => {
  const asSaid = withHetSaid.exec(said);
  return (
    withHet.test(told) &&
    asSaid !== null &&
    !together.test(told) &&
    (isNoThing(asSaid[1]) || asSaid[1] === 'een') &&
    !/ (?:om|dat|als|of) /u.test(told)
  );
};
const isAbout = (told: string): boolean => {
  // `Denkt er niet over, om te stoppen`: of what follows.
  if (
    /, (?:om|dat|of) | om (?:\p{L}+ ){1,5}te | (?:of|dat) .*(?<!\p{L})er |(?<!\p{L})er (?:\p{L}+ )?last van(?!\p{L}).*,/u.test(
      told,
    )
  )
    return false;
  const at = about.exec(told)?.index ?? (thereIs.test(told) ? undefined : aboutApart.exec(told)?.index);
  // `Heeft verdriet, daar zijn geen pillen voor`: of what stands before it.
  return at !== undefined && at < EARLY && !told.slice(0, at).includes(',');
};
const thingAfter = /^het \p{L}+ (?:de|een|mijn)(?!\p{L})/u;
const isNoSubject = (low: string): boolean =>
  (adverbs.has(low) || prepositions.has(low) || /^(?:over|weer|gewoon|klaar|nodig)$/u.test(low)) &&
  !determiners.has(low);

const verbBehind =
  "(?:'s|'re|'ll|'d| (?:is|was|are|were|isn't|wasn't|aren't|has|had|have|does|did|do|doesn't|didn't|don't|will|would|won't|can|can't|could|should|may|might|must|seems|seemed|comes|came|goes|went|gets|got|helps|helped|hurts|works|worked|starts|started|happens|happened|makes|made|takes|took|stays|lasts|lasted|looks|feels|felt|just|only|never|always|usually))(?!\\p{L})";
const startsInEnglish = new RegExp(
  `^(?:it|that|this|those|these)${verbBehind}|^(?:after|before|since) that(?!\\p{L})|^(?:at that point|in between)(?!\\p{L})`,
  'u',
);
const followed = /^it(?:'s| is| was| feels| seems) (?:\p{L}+ )+(?:to|that|when|if)(?!\p{L})/u;
const heldInEnglish =
  /^(?:[\p{L}'-]+ ){1,4}(?:it|that|them|those|this|these)(?:$|, (?:and|but|so|too)| (?:at|in|on|for|with|since|every|twice|once|first|again|too|as|now|then|before|after|yesterday|last|when|and|but|from|of|himself|herself|anyway|either|all)(?!\p{L}))/u;
const sayingInEnglish =
  /(?:thinks?|thought|says?|said|knows?|knew|feels?|felt|hopes?|noticed|notices|is|was|so|such|believes|told) that /u;

const lostInEnglish = (clause: string): boolean => {
  const told = firstOf(clause);
  if (/^(?:this|these) (?:is|are) (?:the|a|an|your|their|his|her|my|our) /u.test(told)) return false;
  if (startsInEnglish.test(told)) return !followed.test(told);
  return heldInEnglish.test(told) && !sayingInEnglish.test(told);
};

const labelled = /^[^“:]{2,60}: \S/u;

/** Whether only what was said before can tell what it is about. */
export function pointsBack(clause: string, quote: string, language: Language): boolean {
  if (labelled.test(clause) || clause.includes('“')) return false;
  return language === 'nl' ? lostInDutch(clause, quote) : lostInEnglish(clause);
}
