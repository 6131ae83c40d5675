import { ModelError } from '../src/engines/models/model-error.ts';
import type { ModelShelf } from '../src/engines/models/shelf.ts';

/** Offers one language model, from a place that hands it to nobody. */
export const bareShelf: ModelShelf = {
  offered: [
    {
      name: 'qwen3-4b',
      licence: 'Apache-2.0',
      host: 'models.example.org',
      bytes: 2_500_000_000,
      memory_bytes: 4_500_000_000,
    },
  ],
  isHere: async () => false,
  others: async () => [],
  isRemovable: async () => true,
  room: async () => ({ memory_bytes: 16_000_000_000, disk_free_bytes: 100_000_000_000 }),
  remove: async () => {},
  fetch: async () => {
    throw new ModelError('models.example.org answered 403.', 'refused');
  },
};
