/** What can stand before a colon: what was asked about where its first noun alone would say something else. */
import { ofClient } from './dutch-fragments.ts';
import { clauseHolder } from './dutch-things.ts';
import { adverbs, isPersonalPronoun } from './dutch-words.ts';
import { castOf } from './party.ts';
import { set, textOf, type Word, wordsIn } from './words.ts';

/** Doings that a note has a heading for; other verbs name nothing. */
export const doings = set(`
  slapen inslapen doorslapen eten drinken roken blowen snuiven werken wonen sporten bewegen plassen poepen hoesten braken overgeven spugen vallen struikelen piekeren malen
  huilen snurken dromen rijden autorijden gokken gamen snoepen lezen slikken tillen trillen zweten fietsen wandelen hardlopen zwemmen dansen koken douchen wassen aankleden
  studeren leren vrijen menstrueren bloeden krabben knijpen snijden krassen controleren wassen poetsen tellen verzamelen ademen bukken traplopen
  lachen genieten ontspannen mediteren schrijven tekenen klussen tuinieren oefenen dutten wegraken flauwvallen afvallen aankomen persen winkelen appen googelen uitgaan
`);

const commands =
  /^(?:(?:en|dan|nu|goed|oké|ja|zo)[, ]+)*(?:(?:ga|gaat u|hou|houd|houdt u|doe|doet u|kijk|kijkt u|loop|loopt u|adem|ademt u|zucht|zucht u|beweeg|beweegt u|trek|trekt u|steek|steekt u|blaas|blaast u|stap|stapt u|kom|komt u|knijp|knijpt u|draai|draait u|til|tilt u|strek|strekt u|leg|legt u|zet|zeg|haal|buig|buigt u|druk|drukt u|laat|laat u|pak|pakt u|blijf|blijft u|teken|neem) )(?!je nog|u nog)(?=.*(?<!\p{L})(?:eens|even|maar|rustig|diep|stil|op|uit|voor|staan|zitten|liggen|los|zien)(?!\p{L}))/iu;

/** `Houdt u de armen eens voor u uit.`: asks for a deed; what follows is no answer about the arms. */
export const isCommand = (text: string): boolean => !text.includes('?') && commands.test(text);

const weighing = /(?<!\p{L})(?:weegschaal|wegen|weeg je|weegt u|weegt hij|weegt ze)(?!\p{L})/iu;
const measuring: readonly (readonly [RegExp, string])[] = [
  [weighing, 'gewicht'],
  [/(?<!\p{L})(?:meetlat|hoe lang (?:bent u|ben je) in)(?!\p{L})/iu, 'lengte'],
];
const supposing = /(?<!\p{L})(?:denk|denkt|dacht|verwacht|schat|hoop|hoopt)(?!\p{L})/iu;
/** `Gaat u even op de weegschaal staan?`: what is read from it is the weight. */
export const measuredBy = (question: string): string =>
  measuring.find(([pattern]) => pattern.test(question))?.[1] ?? '';
/** `Wat denk je dat de weegschaal zegt?`: what is supposed is not what it says. */
export const isSupposed = (question: string): boolean => supposing.test(question) && weighing.test(question);

const LONGEST = 12;

/** `gedachten dat je de baby iets aan zou doen` → `gedachten dat cliënt de baby iets aan zou doen`: without it they would be any. */
export function heldClause(words: readonly Word[]): string {
  const at = clauseHolder(words);
  if (at < 0) return '';
  const end = words.findIndex(({ after }, place) => place > at && /[.;:?!]/u.test(after));
  const clause = words.slice(at + 1, end < 0 ? words.length : end + 1);
  if (clause.length < 2 || clause.length > LONGEST) return '';
  const asking = castOf({ speaker: 'clinician', language: 'nl' });
  const told = ofClient(clause, { asking, cast: asking, tell: () => null });
  const text = textOf(told).replace(/[\s,.?!…]+$/u, '');
  if (wordsIn(text).some(({ low }) => /^(?:je|u|jij|jou|ik|mij|we|wij)$/u.test(low))) return '';
  return `${words[at]?.low} ${text}`;
}

/** Names nothing by itself. */
const noThing =
  /^(?:jazeker|okay|oké|oke|prima|akkoord|gekke|lange|kleine|grote|tegelijk|tevoren|kwijt|gebeurd|geweest|gehad|hardop|is|was|waren|wil|wilde|moet|moest|kan|kon|betekent|\d+|(?:vijf|zes|zeven|acht|negen|der|veer|der)?(?:tien|tig)|een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|elf|twaalf)$/u;
const meant = /^(?:jullie|jou|jouw|uw|mij|mijn|ons|onze)$/u;

/** Whether it can stand before a colon: `Gebeurd: korfbal`, `Knie van het,: rechts`, `Jullie thuis: goed` name nothing. */
export function isLabel(text: string): boolean {
  const words = wordsIn(text);
  const [first, second] = words;
  if (!first || words.at(-1)?.after || /^(?:vertel|geleden|terecht\p{L}+)$/u.test(first.low)) return false;
  if (!second && (noThing.test(first.low) || adverbs.has(first.low))) return false;
  return !words.some(({ low }) => isPersonalPronoun(low) || meant.test(low));
}
