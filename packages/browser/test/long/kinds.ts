import { BrowserError, Actor, render } from '../../src/index.ts';
import type { BrowserPool, BrowserSession } from '../../src/index.ts';
import { FetchError } from '@web-data/net';
import type { Pages, Site } from '../support/site.ts';

/** How a piece of work ended: `ok`, or the code of its error. Anything else is thrown, and fails the run. */
export type Outcome = string;

/** One piece of work of a long run, and how it may end. */
export interface Kind {
  readonly name: string;
  readonly ends: readonly Outcome[];
  run(pool: BrowserPool, site: Site): Promise<void>;
}

/** Milliseconds for work that ends by itself, on a machine that has other work to do; and for what never ends. */
const PATIENT = { timeout: 120_000 };
const SHORT = { timeout: 4000 };

const hog = 'const kept = []; onload = () => { for (;;) kept.push({ a: [1, 2, 3], b: kept.length + "x" }) }';
const windows = 'for (let i = 0; i < 2000; i++) open("/ok?" + i)';

/** What the site of a long run serves. */
export const pages: Pages = {
  '/ok': '<h1>fine</h1><button onclick="document.title = \'pressed\'">Press</button>',
  '/hang': '<p>words</p><script>for (;;);</script>',
  '/alerts': '<script>for (;;) alert(1)</script>',
  '/windows': `<p>words</p><script>${windows}</script>`,
  '/hog': `<script>${hog}</script>`,
};

const crash = async ({ page }: BrowserSession): Promise<void> => {
  await page.goto('chrome://crash', { timeout: 0 }).catch(() => undefined); // It never comes.
};

const reads = (path: string, words: string): Kind['run'] => {
  return async (pool, site) => {
    const { html } = await render(pool, new URL(site.url(path)), PATIENT);
    if (!html.includes(words)) throw new Error(`${path} was read without "${words}".`);
  };
};
const ends = (path: string, bounds: { timeout: number }): Kind['run'] => {
  return async (pool, site) => void (await render(pool, new URL(site.url(path)), bounds));
};

/** Renders; the first one is what most of them are. */
export const renders: readonly [Kind, ...Kind[]] = [
  { name: 'a page', ends: ['ok'], run: reads('/ok', 'fine') },
  { name: 'thousands of windows', ends: ['ok'], run: reads('/windows', 'words') },
  { name: 'a hang', ends: ['Timeout'], run: ends('/hang', SHORT) },
  { name: 'alerts without end', ends: ['Timeout'], run: ends('/alerts', SHORT) },
  { name: 'a memory hog', ends: ['Crashed'], run: ends('/hog', PATIENT) },
  {
    name: 'a crash',
    ends: ['Crashed'],
    run: async (pool, site) =>
      void (await render(pool, new URL(site.url('/ok')), { ...PATIENT, act: crash })),
  },
];

/** Sessions; the first one is what most of them are. */
export const sessions: readonly [Kind, ...Kind[]] = [
  { name: 'a session', ends: ['ok'], run: press },
  {
    name: 'a session that crashes',
    ends: ['Crashed'],
    run: (pool, site) =>
      inSession(pool, site, '/ok', async (actor, session) => {
        await crash(session);
        await actor.do({ type: 'snapshot' }, PATIENT);
      }),
  },
  { name: 'a session of many windows', ends: ['ok'], run: (pool, site) => inSession(pool, site, '/windows') },
];

function press(pool: BrowserPool, site: Site): Promise<void> {
  return inSession(pool, site, '/ok', async (actor) => {
    const { ok, title } = await actor.do({ type: 'click', role: 'button', name: 'Press' }, PATIENT);
    if (!ok || title !== 'pressed') throw new Error(`The button was not pressed: the title is "${title}".`);
  });
}

async function inSession(
  pool: BrowserPool,
  site: Site,
  path: string,
  work?: (actor: Actor, session: BrowserSession) => Promise<unknown>,
): Promise<void> {
  const session = await pool.open({}, PATIENT);
  try {
    const actor = await Actor.open(session);
    const { ok, message } = await actor.do({ type: 'goto', url: site.url(path) }, PATIENT);
    if (!ok) throw new Error(message);
    await work?.(actor, session);
  } finally {
    await pool.release(session);
  }
}

/** Does one piece of work. @throws what is no error of a page or of its browser */
export async function outcomeOf(work: Promise<void>): Promise<Outcome> {
  try {
    await work;
    return 'ok';
  } catch (error) {
    if (error instanceof BrowserError || error instanceof FetchError) return error.code;
    throw error;
  }
}
