import type { OperationId } from '@web-data/types';
import { reject } from '@web-data/validator';
import { settle } from '../settle.ts';
import type { OperationHandler } from './operation.ts';

/** Counts the works that run in this process, in all and by team, and bounds the former. */
export class RunningWork {
  readonly #max: number;
  readonly #now: () => number;
  readonly #byTeam = new Map<string, { count: number; last: number }>();
  #total = 0;

  /** @param most works of this process; more are answered with 503. */
  constructor(max: number, now: () => number = () => performance.now()) {
    this.#max = max;
    this.#now = now;
  }

  get total(): number {
    return this.#total;
  }

  /** Works of a team in this process. */
  of(teamId: string): number {
    return this.#byTeam.get(teamId)?.count ?? 0;
  }

  /** Milliseconds since the work of a team that began last in this process; 0 without one. */
  sinceLast(teamId: string): number {
    const team = this.#byTeam.get(teamId);
    return team === undefined ? 0 : this.#now() - team.last;
  }

  /** The handler, refusing with 503 what is too much for this process. */
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
