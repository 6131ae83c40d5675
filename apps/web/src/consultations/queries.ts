/** What several screens ask the server about consultations. Keys begin with a word that `use-news.ts` knows. */
import {
  getDraft,
  getOwnVoice,
  getRecording,
  getRevision,
  getTemplateVersion,
  getTranscript,
  getVoices,
  listAllAppointments,
  listAppointments,
  listCaptures,
  listDismissed,
  listGaps,
  listJottings,
  listRecordings,
  listTasks,
  listTemplates,
  type Sent,
  searchRecordings,
} from '@noteer/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { pagedQuery } from '../lib/paged-query.ts';

/** Events tell sooner; this is for when they do not come. */
const POLL_MS = 30_000;

/** What can be chosen; for an appointment, which one is taken when nobody chooses. Colleagues make and retire them. */
export const templatesQuery = (appointment?: string) =>
  queryOptions({
    queryKey: ['templates', appointment ?? null],
    queryFn: async () =>
      (await call(listTemplates, { query: appointment === undefined ? {} : { appointment } })).data,
    staleTime: POLL_MS,
  });

/** A version is never changed once it was published. */
export const templateVersionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: ['template-version', id, number],
    queryFn: async () =>
      (await call(getTemplateVersion, { params: { id }, query: { number: String(number) } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The appointments of a date, YYYY-MM-DD. */
export const agendaQuery = (date: string) =>
  queryOptions({
    queryKey: ['appointments', date],
    queryFn: async () => (await call(listAppointments, { query: { is_scheduled: 'true', date } })).data,
    refetchInterval: POLL_MS,
  });

type AnyFilter = { date: string } | { waits_for_codes: 'true' };

/** Everyone's, of a date or with a note that waits for its codes. */
export const allAppointmentsQuery = (filter: AnyFilter) =>
  pagedQuery({
    queryKey: ['appointments', 'all', filter],
    fetchPage: (page) => call(listAllAppointments, { query: { ...filter, ...page } }),
    refetchInterval: POLL_MS,
  });

export const recordingQuery = (id: string) =>
  queryOptions({
    queryKey: ['recordings', id],
    queryFn: async () => (await call(getRecording, { params: { id } })).data,
    refetchInterval: POLL_MS,
  });

/** Begun and not finished, on any device. */
export const unfinishedQuery = () =>
  queryOptions({
    queryKey: ['recordings', 'unfinished'],
    queryFn: async () => (await call(listCaptures, {})).data,
    refetchInterval: POLL_MS,
  });

/** Where sound is missing; only worth asking of a recording that has gaps. */
export const gapsQuery = (id: string, gap_count: number) =>
  queryOptions({
    queryKey: ['recordings', id, 'gaps', gap_count],
    queryFn: async () => (await call(listGaps, { params: { id } })).data,
    enabled: gap_count > 0,
    // It changes with its number, if ever.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** What the clinician jotted down during the recording. */
export const jottingsQuery = (id: string) =>
  queryOptions({
    queryKey: ['jottings', id],
    queryFn: async () => (await call(listJottings, { params: { id } })).data,
  });

type RecordingFilter = { date?: string; is_reviewed?: 'True' | 'False'; appointment?: string };

export const recordingsQuery = (filter: RecordingFilter) =>
  pagedQuery({
    queryKey: ['recordings', 'list', filter],
    fetchPage: (page) => call(listRecordings, { query: { ...filter, ...page } }),
    refetchInterval: POLL_MS,
  });

type Looking = Omit<Sent<typeof searchRecordings>['body'], 'limit' | 'after'>;

/** What is typed goes in the body of a request, never into an address. */
export const foundRecordingsQuery = (looking: Looking) =>
  pagedQuery({
    queryKey: ['recordings', 'list', 'found', looking],
    fetchPage: (page) => call(searchRecordings, { body: { ...looking, ...page } }),
    refetchInterval: POLL_MS,
  });

/** Grows: only what came since is asked for. */
export const transcriptQuery = (id: string) =>
  queryOptions({
    queryKey: ['transcripts', id],
    queryFn: async ({ client, queryKey }): Promise<TranscriptPiece[]> => {
      const known = client.getQueryData<TranscriptPiece[]>(queryKey) ?? [];
      const from = (known.at(-1)?.seq ?? -1) + 1;
      const { data } = await call(getTranscript, { params: { id }, query: { from } });
      return data.length > 0 ? [...known, ...data] : known;
    },
    refetchInterval: POLL_MS,
  });

export type TranscriptPiece = {
  seq: number;
  start_s: number;
  end_s: number;
  text: string;
  /** How sure the recogniser is of each word, where it tells. */
  probabilities?: number[] | undefined;
  /** As it was when the piece came; who it is now is in the voices. */
  voice: number | null;
  voice_sure: number | null;
};

/** Who speaks. What is said later can change who said something before: asked anew whenever the transcript grows. */
export const voicesQuery = (id: string) =>
  queryOptions({
    queryKey: ['voices', id],
    queryFn: async ({ client, queryKey }) => {
      const query = client.getQueryData(queryKey) ? { again: 'true' } : {};
      return (await call(getVoices, { params: { id }, query })).data;
    },
    refetchInterval: POLL_MS,
  });

/** Whether one's own voice is remembered. */
export const ownVoiceQuery = () =>
  queryOptions({
    queryKey: ['own-voice'],
    queryFn: async () => (await call(getOwnVoice, {})).data,
  });

/** What the engine wrote last, with what each sentence rests on. */
export const draftQuery = (id: string, ai_model_name: string) =>
  queryOptions({
    queryKey: ['drafts', id, ai_model_name],
    queryFn: async () => (await call(getDraft, { params: { id }, query: { ai_model_name } })).data,
  });

/** A version is never changed: once it is here it need not be asked for again. */
export const revisionQuery = (id: string, ai_model_name: string, number: number) =>
  queryOptions({
    queryKey: ['revision', id, ai_model_name, number],
    queryFn: async () =>
      (await call(getRevision, { params: { id, number: String(number) }, query: { ai_model_name } })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Points of the checks that were weighed and put aside. */
export const dismissedQuery = (id: string) =>
  queryOptions({
    queryKey: ['points', id],
    queryFn: async () => (await call(listDismissed, { params: { id } })).data,
  });

export const tasksQuery = (is_done: boolean) =>
  pagedQuery({
    queryKey: ['tasks', is_done],
    fetchPage: (page) => call(listTasks, { query: { is_done: String(is_done), ...page } }),
    refetchInterval: POLL_MS,
  });
