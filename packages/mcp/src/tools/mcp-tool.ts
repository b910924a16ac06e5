import type { JsonSchema, Tool } from '@web-data/client/tools';

/** The outcome of a call: its data, or its failure. */
export type Outcome = { data: unknown; note?: string } | { failure: Error };

/** Context of a call, in addition to its arguments. */
export interface ToolContext {
  signal: AbortSignal;
  /** Reports progress; a number that does not grow is increased slightly. */
  progress: (done: number, total: number | undefined, message: string) => void;
}

/** A tool as the protocol lists it, with its implementation. */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  /** Schema of all arguments, without definitions. */
  input: JsonSchema;
  /** Schema of the data, without definitions. */
  output: JsonSchema;
  /** Starts a job, in which another tool reads on. */
  startsJob?: true;
  hints: Pick<Tool, 'readOnly' | 'destructive' | 'idempotent' | 'openWorld'>;
  call: (input: Readonly<Record<string, unknown>>, context: ToolContext) => Promise<Outcome>;
}
