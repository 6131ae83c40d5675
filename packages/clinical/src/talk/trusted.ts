/** With three in the room: where the words alone were found to tell who speaks, measured on talks with a third person. */
import { formOfOther } from './addressed.ts';
import type { Looks } from './features.ts';
import type { Role } from './sentence.ts';
import type { Cut } from './split.ts';
import type { ThirdPerson } from './third-person.ts';

const NEARLY_CERTAIN = 0.97;
const SURE = 0.88;
/** A question may be followed by a remark before it is answered. */
const REACH = 3;

const isYou = ({ signs }: Looks) => signs.has('you_polite') || signs.has('you_plain');
const isOfOneself = ({ signs }: Looks) => signs.has('i') || signs.has('me') || signs.has('my');

type Heard = { role: Role; sure: number };

/** The place of the question that the words from one place on answer; -1 without one. */
function askedBefore(at: number, heard: readonly Heard[], looks: readonly Looks[]): number {
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    if (heard[back]?.role !== 'clinician') return -1;
    if (looks[back]?.isQuestion) return back;
  }
  return -1;
}

/** `Hoe houdt u het vol?`, `En hoe is het voor u?`, `Wat merkt u aan hem?` */
const carer =
  /(?<!\p{L})(?:hou(?:d|dt)? (?:u|je|jij) (?:het|dat|dit) .*vol|red(?:t)? (?:u|je) (?:het|dat)|voor (?:u|jou)(?: zelf)?\?|aan (?:hem|haar)|over (?:hem|haar)|how do you cope|how are you coping|(?:on|for) you\?|about (?:him|her))(?!\p{L})/iu;

const title = /(?:^|[,.!?]\s*)(?:en )?(?:meneer|mevrouw|sir|madam)(?=\s*[,.!?])/iu;
const men = /(?<!\p{L})(?:meneer|sir)(?!\p{L})/iu;
const women = /(?<!\p{L})(?:mevrouw|madam)(?!\p{L})/iu;

/** Whether a question is put to the client, as far as its form tells. */
function toClient(cuts: readonly Cut[], looks: readonly Looks[]): (at: number) => boolean {
  const asked = looks.filter(({ isQuestion }) => isQuestion);
  const polite = asked.filter(({ signs }) => signs.has('you_polite')).length;
  const plain = asked.filter(({ signs }) => signs.has('you_plain')).length;
  const usual = polite > plain ? 'you_polite' : 'you_plain';
  // A sir and a madam: whom of them a title means is not known.
  const hasBoth = cuts.some(({ said }) => men.test(said)) && cuts.some(({ said }) => women.test(said));
  return (at) => {
    const { signs } = looks[at] ?? { signs: new Map() };
    if (!signs.has(usual) || signs.has('third')) return false;
    return !(hasBoth && title.test(cuts[at]?.said ?? ''));
  };
}

export function trustedIn(
  cuts: readonly Cut[],
  heard: readonly Heard[],
  looks: readonly Looks[],
  third: ThirdPerson,
  addressed: Float64Array,
): boolean[] {
  const theirs = formOfOther(looks, third);
  const isToClient = toClient(cuts, looks);
  const ofOthers = new Set(cuts.filter((_, at) => looks[at]?.signs.has('third')).map(({ piece }) => piece));
  let start = 0;
  return heard.map(({ role, sure }, at) => {
    const look = looks[at];
    if (!look) return false;
    if (heard[at - 1]?.role !== role) start = at;
    if (role === 'other') return sure >= NEARLY_CERTAIN;
    // `Ik bel jou`, to the one who came along: whom it means is not known by who says it.
    if (role === 'clinician')
      return isYou(look) ? sure >= NEARLY_CERTAIN && !(theirs && look.signs.has(theirs)) : sure >= SURE;
    const asked = askedBefore(start, heard, looks);
    const question = looks[asked];
    const piece = cuts[at]?.piece ?? -1;
    // A second turn may be of the other, who joins in.
    if (piece !== cuts[start]?.piece) return false;
    // Who is asked `u` or `je` mostly answers, unless it is asked of who cares for somebody.
    if (question && isYou(question)) {
      const isOfCarer = carer.test(cuts[asked]?.said ?? '') || (isOfOneself(look) && ofOthers.has(piece));
      return isToClient(asked) && (addressed[start] ?? 0) <= 0 && !isOfCarer;
    }
    // What somebody says of themselves unasked, or asked what anybody may answer, may be of either.
    return sure >= SURE && !isOfOneself(look);
  });
}
