import { apiTools, callTool } from '@web-data/client/tools';
import type { CommonOptions } from '../commands/parse.ts';
import { UsageError } from '../failure.ts';
import { tell } from '../io.ts';
import type { Io } from '../io.ts';
import { serviceOf } from '../run/service.ts';
import { askInBrowser } from './ask-in-browser.ts';
import { profilesPath, readProfiles, writeProfiles } from './profiles.ts';
import { readKey } from './read-key.ts';
import { DEFAULT_SERVICE } from './settings.ts';

/**
 * Gets a key, tries it, and keeps it under the name of a profile: one that is given or read from stdin, else one that a person
 * approves in a browser. @throws what the service says of the key
 */
export async function login(io: Io, options: CommonOptions): Promise<void> {
  const name = options.profile ?? 'default';
  const kept = readProfiles(io.env);
  const before = Object.hasOwn(kept.profiles, name) ? kept.profiles[name] : undefined;
  const baseUrl = options.baseUrl ?? io.env['WEB_DATA_BASE_URL'] ?? before?.baseUrl;
  const apiKey = (options.apiKey ?? (await obtainKey(io, baseUrl ?? DEFAULT_SERVICE))).trim();
  if (apiKey === '') throw new UsageError('No key was given.');
  await tryKey(
    { ...io, env: { XDG_CONFIG_HOME: '/nowhere' } },
    { ...options, profile: undefined, apiKey, baseUrl },
  );
  const profile = { apiKey, ...(baseUrl !== undefined && { baseUrl }) };
  writeProfiles(io.env, { current: name, profiles: { ...kept.profiles, [name]: profile } });
  tell(io, `The key works. It is kept as ${JSON.stringify(name)} in ${profilesPath(io.env)}.`);
}

/** The key of a pipe, else the one of a browser; on a terminal whichever comes first. */
async function obtainKey(io: Io, baseUrl: string): Promise<string> {
  if (io.stdin.isTTY !== true) return (await readKey(io)) || (await askInBrowser(io, baseUrl)).key;
  const over = new AbortController();
  const signal = AbortSignal.any([io.signal, over.signal]);
  try {
    const browser = await askInBrowser({ ...io, signal }, baseUrl).catch(unlessMissing);
    const typed = readKey({ ...io, signal });
    if (!browser) return await typed;
    tell(io, 'Or paste a key here.');
    return await Promise.race([browser.key, typed.then((key) => key || browser.key)]);
  } finally {
    over.abort(new Error('The key is there.'));
  }
}

/** A service that lets nobody in by a browser may still know keys. */
function unlessMissing(error: Error & { code?: string }): undefined {
  if (error.name === 'AuthorizationError' && error.code === 'unsupported') return undefined;
  throw error;
}

/** By an operation that changes nothing and needs nothing. */
async function tryKey(io: Io, options: CommonOptions): Promise<void> {
  const tool = Object.values(apiTools.tools).find(
    ({ method, input }) => method === 'GET' && !input['required'],
  );
  if (!tool) return;
  const result = await callTool(apiTools, serviceOf(io, options), tool, {}, { signal: io.signal });
  // A key that may do other things is one as well.
  if (!result.ok && (Object(result.exception) as { status?: number }).status !== 403) throw result.exception;
}
