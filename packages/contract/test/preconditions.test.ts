import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, isJson, listen, serviceOf } from './support.ts';

type Document = Parameters<typeof openDocument>[0];

/** A request to change a note, and the note. */
interface Change {
  readonly text: string;
  /** The `If-Match` of the request. */
  readonly tag: string | undefined;
  /** The entity tag of the note. */
  readonly current: string;
  /** Whether the request has the entity tag of the note. */
  readonly isCurrent: boolean;
}

/** How a service changes notes whose requests must have an `If-Match`. */
interface Habit {
  /** The status of a change, and whether it is stored. Default 428 or 412 where the `If-Match` is not that of the note. */
  readonly change?: (change: Change) => readonly [status: number, isStored: boolean];
  /** Whether a change gives the note another entity tag. Default true. */
  readonly hasNewTags?: boolean;
}

const json = (schema: object) => ({ 'application/json': { schema } });
const answers = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, { description: 'It.' }]));
const text = { type: 'string', minLength: 1, maxLength: 20 };
const note = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, text } };
const requestBody = {
  required: true,
  content: json({ type: 'object', required: ['text'], properties: { text } }),
};
const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
const one = { description: 'It.', content: json(note) };
const DESCRIPTION: Document = {
  openapi: '3.1.0',
  info: { title: 'Notes', version: '1' },
  paths: {
    '/notes': { post: { operationId: 'write', requestBody, responses: { 201: one, ...answers(400, 415) } } },
    '/notes/{id}': {
      get: {
        operationId: 'read',
        parameters,
        responses: { 200: { ...one, headers: { ETag: { schema: { type: 'string' } } } }, ...answers(404) },
      },
      put: {
        operationId: 'change',
        parameters,
        requestBody,
        responses: { 200: one, ...answers(400, 404, 412, 415, 428) },
      },
    },
  },
};

function notesService({ change = follow, hasNewTags = true }: Habit): (asked: Asked) => Answer {
  const notes = new Map<string, { id: string; text: string; version: number }>();
  return ({ method, path, body, headers }) => {
    const [, , id] = path.split('/');
    const known = notes.get(id ?? '');
    if (id !== undefined && known === undefined) return [404];
    const etag = `"v${known?.version}"`;
    if (known && method === 'GET') return [200, { id, text: known.text }, { etag }];
    if (method !== (known ? 'PUT' : 'POST')) return [405, undefined, { allow: known ? 'GET, PUT' : 'POST' }];
    if (!isJson(headers)) return [415];
    const { text: sent } = (body ?? {}) as Record<string, unknown>;
    if (typeof sent !== 'string' || sent.length < 1 || sent.length > 20) return [400];
    if (known === undefined) {
      const created = { id: `n${notes.size}`, text: sent };
      notes.set(created.id, { ...created, version: 1 });
      return [201, created];
    }
    const tag = headers['if-match'];
    const [status, isStored] = change({ text: sent, tag, current: etag, isCurrent: tag === etag });
    if (isStored) {
      known.text = sent;
      if (hasNewTags) known.version++;
    }
    return status < 300 ? [status, { id, text: known.text }] : [status];
  };
}

function follow({ tag, isCurrent }: Change): readonly [number, boolean] {
  if (tag === undefined) return [428, false];
  return isCurrent ? [200, true] : [412, false];
}

const TRIALS = {
  stale: 'changes nothing under an entity tag of before',
  unknown: 'changes nothing under an entity tag that nothing has',
  without: 'changes nothing without a precondition',
  next: 'gives what it changed another entity tag',
};

async function run(habit: Habit) {
  const server = await listen(serviceOf(notesService(habit)));
  const trials = Object.entries(TRIALS);
  const report = await verify({
    document: openDocument(DESCRIPTION),
    baseUrl: server.url,
    fixtures: toFixtures({ settleMs: 200 }, {}),
    only: trials.map(([, name]) => `change/relations/${name}`),
  });
  await server.close();
  const outcomes = trials.map(([key, name]) => {
    const found = report.results.find(({ trial }) => trial.id === `change/relations/${name}`);
    return [key, found?.conclusion.outcome];
  });
  // The basic request has no `If-Match`: it has a trial of its own.
  const found = report.findings.filter(({ phase }) => phase === 'relations');
  return { outcomes: Object.fromEntries(outcomes), messages: found.map(({ message }) => message) };
}

const FINE = { stale: 'passed', unknown: 'passed', without: 'passed', next: 'passed' };
const rejectedAll = { stale: 'failed', unknown: 'failed', without: 'failed' };

it('accepts a service that rejects what fails its precondition', async () => {
  expect(await run({})).toEqual({ outcomes: FINE, messages: [] });
});

it('says nothing of a service that is unavailable for requests that fail their precondition', async () => {
  const { outcomes, messages } = await run({
    change: (change) => (change.isCurrent ? [200, true] : [503, false]),
  });
  const untested = { stale: 'not-tested', unknown: 'not-tested', without: 'not-tested' };
  expect({ outcomes, messages }).toEqual({ outcomes: { ...FINE, ...untested }, messages: [] });
});

it.each<[title: string, habit: Habit, outcomes: object, message: RegExp]>([
  [
    'stores a change and fails',
    { change: ({ isCurrent }) => (isCurrent ? [200, true] : [500, true]) },
    { ...FINE, ...rejectedAll },
    /^A request .* was answered with 500/,
  ],
  [
    'fails where it should reject',
    { change: ({ isCurrent }) => (isCurrent ? [200, true] : [500, false]) },
    { ...FINE, ...rejectedAll },
    /^A request .* was answered with 500\.$/,
  ],
  [
    'stores a change and rejects it',
    { change: (change) => (change.isCurrent ? [200, true] : [follow(change)[0], true]) },
    { ...FINE, ...rejectedAll },
    /^A request .* was answered with 4(?:12|28), and changed text to ".*"\.$/,
  ],
  [
    'carries out any change',
    { change: () => [200, true] },
    { ...FINE, ...rejectedAll },
    /^A request .* was carried out\.$/,
  ],
  [
    'keeps the entity tag of a change that needs one',
    { hasNewTags: false },
    { ...FINE, stale: 'not-tested', next: 'failed' },
    /^What was changed has the entity tag of before\.$/,
  ],
])('finds a service that %s', async (_title, habit, outcomes, message) => {
  const found = await run(habit);
  expect(found.outcomes).toEqual(outcomes);
  expect(found.messages.length).toBeGreaterThan(0);
  for (const one of found.messages) expect(one).toMatch(message);
});
