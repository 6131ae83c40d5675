import type { Omission } from '@noteer/clinical';
import { Plus } from 'lucide-react';
import type { TranscriptPiece } from '../../../consultations/queries.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import type { Sound } from '../sound.ts';
import { SourceButtons } from './source-buttons.tsx';
import { checkStrings, kindStrings } from './strings.ts';
import { remedyStrings } from './strings-marks.ts';
import type { Remedies } from './use-remedies.ts';

type OmissionListProps = {
  omissions: readonly Omission[];
  pieces: readonly TranscriptPiece[];
  sound: Sound;
  remedies: Remedies | undefined;
  onDismiss: (omission: Omission) => void;
};

/** What was said and is not in the note: hear it, put it in, or leave it out knowingly. */
export function OmissionList({ omissions, pieces, sound, remedies, onDismiss }: OmissionListProps) {
  const t = useStrings(checkStrings);
  const { heard } = useStrings(remedyStrings);
  const kinds = useStrings(kindStrings);
  return (
    <ul className="mark-list">
      {omissions.map((omission) => {
        const { kind, text, sentence, seq } = omission;
        return (
          <li key={`${kind} ${seq} ${text}`} className="omission">
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="mark-kind">{kinds[kind]}</span>
              <SourceButtons pieces={pieces} sources={[seq]} sound={sound} />
            </div>
            <p>{sentence}</p>
            {text !== sentence && <p className="mark-heard">{heard(text)}</p>}
            <div className="mark-deeds">
              {remedies && (
                <Button
                  variant="quiet"
                  size="sm"
                  icon={<Plus aria-hidden="true" />}
                  aria-label={t.addThis(sentence)}
                  onClick={() => remedies.add(omission)}
                >
                  {t.add}
                </Button>
              )}
              <Button
                variant="quiet"
                size="sm"
                aria-label={t.skipThis(sentence)}
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
