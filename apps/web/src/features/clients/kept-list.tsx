import type { Holdings } from '@noteer/contract';
import { durationText } from '../../lib/format.ts';
import { useLanguage, useStrings } from '../../lib/strings.ts';
import { countStrings } from './data-strings.ts';

/** How much is kept of a client. What there is none of is left out. */
export function KeptList({ counts }: Pick<Holdings, 'counts'>) {
  const t = useStrings(countStrings);
  const language = useLanguage();
  const lines = [
    t.appointments(counts.appointments),
    t.recordings(counts.recordings),
    counts.sound_seconds > 0 && t.sound(durationText(counts.sound_seconds, language)),
    counts.notes > 0 && t.notes(counts.notes, counts.versions),
    counts.documents > 0 && t.documents(counts.documents),
    counts.tasks > 0 && t.tasks(counts.tasks),
    counts.codes > 0 && t.codes(counts.codes),
  ].filter((line) => line !== false);
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
