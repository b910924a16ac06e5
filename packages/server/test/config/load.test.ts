import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig, unknownVariables } from '../../src/platform/config/load.ts';
import { options } from '../../src/platform/config/options.ts';

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'web-data-config-'))));
afterAll(() => rm(folder, { recursive: true }));

const file = async (text: string): Promise<string> => {
  const path = join(folder, `${Math.random()}.json`);
  await writeFile(path, text);
  return path;
};

it('takes the member given, else the environment, else the file, else the default', async () => {
  const path = await file('{"port": 4001, "host": "127.0.0.3", "mapCredits": 7}');
  const environment = { WEB_DATA_PORT: '4002', WEB_DATA_HOST: '127.0.0.2', WEB_DATA_CONFIG: path };
  expect(await loadConfig({ port: 4003 }, environment)).toMatchObject({
    port: 4003,
    host: '127.0.0.2',
    mapCredits: 7,
    maxOperations: 250,
  });
});

it.each([
  ['WEB_DATA_ALLOW_PRIVATE', '10.0.0.0/8, self', 'allowPrivate', ['10.0.0.0/8', 'self']],
  ['WEB_DATA_ALLOW_PRIVATE', '["10.0.0.0/8","self"]', 'allowPrivate', ['10.0.0.0/8', 'self']],
  ['WEB_DATA_ALLOW_PRIVATE', '127.0.0.1:*', 'allowPrivate', ['127.0.0.1:*']],
  ['WEB_DATA_ALLOW_PRIVATE', '[::1]:3000', 'allowPrivate', ['[::1]:3000']],
  ['WEB_DATA_SITE_PORTS', '80,8080', 'sitePorts', [80, 8080]],
  ['WEB_DATA_SITE_PORTS', '[80, 8080]', 'sitePorts', [80, 8080]],
  ['WEB_DATA_PROXIES', '{"DE":"http://proxy.example:3128"}', 'proxies', { DE: 'http://proxy.example:3128' }],
  [
    'WEB_DATA_PLANS',
    '{"a":{"requestsPerMinute":1,"concurrency":2}}',
    'plans',
    { a: { requestsPerMinute: 1, concurrency: 2 } },
  ],
  ['WEB_DATA_CORS_ORIGINS', '', 'corsOrigins', []],
  ['WEB_DATA_WEBHOOK_SEAL_KEY', KEY, 'webhookSealKey', KEY],
])('reads %s=%s', async (variable, text, name, expected) => {
  expect(await loadConfig({}, { [variable]: text })).toHaveProperty(name, expected);
});

it('reads a URL beyond ASCII however often it is asked', () => {
  const url = 'https://bücher.example/';
  const read = Array.from(
    { length: 50_000 },
    () => options.publicUrl.accepts(url) && options.proxies.accepts({ DE: url }),
  );
  expect(read.filter((isRead) => !isRead)).toHaveLength(0);
});

describe('says in one sentence what is wrong with', () => {
  it.each([
    ['WEB_DATA_PORT', '70000', 'WEB_DATA_PORT must be a whole number from 0 to 65535, not 70000.'],
    ['WEB_DATA_PORT', 'http', 'WEB_DATA_PORT must be a whole number from 0 to 65535, not "http".'],
    [
      'WEB_DATA_DATABASE_URL',
      'mysql://user:secret@host/db',
      'WEB_DATA_DATABASE_URL must be a URL that starts with postgres:// or postgresql://.',
    ],
    [
      'WEB_DATA_LOG_LEVEL',
      'loud',
      'WEB_DATA_LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
    ],
    [
      'WEB_DATA_CORS_ORIGINS',
      'https://a.example/',
      'WEB_DATA_CORS_ORIGINS must be a list of origins like https://app.example.com, or `*`, not ["https://a.example/"].',
    ],
    [
      'WEB_DATA_PLANS',
      '{"a":{"requestsPerMinute":0}}',
      'WEB_DATA_PLANS must be an object of plans, each {"requestsPerMinute": 1 or more, "concurrency": 1 or more}, not {"a":{"requestsPerMinute":0}}.',
    ],
    ...[KEY.slice(4), `${KEY} `, KEY.replace('=', ''), 'AAAA'].map((text) => [
      'WEB_DATA_WEBHOOK_SEAL_KEY',
      text,
      'WEB_DATA_WEBHOOK_SEAL_KEY must be 32 bytes in base64, or several such separated by commas.',
    ]),
    ...[
      ['wss:u:pa"ss word@', '***@'],
      ['ftp://u:p@ss@h/?token=abc', 'ftp://***@h/?***'],
      ['h/cdp?token=abc', 'h/cdp?***'],
    ].map(([text, displayed]) => [
      'WEB_DATA_BROWSER_URL',
      text!,
      `WEB_DATA_BROWSER_URL must be a URL that starts with http:// or https:// or ws:// or wss://, not "${displayed}".`,
    ]),
    [
      'WEB_DATA_TRUST_PROXY',
      'everyone',
      'WEB_DATA_TRUST_PROXY must be a list of IP addresses or networks like 10.0.0.0/8, not ["everyone"].',
    ],
  ])('%s=%s', async (variable, text, sentence) => {
    await expect(loadConfig({}, { [variable]: text })).rejects.toThrow(sentence);
  });

  it('reads a file that begins with a byte order mark, as some editors write it', async () => {
    expect(await loadConfig({}, {}, await file('\uFEFF{"port": 8081}'))).toMatchObject({ port: 8081 });
  });

  it.each([
    ['{"prot": 1}', / has no option prot: use host, port, /],
    ['{"port": "80"}', /: port must be a whole number from 0 to 65535, not "80"\.$/],
    ['[]', / must hold a JSON object\.$/],
    ['{', / is not JSON: /],
  ])('a file with %s', async (text, sentence) => {
    await expect(loadConfig({}, {}, await file(text))).rejects.toThrow(sentence);
  });

  it('a file that is not there, and a member given', async () => {
    await expect(loadConfig({}, {}, '/nowhere.json')).rejects.toThrow(
      'The configuration file /nowhere.json cannot be read:',
    );
    await expect(loadConfig({ maxOperations: 0 })).rejects.toThrow(
      'config.maxOperations must be a whole number from 1 to 100000, not 0.',
    );
  });
});

it('accepts its own defaults', () => {
  for (const option of Object.values(options)) {
    if (option.default !== undefined)
      expect([option.env, option.accepts(option.default)]).toEqual([option.env, true]);
  }
});

it('names variables that look like options and are none', () => {
  const environment = { WEB_DATA_DATA_DIRECTORY: 'x', WEB_DATA_PORT: '1', WEB_DATA_API_KEY: 'k', HOME: '/' };
  expect(unknownVariables(environment)).toEqual(['WEB_DATA_DATA_DIRECTORY']);
});
