import { UsageError } from '../failure.ts';
import { write } from '../io.ts';
import type { Io } from '../io.ts';
import { readProfiles, writeProfiles } from './profiles.ts';

/** Lists the stored keys, selects one, or deletes one. @throws UsageError for an unknown action or name */
export async function keys(io: Io, [action, name, ...more]: readonly string[]): Promise<void> {
  const stored = readProfiles(io.env);
  if (action === undefined) {
    const rows = Object.entries(stored.profiles).map(
      ([profile, { apiKey, baseUrl = '' }]) =>
        `${profile === stored.current ? '*' : ' '} ${profile}\t${apiKey.slice(0, 6)}…\t${baseUrl}\n`,
    );
    return write(io, rows.join(''));
  }
  if (!['use', 'remove'].includes(action) || name === undefined || more.length > 0)
    throw new UsageError(
      'It is `webdata keys`, `webdata keys use <profile>` or `webdata keys remove <profile>`.',
    );
  if (!Object.hasOwn(stored.profiles, name))
    throw new UsageError(`There is no profile ${JSON.stringify(name)}.`);
  if (action === 'use') return writeProfiles(io.env, { ...stored, current: name });
  const profiles = Object.fromEntries(Object.entries(stored.profiles).filter(([other]) => other !== name));
  writeProfiles(io.env, { ...stored, profiles });
}
