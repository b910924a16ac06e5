import type { AnyResult } from '../method.ts';
import type { CallOptions } from '../options.ts';
import type { Service } from '../service.ts';
import { toArguments } from './arguments.ts';
import type { ToolArguments } from './arguments.ts';
import type { Tool, ToolTables } from './tool.ts';

type Callable = { result: (service: Service, ...args: unknown[]) => Promise<AnyResult> };

/**
 * Calls an operation with arguments by name.
 * @returns the same as `.result` of its method: failures of the call are values
 * @throws ToolArgumentsError for an unknown name, or a required one that is missing
 */
export async function callTool(
  tables: ToolTables,
  service: Service,
  tool: Tool,
  input: ToolArguments,
  options: CallOptions = {},
): Promise<AnyResult> {
  const args = toArguments(tool, input);
  // The table and the functions are generated from one description.
  const operation = (await tables.operations())[tool.id] as Callable;
  return operation.result(service, ...args, options);
}
