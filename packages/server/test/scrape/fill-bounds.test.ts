import { expect, test } from 'vitest';
import { fillSchema } from '../../src/capabilities/pages/content/facts/fill.ts';
import { readFacts } from '../../src/capabilities/pages/content/facts/index.ts';

/** What a member's own schema forbids is left out; the rest of the page still answers. */

const page = (body: string): Parameters<typeof readFacts>[0] => ({
  url: new URL('https://shop.example/a/'),
  status: 200,
  isHtml: true,
  text: `<html><body>${body}</body></html>`,
});
const fill = (properties: object, body: string): unknown =>
  fillSchema({ type: 'object', properties }, readFacts(page(body))).data;
const list = (values: Record<string, string>): string =>
  `<dl>${Object.entries(values)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')}</dl>`;
const text = { type: 'string' };

test.each<[string, object, string, unknown]>([
  ['a pattern', { a: { ...text, pattern: '^\\d+$' }, b: text }, list({ A: 'x', B: 'y' }), { b: 'y' }],
  [
    'a length',
    { a: { ...text, maxLength: 2 }, b: { ...text, minLength: 2 } },
    list({ A: 'xyz', B: '😀' }),
    undefined,
  ],
  [
    'a number',
    { a: { type: 'number', maximum: 5 }, b: { type: 'number', minimum: 5 } },
    list({ A: '6', B: '6' }),
    { b: 6 },
  ],
  [
    'a number, sharply',
    { a: { type: 'number', exclusiveMinimum: 6 }, b: { type: 'number', exclusiveMaximum: 7, multipleOf: 2 } },
    list({ A: '6', B: '6' }),
    { b: 6 },
  ],
  [
    'a date',
    { a: { ...text, format: 'date' }, b: { ...text, format: 'date' } },
    list({ A: '5 March 2024', B: 'soon' }),
    { a: '2024-03-05' },
  ],
  [
    'a time',
    { a: { ...text, format: 'date-time' }, b: { ...text, format: 'date-time' } },
    list({ A: '2024-03-05T10:00Z', B: 'noon' }),
    { a: '2024-03-05T10:00Z' },
  ],
  [
    'an email address',
    { email: { ...text, format: 'email' } },
    list({ 'E-mail': 'mailto:a@b.example?subject=x' }),
    { email: 'a@b.example' },
  ],
  [
    'no email address',
    { email: { ...text, format: 'email' } },
    list({ 'E-mail': 'a [at] b.example' }),
    undefined,
  ],
  [
    'a URL',
    { a: { ...text, format: 'uri' }, b: { ...text, format: 'uri' } },
    list({ A: 'https://x.example/', B: 'see there' }),
    { a: 'https://x.example/' },
  ],
  [
    'a dash for nothing',
    { phone: text, fax: text, a: text },
    list({ Phone: '–', Fax: 'N/A', A: 'x' }),
    { a: 'x' },
  ],
  [
    'a size of a list',
    { tags: { type: 'array', items: text, maxItems: 2, uniqueItems: true } },
    '<meta name="keywords" content="a, a, b, c">',
    { tags: ['a', 'b'] },
  ],
])('the schema bounds %s', (_, properties, body, want) => {
  expect(fill(properties, body)).toEqual(want);
});

const plan = { type: 'object', properties: { name: text }, required: ['name'] };

test('no more things than the schema allows', () => {
  const rows =
    '<table><tr><th>Name</th><th>X</th></tr><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>2</td></tr></table>';
  expect(fill({ plans: { type: 'array', items: plan, maxItems: 1 } }, rows)).toEqual({
    plans: [{ name: 'A' }],
  });
});

test('the alternative of which all that is required is stated', () => {
  const other = { type: 'object', properties: { isbn: text, name: text }, required: ['isbn'] };
  const facts = readFacts(page(list({ Name: 'A' })));
  expect(fillSchema({ oneOf: [other, plan] }, facts)).toEqual({
    cut: [],
    data: { name: 'A' },
    sources: { '/name': 'https://shop.example/a/' },
  });
});
