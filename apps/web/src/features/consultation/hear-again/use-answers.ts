import type { Evidence } from '@noteer/clinical';
import type { Doubt } from '@noteer/contract';
import { useEffect, useRef, useState } from 'react';
import { useStrings } from '../../../lib/strings.ts';
import { headingAt, withLineUnder } from '../under-heading.ts';
import { goingWith, type Resting, restingOn, withoutSentences, withTyped } from './doubts.ts';
import { answeredStrings, hearStrings } from './strings.ts';
import { useAnswerDoubt } from './use-answer-doubt.ts';

type Asked = {
  recording_id: string;
  ai_model_name: string;
  text: string;
  sentencesIn: (text: string) => readonly Evidence[];
  onReplaceText: (text: string) => void;
};

/** What an answer did to the note: the way back. */
type Done = { before: string; after: string; gone: { title: string | undefined; line: string }[] };

export type Answers = {
  right(doubt: Doubt): void;
  typed(doubt: Doubt, words: string): void;
  removed(doubt: Doubt): void;
  takeBack(doubt: Doubt): void;
  /** What was done last, in words. */
  last: { words: string; doubt: Doubt | null } | null;
};

/** One answer each, and what it means for the note: the words that stand there, or the sentence gone. */
export function useAnswers(asked: Asked): Answers {
  const { recording_id, ai_model_name } = asked;
  const t = useStrings(answeredStrings);
  const { unclear } = useStrings(hearStrings);
  const { mutateAsync } = useAnswerDoubt(recording_id, ai_model_name);
  const [last, setLast] = useState<Answers['last']>(null);
  const done = useRef(new Map<string, Done>());
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });

  function answer(
    doubt: Doubt,
    kind: NonNullable<Doubt['answer']>,
    words: string,
    after: string,
    gone: Done['gone'] = [],
  ) {
    const before = latest.current.text;
    const change = { before, after, gone };
    if (after !== before) done.current.set(doubt.id, change);
    setLast({ words, doubt: { ...doubt, answer: kind } });
    const undo = () => {
      setLast(null);
      putBack(latest.current, change, doubt, kind);
    };
    mutateAsync({ doubt: doubt.id, answer: kind }).catch(undo);
    if (after !== before) latest.current.onReplaceText(after);
  }
  const restingNow = (doubt: Doubt): Resting[] => {
    const { text, sentencesIn } = latest.current;
    return restingOn(text, sentencesIn(text), doubt);
  };
  const namedAs = ({ read, heard }: Doubt) => read || heard || unclear;

  return {
    last,
    right: (doubt) => answer(doubt, { kind: 'right' }, t.right(namedAs(doubt)), latest.current.text),
    typed(doubt, typed) {
      const { text } = latest.current;
      const after = withTyped(text, restingNow(doubt), typed);
      const more = after === text ? t.notInNote : t.inNote;
      answer(doubt, { kind: 'typed', text: typed }, `${t.typed(namedAs(doubt), typed)} ${more}`, after);
    },
    removed(doubt) {
      const { text } = latest.current;
      const resting = restingNow(doubt);
      const going = goingWith(resting);
      const gone = going.map(({ start, end }) => ({
        title: headingAt(text, start),
        line: text.slice(start, end),
      }));
      const isKept = going.length === 0 && resting.length > 0;
      const more = going.length > 0 ? t.taken : isKept ? t.keptSentence : t.notInNote;
      const after = withoutSentences(text, going);
      answer(doubt, { kind: 'removed' }, `${t.removed(namedAs(doubt))} ${more}`, after, gone);
    },
    takeBack(doubt) {
      const change = done.current.get(doubt.id);
      done.current.delete(doubt.id);
      setLast({ words: t.open, doubt: null });
      // That it failed is told where it is sent.
      mutateAsync({ doubt: doubt.id, answer: null }).catch(() => undefined);
      putBack(latest.current, change, doubt, doubt.answer);
    },
  };
}

/** The note as it was before an answer, or what the answer did taken out of what somebody made of the note since. */
function putBack(
  { text, sentencesIn, onReplaceText }: Asked,
  change: Done | undefined,
  doubt: Doubt,
  answer: Doubt['answer'],
): void {
  if (!change) return;
  const before = change.after === text ? change.before : withoutAnswer(change);
  if (before !== text) onReplaceText(before);

  function withoutAnswer({ gone }: Done): string {
    if (answer?.kind === 'typed' && doubt.read !== '') {
      const resting = restingOn(text, sentencesIn(text), { ...doubt, read: answer.text });
      return withTyped(text, resting, doubt.read);
    }
    return gone.reduce((note, { title, line }) => {
      if (note.includes(line)) return note;
      return title === undefined ? `${line}\n${note}` : withLineUnder(note, title, line).text;
    }, text);
  }
}
