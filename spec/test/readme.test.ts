import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { splitPointer } from '../plugin/pointer.js';

const spec = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const readme = read('README.md');
const document: unknown = JSON.parse(read('dist/openapi.json'));

test('the example runs', () => {
  const code = /```js\n([^]*?)```/.exec(readme)![1]!;
  const printed = execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', code], {
    cwd: spec,
  });
  expect(printed.toString()).toBe('Map a website\nyes\n');
});

test('the vocabulary of relations is that of relations.yaml', () => {
  const kinds = parse(read('relations.yaml')) as Record<string, { meaning: string; members: object }>;
  const listed = rows('## Relations', '## Where').map((cells) =>
    cells.map((cell) => cell.replaceAll('`', '')),
  );
  expect(listed.map(([kind, , members]) => [kind, members])).toEqual(
    Object.entries(kinds).map(([kind, { members }]) => [kind, Object.keys(members).join(', ')]),
  );
});

describe('where each row of the API specification stands', () => {
  const table = rows('## Where each row');

  test('no row got lost', () => {
    expect(table).toHaveLength(141);
  });

  test.each(table)('%s at %s', (_, pointer, held) => {
    expect(findViolations(at(pointer!.slice(1, -1)), JSON.parse(held!.slice(1, -1)))).toEqual([]);
  });
});

/** The cells of the table rows between two headings. */
function rows(from: string, to?: string): string[][] {
  const text = readme.slice(readme.indexOf(from), to ? readme.indexOf(to) : undefined);
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:-|Row |Kind )/.test(line));
  return lines.map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );
}

function at(pointer: string): unknown {
  let value = document as Record<string, unknown> | undefined;
  for (const part of splitPointer(pointer)) value = value?.[part] as typeof value;
  return value;
}

/** What is not as the table says: null stands for a member that is not there, texts and descriptions may say more. */
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
