// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Playback } from './playback.tsx';

/** An audio element whose time goes on as a test says. */
class Sound {
  currentTime = 0;
  duration = 90;
  onloadedmetadata = () => {};
  onplay = () => {};
  onpause = () => {};
  onerror = () => {};
  set src(_: string) {
    sounds.push(this);
  }
  async play() {
    this.onplay();
  }
  pause() {
    this.onpause();
  }
  removeAttribute() {}
}
const sounds: Sound[] = [];

beforeEach(() => {
  sounds.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Audio', Sound);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const onBroken = vi.fn();
  render(<Playback src="/geluid.wav" duration_s={60} onBroken={onBroken} />);
  return { sound: sounds.at(-1) as Sound, onBroken };
}
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Plaats in de opname' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('while it plays the slider follows every 100 ms, and a pause holds it', () => {
  const { sound } = open();
  press('Opname afspelen');
  sound.currentTime = 0.1;
  pass(99);
  expect(slider().value).toBe('0');
  pass(1);
  expect(slider().value).toBe('0.1');

  press('Afspelen pauzeren');
  sound.currentTime = 7;
  pass(1000);
  expect(slider().value).toBe('0.1');
});

test('the slider goes to any place in the sound', () => {
  const { sound } = open();
  act(() => sound.onloadedmetadata());
  expect(slider().max).toBe('90');
  fireEvent.change(slider(), { target: { value: '75' } });
  expect(sound.currentTime).toBe(75);
  expect(screen.getByText('01:15')).toBeTruthy();
});

test('sound that does not come is told, and a new address asked for', () => {
  const { sound, onBroken } = open();
  act(() => sound.onerror());
  expect(screen.getByText('Het geluid kon niet worden geladen.')).toBeTruthy();
  expect(onBroken).toHaveBeenCalledOnce();
});
