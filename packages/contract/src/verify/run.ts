import { NO_FIXTURES } from '../fixtures/fixtures.ts';
import { TooLong } from '../http/read-body.ts';
import { BROKE_OFF } from '../http/send.ts';
import { toCurl } from '../http/curl.ts';
import type { Operation } from '../openapi/operation.ts';
import { UnreadableSchema } from '../openapi/schemas.ts';
import { TooSlow } from '../patterns/timely-engine.ts';
import { coverage } from './coverage.ts';
import { BudgetSpent } from './budget.ts';
import { countLeniences } from './count-leniences.ts';
import type { VerifyOptions } from './options.ts';
import { planTrials, type Plan } from './plan.ts';
import type { Finding, TrialResult, VerifyReport } from './result.ts';
import { requireReady } from './preflight.ts';
import { secretsIn } from './secrets-in.ts';
import { Session } from './session.ts';
import { WriteNotAllowed } from './writes/write-guard.ts';
import { notTested, type Failed, type Trial, type Conclusion } from './trial.ts';

/**
 * Verifies that a service keeps the promises of its document.
 * @returns every deviation, and every trial that could not run.
 */
export async function verify(options: VerifyOptions): Promise<VerifyReport> {
  const started = performance.now();
  const session = createSession(options);
  const interrupt = (): void => void (session.budget.spent ??= INTERRUPTED);
  if (options.signal?.aborted) interrupt();
  options.signal?.addEventListener('abort', interrupt, { once: true });
  try {
    await reach(session);
    const { results, plan } = await runAll(session, await planned(session, options), options);
    const cleanedUp = await session.cleanUp(options.concurrency ?? 8);
    const findings = results.flatMap((result) => findingsOf(session, result));
    const baseline = options.baseline ?? new Set();
    return {
      title: session.document.title,
      baseUrl: session.secrets.mask(session.baseUrl),
      seed: session.sampling.seed,
      findings: findings.filter(({ fingerprint }) => !baseline.has(fingerprint)),
      known: findings.filter(({ fingerprint }) => baseline.has(fingerprint)),
      results: results.map((result) => masked(session, result)),
      coverage: coverage(session, new Set(results.map(({ trial }) => trial.operation))),
      cutShort: session.budget.spent,
      leftOut: Object.values(plan.leftOut).reduce((sum, count) => sum + count, 0),
      leftOutPhases: plan.leftOut,
      planned: plan.total,
      withoutCredential: session.withoutCredential,
      leniences: countLeniences(results, session.lenient, (result) =>
        findingsOf(session, result).some(({ fingerprint }) => !baseline.has(fingerprint)),
      ),
      cleanUp: session.secrets.maskAll(cleanedUp),
      requests: session.budget.sent,
      ms: performance.now() - started,
    };
  } catch (error) {
    throw session.secrets.maskError(error);
  } finally {
    session.close();
  }
}

/** Creates a session; errors about its options are masked. */
function createSession(options: VerifyOptions): Session {
  try {
    return new Session({ ...options, fixtures: options.fixtures ?? NO_FIXTURES });
  } catch (error) {
    throw secretsIn(options).maskError(error);
  }
}

/** Masks the secrets in a trial and its conclusion. */
function masked({ secrets }: Session, { trial, conclusion, ms }: TrialResult): TrialResult {
  const { id, title } = trial;
  return {
    trial: { ...trial, id: secrets.mask(id), title: secrets.mask(title) },
    conclusion: secrets.maskAll(conclusion),
    ms,
  };
}

/** An unreachable service is no deviation: the run fails. */
async function reach(session: Session): Promise<void> {
  const { failure } = await session
    .send({ method: 'GET', url: session.baseUrl, headers: {}, body: undefined })
    .catch(unlessSpent);
  // A response that breaks off shows that the service is reachable; every trial judges it.
  if (failure === undefined || failure.startsWith(BROKE_OFF)) return;
  const remedy = /certificate/iu.test(failure)
    ? '; name the file of its authority in NODE_EXTRA_CA_CERTS'
    : '';
  throw new Error(`${session.baseUrl} cannot be reached: ${failure}${remedy}.`);
}

/** A budget that is spent before the first request is reported by each trial. */
function unlessSpent(error: unknown): { failure?: string } {
  if (error instanceof BudgetSpent || error instanceof TooLong) return {};
  throw error;
}

/** Returns the trials that {@link verify} would run, without sending a request. */
export function listTrials(options: VerifyOptions): Trial[] {
  const session = createSession(options);
  const planning = planTrials(session, options);
  let step = planning.next();
  while (step.done !== true) step = planning.next();
  session.close();
  return inOrder(step.value);
}

/** Plans the trials and checks the signal in between. */
async function planned(session: Session, options: VerifyOptions): Promise<Plan> {
  const planning = planTrials(session, options);
  for (;;) {
    const step = planning.next();
    if (step.done === true) return step.value;
    if (options.signal?.aborted) return { first: [], rest: [], last: [], total: 0, leftOut: {} };
    await new Promise((done) => setImmediate(done));
  }
}

async function runAll(
  session: Session,
  before: Plan,
  options: VerifyOptions,
): Promise<{ results: TrialResult[]; plan: Plan }> {
  let plan = before;
  const results: TrialResult[] = [];
  const interrupted = whenAborted(options.signal);
  const step = async (trial: Trial): Promise<void> => {
    const started = performance.now();
    // An interrupted trial says nothing about the service.
    const conclusion = await Promise.race([interrupted, runOne(session, trial)]);
    results.push({ trial, conclusion, ms: performance.now() - started });
    options.onTrial?.(results.length, count(plan), `${trial.operation} ${trial.phase}`);
  };
  const stop = (): boolean =>
    options.bail === true && results.some(({ conclusion }) => conclusion.outcome === 'failed');
  const workers = options.concurrency ?? 8;
  for (const wave of inWaves(session, plan.first)) await inParallel(wave, workers, step, stop);
  if (!options.signal?.aborted) requireReady(session, plan.first);
  // What the other trials change is the basic request that the service accepted.
  if (session.hasAdopted) plan = { ...(await planned(session, options)), first: plan.first };
  await inParallel(plan.rest, workers, step, stop);
  await inParallel(plan.last, workers, step, stop);
  const order = new Map(inOrder(plan).map((trial, index) => [trial.id, index]));
  const sorted = settleGroups(results).toSorted(
    (a, b) => (order.get(a.trial.id) ?? 0) - (order.get(b.trial.id) ?? 0),
  );
  return { results: sorted, plan };
}

function count({ first, rest, last }: Plan): number {
  return first.length + rest.length + last.length;
}

/**
 * Basic requests in the order in which they depend on each other: those that create a resource come before those that
 * need it in their path, and deletions last, that of a whole collection after those of its members.
 */
function inWaves({ document }: Session, trials: readonly Trial[]): Trial[][] {
  const ranks = new Map(document.operations.map((operation) => [operation.id, rankBasic(operation)]));
  const rank = ({ operation }: Trial): number => ranks.get(operation) ?? 0;
  const found = [...new Set(trials.map(rank))].toSorted((one, other) => one - other);
  return found.map((wave) => trials.filter((trial) => rank(trial) === wave));
}

function rankBasic({ method, path }: Operation): number {
  const depth = path.split('{').length;
  return method === 'delete' ? Number.MAX_SAFE_INTEGER - depth : depth;
}

function inOrder({ first, rest, last }: Plan): Trial[] {
  return [...first, ...rest, ...last];
}

/** Reason of the trials that an interruption prevented. */
export const INTERRUPTED = 'the run was interrupted';

/** Resolves only when the run is interrupted. */
function whenAborted(signal: AbortSignal | undefined): Promise<Conclusion> {
  return new Promise((done) => {
    const interrupt = (): void => done(notTested(INTERRUPTED));
    if (signal?.aborted) interrupt();
    signal?.addEventListener('abort', interrupt, { once: true });
  });
}

async function runOne(session: Session, trial: Trial): Promise<Conclusion> {
  if (trial.writes && !session.writes) {
    return notTested(`it may change something at ${session.baseUrl}; allow it with --writes`);
  }
  try {
    return await trial.run(session);
  } catch (error) {
    const isKnown = [BudgetSpent, TooLong, TooSlow, UnreadableSchema, WriteNotAllowed].some(
      (one) => error instanceof one,
    );
    if (isKnown) return notTested((error as Error).message);
    throw error;
  }
}

/** Runs trials in parallel; each worker takes the next one. */
async function inParallel(
  trials: readonly Trial[],
  workers: number,
  step: (trial: Trial) => Promise<void>,
  stop: () => boolean,
): Promise<void> {
  const queue = trials.values();
  const work = async (): Promise<void> => {
    for (const trial of queue) {
      if (stop()) return;
      await step(trial);
    }
  };
  await Promise.all(Array.from({ length: Math.max(1, workers) }, work));
}

/** A rejection that may depend on the account becomes a deviation when another trial of its group was accepted. */
function settleGroups(results: TrialResult[]): TrialResult[] {
  const accepted = new Set(
    results.flatMap(({ conclusion }) =>
      conclusion.outcome === 'passed' && conclusion.group !== undefined ? [conclusion.group] : [],
    ),
  );
  return results.map((result) => {
    const { conclusion } = result;
    if (conclusion.outcome !== 'not-tested' || !conclusion.unless || !accepted.has(conclusion.unless.group))
      return result;
    return { ...result, conclusion: conclusion.unless.failed };
  });
}

function findingsOf(session: Session, { trial, conclusion }: TrialResult): Finding[] {
  if (conclusion.outcome !== 'failed') return [];
  return conclusion.deviations.map((deviation) => toFinding(session, trial, conclusion, deviation));
}

function toFinding(
  session: Session,
  trial: Trial,
  { exchange }: Failed,
  deviation: Failed['deviations'][number],
): Finding {
  const { mask } = session.secrets;
  return {
    check: deviation.check,
    message: mask(deviation.message),
    expected: mask(deviation.expected),
    got: mask(deviation.got),
    pointer: deviation.pointer,
    fingerprint: mask(`${trial.id} ${deviation.check} ${deviation.pointer}`),
    trial: mask(trial.id),
    phase: trial.phase,
    operation: trial.operation,
    curl: exchange ? mask(toCurl(exchange.request)) : '',
  };
}
