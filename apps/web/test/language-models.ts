import { type LanguageModel, type LanguageModels, listLanguageModels } from '@noteer/contract';
import { answers } from './fake-api.ts';

/** What the administration page asks besides all else. */
export const hasModels = (models: LanguageModel[], more: Partial<LanguageModels> = {}) =>
  answers(listLanguageModels, {
    data: {
      models,
      may_fetch: true,
      machine: { memory_bytes: 16e9, disk_free_bytes: 80e9 },
      ...more,
    },
  });
