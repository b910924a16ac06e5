import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CrawlUrlRow } from '../../src/platform/store/tables/crawl.ts';
import { pageEntry, siteEntry, sitemapEntry } from '../../src/capabilities/crawl/entry.ts';
import type { Entry } from '../../src/capabilities/crawl/entry.ts';
import { addEntries, postpone, settle } from '../../src/capabilities/crawl/frontier.ts';
import { WorkList } from '../../src/capabilities/crawl/work-list.ts';
import { uuidv7 } from '../../src/platform/ids.ts';
import { newStore } from '../support/stores.ts';

let opened: Awaited<ReturnType<typeof newStore>>;
beforeAll(async () => void (opened = await newStore('sqlite')));
afterAll(() => opened.close());

/** The work list of a crawl that these entries are ahead of. */
async function listOf(entries: readonly Entry[]): Promise<{ list: WorkList; crawlId: string }> {
  const crawlId = uuidv7();
  await opened.store.tx((query) => addEntries(opened.store, query, crawlId, { entries, from: 0 }));
  return { list: new WorkList(opened.store, crawlId), crawlId };
}

const page = (name: string, depth = 0): Entry => pageEntry(`https://example.com/${name}`, depth);
const file = (name: string): Entry => sitemapEntry(`https://example.com/${name}`, 1);
const nameOf = (row: CrawlUrlRow | undefined): string | undefined =>
  row && new URL(row.url).pathname.slice(1);

/** Takes up all that it can, as far as `mayPage` lets it. */
function takeAll(list: WorkList, mayPage = true): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  for (let row = list.take(mayPage); row !== undefined; row = list.take(mayPage)) names.push(nameOf(row));
  return names;
}

describe('a work list', () => {
  test('is empty before it is filled, and where nothing is ahead', async () => {
    const { list } = await listOf([page('a')]);
    expect(list.take(true)).toBeUndefined();
    const { list: empty } = await listOf([]);
    expect(await empty.fill()).toBe(false);
  });

  test('hands out pages by depth, then in their order', async () => {
    const { list } = await listOf([page('deep', 2), page('b', 1), page('a', 0), page('c', 1)]);
    expect(await list.fill()).toBe(true);
    expect(takeAll(list)).toEqual(['a', 'b', 'c', 'deep']);
  });

  test('hands out a file first, then a page and a file in turn, two files at once', async () => {
    const { list } = await listOf([page('a'), page('b'), page('c'), file('x'), file('y'), file('z')]);
    await list.fill();
    expect(takeAll(list)).toEqual(['x', 'a', 'y', 'b', 'c', 'z']);
  });

  test('hands out files without a limit where no page may go', async () => {
    const { list } = await listOf([page('a'), file('x'), file('y'), file('z')]);
    await list.fill();
    expect(takeAll(list, false)).toEqual(['x', 'y', 'z']);
    expect(nameOf(list.take(true))).toBe('a');
  });

  test('counts origins among the files', async () => {
    const { list } = await listOf([page('a'), siteEntry('https://example.com')]);
    await list.fill();
    expect(takeAll(list, false)).toEqual(['']);
    expect([list.running, list.runningPages]).toEqual([1, 0]);
  });

  test('counts what is in work until it is done or put back', async () => {
    const { list } = await listOf([page('a'), page('b'), file('x')]);
    await list.fill();
    const [x, a, b] = [list.take(true)!, list.take(true)!, list.take(true)!];
    expect([list.running, list.runningPages]).toEqual([3, 2]);
    list.done(x);
    expect([list.running, list.runningPages]).toEqual([2, 2]);
    list.putBack(b);
    list.putBack(a);
    expect([list.running, list.runningPages]).toEqual([0, 0]);
    expect(takeAll(list)).toEqual(['a', 'b']);
  });

  test('puts a file back among the files', async () => {
    const { list } = await listOf([page('a'), file('x')]);
    await list.fill();
    list.putBack(list.take(true)!);
    expect(takeAll(list, false)).toEqual(['x']);
  });

  test('reads neither what is in work nor what is done', async () => {
    const { list, crawlId } = await listOf([page('a'), page('b')]);
    await list.fill();
    const [a, b] = [list.take(true)!, list.take(true)!];
    expect(await list.fill()).toBe(false);
    await opened.store.tx((query) => settle(opened.store, query, crawlId, [a.key]));
    list.done(a);
    list.done(b);
    expect(await list.fill()).toBe(true);
    expect(takeAll(list)).toEqual(['b']);
  });

  test('reads nothing before its time', async () => {
    const { list, crawlId } = await listOf([page('a'), page('b')]);
    const again = [{ key: page('a').key, attempt: 1, run_at: Date.now() + 60_000 }];
    await opened.store.tx((query) => postpone(opened.store, query, crawlId, again));
    await list.fill();
    expect(takeAll(list)).toEqual(['b']);
  });

  test('reads 100 pages and 4 files at once, and goes on behind those in work', async () => {
    const names = Array.from({ length: 150 }, (_, at) => `p${at}`);
    const files = Array.from({ length: 6 }, (_, at) => file(`f${at}`));
    const { list } = await listOf([...names.map((name) => page(name)), ...files]);
    await list.fill();
    expect(takeAll(list, false)).toEqual(['f0', 'f1', 'f2', 'f3']);
    expect(takeAll(list)).toEqual(names.slice(0, 100));
    await list.fill();
    expect(takeAll(list, false)).toEqual(['f4', 'f5']);
    expect(takeAll(list)).toEqual(names.slice(100));
  });

  test('knows nothing of another crawl', async () => {
    await listOf([page('other')]);
    const { list } = await listOf([page('own')]);
    await list.fill();
    expect(takeAll(list)).toEqual(['own']);
  });
});
