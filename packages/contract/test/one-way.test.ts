import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/plugins/documents.ts';
import { verify } from '../src/verify/run.ts';
import { listen } from './support.ts';

const User = {
  type: 'object',
  required: ['id', 'name', 'password'],
  properties: {
    id: { type: 'integer', readOnly: true },
    name: { type: 'string', minLength: 1, example: 'Ann' },
    password: { type: 'string', minLength: 8, writeOnly: true, example: 'long enough' },
  },
};
const content = { 'application/json': { schema: { $ref: '#/components/schemas/User' } } };
const description = {
  openapi: '3.1.0',
  info: { title: 'Users', version: '1' },
  paths: {
    '/users': {
      post: {
        operationId: 'addUser',
        requestBody: { required: true, content },
        responses: { '201': { description: 'Added.', content }, '4XX': { description: 'Refused.' } },
      },
    },
  },
  components: { schemas: { User } },
};

type Fault = 'takes no password' | 'tells no id' | 'tells the password';

/** Adds users; what is `readOnly` is not asked for, what is `writeOnly` not told. */
function users(fault?: Fault): ReturnType<typeof createServer> {
  return createServer(async (request, response) => {
    const text = await request.reduce((all: string, chunk) => all + String(chunk), '');
    const refuse = (status: number) => response.writeHead(status).end();
    if (request.url?.split('?')[0] !== '/users') return refuse(404);
    if (request.method !== 'POST') return response.writeHead(405, { allow: 'POST' }).end();
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return refuse(415);
    const user = parse(text);
    const { id, name, password } = user ?? {};
    const isWrong =
      user === undefined ||
      typeof name !== 'string' ||
      name === '' ||
      (id !== undefined && !Number.isInteger(id)) ||
      (password === undefined
        ? fault !== 'takes no password'
        : typeof password !== 'string' || [...password].length < 8);
    if (isWrong) return refuse(400);
    const told = { id: 7, name, password };
    if (fault !== 'tells the password') delete (told as { password?: unknown }).password;
    if (fault === 'tells no id') delete (told as { id?: unknown }).id;
    return response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(told));
  });
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

it.each<[Fault | undefined, string[]]>([
  [undefined, []],
  ['takes no password', ['addUser accepted-invalid']],
  ['tells no id', ['addUser schema']],
  ['tells the password', ['addUser schema']],
])('requires each member where it travels, and finds: %s', async (fault, expected) => {
  const server = await listen(users(fault));
  const document = openDocument(description);
  const { findings } = await verify({ document, baseUrl: server.url, fixtures: toFixtures({}, {}) });
  await server.close();
  const told = findings.map(({ operation, check }) => `${operation} ${check}`);
  expect([...new Set(told)], JSON.stringify(findings[0])).toEqual(expected);
});
