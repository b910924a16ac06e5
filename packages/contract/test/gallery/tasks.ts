import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Context } from 'hono';

interface Task {
  slug: string;
  title: string;
  done: boolean;
  due?: string;
  effort?: number | null;
  labels?: Record<string, string>;
  version: number;
}

type Status = 400 | 404 | 405 | 410 | 415;

/** Tasks on Hono: Basic, PUT to a name of one's own, offsets, entity tags, 410 for what was dropped. */
export function createTasks(): Server {
  const app = new Hono<{ Variables: { tasks: Map<string, Task | null> } }>();
  const people = new Map([
    ['ada:lovelace', new Map<string, Task | null>()],
    ['bob:builder', new Map<string, Task | null>()],
  ]);

  app.use('/v1/*', async (c, next) => {
    const [, coded = ''] = /^basic +(\S+)$/iu.exec(c.req.header('authorization') ?? '') ?? [];
    const tasks = people.get(Buffer.from(coded, 'base64').toString());
    if (tasks === undefined) return c.body(null, 401, { 'www-authenticate': 'Basic realm="tasks"' });
    c.set('tasks', tasks);
    await next();
  });

  app.get('/v1/tasks', (c) => {
    const { offset = '0', limit = '25', done, sort = 'title' } = c.req.query();
    if (!/^\d+$/u.test(offset)) return fail(c, 400, 'BAD_OFFSET');
    if (!/^\d+$/u.test(limit) || Number(limit) < 1 || Number(limit) > 50) return fail(c, 400, 'BAD_LIMIT');
    if (done !== undefined && done !== 'true' && done !== 'false') return fail(c, 400, 'BAD_DONE');
    if (sort !== 'title' && sort !== 'due') return fail(c, 400, 'BAD_SORT');
    const all = [...c.var.tasks.values()]
      .filter((task) => task !== null)
      .filter((task) => done === undefined || String(task.done) === done)
      .toSorted((a, b) => (a[sort] ?? '').localeCompare(b[sort] ?? ''));
    c.header('x-total-count', String(all.length));
    return c.json(all.slice(Number(offset), Number(offset) + Number(limit)));
  });
  app.all('/v1/tasks', (c) => notAllowed(c, 'GET'));

  app.get('/v1/tasks/:slug', (c) => {
    const task = c.var.tasks.get(c.req.param('slug'));
    if (task === undefined) return fail(c, 404, 'UNKNOWN');
    if (task === null) return fail(c, 410, 'DROPPED');
    const tag = `"v${task.version}"`;
    c.header('etag', tag);
    c.header('cache-control', 'private, no-cache');
    const known = new Set(
      (c.req.header('if-none-match') ?? '').split(',').map((one) => one.trim().replace(/^W\//u, '')),
    );
    if (known.has(tag) || known.has('*')) return c.body(null, 304);
    return c.json(task);
  });

  app.put('/v1/tasks/:slug', async (c) => {
    const slug = c.req.param('slug');
    if (!/^[a-z][a-z0-9-]{0,39}$/u.test(slug)) return fail(c, 400, 'BAD_SLUG');
    const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/json') return fail(c, 415, 'NOT_JSON');
    const body: unknown = await c.req.json().catch(() => undefined);
    if (!isNewTask(body)) return fail(c, 400, 'BAD_TASK');
    const before = c.var.tasks.get(slug);
    const task = { done: false, ...body, slug, version: (before?.version ?? 0) + 1 };
    c.var.tasks.set(slug, task);
    return c.json(task, before ? 200 : 201);
  });

  app.delete('/v1/tasks/:slug', (c) => {
    const task = c.var.tasks.get(c.req.param('slug'));
    if (task === undefined) return fail(c, 404, 'UNKNOWN');
    if (task === null) return fail(c, 410, 'DROPPED');
    c.var.tasks.set(task.slug, null);
    return c.body(null, 204);
  });
  app.all('/v1/tasks/:slug', (c) => notAllowed(c, 'GET, PUT, DELETE'));

  app.notFound((c) => fail(c, 404, 'NO_SUCH_PLACE'));
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}

function isNewTask(value: unknown): value is Omit<Task, 'slug' | 'version' | 'done'> & { done?: boolean } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { title, due, done, effort, labels, ...others } = value as Record<string, unknown>;
  return (
    Object.keys(others).length === 0 &&
    typeof title === 'string' &&
    title !== '' &&
    [...title].length <= 120 &&
    (due === undefined || isDay(due)) &&
    (done === undefined || typeof done === 'boolean') &&
    (effort === undefined || effort === null || isEffort(effort)) &&
    (labels === undefined || isLabels(labels))
  );
}

function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isEffort(value: unknown): boolean {
  return typeof value === 'number' && value >= 0.5 && value <= 40 && value % 0.5 === 0;
}

function isLabels(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= 3 && entries.every(([name, text]) => /^[a-z]+$/u.test(name) && typeof text === 'string')
  );
}

function notAllowed(c: Context, allow: string): Response {
  c.header('allow', allow);
  return fail(c, 405, 'WRONG_METHOD');
}

function fail(c: Context, status: Status, code: string): Response {
  return c.json({ errors: [{ code, text: `This cannot be done: ${code}.` }] }, status);
}
