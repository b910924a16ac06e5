import type { Exchange } from '../http/exchange.ts';
import type { Deviation } from '../judge/deviation.ts';
import type { Lenience } from '../semantics/lenience.ts';
import type { Session } from './session.ts';

/** The parts of a run, in the order they run in. */
export const PHASES = [
  'examples',
  'values',
  'parameters',
  'body',
  'authentication',
  'protocol',
  'situations',
  'relations',
  'workflows',
] as const;

/** A part of a run. */
export type Phase = (typeof PHASES)[number];

/** One test with one expected outcome. */
export interface Trial {
  /** Unique and stable, such as `mapUrls/body/limit/maximum + 1`. */
  readonly id: string;
  readonly phase: Phase;
  /** Operation id, or `*` for the service itself. */
  readonly operation: string;
  readonly title: string;
  /** JSON Pointer of the tested part of the document. */
  readonly pointer: string;
  /** The policy that explains why a service accepts its invalid body. */
  readonly lenience?: Lenience;
  /** It may change something on the server. */
  readonly writes: boolean;
  run(session: Session): Promise<Conclusion>;
}

/** How a trial ended. */
export type Conclusion = Passed | Failed | NotTested;

/** Everything conforms. */
export interface Passed {
  readonly outcome: 'passed';
  /** Shows that requests of its group are accepted: rejections of its other trials then count as deviations. */
  readonly group?: string;
  /** The policy by which the service accepted an invalid body. */
  readonly lenience?: Lenience;
}

/** One or more promises were broken. */
export interface Failed {
  readonly outcome: 'failed';
  readonly deviations: readonly Deviation[];
  readonly exchange: Exchange | undefined;
  /** The policy by which the service seems to have accepted an invalid body. */
  readonly lenience?: Lenience;
}

/** The trial could not run; never a pass. */
export interface NotTested {
  readonly outcome: 'not-tested';
  readonly reason: string;
  /** Counts as failed when another trial of the group passed. */
  readonly unless?: { readonly group: string; readonly failed: Failed };
}

/** Concludes from deviations: passed when there are none. */
export function conclude(deviations: readonly Deviation[], exchange: Exchange | undefined): Conclusion {
  return deviations.length === 0 ? { outcome: 'passed' } : { outcome: 'failed', deviations, exchange };
}

/** Concludes that a trial could not run. */
export function notTested(reason: string): NotTested {
  return { outcome: 'not-tested', reason };
}
