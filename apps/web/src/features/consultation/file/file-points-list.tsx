import type { FilePoint } from '@noteer/contract';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { PlaceLink } from '../../../consultations/place-link.tsx';
import { useClientText } from '../../../lib/privacy.ts';
import { useStrings } from '../../../lib/strings.ts';
import { Button } from '../../../ui/button.tsx';
import { fileStrings } from './strings.ts';

type FilePointsListProps = {
  points: readonly FilePoint[];
  client: { id: string; client_name: string };
  /** Not given where the note cannot be changed. */
  onAdd: ((point: FilePoint) => void) | undefined;
  onDismiss: (point: FilePoint) => void;
};

/** A letter of a hospital brings thirty laboratory values: more than these are asked for. */
const SHOWN = 6;

/** What the file has and the note has not: look it up, put it in with its source, or leave it. */
export function FilePointsList({ points, client, onAdd, onDismiss }: FilePointsListProps) {
  const t = useStrings(fileStrings);
  const shownText = useClientText();
  const [isAll, setAll] = useState(false);
  const shown = isAll ? points : points.slice(0, SHOWN);
  return (
    <>
      <ul className="mark-list">
        {shown.map((point) => {
          const { kind, name, text, place } = point;
          return (
            <li key={`${kind} ${name} ${place.id} ${place.from}`} className="omission">
              <div className="flex flex-wrap items-center gap-x-3">
                <span className="mark-kind">{t[kind]}</span>
                <PlaceLink client={client} place={place} />
              </div>
              <p className="break-words">{shownText(text, client.client_name)}</p>
              <div className="mark-deeds">
                {onAdd && (
                  <Button
                    variant="quiet"
                    size="sm"
                    icon={<Plus aria-hidden="true" />}
                    aria-label={t.addThis(text)}
                    onClick={() => onAdd(point)}
                  >
                    {t.add}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t.skipThis(text)}
                  onClick={() => onDismiss(point)}
                >
                  {t.skip}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {shown.length < points.length && (
        <Button variant="quiet" size="sm" className="-ml-3 self-start" onClick={() => setAll(true)}>
          {t.all(points.length)}
        </Button>
      )}
    </>
  );
}
