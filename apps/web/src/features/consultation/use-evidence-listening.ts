import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TranscriptPiece } from '../../consultations/queries.ts';
import type { Sound } from './sound.ts';
import { type Lit, passagesOf } from './use-evidence.ts';

const KEY = 'sound_on_click';

/** A tap is how one moves about on a touch screen, often with somebody else in the room. */
const isTouch = (): boolean => typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** As it was last chosen on this device. Until then on, and off on a touch screen. */
export function useSoundOnClick(): [boolean, (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => (localStorage.getItem(KEY) ?? (isTouch() ? 'off' : 'on')) === 'on');
  return [
    isOn,
    (next) => {
      setOn(next);
      localStorage.setItem(KEY, next ? 'on' : 'off');
    },
  ];
}

type Asked = {
  pieces: readonly TranscriptPiece[];
  /** Those of a sentence that is being written, once it is clicked. */
  litPieces: readonly number[] | undefined;
  isOn: boolean;
};

/** A click on a sentence lets its passages be heard; moving through the note with the keyboard is silent. */
export function useListening(sound: Sound, lit: Lit, { pieces, litPieces, isOn }: Asked): void {
  // Whatever was clicked before this panel was there is over.
  const heard = useRef(lit.place?.nonce);
  const listen = useEffectEvent(() => {
    if (heard.current === lit.place?.nonce) return;
    heard.current = lit.place?.nonce;
    if (isOn && lit.place?.by === 'click' && lit.by === 'sentence')
      sound.playPassages(passagesOf(pieces, lit.pieces));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every click, whatever else changes
  useEffect(() => listen(), [lit.place?.nonce]);
  const asked = useRef(litPieces);
  const listenToAsked = useEffectEvent(() => {
    if (asked.current === litPieces) return;
    asked.current = litPieces;
    if (isOn && litPieces) sound.playPassages(passagesOf(pieces, litPieces));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every click, whatever else changes
  useEffect(() => listenToAsked(), [litPieces]);
}
