import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { Hono, type Context } from 'hono';

interface Order {
  to: { name: string; country: string; lines?: string[] };
  grams: number;
  insured?: boolean;
  value?: number;
}

/** Parcels on Hono: HAL links, the key in the query, orders that are accepted first and done later. */
export function createParcels(): Server {
  const app = new Hono();
  const orders: Order[] = [];
  const asked = new Map<number, number>();

  app.get('/', (c) => hal(c, { _links: { self: { href: '/' }, parcels: { href: '/parcels' } } }));
  app.use('*', async (c, next) => {
    if (c.req.query('apikey') !== 'pk-1') return fail(c, 401, 'The key is wrong.');
    await next();
  });

  app.get('/parcels', (c) => {
    const text = c.req.query('page') ?? '1';
    if (!/^[1-9]\d*$/u.test(text)) return fail(c, 400, 'A page is a whole number from 1.');
    const page = Number(text);
    const parcels = orders.map(toParcel).slice((page - 1) * 10, page * 10);
    const next = orders.length > page * 10 && { next: { href: `/parcels?page=${page + 1}` } };
    const _links = { self: { href: `/parcels?page=${page}` }, ...next };
    return hal(c, { _links, total: orders.length, _embedded: { parcels } });
  });

  app.post('/parcels', async (c) => {
    if (!/^application\/json\s*(?:;|$)/iu.test(c.req.header('content-type') ?? ''))
      return fail(c, 415, 'Send JSON.');
    const body: unknown = await c.req.json().catch(() => undefined);
    if (!isOrder(body)) return fail(c, 422, 'This is no order.');
    const id = orders.push(body);
    c.header('location', `/jobs/${id}`);
    c.header('retry-after', '0');
    if (/\brespond-async\b/u.test(c.req.header('prefer') ?? ''))
      c.header('preference-applied', 'respond-async');
    return hal(c, job(id, 'packing'), 202);
  });

  app.get('/jobs/:id', (c) => {
    const id = /^[1-9]\d*$/u.test(c.req.param('id')) ? Number(c.req.param('id')) : 0;
    const order = orders[id - 1];
    if (order === undefined) return fail(c, 404, 'No such job.');
    asked.set(id, (asked.get(id) ?? 0) + 1);
    if (asked.get(id)! < 2) return hal(c, job(id, 'packing'));
    return hal(c, { ...job(id, 'sent'), parcel: toParcel(order, id - 1) });
  });

  app.get('/labels/:format', (c) => {
    const format = c.req.param('format');
    const size = c.req.query('size') ?? '';
    if (format !== 'zpl' && format !== 'txt') return fail(c, 404, 'No such format.');
    if (size !== 'a5' && size !== 'a6') return fail(c, 400, 'Say the size: a5 or a6.');
    return c.text(format === 'zpl' ? `^XA^FD${size}^FS^XZ` : `[ ${size} ]`);
  });

  app.notFound((c) => fail(c, 404, 'No such place.'));
  return createAdaptorServer({ fetch: app.fetch }) as Server;
}

function isOrder(value: unknown): value is Order {
  if (!isObject(value)) return false;
  const { to, grams, insured, value: worth } = value;
  if (!isObject(to)) return false;
  const { name, country, lines } = to;
  return (
    isText(name, 80) &&
    typeof country === 'string' &&
    /^[A-Z]{2}$/u.test(country) &&
    (lines === undefined ||
      (Array.isArray(lines) &&
        lines.length >= 1 &&
        lines.length <= 3 &&
        lines.every((line) => isText(line)))) &&
    Number.isInteger(grams) &&
    Number(grams) > 0 &&
    Number(grams) <= 31_500 &&
    Number(grams) % 10 === 0 &&
    (insured === undefined || (typeof insured === 'boolean' && worth !== undefined)) &&
    (worth === undefined || (typeof worth === 'number' && worth >= 0))
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown, most = Infinity): boolean {
  return typeof value === 'string' && value !== '' && [...value].length <= most;
}

function toParcel(order: Order, index: number): object {
  const code = `PX${String(index + 1).padStart(6, '0')}`;
  return { ...order, code, _links: { self: { href: `/jobs/${index + 1}` } } };
}

function job(id: number, state: string): { id: number; state: string; _links: object } {
  return { id, state, _links: { self: { href: `/jobs/${id}` } } };
}

function hal(c: Context, body: object, status: 200 | 202 = 200): Response {
  return c.body(JSON.stringify(body), status, { 'content-type': 'application/hal+json' });
}

function fail(c: Context, status: 400 | 401 | 404 | 415 | 422, message: string): Response {
  return c.body(JSON.stringify({ message }), status, { 'content-type': 'application/vnd.error+json' });
}
