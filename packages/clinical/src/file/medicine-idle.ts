/** Whether what a sentence says of a medicine says nothing of its use: only spoken of, of somebody else, an overdose. */
import { plain } from '../reading/text.ts';
import type { Deed } from './medicine-deeds.ts';
import type { Stretch } from './medicine-stretches.ts';
import { medicineWords } from './medicine-words.ts';
import { isOfPastYears } from './medicine-years.ts';
import { isOfOther, type ReadSentence } from './read.ts';

/** `Eerder gebruikt: paroxetine 20 mg, duloxetine 60 mg`: what stands before the first holds for all of the list. */
export function isOfPastList({ medicine }: Stretch, { slots, words, paper }: ReadSentence): boolean {
  const [first] = slots.medicines;
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

/** `Took approximately 40 paracetamol`, `nam een strip paracetamol`: more than anybody takes for a complaint. */
const atOnce =
  /\b(?:nam|slikte|innam|took|taken|ingested|swallowed|inname van|ingenomen)\b[^.;]*\b(?:\d{2,}\s*(?:x|×|stuks)?|(?:een |a )?(?:strip|strips|doosje|doos|pot|handvol|handje vol|handful|box|packet|pack|bottle|blister)(?: \p{L}+)?(?: of)?)(?:\s(?:her|his|haar|zijn))?\s*$|(?<![\d.,])\d{2,}\s?[x×]\s*$/iu;

/** Nothing that the sentence says of this medicine is of use, or of the client. */
export function isIdle(stretch: Stretch, deed: Deed | undefined, sentence: ReadSentence): boolean {
  const { words, paper } = sentence;
  const { idle, notGiven, never, overdose, before } = medicineWords[paper.language];
  const { medicine } = stretch;
  const own = words.slice(stretch.start, stretch.end);
  // In a list only its own entry counts, and of what is used no more not even that.
  const isPastList = sentence.part === 'earlier_medicines' || sentence.part === 'stopped_medicines';
  const isOverdose = !isPastList && overdose.test(plain(sentence.part === 'medicines' ? own : words));
  const isAtOnce = !isPastList && atOnce.test(words.slice(0, medicine.start));
  if (isOfOther(sentence, medicine) || isOverdose || isAtOnce) return true;
  // Whether something should be done is asked, not told.
  if (sentence.part !== 'medicines' && /\?\s*$/.test(words)) return true;
  // Without a dose it is what somebody takes for another reason.
  if (street.test(medicine.name) && !deed && !/\d\s?(?:mc|[mµu])?g\b|pleister|patch/iu.test(own)) return true;
  if (medicine.name === 'nicotine' && !nicotineProduct.test(own)) return true;
  // `zou allergisch zijn, maar kreeg het zonder problemen`.
  if (/allerg|overgevoelig/i.test(words) && !/\d\s?(?:mg|mcg|g|IE)\b/.test(own) && !deed) return true;
  if (never.test(plain(words.slice(medicine.end, stretch.end)))) return true;
  const said =
    words
      .slice(0, medicine.start)
      .split(/[.;]\s/)
      .at(-1) ?? '';
  if (medicineWords[paper.language].thought.test(plain(said))) return true;
  const isOnlySpokenOf = idle.test(plain(own)) || medicine.polarity === 'uncertain';
  if ((isOnlySpokenOf && !isPastList) || notGiven.test(plain(own.split(/[.;]\s/)[0] ?? ''))) return true;
  // `Let op: interactie met lithium` warns of it, whoever uses it.
  if (!deed && /^(?:cave|let op|alert|caution|warning)\b/i.test(words)) return true;
  if (/^\s?-?(?:spiegel|level|\w*schema)/.test(words.slice(medicine.end))) return true;
  if (
    !deed &&
    !before.test(plain(words.slice(stretch.start, stretch.end))) &&
    !(sentence.part === 'earlier_medicines' || isOfPastList(stretch, sentence)) &&
    !isOfPastYears(stretch, sentence) &&
    !/\b(?:sinds|nu|momenteel|thans|since|now|currently)\b/iu.test(own) &&
    medicineWords[paper.language].noEffect.test(plain(words.slice(medicine.end, stretch.end)))
  )
    return true;
  const isExcepted =
    /\b(?:apart from|except(?: for)?|other than|behalve|buiten|uitgezonderd)\b[^.;]*$/iu.test(
      words.slice(0, medicine.start),
    );
  if (medicine.polarity === 'denied' && deed?.change !== 'stopped' && !isExcepted) return true;
  // A dose in the list of what is used stands, whoever advised it.
  const isListed = sentence.part === 'medicines' && /\d\s?(?:mg|mcg|g|IE|IU)\b/.test(own);
  return medicine.isConditional && deed === undefined && !(isListed && !onCondition.test(own));
}
