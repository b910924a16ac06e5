import type { JsonSchema, Tool } from '@web-data/client/tools';

/** How a call of a tool ends: what it gave, or how it failed. */
export type Outcome = { data: unknown; note?: string } | { failure: Error };

/** What a call is made with beside its arguments. */
export interface ToolContext {
  signal: AbortSignal;
  /** Tells how far it is; numbers that do not grow are dropped. */
  progress: (done: number, total: number | undefined, message: string) => void;
}

/** A tool as the protocol shows it, and what it does. */
export interface McpTool {
  name: string;
  title: string;
  description: string;
  /** Of all arguments, without definitions. */
  input: JsonSchema;
  /** Of the data that it gives, without definitions. */
  output: JsonSchema;
  hints: Pick<Tool, 'readOnly' | 'destructive' | 'idempotent' | 'openWorld'>;
  call: (input: Readonly<Record<string, unknown>>, context: ToolContext) => Promise<Outcome>;
}
