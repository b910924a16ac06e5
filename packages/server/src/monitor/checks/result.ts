import type { MonitorPage } from '@web-data/types';
import type { MonitorRow } from '../../store/tables.ts';
import type { KnownPage } from '../compare/page.ts';
import type { Work } from './work.ts';

/** What became of a page, and what is known of it from now on: `forget` nothing. */
export interface Result {
  url: string;
  /** Undefined where there is nothing to tell yet. */
  page?: Omit<MonitorPage, 'id' | 'targetId' | 'url' | 'createdAt'>;
  known?: { page: KnownPage | string; misses: number } | 'forget';
  /** Credits of its judgement. */
  credits?: number;
}

/** Some results of one part of a target; none when the part is done. */
export interface Results {
  list: Result[];
  /** How far in the part they lead. */
  position: number;
}

/** Of what results are asked for. */
export interface ResultsOptions {
  work: Work;
  monitor: MonitorRow;
  checkId: string;
  signal: AbortSignal;
}
