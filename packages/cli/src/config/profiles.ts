import { readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { writeAtomically } from '../output/write-whole.ts';

/** What is kept of a service. */
export interface Profile {
  apiKey: string;
  baseUrl?: string;
}

/** The file as it stands. */
export interface Profiles {
  current: string;
  profiles: Record<string, Profile>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where keys are kept (XDG Base Directory Specification). */
export function profilesPath(env: Environment): string {
  return join(env['XDG_CONFIG_HOME'] || join(env['HOME'] || homedir(), '.config'), 'webdata', 'config.json');
}

/** What is kept; nothing where there is no file. @throws Error for a file that is none of ours */
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

/** Whether others than the owner may read the file. Windows tells nothing of that. */
export function isOpenToOthers(env: Environment): boolean {
  if (process.platform === 'win32') return false;
  const mode = statSync(profilesPath(env), { throwIfNoEntry: false })?.mode ?? 0;
  return (mode & 0o077) !== 0;
}

/** Keeps them for the owner alone, whole or not at all. @throws OutputError */
export function writeProfiles(env: Environment, profiles: Profiles): void {
  writeAtomically(profilesPath(env), `${JSON.stringify(profiles, undefined, 2)}\n`, 0o600);
}
