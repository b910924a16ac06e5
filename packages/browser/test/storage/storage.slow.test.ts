import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { BrowserPool } from '../../src/index.ts';
import type { BrowserSession, SessionOptions, StorageState } from '../../src/index.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const MOST = 20_000_000;
const site = (): Promise<Site> => serve({ '/': '<title>Site</title>' });

describe.skipIf(!chromiumPath)('what sites keep', () => {
  let pool: BrowserPool;
  beforeAll(() => {
    pool = new BrowserPool({ chromium, allowPrivate: ['127.0.0.1:*'], resolve: async () => ['127.0.0.1'] });
  });
  afterAll(() => pool.close());

  /** A session, closed after the test. */
  const open = async (options: SessionOptions = {}): Promise<BrowserSession> => {
    const session = await pool.open(options, { timeout: 60_000 });
    onTestFinished(() => pool.release(session));
    return session;
  };
  /** What is kept after a function ran in a page at an address. */
  const keep = async (url: string, work: string, storage?: StorageState): Promise<StorageState> => {
    const session = await open({ storage });
    await session.page.goto(url);
    await session.page.evaluate(work);
    return session.readStorage(MOST, { timeout: 60_000 });
  };
  const look = async (url: string, work: string, storage: StorageState): Promise<unknown> => {
    const session = await open({ storage: JSON.parse(JSON.stringify(storage)) as StorageState });
    await session.page.goto(url);
    return session.page.evaluate(work);
  };

  test('comes back: cookies, localStorage and databases with values of every kind', async () => {
    const { url } = await site();
    const stored = await keep(
      url(),
      `(async () => {
        document.cookie = 'session=1';
        document.cookie = 'lasting=2; max-age=3600';
        localStorage.setItem('__proto__', 'a');
        localStorage.setItem('é \\ud800', '"\\n');
        const request = indexedDB.open('books', 7);
        await new Promise((resolve) => {
          request.onupgradeneeded = () => {
            const inline = request.result.createObjectStore('inline', { keyPath: ['a', 'b'] });
            inline.createIndex('by title', 'title', { unique: true });
            inline.createIndex('by tags', 'tags', { multiEntry: true });
            inline.add({ a: 1, b: new Date(5), title: 'One', tags: ['x', 'y'] });
            const outline = request.result.createObjectStore('outline', { autoIncrement: true });
            const same = { self: undefined };
            same.self = same;
            outline.add([undefined, null, NaN, -0, -Infinity, 12n, new Date(NaN), /a+/gi, true, '']);
            outline.add(new Map([[same, new Set([same, 1])]]));
            outline.add({ bytes: new Uint8Array([1, 2, 255]), view: new DataView(new ArrayBuffer(3)), buffer: new Uint8Array(20000).fill(7).buffer });
            outline.add(JSON.parse('{"__proto__": {"x": 1}}'), new Uint8Array([1]).buffer);
          };
          request.onsuccess = resolve;
        });
      })()`,
    );
    const seen = await look(
      url(),
      `(async () => {
        const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
        const database = await done(indexedDB.open('books'));
        const [inline, outline] = ['inline', 'outline'].map((name) => database.transaction(name).objectStore(name));
        const [values, keys] = [await done(outline.getAll()), await done(database.transaction('outline').objectStore('outline').getAllKeys())];
        const [[same, set]] = values[1];
        return JSON.stringify({
          cookies: document.cookie,
          storage: [localStorage.getItem('__proto__'), localStorage.getItem('é \\ud800')],
          version: database.version,
          byTitle: await done(database.transaction('inline').objectStore('inline').index('by title').get('One')),
          byTag: (await done(database.transaction('inline').objectStore('inline').index('by tags').getAll('y'))).length,
          unique: database.transaction('inline').objectStore('inline').index('by title').unique,
          kinds: values[0].map((value) => Object.is(value, -0) ? '-0' : value instanceof RegExp ? String(value) : typeof value + ' ' + String(value)),
          same: same.self === same && set.has(same) && set.has(1),
          bytes: [[...values[2].bytes], values[2].view.byteLength, values[2].buffer.byteLength, new Uint8Array(values[2].buffer)[19999]],
          odd: [Object.keys(values[3]), keys.map((key) => key instanceof ArrayBuffer ? 'buffer' : key)],
        });
      })()`,
      stored,
    );
    expect(JSON.parse(seen as string)).toEqual({
      cookies: 'session=1; lasting=2',
      storage: ['a', '"\n'],
      version: 7,
      byTitle: { a: 1, b: '1970-01-01T00:00:00.005Z', title: 'One', tags: ['x', 'y'] },
      byTag: 1,
      unique: true,
      kinds: [
        'undefined undefined',
        'object null',
        'number NaN',
        '-0',
        'number -Infinity',
        'bigint 12',
        'object Invalid Date',
        '/a+/gi',
        'boolean true',
        'string ',
      ],
      same: true,
      bytes: [[1, 2, 255], 3, 20_000, 7],
      odd: [['__proto__'], [1, 2, 3, 'buffer']],
    });
  });
  test('is read without asking a site for anything', async () => {
    const first = await site();
    const second = await site();
    let stored = await keep(first.url(), `localStorage.setItem('a', '1')`);
    stored = await keep(second.url(), `localStorage.setItem('b', '2')`, stored);
    expect(stored.origins.map(({ localStorage }) => localStorage)).toEqual([[['a', '1']], [['b', '2']]]);
    // What is taken away is away.
    stored = await keep(first.url(), `localStorage.clear()`, stored);
    expect(stored.origins.map(({ localStorage }) => localStorage)).toEqual([[['b', '2']]]);
    const requested = [...first.requests, ...second.requests].filter((line) => line !== 'GET /favicon.ico');
    expect(requested).toEqual(['GET /', 'GET /', 'GET /']);
  });
  test('of frames of the same site is read as well, and a database that cannot be written down is left out alone', async () => {
    const inner = await serve({
      '/': `<script>localStorage.setItem('frame', 'kept')</script>`,
    });
    const outer = await serve({ '/': `<iframe src="${inner.url('/', 'in.a.test')}"></iframe>` });
    const stored = await keep(
      outer.url('/', 'a.test'),
      `(async () => {
        for (const [name, value] of [['plain', { a: 1 }], ['file', new Blob(['x'])]]) {
          const request = indexedDB.open(name);
          await new Promise((resolve) => {
            request.onupgradeneeded = () => request.result.createObjectStore('s').add(value, 1);
            request.onsuccess = resolve;
          });
          request.result.close();
        }
      })()`,
    );
    const candidates = stored.origins.map(({ localStorage, databases }) => [
      localStorage,
      databases.map(({ name }) => name),
    ]);
    expect(candidates).toEqual([
      [[], ['plain']],
      [[['frame', 'kept']], []],
    ]);
  });
  test('is not read where it is too large, and then nothing is taken into this process', async () => {
    const { url } = await site();
    const fill = {
      localStorage: `localStorage.setItem('a', 'x'.repeat(200_000))`,
      list: `new Promise((resolve) => { const request = indexedDB.open('a');
        request.onupgradeneeded = () => request.result.createObjectStore('s').add(new Array(4e9), 1); request.onsuccess = resolve; })`,
      cookies: `for (let i = 0; i < 100; i++) document.cookie = 'c' + i + '=' + 'x'.repeat(3000)`,
    };
    for (const work of Object.values(fill)) {
      const session = await open();
      await session.page.goto(url());
      await session.page.evaluate(work);
      await expect(session.readStorage(100_000, { timeout: 60_000 })).rejects.toMatchObject({
        code: 'TooLarge',
      });
    }
  });
  test('is read of a page that hangs, dies or floods its storage', async () => {
    const { url } = await site();
    const works = [
      `setTimeout(() => { for (;;); }); localStorage.setItem('a', '1')`,
      `localStorage.setItem('a', '1'); setInterval(() => localStorage.setItem('b', Math.random()), 0)`,
      `localStorage.setItem('a', '1'); addEventListener('beforeunload', (event) => event.preventDefault())`,
    ];
    for (const work of works) {
      const session = await open();
      await session.page.goto(url());
      await session.page.evaluate(work);
      const { origins } = await session.readStorage(MOST, { timeout: 60_000 });
      expect(origins[0]?.localStorage.find(([key]) => key === 'a')).toEqual(['a', '1']);
    }
  });
  test('of a browser that has ended is told as such', async () => {
    const own = new BrowserPool({ chromium, allowPrivate: ['127.0.0.1:*'] });
    const { url } = await site();
    const session = await own.open({}, { timeout: 60_000 });
    await session.page.goto(url());
    await own.close();
    await expect(session.readStorage(MOST, { timeout: 60_000 })).rejects.toMatchObject({ code: 'Crashed' });
  });
});
