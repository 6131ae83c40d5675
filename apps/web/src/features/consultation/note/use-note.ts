import { changeRecording, getRecording, type Recording, shownSummary } from '@noteer/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { recordingQuery } from '../../../consultations/queries.ts';
import { Alarm } from '../../../lib/alarm.ts';
import { ApiError, call } from '../../../lib/api.ts';
import { serverSentence } from '../../../lib/error-strings.ts';
import { currentSession, usePerson } from '../../../lib/session.ts';
import { useLanguage, useStrings } from '../../../lib/strings.ts';
import { toast } from '../../../ui/toaster.tsx';
import { noteDrafts } from './note-drafts.ts';
import type { NoteVersion } from './note-ledger.ts';
import { NoteSaver } from './note-saver.ts';
import { NoteChanged, type NotePorts, type NoteState, type Saving } from './note-state.ts';
import { noteStrings } from './strings.ts';

type Conflict = { theirs: string; keepMine(): void; takeTheirs(): void };

export type Note = {
  ai_model_name: string;
  text: string;
  /** The text of this moment, for who is not told of every letter. */
  current(): string;
  setText(text: string): void;
  /** As typing it, but saved at once: a whole other text. */
  replaceText(text: string): void;
  saving: Saving;
  /** Whether what is not saved yet survives the end of this page. */
  isKept: boolean;
  /** While it is found out whether an earlier page left something behind. */
  isOpening: boolean;
  save(): Promise<void>;
  /** Resolves when everything typed is on the server. */
  flush(): Promise<void>;
  conflict: Conflict | null;
};

const versionIn = (recording: Recording, ai_model_name: string): NoteVersion => {
  const found = recording.consultation_summary.find((one) => one.ai_model_name === ai_model_name);
  return { revision: found?.revision ?? 0, text: found?.summary_text ?? '' };
};

/** The note of a recording, as it is edited here. Another recording or another engine's note needs another component key. */
export function useNote(recording: Recording): Note {
  const { id } = recording;
  const ai_model_name = shownSummary(recording.consultation_summary)?.ai_model_name ?? '';
  const version = versionIn(recording, ai_model_name);
  const { saver, drafts, actions, follow } = useSaver(id, ai_model_name, version);
  const isOpening = useLifetime(saver, drafts);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same revision is the same text
  useEffect(() => saver.receive(version), [saver, version.revision]);
  const isHeld = recording.is_reviewed || recording.is_cosign_asked;
  useEffect(() => saver.hold(isHeld), [saver, isHeld]);

  const { text, saving, theirs, isKept } = useSyncExternalStore(follow, saver.state.get);
  const conflict = useMemo(
    () =>
      theirs && {
        theirs: theirs.text,
        keepMine: () => saver.keepMine(),
        takeTheirs: () => void saver.takeTheirs(),
      },
    [saver, theirs],
  );
  return { ai_model_name, text, saving, isKept, isOpening, conflict, ...actions };
}

/** The same from letter to letter: what only acts on the note need not be drawn anew for each. */
const actionsOf = (saver: NoteSaver) => ({
  current: () => saver.state.get().text,
  setText: (text: string) => saver.setText(text),
  replaceText(text: string) {
    saver.setText(text);
    void saver.save();
  },
  save: () => saver.save(),
  flush: () => saver.flush(),
});

/** After the letter is on the screen, before the next one is typed. */
const DRAWN_MS = 40;

/** The editor shows a letter by itself; the rest of the page hears of it when that is done, and at once of all else. */
const followAfterTyping = (saver: NoteSaver) => (listener: () => void) => {
  const alarm = new Alarm();
  let last = saver.state.get();
  const stop = saver.state.subscribe(() => {
    const { text: _, ...before } = last;
    last = saver.state.get();
    const isTyping = Object.entries(before).every(([key, value]) => last[key as keyof NoteState] === value);
    if (isTyping) return alarm.set(DRAWN_MS, listener);
    alarm.clear();
    listener();
  });
  return () => {
    alarm.clear();
    stop();
  };
};

/** Lives as long as the component, also while the app is locked and hidden. */
function useSaver(id: string, ai_model_name: string, version: NoteVersion) {
  const clinician_id = usePerson()?.id ?? '';
  const send = useSend(id, ai_model_name);
  const onFailure = useFailureToast();
  const [made] = useState(() => {
    const drafts = noteDrafts({ clinician_id, recording_id: id, ai_model_name });
    const ports: NotePorts = { send, drafts, onFailure: () => {} };
    const saver = new NoteSaver(version, ports);
    return { saver, drafts, ports, actions: actionsOf(saver), follow: followAfterTyping(saver) };
  });
  // The words follow the chosen language.
  useEffect(() => {
    made.ports.onFailure = onFailure;
  });
  return made;
}

/** Through the mutation cache, so that an ended session locks the app as it does everywhere. */
function useSend(id: string, ai_model_name: string) {
  const queryClient = useQueryClient();
  const { queryKey } = recordingQuery(id);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ text, based_on }: { text: string; based_on: number }) =>
      call(changeRecording, {
        params: { id },
        body: { consultation_summaries: [{ ai_model_name, summary_text: text, based_on }] },
      }),
    onSuccess: ({ data }) => queryClient.setQueryData(queryKey, data),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  return async (text: string, based_on: number): Promise<NoteVersion> => {
    try {
      return versionIn((await mutateAsync({ text, based_on })).data, ai_model_name);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'note_changed') throw error;
      const { data } = await call(getRecording, { params: { id } });
      throw new NoteChanged(versionIn(data, ai_model_name));
    }
  };
}

function useFailureToast() {
  const t = useStrings(noteStrings);
  const language = useLanguage();
  return (error: unknown) => void toast.error(serverSentence(error, language) ?? t.updateFailed);
}

/** True until what an earlier page left behind is found. A locked app sends nothing; unlocked, it goes on. */
function useLifetime(saver: NoteSaver, drafts: ReturnType<typeof noteDrafts>): boolean {
  const [isOpening, setOpening] = useState(true);
  const open = useEffectEvent(async (signal: AbortSignal) => {
    if (!isOpening) return;
    const left = await drafts.adopt().catch(() => undefined);
    if (signal.aborted) return;
    if (left) saver.adopt(left);
    setOpening(false);
  });

  useEffect(() => {
    const release = drafts.hold();
    const leaving = new AbortController();
    const { signal } = leaving;
    saver.start();
    void open(signal);
    const keep = () => void saver.draftWriter.now();
    addEventListener('pagehide', keep, { signal });
    document.addEventListener('visibilitychange', keep, { signal });
    addEventListener('online', () => saver.start(), { signal });
    return () => {
      leaving.abort();
      saver.stop({ canSend: currentSession() !== null });
      release();
    };
  }, [saver, drafts]);
  return isOpening;
}
