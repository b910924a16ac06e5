import { relative } from 'node:path';
import { DescriptionError } from '../error.ts';
import { isObject, type Json } from '../json/json.ts';
import { isAddress, readText } from '../source/read-text.ts';
import { Source } from '../source/source.ts';
import { Bundle } from './bundle.ts';

/** Maximum number of files of one description. */
const MAX_FILES = 1_000;

/** The files of a description as one value, and the source of each moved part. */
export interface Files {
  readonly value: Json;
  readonly moved: readonly (readonly [to: string, from: { source: Source; pointer: string }])[];
}

/**
 * Reads every file that a description refers to, and writes them as one document: parts of other files become
 * components. Each round reads the files that the previous one found missing.
 * @throws DescriptionError when a file cannot be read or there are too many
 */
export async function readFiles(root: Source): Promise<Files> {
  const sources = new Map([[root.file, root]]);
  for (;;) {
    const bundle = new Bundle(root, sources);
    const value = isObject(root.value) ? bundle.write() : root.value;
    if (bundle.missing.size === 0) return { value, moved: bundle.moved };
    for (const [file, error] of bundle.missing) sources.set(file, await readOne(file, error, sources.size));
  }
}

async function readOne(file: string, denial: DescriptionError, count: number): Promise<Source> {
  if (count > MAX_FILES) {
    throw new DescriptionError(
      denial.location,
      `the description consists of more than ${MAX_FILES} files; bundle it.`,
    );
  }
  try {
    return new Source(await readText(file), file, isAddress(file) ? file : relative('.', file));
  } catch (error) {
    if (error instanceof DescriptionError) throw error;
    throw new DescriptionError(denial.location, `${denial.reason}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
