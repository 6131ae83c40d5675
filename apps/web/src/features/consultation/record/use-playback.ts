import { useEffect, useRef, useState } from 'react';

/** How often the slider follows the sound. */
const PROGRESS_MS = 100;

type Playback = {
  isPlaying: boolean;
  isBroken: boolean;
  position_s: number;
  /** What the file says of itself, once it is known. */
  duration_s: number | null;
  toggle: () => void;
  seek: (position_s: number) => void;
};

export function usePlayback(src: string): Playback {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [position_s, setPosition] = useState(0);
  const [duration_s, setDuration] = useState<number | null>(null);

  useEffect(() => {
    const element = new Audio();
    element.preload = 'metadata';
    element.onloadedmetadata = () => setDuration(Number.isFinite(element.duration) ? element.duration : null);
    element.onplay = () => setPlaying(true);
    element.onpause = () => setPlaying(false);
    element.onerror = () => setBroken(true);
    element.src = src;
    audio.current = element;
    setBroken(false);
    return () => {
      element.pause();
      element.onerror = null;
      element.removeAttribute('src');
      audio.current = null;
    };
  }, [src]);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setPosition(audio.current?.currentTime ?? 0), PROGRESS_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);

  return {
    isPlaying,
    isBroken,
    position_s,
    duration_s,
    toggle() {
      if (isPlaying) audio.current?.pause();
      // Pressed again before it began, or not playable: `onerror` tells the latter.
      else audio.current?.play().catch(() => undefined);
    },
    seek(next_s) {
      if (audio.current) audio.current.currentTime = next_s;
      setPosition(next_s);
    },
  };
}
