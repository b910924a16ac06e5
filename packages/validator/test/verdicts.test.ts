import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checks } from '../src/runtime/check.ts';
import { operations } from '../src/generated/operations.ts';
import type { OperationId } from '../src/index.ts';
import { echoOptions, jsonHeaders } from './support/api.ts';
import { cases } from './support/cases.ts';
import type { Case } from './support/cases.ts';
import { locations, toJson } from './support/exchange.ts';
import { hosts } from './support/hosts.ts';
import type { Host } from './support/hosts.ts';
import { compileRuntime, parameterValues } from './support/runtime.ts';
import { sample } from '../../../scripts/vitest/tier.ts';

test('the table is large and names each case once', () => {
  expect(cases.length).toBeGreaterThan(300);
  expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
});

describe.each(Object.keys(hosts))('through %s', (name) => {
  let host: Host;
  beforeAll(async () => {
    host = await hosts[name]!(echoOptions());
  });
  afterAll(() => host.close());

  test.each(sample(cases, { fast: 20 }))('$title', async ({ method, path, headers, body, want }) => {
    const reply = await host.send({
      method,
      path,
      headers: { ...jsonHeaders, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (want === 'ok') return expect([reply.status, reply.text.slice(0, 12)]).toEqual([200, '{"operation"']);
    const [error, ...at] = want;
    expect([reply.status, toJson(reply.text).error, ...locations(reply.text)]).toEqual([400, error, ...at]);
    expect(toJson(reply.text).success).toBe(false);
  });
});

describe('by the generated checks and by Ajv at run time', () => {
  const runtime = compileRuntime();

  test.each(
    sample(
      cases.filter(({ body }) => body !== undefined),
      { fast: 20 },
    ),
  )('body of $title', ({ operation, body, want, headers }) => {
    if (headers) return;
    const checks = operations[operation as OperationId].body!.content['application/json']!;
    const verdicts = judge(checks, runtime.bodies[operation]!, body);
    expect(verdicts).toEqual(Array(3).fill(want === 'ok'));
  });

  test.each(
    sample(
      cases.filter(({ body, headers }) => body === undefined || headers),
      { fast: 5 },
    ),
  )('parameters of $title', (row: Case) => {
    const { checkParameters } = operations[row.operation as OperationId];
    const values = parameterValues(row);
    const verdicts = judge(checkParameters!, runtime.parameters[row.operation]!, values);
    expect(verdicts).toEqual(Array(3).fill(row.want === 'ok'));
  });

  test('every assertion of every request schema is hit', () => {
    const hit = new Set<string>();
    for (const { operation, body } of cases) {
      const check = runtime.bodies[operation];
      if (body === undefined || check!(copy(body))) continue;
      for (const { parentSchema, keyword } of check!.errors ?? []) {
        for (const { path } of runtime.assertions.filter(
          (one) => one.schema === parentSchema && one.keyword === keyword,
        )) {
          hit.add(`${path} ${keyword}`);
        }
      }
    }
    const all = runtime.assertions.map(({ path, keyword }) => `${path} ${keyword}`);
    expect(all.filter((one) => !hit.has(one))).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });

  test('every member of every request schema has a case that is valid with it', () => {
    const seen = new Set<string>();
    for (const { operation, body, want } of cases) {
      if (want === 'ok' && body !== undefined)
        for (const path of members(body)) seen.add(`${operation}${path}`);
    }
    expect(runtime.members.filter((path) => !seen.has(path))).toEqual([]);
  });
});

/** Whether the two forms of a check and Ajv find a value valid. */
function judge({ isValid, collect }: Checks, oracle: (value: unknown) => unknown, value: unknown): unknown[] {
  return [isValid(copy(value)), collect(copy(value)).length === 0, oracle(copy(value))];
}

function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function members(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => members(item, `${path}/*`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    [`${path}/${name}`].concat(members(member, `${path}/${name}`)),
  );
}
