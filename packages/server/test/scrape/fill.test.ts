import { expect, test } from 'vitest';
import { fillSchema } from '../../src/capabilities/pages/content/facts/fill.ts';
import { readFacts } from '../../src/capabilities/pages/content/facts/index.ts';

/** What a schema gets from pages as they are written: what they state, never more. */

const S = { type: 'string' };
const N = { type: 'number' };
const object = (properties: object, required: string[] = []): object => ({
  type: 'object',
  properties,
  required,
});
const list = (items: object): object => ({ type: 'array', items });
const ld = (thing: object): string => `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;
const fill = (schema: object, ...bodies: string[]) =>
  fillSchema(
    schema,
    bodies.flatMap((body, index) =>
      readFacts({
        url: new URL(`https://shop.example/${index}`),
        status: 200,
        isHtml: true,
        text: `<html lang="en"><head><title>T | Shop</title></head><body>${body}</body></html>`,
      }),
    ),
  );

const graph = ld({
  '@graph': [
    {
      '@type': 'Organization',
      '@id': '#acme',
      name: 'Acme',
      logo: 'https://x.example/logo.png',
      telephone: '+1',
      address: { '@type': 'PostalAddress', streetAddress: '1 Main St', addressLocality: 'Springfield' },
    },
    {
      '@type': 'Product',
      name: 'Desk Lamp',
      brand: { '@type': 'Brand', name: 'Lumo' },
      image: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
      aggregateRating: { ratingValue: '4.6', reviewCount: '128' },
      offers: {
        price: '1,299.00',
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        seller: { '@id': '#acme' },
      },
      review: [
        { '@type': 'Review', author: { name: 'Ann' }, reviewRating: { ratingValue: 5 }, reviewBody: 'Great' },
        { '@type': 'Review', author: { name: 'Bob' }, reviewRating: { ratingValue: 3 } },
      ],
    },
  ],
});
const plans = (heading: string, ...names: string[]): string =>
  `<h2>${heading}</h2><table><tr><th>Name</th><th>Price</th></tr>${names.map((name, index) => `<tr><td>${name}</td><td>$${index}</td></tr>`).join('')}</table>`;
const item = object({ name: S, price: N });

test.each<[string, string, object, unknown]>([
  [
    'a product',
    graph,
    object({
      name: S,
      price: N,
      currency: S,
      brand: S,
      rating: N,
      reviewCount: { type: 'integer' },
      inStock: { type: 'boolean' },
      availability: { enum: ['InStock', 'OutOfStock'] },
      image: S,
    }),
    {
      name: 'Desk Lamp',
      price: 1299,
      currency: 'USD',
      brand: 'Lumo',
      rating: 4.6,
      reviewCount: 128,
      inStock: true,
      availability: 'InStock',
      image: 'https://x.example/1.jpg',
    },
  ],
  [
    'things inside things, each from its own',
    graph,
    object({
      product: object({ name: S, offers: object({ price: N }), images: list(S) }),
      company: object({ name: S, phone: S, address: object({ street: S, city: S }) }),
      reviews: list(object({ author: S, rating: N, body: S })),
    }),
    {
      product: {
        name: 'Desk Lamp',
        offers: { price: 1299 },
        images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
      },
      company: { name: 'Acme', phone: '+1', address: { street: '1 Main St', city: 'Springfield' } },
      reviews: [
        { author: 'Ann', rating: 5, body: 'Great' },
        { author: 'Bob', rating: 3 },
      ],
    },
  ],
  [
    'names that say whose they are',
    graph,
    object({ companyName: S, product_name: S }),
    { companyName: 'Acme', product_name: 'Desk Lamp' },
  ],
  [
    'references, alternatives, and null for what is required and not stated',
    graph,
    {
      $ref: '#/$defs/thing',
      $defs: {
        thing: object(
          {
            name: { anyOf: [S, { type: 'null' }] },
            price: { type: ['number', 'null'] },
            ean: { type: ['string', 'null'] },
          },
          ['name', 'price', 'ean'],
        ),
      },
    },
    { name: 'Desk Lamp', price: 1299, ean: null },
  ],
  [
    'the price of one product is not that of another',
    ld({ '@type': 'Product', name: 'Main', sku: 'M', color: 'red' }) +
      ld({ '@type': 'Product', name: 'Other', offers: { price: 9 } }),
    object({ name: S, sku: S, color: S, price: N }),
    { name: 'Main', sku: 'M', color: 'red' },
  ],
  [
    'two lists by their headings',
    plans('Plans', 'Free') + plans('Add-ons', 'Seats', 'Storage'),
    object({ plans: list(item), addOns: list(item) }),
    {
      plans: [{ name: 'Free', price: 0 }],
      addOns: [
        { name: 'Seats', price: 0 },
        { name: 'Storage', price: 1 },
      ],
    },
  ],
  [
    'a comparison, whose columns are the things',
    '<table><tr><th></th><th>Free</th><th>Pro</th></tr><tr><th>Price</th><td>Free</td><td>$12</td></tr><tr><th>Seats</th><td>1</td><td>1,000</td></tr></table>',
    object({ plans: list(object({ name: S, price: N, seats: N })) }),
    {
      plans: [
        { name: 'Free', price: 0, seats: 1 },
        { name: 'Pro', price: 12, seats: 1000 },
      ],
    },
  ],
  [
    'headings with units, and a remark over the whole width',
    '<table><tr><th>Plan</th><th>Price (USD)</th></tr><tr><th>Pro</th><td>$12/mo</td></tr><tr><td colspan="2">With support</td></tr></table>',
    object({ plans: list(object({ name: S, plan: S, price: N })) }),
    { plans: [{ name: 'Pro', plan: 'Pro', price: 12 }] },
  ],
  [
    'labels in another language',
    '<dl><dt>Preis</dt><dd>1.299,00 €</dd><dt>Farbe:</dt><dd>Rot</dd></dl>',
    object({ price: N, color: S }),
    { price: 1299, color: 'Rot' },
  ],
  [
    'an article',
    '<meta property="article:published_time" content="2024-05-01T10:00:00Z"><meta property="article:tag" content="a"><meta property="article:tag" content="b"><meta name="author" content="Ada"><h1>News</h1>',
    object({ title: S, author: S, date: { type: 'string', format: 'date' }, tags: list(S) }),
    { title: 'News', author: 'Ada', date: '2024-05-01', tags: ['a', 'b'] },
  ],
  [
    'a recipe',
    ld({
      '@type': 'Recipe',
      name: 'Soup',
      recipeIngredient: ['a', 'b'],
      recipeInstructions: [{ text: 'Cut' }, { text: 'Boil' }],
      recipeYield: '4',
    }),
    object({ name: S, ingredients: list(S), instructions: list(S), servings: N }),
    { name: 'Soup', ingredients: ['a', 'b'], instructions: ['Cut', 'Boil'], servings: 4 },
  ],
  [
    'questions and answers',
    ld({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Q', acceptedAnswer: { '@type': 'Answer', text: 'A' } }],
    }),
    object({ faqs: list(object({ question: S, answer: S })) }),
    { faqs: [{ question: 'Q', answer: 'A' }] },
  ],
  [
    'a fact box with notes',
    '<table><tr><th colspan="2">Berlin</th></tr><tr><th>Population<sup>[1]</sup></th><td>3,878,100<sup>[2]</sup></td></tr><tr><th>Area</th><td>891.3&nbsp;km<sup>2</sup></td></tr></table>',
    object({ population: { type: 'integer' }, area: N }),
    { population: 3878100, area: 891.3 },
  ],
  [
    'lines with labels',
    '<h1>Lamp</h1><p>Price: $12.50</p><p><strong>SKU:</strong> AB-1</p>',
    object({ name: S, price: N, sku: S }),
    { name: 'Lamp', price: 12.5, sku: 'AB-1' },
  ],
  [
    'nothing where nothing is stated',
    '<p>Lorem ipsum</p>',
    object({ price: N, ceo: { type: ['string', 'null'] } }, ['ceo']),
    undefined,
  ],
])('%s', (_, html, schema, want) => {
  expect(fill(schema, html).data).toEqual(want);
});

const job = (title: string, company: string): string =>
  ld({ '@type': 'JobPosting', title, hiringOrganization: { name: company } });

test('a list goes over pages, and each value is cited with its own', () => {
  const schema = object({ jobs: list(object({ title: S, company: S })) });
  expect(fill(schema, job('Dev', 'X'), job('Ops', 'Y'))).toEqual({
    cut: [],
    data: {
      jobs: [
        { title: 'Dev', company: 'X' },
        { title: 'Ops', company: 'Y' },
      ],
    },
    sources: {
      '/jobs/0/title': 'https://shop.example/0',
      '/jobs/0/company': 'https://shop.example/0',
      '/jobs/1/title': 'https://shop.example/1',
      '/jobs/1/company': 'https://shop.example/1',
    },
  });
});

const shown = (name: string, price: number): string =>
  `<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">${name}</b><i itemprop="price">${price}</i></div>`;

test('a list goes over pages that state their things in different syntaxes', () => {
  const pages = [
    ld({ '@type': 'Product', name: 'Anvil', price: 5 }),
    shown('Bell', 2),
    ld({ '@type': 'Product', name: 'Lamp', price: 9 }) + shown('Lamp', 9) + shown('Rope', 1),
  ];
  const { data } = fill(object({ products: list(item) }), ...pages);
  expect((data as { products: { name: string }[] }).products.map(({ name }) => name)).toEqual([
    'Anvil',
    'Bell',
    'Lamp',
    'Rope',
  ]);
});

test('rows that lack what is required are left out, and leave no sources behind', () => {
  const html =
    '<table><tr><th>Name</th><th>Price</th></tr><tr><td>A</td><td>ask us</td></tr><tr><td>B</td><td>$2</td></tr></table>';
  const schema = object({ plans: list(object({ name: S, price: N }, ['price'])) });
  expect(fill(schema, html)).toEqual({
    cut: [],
    data: { plans: [{ name: 'B', price: 2 }] },
    sources: { '/plans/0/name': 'https://shop.example/0', '/plans/0/price': 'https://shop.example/0' },
  });
});

const og = '<meta property="og:title" content="Pumps"><h1>Pumps</h1>';
const options =
  '<table><tr><th>Name</th><th>Type</th><th>Default</th></tr><tr><td>url</td><td>string</td><td>none</td></tr><tr><td>depth</td><td>number</td><td>3</td></tr></table>';
const node = {
  $ref: '#/$defs/node',
  $defs: { node: object({ name: S, children: list({ $ref: '#/$defs/node' }) }) },
};
const parent = {
  $ref: '#/$defs/part',
  $defs: { part: object({ name: S, price: N, parent: { $ref: '#/$defs/part' } }) },
};
const priced = (heading: string, ...names: string[]): string =>
  `<table><tr><th>${heading}</th><th>Price</th></tr>${names.map((name, index) => `<tr><td>${name}</td><td>$${index + 1}</td></tr>`).join('')}</table>`;
const section = (name: string, ...lines: string[]): string =>
  `<h3>${name}</h3>${lines.map((line) => `<p>${line}</p>`).join('')}`;

test.each<[string, string[], object, unknown]>([
  ['the title of a page before a cell', [`${og}${options}`], object({ title: S }), { title: 'Pumps' }],
  [
    'the heading before a cell',
    [`<h1>Pumps</h1>${options}`],
    object({ title: S, name: S }),
    { title: 'Pumps', name: 'Pumps' },
  ],
  [
    'the title of the document where there is no other',
    [options],
    object({ title: S }),
    { title: 'T | Shop' },
  ],
  [
    'JSON-LD before a cell',
    [ld({ '@type': 'TechArticle', headline: 'On pumps' }) + options],
    object({ title: S }),
    { title: 'On pumps' },
  ],
  ['no row of many for the page', [options], object({ type: S, default: S }), undefined],
  [
    'the only row of a table',
    ['<table><tr><th>Height</th><th>Built</th></tr><tr><td>40 m</td><td>1901</td></tr></table>'],
    object({ height: N, built: { type: 'integer' } }),
    { height: 40, built: 1901 },
  ],
  [
    'a box of facts, whose rows are labels, beside the title',
    [`${og}<table><tr><th>Weight</th><td>2.5 kg</td></tr><tr><th>Name</th><td>P-1</td></tr></table>`],
    object({ title: S, weight: N, name: S }),
    { title: 'Pumps', weight: 2.5, name: 'P-1' },
  ],
  ['one name once, in a schema that contains itself', ['<h1>Pumps</h1>'], parent, { name: 'Pumps' }],
  [
    'rows once, in a list that contains itself',
    [plans('Parts', 'Valve', 'Seal')],
    { ...object({ parts: list({ $ref: '#/$defs/node' }) }), $defs: node.$defs },
    { parts: [{ name: 'Valve' }, { name: 'Seal' }] },
  ],
  [
    'things in things of the same schema, each from its own',
    [ld({ '@type': 'Thing', name: 'Pump', children: [{ '@type': 'Thing', name: 'Valve' }] })],
    node,
    { name: 'Pump', children: [{ name: 'Valve' }] },
  ],
  [
    'no name of the page for what belongs to it',
    ['<h1>Pumps</h1><p>Price: $5</p>'],
    object({ name: S, price: N, brand: object({ name: S }) }),
    { name: 'Pumps', price: 5 },
  ],
  [
    'what belongs to a thing first, whatever the order of the schema',
    ['<h1>Pumps</h1><p>Price: $5</p>'],
    object({ brand: object({ name: S }), name: S }),
    { name: 'Pumps' },
  ],
  [
    'the first column as the name',
    [priced('Plan', 'Free', 'Pro')],
    object({ plans: list(item) }),
    {
      plans: [
        { name: 'Free', price: 1 },
        { name: 'Pro', price: 2 },
      ],
    },
  ],
  [
    'no name from a column of dates or of people',
    [priced('Date', '2031-01-02', '2031-01-03') + priced('Author', 'Ann', 'Bo')],
    object({ entries: list(item) }),
    { entries: [{ price: 1 }, { price: 2 }] },
  ],
  [
    'headings with lines of the same labels',
    [`<h1>Pumps</h1>${section('P-1', 'Price: $5', 'Weight: 2 kg')}${section('P-2', 'Price: $7')}`],
    object({ pumps: list(object({ name: S, price: N, weight: N })) }),
    {
      pumps: [
        { name: 'P-1', price: 5, weight: 2 },
        { name: 'P-2', price: 7 },
      ],
    },
  ],
  [
    'a record of each page',
    ['<h1>P-1</h1><p>Price: $5</p>', '<h1>P-2</h1><p>Price: $7</p>'],
    object({ pumps: list(item) }),
    {
      pumps: [
        { name: 'P-1', price: 5 },
        { name: 'P-2', price: 7 },
      ],
    },
  ],
  [
    'a record of each page, from a list of definitions',
    ['<h1>P-1</h1><dl><dt>Price</dt><dd>$5</dd></dl>', '<h1>P-2</h1><dl><dt>Price</dt><dd>$7</dd></dl>'],
    object({ pumps: list(item) }),
    {
      pumps: [
        { name: 'P-1', price: 5 },
        { name: 'P-2', price: 7 },
      ],
    },
  ],
  [
    'no records of pages that only have titles',
    ['<h1>A</h1>', '<h1>B</h1>'],
    object({ pumps: list(item) }),
    undefined,
  ],
  [
    'numbers in the unit of the name',
    ['<dl><dt>Weight</dt><dd>1,500 g</dd><dt>Length</dt><dd>2 m</dd><dt>Power</dt><dd>40 W</dd></dl>'],
    object({ weight_kg: N, lengthCm: N, power_w: N, weight_lb: N }),
    { weight_kg: 1.5, lengthCm: 200, power_w: 40 },
  ],
  [
    'the unit of a label',
    ['<table><tr><th>Weight (g)</th><td>1500</td></tr><tr><th>Depth (cm)</th><td>20</td></tr></table>'],
    object({ weight_kg: N, depth_mm: N, depth_kg: N }),
    { weight_kg: 1.5, depth_mm: 200 },
  ],
  [
    'no number of another unit, or of none',
    ['<dl><dt>Weight</dt><dd>3 lb</dd><dt>Memory</dt><dd>8</dd></dl>'],
    object({ weight_kg: N, memory_gb: N, price_min: N }),
    undefined,
  ],
])('a page states %s', (_, bodies, schema, want) => {
  expect(fill(schema, ...bodies).data).toEqual(want);
});

test('a list with more items than a result has says so, unless the schema asks for fewer', () => {
  const rows = plans('Plans', ...Array.from({ length: 1200 }, (_, index) => `Plan ${index}`));
  const { data, cut } = fill(object({ plans: list(item) }), rows);
  expect((data as { plans: unknown[] }).plans).toHaveLength(1000);
  expect(cut).toEqual(['/plans']);
  expect(fill(object({ plans: { ...list(item), maxItems: 3 } }), rows).cut).toEqual([]);
});
