import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { monitorsOf } from '../support/monitors.ts';
import type { Monitors } from '../support/monitors.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const sentences = Array.from(
  { length: 30 },
  (_, at) => `<p>Plan ${at} of the range holds ${at * 3 + 2} seats and a shelf for books.</p>`,
);
const page = (body: string, title = 'Plans'): string =>
  `<!doctype html><html><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
const whole = page(`<h1>Plans</h1>${sentences.join('')}<p>Prices hold until May.</p>`);
const json = JSON.stringify;

const product = (price: number): string =>
  `<script type="application/ld+json">${json({ '@type': 'Product', name: 'Desk', offers: { price, priceCurrency: 'EUR' } })}</script>`;

/** What a site answers with 200 instead of its page, and the cause that a check names. */
const faults: [title: string, answer: string, cause: RegExp][] = [
  ['an empty body', '', /empty page/],
  [
    'an empty shell',
    '<!doctype html><div id="root"></div><script src="/app.js"></script>',
    /without its scripts/,
  ],
  [
    'a shell with a menu',
    page('<h1>Plans</h1><nav><a href="/">Home</a></nav><p>Loading</p>'),
    /lost nearly all its text/,
  ],
  [
    'a captcha',
    page('<h1>One more step</h1><p>Please verify you are human to go on. Ray 8f2.</p>', 'Just a moment...'),
    /proof that a person reads it/,
  ],
  ['a redirect to the sign-in', 'redirect', /asked for a sign-in at http.*\/login/],
  [
    'the text of a page that is not there',
    page('<h1>Page not found</h1><p>We looked everywhere. Go back to the start.</p>', 'Oops'),
    /says that there is no such page/,
  ],
  ['a page that is cut off', whole.slice(0, 1000), /cut off/],
];

describe('a site that answers a check with 200 and not with its page', () => {
  let server: TestServer;
  let site: Site;
  let monitors: Monitors;
  let answer = whole;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (request.url === '/login')
        return void response.end(
          page('<h1>Sign in</h1><form>E-mail <input> Password <input></form>', 'Sign in'),
        );
      if (request.url === '/app.js') return void response.end('');
      if (answer === 'redirect') return void response.writeHead(302, { location: '/login' }).end();
      response.end(answer);
    });
    server = await startTestServer({ agentPollMs: 20 });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });
  beforeEach(async () => {
    answer = whole;
    monitors = monitorsOf(server, (await server.caller()).key);
  });
  const check = async (id: string) => {
    const { pages } = await monitors.checked(id);
    return pages[0]!;
  };
  const afterwards = async (id: string, next: string) => {
    answer = next;
    return check(id);
  };

  test.each(faults)(
    '%s is an error with its cause, and the page is the same after it',
    async (_, fault, cause) => {
      const id = await monitors.create([`${site.url}/plans`]);
      expect(await check(id)).toMatchObject({ status: 'new' });
      const during = await afterwards(id, fault);
      expect(during).toMatchObject({ status: 'error', error: expect.stringMatching(cause) as string });
      expect(during).not.toHaveProperty('diff');
      expect(await afterwards(id, whole)).toMatchObject({ status: 'same' });
      // What changed meanwhile is not lost.
      await afterwards(id, fault);
      const changed = await afterwards(id, whole.replace('until May', 'until June'));
      expect(changed.diff?.text).toContain('-Prices hold until May.\n+Prices hold until June.');
    },
  );

  test.each(faults.slice(3, 6))('%s does not become the first state of a page', async (_, fault) => {
    answer = fault;
    const id = await monitors.create([`${site.url}/plans`]);
    expect(await check(id)).toMatchObject({ status: 'error' });
    expect(await afterwards(id, whole)).toMatchObject({ status: 'new' });
  });

  test('a fault that lasts is an error each time', async () => {
    const id = await monitors.create([`${site.url}/plans`]);
    await check(id);
    for (let times = 0; times < 3; times++)
      expect(await afterwards(id, faults[3]![1])).toMatchObject({ status: 'error' });
    expect(await afterwards(id, whole)).toMatchObject({ status: 'same' });
  });

  test.each([
    ['lost its text', page('<h1>Plans</h1><p>All plans have ended.</p>')],
    ['lost its end', page(`<h1>Plans</h1>${sentences.slice(0, 9).join('')}`)],
  ])('a page that really %s has changed once the next check sees it as well', async (_, short) => {
    const id = await monitors.create([`${site.url}/plans`]);
    await check(id);
    expect(await afterwards(id, short)).toMatchObject({
      status: 'error',
      error: expect.stringMatching(/The next comparison counts it as a change if it stays so\.$/) as string,
    });
    expect(await check(id)).toMatchObject({ status: 'changed' });
    expect(await check(id)).toMatchObject({ status: 'same' });
  });

  /** What looks like a fault and is a change. */
  test.each([
    [
      'a notice that it is sold out',
      whole,
      whole.replace(sentences[4]!, '<p>Sold out. Not available any more.</p>'),
    ],
    [
      'a sold-out page of another length',
      page('<h1>Desk</h1><p>A desk of oak, 160 cm wide, in stock.</p><p>Buy it for 300 €.</p>'),
      page('<h1>Desk</h1><p>Sold out. We are sorry.</p>'),
    ],
    [
      'an article about captchas',
      page(`<h1>Captchas</h1><p>Sites ask: verify you are human.</p><p>In 2024 many did.</p>`),
      page(`<h1>Captchas</h1><p>Sites ask: verify you are human.</p><p>In 2026 few do.</p>`),
    ],
    [
      'an article on errors',
      page(`<h1>404 not found, explained</h1><p>A page may be gone.</p><p>One of ten is.</p>`),
      page(`<h1>404 not found, explained</h1><p>A page may be gone.</p><p>Two of ten are.</p>`),
    ],
    ['a price in a short page', page('<p>Price: 10 €</p>'), page('<p>Price: 12 €</p>')],
    [
      'a new start',
      whole,
      page(`<h1>Plans</h1>${sentences.map((line) => line.replace('seats', 'chairs')).join('')}`),
    ],
  ])('%s is a change at once', async (_, before, after) => {
    answer = before;
    const id = await monitors.create([`${site.url}/plans`]);
    expect(await check(id)).toMatchObject({ status: 'new' });
    expect(await afterwards(id, after)).toMatchObject({ status: 'changed' });
  });

  test('the page of a sign-in itself can be watched', async () => {
    const id = await monitors.create([`${site.url}/login`]);
    expect(await check(id)).toMatchObject({ status: 'new' });
    expect(await check(id)).toMatchObject({ status: 'same' });
  });

  test.each(faults)('%s is an error for extracted data, too', async (title, fault, cause) => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, price: { type: 'number' }, seats: { type: 'number' } },
    };
    answer = whole.replace('</head>', `${product(300)}</head>`);
    const scrapeOptions = { formats: ['json'], schema };
    const id = await monitors.create([], {
      targets: [{ type: 'scrape', urls: [`${site.url}/plans`], scrapeOptions }],
    });
    const first = await check(id);
    expect(first).toMatchObject({ status: 'new', snapshot: { json: { name: 'Desk', price: 300 } } });
    const during = await afterwards(id, fault);
    // A page without its text is told by its data alone.
    if (title.startsWith('an empty') || /captcha|sign-in|not there/.test(title))
      expect(during).toMatchObject({ status: 'error', error: expect.stringMatching(cause) as string });
    else expect(during.status).not.toBe('new');
    const changed = await afterwards(id, whole.replace('</head>', `${product(280)}</head>`));
    expect(changed.diff?.json).toMatchObject({ price: { previous: 300, current: 280 } });
  });
});
