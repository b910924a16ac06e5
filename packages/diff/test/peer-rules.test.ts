import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { diffOpenApi, type Change, type OpenApiDocument } from '../src/index.ts';
import { OPERATION_CHANGES } from './peer/operation-changes.ts';
import { SCHEMA_CHANGES, type Effect } from './peer/schema-changes.ts';

type Carrier = readonly [name: string, reader: 'server' | 'client', wrap: (schema: unknown) => object];

/** Where oasdiff has a rule of its own for a change of a schema. */
const CARRIERS: readonly Carrier[] = [
  ['request-body', 'server', (schema) => ({ requestBody: json(schema) })],
  ['request-property', 'server', (schema) => ({ requestBody: json(holding(schema)) })],
  ['request-parameter', 'server', (schema) => ({ parameters: [parameter(schema)] })],
  ['request-parameter-property', 'server', (schema) => ({ parameters: [parameter(holding(schema))] })],
  ['response-body', 'client', (schema) => ({ responses: { 200: json(schema) } })],
  ['response-property', 'client', (schema) => ({ responses: { 200: json(holding(schema)) } })],
  [
    'response-header',
    'client',
    (schema) => ({ responses: { 200: { headers: { 'X-Held': { ...asJson(schema) } } } } }),
  ],
];

describe.each(CARRIERS)('%s', (_name, reader, wrap) => {
  test.each(SCHEMA_CHANGES)('%s', (_stem, old, now, effect) => {
    const changes = diffOpenApi(documentOf(wrap(parse(old))), documentOf(wrap(parse(now))));
    const isBreaking = changes.some(({ level }) => level === 'breaking');
    expect(isBreaking).toBe(breaks(effect, reader));
    if (effect !== 'nothing') expect(changes).not.toHaveLength(0);
  });
});

/** Fewer values break who sends them, more values break who reads them. */
function breaks(effect: Effect, reader: 'server' | 'client'): boolean {
  return effect === 'incomparable' || effect === (reader === 'server' ? 'narrows' : 'widens');
}

function documentOf(operation: object): OpenApiDocument {
  return { openapi: '3.1.0', paths: { '/things': { post: operation } } };
}

function json(schema: unknown): object {
  return { content: { 'application/json': { schema } } };
}

function holding(schema: unknown): object {
  return { type: 'object', properties: { held: schema } };
}

function asJson(schema: unknown): object {
  return json(schema);
}

function parameter(schema: unknown): object {
  return { name: 'held', in: 'query', ...json(schema) };
}

describe('what is no schema', () => {
  test.for(OPERATION_CHANGES)('%s', ([_rule, old, now, severity, level, why]) => {
    const changes = diffOpenApi(documentAt(old), documentAt(now));
    expect(highest(changes)).toBe(level);
    const isSame = (severity === 'error') === (level === 'breaking');
    expect(isSame ? undefined : 'another verdict').toBe(why === undefined ? undefined : 'another verdict');
  });
});

function highest(changes: readonly Change[]): string {
  return (
    ['breaking', 'additive', 'text'].find((level) => changes.some((change) => change.level === level)) ??
    'none'
  );
}

function documentAt(text: string): OpenApiDocument {
  return { openapi: '3.1.0', ...parse(text) };
}
