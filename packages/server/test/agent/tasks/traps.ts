import { number, object, text } from './task.ts';
import type { Task } from './task.ts';

/** Pages that state something close to what is asked for, and not it. */
export const traps: readonly Task[] = [
  {
    title: 'a price of the shipping alone',
    pages: ['<h1>Vase</h1><p>Shipping price: $5</p><p>Material: Clay</p>'],
    schema: object({ price: number, material: text }),
    expected: { material: 'Clay' },
  },
  {
    title: 'tickets that are a number of tickets',
    pages: ['<h1>Show</h1><p>Tickets: 200 left</p><p>Where: Hall 3</p>'],
    schema: object({ price: number, venue: text }),
    expected: { venue: 'Hall 3' },
  },
  {
    title: 'a byline without an author',
    pages: ['<h1>Back again</h1><p class="byline">by popular demand</p><p>Publisher: Harbor</p>'],
    schema: object({ author: text, publisher: text }),
    expected: { publisher: 'Harbor' },
  },
  {
    title: 'two labels of one meaning that do not agree',
    pages: ['<h1>Shop</h1><p>Article number: 7</p><p>Part number: 8</p><p>Brand: Nordal</p>'],
    schema: object({ sku: text, brand: text }),
    expected: { brand: 'Nordal' },
  },
  {
    title: 'a sign of several currencies',
    pages: ['<h1>Cap</h1><p>Price: $12</p>'],
    schema: object({ price: number, currency: text }),
    expected: { price: 12 },
  },
  {
    title: 'amounts in two currencies',
    pages: ['<h1>Cap</h1><p>Price: £12</p><p>Customs: €3</p>'],
    schema: object({ price: number, currency: text }),
    expected: { price: 12 },
  },
  {
    title: 'a weight with its packaging',
    pages: ['<h1>Lamp</h1><p>Gross weight: 2 kg</p><p>Height: 40 cm</p>'],
    schema: object({ weight_kg: number, height_cm: number }),
    expected: { height_cm: 40 },
  },
  {
    title: 'a word where a price would be',
    pages: ['<h1>Bakery</h1><p>Now: 3 jobs open</p><p>Phone: 555-0100</p>'],
    schema: object({ price: number, phone: text }),
    expected: { phone: '555-0100' },
  },
  {
    title: 'a menu of a page that looks like facts',
    pages: [
      '<nav><ul><li><span>Price</span><span>list</span></li><li><span>Phone</span><span>us</span></li></ul></nav><h1>Garage</h1><p>Address: Lane 4</p>',
    ],
    schema: object({ price: text, phone: text, address: text }),
    expected: { address: 'Lane 4' },
  },
];
