import { callTool, followJob, startJob } from '@web-data/client/tools';
import type { JobState, Service, Tool, ToolJob, ToolTables } from '@web-data/client/tools';
import { CollectedItems } from './collected-items.ts';
import type { McpTool, Outcome, ToolContext } from './mcp-tool.ts';
import { formatDescription, formatText } from './operation-tool.ts';
import { readWait, usualWait, withWait } from './wait.ts';

type JobStart = Tool & { job: ToolJob };

/** The names of the tools that start, read and cancel a job. */
export interface JobNames {
  start: string;
  get: string;
  cancel: string | undefined;
}

/** Whether an operation starts a job that can be followed. */
export function startsJob(tool: Tool): tool is JobStart {
  return tool.job !== undefined;
}

/** Converts an operation that starts a job to a tool that also waits for it, under the name of its start. */
export function jobTool(tables: ToolTables, service: Service, tool: JobStart, names: JobNames): McpTool {
  const get = tables.tools[tool.job.get]!;
  const name = names.start;
  return {
    name,
    title: formatText(tool.title),
    description: `${formatDescription(tool)} This tool waits for the job and gives its result; where that takes longer than \`waitSeconds\`, it gives the job as it stands, and \`${names.get}\` reads on. Cancelling the call cancels the job.`,
    input: withWait(tool, 'Seconds to wait for the job to end; 0 starts it and returns.'),
    output: get.output ?? {},
    hints: { ...tool, destructive: false },
    call: async (input, context) => {
      const { waitSeconds = usualWait, ...rest } = input;
      const waitMs = readWait(name, waitSeconds) * 1000;
      // Never aborted: an abort could leave a job whose id is unknown.
      const { id } = await startJob(tables, service, tool, rest);
      return new RunningJob(tables, service, tool.job, id, names).follow(waitMs, context);
    },
  };
}

/** A job that was started and is followed to its end. */
class RunningJob {
  readonly #tables: ToolTables;
  readonly #service: Service;
  readonly #job: ToolJob;
  readonly #id: string;
  readonly #names: { get: string; cancel: string | undefined };

  constructor(
    tables: ToolTables,
    service: Service,
    job: ToolJob,
    id: string,
    names: { get: string; cancel: string | undefined },
  ) {
    this.#tables = tables;
    this.#service = service;
    this.#job = job;
    this.#id = id;
    this.#names = names;
  }

  /** Follows the job until it ends or the wait is over. Cancels it when the caller cancels. */
  async follow(waitMs: number, { signal, progress }: ToolContext): Promise<Outcome> {
    const items = new CollectedItems(this.#job.items);
    const end = performance.now() + waitMs;
    try {
      for await (const state of followJob(
        this.#tables,
        this.#service,
        { job: this.#job, id: this.#id },
        { signal },
      )) {
        items.add(state);
        progress(state.done ?? 0, state.total, this.#formatState(state));
        if (state.hasEnded) return { data: items.into(state.response), ...this.#leftOut(items) };
        if (performance.now() >= end) return { data: items.into(state.response), note: this.#goesOn() };
      }
    } catch (error) {
      if (signal.aborted) await this.#cancel();
      throw error;
    }
    throw new Error('Following a job ends with its last state.'); // The type of the generator does not express this.
  }

  #formatState({ state, done, total }: JobState): string {
    const count = done === undefined ? '' : `: ${done}${total === undefined ? '' : ` of ${total}`}`;
    return `${state}${count}`;
  }

  #goesOn(): string {
    const cancel = this.#names.cancel === undefined ? '' : `, ${this.#names.cancel} ends it`;
    return `The job ${this.#id} goes on. Call ${this.#names.get} with its id to read on${cancel}.`;
  }

  #leftOut(items: CollectedItems): { note?: string } {
    if (items.leftOut === 0) return {};
    return {
      note: `${items.leftOut} items more are not shown. Call ${this.#names.get} with the id ${this.#id} and \`${this.#job.skip}\` ${items.size} to read them.`,
    };
  }

  /** Cancels the job and ignores failures: a job that has ended meanwhile cannot be cancelled. */
  async #cancel(): Promise<void> {
    const { cancel } = this.#job;
    if (cancel === undefined) return;
    const tool = this.#tables.tools[cancel]!;
    await callTool(this.#tables, this.#service, tool, { [tool.path[0]!]: this.#id }, { deadlineMs: 15_000 });
  }
}
