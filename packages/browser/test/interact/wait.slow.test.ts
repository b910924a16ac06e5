import { describe, expect, test } from 'vitest';
import { openSite } from '../support/act.ts';
import { chromiumPath } from '../support/chromium.ts';

describe.skipIf(!chromiumPath)('a wait', { timeout: 60_000 }, () => {
  test('for a page that does not load in time fails', async () => {
    const { act } = await openSite({ '/': '<img src=/never>', '/never': () => undefined });
    expect(await act({ type: 'wait', state: 'load', milliseconds: 500 })).toMatchObject({
      ok: false,
      message: 'The page has not loaded within 500 ms.',
    });
  });
});
