import { attachmentPath, type FilePlace, fileNotePath } from '@noteer/contract';
import { Link } from 'react-router';
import { fileDate } from '../lib/format.ts';
import { useClientText } from '../lib/privacy.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { placeStrings } from './file-strings.ts';

/** Its sentence is not told where a paper is only named. */
type Place = Omit<FilePlace, 'sentence'> & { sentence?: string };

/** The page where a sentence stands. The address says where in its text, and nothing of what it says. */
export function placePath(client_id: string, { kind, id, page, from, to }: Place): string {
  const at = `from=${from}&to=${to}`;
  return kind === 'note'
    ? `${fileNotePath(client_id, id)}?${at}`
    : `${attachmentPath(client_id, id)}?page=${page ?? 1}&${at}`;
}

type PlaceLinkProps = {
  client: { id: string; client_name: string };
  place: Place;
};

/** To the sentence that something rests on: which paper, of which day, by whom. Quieter than what it belongs to. */
export function PlaceLink({ client, place }: PlaceLinkProps) {
  const sourceOf = usePlaceName();
  const shownText = useClientText();
  return (
    <Link
      to={placePath(client.id, place)}
      title={place.sentence && shownText(place.sentence, client.client_name)}
      className="inline-block rounded-sm py-0.5 text-sm text-muted underline decoration-control underline-offset-4 hover:text-pine pointer-coarse:py-2"
    >
      {sourceOf(place)}
    </Link>
  );
}

/** 'verslag 12 mrt 2026, Sanne Veldkamp'. */
function usePlaceName(): (place: Place) => string {
  const t = useStrings(placeStrings);
  const language = useLanguage();
  return ({ kind, date, author }) => t[kind](fileDate({ date }, language), author);
}
