import { parseHTML } from 'linkedom';
import { createElement, render } from 'preact';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const { document } = parseHTML('<!doctype html><html><body></body></html>');
Object.defineProperty(document, 'visibilityState', { value: 'visible' });

/** The stream of events; the test emits what the service would. */
class Stream extends EventTarget {
  static last: Stream;
  constructor() {
    super();
    Stream.last = this;
  }
  close(): void {}
}

beforeAll(() => {
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { origin: 'https://data.example.com', pathname: '/dashboard/' });
  vi.stubGlobal('EventSource', Stream);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterAll(async () => {
  // Preact runs the effects that are still scheduled within 100 ms.
  await new Promise((done) => setTimeout(done, 150));
  vi.unstubAllGlobals();
});

/** Renders a hook; returns its latest result and a function that removes it. */
function renderHook<T>(hook: () => T): { current: () => T; remove: () => void } {
  const results: T[] = [];
  const root = document.createElement('div') as unknown as Element;
  const Part = () => {
    results.push(hook());
    return null;
  };
  render(createElement(Part, {}), root);
  return { current: () => results.at(-1)!, remove: () => render(null, root) };
}

test('a 404 removes the data and ends the reloads', async () => {
  const { useLoaded } = await import('../../src/browser/use-loaded.ts');
  const { account, isNotFound } = await import('../../src/browser/client.ts');
  let calls = 0;
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    if (calls < 3) return Response.json({ success: true, key: { id: 'a' } });
    return Response.json({ success: false, error: 'Key not found' }, { status: 404 });
  });
  const load = () => account.keys.get('team', 'a');
  const { current, remove } = renderHook(() => useLoaded('one', load, { everyMs: 20 }));
  await vi.waitFor(() => expect(current().data).toBeDefined());
  await vi.waitFor(() => expect(isNotFound(current().error)).toBe(true));
  expect(current().data).toBeUndefined();
  // A reload may have begun before the page knew.
  await new Promise((done) => setTimeout(done, 200));
  const before = calls;
  await new Promise((done) => setTimeout(done, 300));
  expect(calls).toBe(before);
  remove();
});

test('an event reloads the usage, and not the days before, which cannot change', async () => {
  const urls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(String(url));
    return Response.json({ success: true, days: [], operations: [], keys: [] });
  });
  const { useUsage } = await import('../../src/browser/pages/usage/use-usage.ts');
  const { current, remove } = renderHook(() => useUsage({ teamId: 'team', days: 7, by: 'status' }));
  await vi.waitFor(() => expect(current().data).toBeDefined());
  const count = () => [urls.length, urls.filter((url) => url.includes('to=')).length];
  expect(count()).toEqual([2, 1]);
  await vi.waitFor(() => expect(Stream.last).toBeDefined());
  Stream.last.dispatchEvent(new MessageEvent('changed', { data: '["usage"]' }));
  await vi.waitFor(() => expect(urls.length).toBe(3));
  expect(count()).toEqual([3, 1]);
  await current().reload();
  expect(count()).toEqual([4, 1]);
  remove();
});
