import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { openSite } from '../support/act.ts';
import { chromiumPath } from '../support/chromium.ts';

const pages = {
  '/': `<title>One</title><button onclick="window.other = window.open('/two?a=b')">Open</button>
    <button onclick="window.open('/moved')">Moved</button><a href=/three>Three</a><script>onmessage = ({ data }) => { document.title = data }</script>`,
  '/two': `<title>Two</title><button onclick="opener.postMessage('signed in', '*'); window.close()">Finish</button>`,
  '/three': '<title>Three</title>',
  '/moved': (_: unknown, response: ServerResponse) =>
    void response.writeHead(302, { location: '/secret' }).end(),
  '/secret': '<title>Secret</title>',
};

/** A file to download. */
const attachment =
  (text: string, name: string) =>
  (_: unknown, response: ServerResponse): void => {
    response.writeHead(200, { 'content-disposition': `attachment; filename="${name}"` }).end(text);
  };

describe.skipIf(!chromiumPath)('the windows of a session', () => {
  test('are listed, switched to and closed, and talk to each other', async () => {
    const { act, site } = await openSite(pages, { maxWindows: 3 });
    expect(await act({ type: 'click', name: 'Open' })).toMatchObject({
      message: `Clicked button "Open". The page opened window 2, at ${site.url('/two?a=b')}.`,
      title: 'One',
    });
    expect((await act({ type: 'windows' })).windows).toEqual([
      { url: site.url(), title: 'One', isCurrent: true },
      { url: site.url('/two?a=b'), title: 'Two', isCurrent: false },
    ]);
    expect(await act({ type: 'switchWindow', window: 2 })).toMatchObject({
      ok: true,
      title: 'Two',
      status: 200,
    });
    expect((await act({ type: 'click', name: 'Finish' })).title).toBe('signed in');
    expect((await act({ type: 'switchWindow', window: 2 })).message).toBe(
      `There is no window 2. There are: 1 at ${site.url()}.`,
    );
    const third = await act({ type: 'click', name: 'Three', button: 'middle' });
    expect(third.message).toMatch(/The page opened window 2, at http:\S+\/three\.$/);
    await act({ type: 'switchWindow', window: 2 });
    expect(await act({ type: 'closeWindow' })).toMatchObject({
      message: 'Closed the window. Window 1 is the current one.',
      title: 'signed in',
    });
    expect((await act({ type: 'closeWindow' })).message).toBe(
      'There is only one window. To close it, end the session.',
    );
  });

  test('are no more than there may be', async () => {
    const { act } = await openSite(pages, { maxWindows: 2 });
    await act({ type: 'click', name: 'Open' });
    expect((await act({ type: 'click', name: 'Three', button: 'middle' })).message).toContain(
      'The page opened another window, which was closed',
    );
    expect((await act({ type: 'windows' })).windows).toHaveLength(2);
  });

  test('take the last place with the page that a script opens in them afterwards', async () => {
    const scripts = [
      "w.location = '/two'",
      "setTimeout(() => { w.location = '/two' })",
      "setTimeout(() => { w.location = '/two' }, 50)",
    ];
    const buttons = scripts.map(
      (script, index) => `<button onclick="w = window.open(); ${script}">B${index}</button>`,
    );
    const { act } = await openSite({ ...pages, '/': buttons.join('') }, { maxWindows: 2 });
    for (const index of scripts.keys()) {
      expect((await act({ type: 'click', name: `B${index}` })).message).toContain('The page opened window 2');
      expect(await act({ type: 'switchWindow', window: 2 })).toMatchObject({ title: 'Two', status: 200 });
      await act({ type: 'closeWindow' });
    }
  });

  test('go nowhere that the policy rejects, not by a redirect either', async () => {
    const { act, site } = await openSite(pages, {
      maxWindows: 3,
      allowUrl: ({ pathname }) => pathname !== '/secret',
    });
    await act({ type: 'click', name: 'Moved' });
    await act({ type: 'switchWindow', window: 2 });
    expect((await act({ type: 'scrape' })).html).not.toContain('Secret');
    expect(site.requests).toContain('GET /moved');
    expect(site.requests).not.toContain('GET /secret');
  });
});

describe.skipIf(!chromiumPath)('the downloads of a session', () => {
  const site = {
    '/': `<a href=/a>A</a><a href=/big>Big</a><a href=/denied download>Denied</a>`,
    '/a': attachment('a,b', 'report.csv'),
    '/big': attachment('x'.repeat(2000), 'big.txt'),
    '/denied': 'secret',
  };
  const options = {
    downloads: { maxFiles: 4, maxBytes: 1000 },
    allowUrl: ({ pathname }: URL) => pathname !== '/denied',
  };

  test('are kept, listed, read, and bounded in size', async () => {
    const { act, site: at } = await openSite(site, options);
    expect((await act({ type: 'click', name: 'A' })).message).toBe(
      'Clicked link "A". The page downloads: "report.csv".',
    );
    expect((await act({ type: 'goto', url: at.url('/a') })).message).toBe(
      'The URL is no page but a file, "report (2).csv", which is downloaded. The page downloads: "report (2).csv".',
    );
    await act({ type: 'click', name: 'Big' });
    await act({ type: 'click', name: 'Denied' });
    const { downloads, message } = await act({ type: 'downloads' });
    expect(message).toBe('The session has downloaded 2 files.');
    expect(downloads).toMatchObject([
      { name: 'report.csv', url: at.url('/a'), state: 'kept', bytes: 3 },
      { name: 'report (2).csv', state: 'kept' },
      { name: 'big.txt', state: 'failed', problem: 'It has more than 1000 bytes.' },
      { state: 'failed', problem: 'The policy of the caller rejects its URL.' },
    ]);
    expect((await act({ type: 'download', file: 'report.csv' })).download?.content.toString()).toBe('a,b');
    expect((await act({ type: 'download', file: 'big.txt' })).message).toBe('It has more than 1000 bytes.');
    expect((await act({ type: 'download', file: 'none' })).message).toBe(
      'No file of the name "none" was downloaded. There are: "report.csv", "report (2).csv".',
    );
    await act({ type: 'click', name: 'A' });
    expect((await act({ type: 'downloads' })).downloads!.at(-1)!.problem).toBe(
      'Later files were not kept: 4 are the most.',
    );
  });

  test('end as soon as they are too large', async () => {
    let ended = 0;
    const { act, site: at } = await openSite(
      {
        '/': '<a href=/endless>Endless</a>',
        '/endless': (_, response) => {
          response.writeHead(200, { 'content-disposition': 'attachment; filename=endless' });
          const timer = setInterval(() => response.write('x'.repeat(1000)), 50);
          response.on('close', () => {
            clearInterval(timer);
            ended++;
          });
        },
      },
      options,
    );
    await act({ type: 'click', name: 'Endless' });
    expect((await act({ type: 'downloads' })).downloads).toEqual([
      { name: 'endless', url: at.url('/endless'), state: 'failed', problem: 'It has more than 1000 bytes.' },
    ]);
    await vi.waitFor(() => expect(ended).toBe(1), { timeout: 5000 });
  });

  test('have in total no more bytes than the session may load, compressed ones included', async () => {
    const { act } = await openSite(
      {
        '/': '<a href=/compressed>Save</a>',
        '/compressed': (_request, response) =>
          void response
            .writeHead(200, { 'content-disposition': 'attachment', 'content-encoding': 'gzip' })
            .end(gzipSync('x'.repeat(400_000))),
      },
      { maxBytes: 1_000_000, downloads: { maxFiles: 4, maxBytes: 500_000 } },
    );
    for (let count = 0; count < 3; count++) {
      await act({ type: 'click', name: 'Save' });
      await act({ type: 'downloads' });
    }
    expect((await act({ type: 'downloads' })).downloads).toMatchObject([
      { state: 'kept' },
      { state: 'kept' },
      { state: 'failed', problem: 'The files of the session together have more than 1000000 bytes.' },
    ]);
  });

  const blob = `window.URL.createObjectURL(new Blob(['a,b'], { type: 'application/octet-stream' }))`;
  const link = `const a = document.createElement('a'); a.download = 'made.csv';`;
  test.each<[string, string, string]>([
    ['a blob', `${link} a.href = ${blob}; a.click()`, 'made.csv'],
    [
      'a blob that is revoked at once',
      `${link} a.href = ${blob}; a.click(); window.URL.revokeObjectURL(a.href)`,
      'made.csv',
    ],
    ['a data URL', `${link} a.href = 'data:text/csv,a,b'; a.click()`, 'made.csv'],
    ['a blob that the page goes to', `location.href = ${blob}`, ''],
    ['a blob in a window', `window.open(${blob})`, ''],
  ])('take %s, and the page stays', async (_, script, name) => {
    const { act, site: at } = await openSite(
      { '/': `<title>Made</title><button onclick="${script}">Save</button>` },
      { downloads: { maxFiles: 4, maxBytes: 1000 }, maxWindows: 3 },
    );
    const saved = await act({ type: 'click', name: 'Save' });
    const { downloads } = await act({ type: 'downloads' });
    expect(saved).toMatchObject({ ok: true, url: at.url(), title: 'Made' });
    expect(downloads).toMatchObject([{ state: 'kept', bytes: 3 }]);
    const file = downloads![0]!.name;
    if (name !== '') expect(file).toBe(name);
    expect((await act({ type: 'download', file })).download?.content.toString()).toBe('a,b');
  });

  test('a blob that is larger than a file may be is not kept', async () => {
    const { act } = await openSite(
      {
        '/': `<button onclick="const a = document.createElement('a'); a.href = window.URL.createObjectURL(new Blob(['x'.repeat(2000)])); a.download = 'large.txt'; a.click()">Save</button>`,
      },
      { downloads: { maxFiles: 4, maxBytes: 1000 } },
    );
    await act({ type: 'click', name: 'Save' });
    expect((await act({ type: 'downloads' })).downloads).toMatchObject([
      { name: 'large.txt', state: 'failed', problem: 'It has more than 1000 bytes.' },
    ]);
  });
});
