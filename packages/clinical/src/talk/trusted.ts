/** With three in the room: where the words alone were found to tell who speaks, measured on talks with a third person. */
import { formOfOther } from './addressed.ts';
import type { Looks } from './features.ts';
import type { Role } from './sentence.ts';
import type { ThirdPerson } from './third-person.ts';

const NEARLY_CERTAIN = 0.97;
const SURE = 0.88;
/** A question may be followed by a remark before it is answered. */
const REACH = 3;

const isYou = ({ signs }: Looks) => signs.has('you_polite') || signs.has('you_plain');
const isOfOneself = ({ signs }: Looks) => signs.has('i') || signs.has('me') || signs.has('my');

type Heard = { role: Role; sure: number };

/** The question that the words from one place on answer. */
function askedBefore(at: number, heard: readonly Heard[], looks: readonly Looks[]): Looks | undefined {
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    if (heard[back]?.role !== 'clinician') return undefined;
    if (looks[back]?.isQuestion) return looks[back];
  }
  return undefined;
}

export function trustedIn(
  heard: readonly Heard[],
  looks: readonly Looks[],
  third: ThirdPerson,
  addressed: Float64Array,
): boolean[] {
  const theirs = formOfOther(looks, third);
  let start = 0;
  let isOwnTurn = false;
  return heard.map(({ role, sure }, at) => {
    const look = looks[at];
    if (!look) return false;
    if (heard[at - 1]?.role !== role) {
      start = at;
      isOwnTurn = false;
    }
    isOwnTurn ||= isOfOneself(look);
    if (role === 'other') return sure >= NEARLY_CERTAIN;
    // `Ik bel jou`, to the one who came along: whom it means is not known by who says it.
    if (role === 'clinician')
      return isYou(look) ? sure >= NEARLY_CERTAIN && !(theirs && look.signs.has(theirs)) : sure >= SURE;
    const asked = askedBefore(start, heard, looks);
    // Who is asked `u` or `je` mostly answers; what somebody says of themselves unasked may be of either.
    if (asked && isYou(asked) && !asked.signs.has('third') && (addressed[start] ?? 0) <= 0) return true;
    return sure >= SURE && (asked ? isOwnTurn : !isOfOneself(look));
  });
}
