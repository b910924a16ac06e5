import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';

/** What a handler is asked, and how it answers. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  /** The parts of the path that the template names. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The media type of the body, in lower case and without parameters. */
  readonly type: string;
  readonly text: string;
  send(status: number, body?: unknown, headers?: Record<string, string>): void;
}

/** Answers, and says so, or lets the request pass. */
export type Guard = (asked: Asked) => boolean;

export interface Routes {
  readonly routes: readonly (readonly [method: string, path: string, handle: (asked: Asked) => void])[];
  readonly fail: (asked: Asked, status: number, why: string, headers?: Record<string, string>) => void;
  /** Asked before a route is looked for. */
  readonly first?: Guard;
  /** Asked before a handler is. */
  readonly before?: Guard;
}

/** A server on Node alone, which a HEAD asks as a GET. */
export function serve({ routes, fail, first, before }: Routes): Server {
  const known = routes.map(([method, path, handle]) => ({ method, handle, ...patternOf(path) }));
  return createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gallery.test');
    const asked: Asked = {
      method: request.method ?? 'GET',
      path: pathname,
      params: {},
      query: searchParams,
      headers: request.headers,
      type: (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase(),
      text: Buffer.concat(chunks).toString(),
      send(status, body, headers = {}) {
        const isText = body === undefined || typeof body === 'string';
        response.writeHead(status, { ...(!isText && { 'content-type': 'application/json' }), ...headers });
        response.end(request.method === 'HEAD' ? undefined : isText ? body : JSON.stringify(body));
      },
    };
    if (first?.(asked)) return;
    const here = known.filter(({ pattern }) => pattern.test(pathname));
    if (here.length === 0) return fail(asked, 404, 'there is no such path');
    const found = here.find(({ method }) => method === (asked.method === 'HEAD' ? 'GET' : asked.method));
    if (found === undefined) {
      const allow = [...new Set(here.map(({ method }) => method))].join(', ');
      return fail(asked, 405, 'there is no such method', { allow });
    }
    const params = paramsOf(found, pathname);
    if (params === undefined) return fail(asked, 400, 'the path is wrong');
    if (before?.(asked)) return;
    found.handle({ ...asked, params });
  });
}

function patternOf(path: string): { pattern: RegExp; names: string[] } {
  const names = [...path.matchAll(/\{([^}]+)\}/gu)].map(([, name = '']) => name);
  const source = path.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replaceAll(/\{[^}]+\}/gu, '([^/]+?)');
  return { names, pattern: new RegExp(`^${source}$`, 'u') };
}

function paramsOf(
  { pattern, names }: { pattern: RegExp; names: string[] },
  path: string,
): Record<string, string> | undefined {
  try {
    const values = pattern.exec(path)?.slice(1) ?? [];
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    return undefined;
  }
}

/** The body as JSON; `undefined` where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object that is no list, as what may be in it. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text that is absent, or of so many characters. */
export function isText(value: unknown, least: number, most: number): boolean {
  return typeof value === 'string' && [...value].length >= least && [...value].length <= most;
}

/** A day of the calendar (RFC 3339, `full-date`). */
export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/u.test(value)) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
