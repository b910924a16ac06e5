import type { ToolExecutionOptions } from 'ai';
import type { Tools } from '../tools.ts';
import type { EvidenceLedger } from './evidence-ledger.ts';
import type { Foreign } from './fence.ts';

/** What the tools of one run share. */
export interface ToolParts {
  tools: Tools;
  ledger: EvidenceLedger;
  /** Wraps what was not written by the caller or by this service. */
  wrap(foreign: Foreign): string;
  /** Runs a call as soon as few enough others run. */
  runExclusive<T>(call: ToolExecutionOptions, work: () => Promise<T>): Promise<T>;
}
