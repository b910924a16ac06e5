// What every runtime must do alike: plain JavaScript without any host's own API. Needs the service of service.ts.
import { createApi } from '../../dist/api.js';
import { verifyWebhook } from '../../dist/webhooks.js';
import { NetworkError, RateLimitExceededError, createClient, isWebDataError } from '../../dist/index.js';

const site = 'https://example.com';

/** Each throws, or resolves with a value that must equal `want`. */
const cases = {
  'map gives links': [async ({ web }) => (await web.map({ url: site })).links, [{ url: site }]],
  'an error has its class': [
    async ({ web }) => {
      const error = await web.map({ url: 'limited' }, { retry: false }).catch((caught) => caught);
      return [
        error instanceof RateLimitExceededError,
        isWebDataError(error, 'RateLimitExceeded'),
        error.retryAfterMs,
      ];
    },
    [true, true, 1000],
  ],
  'a 429 is sent again after Retry-After': [
    async ({ web }) => {
      const started = Date.now();
      const { attempts } = await web.map.result({ url: 'limited once' });
      // Time may stand still while a worker computes, so the upper half of a second is all that is asked.
      return [attempts, Date.now() - started >= 500];
    },
    [2, true],
  ],
  'html is no error of the API': [
    async ({ web }) => {
      const { kind, exception } = await web.map.result({ url: 'html' }, { retry: false });
      return [kind, exception.status, exception.retryable];
    },
    ['unexpected', 502, true],
  ],
  'an unreadable 200 is a kind of its own': [
    async ({ web }) => (await web.map.result({ url: 'text' })).kind,
    'body',
  ],
  'a timeout ends the attempt': [
    async ({ web }) => (await web.map.result({ url: 'hang' }, { retry: false, timeoutMs: 100 })).kind,
    'timeout',
  ],
  'a stalled body is a timeout': [
    async ({ web }) => (await web.map.result({ url: 'stall' }, { retry: false, timeoutMs: 300 })).kind,
    'timeout',
  ],
  'a signal ends the call': [
    async ({ web }) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 50);
      return (await web.map.result({ url: 'hang' }, { signal: controller.signal })).kind;
    },
    'abort',
  ],
  'no answer is a network failure': [
    async () => {
      const web = createClient({ apiKey: 'k', baseUrl: 'http://127.0.0.1:1', retry: false });
      return (await web.map({ url: site }).catch((caught) => caught)) instanceof NetworkError;
    },
    true,
  ],
  'a redirect is not followed': [
    async ({ web }) => {
      const { kind, exception } = await web.map.result({ url: 'redirect' });
      return [kind, /a redirect; set baseUrl/.test(exception.message)];
    },
    ['unexpected', true],
  ],
  'a long body comes whole': [async ({ web }) => (await web.map({ url: 'long' })).links.length, 20_000],
  'a body that is too long is refused': [
    async ({ options }) => {
      const result = await createClient({ ...options, maxResponseBytes: 1000 }).map.result({ url: 'long' });
      return [result.kind, result.exception.message];
    },
    ['body', 'The answer 200 is longer than maxResponseBytes.'],
  ],
  'a start has an Idempotency-Key that stays': [
    async ({ web }) => {
      const { id } = await web.agent.start({ prompt: 'fails once' });
      return [/^\d+-\d+ \d+-\d+$/.test(id), new Set(id.split(' ')).size];
    },
    [true, 1],
  ],
  'a run is waited for': [
    async ({ web }) => (await web.agent.run({ prompt: 'go' }, { pollMs: 10 })).status,
    'completed',
  ],
  'a User-Agent names the client, but in a page the browser': [
    async ({ web }) => {
      const { links } = await web.map({ url: 'user-agent' });
      return links[0].url.startsWith(globalThis.document ? 'Mozilla/' : 'web-data-client/');
    },
    true,
  ],
  'a delivery is believed with its signature, and with no other': [
    async () => {
      const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
      const headers = {
        'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
        'webhook-timestamp': '1614265330',
        'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
      };
      const body = '{"test": 2432232314}';
      const then = { now: () => 1_614_265_330_000 };
      const request = new Request(site, { method: 'POST', headers, body });
      const reported = (input, options) => verifyWebhook(input, secret, options).catch(({ code }) => code);
      return [
        await reported(request, then),
        await reported({ headers, body: new TextEncoder().encode(body) }, then),
        await reported({ headers, body: `${body} ` }, then),
        await reported({ headers, body }),
      ];
    },
    [{ test: 2_432_232_314 }, { test: 2_432_232_314 }, 'signature', 'timestamp'],
  ],
  'the low level works, with middleware too': [
    async ({ web }) => {
      const body = { url: site };
      const first = await web.api.POST('/map', { body });
      web.api.use({ onRequest: ({ request }) => request.headers.set('x-seen', '1') });
      const second = await web.api.POST('/map', { body });
      return [
        first.data.links.length,
        second.data.links.length,
        (await web.api.POST('/map', { body: { url: 'limited' }, retry: false })).error.error,
      ];
    },
    [1, 1, 'Rate limit exceeded'],
  ],
};

/** Runs the suite against the service at `baseUrl` and gives a sentence for each case that failed. */
export async function runSuite(baseUrl) {
  const failures = [];
  for (const [title, [run, want]] of Object.entries(cases)) {
    const options = { apiKey: 'key-1', baseUrl, api: createApi };
    try {
      const got = JSON.stringify(await run({ web: createClient(options), options }));
      if (got !== JSON.stringify(want)) failures.push(`${title}: ${got}`);
    } catch (error) {
      failures.push(`${title}: ${error.stack}`);
    }
  }
  return { ran: Object.keys(cases).length, failures };
}
