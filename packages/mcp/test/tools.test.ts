import type { JobState, Service, Tool, ToolTables } from '@web-data/client/tools';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../src/command/options.ts';
import { allowsOrigin } from '../src/http/handler.ts';
import { toFailure } from '../src/results/failure.ts';
import { CollectedItems } from '../src/tools/collected-items.ts';
import { readFiles, withFiles } from '../src/tools/files.ts';
import { listTools, toolName } from '../src/tools/list-tools.ts';
import type { ToolChoice } from '../src/tools/list-tools.ts';
import { formatDescription } from '../src/tools/operation-tool.ts';
import { createProgress } from '../src/toolbox.ts';

const tool = (name: string, members: Partial<Tool> = {}): Tool => ({
  id: name,
  name,
  tag: '',
  title: `Title of ${name}`,
  description: 'What\n it does.',
  method: 'POST',
  readOnly: false,
  destructive: false,
  idempotent: false,
  openWorld: true,
  input: { type: 'object', properties: {} },
  path: [],
  query: [],
  body: [],
  files: [],
  ...members,
});
const job = { id: '/id', get: 'getStay', cancel: 'cancelStay', state: '/status', ended: ['done'] };
const tables: ToolTables = {
  tools: {
    list: tool('rooms.list', { readOnly: true, tag: 'Team' }),
    startStay: tool('stays.start', {
      job,
      destructive: true,
      withheld: ['webhook'],
      input: { type: 'object', properties: { room: {}, webhook: {} } },
      body: ['room', 'webhook'],
    }),
    getStay: tool('stays.get', { readOnly: true, output: { type: 'object' } }),
    cancelStay: tool('stays.cancel', { destructive: true }),
  },
  definitions: {},
  operations: () => Promise.resolve({}),
};
const service = {} as Service; // Nothing is called.

describe('the tools', () => {
  test.each<[choice: ToolChoice, names: string[]]>([
    [{}, ['rooms_list', 'stays', 'job']],
    [{ readOnly: true }, ['rooms_list', 'job']],
    [{ only: ['stays'] }, ['stays', 'job']],
    [{ only: ['rooms_list'] }, ['rooms_list']],
    [{ only: ['stays', 'job'], readOnly: true }, ['job']],
    [{ only: [] }, []],
    [{ toolsets: ['team'] }, ['rooms_list']],
    [{ toolsets: ['jobs'] }, ['stays', 'job']],
    [{ toolsets: ['jobs', 'team'], readOnly: true }, ['rooms_list', 'job']],
    [{ toolsets: ['all'] }, ['rooms_list', 'stays', 'job']],
    [{ toolsets: [] }, []],
  ])('of the choice %j are %j', (choice, names) => {
    expect(listTools(tables, service, choice).map(({ name }) => name)).toEqual(names);
  });

  test('have names; another one is an error', () => {
    expect(() => listTools(tables, service, { only: ['stays', 'stays.start'] })).toThrow(
      new TypeError('There is no tool "stays.start". Name some of rooms_list, stays, job.'),
    );
    expect(() => listTools(tables, service, { toolsets: ['web'] })).toThrow(
      new TypeError('There is no toolset "web". Name some of team, jobs, all.'),
    );
  });

  test('show no argument that is for a person to decide', () => {
    const [, stays] = listTools(tables, service);
    expect(Object.keys(stays!.input['properties'] as object)).toEqual(['room', 'waitSeconds']);
  });

  test('that start a job do the whole of it, and destroy nothing', () => {
    const [, stays] = listTools(tables, service);
    expect(stays).toMatchObject({ name: 'stays', output: { type: 'object' }, hints: { destructive: false } });
    expect(stays!.description).toMatch(/^Title of stays\.start\. What it does\. .*`job` reads on\./);
    expect((stays!.input['properties'] as Record<string, object>)['waitSeconds']).toMatchObject({
      type: 'integer',
      minimum: 0,
      maximum: 3600,
      default: 45,
    });
  });

  test.each([-1, 1.5, 3601, '5', Number.NaN, null])(
    'that start a job do not wait %j seconds',
    async (waitSeconds) => {
      const [, stays] = listTools(tables, service);
      const call = stays!.call({ waitSeconds }, { signal: new AbortController().signal, progress: () => {} });
      await expect(call).rejects.toThrow('stays needs waitSeconds as a whole number from 0 to 3600.');
    },
  );
});

test('names have no other characters, and sentences no line breaks', () => {
  expect(toolName({ name: 'a.b c/d-e_F1' })).toBe('a_b_c_d-e_F1');
  expect(formatDescription({ title: 'One', description: ' two\n\tthree ' })).toBe('One. two three');
});

describe('a file', () => {
  const upload = tool('parse', {
    files: ['file'],
    input: { type: 'object', properties: { file: { description: 'It.' }, mode: { type: 'string' } } },
  });
  const needs = 'parse needs file as {"name": "report.pdf", "base64": "…"}.';

  test('is asked for as a name and Base64', () => {
    const { file, mode } = withFiles(upload)['properties'] as Record<string, object>;
    expect(file).toMatchObject({
      type: 'object',
      description: 'It.',
      required: ['name', 'base64'],
      additionalProperties: false,
    });
    expect(mode).toEqual({ type: 'string' });
    expect(withFiles(tables.tools['list']!)).toBe(tables.tools['list']!.input);
  });

  test.each<[base64: string, text: string]>([
    ['aGVsbG8=', 'hello'],
    ['aGVs\nbG8=\n', 'hello'],
    ['', ''],
  ])('of %j is read as %j', async (base64, text) => {
    const read = await readFiles(upload, { file: { name: 'a.txt', base64 }, mode: 'x' });
    const { file, mode } = read as { file: File; mode: string };
    expect([file.name, await file.text(), mode]).toEqual(['a.txt', text, 'x']);
  });

  test.each([
    'aGVsbG8=',
    null,
    { name: 'a' },
    { base64: 'aGVsbG8=' },
    { name: 1, base64: 'aGVsbG8=' },
    { name: 'a', base64: 'data:text/plain,x' },
    { name: 'a', base64: 'aG=VsbG8' },
    { path: '/etc/hosts' },
    { url: 'https://example.com/a.pdf' },
  ])('given as %j is an error', async (file) => {
    await expect(readFiles(upload, { file })).rejects.toThrow(needs);
  });

  test('that is not given is left out', async () => {
    expect(await readFiles(upload, { mode: 'x' })).toEqual({ mode: 'x' });
  });
});

test.each<[states: [done: number, total?: number][], sent: [progress: number, total?: number][]]>([
  [
    [
      [0, 10],
      [5, 10],
      [10, 10],
    ],
    [
      [0, 10],
      [5, 10],
      [10, 10],
    ],
  ],
  [
    [[0], [0], [0]],
    [[0], [0.001], [0.002]],
  ],
  [
    [
      [3, 10],
      [3, 10],
      [2, 10],
    ],
    [
      [3, 10],
      [3.001, 10],
      [3.002, 10],
    ],
  ],
  [[[5, 4]], [[5]]],
  [
    [
      [5, 5],
      [5, 5],
    ],
    [[5, 5], [5.001]],
  ],
])('the states %j are told as %j', (states, sent) => {
  const seen: (number | undefined)[][] = [];
  const progress = createProgress(({ progress: one, total, message }) => {
    expect(message).toBe('m');
    seen.push(total === undefined ? [one] : [one, total]);
  });
  for (const [done, total] of states) progress(done, total, 'm');
  expect(seen).toEqual(sent);
});

const state = (items: unknown[]): JobState => ({
  items,
  id: 'x',
  state: 'running',
  hasEnded: false,
  done: undefined,
  total: undefined,
  read: items.length,
  response: {},
});

describe('the items of a job', () => {
  test('stand together in the last answer', () => {
    const items = new CollectedItems('/data/pages');
    items.add(state([1, 2]));
    items.add(state([3]));
    expect(items.into({ data: { pages: [3], of: 3 }, id: 'x' })).toEqual({
      data: { pages: [1, 2, 3], of: 3 },
      id: 'x',
    });
    expect([items.size, items.leftOut]).toEqual([3, 0]);
  });

  test('are left out from the first on that has no room', () => {
    const items = new CollectedItems('/pages');
    const long = 'x'.repeat(1_200_000);
    items.add(state([long, long, 'short']));
    expect([items.size, items.leftOut]).toEqual([1, 2]);
  });

  test('hold one item, however long it is', () => {
    const items = new CollectedItems('/pages');
    items.add(state(['x'.repeat(2_000_001)]));
    expect([items.size, items.leftOut]).toEqual([1, 0]);
  });

  test('change nothing in an answer that has no place for them', () => {
    const page = { id: 'x' };
    expect(new CollectedItems(undefined).into(page)).toBe(page);
  });
});

test.each<[origin: string | undefined, allowed: string[], allows: boolean]>([
  [undefined, [], true],
  ['http://localhost', [], true],
  ['https://localhost:8443', [], true],
  ['http://127.0.0.1:3000', [], true],
  ['http://[::1]:3000', [], true],
  ['http://localhost.evil.example', [], false],
  ['http://127.0.0.1.evil.example', [], false],
  ['http://evil.example/?http://localhost', [], false],
  ['https://app.example', ['https://app.example'], true],
  ['https://app.example', ['https://other.example'], false],
  ['https://app.example', ['*'], true],
  ['null', [], false],
])('a page of %s, with %j allowed, may call: %s', (origin, allowed, allows) => {
  expect(allowsOrigin(origin, allowed)).toBe(allows);
});

const said = (members: object): string => {
  const { content, isError } = toFailure(Object.assign(new Error('No wd_key.'), members), (text) =>
    text.replaceAll('wd_key', '[API key]'),
  );
  expect(isError).toBe(true);
  return (content[0] as { text: string }).text;
};

describe('a failure', () => {
  test.each<[members: object, text: string]>([
    [{}, 'No [API key].'],
    [{ details: [{ path: '/url' }] }, 'No [API key].\nDetails: [{"path":"/url"}]'],
    [{ retryAfterMs: 1500 }, 'No [API key].\nWait 2 s before the next call.'],
    [{ requestId: 'r1' }, 'No [API key].\nRequest: r1.'],
    [{ kind: 'request' }, 'No [API key].\nRemedy: Fix the arguments, then call again.'],
    [
      { kind: 'timeout' },
      'No [API key].\nRemedy: Call again with less to do: fewer pages, or a longer timeout.',
    ],
    [
      { kind: 'unknown', errorName: 'Unknown' },
      'No [API key].\nError: Unknown, explained in webdata://errors/Unknown.',
    ],
  ])('with %j says %j', (members, text) => {
    expect(said(members)).toBe(text);
  });

  test('of the catalogue says its remedy, and where it is explained', () => {
    const text = said({ errorName: 'InsufficientCredits', requestId: 'r1', kind: 'timeout' });
    expect(text).toMatch(
      /\nRemedy: .+\nError: InsufficientCredits, explained in webdata:\/\/errors\/InsufficientCredits\. Request: r1\.$/,
    );
    expect(text).not.toContain('less to do');
  });
});

describe('the command line', () => {
  const defaults = { only: undefined, toolsets: undefined, readOnly: false, outputSchemas: false, roots: [] };
  const environment = { WEB_DATA_API_KEY: 'wd_1', WEB_DATA_BASE_URL: 'https://env.example' };
  test.each<[args: string[], options: unknown]>([
    [[], { ...defaults, apiKey: 'wd_1', baseUrl: 'https://env.example' }],
    [
      ['--base-url', 'https://flag.example', '--tools', 'map, scrape', '--read-only'],
      {
        ...defaults,
        apiKey: 'wd_1',
        baseUrl: 'https://flag.example',
        only: ['map', 'scrape'],
        readOnly: true,
      },
    ],
    [
      ['--toolsets', 'web, team', '--output-schemas', '--root', 'a', '--root', '/b'],
      {
        ...defaults,
        apiKey: 'wd_1',
        baseUrl: 'https://env.example',
        toolsets: ['web', 'team'],
        outputSchemas: true,
        roots: ['a', '/b'],
      },
    ],
    [['--help', '--version'], 'help'],
    [['-h'], 'help'],
    [['--version'], 'version'],
  ])('%j asks for %j', (args, options) => {
    expect(readOptions(args, environment)).toEqual(options);
  });

  test.each([{}, { WEB_DATA_API_KEY: '' }])('without a key in %j is an error', (none) => {
    expect(() => readOptions([], none)).toThrow('There is no API key. Set WEB_DATA_API_KEY');
    expect(readOptions(['--help'], none)).toBe('help');
  });

  test('with an unknown flag is an error', () => {
    expect(() => readOptions(['--key', 'x'], environment)).toThrow("Unknown option '--key'");
  });
});
