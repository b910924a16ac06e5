import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/index.ts';
import { openSite } from '../support/act.ts';
import { chromiumPath } from '../support/chromium.ts';

/** A page, what is done in it, the message of the last action, and the title in the end. */
type Row = [name: string, page: string, actions: Action[], message: RegExp | string, title: string];

const file = (name: string, text: string) => ({ name, contentType: 'text/plain', bytes: Buffer.from(text) });
const readFiles = `document.title = [...this.files].map((one) => one.name + ' ' + one.type + ' ' + one.size)`;
const trace = `onmousedown="document.title += 'd' + event.button" ondblclick="document.title += '!'"`;
const rows: Row[] = [
  [
    'a confirmation is dismissed',
    `<button onclick="document.title = confirm('Delete?')">Delete</button>`,
    [{ type: 'click', name: 'Delete' }],
    /\(confirm\) that says "Delete\?", which was dismissed\.$/,
    'false',
  ],
  [
    'a confirmation is accepted',
    `<button onclick="document.title = confirm('Delete?')">Delete</button>`,
    [
      { type: 'dialog', accept: true },
      { type: 'click', name: 'Delete' },
    ],
    /which was accepted\.$/,
    'true',
  ],
  [
    'a prompt is answered',
    `<button onclick="document.title = prompt('Name?', 'Bob')">Ask</button>`,
    [
      { type: 'dialog', accept: true, text: 'Ada' },
      { type: 'click', name: 'Ask' },
    ],
    /\(prompt\) that says "Name\?", which was accepted\.$/,
    'Ada',
  ],
  [
    'a prompt keeps what it proposes',
    `<button onclick="document.title = prompt('Name?', 'Bob')">Ask</button>`,
    [
      { type: 'dialog', accept: true },
      { type: 'click', name: 'Ask' },
    ],
    /accepted\.$/,
    'Bob',
  ],
  [
    'a double click',
    `<button ${trace}>Word</button>`,
    [{ type: 'click', name: 'Word', clicks: 2 }],
    'Clicked 2 times button "Word".',
    'd0d0!',
  ],
  [
    'a right click',
    `<button ${trace} oncontextmenu="document.title += 'menu'">Word</button>`,
    [{ type: 'click', name: 'Word', button: 'right' }],
    'Clicked with the right button button "Word".',
    'd2menu',
  ],
  [
    'a click with a key held',
    `<button onclick="document.title = [event.ctrlKey, event.shiftKey]">Row</button>`,
    [{ type: 'click', name: 'Row', modifiers: ['Control'] }],
    'Clicked button "Row".',
    'true,false',
  ],
  [
    'drag and drop of HTML',
    `<p draggable=true ondragstart="event.dataTransfer.setData('text', 'card')">Card</p>
     <div style="height:80px" ondragover="event.preventDefault()" ondrop="document.title = event.dataTransfer.getData('text')">Done</div>`,
    [{ type: 'drag', name: 'Card', to: { name: 'Done' } }],
    'Dragged text "Card" to text "Done".',
    'card',
  ],
  [
    'a handle that follows the pointer',
    `<style>#h { position: absolute; left: 10px; width: 20px; height: 20px }</style><div id=h></div><script>
     h.onpointerdown = () => { onpointermove = ({ x }) => { h.style.left = x - 10 + 'px'; document.title = h.style.left } }; onpointerup = () => { onpointermove = null }</script>`,
    [{ type: 'drag', selector: '#h', x: 100 }],
    'Dragged the element by 100 and 0 pixels.',
    '110px',
  ],
  [
    'a drag to nowhere',
    '<p id=p>Card</p>',
    [{ type: 'drag', selector: '#p' }],
    'Nothing says where to drag it: give `to`, or `x` and `y`.',
    '',
  ],
  [
    'a file by the label of its input',
    `<label>Photo <input type=file onchange="${readFiles}"></label>`,
    [{ type: 'upload', name: 'Photo', files: [file('a.txt', 'hello')] }],
    'Gave 1 file to button "Photo".',
    'a.txt text/plain 5',
  ],
  [
    'files for a hidden input',
    `<input id=f type=file multiple hidden onchange="${readFiles}">`,
    [{ type: 'upload', selector: '#f', files: [file('a.txt', 'a'), file('b.txt', 'bb')] }],
    'Gave 2 files to the element.',
    'a.txt text/plain 1,b.txt text/plain 2',
  ],
  [
    'the picker that a button opens',
    `<button onclick="const input = document.createElement('input'); input.type = 'file'; input.onchange = () => { document.title = input.files[0].name }; input.click()">Attach</button>`,
    [{ type: 'upload', name: 'Attach', files: [file('a.txt', 'a')] }],
    'Gave 1 file to button "Attach".',
    'a.txt',
  ],
  [
    'a button without a picker',
    '<button>Attach</button>',
    [{ type: 'upload', name: 'Attach', files: [file('a.txt', 'a')] }],
    'button "Attach": It takes no file, and opens no file picker.',
    '',
  ],
  [
    'keys one by one, into an element',
    `<input aria-label=Word onkeydown="document.title += event.key">`,
    [{ type: 'write', name: 'Word', text: 'abc' }],
    'Typed 3 characters into textbox "Word".',
    'abc',
  ],
  [
    'an editor that only a label names',
    `<div contenteditable aria-label=Note oninput="document.title = this.textContent" style="height:20px"></div>`,
    [{ type: 'fill', name: 'Note', text: 'hi' }],
    'Filled field "Note" with 2 characters.',
    'hi',
  ],
  [
    'a colour by its label',
    `<label>Ink <input type=color onchange="document.title = this.value"></label>`,
    [{ type: 'fill', name: 'Ink', text: '#336699' }],
    'Filled textbox "Ink" with 7 characters.',
    '#336699',
  ],
  [
    'a text that goes',
    `<p id=p>Loading</p><script>setTimeout(() => { p.remove(); document.title = 'gone' }, 400)</script>`,
    [{ type: 'wait', text: 'Loading', state: 'hidden' }],
    'The text does not show any more.',
    'gone',
  ],
  [
    'an element that goes',
    `<button id=b>Stop</button><script>setTimeout(() => { b.hidden = true; document.title = 'gone' }, 400)</script>`,
    [{ type: 'wait', role: 'button', name: 'Stop', state: 'hidden' }],
    'There is no button named "Stop" any more.',
    'gone',
  ],
  [
    'a text that stays',
    '<p>Loading</p>',
    [{ type: 'wait', text: 'Loading', state: 'hidden', milliseconds: 300 }],
    'The text still shows after 300 ms.',
    '',
  ],
  [
    'a URL',
    `<script>setTimeout(() => { history.pushState(0, '', '/orders/7?a=b'); document.title = 'there' }, 400)</script>`,
    [{ type: 'wait', url: 'http://127.0.0.1:*/orders/*' }],
    'The page is there.',
    'there',
  ],
  [
    'a URL that never comes',
    '',
    [{ type: 'wait', url: 'http://127.0.0.1:*/orders', milliseconds: 300 }],
    'The page did not get there within 300 ms.',
    '',
  ],
  [
    'requests in a row',
    `<script>(async () => { for (let n = 1; n < 4; n++) { await fetch('/slow'); document.title = n } })()</script>`,
    [{ type: 'wait', state: 'networkidle' }],
    'No request is open.',
    '3',
  ],
  [
    'pictures',
    `<img src=/slow onerror="document.title = 'loaded'">`,
    [{ type: 'wait', state: 'load' }],
    'The page has loaded.',
    'loaded',
  ],
  [
    'a closed shadow tree',
    `<x-box></x-box><script>customElements.define('x-box', class extends HTMLElement { constructor() { super(); const root = this.attachShadow({ mode: 'closed' }); root.innerHTML = '<button>Deep</button>'; root.firstChild.onclick = () => { document.title = [this.shadowRoot, root.mode] } } })</script>`,
    [{ type: 'click', role: 'button', name: 'Deep' }],
    'Clicked button "Deep".',
    ',closed',
  ],
];

describe.skipIf(!chromiumPath)('an actor', () => {
  test.each(rows)('does %s', async (_, page, actions, message, title) => {
    const { act } = await openSite({
      '/': `<!doctype html>${page}`,
      '/slow': (_request, response) => void setTimeout(() => response.end('late'), 200),
    });
    let last;
    for (const action of actions) last = await act(action);
    expect(last!.message).toMatch(message);
    if (typeof message === 'string') expect(last!.message).toBe(message);
    expect(last!.title).toBe(title);
  });

  test('stays on a page that asks, where it was told to', async () => {
    const { act, site } = await openSite({
      '/': `<button onclick="onbeforeunload = (event) => event.preventDefault()">Edit</button><a href=/next>Next</a>`,
      '/next': 'next',
    });
    await act({ type: 'click', name: 'Edit' });
    await act({ type: 'dialog', accept: false });
    const stayed = await act({ type: 'click', name: 'Next' });
    expect(stayed.message).toContain('(beforeunload), which was dismissed');
    expect(stayed.url).toBe(site.url());
    await act({ type: 'dialog', accept: true });
    expect((await act({ type: 'click', name: 'Next' })).url).toBe(site.url('/next'));
  });

  test('tells a page where it is, and no page without that', async () => {
    const page = `<button onclick="navigator.geolocation.getCurrentPosition(({ coords: c }) => { document.title = [c.latitude, c.longitude, c.accuracy] }, (error) => { document.title = 'code ' + error.code })">Where</button>`;
    const { act } = await openSite(
      { '/': page },
      { geolocation: { latitude: 52.5, longitude: 13.4, accuracy: 20 } },
    );
    await act({ type: 'click', name: 'Where' });
    expect((await act({ type: 'wait', milliseconds: 200 })).title).toBe('52.5,13.4,20');
    const other = await openSite({ '/': page });
    await other.act({ type: 'click', name: 'Where' });
    expect((await other.act({ type: 'wait', milliseconds: 200 })).title).toBe('code 1');
  });
});
