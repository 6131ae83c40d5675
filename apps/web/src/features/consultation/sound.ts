import type { Recording } from '@noteer/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { recordingQuery, type TranscriptPiece } from '../../consultations/queries.ts';
import { Observable } from '../../lib/observable.ts';

/** How often the slider and the transcript follow the sound. */
const PROGRESS_MS = 100;

type Range = { from_s: number; to_s: number };

type SoundState = {
  /** False when there is nothing to play: no file, or it was removed. */
  hasFile: boolean;
  isPlaying: boolean;
  isBroken: boolean;
  position_s: number;
  /** What the file says of itself, once it is known. */
  duration_s: number | null;
  rate: number;
};

/** The sound of one recording: plays on from a place, or some passages and no more. */
export class Sound {
  readonly state: Observable<SoundState>;
  readonly #renew: () => Promise<string | null>;
  #src: string | null;
  #audio: HTMLAudioElement | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  /** What is left to play; empty when it simply plays on. */
  #passages: Range[] = [];
  /** An address that failed was asked anew, and nothing was heard of the new one yet. */
  #isRenewed = false;

  constructor(src: string | null, renew: () => Promise<string | null>) {
    this.#src = src;
    this.#renew = renew;
    this.state = new Observable<SoundState>({
      hasFile: src !== null,
      isPlaying: false,
      isBroken: false,
      position_s: 0,
      duration_s: null,
      rate: 1,
    });
  }

  #publish(change: Partial<SoundState>): void {
    this.state.set({ ...this.state.get(), ...change });
  }

  open(): () => void {
    const audio = new Audio();
    // Fetched when somebody listens: to have looked is in the audit trail, and a note is often read without.
    audio.preload = 'none';
    audio.onloadedmetadata = () => {
      this.#isRenewed = false;
      const duration_s = Number.isFinite(audio.duration) ? audio.duration : null;
      this.#publish({ duration_s, isBroken: false });
    };
    audio.onplay = () => this.#publish({ isPlaying: true });
    audio.onpause = () => this.#publish({ isPlaying: false, position_s: audio.currentTime });
    audio.onerror = () => void this.#recover();
    if (this.#src) audio.src = this.#src;
    this.#audio = audio;
    this.#timer = setInterval(() => this.#follow(), PROGRESS_MS);
    return () => {
      clearInterval(this.#timer);
      audio.onerror = null;
      audio.pause();
      audio.removeAttribute('src');
      this.#audio = null;
      this.#publish({ isPlaying: false });
    };
  }

  /** These passages one after the other, without what was said in between. */
  playPassages(passages: readonly Range[]): void {
    const [first] = passages;
    if (!first) return;
    this.#passages = [...passages];
    this.#place(first.from_s);
    this.#play();
  }

  playFrom(position_s: number): void {
    this.seek(position_s);
    this.#play();
  }

  toggle(): void {
    this.#passages = [];
    const { position_s, duration_s, isPlaying } = this.state.get();
    if (isPlaying) this.#audio?.pause();
    else {
      if (duration_s !== null && position_s >= duration_s - 0.1) this.#place(0);
      this.#play();
    }
  }

  pause(): void {
    this.#passages = [];
    this.#audio?.pause();
  }

  seek(position_s: number): void {
    this.#passages = [];
    this.#place(Math.max(0, position_s));
  }

  skip(by_s: number): void {
    this.seek(this.state.get().position_s + by_s);
  }

  setRate(rate: number): void {
    if (this.#audio) this.#audio.playbackRate = rate;
    this.#publish({ rate });
  }

  /** A person asks for it again. */
  async retry(): Promise<void> {
    this.#isRenewed = false;
    await this.#recover();
  }

  #place(position_s: number): void {
    if (this.#audio) this.#audio.currentTime = position_s;
    this.#publish({ position_s });
  }

  #play(): void {
    const audio = this.#audio;
    if (!audio || !this.state.get().hasFile) return;
    audio.playbackRate = this.state.get().rate;
    // Pressed again before it began, or not playable: `onerror` tells the latter.
    audio.play().catch(() => undefined);
  }

  #follow(): void {
    const audio = this.#audio;
    if (!audio || audio.paused) return;
    const [now, next] = this.#passages;
    if (now && audio.currentTime >= now.to_s) {
      this.#passages = this.#passages.slice(1);
      if (next) this.#place(next.from_s);
      else audio.pause();
    } else this.#publish({ position_s: audio.currentTime });
  }

  /** An address holds for a limited time. A new one goes on where the old one stopped, and nobody notices. */
  async #recover(): Promise<void> {
    const audio = this.#audio;
    const { isPlaying, position_s } = this.state.get();
    if (!audio) return;
    if (this.#isRenewed) return this.#publish({ isBroken: true, isPlaying: false });
    this.#isRenewed = true;
    try {
      this.#src = await this.#renew();
    } catch {
      return this.#publish({ isBroken: true, isPlaying: false });
    }
    this.#publish({ hasFile: this.#src !== null, isBroken: false });
    if (this.#audio !== audio || !this.#src) return;
    audio.src = this.#src;
    audio.currentTime = position_s;
    if (isPlaying) this.#play();
    else audio.load();
  }
}

/** `renew` gives an address for the same sound when this one fails. */
export function useSound(src: string | null, renew: () => Promise<string | null>): Sound {
  const [sound] = useState(() => new Sound(src, renew));
  useEffect(() => sound.open(), [sound]);
  return sound;
}

/** One address for as long as it holds: every look at the recording brings another, and would start the sound over. */
export function useRecordingSound({ id, recording_file_url }: Recording): Sound {
  const queryClient = useQueryClient();
  return useSound(
    recording_file_url,
    async () => (await queryClient.fetchQuery({ ...recordingQuery(id), staleTime: 0 })).recording_file_url,
  );
}

export const useSoundState = (sound: Sound): SoundState =>
  useSyncExternalStore(sound.state.subscribe, sound.state.get);

export const useHasSound = (sound: Sound): boolean =>
  useSyncExternalStore(sound.state.subscribe, () => sound.state.get().hasFile);

/** The piece that sounds now, or last did; renders when that is another one. */
export const usePlayingPiece = (sound: Sound, pieces: readonly TranscriptPiece[]): number | undefined =>
  useSyncExternalStore(sound.state.subscribe, () => {
    const { isPlaying, position_s } = sound.state.get();
    if (!isPlaying && position_s === 0) return undefined;
    return pieces.findLast(({ start_s }) => start_s <= position_s + 0.05)?.seq;
  });
