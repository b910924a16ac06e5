import { expect, test } from 'vitest';
import { fillSchema } from '../../src/capabilities/pages/content/facts/fill.ts';
import { readFacts } from '../../src/capabilities/pages/content/facts/index.ts';

/** Lists that pages write as elements built alike, told apart by the names of their classes alone. */

const fill = (properties: object, body: string) =>
  fillSchema(
    { type: 'object', properties },
    readFacts({
      url: new URL('https://shop.example/a/'),
      status: 200,
      isHtml: true,
      text: `<html><body>${body}</body></html>`,
    }),
  );
const S = { type: 'string' };
const N = { type: 'number' };
const list = (properties: object): object => ({ type: 'array', items: { type: 'object', properties } });
const product = (name: string, price: string, more = ''): string =>
  `<li class="product-card"><a href="/p/${name}"><img src="/i.png"><h2 class="product-card__title">${name}</h2></a>
   <span class="product-card__price product-card__price--large">${price}</span>${more}</li>`;
const shop = `<ul>${product('A', '$5')}${product('B', '<del>$9</del> <b>$7</b>')}</ul>`;

test('products of a shop, each with its page, and where they were read', () => {
  const { data, sources } = fill({ products: list({ name: S, price: N, url: S, image: S }) }, shop);
  const image = 'https://shop.example/i.png';
  expect(data).toEqual({
    products: [
      { name: 'A', price: 5, url: 'https://shop.example/p/A', image },
      { name: 'B', price: 7, url: 'https://shop.example/p/B', image },
    ],
  });
  expect(sources['/products/0/price']).toBe('https://shop.example/a/');
});

test('a price struck out is not the price', () => {
  const body = `<ul>${product('A', '$5', '<del class="price">$9</del>')}${product('B', '$6')}</ul>`;
  expect(fill({ products: list({ price: N }) }, body).data).toEqual({
    products: [{ price: 5 }, { price: 6 }],
  });
});

test.each<[string, object, string, unknown]>([
  [
    'people with their addresses',
    { people: list({ name: S, role: S, email: S, phone: S }) },
    `<h2>People</h2><div>${['Ann', 'Bob'].map((name) => `<div class="m"><h3>${name}</h3><p class="role">CEO</p><a href="mailto:${name}@x.example">Mail</a><a href="tel:+1">Call</a></div>`).join('')}</div>`,
    {
      people: ['Ann', 'Bob'].map((name) => ({ name, role: 'CEO', email: `${name}@x.example`, phone: '+1' })),
    },
  ],
  [
    'questions that open',
    { faqs: list({ question: S, answer: S }) },
    '<details><summary>Who?</summary><p>We.</p></details><details><summary>Empty</summary></details>',
    { faqs: [{ question: 'Who?', answer: 'We.' }] },
  ],
  [
    'cards in rows, as one list',
    { items: list({ name: S, price: N }) },
    `<div class="row">${shop}</div><div class="row">${shop.replaceAll('>A<', '>C<')}</div>`,
    {
      items: [
        { name: 'A', price: 5 },
        { name: 'B', price: 7 },
        { name: 'C', price: 5 },
        { name: 'B', price: 7 },
      ],
    },
  ],
  ['no navigation', { items: list({ name: S, label: S }) }, `<nav>${shop}</nav>`, undefined],
])('a page states %s', (_, properties, body, want) => {
  expect(fill(properties, body).data).toEqual(want);
});

test('what a shop shows beside its product does not answer for it', () => {
  expect(fill({ name: S, price: N }, `<h1>Lamp</h1><p>The lamp.</p>${shop}`).data).toEqual({ name: 'Lamp' });
});
