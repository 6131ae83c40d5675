/** The power of each frequency in a piece of sound whose length is a power of two. Tables are made once. */
export class PowerSpectrum {
  readonly size: number;
  readonly #order: Uint16Array;
  readonly #cosine: Float64Array;
  readonly #sine: Float64Array;
  readonly #real: Float64Array;
  readonly #imaginary: Float64Array;

  constructor(size: number) {
    this.size = size;
    const bits = Math.log2(size);
    this.#order = Uint16Array.from({ length: size }, (_, i) => {
      let turned = 0;
      for (let bit = 0; bit < bits; bit++) turned |= ((i >> bit) & 1) << (bits - 1 - bit);
      return turned;
    });
    this.#cosine = Float64Array.from({ length: size / 2 }, (_, i) => Math.cos((-2 * Math.PI * i) / size));
    this.#sine = Float64Array.from({ length: size / 2 }, (_, i) => Math.sin((-2 * Math.PI * i) / size));
    this.#real = new Float64Array(size);
    this.#imaginary = new Float64Array(size);
  }

  /** Frequencies from zero up to, not including, half of the rate. */
  of(samples: Float64Array, power: Float64Array): void {
    const { size } = this;
    const re = this.#real;
    const im = this.#imaginary;
    for (let i = 0; i < size; i++) re[i] = samples[this.#order[i] as number] as number;
    im.fill(0);
    for (let length = 2; length <= size; length *= 2) this.#combine(length);
    for (let i = 0; i < size / 2; i++) power[i] = (re[i] as number) ** 2 + (im[i] as number) ** 2;
  }

  #combine(length: number): void {
    const re = this.#real;
    const im = this.#imaginary;
    const half = length / 2;
    const stride = this.size / length;
    for (let start = 0; start < this.size; start += length) {
      for (let k = 0; k < half; k++) {
        const [low, high] = [start + k, start + k + half];
        const c = this.#cosine[k * stride] as number;
        const s = this.#sine[k * stride] as number;
        const turned_re = (re[high] as number) * c - (im[high] as number) * s;
        const turned_im = (re[high] as number) * s + (im[high] as number) * c;
        re[high] = (re[low] as number) - turned_re;
        im[high] = (im[low] as number) - turned_im;
        re[low] = (re[low] as number) + turned_re;
        im[low] = (im[low] as number) + turned_im;
      }
    }
  }
}
