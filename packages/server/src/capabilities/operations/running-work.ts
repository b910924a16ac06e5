import type { OperationId } from '@web-data/types';
import { reject } from '@web-data/validator';
import { settle } from '../../platform/settle.ts';
import type { OperationHandler } from './operation.ts';

/** Counts the requests that run in this process, in total and by team, and limits the total. */
export class RunningWork {
  readonly #max: number;
  readonly #now: () => number;
  readonly #byTeam = new Map<string, { count: number; last: number }>();
  #total = 0;

  /** @param max running requests of this process; further ones get 503. */
  constructor(max: number, now: () => number = () => performance.now()) {
    this.#max = max;
    this.#now = now;
  }

  get total(): number {
    return this.#total;
  }

  /** Number of running requests of a team in this process. */
  of(teamId: string): number {
    return this.#byTeam.get(teamId)?.count ?? 0;
  }

  /** Milliseconds since the latest work of a team in this process began; 0 without one. */
  sinceLast(teamId: string): number {
    const team = this.#byTeam.get(teamId);
    return team === undefined ? 0 : this.#now() - team.last;
  }

  /** Wraps a handler so that it rejects requests beyond the limit with 503. */
  withLimit<Id extends OperationId>(handler: OperationHandler<Id>): OperationHandler<Id> {
    return (context) => {
      if (this.#total >= this.#max) return reject('ServiceUnavailable', { headers: { 'Retry-After': '1' } });
      const { teamId } = context.identity;
      this.#begin(teamId);
      return settle(
        () => handler(context),
        () => this.#end(teamId),
      );
    };
  }

  #begin(teamId: string): void {
    this.#total += 1;
    const last = this.#now();
    const team = this.#byTeam.get(teamId);
    if (team === undefined) this.#byTeam.set(teamId, { count: 1, last });
    else Object.assign(team, { count: team.count + 1, last });
  }

  #end(teamId: string): void {
    this.#total -= 1;
    const team = this.#byTeam.get(teamId);
    if (team !== undefined && --team.count === 0) this.#byTeam.delete(teamId);
  }
}
