/** The page about one recording: what goes along to it. Ids only, so that the browser's history holds nothing of a patient. */
import { type Recording, recordingIn, recordingPath } from '@noteer/contract';
import { useLocation } from 'react-router';
import { z } from 'zod';

const Details = z.object({ recording: z.object({ id: z.uuid() }), isAdmin: z.boolean().default(false) });
type Details = z.infer<typeof Details>;

export const detailsPath = ({ id }: Pick<Recording, 'id'>): string => recordingPath('recording-details', id);

export const detailsOf = ({ id }: Pick<Recording, 'id'>, isAdmin: boolean): Details => ({
  recording: { id },
  isAdmin,
});

/**
 * The address says which recording, the history how it was asked for. Where there is only one of the two, that is
 * enough: `isAdmin` is undefined when only the address is known. Undefined when nobody said which recording.
 */
export function useDetails(): { id: string; isAdmin: boolean | undefined } | undefined {
  const { state, pathname } = useLocation();
  const { data } = Details.safeParse(state);
  const id = recordingIn(pathname) ?? data?.recording.id;
  if (id === undefined) return undefined;
  return { id, isAdmin: data?.recording.id === id ? data.isAdmin : undefined };
}
