import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Schema } from '@web-data/openapi';
import { documentOf, load } from './load.ts';
import type { Judge } from './load.ts';
import { suite } from './suite.ts';

const isThere = existsSync(suite);

interface Group {
  description: string;
  schema: Schema;
  tests: { description: string; data: unknown; valid: boolean }[];
}

/**
 * Why a group may be refused: a bundled description has neither schemas with addresses of their own nor references
 * that lead out of it. Refused is never the same as judged wrongly.
 */
const outside = /"\$(?:id|anchor|dynamicRef|dynamicAnchor)":|"\$ref":"[^#]|"\$ref":"#[^/"]/;

if (!isThere) test.skip(`The JSON-Schema-Test-Suite is not installed at ${suite}.`, () => {});

describe.runIf(isThere)('the JSON-Schema-Test-Suite', () => {
  const files = isThere ? readdirSync(suite).filter((name) => name.endsWith('.json')) : [];
  const passed = { groups: 0, tests: 0 };

  test.each(files)('%s', async (file) => {
    const groups = JSON.parse(readFileSync(`${suite}/${file}`, 'utf8')) as Group[];
    const inside = groups.filter(({ schema }) => !outside.test(JSON.stringify(schema)));
    const judges = await loadAll(inside);
    const wrong = inside.flatMap((group, index) => judge(group, judges(`g${index}`)));
    expect(wrong).toEqual([]);
    for (const group of groups) if (!inside.includes(group)) await requireNoWrongAnswer(group);
    passed.groups += inside.length;
    passed.tests += inside.reduce((sum, { tests }) => sum + tests.length, 0) - wrong.length;
  });

  test('is tried as a whole', () => {
    expect(passed.groups).toBeGreaterThan(250);
    expect(passed.tests).toBeGreaterThan(1000);
  });
});

const loadAll = (groups: Group[]) =>
  load(
    documentOf(
      Object.fromEntries(groups.map((_, index) => [`g${index}`, { $ref: `#/components/schemas/G${index}` }])),
      Object.fromEntries(
        groups.map(({ schema }, index) => [`G${index}`, within(schema, `#/components/schemas/G${index}`)]),
      ),
    ),
  );

/** The tests of a group that a judge decides otherwise, in one form or the other. */
function judge({ description, tests }: Group, { check, faults }: Judge): string[] {
  return tests
    .filter(({ data, valid }) => check(data) !== valid || (faults(data).length === 0) !== valid)
    .map((input) => `${description}: ${input.description}`);
}

async function requireNoWrongAnswer(group: Group): Promise<void> {
  let judges: Awaited<ReturnType<typeof loadAll>>;
  try {
    judges = await loadAll([group]);
  } catch (error) {
    expect((error as Error).message).toMatch(/is not checked|outside the document|leads nowhere/);
    return;
  }
  expect(judge(group, judges('g0'))).toEqual([]);
}

/** A schema as a component of a document: what it refers to in itself stands below that component. */
function within(schema: Schema, root: string): Schema {
  if (Array.isArray(schema)) return schema.map((item) => within(item as Schema, root)) as never;
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      if (key === 'const' || key === 'enum') return [key, value];
      if (key === '$ref' && typeof value === 'string' && /^#(?:\/|$)/.test(value))
        return [key, root + value.slice(1)];
      return [key, within(value as Schema, root)];
    }),
  );
}
