import { afterEach, expect, test, vi } from 'vitest';
import { postmanCollection } from '../src/generator/outputs/postman.ts';

afterEach(() => void vi.useRealTimers());

test('a description without examples gives the same collection on another day', async () => {
  const properties = {
    at: { type: 'string', format: 'date-time' },
    day: { type: 'string', format: 'date' },
    hour: { type: 'string', format: 'time' },
    size: { type: 'number' },
    kind: { enum: ['a', 'b', 'c', 'd'] },
    list: { type: 'array', items: { type: 'integer' } },
  };
  const content = { 'application/json': { schema: { type: 'object', properties } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'Days', version: '1' },
    paths: {
      '/days': { post: { requestBody: { content }, responses: { 200: { description: 'Done.', content } } } },
    },
  };
  const collectionOn = (day: string): Promise<string | undefined> => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(day) });
    return postmanCollection(structuredClone(document) as never);
  };
  const first = await collectionOn('2026-01-01');
  expect(first).toContain('size');
  expect(await collectionOn('2026-02-01')).toBe(first);
});
