import type { CodeSuggestion, StatedPlace } from '@noteer/contract';
import { Play } from 'lucide-react';
import { clock, fileDate } from '../lib/format.ts';
import { useClientText } from '../lib/privacy.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { TextLink } from '../ui/text-link.tsx';
import { suggestionStrings } from './code-strings.ts';
import { detailsPath } from './recording-details.ts';

type Diagnosis = NonNullable<CodeSuggestion['diagnosis']>;

type StatedDiagnosisProps = {
  diagnosis: Diagnosis;
  /** The recording that the page is about: what was said in it can be heard here. */
  recording_id: string;
  client_name: string;
  onPlay?: ((from_s: number, to_s: number) => void) | undefined;
};

/** A diagnosis that somebody stated: where its code stands, and the sentence itself. */
export function StatedDiagnosis({ diagnosis, ...place }: StatedDiagnosisProps) {
  const t = useStrings(suggestionStrings);
  const language = useLanguage();
  const stands = diagnosis.place;
  return (
    <div className="flex flex-col gap-1 text-sm text-muted">
      {diagnosis.is_working && (
        <p>
          <span className="rounded-full bg-amber-soft px-2 py-0.5 font-medium text-amber">{t.working}</span>
        </p>
      )}
      {stands && <p>{t.standsIn(stands.chapter, stands.block, stands.name[language])}</p>}
      <ul className="flex flex-col gap-1">
        {diagnosis.places.map((stated) => (
          <li key={`${stated.recording} ${stated.start_s} ${stated.sentence}`}>
            <Stated stated={stated} {...place} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type StatedProps = Omit<StatedDiagnosisProps, 'diagnosis'> & { stated: StatedPlace };

function Stated({ stated, recording_id, client_name, onPlay }: StatedProps) {
  const t = useStrings(suggestionStrings);
  const language = useLanguage();
  const shownText = useClientText();
  const { sentence, recording, start_s, end_s } = stated;
  const isHere = recording === recording_id;
  const date = fileDate(stated, language);
  return (
    <>
      <q className="break-words text-ink">{shownText(sentence, client_name)}</q>
      <span className="flex flex-wrap items-center gap-x-3">
        {!isHere && (
          <TextLink to={detailsPath({ id: recording })}>
            {start_s === null ? t.writtenOn(date, stated.author) : t.saidOn(date, stated.author)}
          </TextLink>
        )}
        {isHere && onPlay && start_s !== null && (
          <button
            type="button"
            aria-label={t.listen(clock(start_s))}
            onClick={() => onPlay(start_s, end_s ?? start_s)}
            className="evidence-time"
          >
            <Play aria-hidden="true" />
            {clock(start_s)}
          </button>
        )}
      </span>
    </>
  );
}
