import { createServer, type Server, type ServerResponse } from 'node:http';

/** What the shop may do wrong. */
export type ShopFault =
  | 'tags'
  | 'price'
  | 'trace'
  | 'cookie'
  | 'count'
  | 'pages'
  | 'parts'
  | 'gone'
  | 'limit'
  | 'key';

interface Item {
  kind: 'book' | 'bundle';
  name: string;
  pages?: number;
  parts?: Item[];
  note?: string | null;
}

/** A service with parameters of every style, a key in the query and bodies that are no JSON. */
export function createShop(fault?: ShopFault): Server {
  const items = new Map<number, Item>();
  return createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://shop');
      const route = `${request.method} ${url.pathname.replace(/\/items\/[^/]*$/u, '/items/*')}`;
      const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
      if (route === 'GET /api/health') return text200(response, 'well');
      const routes: Record<string, () => void> = {
        'GET /api/items': () => list(response, url.searchParams, request.headers, items, fault),
        'POST /api/items': () => add(response, text, type, items, fault),
        'GET /api/items/*': () => one(response, url.pathname, items, (item) => json(response, 200, item)),
        'PUT /api/items/*': () => one(response, url.pathname, items, () => rename(response, type)),
        'DELETE /api/items/*': () =>
          one(response, url.pathname, items, (_, id) => {
            items.delete(id);
            response.writeHead(204).end();
          }),
        'POST /api/orders': () => order(response, text, type),
      };
      const handle = routes[route];
      if (!handle) return failed(response, 404);
      const key = url.searchParams.getAll('api_key');
      if (fault === 'key' ? key.length === 0 : key.join() !== 'shop-key-1') return failed(response, 401);
      handle();
    });
  });
}

type Query = URLSearchParams;

function list(
  response: ServerResponse,
  query: Query,
  headers: NodeJS.Dict<string | string[]>,
  items: ReadonlyMap<number, Item>,
  fault: ShopFault | undefined,
): void {
  const tags = query.getAll('tag');
  const ids = query.get('ids')?.split(',') ?? [];
  const sizes = query.get('sizes')?.split('|') ?? [];
  const rooms = query.get('rooms')?.split(' ') ?? [];
  const flags = query.get('flags')?.split(',') ?? [];
  const prices = ['price[min]', 'price[max]'].flatMap((name) => query.getAll(name));
  const limit = query.get('limit') ?? '10';
  const trace = headers['x-trace'];
  const theme = /(?:^|; )theme=([^;]*)/u.exec(String(headers['cookie'] ?? ''))?.[1];
  const right =
    (tags.length <= 3 || fault === 'tags') &&
    tags.every((tag) => ['new', 'old'].includes(tag)) &&
    ids.every((id) => /^[1-9]\d*$/u.test(id)) &&
    sizes.every((size) => ['s', 'm', 'l'].includes(size)) &&
    rooms.every((room) => ['a', 'b'].includes(room)) &&
    flags.every((flag) => ['true', 'false', '1', '0'].includes(flag)) &&
    (fault === 'price' || prices.every((price) => price !== '' && Number.isFinite(Number(price)))) &&
    /^\d+$/u.test(limit) &&
    Number(limit) >= 1 &&
    Number(limit) <= 50 &&
    (trace === undefined || fault === 'trace' || /^[a-f0-9]{8}$/u.test(String(trace))) &&
    (theme === undefined || fault === 'cookie' || ['dark', 'light'].includes(theme));
  if (!right) return failed(response, 400);
  const all = [...items].map(([id, item]) => ({ ...item, id }));
  const shown = all.slice(0, fault === 'limit' ? 10 : Number(limit));
  if (fault !== 'count') response.setHeader('x-count', shown.length);
  json(response, 200, { items: shown });
}

function add(
  response: ServerResponse,
  text: string,
  type: string,
  items: Map<number, Item>,
  fault: ShopFault | undefined,
): void {
  if (type !== 'application/json') return failed(response, 415);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return failed(response, 400);
  }
  if (!isItem(body, fault)) return failed(response, 422);
  const id = Math.max(999, ...items.keys()) + 1;
  items.set(id, withoutSecrets(body));
  json(response, 201, { ...withoutSecrets(body), id });
}

/** What is told of an item and of its parts, however deep: `secret` is only ever sent. */
function withoutSecrets(item: Item): Item {
  return JSON.parse(
    JSON.stringify(item, (name, value: unknown) => (name === 'secret' ? undefined : value)),
  ) as Item;
}

function isItem(value: unknown, fault: ShopFault | undefined): value is Item {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const { kind, name, pages, parts, note, id, secret } = value as Record<string, unknown>;
  const named = typeof name === 'string' && name !== '' && [...name].length <= 40;
  const rest =
    (note === undefined || note === null || typeof note === 'string') &&
    (id === undefined || Number.isInteger(id)) &&
    (secret === undefined || typeof secret === 'string');
  if (!named || !rest) return false;
  if (kind === 'book') return Number.isInteger(pages) && (fault === 'pages' || Number(pages) >= 1);
  const few = Array.isArray(parts) && parts.length >= 1 && (fault === 'parts' || parts.length <= 5);
  return kind === 'bundle' && few && (parts as unknown[]).every((part) => isItem(part, fault));
}

function one(
  response: ServerResponse,
  path: string,
  items: ReadonlyMap<number, Item>,
  then: (item: object, id: number) => void,
): void {
  const text = path.split('/').at(-1) ?? '';
  if (!/^[1-9]\d*$/u.test(text)) return failed(response, 400);
  const item = items.get(Number(text));
  return item ? then({ ...item, id: Number(text) }, Number(text)) : failed(response, 404);
}

function rename(response: ServerResponse, type: string): void {
  if (type !== 'text/plain') return failed(response, 415);
  response.writeHead(204).end();
}

function order(response: ServerResponse, text: string, type: string): void {
  if (type !== 'application/x-www-form-urlencoded' && type !== 'multipart/form-data')
    return failed(response, 415);
  const item = new URLSearchParams(text).get('item') ?? /name="item"\s+(\d+)/u.exec(text)?.[1];
  return item && /^-?\d+$/u.test(item) ? text200(response, 'ordered') : failed(response, 400);
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function text200(response: ServerResponse, text: string): void {
  response.writeHead(200, { 'content-type': 'text/plain' }).end(text);
}

function failed(response: ServerResponse, status: number): void {
  const headers = { 'content-type': 'application/problem+json' };
  response.writeHead(status, headers).end(JSON.stringify({ title: `failed with ${status}` }));
}
