import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from '../output/write-atomically.ts';

/** Stored settings of a service. */
export interface Profile {
  apiKey: string;
  baseUrl?: string;
}

/** Content of the file. */
export interface Profiles {
  current: string;
  profiles: Record<string, Profile>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Path of the file with the keys (XDG Base Directory Specification). */
export function profilesPath(env: Environment): string {
  return join(env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config'), 'webdata', 'config.json');
}

/** Reads the profiles; empty when there is no file. @throws Error for a file of another format */
export function readProfiles(env: Environment): Profiles {
  const path = profilesPath(env);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return { current: 'default', profiles: {} };
  }
  try {
    const { current, profiles } = JSON.parse(text) as Partial<Profiles>;
    return { current: String(current ?? 'default'), profiles: { ...profiles } };
  } catch (cause) {
    throw new Error(`${path} is no JSON. Mend it, or remove it and run \`webdata login\`.`, { cause });
  }
}

/** Whether others than the owner may read the file. Windows has no such mode. */
export function isOpenToOthers(env: Environment): boolean {
  if (process.platform === 'win32') return false;
  const mode = statSync(profilesPath(env), { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o077) !== 0;
}

/** Writes the profiles atomically, readable only by the owner. @throws OutputError when that fails */
export function writeProfiles(env: Environment, profiles: Profiles): void {
  writeAtomically(profilesPath(env), `${JSON.stringify(profiles, undefined, 2)}\n`, 0o600);
}
