import { date, integer, list, number, object, text } from './task.ts';
import type { Task } from './task.ts';

/** Tasks written before the reading of facts was changed, and not looked at while it was. */
export const unseen: readonly Task[] = [
  {
    title: 'a shop in German',
    pages: [
      '<h1>Wasserkocher</h1><p>Preis: 49,90 €</p><p>Hersteller: Nordal</p><p>Artikelnummer: 7741</p><p>Gewicht: 1,2 kg</p>',
    ],
    schema: object({ price: number, currency: text, brand: text, sku: text, weight_g: number }),
    expected: { price: 49.9, currency: 'EUR', brand: 'Nordal', sku: '7741', weight_g: 1200 },
  },
  {
    title: 'the release page of a program',
    pages: [
      '<h1>Parsley</h1><dl><dt>Latest version</dt><dd>4.2.1</dd><dt>Released</dt><dd>11 February 2025</dd><dt>Licence</dt><dd>MIT</dd></dl>',
    ],
    schema: object({ version: text, releaseDate: date, license: text }),
    expected: { version: '4.2.1', releaseDate: '2025-02-11', license: 'MIT' },
  },
  {
    title: 'a price that is only a lower bound',
    pages: ['<h1>Hotel Sol</h1><p>Price: from $89</p><p>Check-in: 15:00</p>'],
    schema: object({ name: text, price: number, checkIn: text }),
    expected: { name: 'Hotel Sol', checkIn: '15:00' },
  },
  {
    title: 'the profiles of three people, on a page each',
    pages: ['Ann Lee', 'Bo Chan', 'Cy Diaz'].map(
      (name, index) =>
        `<h1>${name}</h1><p>Position: ${['Engineer', 'Designer', 'Writer'][index]!}</p><p>Mobile: +1 555 010${index}</p>`,
    ),
    schema: object({ people: list({ name: text, role: text, phone: text }) }),
    expected: {
      people: [
        { name: 'Ann Lee', role: 'Engineer', phone: '+1 555 0100' },
        { name: 'Bo Chan', role: 'Designer', phone: '+1 555 0101' },
        { name: 'Cy Diaz', role: 'Writer', phone: '+1 555 0102' },
      ],
    },
  },
  {
    title: 'pages of which one does not state a value',
    pages: [
      '<h1>Red</h1><p>Price: $5</p><p>Stock: 12</p>',
      '<h1>Green</h1><p>Price: $6</p><p>Ask for stock.</p><p>Size: M</p>',
    ],
    schema: object({ products: list({ name: text, price: number, stock: integer, size: text }) }),
    expected: {
      products: [
        { name: 'Red', price: 5, stock: 12 },
        { name: 'Green', price: 6, size: 'M' },
      ],
    },
  },
  {
    title: 'a comparison of plans in columns',
    pages: [
      '<h2>Plans</h2><table><tr><th></th><th>Basic</th><th>Pro</th></tr><tr><th>Monthly fee</th><td>$9</td><td>$29</td></tr><tr><th>Storage</th><td>500 MB</td><td>2 GB</td></tr></table>',
    ],
    schema: object({ plans: list({ name: text, price: number, storage_gb: number }) }),
    expected: {
      plans: [
        { name: 'Basic', price: 9, storage_gb: 0.5 },
        { name: 'Pro', price: 29, storage_gb: 2 },
      ],
    },
  },
  {
    title: 'a price that is a range',
    pages: ['<h1>Rug</h1><p>Price: $10 – $20</p><p>Material: Wool</p>'],
    schema: object({ name: text, price: number, material: text }),
    expected: { name: 'Rug', material: 'Wool' },
  },
  {
    title: 'miles where kilometres are asked for',
    pages: [
      '<h1>Ridge Trail</h1><dl><dt>Length</dt><dd>12.5 mi</dd><dt>Elevation gain</dt><dd>1,000 ft</dd></dl>',
    ],
    schema: object({ name: text, length_km: number, elevation_gain_m: number }),
    expected: { name: 'Ridge Trail', length_km: 20.1168, elevation_gain_m: 304.8 },
    found: { name: 'Ridge Trail' },
  },
  {
    title: 'degrees of two scales',
    pages: ['<h1>Sensor</h1><p>Operating temperature: 68 °F</p><p>Accuracy: 2 %</p>'],
    schema: object({ operating_temperature_c: number, accuracy_percent: number }),
    expected: { operating_temperature_c: 20, accuracy_percent: 2 },
    found: { accuracy_percent: 2 },
  },
  {
    title: 'the offices of a company, a heading each',
    pages: [
      '<h1>Offices</h1><h3>Oslo</h3><p>Phone: +47 1</p><p>Address: Storgata 1</p><h3>Bergen</h3><p>Phone: +47 2</p><p>Address: Torget 2</p>',
    ],
    schema: object({ offices: list({ name: text, phone: text, address: text }) }),
    expected: {
      offices: [
        { name: 'Oslo', phone: '+47 1', address: 'Storgata 1' },
        { name: 'Bergen', phone: '+47 2', address: 'Torget 2' },
      ],
    },
  },
  {
    title: 'a used car',
    pages: [
      '<h1>Corsa 1.2</h1><ul><li><b>Kilometrage:</b> 45,000 km</li><li><b>Fuel type:</b> Petrol</li><li><b>Gearbox:</b> Manual</li><li><b>Asking price:</b> £7,450</li></ul>',
    ],
    schema: object({ mileage_km: number, fuel: text, transmission: text, price: number, currency: text }),
    expected: { mileage_km: 45_000, fuel: 'Petrol', transmission: 'Manual', price: 7450, currency: 'GBP' },
  },
  {
    title: 'lines that breaks of one paragraph separate',
    pages: ['<h1>Library</h1><p>Opening hours: 9–17<br>Telephone: 555-0199<br>Postcode: 9000</p>'],
    schema: object({ openingHours: text, phone: text, zip: text }),
    expected: { openingHours: '9–17', phone: '555-0199', zip: '9000' },
  },
  {
    title: 'a price before and now',
    pages: ['<h1>Boots</h1><p>Was: $120</p><p>Now: $84</p><p>Colour: Brown</p>'],
    schema: object({ name: text, price: number, color: text }),
    expected: { name: 'Boots', price: 84, color: 'Brown' },
  },
  {
    title: 'a price in two currencies',
    pages: ['<h1>Mug</h1><p>Price: $20 / €18</p><p>Capacity: 350 ml</p>'],
    schema: object({ name: text, price: number, capacity_l: number, currency: text }),
    expected: { name: 'Mug', capacity_l: 0.35 },
  },
];
