import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { isDay, isObject, parsed, serve, type Asked, type Routes } from '../../test/gallery/kit.ts';

interface Job {
  id: string;
  kind: string;
  since: number;
  isGone: boolean;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;
const MEMBERS = new Set(['kind', 'from', 'to']);
const READY_MS = 100;

const fail: Routes['fail'] = ({ path, send }, status, title, headers = {}) =>
  send(
    status,
    { type: 'about:blank', title, status, instance: path },
    { ...headers, 'content-type': 'application/problem+json' },
  );

/** Exports that take a while: 202, 303 to what was made, keys for idempotency, ranges, 410 for what was dropped. */
export function createExports(): Server {
  const jobs = new Map<string, Job>();
  const keys = new Map<string, { told: string; job: Job }>();

  function find(asked: Asked): Job | undefined {
    const { exportId = '' } = asked.params;
    if (!UUID.test(exportId)) return void fail(asked, 400, 'The id is no UUID.');
    const job = jobs.get(exportId.toLowerCase());
    if (job === undefined) return void fail(asked, 404, 'There is no such export.');
    if (job.isGone) return void fail(asked, 410, 'The export was dropped.');
    return job;
  }

  function start(asked: Asked): void {
    const key = String(asked.headers['idempotency-key'] ?? '').toLowerCase();
    if (!UUID.test(key)) return fail(asked, 400, 'Give an Idempotency-Key.');
    if (asked.type !== 'application/json') return fail(asked, 415, 'Send JSON.');
    const body = parsed(asked.text);
    if (body === undefined) return fail(asked, 400, 'This is no JSON.');
    if (!isOrder(body)) return fail(asked, 422, 'This is no order.');
    const told = JSON.stringify(body);
    const before = keys.get(key);
    if (before !== undefined && before.told !== told) return fail(asked, 409, 'The key was used before.');
    const job = before?.job ?? { id: randomUUID(), kind: body.kind, since: Date.now(), isGone: false };
    keys.set(key, { told, job });
    jobs.set(job.id, job);
    const headers = { location: `/exports/${job.id}`, 'retry-after': '1' };
    asked.send(202, { id: job.id, state: 'queued', statusUrl: `/exports/${job.id}` }, headers);
  }

  function status(asked: Asked): void {
    const job = find(asked);
    if (job === undefined) return;
    const statusUrl = `/exports/${job.id}`;
    if (isReady(job)) return asked.send(303, undefined, { location: `${statusUrl}/file` });
    asked.send(200, { id: job.id, state: 'running', percent: 50, statusUrl }, { 'retry-after': '1' });
  }

  function drop(asked: Asked): void {
    const job = find(asked);
    if (job === undefined) return;
    job.isGone = true;
    asked.send(202);
  }

  function file(asked: Asked): void {
    const job = find(asked);
    if (job === undefined) return;
    if (!isReady(job)) return fail(asked, 404, 'It is not ready.');
    const text = 'a,b\n1,2\n';
    const type = { 'content-type': job.kind === 'csv' ? 'text/csv' : 'application/pdf' };
    const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/u.exec(asked.headers.range ?? '') ?? [];
    if (from === '') return asked.send(200, text, { ...type, 'accept-ranges': 'bytes', etag: `"${job.id}"` });
    const last = Math.min(to === '' ? text.length : Number(to), text.length - 1);
    if (Number(from) > last) return asked.send(416, undefined, { 'content-range': `bytes */${text.length}` });
    const range = { 'content-range': `bytes ${from}-${last}/${text.length}` };
    asked.send(206, text.slice(Number(from), last + 1), { ...type, ...range });
  }

  return serve({
    routes: [
      ['POST', '/exports', start],
      ['GET', '/exports/{exportId}', status],
      ['DELETE', '/exports/{exportId}', drop],
      ['GET', '/exports/{exportId}/file', file],
    ],
    fail,
    before(asked) {
      if (asked.headers['x-api-key'] === 'k-exports-1') return false;
      fail(asked, 401, 'Who are you?');
      return true;
    },
  });
}

function isReady({ since }: Job): boolean {
  return Date.now() - since > READY_MS;
}

function isOrder(body: unknown): body is { kind: string } {
  if (!isObject(body)) return false;
  if (body['kind'] !== 'csv' && body['kind'] !== 'pdf') return false;
  if (Object.keys(body).some((name) => !MEMBERS.has(name))) return false;
  return ['from', 'to'].every((name) => body[name] === undefined || isDay(body[name]));
}
