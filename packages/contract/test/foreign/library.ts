import { createServer, type Server } from 'node:http';

/** What the library may do wrong. */
export type LibraryFault = 'year' | 'isbn' | 'sort' | 'total' | 'echo' | 'problem' | 'key' | 'gone' | 'page';

interface Book {
  id: number;
  title: string;
  year: number;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>];
const problem = (status: number, title: string): Answer => [
  status,
  { title, status },
  { 'content-type': 'application/problem+json' },
];

/** A service of another kind: problem details, an API key in a header, 204, whole numbers as ids. */
export function createLibrary(fault?: LibraryFault): Server {
  const books = new Map<number, Book>([
    [1, { id: 1, title: 'B', year: 1900 }],
    [2, { id: 2, title: 'A', year: 2000 }],
  ]);
  return createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const [status, body, headers] = answer(books, fault, {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://x'),
        key: request.headers['x-api-key'],
        type: request.headers['content-type'],
        text,
      });
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(body === undefined ? undefined : JSON.stringify(body));
    });
  });
}

function answer(
  books: Map<number, Book>,
  fault: LibraryFault | undefined,
  call: { method: string; url: URL; key: unknown; type: string | undefined; text: string },
): Answer {
  const { method, url } = call;
  const one = /^\/api\/books\/([^/]+)$/u.exec(url.pathname);
  if (url.pathname !== '/api/books' && !one) return problem(404, 'No such page');
  const methods = one ? ['GET', 'DELETE'] : ['GET', 'POST'];
  if (!methods.includes(method))
    return [405, { title: 'Wrong method', status: 405 }, { allow: methods.join(', ') }];
  if (call.key !== 'library-key-1' && fault !== 'key') return problem(401, 'Who are you?');
  if (one) return oneBook(books, fault, method, one[1] ?? '');
  return method === 'GET' ? list(books, fault, url.searchParams) : add(books, fault, call.type, call.text);
}

function oneBook(
  books: Map<number, Book>,
  fault: LibraryFault | undefined,
  method: string,
  text: string,
): Answer {
  const id = /^\d{1,15}$/u.test(text) ? Number(text) : 0;
  if (id < 1) return problem(422, 'No number');
  const book = books.get(id);
  if (book === undefined) return fault === 'gone' ? [200, { id, title: '' }] : problem(404, 'No such book');
  if (method === 'GET') return [200, fault === 'echo' ? books.get(1) : book];
  books.delete(id);
  return [204, undefined];
}

function list(books: Map<number, Book>, fault: LibraryFault | undefined, query: URLSearchParams): Answer {
  const page = query.get('page') ?? '1';
  const valid = /^-?\d+$/u.test(page) && Number(page) >= 1 && (Number(page) <= 50 || fault === 'page');
  const sort = query.get('sort') ?? (fault === 'sort' ? 'year' : 'title');
  const available = query.get('available') ?? 'true';
  if (!valid || !['title', 'year'].includes(sort) || !['true', 'false'].includes(available)) {
    return fault === 'problem' ? [422, { message: 'wrong' }] : problem(422, 'Wrong query');
  }
  const items = [...books.values()]
    .slice(0, 2)
    .toSorted((a, b) => (sort === 'title' ? a.title.localeCompare(b.title) : a.year - b.year));
  return [
    200,
    { items: fault === 'sort' && sort === 'year' ? items.slice(1) : items },
    fault === 'total' ? {} : { 'x-total': String(books.size) },
  ];
}

function add(
  books: Map<number, Book>,
  fault: LibraryFault | undefined,
  type: string | undefined,
  text: string,
): Answer {
  let body: Record<string, unknown>;
  try {
    body = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return problem(422, 'No JSON');
  }
  if (!type?.startsWith('application/json') || type.startsWith('application/jsonx') || !isBook(body, fault))
    return problem(422, 'No book');
  const id = Math.max(...books.keys()) + 1;
  const book = { id, title: String(body['title']), year: Number(body['year']) };
  books.set(id, book);
  return [201, book];
}

function isBook(body: unknown, fault: LibraryFault | undefined): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { title, year, isbn, tags, shape, ...others } = body as Record<string, unknown>;
  const text = (value: unknown): value is string => typeof value === 'string';
  const whole = (value: unknown): value is number => Number.isInteger(value);
  return (
    Object.keys(others).length === 0 &&
    text(title) &&
    [...title].length >= 1 &&
    [...title].length <= 100 &&
    whole(year) &&
    (fault === 'year' || (year >= 1450 && year <= 2100)) &&
    (!('isbn' in body) ||
      (text(isbn) && (/^97[89]\d{10}$/u.test(isbn) || (fault === 'isbn' && isbn.length === 13)))) &&
    (!('tags' in body) ||
      (Array.isArray(tags) &&
        tags.length <= 3 &&
        new Set(tags).size === tags.length &&
        tags.every((tag) => text(tag) && tag !== ''))) &&
    (!('shape' in body) || isShape(shape))
  );
}

function isShape(shape: unknown): boolean {
  if (shape === null) return true;
  if (typeof shape !== 'object' || Array.isArray(shape)) return false;
  const { pages } = shape as { pages?: unknown };
  return Number.isInteger(pages) && Number(pages) > 0;
}
