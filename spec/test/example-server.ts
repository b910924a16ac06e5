import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import { ExampleCrawls } from './example-crawls.ts';

/** An answer: status, body, further headers. */
type Answer = [status: number, body: object, headers?: Record<string, string>];
interface Job {
  id: string;
  prompt: string;
  maxCredits: number;
  polls: number;
  cancelled: boolean;
  snapshotId: string;
}

/** What a key may lack. Any other key is unknown. */
const keys: Record<string, Answer | undefined> = {
  good: undefined,
  'no-credits': [402, refusal('Payment Required: Insufficient credits')],
  'no-scope': [403, refusal('Forbidden')],
  'no-threat-protection': undefined,
  limited: [429, refusal('Rate limit exceeded'), { 'retry-after': '7' }],
};

/** A service that behaves as the workflows say, or, with a `fault`, does not. It listens on a port of its own. */
export function exampleServer(violation?: 'cancels-twice' | 'starts-twice'): Promise<Server> {
  const finds = violation !== 'starts-twice';
  const kinds = { crawl: new ExampleCrawls({ finds }), batch: new ExampleCrawls({ finds }) };
  const jobs = new Map<string, Job>();
  const starts = new Map<string, { body: string; id: string }>();
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const [status, answer, headers] = handle(
        request.method ?? '',
        request.url ?? '',
        request.headers,
        body,
      );
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(answer));
    });
  });

  function handle(
    method: string,
    url: string,
    headers: NodeJS.Dict<string | string[]>,
    body: string,
  ): Answer {
    const key = String(headers.authorization).replace('Bearer ', '');
    if (!(key in keys)) return [401, refusal('Unauthorized: Invalid token')];
    if (keys[key]) return keys[key];
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const [, , resource, id, part, snapshotId] = pathname.split('/');
    if (resource === 'crawl' || resource === 'batch') {
      const rest = pathname.split('/').slice(resource === 'crawl' ? 2 : 3);
      return kinds[resource].handle(method, rest, { body, query, key: headers['idempotency-key'] as string });
    }
    if (resource === 'map') return map(JSON.parse(body), key);
    if (method === 'POST') return start(body, String(headers['idempotency-key'] ?? randomUUID()));
    if (!/^[0-9a-f-]{36}$/.test(id ?? '')) {
      return [400, refusal('Invalid job ID format. Job ID must be a valid UUID.')];
    }
    const job = jobs.get(id!);
    if (!job) return [404, refusal('Agent job not found')];
    if (method === 'DELETE') return cancel(job, violation);
    if (part === 'trace') return [200, trace(job)];
    return part === 'snapshots' ? snapshot(job, snapshotId!) : [200, poll(job)];
  }

  function start(body: string, key: string): Answer {
    const known = starts.get(key);
    if (known && known.body !== body) return [409, refusal('Conflict')];
    const id = known?.id ?? randomUUID();
    starts.set(key, { body, id });
    const { prompt, maxCredits = 100 } = JSON.parse(body) as Job;
    jobs.set(id, { id, prompt, maxCredits, polls: 0, cancelled: false, snapshotId: randomUUID() });
    return [200, { success: true, id }];
  }

  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

function refusal(error: string): object {
  return { success: false, error };
}

function map({ url, limit = 5000, timeout, threatProtection }: Record<string, never>, key: string): Answer {
  if (!String(url).startsWith('http')) return [400, refusal('Invalid URL')];
  if (limit < 1) return [400, refusal('Bad Request')];
  if (threatProtection && key === 'no-threat-protection') return [403, refusal('Forbidden')];
  if (timeout) return [408, refusal('Request Timeout')];
  const links = [{ url }, { url: `${String(url)}/pricing` }];
  return [200, { success: true, links: links.slice(0, limit) }];
}

/** A job takes one poll, and a long one never ends by itself. */
function outcome(job: Job): 'cancelled' | 'credit_limit_reached' | 'succeeded' | undefined {
  if (job.polls < 2) return undefined;
  if (job.cancelled) return 'cancelled';
  if (job.prompt === 'long') return undefined;
  return job.maxCredits === 1 ? 'credit_limit_reached' : 'succeeded';
}

function poll(job: Job): object {
  job.polls += 1;
  const common = { success: true, id: job.id, model: 'gen-2', expiresAt: '2030-05-18T09:30:00.000Z' };
  const end = outcome(job);
  if (end === undefined) return { ...common, status: 'processing', creditsUsed: 1 };
  if (end === 'succeeded') return { ...common, status: 'completed', creditsUsed: 3, data: { price: 49 } };
  return { ...common, status: 'failed', creditsUsed: 0, error: `The run ended: ${end}.` };
}

function cancel(job: Job, violation?: string): Answer {
  if (outcome(job)) return [409, refusal('Agent already finished')];
  if (job.cancelled && violation !== 'cancels-twice') return [409, refusal('Agent is already cancelled')];
  job.cancelled = true;
  return [200, { success: true }];
}

function trace({ id, snapshotId, ...job }: Job): object {
  const end = outcome({ id, snapshotId, ...job }) ?? 'succeeded';
  const events = [
    { type: 'run.started' },
    { type: 'some.new.kind', anything: 1 },
    {
      type: 'artifact.updated',
      snapshotId,
      artifact: { kind: 'json', artifactId: 'result', snapshotId, change: 'init' },
    },
    { type: 'run.finished', outcome: end, error: end === 'succeeded' ? null : failure(end) },
  ];
  const agent = { id: 'main', role: 'orchestrator', name: 'Main' };
  const envelope = {
    schemaVersion: 1,
    eventId: randomUUID(),
    runId: id,
    occurredAt: '2030-05-17T09:30:00.000Z',
    agent,
  };
  const numbered = events.map((event, index) =>
    Object.assign({ ...envelope, producerSequence: index }, event),
  );
  return { success: true, id, events: numbered, creditsUsed: 0 };
}

function failure(code: string): object {
  return { code, source: 'system', retryable: false, message: `The run ended: ${code}.` };
}

function snapshot({ id, snapshotId }: Job, wanted: string): Answer {
  if (!/^[0-9a-f-]{36}$/.test(wanted)) return [400, { error: 'Invalid snapshot ID' }];
  if (wanted !== snapshotId) return [404, { error: 'Snapshot not found' }];
  return [200, { success: true, id, snapshotId, snapshot: '{"price":49}' }];
}
