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
});
