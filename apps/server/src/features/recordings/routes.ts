import {
  changeRecording,
  deleteRecording,
  followEvents,
  getRecording,
  getRecordingFile,
  getTranscript,
  listEngines,
  listGaps,
  listRecordings,
  listTemplates,
  reopenNote,
  replaceRecording,
  retryRecording,
  searchRecordings,
} from '@noteer/contract';
import { lookAtRecording, reachRecording } from '../../consultations/look.ts';
import { contiguousSamples, soundOf } from '../../consultations/recordings.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../http/bind.ts';
import { scopeOf } from '../../policy.ts';
import { sendWav } from './audio-file.ts';
import { change, reopen } from './change.ts';
import { choosableTemplates } from './choosable-templates.ts';
import { sendEvents } from './event-stream.ts';
import { search } from './search.ts';
import { destroy, engineStatus, gaps, list, retry, transcript } from './service.ts';

export const recordingRoutes = [
  route(listRecordings, async ({ services, actor, query }) => ({ data: await list(services, actor, query) })),

  route(searchRecordings, async ({ services, actor, body }) => ({
    data: await search(services, actor, body),
  })),

  route(getRecording, async ({ services, actor, params }) => ({
    data: await lookAtRecording(services, actor, params.id),
  })),

  ...[changeRecording, replaceRecording].map((endpoint) =>
    route(endpoint, async ({ services, actor, params, body }) => ({
      data: await change(services, actor, params.id, body),
    })),
  ),

  route(reopenNote, async ({ services, actor, params, body }) => ({
    data: await reopen(services, actor, params.id, body),
  })),

  route(deleteRecording, async ({ services, actor, params }) => {
    await destroy(services, actor, params.id);
    return { message: 'Recording Deleted Successfuly' }; // sic
  }),

  route(retryRecording, async ({ services, actor, params }) => {
    await retry(services, actor, params.id);
    return { data: await lookAtRecording(services, actor, params.id) };
  }),

  route(getTranscript, async ({ services, actor, params, query }) => ({
    data: await transcript(services, actor, params.id, query.from),
  })),

  route(listGaps, async ({ services, actor, params }) => ({
    data: await gaps(services, actor, params.id),
  })),

  route(getRecordingFile, async ({ services, actor, params, raw }) => {
    const scope = scopeOf(actor, 'hear_sound');
    const recording = await reachRecording(services, scope, params.id);
    if (recording.sound_removed_at) throw new AppError('not_found', 'The sound is gone.');
    // Of one that was never finished: what is here of it.
    const samples = recording.samples ?? (await contiguousSamples(services.db, scope, params.id));
    return sendWav(raw.request, raw.reply, soundOf(services, recording), Number(samples));
  }),

  route(followEvents, async ({ services, actor, raw }) => sendEvents(services, actor, raw.reply)),

  route(listTemplates, async ({ services, actor, query }) => ({
    data: await choosableTemplates(services, actor, query.appointment),
  })),

  route(listEngines, async ({ services, actor }) => ({ data: await engineStatus(services, actor) })),
];
