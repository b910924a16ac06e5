/**
 * Limits a loop to a number of rounds and, optionally, to a number of seconds, whichever ends first. Always allows one
 * round.
 */
export class Limits {
  done = 0;
  #max;
  #until;

  /** @param {{ max: string | number, seconds?: string | undefined }} limits as on the command line */
  constructor({ max, seconds }) {
    this.#max = Number(max);
    if (!(this.#max >= 1)) throw new Error(`There must be one round at least, not ${max}.`);
    // A monotonic clock, because some programs change the other one.
    this.#until = seconds === undefined ? Infinity : performance.now() + Number(seconds) * 1000;
  }

  /** Counts the next round; returns false when there is none. */
  next() {
    if (this.done >= this.#max || (this.done > 0 && performance.now() >= this.#until)) return false;
    this.done += 1;
    return true;
  }
}
