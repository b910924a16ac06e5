import { expect, it } from 'vitest';
import { toFixtures } from '../src/fixtures/read-fixtures.ts';
import { openDocument } from '../src/index.ts';
import { verify } from '../src/verify/run.ts';
import { type Answer, type Asked, isJson, listen, serviceOf } from './support.ts';

/** How a service guards notes against two changes at once. */
interface Habit {
  /** Where the version of a note is. */
  readonly version: 'header' | 'body';
  /** Whether a change is accepted. @param sent its version, `undefined` without one @param current that of the note */
  readonly accepts: (sent: number | undefined, current: number) => boolean;
  /** The version after a change. Default one more. */
  readonly next?: (current: number, sent: number | undefined) => number;
  readonly outcome: string;
}

const exact: Habit['accepts'] = (sent, current) => sent === undefined || sent === current;

function documentOf({ version }: Habit): object {
  const json = (schema: object) => ({ 'application/json': { schema } });
  const answers = (...statuses: number[]) =>
    Object.fromEntries(statuses.map((status) => [status, { description: 'It.' }]));
  const members = {
    text: { type: 'string', minLength: 1, maxLength: 20 },
    ...(version === 'body' && { version: { type: 'integer', minimum: 0 } }),
  };
  const note = { type: 'object', properties: { id: { type: 'string' }, ...members } };
  const body = { required: true, content: json({ type: 'object', required: ['text'], properties: members }) };
  const parameters = [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }];
  const read = { description: 'It.', content: json(note) };
  return {
    openapi: '3.1.0',
    info: { title: 'Notes', version: '1' },
    paths: {
      '/notes': {
        post: {
          operationId: 'write',
          requestBody: body,
          responses: {
            201: { description: 'It.', content: json({ ...note, required: ['id'] }) },
            ...answers(400, 415),
          },
        },
      },
      '/notes/{id}': {
        get: { operationId: 'read', parameters, responses: { 200: read, ...answers(404) } },
        put: {
          operationId: 'change',
          parameters,
          requestBody: body,
          responses: { 200: read, ...answers(400, 404, 415, version === 'header' ? 412 : 409) },
        },
      },
    },
  };
}

function notesService({
  version,
  accepts,
  next = (current) => current + 1,
}: Habit): (asked: Asked) => Answer {
  const notes = new Map<string, { text: unknown; version: number }>();
  return ({ method, path, body, headers }) => {
    const [, kind, id, ...more] = path.split('/');
    const note = notes.get(id ?? '');
    if (kind !== 'notes' || more.length > 0 || (id !== undefined && note === undefined)) return [404];
    const tell = (name: string, status = 200): Answer => {
      const { text, version: current } = notes.get(name)!;
      return version === 'header'
        ? [status, { id: name, text }, { etag: `"v${current}"` }]
        : [status, { id: name, text, version: current }];
    };
    if (note && method === 'GET') return tell(id!);
    if (method !== (note ? 'PUT' : 'POST')) return [405, undefined, { allow: note ? 'GET, PUT' : 'POST' }];
    if (!isJson(headers)) return [415];
    const { text, version: counted } = (body ?? {}) as Record<string, unknown>;
    if (typeof text !== 'string' || text.length < 1 || text.length > 20) return [400];
    if (note === undefined) {
      notes.set(`n${notes.size}`, { text, version: 1 });
      return tell(`n${notes.size - 1}`, 201);
    }
    const tag = /^"v(\d+)"$/.exec(headers['if-match'] ?? '')?.[1];
    if (version === 'header' && headers['if-match'] !== undefined && tag === undefined) return [412];
    const sent =
      version === 'body' ? (counted as number | undefined) : tag === undefined ? undefined : Number(tag);
    if (!accepts(sent, note.version)) return [version === 'body' ? 409 : 412];
    notes.set(id!, { text, version: next(note.version, sent) });
    return tell(id!);
  };
}

async function run(habit: Habit) {
  const server = await listen(serviceOf(notesService(habit)));
  const place = habit.version === 'header' ? 'under an entity tag' : 'with a version';
  const trial = `change/relations/changes nothing ${place} of before`;
  const report = await verify({
    document: openDocument(documentOf(habit) as never),
    baseUrl: server.url,
    fixtures: toFixtures({ settleMs: 200 }, {}),
    only: [trial, 'change/relations/what it changed is returned'],
  });
  await server.close();
  const outcome = report.results.find((result) => result.trial.id === trial)?.conclusion.outcome;
  return { outcome, messages: report.findings.map(({ message }) => message) };
}

it.each<[title: string, habit: Habit]>([
  ['compares entity tags', { version: 'header', accepts: exact, outcome: 'passed' }],
  ['compares versions', { version: 'body', accepts: exact, outcome: 'passed' }],
  ['demands a version', { version: 'body', accepts: (sent, current) => sent === current, outcome: 'passed' }],
  [
    'stores a version that callers count',
    { version: 'body', accepts: () => true, next: (current, sent) => sent ?? current, outcome: 'not-tested' },
  ],
])('accepts a service that %s', async (_title, habit) => {
  expect(await run(habit)).toEqual({ outcome: habit.outcome, messages: [] });
});

it.each<[title: string, habit: Habit, message: RegExp]>([
  [
    'takes any entity tag that there was',
    { version: 'header', accepts: (sent = 0, current) => sent <= current, outcome: 'failed' },
    /^A request with the If-Match of before a change, "v1", was carried out\.$/,
  ],
  [
    'ignores versions',
    { version: 'body', accepts: () => true, outcome: 'failed' },
    /^A change with version 1 was carried out after another change had made it 2\.$/,
  ],
])('finds a service that %s', async (_title, habit, message) => {
  expect(await run(habit)).toEqual({ outcome: habit.outcome, messages: [expect.stringMatching(message)] });
});
