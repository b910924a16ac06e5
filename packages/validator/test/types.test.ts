import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Context } from 'hono';
import { expectTypeOf, test } from 'vitest';
import { expressMiddleware } from '../src/express.ts';
import { fastifyPlugin } from '../src/fastify.ts';
import { fetchHandler } from '../src/fetch.ts';
import { honoMiddleware } from '../src/hono.ts';
import { createValidator, reject } from '../src/index.ts';
import type { Body, HandlerResponse, Validated } from '../src/index.ts';
import { nodeHandler } from '../src/node.ts';

const authenticate = async (token: string) => (token ? { team: token } : reject('InvalidToken'));

test('a body has its defaults, and is typed by operation', () => {
  expectTypeOf<Body<'mapUrls'>['url']>().toEqualTypeOf<string>();
  expectTypeOf<Body<'mapUrls'>['limit']>().toEqualTypeOf<number>();
  expectTypeOf<Body<'mapUrls'>['sitemap']>().toEqualTypeOf<'skip' | 'include' | 'only'>();
  expectTypeOf<Body<'mapUrls'>['search']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Body<'getAgent'>>().toEqualTypeOf<undefined>();
});

test('parameters are typed by their part', () => {
  expectTypeOf<Validated<'getAgentSnapshot', unknown>['params']>().toEqualTypeOf<{
    jobId: string;
    snapshotId: string;
  }>();
  expectTypeOf<Validated<'startAgent', unknown>['headers']['Idempotency-Key']>().toEqualTypeOf<
    string | undefined
  >();
  expectTypeOf<Validated<'mapUrls', unknown>['query']>().toEqualTypeOf<Record<string, never>>();
});

test('an answer is one that the document describes', () => {
  expectTypeOf<{ status: 200; body: { success: true } }>().toExtend<HandlerResponse<'cancelAgent'>>();
  expectTypeOf<{ status: 409; body: { success: false; error: string } }>().toExtend<
    HandlerResponse<'cancelAgent'>
  >();
  expectTypeOf<{ status: 201; body: { success: true } }>().not.toExtend<HandlerResponse<'cancelAgent'>>();
  expectTypeOf<{ status: 200; body: { links: { title: string }[] } }>().not.toExtend<
    HandlerResponse<'mapUrls'>
  >();
});

test('handlers are given the identity and the request of their host', () => {
  expectTypeOf(hostsAndIdentities).toBeFunction();
});

/** Checked by the compiler and never run, like the functions below. */
function hostsAndIdentities() {
  const input = { authenticate, partial: true } as const;
  nodeHandler({ ...input, handlers: { mapUrls: ({ request }) => is<IncomingMessage>(request) } });
  expressMiddleware({ ...input, handlers: { mapUrls: ({ request }) => is<IncomingMessage>(request) } });
  fastifyPlugin({ ...input, handlers: { mapUrls: ({ request }) => is<FastifyRequest>(request) } });
  honoMiddleware({ ...input, handlers: { mapUrls: ({ request }) => is<Context>(request) } });
  fetchHandler({ ...input, handlers: { mapUrls: ({ request }) => is<Request>(request) } });
  fetchHandler({ ...input, handlers: { mapUrls: ({ identity }) => is<{ team: string }>(identity) } });
  fetchHandler({ ...input, handlers: {}, admit: ({ team }) => void is<string>(team) });
  // @ts-expect-error the identity is what authenticate returns
  fetchHandler({ ...input, handlers: { mapUrls: ({ identity }) => is<{ user: string }>(identity) } });
  // @ts-expect-error the other operations have no handler
  fetchHandler({ authenticate, handlers: { mapUrls: notFound } });
  // @ts-expect-error authenticate must be given
  fetchHandler({ partial: true, handlers: { mapUrls: notFound } });
  // @ts-expect-error no operation has this id
  fetchHandler({ ...input, handlers: { mapUrl: notFound } });
  // @ts-expect-error a link without url
  fetchHandler({ ...input, handlers: { mapUrls: async () => ({ status: 200, body: { links: [{}] } }) } });
}

function is<Type>(_value: Type) {
  return notFound();
}

function notFound() {
  return reject('NotFound');
}

test('errors are named as in the catalogue', () => {
  expectTypeOf(rejections).toBeFunction();
});

function rejections() {
  reject('UnprocessableEntity', { message: 'a message of its own' });
  // @ts-expect-error no error has this name
  reject('Nothing');
  // @ts-expect-error this error has one message only
  reject('NotFound', { message: 'gone' });
}

test('the outcome of a check tells the operations apart', () => {
  expectTypeOf(outcome).toBeFunction();
});

async function outcome() {
  const checked = await createValidator({ authenticate }).check(new Request('http://127.0.0.1'));
  if (!checked.ok) return expectTypeOf(checked.response).toEqualTypeOf<Response>();
  if (checked.operation === 'getAgent') {
    return expectTypeOf(checked.value.params).toEqualTypeOf<{ jobId: string }>();
  }
  return undefined;
}
