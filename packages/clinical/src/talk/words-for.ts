/** How likely the words of a sentence are from each role, and how likely the speaker changes between two sentences. */
import type { Language } from '../note.ts';
import type { Looks } from './features.ts';
import { callsParent } from './parents.ts';
import type { Cut } from './split.ts';
import { speaksFor, type ThirdPerson } from './third-person.ts';
import { weights } from './weights.ts';

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** One sentence never decides alone: it may be read out, quoted or misheard. */
const MOST = 4;

/** `addressed`: log odds for the other by whom the question before was put to. */
type Third = ThirdPerson & { addressed: number };

/** Log odds that somebody other than the client says it, of those who are not the clinician. */
function forOther(cut: Cut, { signs }: Looks, third: Third, language: Language): number {
  const { said, words } = cut;
  let odds = third.addressed;
  const places = signs.get('third');
  if (places?.some(({ start }) => start < 4)) odds += 1.5;
  else if (places) odds += signs.has('family') ? 0.5 : 1.2;
  if (places && (signs.has('me') || signs.has('my'))) odds -= 1;
  if (!places && (signs.has('i') || signs.has('me'))) odds -= 0.8;
  if (callsParent.test(said)) odds += third.callsParent === 'other' ? 3 : -3;
  if (third.calls && said.includes(`, ${third.calls}`)) odds += BY_NAME;
  if (speaksFor(cut, language)) odds += third.isInterpreter ? 4 : 1;
  else if (third.isInterpreter) odds += words.length > 3 ? 2 : words.length <= 2 ? -0.5 : 0.8;
  return odds;
}

/** What a clinician says of a client who is there is mostly asked, planned or found; who tells of them came along. */
const clinical = ['deed', 'examines', 'plans', 'explains', 'proposes', 'advises'] as const;
const TELLS_OF_CLIENT = -1.5;
const CALLS_PARENT = -4;
const BY_NAME = 3;

/** Added to the log odds for the clinician when there are three. */
function forClinician({ said }: Cut, { signs, isQuestion }: Looks, { isInterpreter, calls }: Third): number {
  const isOfThird = signs.get('third')?.some(({ start }) => start < 4) === true;
  const tells = isOfThird && !isQuestion && !isInterpreter && !clinical.some((sign) => signs.has(sign));
  return (
    (tells ? TELLS_OF_CLIENT : 0) +
    (callsParent.test(said) || (calls && said.includes(`, ${calls}`)) ? CALLS_PARENT : 0)
  );
}

/** Likelihood for clinician, client, other. */
export function wordsFor(
  cut: Cut,
  looks: Looks,
  third: Third | undefined,
  language: Language,
): [number, number, number] {
  const sum = looks.features.reduce((total, feature) => total + (weights[language].get(feature) ?? 0), 0);
  const known = third ? sum + forClinician(cut, looks, third) : sum;
  const clinician = sigmoid(Math.max(-MOST, Math.min(MOST, known)));
  if (!third) return [clinician, 1 - clinician, 0];
  const other = sigmoid(forOther(cut, looks, third, language));
  return [clinician, (1 - clinician) * 2 * (1 - other), (1 - clinician) * 2 * other];
}

/** Added to the log odds of a change of speaker, for what the two sentences look like. */
export function turnOdds(before: Looks, now: Looks, isSamePiece: boolean): number {
  const isReply = now.signs.has('yes_no') || now.signs.has('hesitates');
  if (before.isQuestion && !now.isQuestion) {
    if (isSamePiece) return isReply ? 3 : 1;
    return isReply ? 2.5 : 1.5;
  }
  if (before.isQuestion) return -0.5;
  // Who encourages goes on with a question: `Oké. En slaapt u nog slecht?`
  if (now.isQuestion && before.features.includes('short+acknowledges')) return -1;
  return 0;
}
