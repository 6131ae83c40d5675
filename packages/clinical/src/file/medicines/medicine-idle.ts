/** Whether what a sentence says of a medicine says nothing of its use: only spoken of, of somebody else, an overdose. */
import { plain } from '../../reading/text.ts';
import { isOfOther, type ReadSentence } from '../read.ts';
import { asReason } from './ended-deeds.ts';
import type { Deed } from './medicine-deeds.ts';
import { isToldAsPast } from './medicine-past.ts';
import type { Stretch } from './medicine-stretches.ts';
import { medicineWords } from './medicine-words.ts';
import { isOfPastYears } from './medicine-years.ts';
import { besides } from './shared-deeds.ts';
import { isSpokenOf } from './spoken-of.ts';

/** `Eerder gebruikt: paroxetine 20 mg, duloxetine 60 mg`: what stands before the first holds for all of the list. */
export function isOfPastList({ medicine }: Stretch, { slots, words, paper }: ReadSentence): boolean {
  const first = slots.medicines.find(({ kind }) => kind !== 'class');
  const { before, now, use } = medicineWords[paper.language];
  if (!first || first.start >= medicine.start || !before.test(plain(words.slice(0, first.start))))
    return false;
  const between = plain(words.slice(first.end, medicine.start));
  return !now.test(between) && !use.test(between) && !/[.;]\s/.test(between);
}

const onCondition = /\b(?:indien|als|mocht|wanneer|if|when|should)\b(?! (?:nodig|needed|required))/iu;
const street =
  /^(?:ketamine|esketamine|amfetamine|amphetamine|amfetaminesulfaat|fentanyl|heroine|cocaine|natriumoxybaat)$/;
/** What one smokes is no medicine. */
const nicotineProduct = /\d\s?mg\b|pleister|kauwgom|zuigtablet|spray|patch|gum|lozenge|vervang|replacement/iu;

/** `Took approximately 40 paracetamol`, `nam een strip paracetamol`: more than anybody takes for a complaint. `Inname 6 mg prazosine`: that day. */
const atOnce =
  /\b(?:nam|slikte|innam|took|taken|ingested|swallowed|inname van|ingenomen)\b[^.;]*\b(?:\d{2,}\s*(?:x|×|stuks)?|(?:een |a )?(?:strip|strips|doosje|doos|pot|handvol|handje vol|handful|box|packet|pack|bottle|blister)(?: \p{L}+)?(?: of)?)(?:\s(?:her|his|haar|zijn))?\s*$|(?<![\d.,])\d{2,}\s?[x×]\s*$|^\W*(?:inname|ingestion)(?: (?:van|of))?:? \d[\d.,]* ?\p{L}* $/iu;

const isExcepted = /\b(?:apart from|except(?: for)?|other than|behalve|buiten|uitgezonderd)\b[^.;]*$/iu;

function isDenied(stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence): boolean {
  const head = sentence.words.slice(0, stretch.medicine.start);
  return (
    stretch.medicine.polarity === 'denied' &&
    deed?.change !== 'stopped' &&
    !deed?.isResumed &&
    !isExcepted.test(head) &&
    // `gaf geen verbetering`: it was given.
    !isToldAsPast(stretch, sentence)
  );
}

/** `stopped (toxic in overdose)` warns, and nobody took one. */
const ifOverdosed =
  /\b(?:toxic|toxicity|dangerous|lethal|unsafe|risk\p{L}*) (?:in|of|on) overdose|\b(?:gevaarlijk|toxisch|dodelijk|giftig|onveilig|risico\p{L}*) (?:bij|op|van|in) (?:een )?(?:overdos\p{L}*|intox\p{L}*)/gu;

/** In a list only its own entry counts, and of what is used no more not even that. */
const isPastList = ({ part }: ReadSentence): boolean =>
  part === 'earlier_medicines' || part === 'stopped_medicines';

/** Of somebody else, never taken, or named for another reason: neither used nor proposed. */
export function isBarred(stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence): boolean {
  const { words, paper } = sentence;
  const { notGiven, never, overdose } = medicineWords[paper.language];
  const { medicine } = stretch;
  const own = words.slice(stretch.start, stretch.end);
  if (isPastList(sentence) && asReason.test(words.slice(0, medicine.start))) return true;
  const isOverdose =
    !isPastList(sentence) &&
    overdose.test(plain(sentence.part === 'medicines' ? own : words).replace(ifOverdosed, ''));
  const isAtOnce = !isPastList(sentence) && atOnce.test(words.slice(0, medicine.start));
  if (isOfOther(sentence, medicine) || isOverdose || isAtOnce || isSpokenOf(stretch, sentence)) return true;
  // Without a dose it is what somebody takes for another reason.
  if (
    street.test(medicine.name) &&
    !deed &&
    !/\d\s?(?:mc|[mµu])?g\b|pleister|patch|infu|neusspray|nasal|behandeling|treatment/iu.test(own)
  )
    return true;
  if (medicine.name === 'nicotine' && !nicotineProduct.test(own)) return true;
  // `zou allergisch zijn, maar kreeg het zonder problemen`.
  if (
    /allerg|overgevoelig|ana(?:f|ph)yla|came out in/i.test(words) &&
    !/\d\s?(?:mg|mcg|g|IE)\b/.test(own) &&
    medicine.name !== 'adrenaline' &&
    !deed
  )
    return true;
  if (never.test(plain(words.slice(medicine.end, stretch.end)))) return true;
  if (!deed && /\b(?:never|nooit)\b[^.;,]{0,30}$/iu.test(words.slice(0, medicine.start))) return true;
  if (/\bschrij(?:f|ven) (?:ik|wij|we) (?:\p{L}+ ){0,2}niet voor\b/iu.test(own)) return true;
  if ((!deed && isReactedTo(stretch, words)) || isOfBlood(stretch, deed, words)) return true;
  if (deed?.change !== 'stopped' && notGiven.test(plain(own.split(/[.;]\s/)[0] ?? ''))) return true;
  // `Let op: interactie met lithium` warns of it, whoever uses it.
  if (!deed && /^(?:cave|let op|alert|caution|warning)\b/i.test(words)) return true;
  return /^\s?-?(?:spiegel|level|\w*schema)|^\s(?:verlaagt|verhoogt|remt|versterkt|verdringt|lowers|raises|increases|reduces|inhibits)\s/u.test(
    words.slice(medicine.end),
  );
}

/** `verlaagt op den duur het magnesium`, `vitamine D was laag`: how much of it is in the blood. */
const isOfBlood = ({ medicine, end }: Stretch, deed: Deed | undefined, words: string): boolean =>
  inBlood.test(medicine.said) &&
  !/\d\s?(?:m?c?g|µg|IE|IU|E|x|dd)\b(?!\s?\/)|\b(?:tablet|capsule|druppel|drop|suppl|injecti)/iu.test(
    words.slice(medicine.start, end),
  ) &&
  (deed?.change === 'raised' ||
    deed?.change === 'lowered' ||
    /^[^.;]{0,40}(?:\b(?:laag|lage|hoog|low|high|normaal|normal|tekort|deficiency)\b|\d\s?[pnmuµμ]?mol)/iu.test(
      words.slice(medicine.end, end),
    ));
const inBlood =
  /^(?:magnesium|calcium|kalium|potassium|ijzer|iron|fosfaat|zink|zinc|vitamine? (?:b12|d3?|b1|b6)|foliumzuur|folic acid|folate)$/iu;

/** `van doxycycline krijgt zij uitslag`: what it does, and not that it is used. */
const isReactedTo = ({ medicine, end }: Stretch, words: string): boolean =>
  /\b(?:van|door|op|voor|tegen|to|from|with)\s(?:de\s|het\s|the\s)?$/iu.test(
    words.slice(0, medicine.start),
  ) &&
  /^(?!\s\d)[^.;]{0,40}\b(?:(?:huid)?uitslag|galbulten|netelroos|urticaria|jeuk|hives|a rash|angio-?oedeem|swelling)\b/iu.test(
    words.slice(medicine.end, end),
  );

/** It did not work, and nothing says whether it is still used. */
function hasFailed(stretch: Stretch, sentence: ReadSentence): boolean {
  const { words, paper, part } = sentence;
  const { before, noEffect } = medicineWords[paper.language];
  const own = words.slice(stretch.start, stretch.end);
  return (
    !before.test(plain(own)) &&
    !(part === 'earlier_medicines' || isOfPastList(stretch, sentence)) &&
    !isOfPastYears(stretch, sentence) &&
    !isToldAsPast(stretch, sentence) &&
    !/\b(?:sinds|nu|momenteel|thans|since|now|currently)\b/iu.test(own) &&
    noEffect.test(plain(words.slice(stretch.medicine.end, stretch.end)).replace(ifNone, ''))
  );
}
/** `bij onvoldoende effect naar 45 mg` tells of later. */
const ifNone =
  /\b(?:bij|indien|als|if|with|in case of) (?:er )?(?:no|geen|onvoldoende|weinig|insufficient) \p{L}+/gu;

/** Up to a mark that begins what is said of later: `30 mg; eventueel kan dit naar 45 mg`. */
function ownWords({ start, end, medicine }: Stretch, words: string): string {
  const later = words
    .slice(medicine.end, end)
    .search(
      /;\s(?:(?:ik|wij|we|i) )?(?:zou|stel|adviseer|would|suggest|recommend|eventueel|evt|mogelijk|kan|bij|over|indien|als|zo nodig|mocht|desgewenst|if|may|could|might|should|consider)\b/iu,
    );
  // `Naast escitalopram 10 mg zou bupropion …`: of the next.
  const ofNext = besides.test(words.slice(0, medicine.start))
    ? words.slice(medicine.end, end).search(/\s(?:zou|zouden|kan|kunnen|could|would|might|may)\s/iu)
    : -1;
  const cut = later < 0 ? ofNext : later;
  return words.slice(start, cut < 0 ? end : medicine.end + cut);
}

/** `folic acid 5 mg daily`, behind another that is taken `if needed`. */
const isCounted = (stretch: Stretch, { slots, words }: ReadSentence): boolean =>
  /\d\s?(?:mg|mcg|g|IE|IU)\b/.test(words.slice(stretch.medicine.end, stretch.end)) &&
  slots.frequencies.some(
    ({ times, start, end }) => times !== undefined && start >= stretch.start && end <= stretch.end,
  );

/** `Als kind` is no condition. */
const asChild =
  /\bals (?:klein )?(?:kind|tiener|puber|peuter|kleuter|baby|adolescent|jongere|student|jongen|meisje)\b/iu;

/** Beside what is asked stands what has been: `Valproaat gebruikte zij tot 2009`. */
const isTold = (stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence): boolean =>
  !/\?\s*$|\b(?:of|whether|graag|gaarne|please)\b/iu.test(sentence.words) &&
  ((deed?.change === 'stopped' && deed.isDone) ||
    isToldAsPast(stretch, sentence) ||
    medicineWords[sentence.paper.language].before.test(
      plain(sentence.words.slice(stretch.start, stretch.end)),
    ));

/** Nothing that the sentence says of this medicine is of use, or of the client. */
export function isIdle(stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence): boolean {
  const { words, paper, part, slots } = sentence;
  const { idle, thought } = medicineWords[paper.language];
  const { medicine } = stretch;
  if (isBarred(stretch, deed, sentence) || isDenied(stretch, deed, sentence)) return true;
  // Whether something should be done is asked, not told.
  if (
    (part === 'question' && !isTold(stretch, deed, sentence)) ||
    (part !== 'medicines' && /\?\s*$/.test(words))
  )
    return true;
  const head = words.slice(0, medicine.start).split(/[.;]\s/);
  if (thought.test(plain(head.at(-1) ?? ''))) return true;
  const own = words.slice(stretch.start, stretch.end);
  const isOnlySpokenOf = idle.test(plain(ownWords(stretch, words))) || medicine.polarity === 'uncertain';
  // What was stopped was used, whatever else is said of it.
  const isOver = deed?.change === 'stopped' && deed.isDone;
  if (isOnlySpokenOf && !isPastList(sentence) && !isOver) return true;
  if (!deed && hasFailed(stretch, sentence)) return true;
  // A dose in the list of what is used stands, whoever advised it.
  const isListed = part === 'medicines' && /\d\s?(?:mg|mcg|g|IE|IU)\b/.test(own);
  const isSure = (isListed || isCounted(stretch, sentence)) && !onCondition.test(own);
  const isAsNeeded = slots.frequencies.some(
    (each) => each.isAsNeeded && each.start >= medicine.end && each.end <= stretch.end,
  );
  return medicine.isConditional && deed === undefined && !isSure && !isAsNeeded && !asChild.test(own);
}
