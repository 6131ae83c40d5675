// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SmallPlayer } from './player.tsx';
import { useSound } from './sound.ts';

/** An audio element whose time goes on as a test says. */
class FakeAudio {
  currentTime = 0;
  duration = 90;
  paused = true;
  onloadedmetadata = () => {};
  onplay = () => {};
  onpause = () => {};
  onerror = () => {};
  src = '';
  constructor() {
    sounds.push(this);
  }
  async play() {
    this.paused = false;
    this.onplay();
  }
  pause() {
    this.paused = true;
    this.onpause();
  }
  load() {}
  removeAttribute() {}
}
const sounds: FakeAudio[] = [];

beforeEach(() => {
  sounds.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Player({ renew }: { renew: () => Promise<string | null> }) {
  return <SmallPlayer sound={useSound('/geluid.wav', renew)} duration_s={60} />;
}

function open(renew = vi.fn(async (): Promise<string | null> => '/geluid.wav?ticket=2')) {
  render(<Player renew={renew} />);
  return { sound: sounds.at(-1) as FakeAudio, renew };
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

test('sound that does not come is asked for at a new address', async () => {
  const { sound, renew } = open();
  await act(async () => sound.onerror());
  expect(renew).toHaveBeenCalledOnce();
  expect(sound.src).toBe('/geluid.wav?ticket=2');
  expect(screen.queryByText('Het geluid kan nu niet worden afgespeeld.')).toBeNull();
});

test('sound that does not come from a new address either is told, with another try', async () => {
  const { sound, renew } = open();
  await act(async () => sound.onerror());
  await act(async () => sound.onerror());
  expect(screen.getByText('Het geluid kan nu niet worden afgespeeld.')).toBeTruthy();
  await act(async () => press('Opnieuw proberen'));
  expect(renew).toHaveBeenCalledTimes(2);
});

test('a small player stands at the foot while its own is out of sight, and stops what is heard', async () => {
  let see = (_isIntersecting: boolean) => {};
  class FakeObserver {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  const { sound } = open();
  act(() => see(false));
  expect(screen.queryByRole('region', { name: 'Wat er nu klinkt' })).toBeNull();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Opname afspelen' })));
  const small = within(screen.getByRole('region', { name: 'Wat er nu klinkt' }));
  await act(async () => fireEvent.click(small.getByRole('button', { name: 'Stoppen en sluiten' })));
  expect(sound.paused).toBe(true);
  expect(screen.queryByRole('region', { name: 'Wat er nu klinkt' })).toBeNull();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Opname afspelen' })));
  act(() => see(true));
  expect(screen.queryByRole('region', { name: 'Wat er nu klinkt' })).toBeNull();
});
