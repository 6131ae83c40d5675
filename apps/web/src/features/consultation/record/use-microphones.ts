import { useEffect, useState } from 'react';
import { listMicrophones, type MicrophoneChoice } from '../../../capture/microphone.ts';

const KEY = 'microphone';

/** The microphones there are, as they are plugged and unplugged. Their names are known once one was used. */
export function useMicrophones(current: MicrophoneChoice | null): MicrophoneChoice[] {
  const [microphones, setMicrophones] = useState<MicrophoneChoice[]>([]);
  const inUse = current?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: names appear with the first use
  useEffect(() => {
    const devices = navigator.mediaDevices;
    if (!devices) return;
    const look = () => void listMicrophones().then(setMicrophones);
    look();
    devices.addEventListener('devicechange', look);
    return () => devices.removeEventListener('devicechange', look);
  }, [inUse]);

  return microphones;
}

/** The one that was chosen on this device before. */
export const rememberedMicrophone = (): string | null => localStorage.getItem(KEY);
export const rememberMicrophone = (id: string): void => localStorage.setItem(KEY, id);
