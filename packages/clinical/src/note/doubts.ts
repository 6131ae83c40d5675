/** Reasons to doubt that a sentence of a note says what was meant, one a row: what is in doubt, how much, and how it is seen. */
import { namesThingBehind } from '../grammar/pointing.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { agreedKinds, type Doubt, type Seen } from './doubt.ts';
import { doubtsOfPerson } from './doubts-of-person.ts';
import { doubtsOfProposals } from './doubts-of-proposals.ts';
import { isDenying, mayAsk } from './unmarked.ts';

const condition =
  /(?<!\p{L})(?:als|indien|mocht|tenzij|if|unless)(?!\p{L})(?! (?:u|je|ik|you|i) (?:dat|eerlijk|mean|that))/u;
const replies = /^(?:(?:nee|neen|klopt|ja|inderdaad|no|nope|right|yes|yeah)(?!\p{L}))/u;

/** `Komen de stemmen dan niet terug`, `moet ik die bellen`: a verb, and then who; `kan ik niet` leaves something out. */
const asks =
  /^(?:(?:maar|en|dus|o|oh|of|but|and|so) )*(?:kom|komt|komen|ga|gaat|gaan|moet|moeten|is|zijn|wordt|worden|kan|kunnen|mag|mogen|zal|zullen|blijft|blijven|helpt|duurt|krijg|krijgt|do|does|is|are|will|can|should|could) (?:de|het|een|die|dat|er|ik|we|je|mijn|deze|the|it|that|this|there|they|i|we|my) (?!(?:niet|wel|ook|al|not)$)\p{L}/u;

/** `Toen is ze opgenomen`: of which time, and a reader takes the last. */
const isOfThen =
  /^toen (?:is|was|waren|heeft|had|werd|kreeg|ging|kwam|moest|zat|deed|nam|wilde|kon|lag|stond)(?!\p{L})|^then (?:she|he|they|it|the patient|was|were|had|got|went|came)(?= (?:was|were|had|got|went|came|\p{L}+ed)|$)/u;

const stemsIn = (text: string): ReadonlySet<string> => stemsOf(tokensOf(text));
const MOST_LOST = 0.5;
const FEWEST_LOST = 2;

/** Of what somebody said unasked, most must be in what is told of it. */
function isMostLost({ said, told }: Seen): boolean {
  const own = [...stemsIn(said)];
  const kept = stemsIn(told);
  const lost = own.filter((stem) => !kept.has(stem)).length;
  return lost >= FEWEST_LOST && lost > own.length * MOST_LOST;
}

/** `Met de Foster, hier is de voorzetkamer.` `Die gebruik ik niet meer.`: which of the two, is not told. */
const isOneOfTwo = ({ fact, told, before }: Seen): boolean => {
  const last = before.at(-1);
  return (
    last !== undefined &&
    last.speaker.role !== fact.told_by &&
    thatOne.test(told) &&
    namesThingBehind(last.said)
  );
};
const thatOne = /^(?:\p{L}+ )?(?:die|hem|it|that)(?!\p{L})/iu;

/** `Je zou na een week omhoog gaan.` `Ik heb het anders gedaan.`: a plan that was not followed. */
const isDoneOtherwise = ({ fact, said, later }: Seen): boolean =>
  fact.told_by === 'clinician' &&
  planned.test(plain(said)) &&
  later
    .slice(0, SOON)
    .some(({ speaker, said: words }) => speaker.role !== 'clinician' && otherwise.test(plain(words)));
const planned = /(?<!\p{L})(?:zou|zouden|would|(?:was|were) (?:going|meant|supposed) to)(?!\p{L})/u;
const otherwise =
  /(?<!\p{L})(?:(?:het|dat) (?:\p{L}+ )?(?:anders|niet) gedaan|did (?:it|that) (?:differently|another way)|didn't do (?:it|that))(?!\p{L})/u;
const SOON = 4;

export const doubts: readonly Doubt[] = [
  ...doubtsOfPerson,
  ...doubtsOfProposals,
  {
    name: 'one of two things that were named just before',
    of: 'referent',
    weight: 0.9,
    misleadsQuoted: true,
    is: isOneOfTwo,
  },
  {
    name: 'a plan that was not followed',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: isDoneOtherwise,
  },
  {
    name: 'taken back, and not clear how far',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: false,
    is: ({ fact }) => fact.from.some(({ contested }) => contested === 'by self'),
  },
  {
    name: 'the other said otherwise',
    of: 'last word',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact }) => fact.from.some(({ contested }) => contested === 'by other'),
  },
  {
    name: 'asked by who does not ask for the note',
    of: 'time',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact }) =>
      fact.told_by !== 'clinician' &&
      fact.from.some(({ text, act }) => act === 'tells' && asks.test(plain(text))),
  },
  {
    name: 'asked, and no marks say so',
    of: 'polarity',
    weight: 0.6,
    misleadsQuoted: true,
    is: (seen) => seen.isUnmarked && seen.fact.told_by !== 'client' && mayAsk(seen),
  },
  {
    name: 'then, and when is not told',
    of: 'time',
    weight: 0.9,
    misleadsQuoted: true,
    is: ({ fact, told, last }) =>
      fact.told_by === 'clinician' &&
      last === undefined &&
      isOfThen.test(plain(told)) &&
      fact.slots.times.every(({ what }) => what.kind !== 'day'),
  },
  {
    name: 'told without its condition',
    of: 'time',
    weight: 0.6,
    misleadsQuoted: false,
    is: ({ said, told }) => condition.test(plain(said)) && !condition.test(plain(told)),
  },
  {
    name: 'put as a denial to somebody who did not say no',
    of: 'polarity',
    weight: 0.6,
    misleadsQuoted: true,
    is: ({ fact, told, after }) =>
      fact.told_by === 'clinician' &&
      fact.asked === '' &&
      !agreedKinds.has(fact.kind) &&
      /^(?:geen|niet|no|not) /u.test(plain(told)) &&
      fact.slots.measurements.length === 0 &&
      after !== undefined &&
      after.speaker.role !== 'clinician' &&
      !replies.test(plain(after.said)) &&
      after.act !== 'fills',
  },
  {
    name: 'a denial came or went',
    of: 'polarity',
    weight: 0.6,
    misleadsQuoted: false,
    is: ({ fact, said, told }) =>
      fact.asked === '' && fact.clause !== null && isDenying(said) !== isDenying(told),
  },
  {
    name: 'most of what was said is lost',
    of: 'referent',
    weight: 0.6,
    misleadsQuoted: false,
    is: (seen) => seen.fact.asked === '' && seen.fact.clause !== null && isMostLost(seen),
  },
  {
    name: 'nothing but a word of the clinician',
    of: 'referent',
    weight: 0.6,
    misleadsQuoted: true,
    is: ({ fact, told }) =>
      fact.told_by === 'clinician' &&
      wordsOf(told).length <= 1 &&
      fact.slots.amounts.length + fact.slots.times.length + fact.slots.measurements.length === 0,
  },
  {
    name: 'answers what the other asked, which is not told',
    of: 'referent',
    weight: 0.6,
    misleadsQuoted: true,
    is: ({ fact, told }) =>
      fact.told_by === 'clinician' &&
      /^(?:dat|that) (?:liever|denkt?|doe|hoeft|weet|mag|kan|klopt|is niet|is wel|'s not|is not)(?!\p{L})/u.test(
        plain(told),
      ),
  },
];
