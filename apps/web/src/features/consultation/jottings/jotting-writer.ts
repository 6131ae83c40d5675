/** Brings lines to the disk of this device, one write at a time: of what is typed meanwhile, only the newest is written. */
import { type JottingRow, keepJottings } from '../../../capture/jottings.ts';

type Written = Omit<JottingRow, 'state'>;
type Events = {
  /** All that was typed is on disk. */
  onKept(): void;
  onFailed(): void;
};

export class JottingWriter {
  readonly #waiting = new Map<string, Written>();
  readonly #events: Events;
  #isBusy = false;

  constructor(events: Events) {
    this.#events = events;
  }

  write(row: Written): void {
    this.#waiting.set(row.id, row);
    if (!this.#isBusy) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isBusy = true;
    let rows: Written[] = [];
    try {
      while (this.#waiting.size > 0) {
        rows = [...this.#waiting.values()];
        this.#waiting.clear();
        await keepJottings(...rows);
      }
      this.#events.onKept();
    } catch {
      // With the next letter once more, as far as nothing newer is there.
      for (const row of rows) if (!this.#waiting.has(row.id)) this.#waiting.set(row.id, row);
      this.#events.onFailed();
    } finally {
      this.#isBusy = false;
    }
  }
}
