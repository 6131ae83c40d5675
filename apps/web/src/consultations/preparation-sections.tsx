import type { FilePlace, Preparation, PreparationLine } from '@noteer/contract';
import { useClientText } from '../lib/privacy.ts';
import { useStrings } from '../lib/strings.ts';
import { preparationStrings } from './file-strings.ts';
import { LastNote } from './last-note.tsx';
import { PlaceLink } from './place-link.tsx';

type SectionsProps = { preparation: Preparation; client_name: string };

/** All parts of the page. Every line names the papers that it rests on; what they do not say is told in plain words. */
export function PreparationSections({ preparation, client_name }: SectionsProps) {
  const t = useStrings(preparationStrings);
  const { sections, client_id } = preparation;
  const client = { id: client_id, client_name };
  if (sections.every(({ lines }) => lines.length === 0)) {
    return (
      <div>
        <p className="font-semibold">{t.nothing}</p>
        <p className="text-muted">{t.nothingMore}</p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      {sections
        .filter(({ lines, missing }) => lines.length + missing.length > 0)
        .map((section) =>
          section.id === 'last_note' ? (
            <LastNote key={section.id} section={section} client={client} />
          ) : (
            <Part key={section.id} section={section} client={client} />
          ),
        )}
    </div>
  );
}

type Client = { id: string; client_name: string };
type PartProps = { section: Preparation['sections'][number]; client: Client };

function Part({ section: { title, lines, missing }, client }: PartProps) {
  return (
    <section aria-label={title} className="preparation-part">
      <h3 className="font-semibold">{title}</h3>
      <ul className="flex flex-col gap-2">
        {lines.map((line) => (
          <Line
            key={`${line.text} ${line.places[0]?.id} ${line.places[0]?.from}`}
            line={line}
            client={client}
          />
        ))}
        {missing.map((text) => (
          <li key={text} className="text-muted">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

type LineProps = { line: PreparationLine; client: Client };

/** What it is about, then what each paper says of it, with the paper behind its words. */
export function Line({ line: { label, said }, client }: LineProps) {
  const shownText = useClientText();
  return (
    <li className="break-words">
      {label && <span className="font-medium">{shownText(label, client.client_name)} </span>}
      {said.map(({ text, places }) => (
        <span key={`${text} ${places[0]?.id} ${places[0]?.from}`} className="preparation-said">
          {shownText(text, client.client_name)}{' '}
          {placesOf(places).map((place) => (
            <PlaceLink key={`${place.id} ${place.page} ${place.from}`} client={client} place={place} />
          ))}
        </span>
      ))}
    </li>
  );
}

/** The words of one paper stand under its name once: the link leads to the first of them. */
const placesOf = (places: readonly FilePlace[]): FilePlace[] =>
  places.filter(({ id }, index) => places.findIndex((place) => place.id === id) === index);
