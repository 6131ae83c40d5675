import { standing } from '@noteer/clinical';
import type { FilePoint } from '@noteer/contract';
import { PlaceLink } from '../../../consultations/place-link.tsx';
import { useClientText } from '../../../lib/privacy.ts';
import { useStrings } from '../../../lib/strings.ts';
import { fileStrings } from './strings.ts';

type Stretch = { start: number; end: number };

/** What stands in the sentence at hand as it was put in from the file. */
export function takenAt(
  text: string,
  sentence: Stretch | undefined,
  taken: readonly FilePoint[],
): readonly FilePoint[] {
  if (!sentence) return [];
  const isHere = ({ start, end }: Stretch) => start < sentence.end && sentence.start < end;
  return taken.filter((point) => standing(text, point.sentence).some(isHere));
}

type FromFileLinesProps = { taken: readonly FilePoint[]; client: { id: string; client_name: string } };

/** What nobody said in the sentence at hand, and the paper that has it. */
export function FromFileLines({ taken, client }: FromFileLinesProps) {
  const t = useStrings(fileStrings);
  const shownText = useClientText();
  return (
    <>
      {taken.map(({ place, sentence }) => (
        <div key={`${place.id} ${sentence}`} className="basis-full">
          <p>{t.taken}</p>
          <blockquote className="my-1 border-l-2 border-line pl-3 break-words text-muted">
            {shownText(place.sentence.replace(/\s+/g, ' ').trim(), client.client_name)}
          </blockquote>
          <PlaceLink client={client} place={place} />
        </div>
      ))}
    </>
  );
}
