/**
 * When a program that repeats something stops: after so many times, and after so many seconds if those are given,
 * whichever comes first. It does one in any case.
 */
export class Limits {
  done = 0;
  #max;
  #until;

  /** @param {{ most: string | number, seconds?: string | undefined }} limits as on the command line */
  constructor({ max, seconds }) {
    this.#max = Number(max);
    if (!(this.#max >= 1)) throw new Error(`There must be one round at least, not ${max}.`);
    // The clock that nobody sets: some programs make the other one lie.
    this.#until = seconds === undefined ? Infinity : performance.now() + Number(seconds) * 1000;
  }

  /** Takes the next one, if there is one. */
  next() {
    if (this.done >= this.#max || (this.done > 0 && performance.now() >= this.#until)) return false;
    this.done += 1;
    return true;
  }
}
