import { setTimeout as sleep } from 'node:timers/promises';
import { apiTools, callTool } from '@web-data/client/tools';
import type { Service, Tool, ToolJob, ToolTables } from '@web-data/client/tools';
import type { Command } from '../commands/command.ts';
import type { Parsed } from '../commands/parse.ts';
import { UsageError } from '../failure.ts';
import { notify } from '../io.ts';
import type { Io } from '../io.ts';
import { findListPath } from '../output/items.ts';
import { MarkdownFolder } from '../output/markdown-files.ts';
import { Printer } from '../output/printer.ts';
import { runJob } from './run-job.ts';
import { runStream } from './run-stream.ts';
import { createService } from './service.ts';
import { explainUnreachable } from './unreachable.ts';
import { withScheme } from '../commands/scheme.ts';

/**
 * Runs the operation of a command, or starts and follows its job.
 * @param tables those that the tool of the command is of
 * @throws the error of the call
 */
export async function runCommand(
  io: Io,
  command: Command,
  parsed: Parsed,
  tables: ToolTables = apiTools,
): Promise<void> {
  const { common } = parsed;
  const input = await withStdin(io, command, parsed.input);
  const service = createService(io, common);
  try {
    await runWith(io, service, command, { parsed: { common, input }, tables });
  } catch (error) {
    throw explainUnreachable(error, service.address.replace(/\/v\d+$/, ''));
  }
}

async function runWith(
  io: Io,
  service: Service,
  command: Command,
  { parsed: { common, input }, tables }: { parsed: Parsed; tables: ToolTables },
): Promise<void> {
  const { tool } = command;
  if (tool.job)
    return runJob(io, service, { ...command, tool: tool as Tool & { job: ToolJob } }, { common, input });
  if (common.job !== undefined) throw new UsageError(`${command.name} starts no job: leave --job out.`);
  if (tool.items !== undefined) return runStream(io, service, command, { parsed: { common, input }, tables });
  if (common.watch === undefined) return once(io, service, command, { common, input });
  if (!tool.readOnly)
    throw new UsageError(`${command.name} changes something: it cannot be repeated with --watch.`);
  return watch(io, service, command, { common, input });
}

async function once(
  io: Io,
  service: Service,
  { tool, name }: Command,
  { common, input }: Parsed,
): Promise<void> {
  const result = await call(io, service, tool, input);
  const printer = new Printer(io, common);
  if (common.out === undefined) return printer.printResult(tool, result);
  const folder = new MarkdownFolder(common.out);
  const data = Object(result) as { data?: unknown };
  if (findListPath(tool) !== undefined || !folder.add(data.data ?? result)) {
    throw new UsageError(`${name} gives no page that could be written to a folder: leave --out out.`);
  }
  printer.warn(result);
}

async function call(io: Io, service: Service, tool: Tool, input: Parsed['input']): Promise<unknown> {
  const result = await callTool(apiTools, service, tool, input, { signal: io.signal });
  if (!result.ok) throw result.exception;
  return result.data;
}

/** Repeats a call until it is interrupted; prints the result when it changes. */
async function watch(io: Io, service: Service, { tool }: Command, { common, input }: Parsed): Promise<void> {
  const printer = new Printer(io, common);
  let before = '';
  for (;;) {
    const result = await call(io, service, tool, input);
    const now = JSON.stringify(result);
    if (now !== before) await printer.printResult(tool, result);
    else if (printer.printsTables) notify(io, 'Nothing has changed.');
    before = now;
    await sleep(Math.max(1, common.watch!) * 1000, undefined, { signal: io.signal });
  }
}

/** Returns the arguments; a list that is `-` becomes the lines of stdin. */
async function withStdin(
  { stdin }: Io,
  { positionals }: Command,
  input: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const list = positionals.find(({ kind, property }) => {
    const value = input[property];
    return kind === 'list' && Array.isArray(value) && value.length === 1 && value[0] === '-';
  });
  if (!list) return input;
  let text = '';
  for await (const chunk of stdin.setEncoding('utf8')) text += String(chunk);
  const lines = text.split('\n').map((line) => line.trim());
  const values = lines.filter((line) => line !== '');
  return { ...input, [list.property]: list.isUrl ? values.map(withScheme) : values };
}
