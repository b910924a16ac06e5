import type { ActionOutcome, Actor } from '@web-data/browser';
import { FetchError } from '@web-data/net';
import type { ScrapeAction, ScrapeActionResults } from '@web-data/types';
import { reject } from '@web-data/validator';
import { dataUrl } from '../data-url.ts';
import { findMissingMember, toAction } from './to-action.ts';

/** Maximum characters of all screenshots, PDFs and pages that the actions of one scrape return. */
const MAX_RESULTS = 33_554_432;

export interface PageBounds {
  /** Deadline of all actions, in milliseconds since the epoch. */
  until: number;
  signal: AbortSignal;
}

/**
 * Runs the actions of a scrape in its page, one after the other.
 * @throws {Rejection} 422 for the first action that fails or lacks a member; {FetchError} `Timeout`, `Aborted`;
 * {BrowserError} when the page has ended.
 */
export async function actInPage(
  actor: Actor,
  actions: readonly ScrapeAction[],
  { until, signal }: PageBounds,
): Promise<ScrapeActionResults> {
  // Checks all actions before the first one changes the page.
  for (const [index, action] of actions.entries()) {
    const lack = findMissingMember(action);
    if (lack !== undefined) throw rejectAction(index, action, `It needs ${lack}.`);
  }
  const results: ScrapeActionResults = { screenshots: [], scrapes: [], pdfs: [] };
  let size = 0;
  for (const [index, action] of actions.entries()) {
    const timeout = until - Date.now();
    if (timeout <= 0) throw late(index, action);
    const outcome = await actor.do(toAction(action), { timeout, signal });
    if (!outcome.ok && Date.now() >= until) throw late(index, action);
    if (!outcome.ok) throw rejectAction(index, action, outcome.message);
    size += take(results, action, outcome);
    if (size > MAX_RESULTS) throw rejectAction(index, action, TOO_MUCH);
  }
  return results;
}

const TOO_MUCH = `With it, all actions give more than ${MAX_RESULTS} characters. Ask for fewer pictures, prints and pages.`;

/** Stores the result of an action. @returns its size in characters */
function take(results: ScrapeActionResults, { type }: ScrapeAction, outcome: ActionOutcome): number {
  const { screenshot, pdf, html, url } = outcome;
  if (type === 'scrape' && html !== undefined) {
    results.scrapes.push({ url, html });
    return html.length;
  }
  const file = screenshot ?? (pdf && { bytes: pdf, contentType: 'application/pdf' });
  if (file === undefined) return 0;
  const dataFile = dataUrl(file);
  (screenshot ? results.screenshots : results.pdfs).push(dataFile);
  return dataFile.length;
}

function rejectAction(index: number, { type }: ScrapeAction, why: string): Error {
  const message = `The action ${type} could not be done: ${why}`;
  return reject('ActionFailed', {
    details: [{ in: 'body', path: `/actions/${index}`, code: 'action', message }],
  });
}

function late(index: number, { type }: ScrapeAction): FetchError {
  return new FetchError('Timeout', `There was no time left for the action ${type} at actions/${index}.`);
}
