import { createInterface } from 'node:readline';
import { apiTools, callTool } from '@web-data/client/tools';
import type { CommonOptions } from '../commands/parse.ts';
import { UsageError } from '../failure.ts';
import { tell } from '../io.ts';
import type { Io } from '../io.ts';
import { serviceOf } from '../run/service.ts';
import { profilesPath, readProfiles, writeProfiles } from './profiles.ts';

/** Asks for a key, tries it, and keeps it under the name of a profile. @throws what the service says of the key */
export async function login(io: Io, options: CommonOptions): Promise<void> {
  const name = options.profile ?? 'default';
  const apiKey = (options.apiKey ?? (await readKey(io))).trim();
  if (apiKey === '') throw new UsageError('No key was given.');
  const kept = readProfiles(io.env);
  const before = Object.hasOwn(kept.profiles, name) ? kept.profiles[name] : undefined;
  const baseUrl = options.baseUrl ?? io.env['WEB_DATA_BASE_URL'] ?? before?.baseUrl;
  await tryKey(
    { ...io, env: { XDG_CONFIG_HOME: '/nowhere' } },
    { ...options, profile: undefined, apiKey, baseUrl },
  );
  const profile = { apiKey, ...(baseUrl !== undefined && { baseUrl }) };
  writeProfiles(io.env, { current: name, profiles: { ...kept.profiles, [name]: profile } });
  tell(io, `The key works. It is kept as ${JSON.stringify(name)} in ${profilesPath(io.env)}.`);
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

/** From stdin: a line of a pipe, or what a person types, which is not shown. */
function readKey(io: Io): Promise<string> {
  const { stdin, stderr, signal } = io;
  const isTerminal = stdin.isTTY === true;
  if (isTerminal) stderr.write('API key: ');
  return new Promise((resolve, reject) => {
    const lines = createInterface({
      input: stdin,
      terminal: isTerminal,
      ...(isTerminal && { output: silent(stderr) }),
    });
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

/** A terminal that shows nothing of what is typed. */
function silent(stderr: Io['stderr']): NodeJS.WritableStream {
  return Object.assign(Object.create(stderr) as NodeJS.WritableStream, { write: () => true });
}
