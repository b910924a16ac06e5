import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tool } from '@web-data/client/tools';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCommands } from '../src/commands/command.ts';
import type { Command } from '../src/commands/command.ts';
import { findClosest } from '../src/commands/closest.ts';
import { completion } from '../src/commands/completion.ts';
import { commandHelp } from '../src/commands/help.ts';
import { parse } from '../src/commands/parse.ts';
import { listContexts } from '../src/commands/places.ts';
import { withScheme } from '../src/commands/scheme.ts';
import { UsageError } from '../src/failure.ts';

/** The operations of an API that is none of ours. */
const tool = (name: string, members: Partial<Tool>): Tool => ({
  id: name,
  name,
  tag: '',
  title: `Does ${name}`,
  description: 'What it does. And more.',
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
const book = tool('rooms.book', {
  path: ['room'],
  files: ['plan'],
  input: {
    type: 'object',
    required: ['room', 'guests'],
    properties: {
      room: { type: 'string', description: 'Which room. The name.' },
      guests: { type: 'array', items: { type: 'string' } },
      beds: { type: 'integer', default: 2, description: 'How many.' },
      hasView: { type: 'boolean', default: true },
      isQuiet: { type: 'boolean' },
      kind: { type: 'string', enum: ['single', 'double'] },
      options: { type: 'object' },
      extras: { oneOf: [{ type: 'string' }, { type: 'object' }] },
      plan: { type: 'string', contentMediaType: 'application/pdf' },
      out: { type: 'string' },
      photo: { type: 'string', format: 'uri' },
    },
  },
  example: {
    room: 'blue',
    guests: ["Ada's", 'Bob'],
    beds: 3,
    hasView: false,
    isQuiet: true,
    options: { late: true },
    plan: 'A plan\nof many lines',
  },
});
const start = tool('stays.start', { job: { id: '/id', get: 'x', state: '/status', ended: [] } });
const commands = createCommands({ book, start });
const [bookRoom] = commands as [Command];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-data-cli-'));
  writeFileSync(join(folder, 'options.json'), '{"quiet":true}');
  writeFileSync(join(folder, 'plan.pdf'), '%PDF');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a command is the name of its operation; what starts a job is the job', () => {
  expect(commands.map(({ name }) => name)).toEqual(['rooms book', 'stays']);
  expect(bookRoom.positionals.map(({ name }) => name)).toEqual(['room', 'guests']);
  expect(bookRoom.flags.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'beds number',
    'has-view switch',
    'is-quiet switch',
    'kind text',
    'options json',
    'extras json',
    'plan file',
    'with-out text',
    'photo text',
  ]);
});

const input = (...args: string[]): unknown => parse(['blue', 'Ada', ...args], bookRoom).input;

describe('a command line', () => {
  const usual = { room: 'blue', guests: ['Ada'] };
  test.each<[args: string[], more: object]>([
    [[], {}],
    [['Bob', 'Eve'], { guests: ['Ada', 'Bob', 'Eve'] }],
    [['--beds', '3'], { beds: 3 }],
    [['--beds=-1.5'], { beds: -1.5 }],
    [['--no-has-view', '--is-quiet'], { hasView: false, isQuiet: true }],
    [['--kind', 'double'], { kind: 'double' }],
    [['--options', '{"a":[1]}'], { options: { a: [1] } }],
    [['--extras', 'https://example.com/x'], { extras: 'https://example.com/x' }],
    [['--extras', ' [1]'], { extras: [1] }],
    [['--with-out', 'x'], { out: 'x' }],
    [['--photo', 'example.com/a.png'], { photo: 'https://example.com/a.png' }],
    [['--kind', 'single', '--with-out', 'example.com'], { kind: 'single', out: 'example.com' }],
    [['--json', '--quiet'], {}],
  ])('with %j gives %j', (args, more) => {
    expect(input(...args)).toEqual({ ...usual, ...more });
  });

  test('reads the files that it names', async () => {
    const read = input('--options', join(folder, 'options.json'), '--plan', join(folder, 'plan.pdf')) as {
      options: unknown;
      plan: File;
    };
    expect(read.options).toEqual({ quiet: true });
    expect([read.plan.name, await read.plan.text()]).toEqual(['plan.pdf', '%PDF']);
  });

  test.each<[args: string[], message: RegExp]>([
    [[], /^rooms book needs room\. See `webdata rooms book --help`\.$/],
    [['blue'], /^rooms book needs guests\. /],
    [['blue', 'Ada', '--kind', 'triple'], /^--kind is "triple"\. Take one of single, double\.$/],
    [['blue', 'Ada', '--beds', 'many'], /^--beds is "many"\. Give a number\.$/],
    [['blue', 'Ada', '--beds', ''], /^--beds is ""\. Give a number\.$/],
    [['blue', 'Ada', '--beds', 'Infinity'], /^--beds is "Infinity"\. Give a number\.$/],
    [['blue', 'Ada', '--options', '{'], /^--options is neither JSON nor a file that holds some: /],
    [['blue', 'Ada', '--options', '/none/x.json'], /^--options is neither JSON nor a file/],
    [['blue', 'Ada', '--plan', '/none/x.pdf'], /^plan cannot be read: /],
    [['blue', 'Ada', '--cheap'], /^Unknown option '--cheap'\.? See `webdata rooms book --help`\.$/],
    [['blue', 'Ada', '--bed', '2'], /^Unknown option '--bed'\. Did you mean --beds\? See /],
    [['blue', 'Ada', '--no-hasview'], /^Unknown option '--no-hasview'\. Did you mean --no-has-view\? /],
    [['blue', 'Ada', '--format', 'xml'], /^--format is "xml"\. Take one of text, json, markdown\.$/],
    [['blue', 'Ada', '--json', '--format', 'text'], /^--json and --format text contradict each other/],
    [['blue', 'Ada', '--watch', 'soon'], /^--watch is "soon"\. Give a number\.$/],
  ])('with %j is an error', (args, message) => {
    expect(() => parse(args, bookRoom)).toThrow(UsageError);
    expect(() => parse(args, bookRoom)).toThrow(message);
  });

  test('of a command without arguments takes none', () => {
    expect(() => parse(['x'], commands[1])).toThrow('stays takes no "x". See `webdata stays --help`.');
  });

  test('that takes up a job needs no arguments, and neither does one for help', () => {
    expect(parse(['--job', '7'], bookRoom)).toMatchObject({ input: {}, common: { job: '7' } });
    expect(parse(['-h'], bookRoom)).toMatchObject({ input: {}, common: { help: true } });
  });

  test('has flags of every command', () => {
    const { common, rest } = parse([
      'a',
      '-q',
      '-o',
      'out',
      '--no-wait',
      '--no-color',
      '--watch',
      '5',
      '--profile',
      'p',
    ]);
    expect(rest).toEqual(['a']);
    expect(common).toEqual({
      apiKey: undefined,
      baseUrl: undefined,
      profile: 'p',
      format: undefined,
      color: false,
      quiet: true,
      wait: false,
      out: 'out',
      job: undefined,
      watch: 5,
      help: false,
    });
    expect(parse([]).common).toMatchObject({ wait: true, color: undefined, quiet: false, watch: undefined });
  });
});

test('the help of a command shows its arguments, its flags and an example', () => {
  const help = commandHelp(bookRoom);
  expect(help).toContain(
    'Usage: webdata rooms book <room> <guests…> [flags]\n\nDoes rooms.book. What it does. And more.\n',
  );
  for (const line of [
    /^ {2}<room> +Which room\.$/m,
    /^ {2}<guests> +\(may stand several times\)$/m,
    /^ {2}--beds <number> +How many\. \(default 2\)$/m,
    /^ {2}--has-view +\(on; --no-… switches it off\)$/m,
    /^ {2}--kind <single\|double>/m,
    /^ {2}--options <json\|file>/m,
    /^ {2}--plan <file>/m,
    /^ {2}webdata rooms book blue 'Ada'\\''s' Bob --beds 3 --no-has-view --is-quiet \\\n {4}--options '\{"late":true\}' --plan \.\/file$/m,
  ])
    expect(help).toMatch(line);
});

test.each([60, 80, 200])('help is no wider than %d columns, nor than 120', (columns) => {
  const help = commandHelp(bookRoom, columns).replace(/\nExample:[^]*/, '');
  for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(Math.min(columns, 120));
  const description = 'word '.repeat(60).trim();
  const [long] = createCommands({ a: tool('a', { description }) });
  const widest = Math.max(
    ...commandHelp(long!, columns)
      .split('\n')
      .map((line) => line.length),
  );
  expect(widest).toBeGreaterThan(Math.min(columns, 120) - 6);
});

test('choices that are too long for a column stand in the text', () => {
  const kind = { type: 'string', enum: ['the first of them', 'the second of them'], description: 'Which.' };
  const [command] = createCommands({ a: tool('a', { input: { type: 'object', properties: { kind } } }) });
  expect(commandHelp(command!)).toMatch(
    /^ {2}--kind <choice> {2}Which\. \(one of the first of them, the second of them\)$/m,
  );
});

test.each([
  ['example.com', 'https://example.com'],
  ['example.com:8080/a?b#c', 'https://example.com:8080/a?b#c'],
  ['bücher.example', 'https://bücher.example'],
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1'],
  ['[::1]:3000/docs', 'http://[::1]:3000/docs'],
  ['http://example.com', 'http://example.com'],
  ['ftp://example.com', 'ftp://example.com'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
  ['example', 'example'],
  ['/etc/passwd.txt', '/etc/passwd.txt'],
  ['two words.com', 'two words.com'],
])('the URL of %j is %j', (text, url) => expect(withScheme(text)).toBe(url));

test.each([
  ['limt', 'limit'],
  ['lmiit', 'limit'],
  ['Include_Paths', 'include-paths'],
  ['include-path', 'include-paths'],
  ['depth', undefined],
  ['x', undefined],
])('%j means %j', (word, meant) =>
  expect(findClosest(word, ['limit', 'include-paths', 'delay'])).toBe(meant),
);

test('each place of a command line has the words that may stand there', () => {
  const positions = listContexts(commands, ['bash', 'zsh']);
  const text = (after: string) =>
    positions.find((path) => path.after === after)!.candidates.map(({ text }) => text);
  expect(text('')).toEqual(['rooms', 'stays', 'login', 'keys', 'open', 'completion']);
  expect(text('rooms')).toEqual(['book']);
  expect(text('completion')).toEqual(['bash', 'zsh']);
  expect(text('keys')).toEqual(['use', 'remove']);
  expect(text('rooms book').slice(0, 9)).toEqual([
    '--beds',
    '--has-view',
    '--no-has-view',
    '--is-quiet',
    '--kind',
    '--options',
    '--extras',
    '--plan',
    '--with-out',
  ]);
  const { candidates: own, takesFiles } = positions.find(({ after }) => after === 'rooms book')!;
  expect(takesFiles).toBe(false);
  expect(own.find(({ text }) => text === '--kind')).toMatchObject({
    takes: 'value',
    values: ['single', 'double'],
  });
  expect(own.find(({ text }) => text === '--plan')!.takes).toBe('file');
  expect(own.find(({ text }) => text === '--is-quiet')!.takes).toBe('nothing');
  expect(own.find(({ text }) => text === '--out')!.takes).toBe('file');
  expect(own.find(({ text }) => text === '--format')!.values).toEqual(['text', 'json', 'markdown']);
});

test.each(['csh', undefined, 'constructor'])('there is no completion for %s', (shell) => {
  expect(() => completion(shell, commands)).toThrow(UsageError);
});
