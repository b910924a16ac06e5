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
    title: 'a price and a duty in two currencies',
    pages: ['<h1>Cap</h1><p>Price: £12</p><p>Customs: €3</p>'],
    schema: object({ price: number, currency: text }),
    expected: { price: 12, currency: 'GBP' },
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
  {
    title: 'a processor whose maker is the code of a currency',
    pages: ['<h1>PC</h1><p>Price: 299</p><p>CPU: AMD 5600</p>'],
    schema: object({ price: number, cpu: text, currency: text }),
    expected: { price: 299, cpu: 'AMD 5600' },
  },
  {
    title: 'kroner of one of several countries beside a duty in euros',
    pages: ['<h1>Cap</h1><p>Price: 499 kr</p><p>Import duty: €15</p>'],
    schema: object({ price: number, currency: text }),
    expected: { price: 499 },
  },
  {
    title: 'a price without a currency beside the shipping in euros',
    pages: [
      '<script type="application/ld+json">{"@type":"Product","name":"Cap","offers":{"@type":"Offer","price":"49.00"}}</script><h1>Cap</h1><p>Shipping: €5</p>',
    ],
    schema: object({ price: number, currency: text }),
    expected: { price: 49 },
  },
  {
    title: 'two flats, each with a list of pairs',
    pages: [
      '<h1>Flats</h1><h2>Elm</h2><ul><li><b>Rent</b><i>900</i></li><li><b>Rooms</b><i>3</i></li></ul><h2>Oak</h2><ul><li><b>Rent</b><i>700</i></li><li><b>Floor</b><i>2</i></li></ul><p>Phone: 555-0100</p>',
    ],
    schema: object({ rent: number, rooms: number, floor: number, phone: text }),
    expected: { phone: '555-0100' },
  },
  {
    title: 'two flats, each with labelled lines',
    pages: [
      '<h1>Flats</h1><h2>Elm</h2><p>Rent: 900</p><p>Rooms: 3</p><h2>Oak</h2><p>Rent: 700</p><p>Floor: 2</p><footer><p>Phone: 555-0100</p></footer>',
      '<h1>Office</h1><p>Phone: 555-0100</p>',
    ],
    schema: object({ rent: number, rooms: number, floor: number, phone: text }),
    expected: { phone: '555-0100' },
  },
  {
    title: 'the headings of columns',
    pages: [
      '<h1>Plans</h1><div><div><span>Plan</span><span>Price</span></div><div><span>Basic</span><span>€5</span></div></div><p>Phone: 555-0100</p>',
    ],
    schema: object({ plan: text, basic: text, phone: text }),
    expected: { phone: '555-0100' },
  },
  {
    title: 'orders and filters of a shop',
    pages: [
      '<h1>Shop</h1><ul class="filters"><li><b>Color</b><i>Red</i></li><li><b>Size</b><i>L</i></li></ul><ul><li><b>Price</b><i>Low to high</i></li><li><b>Rating</b><i>Highest first</i></li></ul><p>Phone: 555-0100</p>',
    ],
    schema: object({ price: text, rating: text, color: text, size: text, phone: text }),
    expected: { phone: '555-0100' },
  },
  ...[
    '<ul><li><b>Price</b><i>€9</i></li><li><b>Color</b><i>Red</i></li></ul>',
    '<p>Price: €9</p><p>Color: Red</p>',
    '<dl><dt>Price</dt><dd>€9</dd><dt>Color</dt><dd>Red</dd></dl>',
    '<table><tr><td>Price</td><td>€9</td></tr><tr><td>Color</td><td>Red</td></tr></table>',
  ].map((facts, index): Task => ({
    title: `facts of another thing beside the page (${index})`,
    pages: [`<h1>Lamp</h1><p>Material: Clay</p><aside><h2>Cap</h2>${facts}</aside>`],
    schema: object({ price: number, color: text, material: text }),
    expected: { material: 'Clay' },
  })),
  {
    title: 'labels of something more general than what is asked for',
    pages: [
      '<h1>Thing</h1><p>ISBN-13: 978-0-306-40615-7</p><p>Phone: 555-0100</p><p>Power: 650 W</p><p>Area: 900 m²</p><p>Brand: Nordal</p>',
    ],
    schema: object({
      isbn_10: text,
      mobile: text,
      power_consumption_w: number,
      living_area: number,
      manufacturer: text,
      brand: text,
    }),
    expected: { brand: 'Nordal' },
  },
  {
    title: 'two amounts, either of which may be the price',
    pages: ['<h1>Club</h1><p>Monthly fee: €30</p><p>Admission: €90</p><p>Where: Hall 3</p>'],
    schema: object({ price: number, venue: text }),
    expected: { venue: 'Hall 3' },
  },
  {
    title: 'units that differ only by case',
    pages: ['<h1>Laser</h1><p>Power: 5 mW</p><p>Memory: 64 Mb</p><p>Capacity: 5 MWh</p>'],
    schema: object({ power_w: number, memory_mb: number, capacity_kwh: number }),
    expected: { power_w: 0.005, capacity_kwh: 5000 },
  },
  {
    title: 'a distance of two parts with a separator of thousands',
    pages: ['<h1>Tour</h1><p>Distance: 1,250 km 300 m</p>'],
    schema: object({ distance_km: number }),
    expected: { distance_km: 1250.3 },
  },
  {
    title: 'a name that begins like a preposition',
    pages: ['<h1>Games</h1><p class="author">Von Neumann</p><p>Publisher: Harbor</p>'],
    schema: object({ author: text, publisher: text }),
    expected: { publisher: 'Harbor' },
  },
  {
    title: 'a rank that is the code of a currency',
    pages: ['<h1>PC</h1><p>Price: 299</p><p>Rank: TOP 10</p>'],
    schema: object({ price: number, currency: text }),
    expected: { price: 299 },
  },
  {
    title: 'the author of a comment',
    pages: [
      '<h1>Games</h1><ol class="comment-list"><li><p class="author">By Ann Lee</p></li></ol><p>Publisher: Harbor</p>',
    ],
    schema: object({ author: text, publisher: text }),
    expected: { publisher: 'Harbor' },
  },
];
