import { expect, test } from 'vitest';
import { readContent } from '../../src/capabilities/pages/content/content.ts';

const rows = (count: number): string =>
  `<table><tr><th>Name</th><th>Price</th></tr>${Array.from({ length: count }, (_, index) => `<tr><td>Plan ${index}</td><td>$1</td></tr>`).join('')}</table>`;
const plans = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } };
const schema = { type: 'object', properties: { plans } };

test.each<[string, number, Record<string, unknown> | undefined, RegExp | undefined]>([
  [
    'a list of the schema',
    2_000,
    schema,
    /at most 1000 items of a list: further ones were left out at `\/plans`\.$/,
  ],
  [
    'records without a schema',
    6_000,
    undefined,
    /at most 5000 records of a kind: any further ones were left out\.$/,
  ],
  ['a short table', 20, schema, undefined],
])('the warning says what a long table lost: %s', (_, count, wanted, warning) => {
  const url = new URL('https://shop.example/');
  const page = {
    url,
    status: 200,
    isHtml: true,
    text: `<html><body><main>${rows(count)}</main></body></html>`,
  };
  const data = readContent(page, { url: url.href, formats: ['json'], ...(wanted && { schema: wanted }) });
  if (warning === undefined) expect(data).not.toHaveProperty('warning');
  else expect(data.warning).toMatch(warning);
});
