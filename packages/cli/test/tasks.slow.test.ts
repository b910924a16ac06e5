import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTerminal, newHome, shell, start, startInTerminal, webdata } from './support/program.ts';
import { startWorld } from './support/world.ts';
import type { World } from './support/world.ts';

/** What people do with it, each as they would type it. */
let world: World;
beforeAll(async () => void (world = await startWorld()));
afterAll(() => world.close());
afterEach(() => void (world.isHeld = false));

const run = (...args: string[]) => webdata(args, { env: world.env });
const linesOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const pathsOf = (text: string) =>
  linesOf(text)
    .map(({ url }) => new URL(String(url)).pathname)
    .toSorted();
const newFolder = () => mkdtempSync(join(tmpdir(), 'webdata-out-'));
const pagesIn = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.md'))
    .toSorted();

describe('in a pipe', () => {
  test('map is a line of JSON for each link', async () => {
    const { stdout, stderr, code } = await run('map', world.site);
    expect([code, stderr, pathsOf(stdout)]).toEqual([0, '', ['/', '/about', '/pricing']]);
  });

  test('flags become fields of the request, whatever their kind', async () => {
    const { stdout } = await run(
      'map',
      world.site,
      '--search',
      'pricing',
      '--limit',
      '1',
      '--no-include-subdomains',
      '--sitemap=skip',
    );
    expect(pathsOf(stdout)).toEqual(['/pricing']);
  });

  test('scrape is one line, and what it holds can be taken out of it', async () => {
    const { stdout } = await run(
      'scrape',
      `${world.site}/pricing`,
      '--formats',
      'markdown',
      '--formats',
      'links',
    );
    expect(linesOf(stdout)).toEqual([
      expect.objectContaining({ data: expect.objectContaining({ markdown: '# Plans\n\nTeam costs $49.' }) }),
    ]);
  });

  test('parse reads a file, and says what is wrong with one', async () => {
    const file = join(newFolder(), 'plans.csv');
    writeFileSync(file, 'plan,price\nTeam,49\n');
    const { stdout, stderr, code } = await run('parse', file, '--options', '{"formats":["markdown"]}');
    expect([code, stderr]).toEqual([0, '']);
    expect(linesOf(stdout)).toEqual([
      expect.objectContaining({
        data: expect.objectContaining({
          markdown: expect.stringContaining('| Team | 49 |') as string,
          metadata: { contentType: 'text/csv', encoding: 'utf-8', fileName: 'plans.csv' },
        }) as object,
      }),
    ]);
    const empty = join(newFolder(), 'empty.pdf');
    writeFileSync(empty, '');
    const refused = await run('parse', empty);
    expect(refused.stderr).toContain('The file is empty.');
    const missing = await run('parse', join(newFolder(), 'none.pdf'));
    expect(missing.stderr).toMatch(/cannot be read/);
  });

  test('scrape with a schema from a file gives JSON', async () => {
    const schema = join(newFolder(), 'schema.json');
    writeFileSync(schema, JSON.stringify({ type: 'object', properties: { title: { type: 'string' } } }));
    const { stdout, stderr, code } = await run(
      'scrape',
      `${world.site}/pricing`,
      '--formats',
      'json',
      '--schema',
      schema,
    );
    expect([code, stderr]).toEqual([0, '']);
    expect(linesOf(stdout)[0]).toMatchObject({ data: { json: {} } });
  });

  test('crawl gives a line for each page as it comes', async () => {
    const { stdout, code } = await run('crawl', world.site, '--limit', '3', '--exclude-paths', '^/slow');
    expect([code, linesOf(stdout).length]).toEqual([0, 3]);
  });

  test('crawl says how many pages could not be read, and the command that it names says why', async () => {
    const { stderr, code } = await run('crawl', `${world.site}/broken`);
    const [, command] = /^1 page could not be read\. To see why: webdata (crawl errors \S+)\n$/.exec(stderr)!;
    expect(code).toBe(0);
    const errors = await run(...command!.split(' '));
    expect(linesOf(errors.stdout)).toEqual([expect.objectContaining({ url: `${world.site}/broken/link` })]);
    expect((await run('crawl', `${world.site}/broken`, '--quiet')).stderr).toBe('');
  });

  test('a monitor that is made is in the list, under the id that other commands take', async () => {
    const targets = JSON.stringify([{ type: 'scrape', urls: [`${world.site}/pricing`] }]);
    const made = await run(
      'monitors',
      'create',
      'Prices',
      '--schedule',
      '{"cron":"0 9 * * *"}',
      '--targets',
      targets,
    );
    const { data } = linesOf(made.stdout)[0] as { data: { id: string } };
    const { stdout } = await inTerminal(['monitors', 'list'], 80, { env: world.env });
    expect(stdout).toContain(`\n${data.id}  Prices  active`);
    const shown = await run('monitors', 'get', data.id);
    expect([shown.code, linesOf(shown.stdout)[0]]).toEqual([0, expect.objectContaining({ data })]);
    expect((await run('monitors', 'delete', data.id)).code).toBe(0);
  });

  test('a host is a URL, and Markdown comes on demand', async () => {
    const site = world.site.replace('http://', '');
    const { stdout, code } = await run('scrape', `${site}/pricing`, '--format', 'markdown');
    expect([code, stdout]).toEqual([0, '# Plans\n\nTeam costs $49.\n']);
    const links = await run('map', site, '--format', 'markdown');
    expect(links.stdout).toContain(`- [Pricing](<${world.site}/pricing>)\n`);
  });

  test('batch reads its pages from stdin', async () => {
    const input = `${world.site}/pricing\n\n  ${world.site}/about \n`;
    const { stdout, code } = await webdata(['batch', '-'], { env: world.env, input });
    expect([code, linesOf(stdout).length]).toEqual([0, 2]);
  });

  test('search is one line, for it has several lists', async () => {
    const { stdout, code } = await run('search', 'plans team');
    expect([code, linesOf(stdout)]).toEqual([0, [expect.objectContaining({ success: true })]]);
  });

  test('agent waits for its run and gives the job', async () => {
    const { stdout, stderr, code } = await run(
      'agent',
      'The plans and their prices.',
      '--urls',
      `${world.site}/pricing`,
    );
    expect([code, linesOf(stdout)]).toEqual([0, [expect.objectContaining({ status: 'completed' })]]);
    // The warning of the result, once.
    expect(stderr).toMatch(/^webdata: This service has no model: .*\n$/);
  });

  test('a program that reads only the first line ends it in peace', async () => {
    const { stdout, stderr, code } = await shell(`set -o pipefail; webdata map ${world.site} | head -n 1`, {
      env: world.env,
    });
    expect([stdout.split('\n').length, stderr, code]).toEqual([2, '', 0]);
  });
});

describe('on a terminal', () => {
  test('map is a table that is no wider than the terminal', async () => {
    const { stdout } = await inTerminal(['map', world.site], 40, { env: world.env });
    const rows = stdout.replaceAll('\r', '').split('\n').filter(Boolean);
    expect(rows[0]).toContain('\u001B[1mURL');
    expect(rows).toHaveLength(4);
    for (const row of rows) expect(stripVTControlCharacters(row).length).toBeLessThanOrEqual(40);
  });

  test.each([
    [[], { NO_COLOR: '1' }],
    [['--no-color'], {}],
    [[], { TERM: 'dumb' }],
  ])('%j %j has no colour, and what a page says moves no cursor', async (args, env) => {
    const { stdout } = await inTerminal(['map', world.site, ...args], 100, { env: { ...world.env, ...env } });
    expect(stdout).toContain('About');
    expect(stdout).not.toContain('\u001B');
  });

  test('scrape shows the page', async () => {
    const { stdout } = await inTerminal(['scrape', `${world.site}/about`], 80, { env: world.env });
    expect(stdout.replaceAll('\r', '')).toBe('# About\n\nWe are ümläut people.\n');
  });

  test('crawl shows how far it is, then a table', async () => {
    const { stdout } = await inTerminal(['crawl', world.site, '--limit', '2', '--no-color'], 80, {
      env: world.env,
    });
    expect(stdout).toContain('\r\u001B[Kcompleted 2 of 2\r\u001B[K');
    expect(stdout).toMatch(/URL +TITLE +CHARACTERS/);
  });

  test('--json is lines there, too', async () => {
    const { stdout } = await inTerminal(['map', world.site, '--json'], 80, { env: world.env });
    expect(linesOf(stdout)).toHaveLength(3);
  });

  test('nothing found is said', async () => {
    const { stdout } = await inTerminal(['crawl', 'active'], 80, { env: world.env });
    expect(stdout).toContain('Nothing was found.');
  });
});

describe('into a folder', () => {
  test('crawl writes one file a page, with what is known of it', async () => {
    const folder = newFolder();
    const { stderr, stdout, code } = await run(
      'crawl',
      world.site,
      '--exclude-paths',
      '^/slow',
      '--out',
      folder,
    );
    expect([code, stdout, stderr]).toEqual([0, '', `3 pages are in ${folder}.\n`]);
    const host = new URL(world.site).host.replace(':', '_');
    expect(pagesIn(folder).map((name) => name.replace(/-[\da-f]{8}\.md$/, '.md'))).toEqual([
      `${host}/about.md`,
      `${host}/index.md`,
      `${host}/pricing.md`,
    ]);
    const file = pagesIn(folder).find((name) => name.includes('pricing'))!;
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toMatch(
      /^---\nurl: "http:[^\n]+\/pricing"\ntitle: "Pricing"\n[^]*\n---\n\n# Plans\n\nTeam costs \$49\.\n$/,
    );
  });

  test('scrape writes its page', async () => {
    const folder = newFolder();
    expect((await run('scrape', `${world.site}/pricing`, '-o', folder)).code).toBe(0);
    expect(pagesIn(folder)).toHaveLength(1);
  });

  test('what gives no pages says so', async () => {
    const { stderr, code } = await run('map', world.site, '--out', newFolder());
    expect([code, stderr]).toEqual([
      2,
      'webdata: map gives no page that could be written to a folder: leave --out out.\n',
    ]);
  });

  test('Ctrl-C leaves the crawl going; the same command goes on with the same job, and has each page once', async () => {
    const folder = newFolder();
    world.isHeld = true;
    const args = ['crawl', `${world.site}/slow/`, '--out', folder];
    const state = () =>
      JSON.parse(readFileSync(join(folder, '.webdata-job.json'), 'utf8')) as { job: string; read: number };
    const first = start(args, { env: world.env });
    await expect.poll(() => existsSync(join(folder, '.webdata-job.json')) && state().read).toBe(1);
    first.child.kill('SIGINT');
    const stopped = await first.ended;
    const { job } = state();
    expect(stopped.code).toBe(130);
    expect(stopped.stderr).toContain(
      `To follow it: webdata crawl --job ${job} --out ${folder}\nTo end it:   webdata crawl cancel ${job}\n`,
    );
    world.isHeld = false;
    const second = await run(...args);
    expect([second.code, second.stderr]).toEqual([
      0,
      `Going on with job ${job}: 1 pages are there.\n4 pages are in ${folder}.\n`,
    ]);
    expect(pagesIn(folder)).toHaveLength(4);
    const again = await run('crawl', '--job', job, '--json');
    expect([again.code, linesOf(again.stdout).length]).toEqual([0, 4]);
  });

  test('what is cancelled by another ends with an exit code of its own', async () => {
    world.isHeld = true;
    const folder = newFolder();
    const first = start(['crawl', `${world.site}/slow/`, '--out', folder], { env: world.env });
    await expect
      .poll(async () => linesOf((await run('crawl', 'active')).stdout || '{}')[0]!['id'])
      .toBeDefined();
    const id = String(linesOf((await run('crawl', 'active')).stdout)[0]!['id']);
    expect((await run('crawl', 'errors', id)).code).toBe(0);
    expect((await run('crawl', 'cancel', id)).code).toBe(0);
    const { code, stderr } = await first.ended;
    expect([code, stderr]).toEqual([8, expect.stringContaining(`The job ${id} is cancelled.`)]);
    expect((await run('crawl', 'cancel', id)).code).toBe(4);
  });
});

describe('what fails', () => {
  test.each([
    [
      'no key',
      ['map', 'https://example.com'],
      {},
      3,
      'There is no API key.\nRun `webdata login`, or set WEB_DATA_API_KEY.',
    ],
    [
      'a wrong key',
      ['map', 'https://example.com', '--api-key', 'wd_wrong'],
      'world',
      3,
      'Unauthorized: Invalid token\nRun `webdata login`',
    ],
    ['no command', ['mapp'], {}, 2, 'There is no command "mapp". Did you mean `webdata map`? See'],
    ['a group that is not', ['monitor', 'list'], {}, 2, 'Did you mean `webdata monitors list`?'],
    [
      'the end of a command',
      ['credits'],
      {},
      2,
      'There is no command "credits". Did you mean `webdata team credits`?',
    ],
    ['what other programs call it', ['logout'], {}, 2, 'Did you mean `webdata keys remove`?'],
    ['a command that is none of a group', ['monitor', 'crawl'], {}, 2, 'There is no command'],
    ['no argument', ['map'], {}, 2, 'map needs url. See `webdata map --help`.'],
    ['one too many', ['map', 'a', 'b'], {}, 2, 'map takes no "b".'],
    ['a flag that is not', ['map', 'x', '--depth', '1'], {}, 2, "Unknown option '--depth'"],
    ['a number that is none', ['map', 'x', '--limit', 'many'], {}, 2, '--limit is "many". Give a number.'],
    [
      'a choice that is none',
      ['map', 'x', '--sitemap', 'no'],
      {},
      2,
      '--sitemap is "no". Take one of skip, include, only.',
    ],
    [
      'a file that is not',
      ['scrape', 'x', '--schema', '/no/such'],
      {},
      2,
      '--schema is neither JSON nor a file',
    ],
    ['a URL that is none', ['map', 'ftp://example.com'], 'world', 4, 'Invalid URL'],
    ['an id that is none', ['crawl', 'get', 'x'], 'world', 4, 'Invalid job ID format'],
    ['a field out of bounds', ['map', 'https://example.com', '--limit', '0'], 'world', 4, '/limit'],
    ['an address that is none', ['map', 'x', '--base-url', 'nowhere'], 'world', 2, 'baseUrl'],
    ['a profile that is not', ['map', 'x', '--profile', 'work'], 'world', 2, 'There is no profile "work"'],
    [
      '--watch of what changes something',
      ['crawl', 'cancel', 'x', '--watch', '1'],
      'world',
      2,
      'cannot be repeated',
    ],
  ] as const)('%s: %j', async (_, args, env, code, message) => {
    const ended = await webdata(args, { env: env === 'world' ? world.env : {} });
    expect(ended.stderr).toContain(message);
    expect([ended.code, ended.stdout]).toEqual([code, '']);
    expect(ended.stderr).not.toMatch(/\n\s+at /);
  });

  test('no network', async () => {
    // Whoever asks is cut off.
    const cut = createServer((socket) => socket.once('data', () => socket.destroy()));
    await new Promise<void>((resolve) => cut.listen(0, '127.0.0.1', resolve));
    const { port } = cut.address() as AddressInfo;
    const args = ['map', 'https://example.com', '--base-url', `http://127.0.0.1:${port}`];
    const [once, often] = await Promise.all([
      webdata([...args, '--no-wait'], { env: world.env }),
      webdata(args, { env: world.env }),
    ]);
    cut.close();
    expect([once.code, once.stderr]).toEqual([
      6,
      expect.stringMatching(
        /^webdata: http:\/\/127\.0\.0\.1:\d+ cannot be reached: it closes the connection\. [^\n]+\n$/,
      ),
    ]);
    expect([often.code, often.stderr.match(/Trying again in \d+ s\./g)]).toEqual([
      6,
      expect.objectContaining({ length: 4 }),
    ]);
  });

  test('a request too many', async () => {
    const narrow = await startWorld({ requestsPerMinute: 1, concurrency: 5 });
    const call = () => webdata(['map', narrow.site, '--no-wait'], { env: narrow.env });
    expect((await call()).code).toBe(0);
    const { code, stderr } = await call();
    expect([code, stderr]).toEqual([
      5,
      expect.stringMatching(/^webdata: Rate limit exceeded\nTry again in \d+ s\.\n$/),
    ]);
    await narrow.close();
  });

  test.runIf(existsSync('/dev/full'))('a full disk', async () => {
    const { code, stderr } = await shell(`webdata map ${world.site} > /dev/full`, { env: world.env });
    expect([code, stderr]).toEqual([9, 'webdata: The output cannot be written: the disk is full.\n']);
  });

  test('a folder that cannot be written to', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const { code, stderr } = await run('scrape', `${world.site}/pricing`, '--out', file);
    expect([code, stderr]).toEqual([9, expect.stringMatching(/^webdata: .+The output cannot be written: /)]);
  });
});

describe('keys', () => {
  test('login tries a key, keeps it for its owner alone, and it is used from then on', async () => {
    const env = { ...newHome(), WEB_DATA_BASE_URL: world.url };
    const wrong = await webdata(['login'], { env, input: 'wd_wrong\n' });
    expect([wrong.code, existsSync(join(env.HOME, '.config/webdata/config.json'))]).toEqual([3, false]);
    const { code, stdout, stderr } = await webdata(['login'], { env, input: `${world.key}\n` });
    expect([code, stdout, stderr]).toEqual([
      0,
      '',
      expect.stringMatching(/^The key works\. It is kept as "default" in /),
    ]);
    expect(statSync(join(env.HOME, '.config/webdata/config.json')).mode & 0o777).toBe(0o600);
    const home = { HOME: env.HOME };
    expect((await webdata(['crawl', 'active'], { env: home })).code).toBe(0);
    const listed = await webdata(['keys'], { env: home });
    expect(listed.stdout).toBe(`* default\t${world.key.slice(0, 6)}…\t${world.url}\n`);
    // The environment is nearer than the file, and a flag nearer than both.
    const wrongEnv = { ...home, WEB_DATA_API_KEY: 'wd_wrong' };
    expect((await webdata(['crawl', 'active'], { env: wrongEnv })).code).toBe(3);
    expect((await webdata(['crawl', 'active', '--api-key', world.key], { env: wrongEnv })).code).toBe(0);
  });

  test('profiles stand side by side', async () => {
    const env = newHome();
    for (const profile of ['work', 'home'])
      await webdata(['login', '--profile', profile, '--base-url', world.url], {
        env,
        input: `${world.key}\n`,
      });
    const list = async () => (await webdata(['keys'], { env })).stdout.replaceAll(/\t.*/g, '');
    expect(await list()).toBe('  work\n* home\n');
    expect((await webdata(['keys', 'use', 'work'], { env })).code).toBe(0);
    expect((await webdata(['keys', 'remove', 'home'], { env })).code).toBe(0);
    expect(await list()).toBe('* work\n');
    expect((await webdata(['keys', 'remove', 'home'], { env })).code).toBe(2);
  });

  test('a key that is typed is not shown', async () => {
    const env = { ...newHome(), WEB_DATA_BASE_URL: world.url };
    const { child, text, ended } = startInTerminal(['login'], 80, { env });
    // In the moment in which it is asked for, as somebody does who pastes ahead.
    child.stdout.on('data', () => {
      if (text.stdout.includes('API key: ') && child.stdin.writable) child.stdin.end(`${world.key}\r`);
    });
    const { stdout, code } = await ended;
    expect([code, stdout]).toEqual([0, expect.stringContaining('The key works.')]);
    expect(stdout).not.toContain(world.key);
  });
});

test('open prints the address of a page', async () => {
  const { stdout, code } = await run('open', 'guides/crawling/');
  expect([code, stdout]).toEqual([0, `${world.url}/guides/crawling/\n`]);
});

test('--watch prints what has changed, until it is interrupted', async () => {
  const watching = start(['map', world.site, '--watch', '1'], { env: world.env });
  await expect.poll(() => watching.text.stdout.split('\n').length).toBe(4);
  watching.child.kill('SIGINT');
  expect((await watching.ended).code).toBe(130);
});
