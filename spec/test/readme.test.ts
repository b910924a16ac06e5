import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { splitPointer } from '../plugin/pointer.js';

const spec = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const readme = read('README.md');
/** A row of the API specification: the JSON Pointer of its location, and what has to stand there. */
interface Requirement {
  row: string;
  at: string;
  holds: unknown;
}

const document: unknown = JSON.parse(read('dist/openapi.json'));

test('the example runs', () => {
  const code = /```js\n([^]*?)```/.exec(readme)![1]!;
  const printed = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', code], {
    cwd: spec,
  });
  expect(printed.toString()).toBe('Map a website\nyes\n');
});

describe('each row of the API specification', () => {
  const groups = parse(read('test/requirements.yaml')) as Record<string, Requirement[]>;
  const rows = Object.entries(groups).flatMap(([group, list]) => list.map((row) => ({ group, ...row })));

  test('is in the list', () => {
    expect(rows).toHaveLength(141);
  });

  test.each(rows)('$group: $row, at $at', ({ at, holds }) => {
    expect(findViolations(valueAt(at), holds)).toEqual([]);
  });
});

function valueAt(pointer: string): unknown {
  let value = document as Record<string, unknown> | undefined;
  for (const part of splitPointer(pointer)) value = value?.[part] as typeof value;
  return value;
}

/** The deviations from a row: null stands for an absent member, and texts and descriptions may say more. */
function findViolations(found: unknown, held: unknown, place = ''): string[] {
  if (held === null) return found === undefined ? [] : [`${place} is there`];
  if (typeof held === 'string' && (place === '' || place.endsWith('description'))) {
    return String(found).replaceAll(/\s+/g, ' ').includes(held) ? [] : [`${place} is ${String(found)}`];
  }
  if (typeof held !== 'object' || Array.isArray(held)) {
    return JSON.stringify(found) === JSON.stringify(held) ? [] : [`${place} is ${JSON.stringify(found)}`];
  }
  if (typeof found !== 'object' || found === null) return [`${place} is ${JSON.stringify(found)}`];
  const members = found as Record<string, unknown>;
  return Object.entries(held).flatMap(([name, value]) =>
    findViolations(members[name], value, `${place}/${name}`),
  );
}
