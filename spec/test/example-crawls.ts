import { randomUUID } from 'node:crypto';

/** An answer: status and body. */
type Answer = [status: number, body: object];
interface Job {
  pages: string[];
  isLong: boolean;
  polls: number;
  cancelled: boolean;
}

/** Crawls and batches of a service that behaves: one takes two polls, and one of a slow page never ends by itself. */
export class ExampleCrawls {
  readonly #jobs = new Map<string, Job>();
  readonly #starts = new Map<string, { body: string; id: string }>();
  readonly #finds: boolean;

  /** @param finds whether starts are found again by their key. */
  constructor({ finds }: { finds: boolean }) {
    this.#finds = finds;
  }

  /** @param rest what follows the path of the operation. */
  handle(
    method: string,
    [, id = '', part]: string[],
    { body, key, query }: { body: string; key: string | undefined; query: URLSearchParams },
  ): Answer {
    if (method === 'POST') return this.#start(body, (this.#finds && key) || randomUUID());
    if (!/^[0-9a-f-]{36}$/.test(id)) return [400, refusal('Bad Request')];
    const job = this.#jobs.get(id);
    if (job === undefined) return [404, refusal('Job not found')];
    if (part === 'errors') return [200, { success: true, errors: [], robotsBlocked: [] }];
    return method === 'DELETE' ? this.#cancel(job) : this.#poll(id, job, query);
  }

  #start(body: string, key: string): Answer {
    const known = this.#starts.get(key);
    if (known && known.body !== body) return [409, refusal('Conflict')];
    const id = known?.id ?? randomUUID();
    this.#starts.set(key, { body, id });
    const given = JSON.parse(body) as { url?: string; urls?: string[] };
    const urls = given.urls ?? [given.url!];
    const pages = [...new Set(urls)].filter((one) => one.startsWith('http'));
    const job = { pages, isLong: pages.some((page) => page.endsWith('/slow')), polls: 0, cancelled: false };
    if (known === undefined) this.#jobs.set(id, job);
    const invalidURLs = urls.filter((one) => !pages.includes(one));
    const seen = given.urls === undefined ? {} : { invalidURLs };
    return [200, { success: true, id, url: `https://api.example.com/v2/${id}`, ...seen }];
  }

  #status({ polls, isLong, cancelled }: Job): 'scraping' | 'completed' | 'cancelled' {
    if (cancelled) return 'cancelled';
    return polls < 2 || isLong ? 'scraping' : 'completed';
  }

  #cancel(job: Job): Answer {
    if (this.#status(job) !== 'scraping') return [409, refusal('Conflict')];
    job.cancelled = true;
    return [200, { success: true, status: 'cancelled' }];
  }

  #poll(id: string, job: Job, query: URLSearchParams): Answer {
    job.polls += 1;
    const status = this.#status(job);
    const listed = status === 'completed' ? job.pages : [];
    const limit = Number(query.get('limit') ?? listed.length);
    const data = listed
      .slice(0, limit)
      .map((sourceURL) => ({ metadata: { sourceURL, url: sourceURL, statusCode: 200 } }));
    const since = { createdAt: '2030-05-17T09:30:00.000Z', expiresAt: '2030-05-18T09:30:00.000Z' };
    const ended = status === 'scraping' ? since : { ...since, completedAt: '2030-05-17T09:30:09.000Z' };
    const counts = { total: job.pages.length, completed: listed.length, creditsUsed: listed.length };
    return [200, { success: true, id, status, ...counts, ...ended, data }];
  }
}

function refusal(error: string): object {
  return { success: false, error };
}
