import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));

test('the example of the README runs', () => {
  const [, code = ''] = /```js\n([^]*?)```/.exec(readFileSync(`${root}README.md`, 'utf8')) ?? [];
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], { cwd: root });
  expect(printed.toString()).toBe('true DENY\n/teams/{teamId}/keys\n');
});
