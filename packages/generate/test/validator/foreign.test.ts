import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OpenApiDocument } from '@web-data/openapi';
import { generatePart, notesOf } from '../support/generate.ts';
import { createProject, writeScripts } from '../support/project.ts';

/** The generator knows OpenAPI, not one API: another document gives a module that loads and judges. */
type IsValid = (data: unknown) => boolean;
type CollectViolations = (data: unknown) => { instancePath: string; keyword: string }[];

const yaml = readFileSync(new URL('foreign.yaml', import.meta.url), 'utf8');
const document = () => parse(yaml) as OpenApiDocument;
const directory = createProject();
let files: Record<string, string>;
let violations: Record<string, CollectViolations>;
let validity: Record<string, IsValid>;

const load = async (name: string) => (await import(pathToFileURL(join(directory, name)).href)) as never;

beforeAll(async () => {
  files = await generatePart('validator', document());
  writeScripts(directory, files);
  violations = await load('request-violations.js');
  validity = await load('request-validity.js');
});
afterAll(() => rmSync(directory, { recursive: true }));

const book = { title: 'Emma', secret: 's' };

const bodies: [title: string, body: object, violations: string[]][] = [
  ['the least', book, []],
  ['a member that must be there on responses alone', { ...book, id: 7 }, []],
  ['no secret', { title: 'Emma' }, [' required']],
  ['a title of five emoji', { ...book, title: '📚📚📚📚📚' }, []],
  ['a title of six', { ...book, title: '📚📚📚📚📚📚' }, ['/title maxLength']],
  ['an unknown member', { ...book, colour: 1 }, [' unevaluatedProperties']],
  ['an id beyond 32 bits', { ...book, id: 2 ** 31 }, ['/id format']],
  [
    'a sequel of a sequel',
    { ...book, sequel: { ...book, sequel: { ...book, title: '' } } },
    ['/sequel/sequel/title minLength'],
  ],
  ['a year at its bound', { ...book, written: '1815-12-23', year: 0 }, ['/year exclusiveMinimum']],
  ['a year without a date', { ...book, year: 1815 }, [' required', ' if']],
  ['a day that does not exist', { ...book, written: '1815-02-29' }, ['/written format']],
  ['a constant object', { ...book, shelf: { row: 1 } }, []],
  ['another object', { ...book, shelf: { row: 2 } }, ['/shelf const']],
  ['a pair', { ...book, pair: ['a', 1] }, []],
  ['a third of a pair', { ...book, pair: ['a', 1, 2] }, ['/pair items']],
  ['labels', { ...book, labels: { a: 'b' } }, []],
  ['a label in capitals', { ...book, labels: { A: 'b' } }, ['/labels pattern', '/labels propertyNames']],
  ['a label that is no text', { ...book, labels: { a: 1 } }, ['/labels/a type']],
  ['an inherited name', { ...book, toString: 'x' }, []],
  ['one medium', { ...book, medium: { file: 'x' } }, []],
  ['both media', { ...book, medium: { file: 'x', paper: {} } }, ['/medium oneOf']],
  [
    'members named like variables',
    { ...book, errors: { vErrors: 'x', instancePath: 'y', rootData: 'z' } },
    [],
  ],
  ['such a member at fault', { ...book, errors: { vErrors: 1 } }, ['/errors/vErrors type']],
  ['a price without a currency', { ...book, price: 1 }, [' dependentRequired']],
];

test.each(bodies)('a book with %s', (_title, body, want) => {
  const found = violations['putBooksIsbn_body']!(structuredClone(body));
  expect(validity['putBooksIsbn_body']!(structuredClone(body))).toBe(want.length === 0);
  expect(found.map(({ instancePath, keyword }) => `${instancePath} ${keyword}`)).toEqual(want);
});

test('defaults are filled in, but not where a branch may fail', () => {
  const body = { ...book, medium: { file: 'x' } };
  const value = { ...body, sequel: { ...book } } as Record<string, unknown>;
  expect(validity['putBooksIsbn_body']!(value)).toBe(true);
  expect(value).toEqual({ ...body, language: 'en', sequel: { ...book, language: 'en' } });
  const weighed = { ...book, medium: { paper: {} } };
  expect(validity['putBooksIsbn_body']!(weighed)).toBe(true);
  expect(weighed.medium).toEqual({ paper: {} });
});

test('a second media type has checks of its own', () => {
  expect([validity['putBooksIsbn_body2']!({}), validity['putBooksIsbn_body2']!({ a: 1 })]).toEqual([
    false,
    true,
  ]);
});

test('operations are planned with their security, bodies and parameters', async () => {
  const { operations, basePath } = (await load('operations.js')) as {
    basePath: string;
    operations: Record<string, { security: unknown; body: { required: boolean; content: object } | null }>;
  };
  expect(basePath).toBe('/api');
  expect(operations['books.get']).toMatchObject({ security: [[{ scheme: 'key', scopes: [] }]], body: null });
  expect(operations['putBooksIsbn']).toMatchObject({ security: [[]], body: { required: false } });
  expect(Object.keys(operations['putBooksIsbn']!.body!.content)).toEqual([
    'application/json',
    'application/merge-patch+json',
  ]);
});

test.each([
  ['isbn', 'in: "path",\n        name: "isbn",\n      }'],
  ['fields', 'name: "fields",\n        read: commas([]),'],
  ['page', 'name: "page",\n        types: ["integer"],\n      }'],
  ['tag', 'name: "tag",\n        read: readRepeated(["integer"]),'],
  ['exact', 'name: "exact",\n        types: ["boolean", "null"],'],
  ['X-Trace', 'in: "header",\n        name: "X-Trace",\n        types: ["number"],'],
  ['session', 'in: "cookie",\n        name: "session",\n        read: cookie(readScalar([], "")),'],
  ['where', 'name: "where",\n        read: json(),'],
  ['the key', 'key: headerKey("x-key"),'],
])('%s is written so', (_name, text) => {
  expect(files['operations.ts']).toContain(text);
});

test('parameters are checked together, and a default among them is filled in', () => {
  const check = validity['books$46get_parameters']!;
  const values = { path: { isbn: '9780141439587' }, query: { where: { a: 1 } } as Record<string, unknown> };
  expect([check(values), values.query['page']]).toEqual([true, 1]);
  expect(check({ path: { isbn: '978' }, query: {} })).toBe(false);
  expect(check({ path: { isbn: '9780141439587' }, query: { tag: [1, 1] } })).toBe(false);
  expect(check({ path: { isbn: '9780141439587' }, header: { 'X-Trace': 0.25 } })).toBe(false);
});

test('answers ask for what only answers have', async () => {
  const { responses } = (await load('responses.js')) as {
    responses: Record<string, Record<string, { content: Record<string, { isValid: IsValid } | null> }>>;
  };
  const statuses = responses['books.get']!;
  expect(Object.keys(statuses)).toEqual(['200', '4XX', 'DEFAULT']);
  expect(statuses['DEFAULT']).toEqual({ content: { 'text/html': null }, headers: null });
  expect(responses['putBooksIsbn']).toEqual({ '204': { content: {}, headers: null } });
  const { isValid } = statuses['200']!.content['application/json']!;
  expect([isValid({ title: 'Emma', id: 1 }), isValid({ title: 'Emma' })]).toEqual([true, false]);
  expect(statuses['4XX']!.content['application/problem+json']!.isValid({})).toBe(false);
});

describe('the generated text', () => {
  test('imports nothing but the runtime, and builds no code', () => {
    for (const [name, content] of Object.entries(files)) {
      expect([name, content.match(/require\s*\(|new Function|\beval\b|import\s*\(/g)]).toEqual([name, null]);
      const imports = [...content.matchAll(/from "([^"]+)"/g)].map(([, from]) => from);
      const outside = imports.filter((from) => !/^\.\.?\/[a-z-]+\.ts$/.test(from!));
      expect(outside.filter((from) => from !== '@web-data/validator/runtime')).toEqual([]);
    }
  });

  test('says nothing of where a schema stands, and carries no schema', () => {
    expect(files['request-violations.ts']).not.toMatch(/schemaPath|const schema\d|description/);
  });

  test('is the same each time', async () => {
    expect(await generatePart('validator', document())).toEqual(files);
  });

  test('a catalogue that is not there is made of what the pipeline needs', async () => {
    const { errors } = (await load('errors.js')) as { errors: Record<string, [number, string]> };
    expect(Object.keys(errors)).toEqual([
      'BadRequest',
      'InvalidToken',
      'NotFound',
      'MethodNotAllowed',
      'PayloadTooLarge',
      'UnsupportedMediaType',
      'InternalServerError',
    ]);
  });
});

const odd: [title: string, change: (document: OpenApiDocument) => void, note: string][] = [
  [
    'a body that is neither JSON nor a form',
    (document) => {
      (document.components!.requestBodies!['Book'] as { content: object }).content = { 'text/csv': {} };
    },
    '/components/requestBodies/Book/content/text~1csv a body of text/csv is handed on as bytes, unchecked',
  ],
  [
    'a pattern that is no regular expression',
    (document) => {
      Object.assign(document.components!.schemas!['Weight']!, {
        properties: { grams: { pattern: '^[\\w-.]+$' } },
      });
    },
    '/components/schemas/Weight/properties/grams the pattern ^[\\w-.]+$ is not checked: it is no regular expression of JavaScript',
  ],
  [
    'a parameter whose style says nothing of objects',
    (document) => {
      const [isbn] = document.paths!['/books/{isbn}']!.parameters!;
      Object.assign(isbn!, { schema: { type: 'object' }, style: 'spaceDelimited' });
    },
    '/paths/~1books~1{isbn}/parameters/0 the path parameter isbn has the style spaceDelimited, which is handed on as text, unchecked',
  ],
  [
    'a dynamic reference',
    (document) => {
      document.components!.schemas!['Page'] = { $dynamicRef: '#x' };
    },
    '/components/schemas/Page $dynamicRef is passed over: what it means for references is not checked. Use a plain $ref',
  ],
  [
    'an error that is not in the catalogue',
    (document) => {
      Object.assign(document.components!.schemas!['Weight']!, { 'x-error': 'Nothing' });
    },
    '/paths/~1books~1{isbn}/put x-error Nothing of body/medium/paper is not in the error catalogue; a violation there gets the general error. Add it, or name another',
  ],
];

test.each(odd)('%s is noted with its place', async (_title, change, note) => {
  const changed = document();
  change(changed);
  expect(await notesOf('validator', changed)).toContain(note);
});

test('what is understood is not noted', async () => {
  expect(await notesOf('validator', document())).toEqual([]);
});
