import type { Work } from '../../accounts/credits/work.ts';

/** A step that ran, and what it costs. */
export interface PaidStep<T> {
  result: T;
  /** Up to the credits that were held for it. */
  credits: number;
}

/**
 * The credits of a session besides those of its minutes. A step may still run when the session ends, as a model does not
 * need its page: the bill waits for such steps.
 */
export class StepCredits {
  readonly #work: Pick<Work, 'extend' | 'reduce'>;
  readonly #running = new Set<Promise<unknown>>();
  #spent = 0;
  #isClosed = false;

  constructor(work: Pick<Work, 'extend' | 'reduce'>) {
    this.#work = work;
  }

  /** Credits of the steps that have ended. */
  get spent(): number {
    return this.#spent;
  }

  /**
   * Holds credits, runs a step, and gives back at once what it did not cost. A step that throws costs nothing.
   * @returns undefined, without running the step, when the team does not have the credits or the session has ended
   */
  run<T>(max: number, step: () => Promise<PaidStep<T>>): Promise<T | undefined> {
    if (this.#isClosed) return Promise.resolve(undefined);
    const running = this.#run(max, step);
    const ended = running.catch(() => undefined).finally(() => this.#running.delete(ended));
    this.#running.add(ended);
    return running;
  }

  /** Accepts no further steps, and resolves to the credits of all steps when the running ones have ended. */
  async close(): Promise<number> {
    this.#isClosed = true;
    await Promise.all(this.#running);
    return this.#spent;
  }

  async #run<T>(max: number, step: () => Promise<PaidStep<T>>): Promise<T | undefined> {
    if (!(await this.#work.extend(max))) return undefined;
    let credits = 0;
    try {
      const paid = await step();
      credits = Math.min(paid.credits, max);
      this.#spent += credits;
      return paid.result;
    } finally {
      if (credits < max) await this.#work.reduce(max - credits);
    }
  }
}
