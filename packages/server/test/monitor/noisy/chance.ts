/** Chance that repeats: the same seed says the same on every machine. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** @returns a number from 0 up to, not including, 1 (mulberry32, public domain) */
  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** @returns a whole number from `least` to `most`, both included */
  whole(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  pick<T>(from: readonly T[]): T {
    return from[this.whole(0, from.length - 1)]!;
  }

  is(probability: number): boolean {
    return this.next() < probability;
  }

  shuffled<T>(from: readonly T[]): T[] {
    const all = [...from];
    for (let last = all.length - 1; last > 0; last--) {
      const other = this.whole(0, last);
      [all[last], all[other]] = [all[other]!, all[last]!];
    }
    return all;
  }

  some<T>(from: readonly T[], count: number): T[] {
    return this.shuffled(from).slice(0, count);
  }

  /** @returns so many hexadecimal digits, such as tokens are made of */
  hex(digits: number): string {
    return Array.from({ length: digits }, () => this.whole(0, 15).toString(16)).join('');
  }

  /** A generator of its own that follows from this one. */
  fork(): Chance {
    return new Chance(Math.floor(this.next() * 4_294_967_296));
  }
}
