import { createServer, type Server } from 'node:http';

/** What the service of jobs may do wrong. */
export type PagesFault = 'falls' | 'few' | 'skips' | 'twice' | 'ends early' | 'elsewhere' | 'turned';

const ITEMS = ['a', 'b', 'c', 'd', 'e'];

/** A service of jobs whose items come one after the other, and are read in steps. */
export function createJobs(fault?: PagesFault): Server {
  const reads = new Map<string, number>();
  return createServer((request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    const send = (status: number, body: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.method === 'POST' && url.pathname === '/jobs') {
      reads.set(String(reads.size + 1), 0);
      return send(201, { id: String(reads.size) });
    }
    const id = /^\/jobs\/(?<id>\d+)$/u.exec(url.pathname)?.groups?.['id'] ?? '';
    const count = reads.get(id);
    if (request.method !== 'GET' || count === undefined) return send(404, {});
    const [skip, limit] = [numberOf(url, 'skip', 0), numberOf(url, 'limit', 100)];
    if (skip === undefined || limit === undefined || limit < 1) return send(400, {});
    reads.set(id, count + 1);
    const done = Math.min(count, ITEMS.length);
    send(200, answer({ done, skip, limit, url, fault }));
  });
}

function answer({ done, skip, limit, url, fault }: Asked): object {
  const data = ITEMS.slice(0, done).slice(skip, skip + limit);
  const isStep = limit < 100;
  const isAhead = skip + data.length < done;
  const step = fault === 'skips' ? 2 : fault === 'twice' && skip === 1 ? 0 : data.length;
  const location = fault === 'elsewhere' ? '/others/1' : url.pathname;
  const next = `${url.origin}${location}?skip=${skip + step}&limit=${limit}`;
  const hasNext = isAhead && !(fault === 'ends early' && skip === 2);
  return {
    state: done === ITEMS.length ? 'ended' : 'working',
    done: fault === 'falls' && done === 3 ? 1 : done,
    total: fault === 'few' && done > 1 ? done - 1 : ITEMS.length,
    data: fault === 'turned' && isStep && skip === 3 ? ['x'] : data,
    ...(hasNext && { next }),
  };
}

interface Asked {
  done: number;
  skip: number;
  limit: number;
  url: URL;
  fault: PagesFault | undefined;
}

function numberOf({ searchParams }: URL, name: string, otherwise: number): number | undefined {
  const all = searchParams.getAll(name);
  if (all.length === 0) return otherwise;
  return all.length === 1 && /^\d+$/u.test(all[0]!) ? Number(all[0]) : undefined;
}
