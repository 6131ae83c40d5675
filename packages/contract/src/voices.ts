/** Who speaks in a recording: voices told apart, and who people say they are. */
import { z } from 'zod';
import { QueryBoolean } from './appointments.ts';
import { endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { type Language, requiredText } from './fields.ts';

/** As many as there are letters to name them by. */
export const MOST_VOICES = 26;

/** The same person has the same number for the whole recording, in the order in which they were first heard. */
export const VoiceNumber = z
  .number()
  .int()
  .min(0)
  .max(MOST_VOICES - 1);

export const VoiceRole = z.enum(['clinician', 'client', 'other']);
export type VoiceRole = z.infer<typeof VoiceRole>;

/** Who somebody else often is. Screens say these in the reader's language; any other text is shown as it was typed. */
export const knownRelations = [
  'partner',
  'parent',
  'child',
  'relative',
  'interpreter',
  'support_worker',
  'colleague',
] as const;
export type KnownRelation = (typeof knownRelations)[number];

const relationWords: Record<KnownRelation, Record<Language, string>> = {
  partner: { nl: 'partner', en: 'partner' },
  parent: { nl: 'ouder', en: 'parent' },
  child: { nl: 'kind', en: 'child' },
  relative: { nl: 'familielid', en: 'relative' },
  interpreter: { nl: 'tolk', en: 'interpreter' },
  support_worker: { nl: 'begeleider', en: 'support worker' },
  colleague: { nl: 'collega', en: 'colleague' },
};

/** As a note of that language names somebody; what was typed stays as it was typed. */
export const relationIn = (relation: string, language: Language): string =>
  relationWords[relation as KnownRelation]?.[language] ?? relation;

export const Voice = z
  .object({
    voice: VoiceNumber,
    /** Null while nobody said who it is. */
    role: VoiceRole.nullable(),
    /** Of somebody else: one of the known relations, or what was typed. */
    relation: ofPatient(z.string().nullable()),
    /** By the voice that the clinician let us remember; nobody said so. */
    is_recognised: z.boolean(),
    /** How long they spoke. */
    spoken_s: z.number(),
  })
  .meta({ id: 'Voice' });
export type Voice = z.infer<typeof Voice>;

export const Voices = z
  .object({
    voices: z.array(Voice),
    /** The voice of every piece of the transcript so far, in their order; null where that is unsure. */
    piece_voices: z.array(VoiceNumber.nullable()),
    /** Pieces (seq) whose voice a person gave. */
    corrected: z.array(z.number().int()),
    /** The number for somebody whom nobody heard yet; null when there are no more. */
    new_voice: VoiceNumber.nullable(),
  })
  .meta({ id: 'Voices' });
export type Voices = z.infer<typeof Voices>;

const params = z.object({ id: z.uuid() });

export const getVoices = endpoint({
  method: 'GET',
  path: '/api/consulations/recording/{id}/voices/',
  deeds: ['read_voices'],
  patient_data: { event: 'voices.read', object: 'recording', ids: 'params.id' },
  summary: 'Who speaks in your recording, and which voice each piece of the transcript has',
  params,
  /** `again`: the page has looked before and only follows what changes. */
  query: z.object({ again: QueryBoolean.optional() }),
  response: dataOf(Voices),
});

/** Far more than there are pieces in the longest recording that we take. */
const MOST_PIECES = 10_000;

export const VoicesChange = z.object({
  /** Two in one call swap. */
  voices: z
    .array(
      z.object({
        voice: VoiceNumber,
        role: VoiceRole.nullable(),
        relation: requiredText('Relation is required', 60).nullish(),
      }),
    )
    .max(MOST_VOICES)
    .optional(),
  /** Pieces that another voice said; a number that nobody has is somebody new. Null: as it was heard. */
  pieces: z
    .array(
      z.object({
        seqs: z.array(z.number().int().min(0).max(1_000_000)).min(1).max(MOST_PIECES),
        voice: VoiceNumber.nullable(),
      }),
    )
    .max(MOST_VOICES)
    .optional(),
});
export type VoicesChange = z.infer<typeof VoicesChange>;

export const changeVoices = endpoint({
  method: 'PATCH',
  path: '/api/consulations/recording/{id}/voices/',
  deeds: ['name_voices'],
  patient_data: { event: 'voices.read', object: 'recording', ids: 'params.id' },
  summary:
    'Say who a voice is, or give pieces of the transcript another voice; calling it again changes nothing',
  params,
  body: VoicesChange,
  response: dataOf(Voices),
});

export const OwnVoice = z
  .object({
    /** Null: none is remembered. */
    remembered_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'OwnVoice' });
export type OwnVoice = z.infer<typeof OwnVoice>;

export const getOwnVoice = endpoint({
  method: 'GET',
  path: '/api/auth/voice/',
  deeds: ['keep_own_voice'],
  summary: 'Whether your voice is remembered, and since when',
  response: dataOf(OwnVoice),
});

export const rememberVoice = endpoint({
  method: 'PUT',
  path: '/api/auth/voice/',
  deeds: ['keep_own_voice'],
  summary: 'Remember your voice from a recording of yours in which it is named as the clinician',
  body: z.object({ recording: z.uuid(), voice: VoiceNumber }),
  response: dataOf(OwnVoice),
});

export const forgetVoice = endpoint({
  method: 'DELETE',
  path: '/api/auth/voice/',
  deeds: ['keep_own_voice'],
  summary: 'Erase your remembered voice',
  response: dataOf(OwnVoice),
});
