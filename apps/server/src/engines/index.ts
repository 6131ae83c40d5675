/** All engines together, from the settings. */
import type { Logger } from 'pino';
import { readAttachment } from './attachments/index.ts';
import { createFindings } from './findings/index.ts';
import { createShelf } from './models/shelf.ts';
import type { Engines } from './port.ts';
import { createTableReader } from './tables/index.ts';
import { createTranscription, type TranscriptionSettings } from './transcription/index.ts';
import { createVoices } from './voices/index.ts';
import { createWriting, type WritingSettings } from './writing/index.ts';

export function createEngines(settings: TranscriptionSettings & WritingSettings, log: Logger): Engines {
  const transcription = createTranscription(settings, log);
  const voices = createVoices(settings, log);
  const writing = createWriting(settings);
  const findings = createFindings();
  return {
    cut: transcription.cut,
    transcriber: transcription.transcriber,
    voices: voices.reader,
    writer: writing.writer,
    readAttachment,
    readFindings: findings.read,
    readDiagnoses: findings.readDiagnoses,
    readTable: createTableReader(),
    shelf: createShelf(settings),
    status: async () => [
      ...(await transcription.status()),
      ...(await voices.status()),
      ...(await writing.status()),
    ],
    close: async () => {
      await Promise.all([transcription.close(), voices.close(), writing.close(), findings.close()]);
    },
  };
}
