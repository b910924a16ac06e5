import { product } from './generated/server.ts';
import type { HeaderMap } from './headers.ts';

interface Runtime {
  process?: { env?: Record<string, string | undefined> };
  navigator?: { userAgent?: string };
}

const runtime = globalThis as Runtime;

/** A variable of the environment, where the runtime has one and allows to read it. */
export function readEnvironment(name: string): string | undefined {
  try {
    return runtime.process?.env?.[name];
  } catch {
    // Deno without permission to read the environment.
    return undefined;
  }
}

/** A `User-Agent`, but in a browser, where all call themselves Mozilla: there it would only cost a preflight. */
export function userAgent(): HeaderMap {
  const isPage = runtime.navigator?.userAgent?.startsWith('Mozilla');
  return isPage ? {} : { 'user-agent': product };
}
