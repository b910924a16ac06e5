import { callTool, toPlainItem } from '@web-data/client/tools';
import type { Service, ToolTables } from '@web-data/client/tools';
import type { Command } from '../commands/command.ts';
import type { Parsed } from '../commands/parse.ts';
import { UsageError } from '../failure.ts';
import type { Io } from '../io.ts';
import { MarkdownFolder } from '../output/markdown-files.ts';
import { Printer } from '../output/printer.ts';

/**
 * Prints the items of a stream, each as it comes, until the stream ends or the person interrupts it. The next item is
 * read when the last one is written.
 * @throws the error in which the stream ends; UsageError for flags that a stream does not have
 */
export async function runStream(
  io: Io,
  service: Service,
  { tool, name }: Command,
  { parsed: { common, input }, tables }: { parsed: Parsed; tables: ToolTables },
): Promise<void> {
  if (common.watch !== undefined)
    throw new UsageError(`${name} gives a stream, which goes on by itself: leave --watch out.`);
  const result = await callTool(tables, service, tool, input, { signal: io.signal });
  if (!result.ok) throw result.exception;
  const printer = new Printer(io, common);
  const folder = common.out === undefined ? undefined : new MarkdownFolder(common.out);
  for await (const item of result.data as AsyncIterable<unknown>) {
    if (!folder) await printer.item(await toPlainItem(item));
    else if (!folder.add(item))
      throw new UsageError(`${name} gives an item that is no page: leave --out out.`);
  }
}
