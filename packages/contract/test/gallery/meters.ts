import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

interface Meter {
  meter: number;
  kind: string;
  place: string;
  digits: number;
}

interface Reading {
  value: number;
  day: string;
  by: string;
}

const KINDS = ['gas', 'power', 'water'];
const UNITS: Record<string, string> = { gas: 'm3', water: 'm3', power: 'kWh' };

/** Meters on Node alone, after a document of Swagger 2.0: forms, lists with commas. */
export function createMeters(): Server {
  const meters = new Map<number, Meter>();
  const readings = new Map<number, Reading[]>();
  let last = 0;
  // What is thrown breaks the connection off, as a process that dies does.
  return createServer((request, response) => void answer(request, response).catch(() => response.destroy()));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://meters.test');
    const text = await bodyOf(request);
    const [, id, tail] = /^\/api\/meters(?:\/([^/]+)(\/readings)?)?$/u.exec(url.pathname) ?? [];
    if (!/^\/api\/meters(?:\/[^/]+(?:\/readings)?)?$/u.test(url.pathname))
      return fail(response, 404, 'There is no such page.');
    const methods = tail ? ['POST'] : id ? ['GET', 'DELETE'] : ['GET', 'POST'];
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('allow', methods.join(', '));
      return fail(response, 405, 'The method is wrong.');
    }
    if (request.headers['api-key'] !== 'meter-key-1') return fail(response, 401, 'The key is wrong.');
    if (id === undefined) return request.method === 'GET' ? list(url.searchParams) : add();
    if (!/^[1-9]\d{0,9}$/u.test(id)) return fail(response, 400, 'A meter is a whole number from 1.');
    const meter = meters.get(Number(id));
    if (meter === undefined) return fail(response, 404, 'There is no such meter.');
    if (tail !== undefined) return read(meter);
    if (request.method === 'GET') return reply(response, 200, meter);
    meters.delete(meter.meter);
    readings.delete(meter.meter);
    response.writeHead(204).end();

    function list(query: URLSearchParams): void {
      const kinds = query.get('kind')?.split(',') ?? KINDS;
      const unit = query.get('unit');
      if (!kinds.every((kind) => KINDS.includes(kind))) return fail(response, 400, 'There is no such kind.');
      if (unit !== null && unit !== 'kWh' && unit !== 'm3')
        return fail(response, 400, 'There is no such unit.');
      const items = [...meters.values()]
        .filter(({ kind }) => kinds.includes(kind))
        .filter(({ kind }) => unit === null || UNITS[kind] === unit);
      reply(response, 200, { count: items.length, items });
    }

    function add(): void {
      if (typeOf(request) !== 'application/json') return fail(response, 415, 'Send JSON.');
      const body = parsed(text);
      if (!isNewMeter(body)) return fail(response, 400, 'This is no meter.');
      const { kind, place, digits = 6 } = body;
      const added = { meter: (last += 1), kind, place, digits };
      meters.set(added.meter, added);
      response.setHeader('location', `/api/meters/${added.meter}`);
      reply(response, 201, added);
    }

    function read({ meter: number }: Meter): void {
      if (typeOf(request) !== 'application/x-www-form-urlencoded') return fail(response, 415, 'Send a form.');
      const form = new URLSearchParams(text);
      const [value, day, by] = [form.get('value') ?? '', form.get('day') ?? '', form.get('by') ?? 'owner'];
      if (!/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(value) || Number(value) < 0 || Number(value) > 999_999)
        return fail(response, 400, 'The value is wrong.');
      if (!isDay(day)) return fail(response, 400, 'The day is wrong.');
      if (by !== 'owner' && by !== 'firm') return fail(response, 400, 'Nobody may read but owner and firm.');
      const all = [...(readings.get(number) ?? []), { value: Number(value), day, by }];
      readings.set(number, all);
      reply(response, 200, all);
    }
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

function typeOf({ headers }: IncomingMessage): string {
  return (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isNewMeter(value: unknown): value is Omit<Meter, 'meter' | 'digits'> & { digits?: number } {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { kind, place, digits = 6 } = value as Record<string, unknown>;
  const length = typeof place === 'string' ? [...place].length : 0;
  const isCount = Number.isInteger(digits) && Number(digits) >= 4 && Number(digits) <= 9;
  return typeof kind === 'string' && KINDS.includes(kind) && length >= 2 && length <= 30 && isCount;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/u.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function fail(response: ServerResponse, status: number, fault: string): void {
  reply(response, status, { fault });
}
