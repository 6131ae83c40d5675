import type { Omission } from '@noteer/clinical';
import { Play, Plus } from 'lucide-react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { evidenceStrings } from '../evidence-strings.ts';
import type { Sound } from '../sound.ts';
import { passagesOf } from '../use-evidence.ts';
import { checkStrings, kindStrings } from './strings.ts';

type OmissionListProps = {
  omissions: readonly Omission[];
  pieces: readonly TranscriptPiece[];
  sound: Sound;
  onAdd: ((omission: Omission) => void) | undefined;
  onDismiss: (omission: Omission) => void;
};

/** What was said and is not in the note: hear it, put it in, or leave it out knowingly. */
export function OmissionList({ omissions, pieces, sound, onAdd, onDismiss }: OmissionListProps) {
  const t = useStrings(checkStrings);
  const { playPassage } = useStrings(evidenceStrings);
  const kinds = useStrings(kindStrings);
  return (
    <ul className="mark-list">
      {omissions.map((omission) => {
        const { kind, text, seq } = omission;
        const passages = passagesOf(pieces, [seq]);
        const at = clock(passages[0]?.from_s ?? 0);
        return (
          <li key={`${kind} ${seq} ${text}`} className="omission">
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="mark-kind">{kinds[kind]}</span>
              <button
                type="button"
                aria-label={playPassage(at)}
                onClick={() => sound.playPassages(passages)}
                className="evidence-time"
              >
                <Play aria-hidden="true" />
                {at}
              </button>
            </div>
            <p>{text}</p>
            <div className="-ml-3 flex flex-wrap">
              {onAdd && (
                <Button
                  variant="quiet"
                  size="sm"
                  icon={<Plus aria-hidden="true" />}
                  aria-label={t.addThis(text)}
                  onClick={() => onAdd(omission)}
                >
                  {t.add}
                </Button>
              )}
              <Button
                variant="quiet"
                size="sm"
                aria-label={t.skipThis(text)}
                onClick={() => onDismiss(omission)}
              >
                {t.skip}
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
