import { expect, test } from 'vitest';
import { coerce, unfit } from '../../src/capabilities/pages/content/facts/coerce.ts';
import { numberIn } from '../../src/capabilities/pages/content/facts/number.ts';
import { fillSchema } from '../../src/capabilities/pages/content/facts/fill.ts';
import { readFacts } from '../../src/capabilities/pages/content/facts/index.ts';
import { toMarkdown } from '@web-data/parse/html';
import type { Page } from '../../src/capabilities/pages/fetch/page.ts';

const pageOf = (text: string): Page => ({
  url: new URL('https://a.example/p/'),
  status: 200,
  text,
  isHtml: true,
});
const facts = (html: string): unknown[] =>
  readFacts(pageOf(html)).map(({ kind, values }) => [kind, Object.fromEntries(values)]);

test.each<[string, string, unknown]>([
  [
    'JSON-LD and what is inside',
    '<script type="application/ld+json">{"@type":"Product","name":"X","offers":{"price":"4"}}</script>',
    ['json-ld', { name: 'X', offers: { price: '4' }, price: '4' }],
  ],
  [
    'broken JSON-LD',
    '<script type="application/ld+json">{</script>',
    ['meta', { url: 'https://a.example/p/' }],
  ],
  [
    'microdata',
    '<p itemscope><b itemprop="name">X</b><a itemprop="url" href="/x"></a><i itemprop="price" content="4"></i></p>',
    ['microdata', { name: 'X', url: 'https://a.example/x', price: '4' }],
  ],
  [
    'RDFa',
    '<div vocab="https://schema.org/" typeof="Product"><b property="name">X</b><i property="offers" typeof="Offer"><s property="price" content="4"></s></i></div>',
    ['rdfa', { name: 'X', offers: { '@type': ['Offer'], price: '4' }, price: '4' }],
  ],
  [
    'JSON-LD by reference, with entities, in CDATA',
    '<script type="Application/LD+JSON; charset=utf-8">\n//<![CDATA[\n{"@graph":[{"@type":"Product","name":"A &amp; B","maker":{"@id":"#m"}},{"@id":"#m","telephone":"1"}]}\n//]]>\n</script>',
    ['json-ld', { name: 'A & B', maker: { '@id': '#m', telephone: '1' }, telephone: '1' }],
  ],
  [
    'labelled lines',
    '<ul><li>Weight (net): 2 kg</li><li><b>SKU:</b> A-1</li><li>Note: x</li><li>Note: y</li></ul>',
    ['text', { 'weight net': '2 kg', weight: '2 kg', sku: 'A-1' }],
  ],
  [
    'a table without heading cells',
    '<table><tr><td>Weight</td><td>2 kg</td></tr><tr><td>Area</td><td>5 m<sup>2</sup><sup>[1]</sup></td></tr></table>',
    ['table', { weight: '2 kg', area: '5 m²' }],
  ],
  [
    'a table with a heading row',
    '<table><tr><th>Plan name</th><th>Price</th></tr><tr><td>X</td><td>$4</td></tr></table>',
    ['table', { 'plan name': 'X', price: '$4' }],
  ],
  ['a table of pairs', '<table><tr><th>Price</th><td>$4</td></tr></table>', ['table', { price: '$4' }]],
  ['a definition list', '<dl><dt>A<dd>1</dd><dt>B</dt><dd>2</dd></dl>', ['definition-list', { b: '2' }]],
  [
    'meta elements',
    '<meta property="og:title" content="T"><meta name="author" content="M">',
    ['meta', { title: 'T', author: 'M', url: 'https://a.example/p/' }],
  ],
])('%s', (_, html, first) => {
  const [found] = facts(`<html><body>${html}</body></html>`);
  if ((first as unknown[])[0] === 'definition-list') expect(found).toMatchObject(first as object);
  else expect(found).toEqual(first);
});

test.each<[unknown, string, unknown]>([
  ['$1,299.00', 'number', 1299],
  ['1.299,50 €', 'number', 1299.5],
  ['about 3 of 4', 'number', unfit],
  ['2024-01-01', 'number', unfit],
  ['1.5', 'integer', unfit],
  ['9'.repeat(200), 'number', unfit],
  ['yes', 'boolean', true],
  ['https://schema.org/OutOfStock', 'boolean', false],
  ['maybe', 'boolean', unfit],
  [{ name: 'X' }, 'string', 'X'],
  [['a', 'b'], 'string', 'a, b'],
  [['https://x.example/1', 'https://x.example/2'], 'string', 'https://x.example/1'],
  [[{ name: 'A' }, { name: 'B' }], 'string', 'A, B'],
  [[{}, {}], 'string', unfit],
  ['https://schema.org/InStock', 'string', 'InStock'],
  ['In stock', 'boolean', true],
  ['nein', 'boolean', false],
])('%j as %s', (value, type, expected) => {
  expect(coerce(value, { types: [type] })).toBe(expected);
});

test.each<[string, number | undefined]>([
  ['49', 49],
  ['1,299', 1299],
  ['1.299', 1.299],
  ['1.299 €', 1299],
  ['1 299,00 €', 1299],
  ["CHF 1'299.50", 1299.5],
  ['1,23,456.00', 123456],
  ['$1,299.00 (incl. VAT)', 1299],
  ['12 $/mo', 12],
  ['−5 °C', -5],
  ['50%', 50],
  ['1.5M', 1_500_000],
  ['10k', 10_000],
  ['3 Mio. €', 3_000_000],
  ['5 m', 5],
  ['5 MB', 5],
  ['10 km', 10],
  ['(5)', undefined],
  ['< 5', undefined],
  ['5–10', undefined],
  ['3 of 4', undefined],
  ['1 2', undefined],
  ['12:30', undefined],
  ['2024-01-01', undefined],
  ['N/A', undefined],
  ['Up to 10', undefined],
  ['Over 5', undefined],
  ['ab 5 €', undefined],
  ['~5', undefined],
  ['5+', undefined],
  ['10 or more', undefined],
  ['A4', undefined],
  ['H2O', undefined],
  ['v2', undefined],
  ['5m', 5],
  ['$5m', 5_000_000],
  ['£2bn', 2_000_000_000],
  ['512b', 512],
  ['3000K', 3000],
  ['USD 12', 12],
  ['US$ 12', 12],
  ['Rs. 499', 499],
  ['kr 99,-', 99],
  ['CHF 1’200.–', 1200],
  ['zł 10', 10],
  ['#3', 3],
  ['MAX 5', undefined],
  ['50 m²', 50],
  ['-$5', -5],
  ['R$ 1.299,90', 1299.9],
  ['￥1200', 1200],
  ['１２００円', 1200],
])('the number in %j is %s', (text, want) => {
  expect(numberIn(text)).toBe(want);
});

test.each<[unknown, readonly unknown[], unknown]>([
  ['https://schema.org/InStock', ['InStock', 'OutOfStock'], 'InStock'],
  ['In stock', ['in_stock', 'sold_out'], 'in_stock'],
  ['$49', [49, 99], 49],
  ['new', ['used'], unfit],
])('%j as one of %j', (value, members, want) => {
  expect(coerce(value, { types: [], enum: members })).toBe(want);
});

test('a list takes the rows that state most, each value is cited, and nothing is invented', () => {
  const records = readFacts(
    pageOf(
      '<html><body><table><tr><th>Name</th><th>Price</th></tr><tr><td>A</td><td>1</td></tr><tr><td>B</td><td>-</td></tr></table><table><tr><th>Name</th><th>Born</th></tr><tr><td>C</td><td>2</td></tr></table></body></html>',
    ),
  );
  const item = { properties: { name: { type: 'string' }, price: { type: 'number' } } };
  const schema = { properties: { plans: { type: 'array', items: item }, missing: { type: 'string' } } };
  expect(fillSchema(schema, records)).toEqual({
    cut: [],
    data: { plans: [{ name: 'A', price: 1 }, { name: 'B' }] },
    sources: {
      '/plans/0/name': 'https://a.example/p/',
      '/plans/0/price': 'https://a.example/p/',
      '/plans/1/name': 'https://a.example/p/',
    },
  });
});

test.each([
  ['<h1>T</h1><p>a <b>b</b></p>', '# T\n\na **b**'],
  ['<p><a href="../x">x</a> <a href="javascript:run()">y</a></p>', '[x](https://a.example/x) y'],
  ['<img src="i.png" alt="i"><script>run()</script>', '![i](https://a.example/p/i.png)'],
  ['<table><tr><th>A</th></tr><tr><td>1</td></tr></table>', '| A |\n| --- |\n| 1 |'],
])('%s as Markdown', (html, markdown) => {
  expect(toMarkdown(pageOf(`<html><body>${html}</body></html>`), false)).toBe(markdown);
});
