/** The page about one recording: what goes along to it. Ids only, so that the browser's history holds nothing of a patient. */
import type { Recording } from '@noteer/contract';
import { useLocation } from 'react-router';
import { z } from 'zod';

export const DETAILS_PATH = '/recording-details';

const Details = z.object({ recording: z.object({ id: z.uuid() }), isAdmin: z.boolean().default(false) });
export type Details = z.infer<typeof Details>;

export const detailsOf = ({ id }: Pick<Recording, 'id'>, isAdmin: boolean): Details => ({
  recording: { id },
  isAdmin,
});

/** Undefined when somebody typed the address. */
export function useDetails(): Details | undefined {
  const { state } = useLocation();
  return Details.safeParse(state).data;
}
