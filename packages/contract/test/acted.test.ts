import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, isJson, listen, serviceOf } from './support.ts';

type Order = Record<string, unknown>;

/** How a service closes orders. */
interface Habit {
  /** What is stored of the nth time that an order is closed; `undefined` rejects it. */
  readonly close?: (order: Order, times: number) => Order | undefined;
  /** What closing is answered with. Default what is stored. */
  readonly answer?: (stored: Order, before: Order) => Answer;
  /** What a GET returns for the nth time. Default what is stored. */
  readonly tell?: (stored: Order, reads: number) => Order;
  /** The status of a second time that is documented. Default 409. */
  readonly documented?: number;
  /** The last segment of the action. Default `close`. */
  readonly action?: string;
  /** Milliseconds before each answer. Default 0. */
  readonly latencyMs?: number;
  readonly outcome: readonly [actedOn: string, actedTwice: string];
}

const answer = (description: string, schema?: object) => ({
  description,
  ...(schema && { content: { 'application/json': { schema } } }),
});

function documentOf({ documented = 409, action = 'close' }: Habit): object {
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const order = { type: 'object', properties: { id: { type: 'string' }, total: { type: 'integer' } } };
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    paths: {
      '/orders': {
        post: {
          operationId: 'order',
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['total'],
                  properties: { total: { type: 'integer', minimum: 1, maximum: 9 } },
                },
              },
            },
          },
          responses: {
            201: answer('It.', { ...order, required: ['id'] }),
            400: answer('No.'),
            415: answer('No.'),
          },
        },
      },
      '/orders/{id}': {
        get: {
          operationId: 'read',
          parameters,
          responses: { 200: answer('It.', order), 404: answer('No.') },
        },
      },
      [`/orders/{id}/${action}`]: {
        post: {
          operationId: 'act',
          parameters,
          responses: {
            200: answer('It.', {}),
            202: answer('Later.'),
            204: answer('Done.'),
            404: answer('No.'),
            [documented]: answer('No.'),
          },
        },
      },
    },
  };
}

function ordersService(habit: Habit): (asked: Asked) => Answer {
  const { close = closeOnce, answer: respond = (stored) => [200, stored], tell = (stored) => stored } = habit;
  const orders = new Map<string, { stored: Order; times: number; reads: number }>();
  return ({ method, path, body, headers }) => {
    const [, , id = '', action] = path.split('/');
    if (path === '/orders') {
      if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
      if (!isJson(headers)) return [415];
      const { total } = (body ?? {}) as Order;
      if (!Number.isInteger(total) || Number(total) < 1 || Number(total) > 9) return [400];
      const stored = { id: `o${orders.size}`, state: 'open', total };
      orders.set(stored.id, { stored, times: 0, reads: 0 });
      return [201, stored];
    }
    const order = orders.get(id);
    if (order === undefined) return [404];
    if (action === undefined)
      return method === 'GET' || method === 'HEAD'
        ? order.stored['state'] === 'gone'
          ? [404]
          : [200, tell(order.stored, ++order.reads)]
        : [405, undefined, { allow: 'GET' }];
    if (method !== 'POST') return [405, undefined, { allow: 'POST' }];
    const before = order.stored;
    const next = close(before, ++order.times);
    if (next === undefined) return [habit.documented ?? 409];
    order.stored = next;
    return respond(next, before);
  };
}

function closeOnce(order: Order, times: number): Order | undefined {
  return times > 1 ? undefined : { ...order, state: 'closed' };
}

const stay = (order: Order): Order => order;

async function run(habit: Habit) {
  const server = await listen(serviceOf(ordersService(habit), habit.latencyMs));
  const trials = ['act/relations/what it did is returned by read', 'act/relations/has no second effect'];
  const report = await verify({
    document: openDocument(documentOf(habit) as never),
    baseUrl: server.url,
    writes: 'all',
    fixtures: toFixtures({ settleMs: 200 }, {}),
    only: trials,
  });
  await server.close();
  return {
    outcome: trials.map((id) => report.results.find(({ trial }) => trial.id === id)?.conclusion.outcome),
    messages: report.findings.map(({ message }) => message),
  };
}

it.each<[title: string, habit: Habit]>([
  ['rejects the second time', { outcome: ['passed', 'passed'] }],
  [
    'closes again without effect',
    { close: (order) => ({ ...order, state: 'closed' }), outcome: ['passed', 'passed'] },
  ],
  [
    'notes when it was closed',
    {
      close: (order, times) => ({
        ...order,
        state: 'closed',
        at: `2026-01-01T00:00:0${times}Z`,
        version: times,
      }),
      outcome: ['passed', 'passed'],
    },
  ],
  [
    'counts how often an order is read',
    {
      close: (order) => ({ ...order, state: 'closed' }),
      tell: (order, reads) => ({ ...order, reads }),
      // A count that goes on is no member that can be compared.
      outcome: ['not-tested', 'not-tested'],
    },
  ],
  ['answers with nothing', { answer: () => [204], outcome: ['not-tested', 'passed'] }],
  ['only accepts it', { close: stay, answer: () => [202], outcome: ['not-tested', 'not-tested'] }],
  [
    'answers with a record of its own',
    {
      answer: (_, { total }) => [200, { id: 'closing1', state: 'succeeded', total }],
      outcome: ['not-tested', 'passed'],
    },
  ],
  [
    'says in the response alone what it warns of',
    {
      answer: (order) => [200, { ...order, warnings: ['A fee is due.'] }],
      tell: (order) => ({ ...order, warnings: [] }),
      outcome: ['passed', 'passed'],
    },
  ],
  [
    'shows a token in the response alone',
    {
      close: stay,
      answer: (order) => [200, { ...order, accessToken: 't1' }],
      tell: (order) => ({ ...order, accessToken: null }),
      outcome: ['not-tested', 'passed'],
    },
  ],
  [
    'goes on closing until the third time that an order is read',
    {
      close: (order) => ({ ...order, state: 'closing' }),
      tell: (order, reads) => ({
        ...order,
        ...(order['state'] === 'closing' && reads > 2 && { state: 'closed' }),
      }),
      outcome: ['passed', 'not-tested'],
    },
  ],
  [
    'goes on closing for a while, and is slow to respond',
    {
      latencyMs: 100,
      close: (order) =>
        order['state'] === 'open' ? { ...order, state: 'closing', since: Date.now() } : order,
      tell: ({ since, ...order }, reads) => ({
        ...order,
        ...(reads > 2 && Date.now() - Number(since) >= 350 && { state: 'closed' }),
      }),
      outcome: ['passed', 'not-tested'],
    },
  ],
  ['changes nothing', { close: stay, outcome: ['not-tested', 'passed'] }],
  [
    'deletes what it closes',
    {
      documented: 404,
      close: (order, times) => (times > 1 ? undefined : { ...order, state: 'gone' }),
      outcome: ['not-tested', 'passed'],
    },
  ],
  [
    'may be asked again, as no 409 is documented',
    {
      documented: 404,
      close: (order, times) => ({ ...order, state: 'closed', times }),
      outcome: ['passed', 'not-tested'],
    },
  ],
])('accepts a service that %s', async (_title, habit) => {
  expect(await run(habit)).toEqual({ outcome: habit.outcome, messages: [] });
});

it('does not judge actions that may lead back to the state of before', async () => {
  const restart: Habit = {
    action: 'restart',
    close: stay,
    answer: (order) => [200, { ...order, state: 'starting' }],
    outcome: ['', ''],
  };
  expect(await run(restart)).toEqual({ outcome: [undefined, undefined], messages: [] });
});

it.each<[title: string, habit: Habit, message: RegExp]>([
  [
    'confirms what it does not store',
    { close: stay, answer: (order) => [200, { ...order, state: 'closed' }], outcome: ['failed', 'passed'] },
    /^act answered that state is "closed", and read returns what it was before\.$/,
  ],
  [
    'stores nothing of what it confirms and warns of',
    {
      close: stay,
      answer: (order) => [200, { ...order, state: 'closed', warnings: ['A fee is due.'], version: 2 }],
      tell: (order) => ({ ...order, warnings: [], version: 1 }),
      outcome: ['failed', 'passed'],
    },
    /^act answered that state is "closed", and read returns what it was before\.$/,
  ],
  [
    'opens an order again',
    {
      close: (order) => ({ ...order, state: order['state'] === 'open' ? 'closed' : 'open' }),
      outcome: ['passed', 'failed'],
    },
    /^The second act was answered with 200 and changed state from "closed" to "open"\.$/,
  ],
  [
    'opens an order again, and is slow to respond',
    {
      latencyMs: 100,
      close: (order) => ({ ...order, state: order['state'] === 'open' ? 'closed' : 'open' }),
      outcome: ['passed', 'failed'],
    },
    /^The second act was answered with 200 and changed state from "closed" to "open"\.$/,
  ],
  [
    'takes a fee each time',
    {
      close: (order, times) => ({ ...order, state: 'closed', total: 10 + times }),
      answer: () => [204],
      outcome: ['not-tested', 'failed'],
    },
    /^The second act was answered with 204 and changed total from 11 to 12\.$/,
  ],
  [
    'brings back what it made disappear',
    {
      documented: 410,
      close: (order, times) => ({ ...order, state: times > 1 ? 'open' : 'gone' }),
      answer: () => [204],
      outcome: ['not-tested', 'failed'],
    },
    /^The second act .* changed the status of the GET from 404 to 200\.$/,
  ],
])('finds a service that %s', async (_title, habit, message) => {
  expect(await run(habit)).toEqual({ outcome: habit.outcome, messages: [expect.stringMatching(message)] });
});
