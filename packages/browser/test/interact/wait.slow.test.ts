import { describe, expect, test } from 'vitest';
import { openSite } from '../support/act.ts';
import { chromiumPath } from '../support/chromium.ts';

const large = '<p>Text</p>'.repeat(2000);

describe.skipIf(!chromiumPath)('a wait', { timeout: 60_000 }, () => {
  test('for a page that does not load in time fails', async () => {
    const { act } = await openSite({ '/': '<img src=/never>', '/never': () => undefined });
    expect(await act({ type: 'wait', state: 'load', milliseconds: 500 })).toMatchObject({
      ok: false,
      message: 'The page has not loaded within 500 ms.',
    });
  });

  test('for the end of a picture on a large page lasts until it is gone', async () => {
    const { act } = await openSite({
      '/': `${large}<img id=i alt=Loading width=9 height=9><button onclick="setTimeout(() => { i.remove(); document.title = 'gone' }, 1500)">Stop</button>`,
    });
    await act({ type: 'click', name: 'Stop' });
    expect(await act({ type: 'wait', state: 'hidden', role: 'img', name: 'Loading' })).toMatchObject({
      message: 'There is no img named "Loading" any more.',
      title: 'gone',
    });
  });

  test('for the end of a button that a style sheet names does not miss it on a large page', async () => {
    const { act } = await openSite({
      '/': `${large}<style>#b::before { content: 'Loading' }</style><button id=b></button>`,
    });
    for (const role of ['button', undefined])
      expect(
        await act({ type: 'wait', state: 'hidden', role, name: 'Loading', milliseconds: 100 }),
      ).toMatchObject({ ok: false, message: expect.stringMatching(/^There is still a/) });
  });

  test('for idle requests lasts as long as one of an earlier action is open, which delays no other action', async () => {
    const { act } = await openSite({
      '/': `<button onclick="fetch('/slow').then(() => { document.title = 'loaded' })">Load</button><button>Other</button>`,
      '/slow': (_, response) => void setTimeout(() => response.end('late'), 8000),
    });
    await act({ type: 'click', name: 'Load' });
    const started = Date.now();
    expect(await act({ type: 'click', name: 'Other' })).toMatchObject({ ok: true, title: '' });
    expect(Date.now() - started).toBeLessThan(2000);
    expect(await act({ type: 'wait', state: 'networkidle', milliseconds: 300 })).toMatchObject({ ok: false });
    expect(await act({ type: 'wait', state: 'networkidle', milliseconds: 10_000 })).toMatchObject({
      ok: true,
      title: 'loaded',
    });
  });

  const never = '<script>fetch("/never")</script>';
  test.each([
    ['of a page that was left for another site', `${never}<a href="http://localhost:PORT/next">Go</a>`],
    [
      'of a frame that was removed',
      `<iframe id=f src=/never-idle></iframe><button onclick="f.remove()">Go</button>`,
    ],
  ])('for idle requests passes over those %s', async (_, page) => {
    const { act } = await openSite({
      '/': (request, response) =>
        void response
          .setHeader('content-type', 'text/html')
          .end(page.replace('PORT', String(request.socket.localPort))),
      '/next': 'next',
      '/never': () => undefined,
      '/never-idle': never,
    });
    expect(await act({ type: 'wait', state: 'networkidle', milliseconds: 600 })).toMatchObject({ ok: false });
    await act({ type: 'click', name: 'Go' });
    expect((await act({ type: 'wait', state: 'networkidle', milliseconds: 3000 })).message).toBe(
      'No request is open.',
    );
  });
});
