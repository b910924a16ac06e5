import { Rejection } from '@web-data/validator';
import { AccountError } from '../../accounts/teams/account-error.ts';
import { agentKind } from '../../capabilities/agent/jobs/agent-kind.ts';
import { cancelJob } from '../../capabilities/agent/jobs/cancel.ts';
import type { ServerConfig } from '../../platform/config/server-config.ts';
import type { JobSummary } from '../../platform/jobs/job-kind.ts';
import { pauseQueue, resumeQueue, retryJob } from '../../platform/jobs/operate.ts';
import type { Store } from '../../platform/store/store.ts';
import type { AnyKind } from '../../services/job-kinds.ts';
import { UsageError, parseInteger, readChoice } from '../command.ts';
import type { Command } from '../command.ts';
import { printable, table } from '../table.ts';
import { followCommand, showAgentJob } from './agent-trace.ts';

/** `jobs list | show | follow | cancel | retry | pause | resume` */
export const jobCommands: readonly Command[] = [
  {
    name: 'jobs list',
    summary:
      'list jobs of all kinds, the newest first: those that wait and run, and ended ones as long as they are stored',
    options: {
      kind: { type: 'string', value: '<kind>', description: 'only those of a kind, such as crawl' },
      team: { type: 'string', value: '<id>', description: 'only those of a team' },
      stuck: { type: 'boolean', description: 'only those whose last runs ended without a result' },
      limit: { type: 'string', value: '<number>', description: '50 unless given' },
    },
    async run(input) {
      const { store, options } = input;
      const limit = parseInteger(String(options['limit'] ?? 50), '--limit', 1, 10_000);
      const jobKinds = await loadKinds();
      const names = jobKinds.map(({ name }) => name);
      const kind = readChoice(input, 'kind', names);
      const teamId = options['team'] as string | undefined;
      const isStuck = options['stuck'] === true;
      const lists = await Promise.all(
        jobKinds
          .filter(({ name }) => kind === undefined || name === kind)
          .map((one) => one.list(store, { teamId, isStuck, limit })),
      );
      const newest = lists.flat().toSorted((a, b) => b.createdAt - a.createdAt);
      const jobs = newest.slice(0, limit).map(toSummary);
      return { value: jobs, text: table(jobs, 'There are no jobs.') };
    },
  },
  {
    name: 'jobs show',
    summary: 'show a job, an agent job with its trace',
    arguments: ['job id'],
    async run({ store, args }) {
      const job = await findJob(store, args[0] ?? '');
      const summary = toSummary(job);
      if (job.kind !== agentKind.name) return { value: summary, text: table([summary], '') };
      const { text, ...trace } = await showAgentJob(store, job.id);
      return { value: { ...summary, ...trace }, text: `${table([summary], '')}\n${text}` };
    },
  },
  followCommand,
  {
    name: 'jobs cancel',
    summary: 'ask an agent job, a crawl or a batch to stop',
    changes: true,
    arguments: ['job id'],
    async run({ store, args, config }) {
      const job = await findJob(store, args[0] ?? '');
      const { id, teamId } = job;
      await cancel(store, job, config).catch((error: unknown) => {
        throw error instanceof Rejection ? new AccountError(`${error.message}.`) : error;
      });
      const text =
        job.kind === agentKind.name
          ? 'Cancelled: it ends after the step in flight.'
          : 'Cancelled: it has ended.';
      return { value: { id, cancelled: true }, text, act: { event: 'job.cancelled', jobId: id, teamId } };
    },
  },
  {
    name: 'jobs retry',
    summary: 'run a waiting job now, whatever delay it has, as if none of its runs had failed',
    changes: true,
    arguments: ['job id'],
    async run({ store, args }) {
      const job = await findJob(store, args[0] ?? '');
      const { id, kind, teamId, state } = job;
      if (!(await retryJob(store, kind, job)))
        throw new AccountError(
          `The job ${id} ${state === null ? 'has ended' : 'is running'}: only a waiting one is retried.`,
        );
      const act = { event: 'job.retried', jobId: id, kind, teamId } as const;
      return { value: { id, retried: true }, text: 'It runs as soon as a worker has room for it.', act };
    },
  },
  {
    name: 'jobs pause',
    summary: 'begin no job of a kind, in any process, until it is resumed; running ones go on',
    changes: true,
    arguments: ['kind'],
    async run({ store, args }) {
      const kind = await parseKind(args[0]);
      await pauseQueue(store, kind);
      const text = `Paused: jobs of the kind ${kind} wait until \`jobs resume ${kind}\`.`;
      return { value: { kind, paused: true }, text, act: { event: 'jobs.paused', kind } };
    },
  },
  {
    name: 'jobs resume',
    summary: 'begin jobs of a paused kind once more',
    changes: true,
    arguments: ['kind'],
    async run({ store, args }) {
      const kind = await parseKind(args[0]);
      if (!(await resumeQueue(store, kind))) throw new AccountError(`The kind ${kind} is not paused.`);
      const text = `Resumed: jobs of the kind ${kind} begin within moments.`;
      return { value: { kind, paused: false }, text, act: { event: 'jobs.resumed', kind } };
    },
  },
];

/** Only these commands need all that runs jobs, which takes half a second to load. */
async function loadKinds(): Promise<readonly AnyKind[]> {
  return (await import('../../services/job-kinds.ts')).jobKinds;
}

async function parseKind(text = ''): Promise<string> {
  const names = (await loadKinds()).map(({ name }) => name);
  if (names.includes(text)) return text;
  throw new UsageError(`There is no kind of job ${JSON.stringify(text)}: use one of ${names.join(', ')}.`);
}

/** @throws {AccountError} when there is none with this id */
async function findJob(store: Store, id: string): Promise<JobSummary> {
  const found = await Promise.all((await loadKinds()).map((kind) => kind.list(store, { id, limit: 1 })));
  const [job] = found.flat();
  if (job === undefined) throw new AccountError(`There is no job ${id}: \`jobs list\` shows the jobs.`);
  return job;
}

async function cancel(store: Store, { kind, id, teamId }: JobSummary, config: ServerConfig): Promise<void> {
  switch (kind) {
    case agentKind.name:
      return cancelJob(agentKind.openQueue(store), teamId, id, config.agentRetentionMs);
    case 'crawl': {
      const { crawlKind } = await import('../../capabilities/crawl/crawl-kind.ts');
      const { cancelCrawl } = await import('../../capabilities/crawl/cancel.ts');
      return cancelCrawl(crawlKind.openQueue(store), { teamId, id }, config.crawlRetentionMs);
    }
    default:
      throw new AccountError(
        `A job of the kind ${kind} cannot be cancelled: \`jobs pause ${kind}\` stops all of them for a while.`,
      );
  }
}

function toSummary(job: JobSummary) {
  const { id, kind, status, state, attempt, interruptions, scheduledAt } = job;
  return {
    id,
    kind,
    team: job.teamId,
    status: status ?? null,
    state: job.isStuck ? `${state}, stuck` : state,
    attempt,
    interruptions,
    scheduled: scheduledAt === null ? null : new Date(scheduledAt).toISOString(),
    started: new Date(job.createdAt).toISOString(),
    about: printable(job.about).slice(0, 60),
  };
}
