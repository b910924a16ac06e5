import { readFileSync } from 'node:fs';

/** How oasdiff judges a change by default. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * The name of every rule of oasdiff and its severity: 765 as of its commit 6147697, and 13 that commits beside it brought,
 * of which one also makes `api-security-component-type-changed` an error.
 */
export const SEVERITIES: ReadonlyMap<string, Severity> = new Map(
  readFileSync(new URL('ids.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ') as [string, Severity]),
);
