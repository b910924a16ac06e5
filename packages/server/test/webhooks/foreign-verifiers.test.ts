import { execFile, execFileSync } from 'node:child_process';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/platform/store/store.ts';
import { rotateSecret, showSecret } from '../../src/accounts/teams/webhook-secrets.ts';
import { startReceiver } from '../support/receiver.ts';
import type { Arrival, Receiver } from '../support/receiver.ts';
import { newStore } from '../support/stores.ts';
import { World } from './world.ts';

/** What breaks where a body is not signed byte by byte as it was sent. */
const TEXTS = [
  'Grüße aus Köln',
  '価格は１２００円です',
  '👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'e\u0301 is not \u00E9',
  '\u2028 and \u2029 and \uFEFF',
  'half a pair: \uD83D',
  'a \u0000 and a \u001F',
  '</script><!-- & "quotes" \\ / \u007F',
  'مرحبا \u202Eabc',
];

/** By the words of the guide, with what each language brings. */
const PYTHON = `
import base64, hashlib, hmac, json, sys
given = json.load(sys.stdin)
body = base64.b64decode(given['body'])
key = base64.b64decode(given['secret'].removeprefix('whsec_'))
signed = given['id'].encode() + b'.' + given['timestamp'].encode() + b'.' + body
want = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
entries = [entry.removeprefix('v1,') for entry in given['signature'].split(' ') if entry.startswith('v1,')]
print(any(hmac.compare_digest(want, entry) for entry in entries), json.loads(body)['webhookId'] == given['id'])
`;
const PHP = `
$given = json_decode(stream_get_contents(STDIN), true);
$body = base64_decode($given['body']);
$key = base64_decode(substr($given['secret'], strlen('whsec_')));
$want = base64_encode(hash_hmac('sha256', $given['id'] . '.' . $given['timestamp'] . '.' . $body, $key, true));
$found = false;
foreach (explode(' ', $given['signature']) as $entry) {
  if (str_starts_with($entry, 'v1,') && hash_equals($want, substr($entry, 3))) $found = true;
}
$same = json_decode($body, true, 512, JSON_INVALID_UTF8_SUBSTITUTE)['webhookId'] ?? null;
echo $found ? 'True ' : 'False ', $same === null || $same === $given['id'] ? 'True' : 'False';
`;

interface Given {
  secret: string;
  id: string;
  timestamp: string;
  signature: string;
  /** Base64. */
  body: string;
}

function givenOf({ headers, text }: Arrival, secret: string): Given {
  const header = (name: string): string => String(headers[`webhook-${name}`]);
  const body = Buffer.from(text).toString('base64');
  return { secret, id: header('id'), timestamp: header('timestamp'), signature: header('signature'), body };
}

async function tellOf(program: string, args: readonly string[], given: Given): Promise<string> {
  const running = promisify(execFile)(program, args);
  running.child.stdin!.end(JSON.stringify(given));
  return (await running).stdout.trim();
}

function isThere(program: string): boolean {
  try {
    return execFileSync(program, ['--version']).length > 0;
  } catch {
    return false;
  }
}

describe('a delivery is verified by the recipe of the guide', () => {
  let store: Store;
  let closeStore: () => Promise<void>;
  let to: Receiver;
  let world: World;
  let secrets: string[];
  beforeAll(async () => {
    ({ store, close: closeStore } = await newStore('sqlite'));
    world = new World(store);
    to = await startReceiver();
    const { jobId, teamId } = await world.job({ url: to.url, metadata: { project: TEXTS[2]! } });
    const { seal } = world.options;
    const first = await showSecret(store, teamId, seal);
    const second = await rotateSecret(store, teamId, { seal, overlapMs: 60_000 });
    secrets = [first.secret, second.secret];
    await world.announce({ jobId, type: 'agent.action', data: [{ markdown: TEXTS }] });
    await world.run();
  });
  afterAll(async () => {
    await world.close();
    await to.close();
    await closeStore();
  });

  it('holds what was announced, character by character', () => {
    expect(to.arrivals.map(({ body }) => body.data)).toEqual([[{ markdown: TEXTS }]]);
  });

  it('in JavaScript', () => {
    const valid = secrets.map((secret) => {
      const { id, timestamp, body, signature } = givenOf(to.arrivals[0]!, secret);
      const hmac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'));
      const want = hmac.update(`${id}.${timestamp}.`).update(Buffer.from(body, 'base64')).digest();
      return signature
        .split(' ')
        .some((entry) => timingSafeEqual(want, Buffer.from(entry.slice(3), 'base64')));
    });
    expect(valid).toEqual([true, true]);
  });

  it.runIf(isThere('python3'))('in Python', async () => {
    for (const secret of secrets)
      expect(await tellOf('python3', ['-c', PYTHON], givenOf(to.arrivals[0]!, secret))).toBe('True True');
    const forged = { ...givenOf(to.arrivals[0]!, secrets[0]!), timestamp: '2000000001' };
    expect(await tellOf('python3', ['-c', PYTHON], forged)).toBe('False True');
  });

  it.runIf(isThere('php'))('in PHP', async () => {
    for (const secret of secrets)
      expect(await tellOf('php', ['-r', PHP], givenOf(to.arrivals[0]!, secret))).toBe('True True');
    const forged = { ...givenOf(to.arrivals[0]!, secrets[0]!), timestamp: '2000000001' };
    expect(await tellOf('php', ['-r', PHP], forged)).toBe('False True');
  });
});
