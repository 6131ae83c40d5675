import { dictate } from '@noteer/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api.ts';
import { isKeptAwake } from '../../../lib/keep-awake.ts';
import { rememberedMicrophone } from '../record/use-microphones.ts';
import { Dictation, type DictationState } from './dictation.ts';

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** How the key is written on this device. */
export const dictationKey = (): string => (isApple() ? '⌘⇧D' : 'Ctrl+Shift+D');

type Asked = {
  recording_id: string;
  /** Where words go is settled when somebody begins to speak. */
  onStart(): void;
  onText(text: string): void;
  isOff: boolean;
};

/** Dictation into the note: by the toolbar, or by a key wherever on the page one is. */
export function useDictation({ recording_id, onStart, onText, isOff }: Asked) {
  const recognise = useRecognise(recording_id);
  const insert = useEffectEvent(onText);
  const [dictation] = useState(
    () =>
      new Dictation({
        recognise,
        insert: (text) => insert(text),
        isRecording: isKeptAwake,
        microphone: rememberedMicrophone,
      }),
  );
  const state = useSyncExternalStore(dictation.shown.subscribe, dictation.shown.get);
  useEffect(() => () => dictation.rest(), [dictation]);

  function toggle() {
    if (state.at === 'idle' && isOff) return;
    if (state.at === 'idle') onStart();
    dictation.toggle();
  }
  useKeys(state, toggle, () => void dictation.stop());
  return { dictation, state, toggle };
}

/** Through the mutation cache, so that an ended session locks the app as it does everywhere. */
function useRecognise(id: string) {
  const { mutateAsync } = useMutation({
    mutationFn: ({ sound, signal }: { sound: Uint8Array<ArrayBuffer>; signal: AbortSignal }) =>
      call(dictate, { params: { id }, body: sound }, signal),
  });
  return async (sound: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<string> =>
    (await mutateAsync({ sound, signal })).data.text;
}

function useKeys({ at }: DictationState, onToggle: () => void, onEscape: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const isToggle =
      (event.ctrlKey || event.metaKey) && event.shiftKey && !event.altKey && event.key.toLowerCase() === 'd';
    const isEnd = event.key === 'Escape' && at === 'listening';
    if (!isToggle && !isEnd) return;
    // The editor leaves at Escape, and browsers keep bookmarks by the other.
    event.preventDefault();
    event.stopPropagation();
    if (isToggle) onToggle();
    else onEscape();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    addEventListener('keydown', listen, { capture: true });
    return () => removeEventListener('keydown', listen, { capture: true });
  }, []);
}
