import { attachmentPath, type FilePlace, fileNotePath } from '@noteer/contract';
import type { ReactNode } from 'react';
import { fileDate } from '../lib/format.ts';
import { useClientText } from '../lib/privacy.ts';
import { useLanguage, useStrings } from '../lib/strings.ts';
import { TextLink } from '../ui/text-link.tsx';
import { placeStrings } from './file-strings.ts';

/** The page where a sentence stands. The address says where in its text, and nothing of what it says. */
export function placePath(client_id: string, { kind, id, page, from, to }: FilePlace): string {
  const at = `from=${from}&to=${to}`;
  return kind === 'note'
    ? `${fileNotePath(client_id, id)}?${at}`
    : `${attachmentPath(client_id, id)}?page=${page ?? 1}&${at}`;
}

type PlaceLinkProps = {
  client: { id: string; client_name: string };
  place: FilePlace;
  /** Left out, it is named after the paper. */
  children?: ReactNode;
};

/** To the sentence that something rests on: which paper, of which day, by whom. */
export function PlaceLink({ client, place, children }: PlaceLinkProps) {
  const sourceOf = usePlaceName();
  const shownText = useClientText();
  return (
    <TextLink
      to={placePath(client.id, place)}
      title={shownText(place.sentence, client.client_name)}
      className="inline-block font-normal pointer-coarse:py-2"
    >
      {children ?? sourceOf(place)}
    </TextLink>
  );
}

/** 'verslag 12 mrt 2026, Sanne Veldkamp'. */
function usePlaceName(): (place: FilePlace) => string {
  const t = useStrings(placeStrings);
  const language = useLanguage();
  return ({ kind, date, author }) => t[kind](fileDate({ date }, language), author);
}
