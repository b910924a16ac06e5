import { setImmediate, setTimeout } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { hostname } from 'node:os';
import { apiTools, callTool } from '@web-data/client/tools';
import { authorize } from '@web-data/client/authorize';
import type { DeviceCode } from '@web-data/client/authorize';
import { createProxyFetch } from '@web-data/client/proxy';
import type { CommonOptions } from '../commands/parse.ts';
import { withScheme } from '../commands/scheme.ts';
import { UsageError } from '../failure.ts';
import { notify } from '../io.ts';
import type { Io } from '../io.ts';
import { createService } from '../run/service.ts';
import { explainUnreachable } from '../run/unreachable.ts';
import { profilesPath, readProfiles, writeProfiles } from './profiles.ts';
import { DEFAULT_SERVICE } from './settings.ts';

/**
 * Gets a key, tries it, and stores it in a profile. Uses the key of the options or of stdin, or else one that a person
 * approves in a browser. @throws the error of the service for an invalid key
 */
export async function login(io: Io, options: CommonOptions): Promise<void> {
  const name = options.profile ?? 'default';
  const stored = readProfiles(io.env);
  const before = Object.hasOwn(stored.profiles, name) ? stored.profiles[name] : undefined;
  const address = options.baseUrl ?? io.env['WEB_DATA_BASE_URL'] ?? before?.baseUrl;
  const baseUrl = address === undefined ? undefined : withScheme(address);
  const service = baseUrl ?? DEFAULT_SERVICE;
  const apiKey = await getWorkingKey(io, options, service).catch((error: unknown) => {
    throw explainUnreachable(error, service);
  });
  const profile = { apiKey, ...(baseUrl !== undefined && { baseUrl }) };
  writeProfiles(io.env, { current: name, profiles: { ...stored.profiles, [name]: profile } });
  notify(io, `The key works. It is kept as ${JSON.stringify(name)} in ${profilesPath(io.env)}.`);
}

/** @throws the error of the service, at once: a wrong address does not get right by waiting */
async function getWorkingKey(io: Io, options: CommonOptions, baseUrl: string): Promise<string> {
  const apiKey = (options.apiKey ?? (await obtainKey(io, baseUrl))).trim();
  if (apiKey === '') throw new UsageError('No key was given.');
  await tryKey(
    // The stored profiles and the key of the environment do not count, its proxies do.
    {
      ...io,
      env: {
        ...io.env,
        XDG_CONFIG_HOME: '/nowhere',
        WEB_DATA_API_KEY: undefined,
        WEB_DATA_BASE_URL: undefined,
      },
    },
    { ...options, profile: undefined, wait: false, apiKey, baseUrl },
  );
  return apiKey;
}

/** Obtains a key that is piped or typed, or that a person approves in a browser, whichever comes first. */
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

/** Milliseconds to wait for a key from a pipe. Agents leave theirs open and never write. */
const SILENCE_MS = 1000;

/** Resolves after the timeout, but not before data in the pipe was read. */
async function silence(): Promise<undefined> {
  await setTimeout(SILENCE_MS, undefined, { ref: false });
  await setImmediate();
}

/** Ignores a service without the device flow: it may still accept keys. */
function unlessMissing(error: Error & { code?: string }): undefined {
  if (error.name === 'AuthorizationError' && error.code === 'unsupported') return undefined;
  throw error;
}

/** Tries a key with an operation that changes nothing and needs no arguments. */
async function tryKey(io: Io, options: CommonOptions): Promise<void> {
  const tool = Object.values(apiTools.tools).find(
    ({ method, input }) => method === 'GET' && !input['required'],
  );
  if (!tool) return;
  const result = await callTool(apiTools, createService(io, options), tool, {}, { signal: io.signal });
  // A 403 also proves that the key is valid: it lacks the scope of this operation.
  if (!result.ok && (Object(result.exception) as { status?: number }).status !== 403) throw result.exception;
}

/** Reads a key from stdin: a line of a pipe, or hidden input of a terminal. */
function readKey(io: Io): Promise<string> {
  const { stdin, stderr, signal } = io;
  const isTerminal = stdin.isTTY === true;
  return new Promise((resolve, reject) => {
    const lines = createInterface({
      input: stdin,
      terminal: isTerminal,
      ...(isTerminal && { output: silent(stderr) }),
    });
    // Prompts only after the terminal has stopped echoing, so that a key pasted at once stays hidden.
    if (isTerminal) stderr.write('API key: ');
    const stop = (): void => lines.close();
    signal.addEventListener('abort', stop, { once: true });
    lines.once('SIGINT', () => reject(Object.assign(new Error('Interrupted.'), { kind: 'abort' })));
    lines.once('line', (line) => {
      resolve(line);
      if (isTerminal) stderr.write('\n');
      lines.close();
    });
    lines.once('close', () => resolve(''));
  });
}

/** An output for readline that echoes nothing. */
function silent(stderr: Io['stderr']): NodeJS.WritableStream {
  return Object.assign(Object.create(stderr) as NodeJS.WritableStream, { write: () => true });
}

/**
 * Requests a key that a person approves in a browser, on this machine or another, and prints the instructions.
 * @returns the pending key, once the instructions are printed
 * @throws AuthorizationError when the service does not support this
 */
function requestKeyInBrowser(io: Io, baseUrl: string): Promise<{ key: Promise<string> }> {
  return new Promise((resolve, reject) => {
    const key = authorize({
      baseUrl,
      clientId: 'webdata-cli',
      clientName: `webdata on ${hostname()}`,
      signal: io.signal,
      fetch: createProxyFetch(io.env),
      onCode(code) {
        notify(io, formatInstructions(code));
        resolve({ key });
      },
    }).then(({ apiKey }) => apiKey);
    key.catch(reject); // Once the instructions are printed, the caller handles the error.
  });
}

function formatInstructions({
  userCode,
  verificationUri,
  verificationUriComplete,
  expiresAt,
}: DeviceCode): string {
  const minutes = Math.round((expiresAt.getTime() - Date.now()) / 60_000);
  return [
    `Open ${verificationUriComplete ?? verificationUri}`,
    `and approve the code ${userCode}, within ${minutes} minutes.`,
  ].join('\n');
}
