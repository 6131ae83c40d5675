import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import type { ShownVoice } from '../voices/use-voices.ts';
import { transcriptStrings } from './strings.ts';
import { PieceWithGaps as Piece } from './transcript-gaps.tsx';
import type { useEvidenceSearch } from './use-search.ts';

/** Whoever scrolls by hand is left alone for a while; then the list follows the sound again. */
const LEFT_ALONE_MS = 5000;

type TranscriptListProps = {
  pieces: readonly TranscriptPiece[];
  lit: readonly number[];
  /** Pieces that somebody should hear again. */
  doubted: ReadonlySet<number>;
  playing: number | undefined;
  search: ReturnType<typeof useEvidenceSearch>;
  voiceOf: (piece: TranscriptPiece) => ShownVoice | undefined;
  onChoose: (seq: number) => void;
  /** What was said where it was misheard. */
  onCorrect: (seq: number) => void;
  /** Plays a piece, whether or not a click on one does so otherwise. */
  onHear: (seq: number) => void;
  onVoice: (button: HTMLElement, seq: number, scope: 'passage' | 'piece') => void;
};

export function TranscriptList(props: TranscriptListProps) {
  const { pieces, lit, doubted, playing, search, voiceOf, onChoose, onCorrect, onHear, onVoice } = props;
  const t = useStrings(transcriptStrings);
  const scroller = useRef<HTMLDivElement>(null);
  const touchedAt = useFollowing(scroller, { lit, playing, found: search.current });
  const tabStop = lit[0] ?? playing ?? pieces[0]?.seq;
  const touch = () => {
    touchedAt.current = Date.now();
  };
  function handleClick({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLElement>('button') : null;
    if (!button) return;
    const { seq, voiceOf: passage, voiceAt: piece, correct } = button.dataset;
    if (correct) return onCorrect(Number(correct));
    if (target instanceof Element && target.closest('[data-unsure]')) onHear(Number(seq));
    if (passage) onVoice(button, Number(passage), 'passage');
    else if (piece) onVoice(button, Number(piece), 'piece');
    else if (seq) onChoose(Number(seq));
  }
  let before: ShownVoice | undefined;
  return (
    <div ref={scroller} onWheel={touch} onTouchMove={touch} className="piece-scroll">
      <ol aria-label={t.list} onClick={handleClick} onKeyDown={moveFocus}>
        {pieces.map((piece) => {
          const voice = voiceOf(piece);
          const isHead = voice !== before;
          before = voice;
          return (
            <Piece
              key={piece.seq}
              piece={piece}
              isLit={lit.includes(piece.seq)}
              isDoubted={doubted.has(piece.seq)}
              isPlaying={piece.seq === playing}
              isTabStop={piece.seq === tabStop}
              needle={search.seqs.has(piece.seq) ? search.needle : ''}
              isFound={piece.seq === search.current}
              voice={voice}
              isHead={isHead}
            />
          );
        })}
      </ol>
    </div>
  );
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Up and down go from piece to piece; left is who says it, right who says this piece alone. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = steps[event.key] ?? stay;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('.piece')];
  const focused = document.activeElement;
  const row = focused?.closest('.piece-row');
  const at = buttons.findIndex((button) => button.parentElement === row);
  if (at < 0) return;
  const next =
    event.key in sideways ? beside(event.key, buttons[at], focused) : buttons[step(at, buttons.length)];
  if (!next || next === focused) return;
  event.preventDefault();
  next.focus();
}

const stay = (at: number) => at;
const sideways: Record<string, string> = { ArrowLeft: '.voice-chip', ArrowRight: '.piece-voice' };

/** From a piece to its voice, and from there back to the piece. The name of a voice stands at its first piece. */
function beside(
  key: string,
  piece: HTMLElement | undefined,
  focused: Element | null,
): HTMLElement | null | undefined {
  if (focused !== piece) return focused?.matches(sideways[key] ?? '') ? null : piece;
  let row = piece?.parentElement;
  if (key === 'ArrowRight') return row?.querySelector<HTMLElement>('.piece-voice');
  while (row && !row.querySelector('.voice-chip')) row = row.previousElementSibling as HTMLElement | null;
  return row?.querySelector<HTMLElement>('.voice-chip');
}

type Followed = { lit: readonly number[]; playing: number | undefined; found: number | undefined };

/** Brings into view what was asked for, and what sounds unless somebody is reading elsewhere. */
function useFollowing(scroller: RefObject<HTMLDivElement | null>, { lit, playing, found }: Followed) {
  const touchedAt = useRef(0);
  const [firstLit] = lit;
  const showPlaying = useEffectEvent(() => {
    if (playing !== undefined && Date.now() - touchedAt.current > LEFT_ALONE_MS)
      reveal(scroller.current, playing);
  });
  const showLit = useEffectEvent(() => reveal(scroller.current, firstLit ?? playing));

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence with the same first piece is shown again
  useEffect(() => showLit(), [lit]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another piece sounds
  useEffect(() => showPlaying(), [playing]);
  useEffect(() => reveal(scroller.current, found), [scroller, found]);
  // On a phone the list is hidden while the note is read: it shows what was asked for when it comes up.
  useEffect(() => {
    if (!scroller.current) return;
    const sizes = new ResizeObserver(([entry]) => entry && entry.contentRect.height > 0 && showLit());
    sizes.observe(scroller.current);
    return () => sizes.disconnect();
  }, [scroller]);
  return touchedAt;
}

/** Moves the list, never the page. What is in view stays where it is. */
function reveal(scroller: HTMLDivElement | null, seq: number | undefined): void {
  const row = seq === undefined ? null : scroller?.querySelector(`[data-seq="${seq}"]`);
  if (!scroller || !row) return;
  const show = () => {
    const box = scroller.getBoundingClientRect();
    const { top, bottom } = row.getBoundingClientRect();
    if (top >= box.top && bottom <= box.bottom - box.height / 6) return;
    scroller.scrollTop += top - box.top - box.height / 4;
  };
  show();
  // Rows that were never in view had a guessed height until now.
  requestAnimationFrame(show);
}
