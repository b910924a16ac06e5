import type { InteractActionsResponse } from '@web-data/types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserNoSandbox, hasBrowser } from '../support/browser.ts';
import { call } from '../support/jobs.ts';
import { startTestServer } from '../support/server.ts';
import type { TestServer } from '../support/server.ts';
import { serveSite } from '../support/site.ts';
import type { Site } from '../support/site.ts';

const form = `<!doctype html><title>Files</title>
  <label>Photo <input type=file onchange="this.files[0].text().then((text) => { document.title = this.files[0].name + ' ' + this.files[0].type + ' ' + text })"></label>
  <a href=/report.csv download>Report</a><a href=/broken.pdf download>Broken</a>
  <button onclick="window.open('/two')">Two</button>
  <button onclick="document.title = confirm('Sure?')">Ask</button>
  <button onclick="navigator.geolocation.getCurrentPosition(({ coords }) => { document.title = coords.latitude })">Where</button>`;

const gestures = `<!doctype html><title></title>
  <button onclick="tell(event)" onauxclick="tell(event)">Keys</button>
  <div role=button aria-label=Card draggable=true>Card</div>
  <div role=button aria-label=Done style="height:100px" ondragover="event.preventDefault()" ondrop="add('dropped')">Done</div>
  <script>
    const add = (text) => { document.title += ' ' + text };
    const tell = (event) => add(['alt', 'ctrl', 'meta', 'shift'].filter((key) => event[key + 'Key'])
      .map((key) => ({ alt: 'Alt', ctrl: 'Control', meta: 'Meta', shift: 'Shift' })[key])[0] ?? event.button);
  </script>`;

describe.skipIf(!hasBrowser)('Interact', () => {
  let site: Site;
  let server: TestServer;
  beforeAll(async () => {
    site = await serveSite((request, response) => {
      switch (request.url) {
        case '/photo.png':
          return void response.setHeader('content-type', 'image/png').end('pixels');
        case '/report.csv':
          return void response.setHeader('content-type', 'text/csv').end('name,price\nTeam,49\n');
        case '/broken.pdf':
          return void response.setHeader('content-type', 'application/pdf').end('%PDF-1.7 nothing');
        case '/two':
          return void response.setHeader('content-type', 'text/html').end('<title>Two</title>');
        case '/gestures':
          return void response.setHeader('content-type', 'text/html').end(gestures);
        case '/':
          return void response.setHeader('content-type', 'text/html').end(form);
        default:
          return void response.writeHead(404).end();
      }
    });
    server = await startTestServer({ agentRuns: 0, browserNoSandbox });
  });
  afterAll(async () => {
    await server.close();
    await site.close();
  });

  /** Acts in a session of its own, which shows the form. */
  const act = async (actions: object[], body: object = {}): Promise<InteractActionsResponse['results']> => {
    const { key } = await server.caller();
    const started = await call(server, 'startInteract', '/interact', { key, method: 'POST', body });
    const { id } = started.body as { id: string };
    const answer = await call(server, 'runInteractActions', `/interact/${id}/actions`, {
      key,
      method: 'POST',
      body: { actions: [{ type: 'goto', url: site.url }, ...actions], timeout: 120_000 },
    });
    await call(server, 'endInteract', `/interact/${id}`, { key, method: 'DELETE' });
    return (answer.body as InteractActionsResponse).results;
  };

  test.each<[name: string, file: object, message: string | RegExp, title: string]>([
    [
      'its content',
      { name: 'a.txt', contentType: 'text/plain', content: 'aGVsbG8=' },
      'Gave 1 file to button "Photo".',
      'a.txt text/plain hello',
    ],
    ['a URL', { url: '/photo.png' }, 'Gave 1 file to button "Photo".', 'photo.png image/png pixels'],
    [
      'a URL by another name',
      { url: '/photo.png', name: 'b.txt', contentType: 'text/plain' },
      'Gave 1 file to button "Photo".',
      'b.txt text/plain pixels',
    ],
    [
      'a URL that is not there',
      { url: '/none.png' },
      /^files\/0: 127\.0\.0\.1:\d+ answered with status 404\. Nothing was done\.$/,
      'Files',
    ],
    [
      'a private address',
      { url: 'http://10.0.0.1/' },
      /^files\/0: .*10\.0\.0\.1.* Nothing was done\.$/,
      'Files',
    ],
    ['nothing', {}, 'files/0: A file needs `content` or `url`. Nothing was done.', 'Files'],
  ])('uploads a file from %s', async (_, file, message, title) => {
    const { url, ...rest } = file as { url?: string };
    const files = [{ ...rest, ...(url !== undefined && { url: new URL(url, site.url).href }) }];
    const results = await act([
      { type: 'upload', name: 'Photo', files },
      { type: 'wait', milliseconds: 100 },
    ]);
    expect(results[1]!.message).toMatch(message);
    if (typeof message === 'string') expect(results[1]!.message).toBe(message);
    expect(results.at(-1)!.title).toBe(title);
  });

  test('lists downloads and reads them as Parse does', async () => {
    const [, clicked, , listed, read, broken] = await act([
      { type: 'click', name: 'Report' },
      { type: 'click', name: 'Broken' },
      { type: 'downloads' },
      { type: 'download', file: 'report.csv', formats: ['markdown'] },
      { type: 'download', file: 'broken.pdf' },
    ]);
    expect(clicked!.message).toBe('Clicked link "Report". The page downloads: "report.csv".');
    expect(listed!.downloads).toEqual([
      { name: 'report.csv', url: `${site.url}/report.csv`, state: 'kept', bytes: 19 },
      { name: 'broken.pdf', url: `${site.url}/broken.pdf`, state: 'kept', bytes: 16 },
    ]);
    expect(read!.data!.markdown).toBe('| name | price |\n| --- | --- |\n| Team | 49 |');
    expect(broken).toMatchObject({ ok: false });
    expect(broken!.message).not.toBe('');
  });

  test('answers a dialog, tells a place, and uses another window', async () => {
    const results = await act(
      [
        { type: 'dialog', accept: true },
        { type: 'click', name: 'Ask' },
        { type: 'click', name: 'Where' },
        { type: 'wait', milliseconds: 200 },
        { type: 'click', name: 'Two' },
        { type: 'switchWindow', window: 2 },
        { type: 'windows' },
        { type: 'closeWindow' },
        { type: 'switchWindow' },
      ],
      { geolocation: { latitude: 52.5, longitude: 13.4 } },
    );
    expect(results[2]!.title).toBe('true');
    expect(results[4]!.title).toBe('52.5');
    expect(results[7]!.windows).toEqual([
      { url: `${site.url}/`, title: '52.5', current: false },
      { url: `${site.url}/two`, title: 'Two', current: true },
    ]);
    expect(results[8]).toMatchObject({ ok: true, url: `${site.url}/` });
    expect(results[9]!.message).toBe('The action switchWindow needs `window`, and nothing was done.');
  });

  test('presses keys and buttons as a request says, drags, and waits for the network', async () => {
    const results = await act([
      { type: 'goto', url: `${site.url}/gestures` },
      ...['Alt', 'Control', 'Meta', 'Shift'].map((key) => ({
        type: 'click',
        name: 'Keys',
        modifiers: [key],
      })),
      { type: 'click', name: 'Keys', button: 'middle' },
      { type: 'drag', name: 'Card', to: { name: 'Done' } },
      { type: 'wait', state: 'networkidle' },
    ]);
    expect(results.map(({ ok }) => ok)).toEqual(results.map(() => true));
    expect(results.at(-1)).toMatchObject({ title: 'Alt Control Meta Shift 1 dropped' });
  });
});
