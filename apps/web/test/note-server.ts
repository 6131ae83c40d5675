/** A server that keeps the versions of one note as ours does, for the pages that work on it. */
import {
  changeRecording,
  type Endpoint,
  type ErrorCode,
  errorStatus,
  followEvents,
  getDraft,
  getOwnSigning,
  getRecording,
  getTranscript,
  listNoteSteps,
  listRevisions,
  listTemplates,
  type Recording,
  RecordingChange,
  reopenNote,
} from '@noteer/contract';
import { aRecording } from './capture-server.ts';
import { answers, isUnreachable } from './fake-api.ts';

export const recordingId = 'b9a1c7de-7d5b-4a3a-9f5e-1f1f0c0d2e01';
export const walkthrough = {
  apt: { id: '1d0c5d3e-9a51-4f0e-8a4c-2b6f5f0d3c02', client_name: 'Vera Zandstra' },
  recordingId,
  consultation: '2c1f7a51-3d7e-4b7a-9d4f-5a6b7c8d9e0f',
};

type Answer = { status: number; text: string };
const reply = (endpoint: Endpoint, data: Recording): Answer => ({
  status: 200,
  text: JSON.stringify(endpoint.response.parse({ data })),
});
const refusal = (code: ErrorCode): Answer => ({
  status: errorStatus[code],
  text: JSON.stringify({ detail: `English for ${code}`, code }),
});

export function noteServer(text: string, more: Partial<Recording> = {}) {
  const server = {
    revisions: [text],
    is_reviewed: more.is_reviewed ?? false,
    processing: more.processing ?? { stage: 'done' as const, progress: 1, reason: null },
    hasNote: true,
    ai_model_name: 'extractive',
    /** For each call in turn; null lets it through. */
    troubles: [] as (ErrorCode | 'gone' | 'garbled' | null)[],
    newest: () => server.revisions.at(-1) ?? '',
    recording: (): Recording =>
      aRecording(recordingId, {
        ...more,
        is_reviewed: server.is_reviewed,
        processing: server.processing,
        finished_by: 'device',
        gap_count: 0,
        gap_samples: 0,
        speakers_revision: 0,
        consultation_summary: server.hasNote
          ? [
              {
                ai_model_name: server.ai_model_name,
                summary_text: server.newest(),
                code: '',
                revision: server.revisions.length,
              },
            ]
          : [],
      }),
    /** Somebody saves elsewhere. */
    saveElsewhere: (other: string) => void server.revisions.push(other),
  };

  function trouble(): Answer | undefined {
    const next = server.troubles.shift();
    if (next === 'gone') throw new TypeError('Failed to fetch');
    if (next === 'garbled') return { status: 502, text: '<h1>Bad gateway</h1>' };
    return next ? refusal(next) : undefined;
  }

  function change({ body }: RequestInit): Answer {
    const { consultation_summaries = [], is_reviewed } = RecordingChange.parse(JSON.parse(String(body)));
    for (const { summary_text, based_on } of consultation_summaries) {
      if (server.is_reviewed) return refusal('note_reviewed');
      if (summary_text === server.newest()) continue;
      if (based_on !== undefined && based_on !== server.revisions.length) return refusal('note_changed');
      server.revisions.push(summary_text);
    }
    if (is_reviewed !== undefined) server.is_reviewed = is_reviewed;
    return reply(changeRecording, server.recording());
  }

  function reopen(): Answer {
    server.is_reviewed = false;
    return reply(reopenNote, server.recording());
  }

  const fakes: Parameters<typeof import('./fake-api.ts').fakeApi> = [
    { endpoint: getRecording, answer: () => reply(getRecording, server.recording()) },
    { endpoint: changeRecording, answer: (init) => trouble() ?? change(init) },
    { endpoint: reopenNote, answer: reopen },
    answers(listNoteSteps, { data: [] }),
    answers(getOwnSigning, { data: { may_sign_alone: true, supervisor_name: null } }),
    answers(getTranscript, { data: [] }),
    answers(getDraft, { data: null }),
    answers(listRevisions, { data: [] }),
    answers(listTemplates, { data: [] }),
    isUnreachable(followEvents),
  ];
  return Object.assign(server, { fakes });
}

/** What a real browser has and CodeMirror asks for, and jsdom, which lays nothing out, has not. */
export function stubLayout(): void {
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect ??= () => new DOMRect();
  Element.prototype.scrollIntoView ??= () => {};
}
