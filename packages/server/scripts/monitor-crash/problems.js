import { auditCredits } from '../../dist/accounts/credits/audit.js';
import { auditStoredBytes } from '../../dist/platform/store/audit-stored-bytes.js';
import { PAGES } from './create.js';

/** Milliseconds after its scheduled time from which a check counts as late. */
const LATE = 1000;

/** Returns messages about scheduled times without a check or with two, and checks that did not end as they should. */
export async function findProblems({ db, ...store }, { due, arrivals, mails }) {
  const checks = await db.selectFrom('monitor_check').selectAll().execute();
  const pages = await db.selectFrom('monitor_page').select(['check_id', 'data']).execute();
  const monitors = await db.selectFrom('monitor').selectAll().execute();
  const left = async (table) => (await db.selectFrom(table).select('id').execute()).map(({ id }) => id);
  const waiting = new Set(monitors.map(({ id }) => id));
  const problems = [
    ...(await auditCredits({ db, ...store })).map(({ problem }) => problem),
    ...(await auditStoredBytes({ db })).map(({ problem }) => problem),
    ...(await left('webhook_event')).map((id) => `The event ${id} was never delivered.`),
    ...(await left('job'))
      .filter((id) => !waiting.has(id))
      .map((id) => `The job ${id} of the queue stands for nothing.`),
    ...(await left('hold')).map((id) => `The hold ${id} was never ended.`),
    ...[...due].flatMap(([id, times]) => findTimeProblems(id, times, checks)),
    ...checks.flatMap((check) =>
      findCheckProblems(
        check,
        pages.filter(({ check_id: id }) => id === check.id),
      ),
    ),
    ...monitors.flatMap((row) => findMonitorProblems(row)),
    ...findEventProblems(checks, arrivals),
    ...(await left('mail')).map((id) => `The email ${id} was never sent.`),
    ...findMailProblems(monitors, checks, mails),
  ];
  const skipped = checks.filter(({ status }) => status === 'skipped_overlap').length;
  const late = checks.filter(({ created_at: createdAt, scheduled_at: at }) => createdAt - at > LATE).length;
  const repeated = arrivals.length - new Set(arrivals.map(({ id }) => id)).size;
  const emails = new Set(mails.map(({ id }) => id)).size;
  return { problems, checks: checks.length, skipped, late, repeated, emails };
}

function findTimeProblems(id, times, checks) {
  const had = checks.filter(({ monitor_id: owner }) => owner === id).map(({ scheduled_at: at }) => at);
  return [
    ...times.flatMap((at) => {
      const count = had.filter((other) => other === at).length;
      return count === 1 ? [] : [`Monitor ${id} was due at ${at} and has ${count} checks for it.`];
    }),
    ...had
      .filter((at) => !times.includes(at))
      .map((at) => `Monitor ${id} has a check for ${at}, when it was not due.`),
  ];
}

function findCheckProblems(check, rows) {
  const urls = rows.map(({ data }) => JSON.parse(data).url);
  const sum =
    check.same_pages + check.changed_pages + check.new_pages + check.removed_pages + check.error_pages;
  const isSkipped = check.status === 'skipped_overlap';
  const problems = [
    [!isSkipped && check.status !== 'completed', `is ${check.status}: ${check.error}`],
    [rows.length !== (isSkipped ? 0 : PAGES), `has ${rows.length} pages`],
    [new Set(urls).size !== urls.length, 'has a page twice'],
    [
      sum !== rows.length || check.pages !== rows.length,
      `counts ${sum} and ${check.pages} pages and has ${rows.length}`,
    ],
    [!isSkipped && check.credits_used < PAGES, `cost ${check.credits_used} credits for ${PAGES} pages`],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, what]) => `Check ${check.id} ${what}.`);
}

function findMonitorProblems({ id, current_check_id: current, next_run_at: next }) {
  const problems = [
    [current !== null, `waits for the check ${current}`],
    [next === null || next < Date.now(), `has its next check at ${next}`],
  ];
  return problems.filter(([isProblem]) => isProblem).map(([, what]) => `Monitor ${id} ${what}.`);
}

/** Checks that each check that was not skipped has one event, however often it arrived. */
function findEventProblems(checks, arrivals) {
  const reported = new Map();
  for (const { id, text } of arrivals) {
    const [{ id: check }] = JSON.parse(text).data;
    reported.set(check, (reported.get(check) ?? new Set()).add(id));
  }
  return checks.flatMap(({ id, status }) => {
    const count = reported.get(id)?.size ?? 0;
    const expected = status === 'skipped_overlap' ? 0 : 1;
    return count === expected ? [] : [`Check ${id}, ${status}, was told of by ${count} events.`];
  });
}

/** Checks that each check with a difference has one email, however often it arrived. */
function findMailProblems(monitors, checks, mails) {
  const acceptedIds = new Set(mails.filter(({ isAccepted }) => isAccepted).map(({ id }) => id));
  const rejected = mails.filter(({ id }) => !acceptedIds.has(id));
  return [
    ...rejected.map(({ id }) => `The email ${id} was rejected once and never sent after that.`),
    ...monitors.flatMap(({ id, name }) => {
      const expected = checks
        .filter(({ monitor_id: owner, status }) => owner === id && status === 'completed')
        .filter((check) => check.changed_pages + check.new_pages + check.removed_pages > 0);
      const own = mails.filter(({ monitor }) => name === `Monitor ${monitor}`);
      const sent = new Set(own.map((mail) => mail.id)).size;
      return sent === expected.length
        ? []
        : [`${name} has ${expected.length} checks with differences and sent ${sent} emails.`];
    }),
  ];
}
