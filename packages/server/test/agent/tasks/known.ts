import { date, integer, list, number, object, text } from './task.ts';
import type { Task } from './task.ts';

/** Tasks against which the reading of facts was developed. */
export const known: readonly Task[] = [
  {
    title: 'labels of a shop that are no names of the schema',
    pages: [
      '<h1>Desk Lamp L44</h1><ul><li>Our price: €1.299,00</li><li>Manufacturer: Lumo</li><li>Item no.: L-44</li></ul>',
    ],
    schema: object({ name: text, brand: text, price: number, currency: text, sku: text }),
    expected: { name: 'Desk Lamp L44', brand: 'Lumo', price: 1299, currency: 'EUR', sku: 'L-44' },
  },
  {
    title: 'the contact page of a company',
    pages: [
      '<h1>Acme Ltd</h1><p>Tel.: +44 20 7946 0000</p><p>E-mail: hello@acme.example</p><p>Head office: 1 High Street, London</p>',
    ],
    schema: object({ phone: text, email: text, address: text }),
    expected: { phone: '+44 20 7946 0000', email: 'hello@acme.example', address: '1 High Street, London' },
  },
  {
    title: 'one record a page, in units of each own',
    pages: [
      '<h1>Pan</h1><dl><dt>Price</dt><dd>$30</dd><dt>Weight</dt><dd>850 g</dd></dl>',
      '<h1>Pot</h1><dl><dt>Price</dt><dd>$45</dd><dt>Net weight</dt><dd>1.2 kg</dd></dl>',
      '<h1>Wok</h1><dl><dt>Price</dt><dd>$38</dd><dt>Weight</dt><dd>2 lb</dd></dl>',
    ],
    schema: object({ products: list({ name: text, price: number, weight_kg: number }) }),
    expected: {
      products: [
        { name: 'Pan', price: 30, weight_kg: 0.85 },
        { name: 'Pot', price: 45, weight_kg: 1.2 },
        { name: 'Wok', price: 38, weight_kg: 0.90718474 },
      ],
    },
    // Of another system of units, no number is computed.
    found: {
      products: [
        { name: 'Pan', price: 30, weight_kg: 0.85 },
        { name: 'Pot', price: 45, weight_kg: 1.2 },
        { name: 'Wok', price: 38 },
      ],
    },
  },
  {
    title: 'a table whose headings are synonyms',
    pages: [
      '<h2>Order</h2><table><tr><th>Product</th><th>Unit cost</th><th>Qty</th></tr><tr><td>Nut</td><td>$0.10</td><td>400</td></tr><tr><td>Bolt</td><td>$0.25</td><td>200</td></tr></table>',
    ],
    schema: object({ items: list({ name: text, price: number, quantity: integer }) }),
    expected: {
      items: [
        { name: 'Nut', price: 0.1, quantity: 400 },
        { name: 'Bolt', price: 0.25, quantity: 200 },
      ],
    },
  },
  {
    title: 'a job with labels in bold',
    pages: [
      '<h1>Data Engineer</h1><p><strong>Location:</strong> Leeds<br><strong>Salary:</strong> £62,000<br><strong>Contract type:</strong> Permanent<br><strong>Posted on:</strong> 3 March 2025</p>',
    ],
    schema: object({ title: text, location: text, salary: number, employmentType: text, datePosted: date }),
    expected: {
      title: 'Data Engineer',
      location: 'Leeds',
      salary: 62_000,
      employmentType: 'Permanent',
      datePosted: '2025-03-03',
    },
  },
  {
    title: 'a currency that only the price states',
    pages: ['<h1>Kettle</h1><p>Price: £24.99</p>'],
    schema: object({ name: text, price: number, currency: text }),
    expected: { name: 'Kettle', price: 24.99, currency: 'GBP' },
  },
  {
    title: 'technical data with units',
    pages: [
      '<h1>Router X</h1><table><tr><td>Net weight</td><td>850 g</td></tr><tr><td>Power consumption</td><td>65 W</td></tr><tr><td>Cable length</td><td>1.5 m</td></tr></table>',
    ],
    schema: object({ weight_kg: number, power_w: number, cable_length_cm: number }),
    expected: { weight_kg: 0.85, power_w: 65, cable_length_cm: 150 },
  },
  {
    title: 'an event with questions as labels',
    pages: ['<h1>Spring Concert</h1><p>When: 14 June 2025</p><p>Where: Town Hall</p><p>Tickets: $15</p>'],
    schema: object({ name: text, date, venue: text, price: number }),
    expected: { name: 'Spring Concert', date: '2025-06-14', venue: 'Town Hall', price: 15 },
  },
  {
    title: 'the times of a recipe',
    pages: [
      '<h1>Lentil Soup</h1><ul><li>Prep time: 15 min</li><li>Cooking time: 1 h 10 min</li><li>Serves: 4</li></ul>',
    ],
    schema: object({ prep_time_minutes: number, cook_time_minutes: number, servings: integer }),
    expected: { prep_time_minutes: 15, cook_time_minutes: 70, servings: 4 },
  },
  {
    title: 'a book whose author stands in a byline',
    pages: [
      '<h1>The Long Way</h1><p class="byline">by Jane Doe</p><p>Published by: Harbor Press</p><p>Number of pages: 320</p><p>ISBN-13: 978-3-16-148410-0</p>',
    ],
    schema: object({ title: text, author: text, publisher: text, pages: integer, isbn: text }),
    expected: {
      title: 'The Long Way',
      author: 'Jane Doe',
      publisher: 'Harbor Press',
      pages: 320,
      isbn: '978-3-16-148410-0',
    },
  },
  {
    title: 'a flat with an area and a monthly rent',
    pages: [
      '<h1>Flat in Graz</h1><table><tr><th>Living area</th><td>84 m²</td></tr><tr><th>Monthly rent</th><td>1.200 €</td></tr><tr><th>No. of rooms</th><td>3</td></tr></table>',
    ],
    schema: object({ area_m2: number, rent: number, currency: text, rooms: integer }),
    expected: { area_m2: 84, rent: 1200, currency: 'EUR', rooms: 3 },
  },
  {
    title: 'a sale price beside the regular one',
    pages: ['<h1>Tent</h1><dl><dt>Regular price</dt><dd>$80.00</dd><dt>Sale price</dt><dd>$59.00</dd></dl>'],
    schema: object({ name: text, price: number, regularPrice: number }),
    expected: { name: 'Tent', price: 59, regularPrice: 80 },
  },
  {
    title: 'labels without a colon, in an element each',
    pages: [
      '<h1>Acme</h1><div class="facts"><div><span>Founded</span><span>1998</span></div><div><span>Employees</span><span>250</span></div><div><span>Headquarters</span><span>Oslo, Norway</span></div></div>',
    ],
    schema: object({ founded: integer, employees: integer, headquarters: text }),
    expected: { founded: 1998, employees: 250, headquarters: 'Oslo, Norway' },
  },
  {
    title: 'the people of a team, in a list at the top',
    pages: [
      '<h1>Team</h1><div><div class="member"><h3>Ann Lee</h3><p class="designation">Engineer</p></div><div class="member"><h3>Bo Chan</h3><p class="designation">Designer</p></div></div>',
    ],
    schema: list({ name: text, role: text }),
    expected: [
      { name: 'Ann Lee', role: 'Engineer' },
      { name: 'Bo Chan', role: 'Designer' },
    ],
  },
];
