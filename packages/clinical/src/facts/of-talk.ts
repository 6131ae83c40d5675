/** What is said of the talk itself, to somebody who is being examined, or to be kind: true, and nothing for a note. */
import { plain, wordsOf } from '../reading/text.ts';
import type { Fact } from './fact.ts';
import { names } from './unclear.ts';

const who = '(?:behandelaar:? |the clinician |clinician (?:to )?)?';
/** What the clinician does in the talk: asks, reads, looks something up, fetches an instrument, understands. */
const aboutTalk = new RegExp(
  `^${who}(?:(?:vraagt|vraag)(?!.* (?:aan|om|of|naar)(?: |$))|vroeg|stelt (?:\\p{L}+ ){1,3}(?:vraag|vragen)|loopt .*langs|leest|noteert|schrijft .*\\bop$|pakt|zoekt (?:het|dat|iets) op|heeft .*(?:erbij|bij zich|hier|mee|voor zich)$|kijkt (?:even|mee|naar|zo|nog|hier)|hoort|snapt|begrijpt|bedoelt|verbetert|(?:is|heet) (?:blij|benieuwd|tevreden met)|vindt het (?:fijn|mooi|knap|goed)|moet (?:het|iets|dat|nog|ook|cliënt|even)(?: \\p{L}+)* vragen|wil (?:cliënt |client )?(?:het |dat |nog |ook |eerst |graag |even |wat |iets |niet |helemaal |met \\p{L}+ alleen )*(?:vragen|weten|horen|langslopen|overdoen|doornemen|praten|bespreken)|zegt het|zei het|dacht het|hears|understands|asks|is (?:glad|happy|sorry)|means|wants to (?:ask|hear|know)|has (?:the|a|an) \\p{L}+ (?:\\p{L}+ )?here$)\\b`,
  'u',
);
const turned =
  /^(?:\p{L}+ ){1,2}(?:vraagt|heeft|pakt|zoekt|leest|noteert|schrijft) (?:behandelaar|de behandelaar)(?: (?:ook|nog|zo|even|nu|iets|wat|\p{L}+ers|erbij|op|hier))*$/u;
/** `Behandelaar is Anna de Wit, gz-psycholoog`. */
const introduces =
  /^(?:Behandelaar|The clinician|Clinician) (?:is|heet|is called) (?:(?:dr|dokter)\.? )?\p{Lu}/u;

/** What the clinician is about to do with hands or instruments: what is found is told after it. */
const examines =
  /^(?:behandelaar (?:gaat (?:\p{L}+ ){0,4}(?:nakijken|meten|bekijken|onderzoeken|luisteren|voelen|kijken|wegen)|(?:meet|neemt|luistert|voelt|weegt|onderzoekt|bekijkt)(?: \p{L}+){0,3}(?: op)?)|check (?:her|his|their|the) \p{L}+(?: and \p{L}+)*(?: \p{L}+)?|look with .*)$/u;
const examinesFirst = /^behandelaar (?:gaat|meet|neemt|luistert) .*\b(?:eerst|daarna|zo|straks|vooraf)\b/u;

/** What the clinician does beside the talk or wishes, whatever is counted in it. */
const aside =
  /^(?:behandelaar (?:wenst\b.*|stelt (?:\p{L}+ ){1,3}vragen|denkt het (?:niet|wel)|vroeg (?:\p{L}+ ){0,3}(?:van|naar) (?:\p{L}+ ){0,2}\p{L}+|haalt (?:\p{L}+ ){1,2}(?:er (?:weer )?bij|erbij|eraf)|gaat (?:\p{L}+ ){1,2}erbij halen|gaat nu .*(?:testjes|meten)|(?:de |het )?(?:tweede|eerste) schrijft .*)|(?:\p{L}+ )?(?:gaat|wil) behandelaar (?:\p{L}+ ){1,2}(?:meten|onderzoeken|voelen|bekijken|luisteren)|\p{L}+ schrijft behandelaar op|nog iets wat behandelaar altijd vraagt|(?:the )?clinician (?:wishes .*|asks a few questions))$/u;

const kindWords =
  /^(?:(?:dat|het|that|it)(?:'s| is| was| klinkt| lijkt| sounds| must be)? )?(?:(?:heel|erg|echt|zeker|wel|toch|een|nogal|hartstikke|best|maar|niet|een hele|wat|very|really|a|quite|so) )*(?:goed|goeie|goede|mooi|mooie|knap|fijn|prima|heftig|naar|vervelend|verdrietig|begrijpelijk|herkenbaar|logisch|belangrijk|jammer|zielig|groot verschil|nogal iets|verstandig|netjes|geeft niks|geen ramp|gefeliciteerd|gecondoleerd|good|great|nice|lovely|fair|brilliant|understandable|important|wonderful|awful|tough)\b/;
const LONGEST_KIND_WORDS = 8;
const thanks =
  /^(?:dank(?:jewel|uwel| u| je)?|bedankt|thanks|thank you|geeft niks|sorry|excuses|alstublieft|graag gedaan)\b(?! (?:de|het|mijn))/u;
const notMuch = /\bis (?:niet niks|geen ramp|wel wat|nogal wat|toch wat|geen kattenpis|not nothing)$/u;

/** Said to somebody who is being examined, or who comes in or goes. */
const commands =
  /^(?:(?:en|nu|dan|eerst|zo|oke|goed|ja|ga maar|and|now) )*(?:kleed (?:u|je)|(?:d'r|er) maar in|kom (?:maar|verder|binnen|erin)|(?:arm|armen|hand|handen|vinger|been|mond|ogen|broek|sokken|schoenen|trui) (?:maar )?(?:op|uit|aan|open|dicht|omhoog|ontspannen|los|stil|geven|recht|mogen)\b|(?:helemaal |diep |rustig )+(?:uitademen|inademen|uitblazen|zuchten|blazen)|laat (?:\p{L}+ ){0,3}(?:eens )?zien|(?:stoel|hoofd) (?:\p{L}+ ){0,3}draaien|haal (?:het|dat) beeld|volg (?:mijn|m'n|de) (?:hand|vinger)|kijk naar (?:het|mijn|de) |wachten,? (?:\p{L}+ )?(?:minuutje|even)|houd?(?:en)? maar|op (?:die|de) weegschaal|zitten,? arm|pop (?:up|on)|have a seat|look (?:at|straight))/u;

/** Whether a fact is such a thing. What was measured, decided or given in the same words is told all the same. */
export function isOfTalk(fact: Fact): boolean {
  const { clause, quote, told_by, slots } = fact;
  if (told_by === 'client' || told_by === 'other') return false;
  const text = clause ?? quote;
  const said = plain(text);
  if (aside.test(said.replace(/[,.]/g, '')) && slots.measurements.length + slots.changes.length === 0)
    return true;
  const counted = slots.times.length + slots.amounts.length + slots.changes.length;
  if (slots.medicines.length === 0 && slots.times.length + slots.changes.length === 0) {
    const isValued = slots.amounts.length > 0 || slots.measurements.length > 0;
    if (!isValued && (examines.test(said) || examinesFirst.test(said) || commands.test(said))) return true;
    if (introduces.test(text) || notMuch.test(said)) return true;
  }
  if (names(fact) || counted > 0) return false;
  return (
    aboutTalk.test(said) ||
    turned.test(said) ||
    thanks.test(said) ||
    (kindWords.test(said) && wordsOf(text).length <= LONGEST_KIND_WORDS)
  );
}
