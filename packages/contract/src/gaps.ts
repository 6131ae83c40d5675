/** Where sound is missing in a recording because the browser got none. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { MOST_INTEGER } from './fields.ts';

/** More places than anybody looks at. Those beyond are counted and not listed. */
export const MAX_GAPS = 500;

export const Gap = z
  .object({
    /** In the recording, in samples of 16 kHz. */
    from_sample: z.number().int().min(0),
    samples: z.number().int().min(1),
    /** `silent`: there is silence in its place. `skipped`: that time is not in the recording at all. */
    kind: z.enum(['silent', 'skipped']),
  })
  .meta({ id: 'Gap' });
export type Gap = z.infer<typeof Gap>;

const params = z.object({ id: z.uuid() });

export const putGaps = endpoint({
  method: 'PUT',
  path: '/api/consulations/capture/{id}/gaps/',
  deeds: ['record'],
  summary: 'Report every gap in the sound so far; a list shorter than the stored one is ignored',
  params,
  body: z.object({
    gaps: z.array(Gap).max(MAX_GAPS),
    /** Of all there are, also of those that are not listed. */
    gap_count: z.number().int().min(0).max(MOST_INTEGER),
    gap_samples: z.number().int().min(0),
  }),
  response: dataOf(z.object({ gap_count: z.number().int(), gap_samples: z.number().int() })),
});

export const listGaps = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/gaps/',
  deeds: ['hear_sound'],
  summary: 'The gaps in the sound of a recording, in order',
  params,
  response: dataOf(z.array(Gap)),
});
