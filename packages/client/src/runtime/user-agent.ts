import type { HeaderMap } from './headers.ts';

/** A `User-Agent`, but in a browser, where all call themselves Mozilla: there it would only cost a preflight. */
export function userAgent(product: string): HeaderMap {
  const { navigator } = globalThis as { navigator?: { userAgent?: string } };
  return navigator?.userAgent?.startsWith('Mozilla') ? {} : { 'user-agent': product };
}
