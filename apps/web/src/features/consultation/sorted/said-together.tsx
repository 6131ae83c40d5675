import { Check, Play, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { evidenceStrings } from '../evidence-strings.ts';
import { type Sound, useHasSound } from '../sound.ts';
import { passagesOf } from '../use-evidence.ts';
import type { ShownVoice } from '../voices/use-voices.ts';
import { sortedStrings } from './strings.ts';

type SaidTogetherProps = {
  said: readonly TranscriptPiece[];
  line: string;
  voiceOf: (piece: TranscriptPiece) => ShownVoice | undefined;
  sound: Sound;
  isIn: boolean;
  /** Where it can go; of one heading nothing is asked. */
  headings: readonly string[];
  /** Left out where the note cannot be changed. */
  onPut: ((title: string) => void) | undefined;
};

/** A question with its answer, or what somebody said at once: heard with one click, and in the note with one. */
export function SaidTogether({ said, line, voiceOf, sound, isIn, headings, onPut }: SaidTogetherProps) {
  const t = useStrings(sortedStrings);
  const { playPassage } = useStrings(evidenceStrings);
  const hasSound = useHasSound(sound);
  const at = clock(said[0]?.start_s ?? 0);
  const passages = passagesOf(
    said,
    said.map(({ seq }) => seq),
  );
  return (
    <li className="flex flex-col items-start py-2">
      {hasSound ? (
        <button
          type="button"
          aria-label={playPassage(at)}
          onClick={() => sound.playPassages(passages)}
          className="evidence-time -ml-2"
        >
          <Play aria-hidden="true" />
          {at}
        </button>
      ) : (
        <span className="tabular text-sm text-muted">{at}</span>
      )}
      {said.map((piece) => {
        const voice = voiceOf(piece);
        return (
          <p key={piece.seq} className="wrap-anywhere">
            {voice?.voice != null && <span className="font-medium">{voice.name}: </span>}
            {piece.text}
          </p>
        );
      })}
      {onPut && <PutInNote line={line} isIn={isIn} headings={headings} onPut={onPut} words={t} />}
    </li>
  );
}

type PutInNoteProps = Pick<SaidTogetherProps, 'line' | 'isIn' | 'headings'> & {
  onPut: (title: string) => void;
  words: ReturnType<typeof useStrings<typeof sortedStrings>>;
};

/** The button stays where it is once it is in: whoever works by keys goes on from there. */
function PutInNote({ line, isIn, headings, onPut, words: t }: PutInNoteProps) {
  const [first] = headings;
  const button = useRef<HTMLButtonElement>(null);
  // The menu that put it in is gone: its place is taken by this button.
  useEffect(() => {
    if (isIn && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [isIn]);
  if (!isIn && headings.length > 1)
    return (
      <Menu
        label={t.addThis(line)}
        placement="bottom start"
        triggerClassName="talk-put"
        trigger={
          <>
            <Plus aria-hidden="true" className="size-4" />
            {t.add}
          </>
        }
        items={headings.map((title) => ({ id: title, label: title, onAction: () => onPut(title) }))}
      />
    );
  return (
    <Button
      ref={button}
      variant="quiet"
      size="sm"
      className="-ml-3"
      icon={isIn ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
      aria-disabled={isIn || undefined}
      aria-label={isIn ? t.isInThis(line) : t.addThis(line)}
      onClick={() => !isIn && first !== undefined && onPut(first)}
    >
      {isIn ? t.isIn : t.add}
    </Button>
  );
}
