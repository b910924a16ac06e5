import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Actor, BrowserPool } from '../../src/index.ts';
import type { Action } from '../../src/index.ts';
import { toPlaywrightKey } from '../../src/interact/keys.ts';
import { chromium, chromiumPath } from '../support/chromium.ts';
import { serve } from '../support/site.ts';

/** Shows whatever a page does in its title, which each outcome has. */
const say = (what: string): string => `document.title += ${what}`;

/** A page as others write them, what is done in it, what is said of the last action, and the title in the end. */
type Row = [name: string, page: string, actions: Action[], message: RegExp, title?: string];

const rows: Row[] = [
  [
    'the summary of details, and what is in them',
    `<details><summary>More</summary><button onclick="${say("'in'")}">Inside</button></details>`,
    [
      { type: 'click', name: 'More' },
      { type: 'click', name: 'Inside' },
    ],
    /^Clicked button "Inside"\.$/,
    'in',
  ],
  [
    'text that only a pointer tells to be more than text',
    `<h1>Settings</h1><div style="cursor:pointer" onclick="${say("'open'")}">Open settings</div>`,
    [{ type: 'click', name: 'Open settings' }],
    /^Clicked text "Open settings"\.$/,
    'open',
  ],
  [
    'a picture by its words',
    `<img alt=Home width=20 height=20 onclick="${say("'home'")}">`,
    [{ type: 'click', name: 'Home' }],
    /^Clicked img "Home"\.$/,
    'home',
  ],
  [
    'a day that only its label names',
    `<span onclick="${say("'day'")}" aria-label="March 18, 2026">18</span>`,
    [{ type: 'click', name: 'March 18, 2026' }],
    /^Clicked text "March 18, 2026"\.$/,
    'day',
  ],
  [
    'an icon whose text is the title of what is around it',
    `<a title=Next onclick="${say("'next'")}"><span>Next</span></a>`,
    [{ type: 'click', name: 'Next' }],
    /^Clicked text "Next"\.$/,
    'next',
  ],
  [
    'a button that comes late before text of its name',
    `<h1>Log in</h1><script>setTimeout(() => document.body.insertAdjacentHTML('beforeend', '<button onclick="${say('1')}">Log in</button>'), 300)</script>`,
    [{ type: 'click', name: 'Log in' }],
    /^Clicked button "Log in"\.$/,
    '1',
  ],
  [
    'a field is not found by text beside it',
    '<p>Note</p><input>',
    [{ type: 'fill', name: 'Note', text: 'x' }],
    /^There is no element named "Note"\. What can be acted on is: textbox \[ref=/,
  ],
  [
    'a radio button that hides behind its label',
    `<style>input { position: absolute; opacity: 0; width: 0; height: 0 }</style><input type=radio id=l onchange="${say('this.checked')}"><label for=l>Large</label>`,
    [{ type: 'check', role: 'radio', name: 'Large' }],
    /^Checked radio "Large"\.$/,
    'true',
  ],
  [
    'a box that is not there for anybody but its label',
    `<style>input { display: none }</style><label><input type=checkbox onchange="${say('this.checked')}"><span>I agree</span></label>`,
    [
      { type: 'check', name: 'I agree' },
      { type: 'check', name: 'I agree' },
    ],
    /^Checked field "I agree"\.$/,
    'true',
  ],
  [
    'a button that moves all the time',
    `<style>@keyframes m { to { transform: translateX(9px) } } button { animation: m 1s infinite alternate; padding: 50px }</style><button onclick="${say('1')}">Run</button>`,
    [{ type: 'click', name: 'Run' }],
    /^Clicked button "Run"\.$/,
    '1',
  ],
  [
    'a dialog of the browser by what it says',
    `<button onclick="${say("confirm('Delete it?')")}">Delete</button>`,
    [{ type: 'click', name: 'Delete' }],
    / The page showed a dialog \(confirm\) that says "Delete it\?", which was dismissed\.$/,
    'false',
  ],
  [
    'where a window was to go',
    '<button onclick="window.open(\'/next\')">Pop</button>',
    [{ type: 'click', name: 'Pop' }],
    / The page opened another window, which was closed: http:\/\/127\.0\.0\.1:\d+\/next\.$/,
  ],
  [
    'a window that is the base of all links',
    '<base target=_blank><a href=/next>Next</a>',
    [{ type: 'click', name: 'Next' }],
    /^Clicked link "Next"\.$/,
    'Next',
  ],
  [
    'a link into a frame of the page stays there',
    '<title>Out</title><a href=/next target=inner>Next</a><iframe name=inner></iframe>',
    [
      { type: 'click', name: 'Next' },
      { type: 'wait', text: 'the next page' },
    ],
    /^The text shows\.$/,
    'Out',
  ],
  [
    'a download that was not taken',
    '<a href=/file>Get</a>',
    [{ type: 'click', name: 'Get' }],
    / The page began a download, which was not taken: http:\/\/127\.0\.0\.1:\d+\/file\.$/,
  ],
  [
    'a page behind a password of HTTP',
    '<a href=/secret>Secret</a>',
    [{ type: 'click', name: 'Secret' }],
    /asks for a user name and a password by HTTP \(status 401\), which cannot be given\.$/,
  ],
  ...['date|2026-12-31|31.12.2026', 'time|23:59|noon', 'color|#336699|red', 'month|2026-12|May'].map(
    (row): Row => {
      const [type = '', form = '', text = ''] = row.split('|');
      const message = new RegExp(`^.+: It takes an? .+ as ${form}\\.$`);
      return [
        `${text} in a field of a ${type}`,
        `<label>At <input type=${type}></label>`,
        [{ type: 'fill', name: 'At', text }],
        message,
      ];
    },
  ),
  [
    'a number that a slider does not reach',
    '<label>Volume <input type=range min=1 max=11 step=2></label>',
    [{ type: 'fill', name: 'Volume', text: '12' }],
    /^slider "Volume": It takes a number from 1 to 11 in steps of 2\.$/,
  ],
  [
    'a file that nobody can give',
    '<label>Paper <input type=file></label>',
    [{ type: 'fill', name: 'Paper', text: 'x' }],
    /It takes a file of its user, which cannot be given\.$/,
  ],
  [
    'keys by other names',
    `<input aria-label=Word onkeydown="${say("(event.ctrlKey ? 'C' : '') + event.key + '_'")}">`,
    ['Esc', 'return', 'Ctrl+a', 'Down'].map((key) => ({ type: 'press', name: 'Word', key })),
    /^Pressed the key in textbox "Word"\.$/,
    'Escape_Enter_CControl_Ca_ArrowDown_',
  ],
];

describe.skipIf(!chromiumPath)(
  'an actor does in pages as others write them what is expected, or says why not',
  { timeout: 60_000 },
  () => {
    let pool: BrowserPool;
    beforeAll(() => {
      pool = new BrowserPool({ chromium, allowPrivate: ['127.0.0.1:*'] });
    });
    afterAll(() => pool.close());

    test.each(rows)('%s', async (_, page, actions, message, title) => {
      const site = await serve({
        '/': page,
        '/next': '<title>Next</title>the next page',
        '/file': (_request, response) =>
          void response.setHeader('content-disposition', 'attachment; filename=a.bin').end('x'),
        '/secret': (_request, response) =>
          void response.writeHead(401, { 'www-authenticate': 'Basic realm=x' }).end(),
      });
      const session = await pool.open({}, { timeout: 60_000 });
      onTestFinished(() => pool.release(session));
      const actor = await Actor.open(session);
      await actor.do({ type: 'goto', url: site.url() }, { timeout: 30_000 });
      let last;
      for (const action of actions) last = await actor.do(action, { timeout: 30_000 });
      expect(last?.message).toMatch(message);
      if (title !== undefined) expect(last?.title).toBe(title);
    });
  },
);

describe('a key', () => {
  test.each([
    ['Enter', 'Enter'],
    ['ctrl+shift+K', 'Control+Shift+K'],
    ['+', '+'],
    ['Control++', 'Control++'],
    [' ', ' '],
    ['f5', 'F5'],
    ['Nonsense', 'Nonsense'],
    ['ArrowUp', 'ArrowUp'],
  ])('%j is %j', (said, key) => expect(toPlaywrightKey(said)).toBe(key));
});
