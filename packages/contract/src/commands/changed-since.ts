import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';
import { diffOpenApi } from '@web-data/diff';
import { isAddress, readDescription, readText } from '@web-data/openapi';
import { UsageError } from '@web-data/openapi/command';
import type { ContractDocument } from '../openapi/document.ts';

const run = promisify(execFile);

/** A reference to another file: what it held at that time is not compared. */
const OTHER_FILE = /["']?\$ref["']?\s*:\s*["']?[^"'#\s]/u;

/**
 * Returns the ids of the operations that changed since a commit of git, by their description; `undefined` where a change
 * concerns no single operation, so that all have to be verified.
 * @throws UsageError when the description is no file of a git repository, or consists of several files
 */
export async function listChangedOperations(
  spec: string,
  ref: string,
  { operations }: ContractDocument,
): Promise<readonly string[] | undefined> {
  if (spec === '-' || isAddress(spec))
    throw new UsageError('--changed-since compares a file of a git repository; give --spec the name of one.');
  const old = await readAt(spec, ref);
  if (OTHER_FILE.test(old) || OTHER_FILE.test(await readText(spec)))
    throw new UsageError(
      `${spec} refers to other files; bundle it to one, which --changed-since can compare.`,
    );
  const [before, now] = await Promise.all([
    readDescription(spec, { text: old, keepMalformed: true }),
    readDescription(spec, { keepMalformed: true }),
  ]);
  // Words of a description change no promise.
  const changes = diffOpenApi(before, now).filter(({ level }) => level !== 'text');
  const names = changes.map(
    ({ operation, operations: all }) => all ?? (operation === undefined ? [] : [operation]),
  );
  if (names.some((one) => one.length === 0)) return undefined;
  const changed = new Set(names.flat());
  return operations
    .filter(({ httpMethod, path }) => changed.has(`${httpMethod} ${path}`))
    .map(({ id }) => id);
}

async function readAt(spec: string, ref: string): Promise<string> {
  if (ref.startsWith('-')) throw new UsageError(`--changed-since takes a commit, not "${ref}".`);
  try {
    const options = { cwd: dirname(spec), maxBuffer: 2 ** 28 };
    const { stdout } = await run('git', ['show', `${ref}:./${basename(spec)}`], options);
    return stdout;
  } catch (error) {
    const reason = String((error as { stderr?: string }).stderr ?? (error as Error).message).trim();
    throw new UsageError(`git has no ${spec} at ${ref}: ${reason.split('\n')[0] ?? ''}`);
  }
}
