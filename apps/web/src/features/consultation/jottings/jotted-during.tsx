import type { Recording } from '@noteer/contract';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { jottingsQuery } from '../../../consultations/queries.ts';
import { clock } from '../../../lib/format.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import type { Sound } from '../sound.ts';
import { standsIn, withJotting } from './jotted.ts';
import { jottedStrings } from './strings.ts';

type JottedDuringProps = {
  recording: Recording;
  text: string;
  sound: Sound;
  /** Left out where the note cannot be changed. */
  onReplaceText: ((text: string) => void) | undefined;
};

/** What was jotted down during the recording, to be read again. What came too late for the note can be put into it. */
export function JottedDuring({ recording, text, sound, onReplaceText }: JottedDuringProps) {
  const t = useStrings(jottedStrings);
  const { data: jottings = [] } = useQuery(jottingsQuery(recording.id));
  if (jottings.length === 0) return null;
  const isMissing = (jotting: string, is_in_note: boolean) => !is_in_note && !standsIn(text, jotting);
  const hasLate = jottings.some((each) => isMissing(each.text, each.is_in_note));
  return (
    <details className="jotted" open={hasLate || undefined}>
      <summary>{t.summary(jottings.length)}</summary>
      <ul>
        {jottings.map(({ id, at_s, text: jotting, is_in_note }) => (
          <li key={id} className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <button
              type="button"
              className="evidence-time"
              aria-label={t.listen(clock(at_s))}
              onClick={() => sound.playFrom(at_s)}
            >
              <Play aria-hidden="true" />
              {clock(at_s)}
            </button>
            <p className="min-w-0 flex-1 basis-48 pt-1 whitespace-pre-line wrap-anywhere">{jotting}</p>
            {isMissing(jotting, is_in_note) && (
              <div className="flex basis-full flex-wrap items-center gap-3 text-sm text-amber">
                <span>{t.late}</span>
                {onReplaceText && (
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => onReplaceText(withJotting(text, jotting, recording.language))}
                  >
                    {t.add}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
