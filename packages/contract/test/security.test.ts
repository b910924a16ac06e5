import { describe, expect, it } from 'vitest';
import { createMock } from '../src/mock/mock.ts';
import { openDocument } from '../src/plugins/documents.ts';

/** Alternatives of security: one is enough, and of it everything is needed. */
const operation = (security: object[]) => ({
  get: { security, responses: { 200: { description: 'In.' }, 401: { description: 'Out.' } } },
});
const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/both': operation([{ key: [], secret: [] }]),
    '/either': operation([{ key: [] }, { token: [] }]),
    '/certificate': operation([{ certificate: [] }]),
  },
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      secret: { type: 'apiKey', in: 'query', name: 'secret' },
      token: { type: 'oauth2', flows: {} },
      certificate: { type: 'mutualTLS' },
    },
  },
});

describe.each<[keys: string[] | undefined]>([[undefined], [['k']]])(
  'a mock that knows the keys %j',
  (keys) => {
    const mock = createMock(document, keys ? { keys } : {});
    it.each<[path: string, headers: Record<string, string>, status: number]>([
      ['/both', {}, 401],
      ['/both', { 'x-key': 'k' }, 401],
      ['/both?secret=k', {}, 401],
      ['/both?secret=k', { 'x-key': 'k' }, 200],
      ['/either', {}, 401],
      ['/either', { 'x-key': 'k' }, 200],
      ['/either', { authorization: 'Bearer k' }, 200],
      ['/either', { authorization: 'Basic k' }, 401],
      ['/certificate', {}, 200],
    ])('%s with %j: %i', async (path, headers, status) => {
      const reply = await mock({ method: 'GET', url: `http://a.test${path}`, headers, body: undefined });
      expect(reply.status).toBe(status);
    });
  },
);
