/**
 * Films a page frame by frame. It does not run in real time: a frame is taken when the page stands as it should, so a
 * slow machine makes the same film as a fast one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';

export const FRAME_MS = 50;

export type Pointer = { x: number; y: number; isDown: boolean };
export type Frame = { png: Buffer; pointer: Pointer };

const framesIn = (seconds: number) => Math.round((seconds * 1000) / FRAME_MS);

/** Slow at both ends, as a hand moves. */
const eased = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

export class Camera {
  readonly frames: Frame[] = [];
  #pointer: Pointer;
  readonly #page: Page;

  constructor(page: Page, at: { x: number; y: number }) {
    this.#page = page;
    this.#pointer = { ...at, isDown: false };
  }

  async #take(): Promise<Frame> {
    return { png: await this.#page.screenshot(), pointer: { ...this.#pointer } };
  }

  async shoot(): Promise<void> {
    this.frames.push(await this.#take());
  }

  /** The page stands still for so long. */
  async hold(seconds: number): Promise<void> {
    await this.shoot();
    const last = this.frames.at(-1);
    if (last) this.frames.push(...Array<Frame>(framesIn(seconds) - 1).fill(last));
  }

  async moveTo(x: number, y: number, seconds = 0.7): Promise<void> {
    const from = this.#pointer;
    const steps = framesIn(seconds);
    for (let step = 1; step <= steps; step++) {
      const share = eased(step / steps);
      this.#pointer = {
        x: from.x + (x - from.x) * share,
        y: from.y + (y - from.y) * share,
        isDown: false,
      };
      await this.#page.mouse.move(this.#pointer.x, this.#pointer.y);
      await this.shoot();
    }
  }

  /** Turns the wheel until this stands well within the window. */
  async scrollTo(target: Locator, seconds = 0.7): Promise<void> {
    const box = await target.boundingBox();
    const height = this.#page.viewportSize()?.height ?? 0;
    const far = (box?.y ?? 0) - height * 0.75;
    if (far <= 0) return;
    const steps = framesIn(seconds);
    let done = 0;
    for (let step = 1; step <= steps; step++) {
      const next = Math.round(far * eased(step / steps));
      await this.#page.mouse.wheel(0, next - done);
      done = next;
      await this.shoot();
    }
  }

  /** Goes there and presses. What comes of it is not on film yet: wait for it, then go on. */
  async click(target: Locator, { seconds = 0.6, share = { x: 0.5, y: 0.5 } } = {}): Promise<void> {
    const aim = async () => {
      const box = await target.boundingBox();
      if (!box) throw new Error(`${target} cannot be seen`);
      return { x: box.x + box.width * share.x, y: box.y + box.height * share.y };
    };
    const there = await aim();
    await this.moveTo(there.x, there.y, seconds);
    // Something above it may have come or gone meanwhile.
    const now = await aim();
    if (Math.hypot(now.x - there.x, now.y - there.y) > 1) await this.moveTo(now.x, now.y, 0.2);
    this.#pointer.isDown = true;
    await this.hold(0.15);
    await this.#page.mouse.down();
    await this.#page.mouse.up();
    this.#pointer.isDown = false;
  }

  /** All that happens until then, in so many seconds of film, however long it takes. Between two looks the page has peace. */
  async lapse(seconds: number, until: Promise<unknown>, peace_ms = 0): Promise<void> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    until.then(end, end);
    const taken: Frame[] = [];
    while (!isOver) {
      taken.push(await this.#take());
      await sleep(peace_ms);
    }
    await until;
    taken.push(await this.#take());
    // Each stands for two frames: what runs faster than life needs no more, and costs most of the film's size.
    const wanted = Math.round(framesIn(seconds) / 2);
    for (let frame = 0; frame < wanted; frame++) {
      const place = Math.round((frame / (wanted - 1)) * (taken.length - 1));
      const chosen = taken[place] as Frame;
      this.frames.push(chosen, chosen);
    }
  }
}
