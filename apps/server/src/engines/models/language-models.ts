/** Language models that write notes. Those with an `offer` are on the administration page: see docs/decisions/0025. */
import type { ManifestEntry } from './manifest.ts';

const GB = 1_000_000_000;

export const languageModels: readonly ManifestEntry[] = [
  {
    name: 'qwen3-4b',
    kind: 'llama',
    purpose: 'writes notes; 8 GB of memory',
    licence: 'Apache-2.0',
    languages: ['nl', 'en'],
    source: {
      https:
        'https://huggingface.co/Qwen/Qwen3-4B-GGUF/resolve/bc640142c66e1fdd12af0bd68f40445458f3869b/Qwen3-4B-Q4_K_M.gguf',
    },
    files: [
      {
        path: '',
        as: 'Qwen3-4B-Q4_K_M.gguf',
        bytes: 2_497_280_256,
        sha256: '7485fe6f11af29433bc51cab58009521f205840f5b4ae3a32fa7f92e8534fdf5',
      },
    ],
    offer: { memory_bytes: 4.5 * GB },
  },
  {
    name: 'qwen3-8b',
    kind: 'llama',
    purpose: 'writes better notes; 16 GB of memory, and patience without a graphics card',
    licence: 'Apache-2.0',
    languages: ['nl', 'en'],
    source: {
      https:
        'https://huggingface.co/Qwen/Qwen3-8B-GGUF/resolve/7c41481f57cb95916b40956ab2f0b139b296d974/Qwen3-8B-Q4_K_M.gguf',
    },
    files: [
      {
        path: '',
        as: 'Qwen3-8B-Q4_K_M.gguf',
        bytes: 5_027_783_488,
        sha256: 'd98cdcbd03e17ce47681435b5150e34c1417f50b5c0019dd560e4882c5745785',
      },
    ],
    offer: { memory_bytes: 7 * GB },
  },
  {
    name: 'llama-3.2-3b-instruct',
    kind: 'llama',
    purpose: 'writes notes; 4 GB of memory',
    licence: 'Llama 3.2 Community',
    languages: ['nl', 'en'],
    source: {
      https:
        'https://huggingface.co/bartowski/Llama-3.2-3B-Instruct-GGUF/resolve/main/Llama-3.2-3B-Instruct-Q4_K_M.gguf',
    },
    files: [
      {
        path: '',
        as: 'Llama-3.2-3B-Instruct-Q4_K_M.gguf',
        bytes: 2_019_377_696,
        sha256: '6c1a2b41161032677be168d354123594c0e6e67d2b9227c84f296ad037c728ff',
      },
    ],
  },
  {
    name: 'llama-3.1-8b-instruct',
    kind: 'llama',
    purpose: 'writes better notes; 8 GB of memory, and patience without a graphics card',
    licence: 'Llama 3.1 Community',
    languages: ['nl', 'en'],
    source: {
      https:
        'https://huggingface.co/bartowski/Meta-Llama-3.1-8B-Instruct-GGUF/resolve/bf5b95e96dac0462e2a09145ec66cae9a3f12067/Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf',
    },
    files: [
      {
        path: '',
        as: 'Meta-Llama-3.1-8B-Instruct-Q4_K_M.gguf',
        bytes: 4_920_739_232,
        sha256: '7b064f5842bf9532c91456deda288a1b672397a54fa729aa665952863033557c',
      },
    ],
  },
];
