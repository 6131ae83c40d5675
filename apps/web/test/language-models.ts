import {
  type LanguageModel,
  type LanguageModels,
  listLanguageModels,
  type ModelDecision,
} from '@noteer/contract';
import { answers } from './fake-api.ts';

/** Nobody has chosen anything yet. */
export const undecidedModel: ModelDecision = {
  choice: { writes: 'none', here: null, house: null, elsewhere: null, templates: {} },
  ...{ version: 0, held_by: [], has_key: { house: false, elsewhere: false } },
  in_use: { place: 'none', model: null, is_ready: false },
  ...{ set_by: null, set_at: null },
};

/** The models that can be fetched, as the page of the language model asks for them. */
export const hasModels = (models: LanguageModel[], more: Partial<LanguageModels> = {}) =>
  answers(listLanguageModels, {
    data: {
      models,
      others: [],
      may_fetch: true,
      machine: { memory_bytes: 16e9, disk_free_bytes: 80e9 },
      ...more,
    },
  });
