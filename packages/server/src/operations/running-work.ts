import type { OperationId } from '@web-data/types';
import { reject } from '@web-data/validator';
import type { OperationHandler } from './operation.ts';

/** Counts the works that run in this process, in all and by team, and bounds the former. */
export class RunningWork {
  readonly #most: number;
  readonly #byTeam = new Map<string, number>();
  #total = 0;

  /** @param most works of this process; more are answered with 503. */
  constructor(most: number) {
    this.#most = most;
  }

  get total(): number {
    return this.#total;
  }

  /** Works of a team in this process. */
  of(teamId: string): number {
    return this.#byTeam.get(teamId) ?? 0;
  }

  /** The handler, refusing with 503 what is too much for this process. */
  bounded<Id extends OperationId>(handler: OperationHandler<Id>): OperationHandler<Id> {
    return async (context) => {
      if (this.#total >= this.#most) return reject('ServiceUnavailable', { headers: { 'Retry-After': '1' } });
      const { teamId } = context.identity;
      this.#add(teamId, 1);
      try {
        return await handler(context);
      } finally {
        this.#add(teamId, -1);
      }
    };
  }

  #add(teamId: string, difference: 1 | -1): void {
    this.#total += difference;
    const count = this.of(teamId) + difference;
    if (count === 0) this.#byTeam.delete(teamId);
    else this.#byTeam.set(teamId, count);
  }
}
