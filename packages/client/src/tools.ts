import { definitions, tools } from './generated/tools.ts';
import type { ToolTables } from './runtime/tools/tool.ts';

export { ToolArgumentsError } from './runtime/tools/arguments.ts';
export type { ToolArguments } from './runtime/tools/arguments.ts';
export { callTool } from './runtime/tools/call-tool.ts';
export { followJob, startJob } from './runtime/tools/follow-job.ts';
export type { FollowOptions, JobState } from './runtime/tools/job-state.ts';
export { toPlainItem } from './runtime/tools/follow-stream.ts';
export { joinPointer, splitPointer, valueAt } from './runtime/tools/pointer.ts';
export {
  standAlone,
  type JsonSchema,
  type Tool,
  type ToolJob,
  type ToolTables,
} from './runtime/tools/tool.ts';
export type { AnyResult } from './runtime/method.ts';
export type { CallOptions } from './runtime/options.ts';
export type { Service } from './runtime/service.ts';

/**
 * Every operation as a tool: its name, its purpose, JSON Schemas of its arguments and response, and how to follow a job
 * that it starts. For agents, shells and other callers that use names.
 * @example const result = await callTool(apiTools, connect({ apiKey }), apiTools.tools['mapUrls']!, { url:
 *   'https://example.com' });
 */
export const apiTools: ToolTables = {
  tools,
  definitions,
  operations: async () => (await import('./generated/operations.ts')) as Readonly<Record<string, unknown>>,
};
