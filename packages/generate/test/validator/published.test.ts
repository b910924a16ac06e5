import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { OpenApiDocument } from '@web-data/openapi';
import { generatePart, notesOf } from '../support/generate.ts';

/** Descriptions that others publish give validators that load, and a note of what is not checked. */
const { resolve } = createRequire(import.meta.url);
const examples = (path: string) => resolve(`@readme/oas-examples/3.1/json/${path}`);

const loadable: [file: string, check: string, good: unknown, bad: unknown][] = [
  [
    resolve('@figma/rest-api-spec/openapi/openapi.yaml'),
    'postComment_body',
    { message: 'Hi' },
    { message: 1 },
  ],
  [examples('schema-types.json'), 'boolean_topLevel_body', true, 'true'],
  [
    examples('readme-extensions.json'),
    'x$45readme_explorer$45enabled_body',
    { name: 'Rex', photoUrls: [] },
    { name: 'Rex' },
  ],
];

/** What is not checked of descriptions that were refused as a whole before. */
const noted: [file: string, notes: string[]][] = [
  [
    examples('train-travel.json'),
    [
      '/components/schemas/BookingPayment/properties/source/anyOf/0/properties/exp_month integers of 64 bits are numbers, which are rounded beyond 2^53: --int64 bigint or --int64 string keeps them',
      '/paths/~1bookings/post/requestBody/content/application~1xml a body of application/xml is handed on as bytes, unchecked',
    ],
  ],
  [examples('security.json'), []],
  [examples('../../3.0/json/star-trek.json'), []],
];

async function load(files: Record<string, string>): Promise<Record<string, (value: unknown) => boolean>> {
  const folder = mkdtempSync(join(tmpdir(), 'validators-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    for (const name of ['formats.ts', 'request-validity.ts']) {
      const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
      const { outputText } = ts.transpileModule(files[name]!, { compilerOptions });
      writeFileSync(join(folder, name.replace('.ts', '.js')), outputText.replaceAll('.ts"', '.js"'));
    }
    return (await import(pathToFileURL(join(folder, 'request-validity.js')).href)) as never;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(file: string): OpenApiDocument {
  const text = readFileSync(file, 'utf8');
  return (file.endsWith('.json') ? JSON.parse(text) : parse(text)) as OpenApiDocument;
}

test.each(loadable)('%s loads and judges', async (file, check, good, bad) => {
  const checks = await load(await generatePart('validator', read(file)));
  expect([checks[check]!(good), checks[check]!(bad)]).toEqual([true, false]);
});

test.each(noted)('%s is generated whole, but for what is noted', async (file, notes) => {
  expect(await notesOf('validator', read(file))).toEqual(notes);
});
