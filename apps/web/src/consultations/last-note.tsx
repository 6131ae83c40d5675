import type { Preparation } from '@noteer/contract';
import { useClientText } from '../lib/privacy.ts';
import { PlaceLink } from './place-link.tsx';

type Section = Preparation['sections'][number];
type Line = Section['lines'][number];
type Client = { id: string; client_name: string };

/** The last note as it was written, or those of the last day, to be folded away. One link leads to all of it. */
export function LastNote({ section: { title, lines }, client }: { section: Section; client: Client }) {
  const byNote = Map.groupBy(lines, ({ places }) => places[0]?.id);
  return (
    <details open className="preparation-part last-note" aria-label={title}>
      <summary>
        <h3 className="font-semibold">{title}</h3>
      </summary>
      {[...byNote].map(([id, own]) => (
        <Note key={id} lines={own} client={client} />
      ))}
    </details>
  );
}

function Note({ lines, client }: { lines: Line[]; client: Client }) {
  const shownText = useClientText();
  const [place] = lines[0]?.places ?? [];
  return (
    <>
      {lines.map(({ label, said, places }) => (
        <p key={places[0]?.from} className="break-words">
          {label && <span className="font-medium">{shownText(label, client.client_name)} </span>}
          {said.map(({ text }) => shownText(text, client.client_name)).join(' ')}
        </p>
      ))}
      {place && (
        <p className="last-note-source">
          <PlaceLink client={client} place={place} />
        </p>
      )}
    </>
  );
}
