/** How this device tells that a note is ready while one is elsewhere. Both are off until somebody switches them on. */
import { useState } from 'react';

type Way = 'sound' | 'notification';

const keyOf = (way: Way) => `note_ready_${way}`;

export const isTold = (way: Way): boolean => localStorage.getItem(keyOf(way)) === 'on';

export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** What the browser was told to refuse, it refuses until that is changed in the browser. */
export const isRefused = (): boolean => canNotify() && Notification.permission === 'denied';

export function useWayOfTelling(way: Way): [boolean, (isOn: boolean) => Promise<void>] {
  const [isOn, setOn] = useState(() => isTold(way) && (way === 'sound' || !isRefused()));
  return [
    isOn,
    async (next) => {
      const isAllowed =
        !next || way === 'sound' || (canNotify() && (await Notification.requestPermission()) === 'granted');
      const isNow = next && isAllowed;
      localStorage.setItem(keyOf(way), isNow ? 'on' : 'off');
      setOn(isNow);
      if (isNow && way === 'sound') playReady();
    },
  ];
}

/** Two short tones, the second a fifth higher: heard beside a conversation without breaking into it. */
export function playReady(): void {
  if (typeof AudioContext === 'undefined') return;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.gain.value = 0.08;
  volume.connect(context.destination);
  const tones = [440, 660].map((frequency, index) => {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(context.currentTime + index * 0.18);
    tone.stop(context.currentTime + index * 0.18 + 0.14);
    return tone;
  });
  const last = tones.at(-1);
  if (last) last.onended = () => void context.close();
}

/** Without a name, and without an id: it may stand on a screen that others see. */
export function notify(words: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const shown = new Notification('Noteer', { body: words, tag: 'note-ready' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
