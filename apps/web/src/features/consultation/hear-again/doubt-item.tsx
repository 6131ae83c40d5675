import type { Evidence } from '@noteer/clinical';
import type { Doubt } from '@noteer/contract';
import { Play } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import type { Sound } from '../sound.ts';
import { DoubtRemoval, DoubtTyping } from './doubt-answering.tsx';
import { DoubtDeeds } from './doubt-deeds.tsx';
import { DoubtedSentences, HeardAround } from './doubt-words.tsx';
import { goingWith, heardAgain, restingOn } from './doubts.ts';
import { hearStrings } from './strings.ts';
import type { Answers } from './use-answers.ts';

type DoubtItemProps = {
  doubt: Doubt;
  text: string;
  sentences: readonly Evidence[];
  pieces: readonly TranscriptPiece[];
  /** Null: it was removed, and what was said around it is shown instead. */
  sound: Sound | null;
  /** The one that the tab key reaches; arrows go on from there. */
  isTabStop: boolean;
  onFocus: () => void;
  answers: Answers | undefined;
  onAnswered: () => void;
  onReveal: (offset: number) => void;
};

/** One place: what was heard, how it was read, what of the note rests on it, and what it really is. */
export function DoubtItem(props: DoubtItemProps) {
  const { doubt, text, sentences, pieces, sound, isTabStop, onFocus, answers, onAnswered, onReveal } = props;
  const t = useStrings(hearStrings);
  const row = useRef<HTMLLIElement>(null);
  const [asking, setAsking] = useState<'typed' | 'removed' | null>(null);
  const resting = useMemo(() => restingOn(text, sentences, doubt), [text, sentences, doubt]);
  const going = useMemo(() => goingWith(resting), [resting]);
  const [from, to] = [clock(doubt.from_s), clock(doubt.to_s)];

  const leave = () => {
    setAsking(null);
    row.current?.querySelector<HTMLElement>('[data-first-key]')?.focus();
  };
  const answered = (tell: () => void) => {
    setAsking(null);
    tell();
    onAnswered();
  };
  const deeds = answers && {
    right: () => answered(() => answers.right(doubt)),
    type: () => setAsking('typed'),
    // What leaves the note is shown before it goes.
    remove: () => (going.length > 0 ? setAsking('removed') : answered(() => answers.removed(doubt))),
  };
  function hearKey(event: KeyboardEvent) {
    if (!deeds || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && asking) leave();
    else if (event.target instanceof HTMLInputElement) return;
    else if (event.key.toLowerCase() === 'g') deeds.right();
    else if (event.key.toLowerCase() === 't') deeds.type();
    else if (event.key.toLowerCase() === 'w') deeds.remove();
    else return;
    event.preventDefault();
  }
  return (
    <li ref={row} data-doubt={doubt.id} className="doubt" onKeyDown={hearKey} onFocus={onFocus}>
      <div className="flex flex-wrap items-center gap-x-2">
        {sound && (
          <button
            type="button"
            data-first-key
            aria-label={t.listen(from, to)}
            aria-keyshortcuts="Enter Space"
            tabIndex={isTabStop ? 0 : -1}
            onClick={() => sound.playPassages([heardAgain(doubt)])}
            className="evidence-time -ml-2"
          >
            <Play aria-hidden="true" />
            {from}–{to}
          </button>
        )}
        <span className="mark-kind">{t[doubt.by]}</span>
      </div>
      <dl className="doubt-words">
        {doubt.heard && <Said name={t.heard} words={`“${doubt.heard}”`} />}
        <Said name={t.read} words={doubt.read ? `“${doubt.read}”` : t.unclear} isStrong />
      </dl>
      {!sound && <HeardAround doubt={doubt} pieces={pieces} />}
      <DoubtedSentences text={text} resting={resting} isTabStop={isTabStop} onReveal={onReveal} />
      {deeds && asking === null && (
        <DoubtDeeds doubt={doubt} deeds={deeds} isTabStop={isTabStop} isFirst={!sound} />
      )}
      {answers && asking === 'typed' && (
        <DoubtTyping
          doubt={doubt}
          onKeep={(words) => answered(() => answers.typed(doubt, words))}
          onCancel={leave}
        />
      )}
      {answers && asking === 'removed' && (
        <DoubtRemoval
          sentences={going.map(({ start, end }) => text.slice(start, end))}
          onRemove={() => answered(() => answers.removed(doubt))}
          onCancel={leave}
        />
      )}
    </li>
  );
}

const Said = ({ name, words, isStrong }: { name: string; words: string; isStrong?: boolean }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-muted">{name}</dt>
    <dd className={isStrong ? 'min-w-0 font-semibold wrap-anywhere' : 'min-w-0 wrap-anywhere'}>{words}</dd>
  </div>
);
