import { setImmediate, setTimeout } from 'node:timers/promises';
import { apiTools, callTool } from '@web-data/client/tools';
import type { CommonOptions } from '../commands/parse.ts';
import { UsageError } from '../failure.ts';
import { notify } from '../io.ts';
import type { Io } from '../io.ts';
import { createService } from '../run/service.ts';
import { requestKeyInBrowser } from './ask-in-browser.ts';
import { profilesPath, readProfiles, writeProfiles } from './profiles.ts';
import { readKey } from './read-key.ts';
import { DEFAULT_SERVICE } from './settings.ts';

/**
 * Gets a key, tries it, and keeps it under the name of a profile: one that is given or read from stdin, else one that a person
 * approves in a browser. @throws what the service says of the key
 */
export async function login(io: Io, options: CommonOptions): Promise<void> {
  const name = options.profile ?? 'default';
  const stored = readProfiles(io.env);
  const before = Object.hasOwn(stored.profiles, name) ? stored.profiles[name] : undefined;
  const baseUrl = options.baseUrl ?? io.env['WEB_DATA_BASE_URL'] ?? before?.baseUrl;
  const apiKey = (options.apiKey ?? (await obtainKey(io, baseUrl ?? DEFAULT_SERVICE))).trim();
  if (apiKey === '') throw new UsageError('No key was given.');
  await tryKey(
    { ...io, env: { XDG_CONFIG_HOME: '/nowhere' } },
    { ...options, profile: undefined, apiKey, baseUrl },
  );
  const profile = { apiKey, ...(baseUrl !== undefined && { baseUrl }) };
  writeProfiles(io.env, { current: name, profiles: { ...stored.profiles, [name]: profile } });
  notify(io, `The key works. It is kept as ${JSON.stringify(name)} in ${profilesPath(io.env)}.`);
}

/** A key that is piped or typed, or that a person approves in a browser, whichever comes first. */
async function obtainKey(input: Io, baseUrl: string): Promise<string> {
  const over = new AbortController();
  const io = { ...input, signal: AbortSignal.any([input.signal, over.signal]) };
  try {
    const piped = io.stdin.isTTY === true ? undefined : readKey(io);
    const key = piped && (await Promise.race([piped, silence()]));
    if (key) return key;
    const browser = await requestKeyInBrowser(io, baseUrl).catch(unlessMissing);
    if (!piped && browser) notify(io, 'Or paste a key here.');
    const typed = piped ?? readKey(io);
    return await (browser ? Promise.race([browser.key, typed.then((key) => key || browser.key)]) : typed);
  } finally {
    over.abort(new Error('The key is there.'));
  }
}

/** Milliseconds in which a pipe gives a key, if it has one. Agents leave theirs open, and never write. */
const SILENCE_MS = 1000;

/** Not before what lies in the pipe was read, however late that is. */
async function silence(): Promise<undefined> {
  await setTimeout(SILENCE_MS, undefined, { ref: false });
  await setImmediate();
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
  const result = await callTool(apiTools, createService(io, options), tool, {}, { signal: io.signal });
  // A key that may do other things is one as well.
  if (!result.ok && (Object(result.exception) as { status?: number }).status !== 403) throw result.exception;
}
