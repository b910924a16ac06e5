import type { Server } from 'node:http';
import { isObject, isText, parsed, serve, type Asked, type Routes } from '../../test/gallery/kit.ts';

interface Person {
  handle: string;
  nick: unknown;
  age: unknown;
  deletedAt: string | null;
}

const HANDLE = /^[A-Za-z][A-Za-z0-9_]{1,19}$/u;

const fail: Routes['fail'] = ({ path, send }, status, title, headers = {}) =>
  send(
    status,
    { type: 'about:blank', title, status, instance: path },
    { ...headers, 'content-type': 'application/problem+json' },
  );

/** People of two tenants: a header says whose, handles in any letter case, 207 for many, 410, links to pages, 308. */
export function createCrew(): Server {
  const tenants = new Map([
    ['north', new Map<string, Person>()],
    ['south', new Map<string, Person>()],
  ]);
  const peopleOf = ({ headers }: Asked): Map<string, Person> => tenants.get(String(headers['x-tenant']))!;

  function find(asked: Asked): Person | undefined {
    const { handle = '' } = asked.params;
    if (!HANDLE.test(handle)) return void fail(asked, 400, 'This is no handle.');
    const person = peopleOf(asked).get(handle.toLowerCase());
    if (person === undefined) return void fail(asked, 404, 'There is nobody of that name.');
    if (person.deletedAt !== null) return void fail(asked, 410, 'The person has left.');
    return person;
  }

  function add(asked: Asked, body: Record<string, unknown>): Person | undefined {
    const handle = String(body['handle']);
    const people = peopleOf(asked);
    if (people.has(handle.toLowerCase())) return undefined;
    const person = { handle, nick: body['nick'] ?? null, age: body['age'] ?? null, deletedAt: null };
    people.set(handle.toLowerCase(), person);
    return person;
  }

  function list(asked: Asked): void {
    const { query } = asked;
    const [page, size] = [query.get('page') ?? '1', query.get('per_page') ?? '10'];
    const deleted = query.get('include_deleted') ?? 'false';
    if (!/^\d+$/u.test(page) || Number(page) < 1) return fail(asked, 400, 'The page is wrong.');
    if (!/^\d+$/u.test(size) || Number(size) < 1 || Number(size) > 30)
      return fail(asked, 400, 'per_page is wrong.');
    if (deleted !== 'true' && deleted !== 'false') return fail(asked, 400, 'include_deleted is wrong.');
    const all = [...peopleOf(asked).values()].filter((one) => deleted === 'true' || one.deletedAt === null);
    const start = (Number(page) - 1) * Number(size);
    const next = `<http://${asked.headers.host}/v2/people?page=${Number(page) + 1}&per_page=${size}>; rel="next"`;
    const link = start + Number(size) < all.length ? { link: next } : undefined;
    asked.send(200, all.slice(start, start + Number(size)), { 'x-total-count': String(all.length), ...link });
  }

  function hire(asked: Asked): void {
    if (asked.type !== 'application/json') return fail(asked, 415, 'Send JSON.');
    const body = parsed(asked.text);
    if (!isNew(body)) return fail(asked, 400, 'This is no person.');
    const person = add(asked, body);
    if (person === undefined) return fail(asked, 409, 'The handle is taken.');
    asked.send(201, person, { location: `/v2/people/${encodeURIComponent(person.handle)}` });
  }

  function hireMany(asked: Asked): void {
    if (asked.type !== 'application/json') return fail(asked, 415, 'Send JSON.');
    const body = parsed(asked.text);
    if (!Array.isArray(body) || body.length < 1 || body.length > 20)
      return fail(asked, 400, 'This is no list.');
    if (!body.every(isNew)) return fail(asked, 400, 'One is no person.');
    const told = body.map((one) => {
      const person = add(asked, one);
      return person ? { status: 201, person } : { status: 409, error: 'The handle is taken.' };
    });
    asked.send(207, told);
  }

  function change(asked: Asked): void {
    const person = find(asked);
    if (person === undefined) return;
    if (asked.type !== 'application/merge-patch+json') return fail(asked, 415, 'Send a merge patch.');
    const body = parsed(asked.text);
    if (!isObject(body) || !isFit(body) || 'handle' in body) return fail(asked, 400, 'This is no change.');
    asked.send(200, Object.assign(person, body));
  }

  function dismiss(asked: Asked): void {
    const person = find(asked);
    if (person === undefined) return;
    person.deletedAt = new Date().toISOString();
    asked.send(204);
  }

  return serve({
    routes: [
      ['GET', '/v2/people', list],
      ['POST', '/v2/people', hire],
      ['POST', '/v2/people/bulk', hireMany],
      [
        'GET',
        '/v2/people/{handle}',
        (asked) => {
          const person = find(asked);
          if (person !== undefined) asked.send(200, person);
        },
      ],
      ['PATCH', '/v2/people/{handle}', change],
      ['DELETE', '/v2/people/{handle}', dismiss],
    ],
    fail,
    first({ path, query, send }) {
      if (path === '/' || !path.endsWith('/')) return false;
      const rest = query.size > 0 ? `?${query}` : '';
      send(308, undefined, { location: path.replace(/\/+$/u, '') + rest });
      return true;
    },
    before(asked) {
      const { authorization = '', 'x-tenant': tenant } = asked.headers;
      const isKnown = /^bearer +oidc-token-7$/u.test(authorization.replace(/^bearer/iu, 'bearer'));
      if (!isKnown) fail(asked, 401, 'Who are you?', { 'www-authenticate': 'Bearer' });
      else if (tenant !== 'north' && tenant !== 'south') fail(asked, 400, 'There is no such tenant.');
      return !isKnown || (tenant !== 'north' && tenant !== 'south');
    },
  });
}

function isNew(body: unknown): body is Record<string, unknown> {
  return isObject(body) && typeof body['handle'] === 'string' && HANDLE.test(body['handle']) && isFit(body);
}

function isFit(body: Record<string, unknown>): boolean {
  const { nick = null, age = null } = body;
  if (Object.keys(body).some((name) => !['handle', 'nick', 'age'].includes(name))) return false;
  if (nick !== null && !isText(nick, 0, 12)) return false;
  return age === null || (Number.isInteger(age) && Number(age) >= 16 && Number(age) <= 120);
}
