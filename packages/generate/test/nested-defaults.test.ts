import { readDescription } from '@web-data/openapi';
import type { SchemaObject } from '@web-data/openapi';
import { describe, expect, test } from 'vitest';

const SPEC = new URL('../../../spec/openapi.yaml', import.meta.url).pathname;

/**
 * Optional members of requests that mean something else when they are left out than when they are `{}`, so that the
 * defaults of their members must not be filled in.
 */
const ABSENT_MEANS: Readonly<Record<string, string>> = {
  location: 'wherever this server is',
  scrapeOptions: 'results are not scraped, a crawl scrapes by its own defaults',
  crawlOptions: 'the target is no crawl, or crawls by its own defaults',
  profile: 'nothing is stored',
  email: 'nobody is mailed',
  geolocation: 'pages get no position',
  schedule: 'the schedule stays',
};

type Schema = SchemaObject | boolean | undefined;

const description = await readDescription(SPEC);
const schemas = (description.value as { components: { schemas: Record<string, SchemaObject> } }).components
  .schemas;

describe('an optional part of a request whose members have defaults', () => {
  const found = description.operations.flatMap(({ id, pointer }) =>
    listBodies(pointer).flatMap((schema) => listSilent(schema, id, new Set())),
  );

  test('has a default itself, or its absence means something else', () => {
    expect(found.filter(({ name }) => !(name in ABSENT_MEANS)).map(({ path }) => path)).toEqual([]);
  });

  test('is only excepted where it is needed', () => {
    expect(Object.keys(ABSENT_MEANS).toSorted()).toEqual(
      [...new Set(found.map(({ name }) => name))].toSorted(),
    );
  });
});

function listBodies(pointer: string): Schema[] {
  const { requestBody } = description.at(pointer).value as {
    requestBody?: { content?: Record<string, { schema?: Schema }> };
  };
  return Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
}

/** The optional objects without a default below a schema that have members with one. */
function listSilent(schema: Schema, path: string, seen: Set<Schema>): { path: string; name: string }[] {
  const own = resolve(schema);
  if (own === undefined || seen.has(own)) return [];
  seen.add(own);
  const required = new Set(own.required);
  const found: { path: string; name: string }[] = [];
  for (const [name, member] of Object.entries(listProperties(own))) {
    const inner = resolve(member);
    const at = `${path}/${name}`;
    const isOptional = !required.has(name) && !hasDefault(member);
    if (isOptional && Object.values(listProperties(inner)).some(hasDefault)) found.push({ path: at, name });
    const branches = [inner?.oneOf, inner?.anyOf].flatMap((some) => some ?? []);
    for (const one of [inner, inner?.['items'], ...branches])
      found.push(...listSilent(one as Schema, at, seen));
  }
  return found;
}

function listProperties(schema: Schema): Record<string, Schema> {
  const own = resolve(schema);
  if (own === undefined) return {};
  const parts = (own.allOf ?? []).map((part) => listProperties(part as Schema));
  return Object.assign({}, ...parts, own.properties) as Record<string, Schema>;
}

function hasDefault(schema: Schema): boolean {
  return [schema, resolve(schema)].some((one) => typeof one === 'object' && one.default !== undefined);
}

function resolve(schema: Schema): SchemaObject | undefined {
  if (typeof schema !== 'object') return undefined;
  return schema.$ref === undefined ? schema : resolve(schemas[schema.$ref.split('/').at(-1)!]);
}
