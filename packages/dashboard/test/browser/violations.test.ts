import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { describeViolation } from '../../src/browser/violations.ts';

const require = createRequire(import.meta.url);

interface Schema {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}
interface Parameter {
  $ref?: string;
  in: string;
  name: string;
}
interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const document = JSON.parse(readFileSync(require.resolve('@web-data/spec/account/openapi.json'), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

function resolve<Value extends { $ref?: string }>(value: Value): Value {
  if (value.$ref === undefined) return value;
  const path = value.$ref.slice(2).split('/');
  return path.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], document) as Value;
}

/** The members of a body and of what is in it; a credential is made by the browser and never typed. */
function membersOf(schema: Schema): string[] {
  const { properties = {}, items } = resolve(schema);
  const own = Object.entries(properties).flatMap(([name, one]) =>
    [name].concat(name === 'credential' ? [] : membersOf(one)),
  );
  return items === undefined ? own : own.concat(membersOf(items));
}

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
const parameters = operations.flatMap(({ parameters: own = [] }) => own.map(resolve));
const contents = operations.flatMap(({ requestBody }) => Object.values(requestBody?.content ?? {}));
const typed = parameters
  .flatMap((one) => (one.in === 'query' ? [one.name] : []))
  .concat(contents.flatMap(({ schema }) => membersOf(schema)));

test.each([...new Set(typed)].toSorted())('a violation of `%s` names it as the pages do', (name) => {
  expect(describeViolation({ path: `/${name}`, code: 'required' })).toMatch(
    /^(?:The|What|Whether) [-a-zA-Z ]+ is missing\.$/,
  );
});

test.each<[violation: Parameters<typeof describeViolation>[0], sentence: string]>([
  [
    { path: '/link', code: 'minLength', message: 'must have at least 20 characters' },
    'The sign-in link is not complete.',
  ],
  [
    { path: '/retentionDays', code: 'maximum', message: 'must be at most 365' },
    'The number of days must be at most 365.',
  ],
  [
    { path: '/policy/blacklist/3', code: 'pattern', message: 'x' },
    'The list of blocked domains is not written as it should be.',
  ],
  [{ path: '/scopes', code: 'minItems', message: 'x' }, 'The choice of what the key may do is empty.'],
  [{ path: '/novel', code: 'novel', message: 'must be so' }, 'novel must be so.'],
  [{}, 'The request is not valid.'],
])('%j is: %s', (violation, sentence) => {
  expect(describeViolation(violation)).toBe(sentence);
});
