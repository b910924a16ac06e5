import { expect, test } from 'vitest';
import { openDocument, startMock } from '../src/index.ts';
import { carry } from '../src/verify/credential.ts';

const document = openDocument({
  openapi: '3.1.0',
  info: { title: 'Basic', version: '1' },
  security: [{ key: [] }],
  paths: {
    '/': {
      get: { responses: { 200: { description: 'Known.' }, 401: { description: 'Unknown.' } } },
    },
  },
  components: { securitySchemes: { key: { type: 'http', scheme: 'basic' } } },
});

test.each<[secret: string, sent: string, status: number]>([
  ['key', 'key:', 200],
  ['ada:secret', 'ada:secret', 200],
  ['other', 'other:', 401],
])('the secret %s is sent by Basic as %s', async (secret, sent, status) => {
  const { headers } = carry(document.operations[0]!, secret);
  const mock = await startMock(document, { keys: ['key', 'ada:secret'] });
  const answer = await fetch(mock.url, { headers });
  await mock.close();
  expect([headers['authorization'], answer.status]).toEqual([`Basic ${btoa(sent)}`, status]);
});
