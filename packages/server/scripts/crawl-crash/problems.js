import { auditCredits } from '../../dist/accounts/credits/audit.js';
import { auditStoredBytes } from '../../dist/platform/store/audit-stored-bytes.js';
import { findDeliveryProblems } from '../agent-crash/receiver.js';

/** Returns messages about jobs that are lost, pages that are missing or repeated, and wrong charges or events. */
export async function findProblems({ db, ...store }, { accepted, cancelled, arrivals }) {
  const jobs = await db.selectFrom('crawl').selectAll().execute();
  const rows = await db.selectFrom('crawl_page').selectAll().orderBy('position').execute();
  const charges = await db.selectFrom('ledger').selectAll().where('kind', '=', 'charge').execute();
  const left = async (table) => (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
  const [pages, paid] = [groupBy(rows, 'crawl_id'), groupBy(charges, 'request_id')];
  const known = new Map(jobs.map((job) => [job.id, job]));
  const expected = jobs.map((job) => ({ id: job.id, expected: expectEvents(job) }));
  const deliveries = findDeliveryProblems(arrivals, expected);
  const problems = [
    ...(await auditCredits({ db, ...store })).map(({ problem }) => problem),
    ...(await auditStoredBytes({ db })).map(({ problem }) => problem),
    ...deliveries.problems,
    ...(await left('webhook_event')).map((id) => `The event ${id} was never delivered.`),
    ...(await left('job')).map((id) => `The job ${id} of the queue stands for nothing.`),
    ...(await left('hold')).map((id) => `The hold ${id} was never ended.`),
    ...[...accepted].filter((id) => !known.has(id)).map((id) => `Job ${id} was accepted and is gone.`),
    ...[...cancelled]
      .filter((id) => known.get(id)?.status !== 'cancelled')
      .map((id) => `Job ${id} ended in spite of its cancellation.`),
    ...jobs.flatMap((job) => findJobProblems(job, pages.get(job.id) ?? [], paid.get(job.request_id) ?? [])),
    ...findPageProblems(arrivals, pages),
  ];
  return { problems, pages: rows.length, repeated: deliveries.repeated };
}

function findJobProblems(job, rows, charges) {
  const urls = rows.map(({ data }) => JSON.parse(data).metadata.sourceURL);
  const markdowns = rows.map(({ data }) => JSON.parse(data).markdown);
  const charged = charges.reduce((sum, { credits }) => sum - credits, 0);
  // The name of its site contains the number of pages.
  const count = Number(/-(\d+)\/\d*$/.exec(urls[0] ?? '')?.[1] ?? Number.NaN);
  const problems = [
    [!['completed', 'cancelled'].includes(job.status), `is ${job.status}: ${job.error}`],
    [job.status === 'completed' && rows.length !== count, `has ${rows.length} of ${count} pages`],
    [rows.some(({ position }, index) => position !== index), 'has gaps among its pages'],
    [new Set(urls).size !== rows.length, 'has a page twice'],
    [
      markdowns.some((text, index) => !text.includes(`page ${Number(/\d*$/.exec(urls[index])[0])}.`)),
      'has another text',
    ],
    [job.completed !== rows.length, `counts ${job.completed} pages and has ${rows.length}`],
    [job.credits_used !== rows.length, `says that ${rows.length} pages cost ${job.credits_used}`],
    [charged !== rows.length, `was charged ${charged} for ${rows.length} pages`],
    [job.errors !== 0, `has ${job.errors} failures`],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, what]) => `Job ${job.id} ${what}.`);
}

/** The types of the events of a job, in their order. */
function expectEvents({ kind, status, completed }) {
  const name = kind === 'crawl' ? 'crawl' : 'batch_scrape';
  const reported = Array.from({ length: completed }, () => `${name}.page`);
  return [`${name}.started`, ...reported, `${name}.${status}`];
}

/** Checks that events report the pages of a job in their order. */
function findPageProblems(arrivals, pages) {
  const reported = new Map();
  for (const { id, text, type, job } of arrivals) {
    if (!type.endsWith('.page')) continue;
    if (!reported.has(job)) reported.set(job, new Map());
    reported.get(job).set(id, JSON.stringify(JSON.parse(text).data[0]));
  }
  return [...reported]
    .filter(
      ([job, events]) =>
        [...events.values()].join() !== (pages.get(job) ?? []).map(({ data }) => data).join(),
    )
    .map(([job]) => `Job ${job} told other pages than it has.`);
}

/** Node 20 has no Map.groupBy. */
function groupBy(rows, name) {
  const groups = new Map();
  for (const row of rows) groups.set(row[name], [...(groups.get(row[name]) ?? []), row]);
  return groups;
}
