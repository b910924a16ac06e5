import { callTool, followJob, startJob, ToolArgumentsError } from '@web-data/client/tools';
import type { JobState, Service, Tool, ToolJob, ToolTables } from '@web-data/client/tools';
import { CollectedItems } from './collected-items.ts';
import type { McpTool, Outcome, ToolContext } from './mcp-tool.ts';
import { formatDescription, formatText } from './operation-tool.ts';
import { readWait, usualWait, withWait } from './wait.ts';

type JobStart = Tool & { job: ToolJob };

/** The tool that reads on in a job, or cancels it. */
export const followTool = 'job';

/** Whether an operation starts a job that can be followed. */
export function startsJob(tool: Tool): tool is JobStart {
  return tool.job !== undefined;
}

/** Converts an operation that starts a job to a tool that also waits for it, under the name of its start. */
export function jobTool(tables: ToolTables, service: Service, tool: JobStart, name: string): McpTool {
  return {
    name,
    title: formatText(tool.title),
    description: `${formatDescription(tool)} This tool waits for the job and gives its result; where that takes longer than \`waitSeconds\`, it gives the job as it stands, and \`${followTool}\` reads on. Cancelling the call cancels the job.`,
    input: withWait(tool, 'Seconds to wait for the job to end; 0 starts it and returns.'),
    output: tables.tools[tool.job.get]!.output ?? {},
    startsJob: true,
    hints: { ...tool, destructive: false },
    call: async (input, context) => {
      const { waitSeconds = usualWait, ...rest } = input;
      const waitMs = readWait(name, waitSeconds) * 1000;
      // Never aborted: an abort could leave a job whose id is unknown.
      const { id } = await startJob(tables, service, tool, rest);
      return new RunningJob(tables, service, { job: tool.job, id, name }).follow(waitMs, context);
    },
  };
}

/**
 * One tool for every kind of job: it reads on in one that was started, or cancels it.
 * @param jobs by the names of the tools that start them
 * @param canCancel false for a server that changes nothing
 */
export function createFollowTool(
  tables: ToolTables,
  service: Service,
  jobs: ReadonlyMap<string, ToolJob>,
  canCancel: boolean,
): McpTool {
  const names = [...jobs.keys()];
  return {
    name: followTool,
    title: 'Read on in a job',
    description: `Waits for a job that ${names.join(', ')} started, and gives its result, or the job as it stands after \`waitSeconds\`.${canCancel ? ' With `cancel` it ends the job instead.' : ''}`,
    input: withWait(
      {
        input: {
          type: 'object',
          properties: {
            tool: { type: 'string', enum: names, description: 'The tool that started the job.' },
            id: { type: 'string', description: 'The `id` of the job.' },
            skip: { type: 'integer', minimum: 0, default: 0, description: 'Items that you have already.' },
            ...(canCancel && { cancel: { type: 'boolean', default: false, description: 'End the job.' } }),
          },
          required: ['tool', 'id'],
          additionalProperties: false,
        },
      },
      'Seconds to wait for the job to end; 0 reads it once.',
    ),
    output: {},
    hints: { readOnly: !canCancel, destructive: canCancel, idempotent: true, openWorld: false },
    call: async (input, context) => {
      const { name, job, id, skip, waitMs } = readFollow(input, jobs, canCancel);
      const running = new RunningJob(tables, service, { job, id, name, skip });
      return input['cancel'] === true ? running.cancel() : running.follow(waitMs, context);
    },
  };
}

/** @throws ToolArgumentsError */
function readFollow(
  input: Readonly<Record<string, unknown>>,
  jobs: ReadonlyMap<string, ToolJob>,
  canCancel: boolean,
): RunningJobOptions & { waitMs: number; skip: number } {
  const { tool, id, skip = 0, cancel = false, waitSeconds = usualWait, ...others } = input;
  const job = jobs.get(String(tool));
  const [unknown] = [...Object.keys(others), ...(cancel !== false && !canCancel ? ['cancel'] : [])];
  if (unknown !== undefined) throw new ToolArgumentsError(`${followTool} has no argument "${unknown}".`);
  if (job === undefined)
    throw new ToolArgumentsError(`${followTool} needs tool as one of ${[...jobs.keys()].join(', ')}.`);
  if (typeof id !== 'string' || id === '')
    throw new ToolArgumentsError(`${followTool} needs the id of a job.`);
  if (!Number.isInteger(skip) || Number(skip) < 0)
    throw new ToolArgumentsError(`${followTool} needs skip as a whole number from 0.`);
  if (cancel === true && job.cancel === undefined)
    throw new ToolArgumentsError(`A job of ${String(tool)} cannot be cancelled: wait for its end.`);
  return {
    name: String(tool),
    job,
    id,
    skip: Number(skip),
    waitMs: readWait(followTool, waitSeconds) * 1000,
  };
}

interface RunningJobOptions {
  job: ToolJob;
  id: string;
  /** The tool that started it. */
  name: string;
  /** Items that the caller has already. Default 0. */
  skip?: number;
}

/** A job that is followed to its end. */
class RunningJob {
  readonly #tables: ToolTables;
  readonly #service: Service;
  readonly #options: RunningJobOptions;

  constructor(tables: ToolTables, service: Service, options: RunningJobOptions) {
    this.#tables = tables;
    this.#service = service;
    this.#options = options;
  }

  /** Follows the job until it ends or the wait is over. Cancels it when the caller cancels. */
  async follow(waitMs: number, { signal, progress }: ToolContext): Promise<Outcome> {
    const { job, id, skip = 0 } = this.#options;
    const items = new CollectedItems(job.items);
    const end = performance.now() + waitMs;
    try {
      for await (const state of followJob(
        this.#tables,
        this.#service,
        { job, id },
        { signal, skip, stream: true },
      )) {
        items.add(state);
        progress(state.done ?? 0, state.total, formatState(state));
        if (state.hasEnded) return { data: items.into(state.response), ...this.#leftOut(items) };
        if (performance.now() >= end) return { data: items.into(state.response), note: this.#goesOn(items) };
      }
    } catch (error) {
      // A call that the caller gives up ends the job; a failure of the cancellation says only that it has ended.
      if (signal.aborted && job.cancel !== undefined) await this.cancel().catch(() => undefined);
      throw error;
    }
    throw new Error('Following a job ends with its last state.'); // The type of the generator does not express this.
  }

  async cancel(): Promise<Outcome> {
    const { job, id } = this.#options;
    const tool = this.#tables.tools[job.cancel!]!;
    const input = { [tool.path[0]!]: id };
    const result = await callTool(this.#tables, this.#service, tool, input, { deadlineMs: 15_000 });
    return result.ok ? { data: result.data } : { failure: result.exception };
  }

  #goesOn(items: CollectedItems): string {
    const { id, job } = this.#options;
    const cancel = job.cancel === undefined ? '' : ', with `cancel` to end it';
    return `The job ${id} goes on. Call ${this.#call(items)} to read on${cancel}.`;
  }

  #leftOut(items: CollectedItems): { note?: string } {
    if (items.leftOut === 0) return {};
    return { note: `${items.leftOut} items more are not shown. Call ${this.#call(items)} to read them.` };
  }

  /** The call that reads what comes after these items. */
  #call(items: CollectedItems): string {
    const { id, name, skip = 0 } = this.#options;
    const read = skip + items.size;
    return `${followTool} with ${JSON.stringify({ tool: name, id, ...(read > 0 && { skip: read }) })}`;
  }
}

function formatState({ state, done, total }: JobState): string {
  const count = done === undefined ? '' : `: ${done}${total === undefined ? '' : ` of ${total}`}`;
  return `${state}${count}`;
}
