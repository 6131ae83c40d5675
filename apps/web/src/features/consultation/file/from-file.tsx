import { standing, stretchesOf } from '@noteer/clinical';
import type { FilePoint, FromFile } from '@noteer/contract';
import { PlaceLink } from '../../../consultations/place-link.tsx';
import { useClientText } from '../../../lib/privacy.ts';
import { useStrings } from '../../../lib/strings.ts';
import { fileStrings } from './strings.ts';

type Stretch = { start: number; end: number };

/** What the sentence at hand has from the file. */
export type SentenceFromFile = { taken: readonly FilePoint[]; named: readonly FromFile[] };

export function fromFileAt(
  text: string,
  sentence: Stretch | undefined,
  { taken, from_file }: { taken: readonly FilePoint[]; from_file: readonly FromFile[] },
): SentenceFromFile {
  if (!sentence) return { taken: [], named: [] };
  const isHere = ({ start, end }: Stretch) => start < sentence.end && sentence.start < end;
  return {
    taken: taken.filter((point) => standing(text, point.sentence).some(isHere)),
    named: from_file.filter((entry) => stretchesOf(text, entry).some(isHere)),
  };
}

type FromFileLinesProps = SentenceFromFile & { client: { id: string; client_name: string } };

/** What nobody said in the sentence at hand, and the paper that has it. */
export function FromFileLines({ taken, named, client }: FromFileLinesProps) {
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
      {named.map(({ is, said, text, place }) => (
        <p key={`${is} ${said}`} className="flex basis-full flex-wrap gap-x-3">
          <span>{shownText((is === 'heard' ? t.heard : t.meant)(said, text), client.client_name)}</span>
          <PlaceLink client={client} place={place} />
        </p>
      ))}
    </>
  );
}
