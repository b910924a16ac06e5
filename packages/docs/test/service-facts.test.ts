import { expect, test } from 'vitest';
import { siteHandler } from '../src/index.ts';
import type { ServiceFacts } from '../src/index.ts';

const facts: ServiceFacts = {
  plans: {
    head: ['Plan', 'Requests a minute', 'At once'],
    rows: [
      ['small', '600', '50'],
      ['<b>|', '`n`', '1'],
    ],
  },
};

async function read(path: string, stated?: ServiceFacts): Promise<string> {
  const handle = siteHandler({ origin: 'http://127.0.0.1:1', facts: stated });
  return (await handle(new Request(`http://127.0.0.1:1/${path}`))).text();
}

test('the guide to limits shows the plans of the service that serves it', async () => {
  const page = await read('guides/limits/', facts);
  expect(page).toContain(
    '<th scope="row" role="rowheader">small</th><td role="cell" data-head="Requests a minute">600</td>',
  );
  expect(page).toContain(
    '<th scope="row" role="rowheader">&lt;b&gt;|</th><td role="cell" data-head="Requests a minute"><code>n</code></td>',
  );
  expect(page).not.toContain('lists its plans here');
  expect(page).toContain('lists its prices here');
  expect(await read('guides/limits.md', facts)).toContain(
    '| Plan | Requests a minute | At once |\n| --- | --- | --- |\n| small | 600 | 50 |\n| <b>\\| | `n` | 1 |',
  );
  expect(await read('llms/guides.txt', facts)).toContain('| small | 600 | 50 |');
});

test('without facts a text stands in their place, in the page and in its Markdown', async () => {
  for (const path of ['guides/limits/', 'guides/limits.md'])
    for (const fact of ['plans', 'prices']) expect(await read(path)).toContain(`lists its ${fact} here`);
});
