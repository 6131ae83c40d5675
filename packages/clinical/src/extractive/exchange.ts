/** Joins a question and its answer into one sentence of a note. What cannot be said safely is quoted as it was said. */
import { hear } from '../facts/cues/hear.ts';
import type { FactKind } from '../facts/kind.ts';
import type { Language } from '../note.ts';
import { capitalised, plain, wordsOf } from '../reading/text.ts';
import { talkIn } from '../talk/talk.ts';
import { understood } from './answer.ts';
import { asked, openings } from './question.ts';
import { finished, midSentence, tidied, unfinished } from './tidy.ts';

const denies: Readonly<Record<Language, string>> = { nl: 'Ontkent', en: 'Denies' };

/** The words that a joined sentence may hold although nobody said them, apart from the forms of the verbs asked. */
export const connectingWords = ['ontkent', 'denies', 'heeft', 'is', 'has', 'het', 'zich', 'zichzelf', 'self'];

export const quoted = (text: string): string => `“${text}”`;

/** A remainder this short, without a subject of its own, is a detail of the question: `al weken`. */
const LONGEST_DETAIL_WORDS = 7;
export const subjects =
  /\b(?:ik|we|wij|ze|zij|hij|het|er|dat|die|je|u|i|i'm|i've|it|it's|they|she|he|that|there|we're|you)\b/;

const isDetail = (text: string) =>
  wordsOf(text).length <= LONGEST_DETAIL_WORDS && !subjects.test(plain(text)) && !/[.?!;]/.test(text);

/** One denies thoughts, complaints and habits; of children one has none. */
const deniable: FactKind[] = [
  'risk',
  'attempts',
  'mood',
  'anxiety',
  'sleep',
  'complaint',
  'side_effects',
  'perception',
  'thinking',
  'substances',
  'somatic',
];
const isComplaint = (topic: string, language: Language) => {
  const heard = hear(topic, language);
  return deniable.some((each) => heard.has(each));
};

const verbatim = (questions: string[], answer: string) =>
  `${quoted(questions.map((question) => finished(question.replace(openings, ''))).join(' '))} – ${quoted(finished(answer))}`;

export function joined(questions: string[], answer: string, language: Language): string {
  const talk = talkIn[language];
  const whole = tidied(answer, talk);
  const asides = questions.map((question) => tidied(question, talk));
  const [only] = asides;
  const matter = asides.length === 1 && only ? asked(only, language) : undefined;
  if (!matter) return verbatim(asides, whole);

  const topic = capitalised(matter.topic);
  const { says, rest } = understood(whole, talk);
  const quote = quoted(finished(whole));
  if (says === 'neither') return `${topic}: ${quote}`;
  if (says === 'no') {
    if (matter.canBeDenied && isComplaint(matter.topic, language)) {
      const denial = `${denies[language]} ${matter.topic}`;
      return rest === '' ? `${denial}.` : `${denial}: ${quote}`;
    }
    return isDetail(rest) ? `${topic}: ${midSentence(unfinished(whole))}.` : `${topic}: ${quote}`;
  }
  if (!matter.predicate)
    return isDetail(rest) ? `${topic}: ${midSentence(unfinished(whole))}.` : `${topic}: ${quote}`;
  const claim = capitalised(matter.predicate);
  if (rest === '') return `${claim}.`;
  return isDetail(rest)
    ? `${claim}, ${midSentence(unfinished(rest))}.`
    : `${claim}: ${quoted(finished(rest))}`;
}
