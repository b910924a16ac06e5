import { apiTools, callTool, followJob, startJob, valueAt } from '@web-data/client/tools';
import type { JobState, Service, Tool, ToolJob } from '@web-data/client/tools';
import type { Command } from '../commands/command.ts';
import type { Parsed } from '../commands/parse.ts';
import { JobError, UsageError } from '../failure.ts';
import { notify } from '../io.ts';
import type { Io } from '../io.ts';
import { findListPath } from '../output/items.ts';
import { MarkdownFolder } from '../output/markdown-files.ts';
import { Printer } from '../output/printer.ts';

type JobCommand = Command & { tool: Tool & { job: ToolJob } };

/** Starts a job, or continues one, and follows it to its end. @throws JobError when it does not succeed */
export async function runJob(io: Io, service: Service, command: JobCommand, parsed: Parsed): Promise<void> {
  const run = new Run(io, service, command, parsed);
  try {
    await run.toItsEnd();
  } catch (error) {
    run.printResumeHint(error);
    throw error;
  }
}

class Run {
  readonly #io: Io;
  readonly #service: Service;
  readonly #command: JobCommand;
  readonly #parsed: Parsed;
  readonly #printer: Printer;
  readonly #folder: MarkdownFolder | undefined;
  #id: string | undefined;

  constructor(io: Io, service: Service, command: JobCommand, parsed: Parsed) {
    const { out } = parsed.common;
    this.#io = io;
    this.#service = service;
    this.#command = command;
    this.#parsed = parsed;
    this.#printer = new Printer(io, parsed.common);
    this.#folder = out === undefined ? undefined : new MarkdownFolder(out);
    if (this.#folder && command.tool.job.items === undefined)
      throw new UsageError(
        `${command.name} gives no pages that could be written to a folder: leave --out out.`,
      );
  }

  async toItsEnd(): Promise<void> {
    const { job } = this.#command.tool;
    let read = await this.#begin();
    const printed: unknown[] = [];
    let last: JobState | undefined;
    const options = { skip: read, signal: this.#io.signal, stream: true };
    for await (const state of followJob(apiTools, this.#service, { job, id: this.#id! }, options)) {
      last = state;
      if (this.#folder) for (const item of state.items) this.#folder.add(item);
      // A table needs all rows; lines are printed as they arrive.
      else if (this.#printer.printsTables) printed.push(...state.items);
      else if (job.items !== undefined) await this.#printer.items(state.items);
      read = state.read;
      this.#keep(read, state.hasEnded);
      this.#progress(state);
    }
    await this.#end(last!, printed, read);
  }

  /** @returns the number of items from an earlier run */
  async #begin(): Promise<number> {
    const { common, input } = this.#parsed;
    const before = this.#folder?.state;
    if (common.job !== undefined) {
      this.#id = common.job;
      return before?.job === common.job ? before.read : 0;
    }
    if (before && !before.hasEnded && before.command === this.#line()) {
      notify(this.#io, `Going on with job ${before.job}: ${before.read} pages are there.`);
      this.#id = before.job;
      return before.read;
    }
    const { id } = await startJob(apiTools, this.#service, this.#command.tool, input);
    this.#id = id;
    this.#keep(0, false);
    return 0;
  }

  #line(): string {
    return JSON.stringify([this.#command.name, this.#parsed.input]);
  }

  #keep(read: number, hasEnded: boolean): void {
    this.#folder?.keep({ command: this.#line(), job: this.#id!, read, hasEnded });
  }

  #progress({ state, done, total }: JobState): void {
    if (this.#io.stderr.isTTY !== true || this.#parsed.common.quiet) return;
    const count = done === undefined ? '' : ` ${done}${total === undefined ? '' : ` of ${total}`}`;
    this.#io.stderr.write(`\r\u001B[K${state}${count}`);
  }

  async #end(last: JobState, printed: readonly unknown[], read: number): Promise<void> {
    if (this.#io.stderr.isTTY === true && !this.#parsed.common.quiet) this.#io.stderr.write('\r\u001B[K');
    const { job } = this.#command.tool;
    // A result is printed with its warning.
    if (this.#folder || job.items !== undefined) this.#printer.warn(last.response);
    if (this.#folder) notify(this.#io, `${read} pages are in ${this.#parsed.common.out}.`);
    else if (job.items === undefined)
      await this.#printer.printResult(apiTools.tools[job.get]!, last.response);
    else if (this.#printer.printsTables) await this.#printer.items(printed);
    await this.#reportFailures(last);
    const { error } = Object(last.response) as { error?: unknown };
    // The first of the final states means success.
    if (last.state !== job.ended[0])
      throw new JobError(
        `The job ${this.#id} is ${last.state}. ${typeof error === 'string' ? error : ''}`.trim(),
      );
  }

  /** Prints how many pages a job that has ended could not read, and the command that says why. */
  async #reportFailures({ done = 0, total = 0 }: JobState): Promise<void> {
    const { tool } = this.#command;
    const name = apiTools.tools[tool.job.get]!.name.replace(/[^.]+$/, 'errors');
    const errors = Object.values(apiTools.tools).find((other) => other.name === name);
    // A job that read all of its pages needs no further call.
    if (!errors || done >= total || this.#parsed.common.quiet) return;
    const input = { [errors.path[0]!]: this.#id };
    const result = await callTool(apiTools, this.#service, errors, input, { signal: this.#io.signal });
    const list = result.ok ? valueAt(result.data, findListPath(errors) ?? '/') : undefined;
    if (!Array.isArray(list) || list.length === 0) return;
    const pages = list.length === 1 ? '1 page' : `${list.length} pages`;
    notify(this.#io, `${pages} could not be read. To see why: webdata ${name.replace('.', ' ')} ${this.#id}`);
  }

  /** Prints how to follow or cancel a job that continues after an interrupt. */
  printResumeHint(error: unknown): void {
    if (this.#id === undefined || error instanceof JobError) return;
    const { name, tool } = this.#command;
    const { out } = this.#parsed.common;
    const cancel =
      tool.job.cancel === undefined
        ? ''
        : `\nTo end it:   webdata ${apiTools.tools[tool.job.cancel]!.name.replace('.', ' ')} ${this.#id}`;
    notify(
      this.#io,
      `\nThe job goes on.\nTo follow it: webdata ${name} --job ${this.#id}${out === undefined ? '' : ` --out ${out}`}${cancel}`,
    );
  }
}
