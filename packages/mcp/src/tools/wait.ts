import { ToolArgumentsError } from '@web-data/client/tools';
import type { JsonSchema, Tool } from '@web-data/client/tools';

/** Default seconds that a tool waits: less than the minute after which many hosts give up. */
export const usualWait = 45;
const longestWait = 3600;

/** The arguments of a tool, and how long it waits. @param description what the seconds mean */
export function withWait({ input }: Pick<Tool, 'input'>, description: string): JsonSchema {
  const waitSeconds = { type: 'integer', minimum: 0, maximum: longestWait, default: usualWait, description };
  return { ...input, properties: { ...(input['properties'] as object), waitSeconds } };
}

/** @throws ToolArgumentsError for an invalid wait */
export function readWait(tool: string, seconds: unknown): number {
  if (Number.isInteger(seconds) && Number(seconds) >= 0 && Number(seconds) <= longestWait)
    return Number(seconds);
  throw new ToolArgumentsError(`${tool} needs waitSeconds as a whole number from 0 to ${longestWait}.`);
}
