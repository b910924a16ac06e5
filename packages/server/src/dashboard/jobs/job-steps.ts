import type { components } from '@web-data/dashboard/account';
import { describeEvent } from '../../capabilities/agent/trace/describe-event.ts';
import type { EventContent, Producer } from '../../capabilities/agent/trace/trace-event.ts';
import type { Store } from '../../platform/store/store.ts';
import type { Job } from './to-job.ts';

type Step = components['schemas']['JobStep'];

/** Max events of a trace, max pages and errors, and max characters of one text. */
const MAX_EVENTS = 500;
const MAX_PAGES = 200;
const TEXT = 2000;

/** Lists the steps of a job, oldest first. */
export async function listSteps(store: Store, { id, kind }: Job): Promise<Step[]> {
  if (kind === 'agent') return eventsOf(store, id);
  if (kind !== 'crawl' && kind !== 'batch') return [];
  return [...(await pagesOf(store, id)), ...(await listErrorSteps(store, id))];
}

async function eventsOf({ db }: Store, id: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('agent_event')
    .select('event')
    .where('job_id', '=', id)
    .orderBy('position', 'desc')
    .limit(MAX_EVENTS)
    .execute();
  return rows.toReversed().map(({ event }) => {
    const { occurredAt, agent, ...content } = JSON.parse(event) as EventContent & {
      occurredAt: string;
      agent: Producer;
    }; // The server writes it.
    const isError = content.type === 'error.occurred';
    const text = describeEvent(content as EventContent).slice(0, TEXT);
    const step = { at: occurredAt, who: agent.name, text, isError };
    return Object.assign(step, snapshotOf(content as EventContent));
  });
}

/** The snapshot that the step stored. */
function snapshotOf(event: EventContent): Pick<Step, 'snapshot'> {
  if (event.type !== 'artifact.updated') return {};
  const { snapshotId: id, artifact } = event;
  return { snapshot: { id, kind: artifact.kind, name: artifact.artifactId } };
}

/** Reads a snapshot of a job of a team; undefined when the job has none with this id. */
export async function findSnapshot({ db }: Store, job: Job, snapshotId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_snapshot')
    .innerJoin('agent_content', 'agent_content.digest', 'agent_snapshot.digest')
    .select('agent_content.content')
    .where('agent_snapshot.id', '=', snapshotId)
    .where('agent_snapshot.job_id', '=', job.id)
    .executeTakeFirst();
  return row?.content;
}

async function pagesOf({ db }: Store, id: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('crawl_page')
    .select(['position', 'url'])
    .where('crawl_id', '=', id)
    .orderBy('position', 'desc')
    .limit(MAX_PAGES)
    .execute();
  return rows.toReversed().map(({ position, url }) => {
    return { at: String(position + 1), who: 'page', text: (url ?? '').slice(0, TEXT), isError: false };
  });
}

async function listErrorSteps({ db }: Store, id: string): Promise<Step[]> {
  const rows = await db
    .selectFrom('crawl_error')
    .select(['created_at', 'kind', 'url', 'error'])
    .where('crawl_id', '=', id)
    .orderBy('position', 'desc')
    .limit(MAX_PAGES)
    .execute();
  return rows.toReversed().map(({ created_at: at, kind, url, error }) => {
    return {
      at: new Date(at).toISOString(),
      who: kind === 'robots' ? 'robots.txt' : 'fault',
      text: `${url}: ${error}`.slice(0, TEXT),
      isError: kind === 'error',
    };
  });
}
