/** All engines together, from the settings. */
import type { Logger } from 'pino';
import { createAgendaReader } from './agendas/index.ts';
import { createAttachmentReader } from './attachments/starter.ts';
import { createFindings } from './findings/index.ts';
import { createShelf } from './models/shelf.ts';
import { createPauses } from './native/pauses.ts';
import { runAs } from './native/surroundings.ts';
import type { Engines } from './port.ts';
import { createTableReader } from './tables/index.ts';
import { createTranscription, type TranscriptionSettings } from './transcription/index.ts';
import { createVoices } from './voices/index.ts';

type EngineSettings = TranscriptionSettings & { ENGINES_USER?: string | undefined };

export function createEngines(given: EngineSettings, log: Logger): Engines {
  const run_as = runAs(given.ENGINES_USER);
  const settings = { ...given, run_as };
  const transcription = createTranscription(settings, log);
  const voices = createVoices(settings, log);
  const findings = createFindings();
  const pauses = createPauses();
  const attachments = createAttachmentReader(pauses, run_as);
  return {
    cut: transcription.cut,
    transcriber: transcription.transcriber,
    voices: voices.reader,
    readAttachment: attachments.read,
    readFindings: findings.read,
    countNote: findings.countNote,
    readIdentity: findings.readIdentity,
    readDiagnoses: findings.readDiagnoses,
    readTable: createTableReader(),
    readAgenda: createAgendaReader(),
    shelf: createShelf(settings),
    answering: pauses.begin,
    status: async () => [...(await transcription.status()), ...(await voices.status())],
    close: async () => {
      await Promise.all([transcription, voices, findings, attachments].map((engine) => engine.close()));
    },
  };
}
