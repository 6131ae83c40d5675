/** Lines without a thing of their own: when, how much, better or worse, or what was done with what they do not name. */
import type { Fact } from '../facts/fact.ts';
import { isNaming, isScaled } from '../facts/unclear.ts';
import { isConjugated } from '../grammar/dutch-clauses.ts';
import { isFull as isFullInDutch } from '../grammar/dutch-fragments.ts';
import { infinitiveOf } from '../grammar/dutch-verbs.ts';
import { adverbs, coordinators, determiners, prepositions, subordinators } from '../grammar/dutch-words.ts';
import { isFull as isFullInEnglish } from '../grammar/english-fragments.ts';
import { set, wordsIn } from '../grammar/words.ts';
import type { Language } from '../note.ts';
import type { Slots } from '../reading/slot.ts';
import { slotsOf } from '../reading/slots.ts';

/** Of something: `Is met Pasen gestopt` does not say with what; `Slaapt slecht` says all. */
const openVerbs = set(`
  hebben zijn worden blijven kunnen mogen moeten willen zullen hoeven gaan komen doen laten nemen innemen gebruiken slikken stoppen beginnen
  starten halveren ophogen verhogen verlagen afbouwen minderen proberen krijgen houden staan zitten lukken vinden noemen zeggen
  weten denken geven maken zetten kloppen duren kosten schelen lijken merken kennen herkennen zien passen bedoelen overslaan
`);
const openForms = set(`
  gehad geweest geworden gebleven gekund gemoeten gewild gegaan gekomen gedaan gelaten genomen ingenomen gebruikt geslikt gestopt begonnen gestart
  gehalveerd opgehoogd verhoogd verlaagd afgebouwd geminderd geprobeerd gekregen gehouden gelukt gevonden gezegd geweten gedacht
  gegeven gemaakt gezet geklopt gemerkt herkend gezien bedoeld overgeslagen is was waren had hadden heeft kan kon mag moet zou zal
  ging kwam deed liet nam begon kreeg hield stond zat vond zei wist dacht gaf zag leek werd bleef stopte gebruikte slikte probeerde
`);
const openInDutch = set(`
  ik je jij u hij ze zij het 't er we wij jullie hem haar hun ons zich men iemand dat dit die deze ja nee nou oh eh ok oke oké hoor joh ongeveer
  eentje allebei beide half halve anderhalf best hoger lager beter slechter erger minder meer groter kleiner zwaarder lichter stabiel hetzelfde zelfde
  gelijk perfect prima fijn fijner mooi gek raar vreemd lastig matig redelijk uitstekend normaal ietsje iets precies klopt juist hoog laag
  groot klein links rechts behandelaar cliënt naaste nodig vroeger ergens zoiets ruim krap zo'n maximaal minimaal steeds hooguit
  dag dagen nacht nachten week weken maand maanden jaar jaren uur uren minuut minuten keer keren ochtend avond middag weekend dagje weekje
  mg milligram gram ml tablet tabletten tabletje stuk stuks procent euro
  laatste vorige volgende afgelopen eerste tweede derde begin eind einde halverwege inmiddels achteraf toen toch echt liefst eerlijk één een
`);
const openInEnglish = set(`
  i you he she it they we them him her us me that this those these there yes no yeah well so and but or if because then than as not never
  a an the one ones of in on at to for from with by about around up down out off over after before since until till during between
  is was are were be been being has have had does did do doing done will would can could should may might must it's that's he's she's
  stop stopped stopping start started take takes took taken use used try tried get gets got gotten keep kept stay stayed go goes went gone come came
  make makes made give gave given find found say said know knew think thought seem seems seemed
  good bad better worse fine perfect great okay ok same less more a bit little lot lots very really quite rather much many most only just maybe
  probably usually sometimes often always now once twice times time all both none every each last next first second half right left higher lower
  stable normal high low day days night nights week weeks month months year years hour hours minute minutes morning evening afternoon
  mg milligram milligrams tablet tablets percent
  weekend patient client clinician again still yet too also either else exactly roughly nearly almost ago back
`);
const isNumber =
  /^\d|^(?:een|één|twee|drie|vier|vijf|zes|zeven|acht|negen|elf|twaalf|nul|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$|^\p{L}*(?:tien|honderd|duizend|twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig|teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:ste|de)?$/u;
const things = set('thuis samen home together');

const isOpen = (low: string, language: Language): boolean => {
  if (things.has(low)) return false;
  if (isNumber.test(low) || low.length < 2) return true;
  if (language === 'en') return openInEnglish.has(low);
  if (openInDutch.has(low) || openForms.has(low) || adverbs.has(low) || prepositions.has(low)) return true;
  if (determiners.has(low) || coordinators.has(low) || subordinators.has(low)) return true;
  return low.startsWith("'") || openVerbs.has(infinitiveOf(low) ?? '');
};

const according = / \((?:volgens|according to|per) [^)]+\)/gu;

/** When and how often are blanked out, as long as they were. */
function withoutSpots(text: string, slots: Slots): string {
  let rest = text;
  for (const { start, end } of [...slots.times, ...slots.frequencies, ...slots.durations])
    rest = rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end);
  return rest;
}

/** Whether none of its words is a thing, a complaint or a doing by itself. */
export function saysNoThing(text: string, language: Language): boolean {
  const slots = slotsOf(text, language, { isSpoken: true });
  if (slots.medicines.length + slots.measurements.length + slots.parts.length > 0) return false;
  return wordsIn(withoutSpots(text, slots)).every(({ low }) => isOpen(low, language));
}

const isFullIn = (text: string, language: Language): boolean =>
  (language === 'nl' ? isFullInDutch : isFullInEnglish)(wordsIn(text));

const label = /^([^“:]{2,60}): \S/u;
const condition = /^(?:als|tenzij|if|unless|when)(?!\p{L})/iu;

/** Of a line the first statement: what stands behind it goes on with it. */
export function isNameless(fact: Fact, language: Language): boolean {
  const { clause, quote, of } = fact;
  const told = (clause ?? quote).replace(according, '');
  if (of !== undefined || told.includes('“') || isScaled(fact) || condition.test(told)) return false;
  // Words that are quoted for what they tell: `Als het avond is denk ik, nu komt de nacht`.
  if (clause === null && isFullIn(quote, language)) return false;
  const [first = ''] = told.split(/[;?!]/u, 1);
  const [, topic = ''] = label.exec(first) ?? [];
  if (topic !== '' && !opensWithVerb(topic, language)) return false;
  return saysNoThing(first, language) || isOnlyWhen(first, language);
}

/** `Zou zelf willen: …` is no topic; `Begin: …` is. */
const opensWithVerb = (topic: string, language: Language): boolean =>
  language === 'nl' && isConjugated(wordsIn(topic)[0]?.low ?? '') && topic.includes(' ');

/** Whether what stands behind its first statement says no more of what it is about. */
export const isNamelessWhole = (fact: Fact, language: Language): boolean =>
  isNameless(fact, language) &&
  (fact.clause ?? fact.quote)
    .replace(according, '')
    .split(/[;.?!]/u)
    .every((each) => saysNoThing(each, language));

const denying = /(?<!\p{L})(?:niet|geen|nooit|niks|niets|nee|not|never|no|none|\p{L}+n't)(?!\p{L})/iu;
/** `Perfect`, `Toen is het zo gebleven`: behind any other line it would be of that one. */
export function isFillerIn(fact: Fact, language: Language): boolean {
  const { clause, quote, slots } = fact;
  const told = clause ?? quote;
  const { times, durations, frequencies, amounts } = slots;
  const tells = times.length + durations.length + frequencies.length + amounts.length > 0;
  return !tells && !denying.test(told) && !isOfTaking(told) && isNamelessWhole(fact, language);
}

/** `Wanneer bent u gestopt?` `Het liefst helemaal stoppen.`: of what, is all that matters. */
export const isOfTaking = (text: string): boolean => taking.test(text);
const taking =
  /(?<!\p{L})(?:stop|stopt|stoppen|gestopt|stopte|begonnen|beginnen|gestart|starten|genomen|innemen|gebruikt|gebruiken|slikt|slikken|geslikt|neemt|nemen|gehalveerd|halveert|halveren|verhoogd|verhogen|verlaagd|verlagen|ophogen|opgehoogd|afgebouwd|afbouwen|stopping|stopped|started|starting|took|taken|takes|taking|uses|using|halved)(?!\p{L})/iu;

/** Whether only what stands before a question can say what it is of. */
export const asksOfBefore = (question: string, language: Language): boolean =>
  saysNoThing(question, language) || isOnlyWhen(question, language);

/** `Februari, dus voor die foodtruck`: what was then, stood before it. */
function isOnlyWhen(text: string, language: Language): boolean {
  const [head = '', ...more] = text.split(/[,:] /u);
  if (more.length === 0 || !saysNoThing(head, language)) return false;
  const isWhen = slotsOf(head, language, { isSpoken: true }).times.length > 0;
  return isWhen && !isFullIn(text, language) && !isNaming(slotsOf(text, language, { isSpoken: true }));
}
