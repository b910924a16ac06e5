import { expect, onTestFinished } from 'vitest';
import { Actor, BrowserPool } from '../../src/index.ts';
import type { Action, ActionOutcome, SessionOptions } from '../../src/index.ts';
import { chromium } from './chromium.ts';
import { serve } from './site.ts';
import type { Pages, Site } from './site.ts';

export type Do = (action: Action, timeout?: number) => Promise<ActionOutcome>;

export interface Opened {
  site: Site;
  act: Do;
  actor: Actor;
}

/** Opens `/` of a site in a session, to act in it. */
export async function openSite(
  pages: Pages,
  options: SessionOptions = {},
): Promise<{ site: Site; act: Do; actor: Actor }> {
  const site = await serve(pages);
  const pool = new BrowserPool({
    chromium,
    allowPrivate: [`127.0.0.1:${site.port}`, `localhost:${site.port}`],
  });
  onTestFinished(() => pool.close());
  const session = await pool.open(options, { timeout: 120_000 });
  const actor = await Actor.open(session);
  const act: Do = (action, timeout = 60_000) => actor.do(action, { timeout });
  expect(await act({ type: 'goto', url: site.url() })).toMatchObject({ ok: true, status: 200 });
  return { site, act, actor };
}
