/** The tables of sound, of what was said and of who said it, as types; schema.ts has them all. */
import type { Gap, VoiceRole } from '@noteer/contract';
import type { DefaultNow } from './columns.ts';

export type RecordingGapsTable = {
  recording_id: string;
  from_sample: string;
  samples: string;
  kind: Gap['kind'];
};

export type RecordingChunksTable = {
  recording_id: string;
  seq: number;
  samples: number;
  sha256: Buffer;
  received_at: DefaultNow;
};

export type TranscriptPiecesTable = {
  recording_id: string;
  seq: number;
  start_s: number;
  end_s: number;
  text: Buffer;
  heard_text: Buffer | null;
  engine: string;
  words: Buffer | null;
  voice: number | null;
  voice_sure: number | null;
  corrected_voice: number | null;
};

export type VoiceStretchesTable = {
  recording_id: string;
  from_sample: number;
  to_sample: number;
  voiceprint: Buffer | null;
  voice_model: string;
  heard_as: number | null;
  voice_sure: number;
};

export type UnheardSpeechTable = {
  recording_id: string;
  from_sample: number;
  to_sample: number;
};

export type RecordingVoicesTable = {
  recording_id: string;
  voice: number;
  heard_as: number | null;
  role: VoiceRole | null;
  relation: Buffer | null;
  set_by: string | null;
};

export type ChannelBalancesTable = {
  recording_id: string;
  balance: Buffer;
};

export type ClinicianVoicesTable = {
  clinician_id: string;
  voiceprint: Buffer;
  voice_model: string;
  created_at: DefaultNow;
};

export type ClinicianWordsTable = {
  clinician_id: string;
  mac: Buffer;
  word: Buffer;
  corrected_at: DefaultNow;
};
