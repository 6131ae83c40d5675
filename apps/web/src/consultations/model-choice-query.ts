import { getModelChoice } from '@noteer/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

/** Which language model writes the notes. */
export const modelChoiceQuery = () =>
  queryOptions({
    queryKey: ['model-choice'],
    queryFn: async () => (await call(getModelChoice, {})).data,
  });
