import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, isJson, listen, serviceOf } from './support.ts';

type Members = Record<string, unknown>;

/** How a service stores and returns orders. */
interface Habit {
  /** Which creations are accepted. Default all. */
  readonly accepts?: (sent: Members) => boolean;
  /** What is stored of a creation. Default all. */
  readonly store?: (sent: Members) => Members;
  /** What the creation is answered with. Default what is stored. */
  readonly confirm?: (stored: Members, sent: Members) => Members;
  /** What a GET returns. Default what is stored. */
  readonly tell?: (stored: Members) => Members;
  /** Where an order is in a body. Default the body itself. */
  readonly envelope?: 'data' | 'attributes';
  /** Members beside the usual ones, as schemas. */
  readonly members?: Record<string, object>;
  /** Milliseconds until a GET returns the order as it is stored. */
  readonly lateMs?: number;
  readonly age?: string;
  /** Whether nothing can be compared. */
  readonly isUnclear?: true;
  /** The method of changes. Default none. */
  readonly change?: 'put' | 'patch';
}

const ORDER = {
  title: { type: 'string', minLength: 1, maxLength: 40 },
  note: { type: 'string', maxLength: 200 },
  count: { type: 'integer', minimum: 1, maximum: 50 },
  gift: { type: 'boolean' },
  tags: { type: 'array', maxItems: 4, items: { type: 'string', minLength: 1, maxLength: 10 } },
  address: {
    type: 'object',
    required: ['city', 'zip'],
    properties: {
      city: { type: 'string', minLength: 1, maxLength: 40 },
      zip: { type: 'string', pattern: '^[0-9]{5}$' },
    },
  },
};

function wrap({ envelope }: Habit, order: unknown): unknown {
  if (envelope === 'data') return { data: order };
  return envelope === 'attributes' ? { data: { type: 'orders', attributes: order } } : order;
}

function wrapSchema({ envelope }: Habit, order: object, more: object = {}): object {
  const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties });
  if (envelope === undefined) return { ...order, ...more };
  if (envelope === 'data') return object({ data: order });
  return object({ data: object({ type: { const: 'orders' }, attributes: order }) });
}

function documentOf(habit: Habit): object {
  const json = (schema: object): object => ({ 'application/json': { schema } });
  const properties = { ...ORDER, ...habit.members };
  const order = { type: 'object', required: ['title', 'count', 'tags', 'address'], properties };
  const response = { type: 'object', properties: { id: { type: 'string' }, ...properties } };
  const withId = wrapSchema(habit, response);
  return {
    openapi: '3.1.0',
    info: { title: 'Orders', version: '1' },
    paths: {
      '/orders': {
        post: {
          operationId: 'order',
          requestBody: { required: true, content: json(wrapSchema(habit, order)) },
          responses: {
            201: {
              description: 'It.',
              content: json({ type: 'object' }),
              headers: { location: { schema: { type: 'string' } } },
            },
            400: { description: 'No.' },
            415: { description: 'No.' },
          },
        },
      },
      '/orders/{id}': {
        get: {
          operationId: 'read',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          responses: { 200: { description: 'It.', content: json(withId) }, 404: { description: 'No.' } },
        },
        ...(habit.change && {
          [habit.change]: {
            operationId: 'change',
            parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
            requestBody: {
              required: true,
              content: json(wrapSchema(habit, habit.change === 'put' ? order : { ...order, required: [] })),
            },
            responses: {
              204: { description: 'Done.' },
              400: { description: 'No.' },
              404: { description: 'No.' },
              415: { description: 'No.' },
            },
          },
        }),
      },
    },
  };
}

function ordersService(habit: Habit): (asked: Asked) => Answer {
  const { store = (sent) => sent, confirm = (stored) => stored, tell = (stored) => stored } = habit;
  const orders: { stored: Members; at: number }[] = [];
  return ({ method, path, body, headers }) => {
    const order = orders[Number(/^\/orders\/(\d+)$/.exec(path)?.[1] ?? -1)];
    if (path !== '/orders' && order === undefined) return [404];
    if (method === 'GET' && order !== undefined) {
      const isThere = performance.now() - order.at >= (habit.lateMs ?? 0);
      const told = isThere ? tell(order.stored) : { ...order.stored, title: 'in work', count: 1 };
      return [200, wrap(habit, told), habit.age === undefined ? {} : { age: habit.age }];
    }
    if (!isJson(headers)) return [415];
    const outer = body as Members;
    const inner = habit.envelope === undefined ? outer : (outer['data'] as Members);
    const sent = (habit.envelope === 'attributes' ? inner['attributes'] : inner) as Members;
    if (typeof sent !== 'object' || (method !== 'PATCH' && typeof sent['title'] !== 'string')) return [400];
    if (habit.accepts?.(sent) === false) return [400];
    if (order !== undefined) {
      const kept = method === 'PATCH' ? order.stored : {};
      orders[orders.indexOf(order)] = {
        stored: { ...kept, ...store(structuredClone(sent)) },
        at: performance.now(),
      };
      return [204];
    }
    const stored = habit.change === undefined ? { ...store(structuredClone(sent)) } : sent;
    orders.push({ stored, at: performance.now() });
    const location = `/orders/${orders.length - 1}`;
    return [201, wrap(habit, confirm(stored, sent)), { location }];
  };
}

async function findings(habit: Habit): Promise<string[]> {
  const trial =
    habit.change === undefined
      ? 'order/relations/what it created is returned by read'
      : 'change/relations/what it changed is returned by read';
  const server = await listen(serviceOf(ordersService(habit)));
  const report = await verify({
    document: openDocument(documentOf(habit) as never),
    baseUrl: server.url,
    fixtures: toFixtures({ settleMs: 400 }, {}),
    only: [trial],
  });
  await server.close();
  const { conclusion } = report.results.find((result) => result.trial.id === trial)!;
  expect(conclusion.outcome).toMatch(habit.isUnclear ? /^not-tested$/ : /^(?:passed|failed)$/);
  return report.findings.map(({ message }) => message);
}

const without = (name: string) => (members: Members) => {
  const { [name]: _, ...others } = members;
  return others;
};
const inAddress = (change: Members) => (members: Members) => ({
  ...members,
  address: { ...(members['address'] as Members), ...change },
});

it.each<[title: string, habit: Habit, message: RegExp]>([
  [
    'confirms a title and stores none',
    { store: (sent) => ({ ...sent, title: 'untitled' }), confirm: (_, sent) => sent },
    /^order answered that title is ".+", and read returns "untitled"\.$/,
  ],
  [
    'loses a note',
    { store: without('note') },
    /^order was sent note as ".*" and as ".*", and read returns null both times\.$/,
  ],
  [
    'loses a list',
    { store: (sent) => ({ ...sent, tags: [] }) },
    /^order was sent tags as .*read returns \[\] both times/,
  ],
  [
    'loses a member of an address',
    { store: inAddress({ city: undefined }) },
    /^order was sent address\/city as/,
  ],
  [
    'returns no zip',
    { tell: inAddress({ zip: undefined }) },
    /^order answered that|^order was sent address\/zip as .*read returns null/,
  ],
  [
    'loses a note in an envelope',
    { envelope: 'data', store: without('note') },
    /^order was sent data\/note|^order was sent note/,
  ],
  [
    'loses a city of JSON:API',
    { envelope: 'attributes', store: inAddress({ city: undefined }) },
    /^order was sent (?:data\/)?attributes\/address\/city as/,
  ],
  [
    'loses a note of a PUT',
    { change: 'put', store: without('note') },
    /^change was sent note as .*read returns null both/,
  ],
  [
    'keeps the count of before a change',
    { change: 'patch', store: without('count') },
    /^change was sent count as 1 and as \d+, and read returns 1 both/,
  ],
  ...['passengerName', 'keywords', 'acceptedBy', 'discard'].map((name): [string, Habit, RegExp] => [
    `loses ${name}`,
    { members: { [name]: { type: 'string', maxLength: 20 } }, store: without(name) },
    new RegExp(`^order was sent ${name} as`),
  ]),
  ['loses a note of a PATCH', { change: 'patch', store: without('note') }, /^change was sent note as/],
  [
    'loses a city of a PATCH',
    { change: 'patch', store: inAddress({ city: undefined }) },
    /^change was sent address\/city as/,
  ],
  [
    'tells one order for another',
    { tell: (stored) => ({ ...stored, title: 'first', count: 7 }), confirm: (stored) => stored },
    /^order answered that title is/,
  ],
])('finds a service that %s', async (_title, habit, message) => {
  const found = await findings(habit);
  expect(found).toEqual([expect.stringMatching(message)]);
});

it.each<[title: string, habit: Habit]>([
  ['stores all', {}],
  ['stores all of a PUT', { change: 'put' }],
  ['stores all of a PATCH, later', { change: 'patch', lateMs: 100 }],
  [
    'stores nothing of a change, such as one that must be published',
    { change: 'put', tell: () => ({ title: 'x' }), isUnclear: true },
  ],
  ['stores all in an envelope', { envelope: 'data' }],
  ['stores all in attributes', { envelope: 'attributes' }],
  [
    'trims and lowers words',
    { store: (sent) => ({ ...sent, title: ` ${String(sent['title']).toUpperCase()} ` }) },
  ],
  ['sorts tags', { store: (sent) => ({ ...sent, tags: (sent['tags'] as string[]).toSorted() }) }],
  ['needs a moment', { lateMs: 150 }],
  [
    'answers from a cache',
    { store: (sent) => ({ ...sent, title: 'old' }), confirm: (_, sent) => sent, age: '3' },
  ],
  [
    'keeps a password to itself',
    { members: { password: { type: 'string', minLength: 8, maxLength: 20 } }, store: without('password') },
  ],
  [
    'starts in a state of its own',
    {
      members: { state: { enum: ['draft', 'open', 'closed'] } },
      store: (sent) => ({ ...sent, state: 'draft' }),
    },
  ],
  [
    'counts versions',
    { members: { version: { type: 'integer', minimum: 1 } }, store: (sent) => ({ ...sent, version: 1 }) },
  ],
  [
    'says who created it',
    { members: { createdBy: { type: 'string' } }, store: (sent) => ({ ...sent, createdBy: 'ada' }) },
  ],
  ['computes a price', { members: { price: { type: 'number' } }, store: (sent) => ({ ...sent, price: 12 }) }],
  [
    'keeps an id that is in the body of a PUT',
    { change: 'put', members: { id: { type: 'string' } }, tell: (stored) => ({ ...stored, id: '7' }) },
  ],
  [
    'confirms what is on its way',
    {
      members: { state: { enum: ['queued', 'done'] }, situation: { type: 'string' } },
      tell: (stored) => ({ ...stored, state: 'done' }),
      confirm: (_, sent) => sent,
    },
  ],
  [
    'counts down',
    { tell: (stored) => ({ ...stored, count: Number(stored['count']) - 1 }), confirm: (_, sent) => sent },
  ],
  [
    'rounds what it confirms',
    {
      members: { weight: { type: 'number', minimum: 0, maximum: 9 } },
      store: (sent) => ({ ...sent, weight: Math.round(Number(sent['weight']) + 0.4) }),
      confirm: (_, sent) => sent,
    },
  ],
  ['shows the end of a number', { tell: (stored) => ({ ...stored, title: '****42' }) }],
  ['asks for consent', { members: { newsletter: { type: 'boolean' } }, store: without('newsletter') }],
  [
    'takes a number before its words',
    {
      members: {
        words: { type: 'string', pattern: '^[a-z]{1,9}$' },
        number: { type: 'integer', maximum: 99 },
      },
      store: ({ words, number, ...sent }) => ({
        ...sent,
        ...(number === undefined ? { words } : { number }),
      }),
    },
  ],
  [
    'knows nothing under a name that a member may give',
    { members: { parentId: { type: 'string', maxLength: 20 } }, accepts: (sent) => !('parentId' in sent) },
  ],
  ['confirms nothing', { confirm: () => ({}) }],
])('accepts a service that %s', async (_title, habit) => {
  expect(await findings(habit)).toEqual([]);
});
