import { describe, expect, test } from 'vitest';
import { openSite as open } from '../support/act.ts';
import { chromiumPath } from '../support/chromium.ts';

const form = `<title>Form</title>
  <label>E-mail <input id=mail type=email></label>
  <label>Password <input type=password></label>
  <label>Plan <select id=plan><option value=s>Small</option><option value=l>Large</option></select></label>
  <label><input type=checkbox> I agree</label>
  <button disabled>Never</button>
  <button onclick="out.textContent = [mail.value, plan.value, document.querySelector('[type=checkbox]').checked]">Send</button>
  <button>Send later</button>
  <p id=out></p>`;

describe.skipIf(!chromiumPath)('an actor', () => {
  test('fills a form by names and reads what comes of it', async () => {
    const { act } = await open({ '/': form });
    expect(await act({ type: 'fill', name: 'E-mail', text: 'ada@example.com' })).toMatchObject({
      ok: true,
      message: 'Filled textbox "E-mail" with 15 characters.',
      title: 'Form',
    });
    expect((await act({ type: 'select', role: 'combobox', values: ['Large'] })).ok).toBe(true);
    expect((await act({ type: 'check', role: 'checkbox', name: 'agree' })).message).toBe(
      'Checked checkbox "I agree".',
    );
    expect((await act({ type: 'click', role: 'button', name: 'Send' })).message).toBe(
      'Clicked button "Send".',
    );
    expect((await act({ type: 'wait', text: 'ada@example.com,l,true' })).ok).toBe(true);
    expect((await act({ type: 'scrape' })).html).toContain('<p id="out">ada@example.com,l,true</p>');
  });
  test('goes on where a page writes itself anew, and to another from there', async () => {
    const rewritten = `<script>setTimeout(() => document.write('<button onclick="document.write(1)">again</button>'))</script>`;
    const { act, site } = await open({ '/': rewritten, '/next': '<p>next' });
    expect((await act({ type: 'click', name: 'again', role: 'button' })).ok).toBe(true);
    expect((await act({ type: 'goto', url: site.url('/next') })).ok).toBe(true);
    expect((await act({ type: 'scrape' })).html).toContain('<p>next');
    expect((await act({ type: 'goto', url: site.url('/') })).ok).toBe(true);
    expect((await act({ type: 'back' })).ok).toBe(true);
  });
  test('tells what there is in place of what was named', async () => {
    const { act } = await open({ '/': form });
    const { ok, message } = await act({ type: 'click', role: 'button', name: 'Log in' });
    expect(ok).toBe(false);
    expect(message).toMatch(
      /^There is no button named "Log in"\. There are: button "Never" \[ref=\w+\], button "Send" \[ref=\w+\], button "Send later" \[ref=\w+\]\.$/,
    );
    expect((await act({ type: 'click', selector: '#none' })).message).toMatch(
      /^There is no element of the selector #none\. What can be acted on is: textbox "E-mail" \[ref=/,
    );
    expect((await act({ type: 'click', role: 'slider' })).message).toMatch(/^There is no slider\. What can/);
    expect((await act({ type: 'click', selector: '((' })).message).toMatch(/^There is no element of/);
    expect((await act({ type: 'click', role: 'nonsense' })).message).toMatch(/^There is no nonsense\./);
    expect((await act({ type: 'click' })).message).toMatch(/^No element was named\./);
    expect((await act({ type: 'click', selector: 'button' })).message).toMatch(
      /^There is more than one element of the selector button: 3\. Name one by its ref\. Choose one of these: /,
    );
    expect((await act({ type: 'select', selector: '#plan', values: ['Huge'] }, 8000)).message).toMatch(
      /There are: "Small", "Large"\.$/,
    );
    expect((await act({ type: 'click', role: 'button', name: 'Never' })).message).toBe(
      'button "Never": It is disabled.',
    );
    expect((await act({ type: 'press', key: 'Nonsense' })).message).toBe(
      'There is no key of that name. Keys are called as in Enter, Escape, ArrowDown or Control+a.',
    );
  });
  test('types where the focus is, clicks on all that fit, or on the first, and scrolls inside', async () => {
    const { act } = await open({
      '/': `<input id=word oninput="out.textContent = this.value">
        <button style="display:none" class=more>hidden</button>
        <button class=more onclick="count.textContent++">a</button><button class=more onclick="count.textContent++">b</button>
        <button class=off disabled>c</button><button class=off>d</button>
        <div id=box style="height:50px;overflow:auto" onscroll="place.textContent = scrollTop, place.textContent = this.scrollTop"><p style="height:900px">long</p></div>
        <p id=out></p><p id=count>0</p><p id=place>0</p>`,
    });
    await act({ type: 'click', selector: '#word' });
    expect(await act({ type: 'write', text: 'péché 🥝' })).toMatchObject({
      ok: true,
      message: 'Typed 8 characters where the focus is.',
    });
    expect((await act({ type: 'click', selector: '.more', all: true })).message).toBe('Clicked 2 elements.');
    expect((await act({ type: 'click', selector: '.more', first: true })).message).toBe(
      'Clicked button "a".',
    );
    expect((await act({ type: 'click', selector: '.off', all: true })).message).toBe(
      'Clicked 0 of 2 elements. The next: It is disabled.',
    );
    await act({ type: 'scroll', selector: '#box', inside: true });
    await act({ type: 'scroll', selector: '#box', inside: true, direction: 'down' });
    const { html } = await act({ type: 'scrape' });
    expect(html).toContain('<p id="out">péché 🥝</p><p id="count">3</p><p id="place">100</p>');
    expect((await act({ type: 'click', selector: '.none', all: true })).message).toMatch(
      /^There is no element of the selector \.none\. What can be acted on is: /,
    );
  });
  test('pictures by a window of another size, and prints', async () => {
    const { act } = await open({ '/': '<p>words</p>' });
    const { screenshot } = await act({
      type: 'screenshot',
      quality: 40,
      viewport: { width: 300, height: 200 },
    });
    expect(screenshot?.contentType).toBe('image/jpeg');
    const again = (await act({ type: 'screenshot' })).screenshot!.bytes;
    expect([again.readUInt32BE(16), again.readUInt32BE(20)]).toEqual([1280, 800]);
    const { pdf } = await act({ type: 'pdf', format: 'A5', landscape: true });
    expect(pdf!.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf!.toString('latin1')).toMatch(/\/MediaBox \[0 0 59[45](?:\.\d+)? (?:419|420)/);
  });
  test('names elements by the refs of a snapshot, in frames and shadow trees too', async () => {
    const { act } = await open({
      '/': `<x-box></x-box><iframe src=/inner></iframe><script>customElements.define('x-box', class extends HTMLElement {
        constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<button onclick="document.title = 1 + document.title">In the shadow</button>' } })</script>`,
      '/inner': `<button onclick="parent.document.title += 2">In the frame</button>`,
    });
    const { snapshot = '' } = await act({ type: 'snapshot' });
    const refOf = (name: string): string =>
      new RegExp(`"${name}"[^\\n]*\\[ref=(\\w+)\\]`).exec(snapshot)![1]!;
    expect(await act({ type: 'click', ref: refOf('In the shadow') })).toMatchObject({
      ok: true,
      title: '1',
    });
    expect((await act({ type: 'click', ref: refOf('In the frame') })).title).toBe('12');
    expect((await act({ type: 'click', role: 'button', name: 'In the shadow' })).title).toBe('112');
    expect((await act({ type: 'click', role: 'button', name: 'In the frame' })).title).toBe('1122');
    expect((await act({ type: 'click', ref: 'e999' })).message).toMatch(
      /^There is no element e999 in the last/,
    );
  });
  test('tells what covers an element', async () => {
    const { act } = await open({
      '/': `<button>Below</button><div class=modal style="position:fixed;inset:0"><button onclick="this.parentNode.remove()">Close</button></div>`,
    });
    const { ok, message } = await act({ type: 'click', role: 'button', name: 'Below' });
    expect({ ok, message }).toEqual({
      ok: false,
      message: expect.stringMatching(
        /^button "Below": It is covered by <button [^]* from <div class="modal">[^]*: close that first\.$/,
      ),
    });
    await act({ type: 'click', role: 'button', name: 'Close' });
    expect((await act({ type: 'click', role: 'button', name: 'Below' })).ok).toBe(true);
  });
  test('repeats nothing that was typed, whatever becomes of it', async () => {
    const { act } = await open({
      '/': `${form}<label>Age <input type=number></label><label>Fixed <input readonly></label><label>File <input type=file></label>`,
    });
    const said: string[] = [];
    for (const name of ['Password', 'Age', 'Fixed', 'File', 'Plan', 'Send later'])
      said.push((await act({ type: 'fill', name, text: 'secret-word' })).message);
    said.push((await act({ type: 'click', name: 'nothing of that name' })).message);
    const { snapshot = '' } = await act({ type: 'snapshot' });
    expect([...said, snapshot].join('\n')).not.toContain('secret-word');
    expect(said[0]).toBe('Filled textbox "Password".');
    expect(said[1]).toMatch(/^spinbutton "Age": No such text can be filled into it\.$/);
  });
  test.each(['plain', 'with: colon', '"quoted" & \\', "it's", ' two  words ', '12', '- x'])(
    'hides the password %j in a snapshot, with a placeholder or without, in a frame too',
    async (secret) => {
      const { act } = await open({
        '/': `<label>One <input type=password></label><label>Two <input type=password placeholder=Hint></label><iframe src=/inner></iframe>`,
        '/inner': '<label>Three <input type=password></label><label>Four <input></label>',
      });
      for (const name of ['One', 'Two', 'Three']) await act({ type: 'fill', name, text: secret });
      const { snapshot = '' } = await act({ type: 'snapshot' });
      expect(snapshot.match(/: \(hidden\)$/gm)).toHaveLength(3);
    },
  );
  test('goes on in the one page: links to new windows, back, dialogs', async () => {
    const { act, site } = await open({
      '/': `<title>One</title><a href=/two target=_blank>Two</a><button onclick="alert('hello')">Alert</button><button onclick="window.open('/three')">Open</button>`,
      '/two': '<title>Two</title>',
      '/three': '<title>Three</title>',
    });
    expect((await act({ type: 'click', name: 'Alert' })).message).toMatch(
      /dialog \(alert\) that says "hello", which was dismissed\.$/,
    );
    expect(await act({ type: 'click', role: 'link' })).toMatchObject({
      title: 'Two',
      url: site.url('/two'),
    });
    expect(await act({ type: 'back' })).toMatchObject({ title: 'One', status: 200 });
    expect((await act({ type: 'click', name: 'Open' })).title).toBe('One');
    expect(site.requests).not.toContain('GET /three');
  });
  test('goes nowhere that the policy refuses, and says so', async () => {
    const { act, site } = await open(
      {
        '/': `<title>One</title><a href=/secret>Secret</a><a href="http://127.0.0.1:9/">Other port</a><a href=/fine>Fine</a>`,
        '/secret': 'secret',
        '/fine': '<title>Fine</title>',
      },
      { allowUrl: (url) => url.pathname !== '/secret' },
    );
    const home = site.url();
    expect(await act({ type: 'goto', url: site.url('/secret') })).toMatchObject({ ok: false });
    await act({ type: 'goto', url: home });
    const denied = await act({ type: 'click', name: 'Secret' });
    expect(denied).toMatchObject({
      ok: false,
      message: expect.stringContaining("caller's policy refuses it"),
    });
    await act({ type: 'goto', url: home });
    expect((await act({ type: 'click', name: 'Other port' })).ok).toBe(false);
    expect((await act({ type: 'goto', url: 'http://10.0.0.1/' })).ok).toBe(false);
    await act({ type: 'goto', url: home });
    // What was refused before is forgotten.
    expect(await act({ type: 'click', name: 'Fine' })).toMatchObject({ ok: true, title: 'Fine' });
    expect(site.requests).not.toContain('GET /secret');
  });
  test('goes on at once after what was refused, whenever Chromium shows its own page of it', async () => {
    const pages = { '/': '<title>One</title>', '/secret': 'secret' };
    const { act, site } = await open(pages, { allowUrl: (url) => url.pathname !== '/secret' });
    for (let index = 0; index < 40; index++) {
      expect(await act({ type: 'goto', url: site.url('/secret') })).toMatchObject({ ok: false });
      expect(await act({ type: 'goto', url: site.url('/') })).toMatchObject({ ok: true, title: 'One' });
    }
  });
  test('lives through more pages than one page may redirect', async () => {
    const { act, site } = await open({ '/': '<title>One</title>' });
    for (let index = 0; index < 102; index++)
      expect(await act({ type: 'goto', url: site.url(`/?${index}`) })).toMatchObject({ ok: true });
  });
  test('ends an action when its time is up, and goes on with the next', async () => {
    const { act } = await open({
      '/': '<button onclick="out.textContent = 1">Go</button><p id=out></p>',
      '/stuck': () => {},
    });
    const { ok, message } = await act({ type: 'wait', milliseconds: 20_000 }, 300);
    expect({ ok, message }).toEqual({
      ok: false,
      message: expect.stringMatching(/^The page was not ready within/),
    });
    expect((await act({ type: 'click', name: 'Go' })).ok).toBe(true);
  });
  test('waits for what a click fetches', async () => {
    const { act } = await open({
      '/': `<button onclick="fetch('/late').then((r) => r.text()).then((text) => document.title = text)">Load</button>`,
      '/late': (_, response) => void setTimeout(() => response.end('late'), 1500),
    });
    expect((await act({ type: 'click', name: 'Load' })).title).toBe('late');
  });
});
