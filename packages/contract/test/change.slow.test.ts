import { describe, expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, isJson, listen, serviceOf } from './support.ts';

interface Task {
  readonly id: string;
  readonly [member: string]: unknown;
}

/** How a service keeps and tells what it is asked to change. */
interface Habit {
  /** What is kept of a task and what was sent to it. Default all of both. */
  readonly keep?: (task: Task, sent: object) => Task;
  /** What a change is answered with. Default what is kept. */
  readonly answer?: (kept: Task, sent: object) => Answer;
  /** How a task is told. Default as it is kept. */
  readonly tell?: (task: Task) => unknown;
  /** Milliseconds until a change shows. */
  readonly lateMs?: number;
  readonly method?: 'put' | 'patch';
  /** Members of what is sent and told, in YAML's flow style as JSON. */
  readonly members?: Record<string, object>;
  /** Changes ask for the entity tag of what they change. */
  readonly tags?: true;
  /** Seconds for which what is read was kept by a cache. */
  readonly age?: string;
}

const MEMBERS = {
  title: { type: 'string', minLength: 1, maxLength: 30 },
  done: { type: 'boolean' },
  points: { type: 'integer', minimum: 0, maximum: 10 },
};

function documentOf({ method = 'patch', members = MEMBERS, tags }: Habit): object {
  const required = Object.keys(members);
  const json = (schema: object): object => ({ 'application/json': { schema } });
  const task = { type: 'object', properties: { id: { type: 'string' }, ...members } };
  const told = { description: 'It.', content: json({}) };
  const refused = Object.fromEntries(
    [400, 404, 409, 412, 415, 428].map((one) => [one, { description: 'No.' }]),
  );
  const body = (needed: readonly string[]): object => ({
    required: true,
    content: json({ type: 'object', properties: members, required: needed, additionalProperties: false }),
  });
  const id = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  return {
    openapi: '3.1.0',
    info: { title: 'Tasks', version: '1' },
    paths: {
      '/tasks': {
        post: {
          operationId: 'add',
          requestBody: body(required),
          responses: {
            201: { description: 'It.', content: json({ ...task, required: ['id'] }) },
            400: refused[400],
            415: refused[415],
          },
        },
      },
      '/tasks/{id}': {
        get: { operationId: 'read', parameters: id, responses: { 200: told, 404: refused[404] } },
        [method]: {
          operationId: 'change',
          parameters: id,
          requestBody: body(method === 'put' ? required : []),
          responses: {
            200: told,
            202: { description: 'Later.' },
            204: { description: 'Done.' },
            ...Object.fromEntries(
              Object.entries(refused).filter(([one]) => tags || !['412', '428'].includes(one)),
            ),
          },
        },
      },
    },
  };
}

/** A service that checks what it is sent, and is otherwise as its habit has it. */
function tasksService(habit: Habit): (asked: Asked) => Answer {
  const { keep = (task, sent) => ({ ...task, ...sent }), answer = (kept) => [200, kept] } = habit;
  const { tell = (task) => task, lateMs = 0, method = 'patch', members = MEMBERS, tags, age } = habit;
  const tasks = new Map<string, { task: Task; version: number }>();
  return (asked) => {
    const [, kind, id = '', ...more] = asked.path.split('/');
    if (kind !== 'tasks' || more.length > 0) return [404];
    const allowed = id === '' ? ['POST'] : ['GET', method.toUpperCase()];
    if (!allowed.includes(asked.method)) return [405, undefined, { allow: allowed.join(', ') }];
    const { task, version } = tasks.get(id) ?? { task: undefined, version: 0 };
    if (id !== '' && task === undefined) return [404];
    if (asked.method === 'GET')
      return [200, tell(task!), { ...(tags && { etag: `"${version}"` }), ...(age && { age }) }];
    if (!isJson(asked.headers)) return [415];
    const sent = asked.body;
    if (!isValid(sent, members, asked.method !== 'PATCH')) return [400];
    if (task === undefined) {
      const made = { ...sent, id: `t${tasks.size}` };
      tasks.set(made.id, { task: made, version: 1 });
      return [201, made];
    }
    const precondition = asked.headers['if-match'];
    if (tags && precondition === undefined) return [428];
    if (tags && precondition !== `"${version}"`) return [412];
    const kept = keep(task, sent);
    const store = (): unknown => tasks.set(id, { task: kept, version: version + 1 });
    if (lateMs > 0) setTimeout(store, lateMs);
    else store();
    return answer(kept, sent);
  };
}

function isValid(sent: unknown, members: Record<string, object>, isWhole: boolean): sent is object {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return false;
  const given = Object.entries(sent);
  if (isWhole && Object.keys(members).some((name) => !Object.hasOwn(sent, name))) return false;
  return given.every(([name, value]) => {
    const schema = Object.hasOwn(members, name) ? (members[name] as Record<string, unknown>) : undefined;
    if (schema === undefined) return false;
    if (Array.isArray(schema['enum'])) return schema['enum'].includes(value);
    if (schema['type'] === 'boolean') return typeof value === 'boolean';
    if (schema['type'] === 'integer') return Number.isInteger(value) && value >= 0 && value <= 10;
    const length = typeof value === 'string' ? [...value].length : -1;
    const isEmail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(String(value));
    return length >= 1 && length <= 30 && (schema['format'] !== 'email' || isEmail);
  });
}

async function run(habit: Habit) {
  const server = await listen(serviceOf(tasksService(habit)));
  const document = openDocument(documentOf(habit) as never);
  const report = await verify({ document, baseUrl: server.url, fixtures: toFixtures({ settleMs: 300 }, {}) });
  await server.close();
  const trial = report.results.find(
    ({ trial: { id } }) => id === 'change/relations/what it changed is returned by read',
  );
  return {
    outcome: trial?.conclusion.outcome,
    told: report.findings.map((one) => `${one.trial} ${one.message}`),
  };
}

const EMAIL = { email: { type: 'string', format: 'email', maxLength: 30 } };
const words = (list: string[]) => ({ state: { enum: list } });

const MOMENTS = { at: { enum: ['2026-01-01T00:00:00Z', '2027-01-01T00:00:00Z'] } };

/** What a service keeps that takes nothing at all for what was left out. */
function withoutNothing(task: Task, sent: object): Task {
  return { ...task, ...Object.fromEntries(Object.entries(sent).filter(([, value]) => value)) };
}

const CORRECT: Record<string, [Habit, outcome: string]> = {
  'keeps what it is sent': [{}, 'passed'],
  'keeps what is put': [{ method: 'put' }, 'passed'],
  'answers with nothing': [{ answer: () => [204] }, 'passed'],
  'tells what was before': [{ answer: (_, sent) => [200, { was: Object.keys(sent) }] }, 'passed'],
  'tells it in an envelope': [
    { tell: (task) => ({ data: task }), answer: (kept) => [200, { data: kept }] },
    'passed',
  ],
  'shows it a moment later': [{ lateMs: 150 }, 'passed'],
  'only accepts it': [{ keep: (task) => task, answer: () => [202] }, 'passed'],
  'asks for the entity tag': [{ tags: true }, 'passed'],
  'writes it in other words': [
    { keep: (task, sent) => trimmed({ ...task, ...sent }), members: { title: MEMBERS.title } },
    'passed',
  ],
  'lets somebody confirm an e-mail first': [{ keep: (task) => task, members: EMAIL }, 'not-tested'],
  'hides what it keeps': [
    {
      members: { number: MEMBERS.title },
      tell: (task) => ({ ...task, number: '****4242' }),
      answer: (kept) => [200, { ...kept, number: '****4242' }],
    },
    'not-tested',
  ],
  'tells a key once': [
    { members: { apiKey: MEMBERS.title }, tell: (task) => ({ ...task, apiKey: 'k_4242' }) },
    'not-tested',
  ],
  'moves along states of its own': [
    {
      members: words(['open', 'closed', 'late']),
      answer: (kept, sent) => (Reflect.get(sent, 'state') === 'late' ? [409] : [200, kept]),
      keep: (task, sent) => (Reflect.get(sent, 'state') === 'late' ? task : { ...task, ...sent }),
    },
    'passed',
  ],
  'keeps moments': [{ members: MOMENTS }, 'passed'],
  'writes moments in its own way': [
    { members: MOMENTS, tell: (task) => ({ ...task, at: new Date(String(task['at'])).toISOString() }) },
    'passed',
  ],
  'takes nothing for left out': [{ keep: withoutNothing }, 'passed'],
  'gives ids itself': [
    {
      members: { id: MEMBERS.title, title: MEMBERS.title },
      keep: (task, sent) => ({ ...task, ...sent, id: task.id }),
    },
    'passed',
  ],
  'gives ids itself, and takes nothing else': [
    { members: { id: MEMBERS.title, state: { enum: ['open'] } }, keep: (task) => task },
    'not-tested',
  ],
  'changes a draft, and tells what is published': [
    {
      keep: (task) => task,
      answer: (task, sent) => [200, { ...task, ...sent, stage: 'draft' }],
      tell: (task) => ({ ...task, stage: 'published' }),
    },
    'passed',
  ],
  'answers with an operation that runs': [
    { keep: (task) => task, answer: () => [200, { name: 'operations/1', isDone: false }] },
    'passed',
  ],
  'is read from a cache': [{ keep: (task) => task, answer: () => [204], age: '3' }, 'passed'],
  'moves states by itself': [
    { members: words(['open', 'closed']), keep: (task) => task, answer: () => [204] },
    'passed',
  ],
  'is still at work on it': [
    {
      keep: (task) => ({ ...task, work: 'under way' }),
      answer: (task, sent) => [200, { ...task, ...sent }],
      tell: (task) => ({ work: 'done', ...task }),
    },
    'passed',
  ],
  'bounds what it is sent': [
    { members: { points: MEMBERS.points }, keep: (task) => ({ ...task, points: 3 }) },
    'not-tested',
  ],
};

const LOST: Record<string, [Habit, said: string]> = {
  'tells what it does not keep': [
    { keep: (task) => task, answer: (task, sent) => [200, { ...task, ...sent }] },
    'answered that',
  ],
  'keeps all but one member': [
    {
      keep: (task, sent) => ({ ...task, ...sent, points: task['points'] }),
      answer: (task, sent) => [200, { ...task, ...sent }],
    },
    'answered that points is',
  ],
  'says that it is done': [
    { keep: (task) => task, answer: () => [204] },
    'nothing of what it sent has changed',
  ],
  'tells what it was before': [{ keep: (task) => task }, 'nothing of what it sent has changed'],
  'notes only when it was changed': [
    {
      keep: (task) => ({ ...task, findChangePath: new Date().toISOString() }),
      tell: (task) => ({ findChangePath: '2026-01-01T00:00:00Z', ...task }),
      answer: () => [204],
    },
    'nothing of what it sent has changed',
  ],
  'does not keep what is put': [
    { method: 'put', keep: (task) => task, answer: () => [204] },
    'nothing of what it sent has changed',
  ],
  'tells it in an envelope': [
    {
      keep: (task) => task,
      tell: (task) => ({ data: task }),
      answer: (task, sent) => [200, { data: { ...task, ...sent } }],
    },
    'answered that',
  ],
  'asks for the entity tag': [
    { tags: true, keep: (task) => task, answer: () => [204] },
    'nothing of what it sent',
  ],
  'keeps the word of before': [
    {
      members: words(['open', 'closed']),
      keep: (task) => task,
      answer: (task, sent) => [200, { ...task, ...sent }],
    },
    'answered that state is',
  ],
};

function trimmed(task: Task): Task {
  return { ...task, title: String(task['title']).trim().toLowerCase() };
}

describe('what was changed is told', () => {
  it.each(Object.entries(CORRECT))('by a service that %s', async (_, [habit, outcome]) => {
    expect(await run(habit)).toEqual({ outcome, told: [] });
  });

  it.each(Object.entries(LOST))('not by one that %s', async (_, [habit, said]) => {
    const { outcome, told } = await run(habit);
    expect(told).toEqual([expect.stringContaining(said)]);
    expect(outcome).toBe('failed');
  });
});
