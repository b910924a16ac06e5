import type { MonitorPage } from '@web-data/types';
import type { MonitorRow } from '../../../platform/store/tables/monitor.ts';
import type { KnownPage } from '../../changes/known-page.ts';
import type { Work } from './work.ts';

/** The result for one page, and the state to store for it: `forget` deletes that state. */
export interface Result {
  url: string;
  /** Undefined when there is nothing to report yet. */
  page?: Omit<MonitorPage, 'id' | 'targetId' | 'url' | 'createdAt'>;
  known?: { page: KnownPage | string; misses: number } | 'forget';
  /** Credits of its judgement. */
  credits?: number;
}

/** Some results for one part of a target; empty when the part is done. */
export interface Results {
  list: Result[];
  /** The position in the part that follows these results. */
  position: number;
}

/** The check for which results are computed. */
export interface ResultsOptions {
  work: Work;
  monitor: MonitorRow;
  checkId: string;
  signal: AbortSignal;
}
