import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/index.ts';
import { openSite } from '../support/act.ts';
import type { Opened } from '../support/act.ts';
import { chromiumPath } from '../support/chromium.ts';

const SECRET = 'correct-horse';
const BOUNDS = { maxBytes: 100_000, timeout: 20_000 };

/** A field, and whether what is typed into it is a secret. */
const fields: [name: string, field: string, isSecret: boolean][] = [
  ['a password', '<input id=f type=password>', true],
  [
    'a password that the page shows',
    '<input id=f type=text autocomplete="section-a current-password">',
    true,
  ],
  ['a new password', '<input id=f autocomplete=new-password>', true],
  ['a code that works once', '<input id=f type=text inputmode=numeric autocomplete=one-time-code>', true],
  ['the number of a card', '<input id=f autocomplete="billing cc-number">', true],
  [
    'a field whose type the page changes',
    '<input id=f type=password onfocus="this.type = \'text\'" name=pwd>',
    true,
  ],
  ['dots by a style', '<input id=f style="-webkit-text-security: disc">', true],
  ['an API key by its label', '<label>Your API key <input id=f></label>', true],
  ['a field in a closed shadow tree', '<x-field></x-field>', true],
  ['a search', '<input id=f type=search name=q>', false],
  ['an e-mail address', '<input id=f autocomplete=email>', false],
  ['a note', '<textarea id=f placeholder="Your note"></textarea>', false],
  ['an editor', '<div id=f contenteditable role=textbox></div>', false],
];
const CLOSED = `<script>customElements.define('x-field', class extends HTMLElement {
  connectedCallback() { this.attachShadow({ mode: 'closed' }).innerHTML = '<input id=f type=password>'; }
})</script>`;
const ways: Record<string, Action[]> = {
  fill: [{ type: 'fill', selector: '#f', text: SECRET }],
  'write into it': [{ type: 'write', selector: '#f', text: SECRET }],
  'write where the focus is': [
    { type: 'click', selector: '#f' },
    { type: 'write', text: SECRET },
  ],
  'press a key': [{ type: 'press', selector: '#f', key: 'q' }],
};

const open = (body: string, headers: Record<string, string> = {}) =>
  openSite({
    '/': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
      response.end(`<!doctype html><body>${body}`);
    },
  });
const picture = ({ actor }: Opened, secrets: string[] = []) => actor.picture({ ...BOUNDS, secrets });

describe.skipIf(!chromiumPath)('texts that are typed', () => {
  test('into each kind of field, and in each way', async () => {
    const pages = fields.map(
      ([, field], at) => [`/${at}`, `<!doctype html><body>${field}${CLOSED}`] as const,
    );
    const { site, act } = await openSite({ '/': '', ...Object.fromEntries(pages) });
    for (const [at, [name, , isSecret]] of fields.entries())
      for (const [way, actions] of Object.entries(ways)) {
        if (way !== 'fill' && !/^a (?:password|search)$/.test(name)) continue;
        await act({ type: 'goto', url: site.url(`/${at}`) });
        let last;
        for (const action of actions) last = await act(action);
        expect([name, way, last]).toMatchObject([name, way, { ok: true, isSecret }]);
        // A message tells no length of a secret.
        const said = last!.message.replaceAll(/\[ref=\w+\]|#f/g, '');
        if (way !== 'press a key') expect([name, way, /\d/.test(said)]).toEqual([name, way, !isSecret]);
      }
  });

  test('into a frame that has the focus', async () => {
    const { act } = await openSite({
      '/': '<iframe srcdoc="<input id=f type=password autofocus>"></iframe>',
    });
    expect(await act({ type: 'write', text: SECRET })).toMatchObject({ ok: true, isSecret: true });
  });
});

describe.skipIf(!chromiumPath)('a picture of a step', () => {
  test('is a JPEG of the window, within its bytes', async () => {
    const opened = await open('<h1>Welcome</h1><div style="height: 9000px">Long</div>');
    const bytes = (await picture(opened))!;
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
    expect(bytes.length).toBeLessThan(BOUNDS.maxBytes);
    expect(await opened.actor.picture({ ...BOUNDS, maxBytes: 500 })).toBeUndefined();
  });

  test.each([
    ['a field', '<input id=f>'],
    ['a field of a page that allows no styles', '<input id=f>', "style-src 'none'"],
    ['a code in a field with a large font', '<input id=f autocomplete=one-time-code>'],
    ['a text', '<textarea id=f></textarea>'],
    ['an editor', '<div id=f contenteditable role=textbox>&nbsp;</div>'],
    ['a field in a closed shadow tree', `<x-field></x-field>${CLOSED.replace('type=password', '')}`],
    ['a field of a frame', '<iframe srcdoc="<input aria-label=Field>"></iframe>'],
  ])('has no text of %s', async (_, body, policy = '') => {
    const opened = await open(body, policy === '' ? {} : { 'content-security-policy': policy });
    const pictures: (Buffer | undefined)[] = [];
    // Two texts of one length look the same as dots, and differ as letters.
    for (const text of ['MMMMMMMM', 'iiiiiiii']) {
      const field = body.includes('id=f') ? { selector: '#f' } : { name: 'Field' };
      expect(await opened.act({ type: 'fill', ...field, text })).toMatchObject({ ok: true });
      pictures.push(await picture(opened));
    }
    expect(pictures[0]!.length).toBeGreaterThan(1000);
    expect(pictures[0]!.equals(pictures[1]!)).toBe(true);
  });

  test('leaves no trace in the page', async () => {
    const opened = await open(`<input id=f><script>
      let changes = 0;
      new MutationObserver(() => changes++).observe(document, { subtree: true, childList: true, attributes: true });
    </script><button onclick="changes = 0">Reset</button>
    <button onclick="document.title = changes + ' ' + document.adoptedStyleSheets.length">Count</button>`);
    await opened.act({ type: 'click', name: 'Reset' });
    await picture(opened);
    expect(await opened.act({ type: 'click', name: 'Count' })).toMatchObject({ title: '0 0' });
  });

  test('is not taken where a page insists on showing what a field holds', async () => {
    const opened = await open('<input id=f style="-webkit-text-security: none !important">');
    expect(await picture(opened)).toBeUndefined();
  });

  test('differs where the page does', async () => {
    const opened = await open('<input id=f oninput="p.textContent = this.value"><p id=p></p>');
    const before = await picture(opened);
    await opened.act({ type: 'fill', selector: '#f', text: 'Ada' });
    expect((await picture(opened))!.equals(before!)).toBe(false);
  });

  test.each([
    ['in its text', '<p>You typed correct-horse.</p>'],
    ['in several elements', '<p>You typed <b>correct</b>-horse.</p>'],
    ['in a shadow tree', '<x-p><template shadowrootmode=open><p>correct-horse</p></template></x-p>'],
    ['in a frame', '<iframe srcdoc="<p>correct-horse"></iframe>'],
    ['in an editor', '<div contenteditable>correct-horse</div>'],
  ])('is not taken of a page that shows a secret %s', async (_, body) => {
    const opened = await open(body);
    expect(await picture(opened, [SECRET])).toBeUndefined();
    expect(await picture(opened, ['another'])).toBeDefined();
  });

  test('is not there when the page has ended, and nothing fails', async () => {
    const opened = await open('<p>Bye');
    await opened.act({ type: 'goto', url: 'about:blank' });
    expect(await opened.actor.picture({ ...BOUNDS, timeout: 1 })).toBeUndefined();
  });
});
