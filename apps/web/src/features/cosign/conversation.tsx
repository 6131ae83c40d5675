import { useId } from 'react';
import type { TranscriptPiece } from '../../consultations/queries.ts';
import { clock } from '../../lib/format.ts';
import { useStrings } from '../../lib/strings.ts';
import { classNames } from '../../ui/class-names.ts';
import { cosignStrings } from './strings.ts';

export type NamesOf = (piece: TranscriptPiece) => string | undefined;

type ConversationProps = { pieces: readonly TranscriptPiece[]; namesOf: NamesOf; lit: readonly number[] };

/** All that was said, folded until somebody wants it. */
export function Conversation({ pieces, namesOf, lit }: ConversationProps) {
  const t = useStrings(cosignStrings);
  const id = useId();
  if (pieces.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-card">
      <summary id={id} className="flex min-h-11 cursor-pointer items-center px-5 font-medium">
        {t.conversation}
      </summary>
      <ul aria-labelledby={id} className="flex max-h-96 flex-col gap-2 overflow-y-auto px-5 pb-5">
        {pieces.map((piece) => (
          <Said key={piece.seq} piece={piece} name={namesOf(piece)} isLit={lit.includes(piece.seq)} />
        ))}
      </ul>
    </details>
  );
}

type SaidProps = { piece: TranscriptPiece; name: string | undefined; isLit?: boolean };

export function Said({ piece, name, isLit = false }: SaidProps) {
  return (
    <li className={classNames('text-sm break-words', isLit && 'rounded-control bg-evidence')}>
      <span className="tabular mr-2 text-muted">{clock(piece.start_s)}</span>
      {name && <span className="mr-2 font-medium">{name}</span>}
      {piece.text}
    </li>
  );
}
