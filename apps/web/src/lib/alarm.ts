/** One timer that can be set anew and switched off. */
export class Alarm {
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isSet(): boolean {
    return this.#timer !== undefined;
  }

  set(delay_ms: number, ring: () => void): void {
    this.clear();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      ring();
    }, delay_ms);
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
